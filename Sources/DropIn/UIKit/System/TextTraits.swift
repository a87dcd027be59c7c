public import Foundation
public import SnaplineControls
import SnaplineLayout

/// How the keyboard of a text view would be, which pictures leave out.
private struct TextTraits: SetAside {
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var textContentType: UITextContentType?
  var dataDetectorTypes: UIDataDetectorTypes = []
  var isFindInteractionEnabled = false
  var usesStandardTextScaling = false
}

/// The kinds of text that a phone makes into links; the raw values are UIKit's.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
  public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

extension TextView {
  public var keyboardType: UIKeyboardType {
    get { self[aside: \TextTraits.keyboardType] }
    set { self[aside: \TextTraits.keyboardType] = newValue }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { self[aside: \TextTraits.keyboardAppearance] }
    set { self[aside: \TextTraits.keyboardAppearance] = newValue }
  }
  public var returnKeyType: UIReturnKeyType {
    get { self[aside: \TextTraits.returnKeyType] }
    set { self[aside: \TextTraits.returnKeyType] = newValue }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { self[aside: \TextTraits.enablesReturnKeyAutomatically] }
    set { self[aside: \TextTraits.enablesReturnKeyAutomatically] = newValue }
  }
  /// Has no effect: pictures show the letters.
  public var isSecureTextEntry: Bool {
    get { self[aside: \TextTraits.isSecureTextEntry] }
    set { self[aside: \TextTraits.isSecureTextEntry] = newValue }
  }
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { self[aside: \TextTraits.autocapitalizationType] }
    set { self[aside: \TextTraits.autocapitalizationType] = newValue }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { self[aside: \TextTraits.autocorrectionType] }
    set { self[aside: \TextTraits.autocorrectionType] = newValue }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { self[aside: \TextTraits.spellCheckingType] }
    set { self[aside: \TextTraits.spellCheckingType] = newValue }
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { self[aside: \TextTraits.smartQuotesType] }
    set { self[aside: \TextTraits.smartQuotesType] = newValue }
  }
  public var smartDashesType: UITextSmartDashesType {
    get { self[aside: \TextTraits.smartDashesType] }
    set { self[aside: \TextTraits.smartDashesType] = newValue }
  }
  public var textContentType: UITextContentType! {
    get { self[aside: \TextTraits.textContentType] }
    set { self[aside: \TextTraits.textContentType] = newValue }
  }

  /// The kinds of text that a phone makes into links.
  ///
  /// No links are made here, which is recorded.
  public var dataDetectorTypes: UIDataDetectorTypes {
    get { self[aside: \TextTraits.dataDetectorTypes] }
    set {
      if !newValue.isEmpty { SystemCall.note("UITextView.dataDetectorTypes", newValue.rawValue) }
      self[aside: \TextTraits.dataDetectorTypes] = newValue
    }
  }
  public var isFindInteractionEnabled: Bool {
    get { self[aside: \TextTraits.isFindInteractionEnabled] }
    set { self[aside: \TextTraits.isFindInteractionEnabled] = newValue }
  }
  public var usesStandardTextScaling: Bool {
    get { self[aside: \TextTraits.usesStandardTextScaling] }
    set { self[aside: \TextTraits.usesStandardTextScaling] = newValue }
  }

  /// Scrolls until both ends of a part of the text are visible, or its end if they don't fit.
  public func scrollRangeToVisible(_ range: NSRange) {
    let start = position(from: beginningOfDocument, offset: range.location)
    let (from, isTooFar) = range.location.addingReportingOverflow(range.length)
    let end = isTooFar ? nil : position(from: beginningOfDocument, offset: from)
    let last = caretRect(for: end ?? endOfDocument)
    let first = start.map { caretRect(for: $0) } ?? last
    let whole = first.union(last)
    scrollRectToVisible(whole.height <= bounds.height ? whole : last, animated: false)
  }
}

extension SearchBar {
  public var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
}
