public import Foundation

/// The text of a text view, to be changed in place: UIKit's `NSTextStorage`.
///
/// Its changes show in the view, whose delegate isn't told of them. Changes between `beginEditing()` and
/// `endEditing()` are laid out together.
public final class TextStorage: NSMutableAttributedString {
  /// The kinds of changes.
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// What was changed since the delegate was told last.
  public private(set) var editedMask: EditActions = []
  /// Where it was changed, in the text as it is now.
  public private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// By how many UTF-16 units the text has grown.
  public private(set) var changeInLength = 0

  /// The delegate that is told of changes, and may change more; it isn't kept alive.
  public weak var delegate: (any TextStorageDelegate)?

  /// Who is told of changes besides: the text view.
  var changed: ((_ range: NSRange, _ growth: Int, _ mask: EditActions) -> Void)?
  /// Whether the text is another one than the text view has seen.
  var isAhead = false
  private var openEdits = 0
  private var isTelling = false

  /// Takes the text of the view, of which the view isn't told.
  func hold(_ text: NSAttributedString) {
    let told = changed
    changed = nil
    beginEditing()
    setAttributedString(text)
    isAhead = false
    endEditing()
    changed = told
  }

  // MARK: Changes

  public override func beginEditing() { openEdits += 1 }

  public override func endEditing() {
    openEdits = max(0, openEdits - 1)
    tellOfEdits()
  }

  /// Reports a change: its range before, and by how many UTF-16 units the text has grown.
  public func edited(
    _ editedMask: EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    let before = self.editedMask.isEmpty ? editedRange : self.editedRange.union(editedRange)
    self.editedRange = NSRange(location: before.location, length: before.length + delta)
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    isAhead = true
    tellOfEdits()
  }

  private func tellOfEdits() {
    guard openEdits == 0, !isTelling, !editedMask.isEmpty else { return }
    isTelling = true
    delegate?.textStorage(
      self,
      willProcessEditing: editedMask,
      range: editedRange,
      changeInLength: changeInLength
    )
    delegate?.textStorage(
      self,
      didProcessEditing: editedMask,
      range: editedRange,
      changeInLength: changeInLength
    )
    let (mask, range, growth) = (editedMask, editedRange, changeInLength)
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    isTelling = false
    changed?(range, growth, mask)
  }

  public override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  public override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let growth = attrString.length - range.length
    super.replaceCharacters(in: range, with: attrString)
    edited([.editedCharacters, .editedAttributes], range: range, changeInLength: growth)
  }

  // Inserting, appending and setting the whole text replace characters; this doesn't.
  public override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  /// The letters; changing them changes the storage.
  public override var mutableString: NSMutableString {
    let letters = StoredLetters(capacity: 0)
    letters.storage = self
    return letters
  }

  public override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  public override func addAttribute(
    _ name: NSAttributedString.Key,
    value: Any,
    range: NSRange
  ) {
    super.addAttribute(name, value: value, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  public override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any],
    range: NSRange
  ) {
    super.addAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  public override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    super.removeAttribute(name, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
}

/// The delegate that is told of changes of a text storage: UIKit's `NSTextStorageDelegate`.
public protocol TextStorageDelegate: AnyObject {
  /// Called before a change is shown; letters and attributes may still be changed.
  func textStorage(
    _ textStorage: TextStorage,
    willProcessEditing editedMask: TextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )
  /// Called after that; attributes may still be changed.
  func textStorage(
    _ textStorage: TextStorage,
    didProcessEditing editedMask: TextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )
}

extension TextStorageDelegate {
  public func textStorage(
    _ textStorage: TextStorage,
    willProcessEditing editedMask: TextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: TextStorage,
    didProcessEditing editedMask: TextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}

/// The letters of a storage, which keep nothing themselves.
private final class StoredLetters: NSMutableString {
  var storage = NSMutableAttributedString(string: "")

  // Foundation asks for these; nobody calls them.
  required convenience init?(coder: NSCoder) { nil }
  required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
    self.init(stringLiteral: value)
  }
  required convenience init(unicodeScalarLiteral value: StaticString) {
    self.init(stringLiteral: value)
  }

  override var length: Int { storage.length }
  override func character(at index: Int) -> unichar {
    (storage.string as NSString).character(at: index)
  }
  override func replaceCharacters(in range: NSRange, with aString: String) {
    storage.replaceCharacters(in: range, with: aString)
  }
}
