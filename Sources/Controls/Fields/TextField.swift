public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
public import SnaplineLayout
import SnaplineScene
public import SnaplineText

/// A line of text that somebody fills in: UIKit's `UITextField`.
open class TextField: Control {
  let line = Label()
  let ground = ImageView()
  let clearButton = ImageView()
  var written = WrittenText("")
  var writtenPlaceholder = WrittenText()
  var selection = NSRange(location: 0, length: 0)
  var marked: NSRange?
  /// How far what stands beside the text is from it, where that isn't as the border asks.
  var sideGap: CGFloat?
  /// Looks of text that the field has no member for.
  var otherLooks: [NSAttributedString.Key: Any] = [:]
  /// How far the text stands from where it would.
  var textShift = Offset.zero { didSet { if textShift != oldValue { setNeedsLayout() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clearButton.image = Image(systemName: "xmark.circle.fill")
    clearButton.preferredSymbolConfiguration = Image.SymbolConfiguration(pointSize: 15)
    clearButton.contentMode = .center
    clearButton.tintColor = .tertiaryLabel
    addSubview(line)
  }

  // MARK: What it says

  open var text: String? {
    get { written.plain ?? "" }
    set { write(WrittenText(newValue ?? "")) }
  }

  /// The text with attributes of its own; where it has none, those of the field are used.
  open var attributedText: NSAttributedString? {
    get { written.attributed ?? NSAttributedString(string: text ?? "") }
    set { write(WrittenText(newValue ?? NSAttributedString(string: ""))) }
  }

  /// The text that is shown in a field without text.
  open var placeholder: String? {
    get { writtenPlaceholder.plain }
    set {
      writtenPlaceholder = WrittenText(newValue)
      contentChanged()
    }
  }

  open var attributedPlaceholder: NSAttributedString? {
    get { writtenPlaceholder.attributed ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      writtenPlaceholder = WrittenText(newValue)
      contentChanged()
    }
  }

  /// The attributes of text that has none of its own, such as font, colour and alignment.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { textLooks }
    set { takeLooks(newValue) }
  }

  open var hasText: Bool { !(text ?? "").isEmpty }

  open override func value(forKey key: String) -> Any? {
    if let member = KeyedMember.named(key, of: self) { return member.get() }
    return super.value(forKey: key)
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    if KeyedMember.named(key, of: self)?.set(value) != true {
      super.setValue(value, forKey: key)
    }
  }

  // MARK: How it looks

  open var font: Font? = .systemFont(ofSize: Font.labelFontSize) { didSet { contentChanged() } }
  open var textColor: Color? = .label { didSet { setNeedsLayout() } }
  open var textAlignment = TextAlignment.natural { didSet { setNeedsLayout() } }
  open var borderStyle = BorderStyle.none { didSet { contentChanged() } }
  open var background: Image? { didSet { setNeedsLayout() } }
  open var disabledBackground: Image? { didSet { setNeedsLayout() } }
  open var adjustsFontForContentSizeCategory = false { didSet { contentChanged() } }
  /// Whether text that is too long is drawn smaller, down to ``minimumFontSize``.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsLayout() } }
  open var minimumFontSize: CGFloat = 0 { didSet { setNeedsLayout() } }

  /// The border around the text; the raw values are UIKit's.
  public enum BorderStyle: Int, Hashable, Sendable {
    case none, line, bezel, roundedRect
  }

  /// When a view beside the text is shown; the raw values are UIKit's.
  public enum ViewMode: Int, Hashable, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  open var clearButtonMode = ViewMode.never { didSet { contentChanged() } }
  open var leftViewMode = ViewMode.never { didSet { contentChanged() } }
  open var rightViewMode = ViewMode.never { didSet { contentChanged() } }
  open var leftView: View? {
    didSet {
      if takesSide(leftView, for: oldValue) { contentChanged() } else { leftView = oldValue }
    }
  }
  open var rightView: View? {
    didSet {
      if takesSide(rightView, for: oldValue) { contentChanged() } else { rightView = oldValue }
    }
  }

  // MARK: What a finger could do

  open weak var delegate: (any TextFieldDelegate)?
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var allowsEditingTextAttributes = false
  open var typingAttributes: [NSAttributedString.Key: Any]?
  private var keyboards = (input: View?.none, accessory: View?.none)
  open override var inputView: View? {
    get { keyboards.input }
    set { keyboards.input = newValue }
  }
  open override var inputAccessoryView: View? {
    get { keyboards.accessory }
    set { keyboards.accessory = newValue }
  }
  open var isEditing: Bool { isFirstResponder }

  open var isSecureTextEntry = false { didSet { contentChanged() } }
  open var keyboardType = KeyboardType.default
  open var keyboardAppearance = KeyboardAppearance.default
  open var returnKeyType = ReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var autocapitalizationType = TextAutocapitalizationType.sentences
  open var autocorrectionType = TextAutocorrectionType.default
  open var spellCheckingType = TextSpellCheckingType.default
  open var smartQuotesType = TextSmartQuotesType.default
  open var smartDashesType = TextSmartDashesType.default
  open var textContentType: TextContentType?

  open override var canBecomeFirstResponder: Bool { isEnabled }
  @discardableResult open override func becomeFirstResponder() -> Bool { beginEditing() }
  @discardableResult open override func resignFirstResponder() -> Bool { endEditing() }

  func becomeFirst() -> Bool { super.becomeFirstResponder() }
  func resignFirst() -> Bool { super.resignFirstResponder() }

  /// Posted by a field when somebody types in it.
  public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification"
  )
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )

  /// Types a text in place of the selection, as a finger on a keyboard would.
  ///
  /// Unless a selection is set, the text is added at the end.
  open func insertText(_ text: String) { typeIn(text) }
  /// Deletes the selection, or else the letter before it.
  open func deleteBackward() { deleteBefore() }

  // MARK: Places in the text

  /// The selection, which is also where text is typed; setting `nil` selects the end of the text.
  open var selectedTextRange: TextRange? {
    get { selectedPart }
    set { selectedPart = newValue }
  }

  /// The text that an input method is still composing; `nil` where there is none.
  open var markedTextRange: TextRange? { markedPart }
  /// The attributes of marked text, which have no effect here.
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  /// Replaces the marked text, or else the selection, and selects a part of the new text.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    mark(markedText, selecting: selectedRange)
  }
  open func unmarkText() { marked = nil }

  open var beginningOfDocument: TextPosition { TextPosition(0) }
  open var endOfDocument: TextPosition { lastPlace }
  /// The position that is `offset` UTF-16 units further on; `nil` outside of the text.
  open func position(from position: TextPosition, offset: Int) -> TextPosition? {
    place(offset, from: position)
  }
  open func offset(from: TextPosition, to toPosition: TextPosition) -> Int {
    toPosition.offset - from.offset
  }
  open func compare(_ position: TextPosition, to other: TextPosition) -> ComparisonResult {
    position.compared(to: other)
  }
  /// The range between two positions, whichever comes first.
  open func textRange(from fromPosition: TextPosition, to toPosition: TextPosition) -> TextRange? {
    TextRange(fromPosition, toPosition)
  }

  open func text(in range: TextRange) -> String? { part(range) }
  /// Changes a part of the text without asking the delegate, and tells of the change.
  open func replace(_ range: TextRange, withText text: String) {
    replace(range.range, by: text, asking: false)
  }

  // Where it is drawn, in the field's coordinates.

  /// The rectangle of the caret at a position; one without area isn't drawn.
  open func caretRect(for position: TextPosition) -> CGRect { caret(at: position) }
  /// The first of ``selectionRects(for:)``, or the caret of a part without letters.
  open func firstRect(for range: TextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }
  open func selectionRects(for range: TextRange) -> [TextSelectionRect] {
    selectionRects(of: range)
  }
  open func closestPosition(to point: CGPoint) -> TextPosition? { place(nearestTo: point) }
  open func closestPosition(to point: CGPoint, within range: TextRange) -> TextPosition? {
    place(nearestTo: point, in: range)
  }
  /// The letter at a point.
  open func characterRange(at point: CGPoint) -> TextRange? { letter(at: point) }

  // MARK: Layout

  override func stateChanged() { setNeedsLayout() }
  // A field shows its caret.
  override var focusRadius: CGFloat? { nil }

  func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentChanged()
  }

  open override var intrinsicContentSize: CGSize { wantedSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { wantedSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override func baselineOffsets(in size: CGSize) -> BaselineOffsets? {
    refresh()
    let frame = textRect(forBounds: CGRect(origin: .zero, size: size))
    guard let offsets = line.baselineOffsets(in: frame.size) else { return nil }
    return BaselineOffsets(
      firstFromTop: frame.minY + offsets.firstFromTop,
      lastFromBottom: size.height - frame.maxY + offsets.lastFromBottom
    )
  }

  open override var baselinePitch: CGFloat? { shownFont.lineHeight + shownFont.leading }
  open override var contentText: String? { hasText ? shownText.plain : placeholder }
  open override func recordContent(into recorder: SceneRecorder) { record(into: recorder) }

  // Rectangles that subclasses may move.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { rectForText(in: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { rectForClearButton(in: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    rect(for: leftView, in: bounds, true)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    rect(for: rightView, in: bounds, false)
  }
}
