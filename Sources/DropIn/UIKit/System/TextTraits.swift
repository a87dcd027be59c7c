public import Foundation
public import SnaplineControls
import SnaplineLayout

/// How the keyboard of a text view would be, which pictures leave out.
private struct TextTraits: SetAside {
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var textContentType: UITextContentType?
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

  /// Scrolls until both ends of a part of the text show, or its end where they don't fit.
  public func scrollRangeToVisible(_ range: NSRange) {
    let start = position(from: beginningOfDocument, offset: range.location)
    let (from, isTooFar) = range.location.addingReportingOverflow(range.length)
    let end = isTooFar ? nil : position(from: beginningOfDocument, offset: from)
    let last = caretRect(for: end ?? endOfDocument)
    let first = start.map { caretRect(for: $0) } ?? last
    let whole = first.union(last)
    scrollRectToVisible(whole.height <= bounds.height ? whole : last, animated: false)
  }

  // A text view posts what is typed, and not when typing begins and ends: a test posts those.

  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification"
  )
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification"
  )
}

extension SearchBar {
  public var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
}
