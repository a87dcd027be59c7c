public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
public import SnaplineGeometry
public import SnaplineLayout
import SnaplineScene
public import SnaplineText

/// Text that may be longer than its view, and be scrolled: UIKit's `UITextView`.
///
/// One that doesn't scroll is as high as its text at the width it gets.
open class TextView: ScrollView {
  /// The room for the lines, inside of ``textContainerInset``.
  public let textContainer: TextContainer
  private var lastWritten = WrittenText("")
  private var storage: TextStorage?
  /// The block that was set last, with what it was set from.
  var lastBlock: (request: TextRequest, block: TextBlock)?

  public init(frame: CGRect, textContainer: TextContainer?) {
    self.textContainer = textContainer ?? TextContainer()
    super.init(frame: frame)
    measuresContent = true
    self.textContainer.changed = { [weak self] in self?.textChanged() }
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) {
    textContainer = TextContainer()
    super.init(coder: coder)
    measuresContent = true
    textContainer.changed = { [weak self] in self?.textChanged() }
  }

  // MARK: What it says

  open var text: String! {
    get { written.plain ?? "" }
    set { write(WrittenText(newValue ?? "")) }
  }

  /// The text with attributes of its own; where it has none, those of the view are used.
  open var attributedText: NSAttributedString! {
    get { written.withLooks }
    set { write(WrittenText(newValue ?? NSAttributedString(string: ""))) }
  }

  /// The text, to be changed in place, with the attributes of ``attributedText``.
  open var textStorage: TextStorage {
    if let storage { return storage }
    let storage = TextStorage(attributedString: written.withLooks)
    storage.changed = { [weak self] in self?.follow($0, growth: $1, $2) }
    self.storage = storage
    return storage
  }

  /// The storage, where somebody asked for it.
  final var storageInUse: TextStorage? { storage }

  /// What the view says, with what was changed in its storage.
  final var written: WrittenText {
    get {
      if let storage, storage.isAhead {
        storage.isAhead = false
        lastWritten = WrittenText(storage)
      }
      return lastWritten
    }
    set { lastWritten = newValue }
  }

  /// Sets the text from an `AttributedString`, with the attributes of ``TextScope`` and ``LabelScope``.
  public func setAttributedText(_ string: AttributedString) { write(WrittenText(string)) }

  open var hasText: Bool { !text.isEmpty }

  /// What stands in a view without text, and counts as its text where it is measured.
  package final var hint: String? { didSet { if hint != oldValue { textChanged() } } }

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

  /// The font; with `nil`, text is as large as the system's small text.
  open var font: Font? {
    didSet { if font != oldValue { textChanged() } }
  }

  open var textColor: Color? = .label
  open var textAlignment = TextAlignment.natural

  /// Whether a text style's font follows the text size of the traits.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { textChanged() } }
  }

  /// The room around the text, on fixed sides.
  open var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textChanged() } }
  }

  // MARK: What a finger could do

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { textChanged() } }
  }

  open var isEditable = true
  open var isSelectable = true
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  /// The attributes of text that is typed.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var selectedRange = NSRange(location: 0, length: 0)
  var marked: NSRange?

  /// Types a text in place of ``selectedRange``, as a finger on a keyboard would.
  open func insertText(_ text: String) { typeIn(text) }

  /// Deletes the selection, or else the letter before it.
  open func deleteBackward() { deleteBefore() }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.name == "selectAll:"
      ? !text.isEmpty : super.canPerformAction(action, withSender: sender)
  }

  open override func selectAll(_ sender: Any?) {
    selectedRange = NSRange(location: 0, length: text.utf16.count)
  }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  @discardableResult open override func becomeFirstResponder() -> Bool { beginEditing() }
  @discardableResult open override func resignFirstResponder() -> Bool { endEditing() }

  func becomeFirst() -> Bool { super.becomeFirstResponder() }
  func resignFirst() -> Bool { super.resignFirstResponder() }

  /// Posted by a text view when somebody types in it.
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification"
  )
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification"
  )
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification"
  )

  /// The delegate that is told of typing and scrolling; it isn't kept alive.
  open var delegate: (any TextViewDelegate)? {
    get { scrollDelegate as? any TextViewDelegate }
    set { scrollDelegate = newValue }
  }

  // MARK: Places in the text

  /// ``selectedRange`` in UIKit's terms of text input; setting `nil` selects the end of the text.
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
  /// Changes a part of the text, even if the view isn't editable, and tells of the change.
  open func replace(_ range: TextRange, withText text: String) {
    replace(range.range, by: text, asking: false)
  }

  // Where it is drawn, in the content's coordinates.

  open func caretRect(for position: TextPosition) -> CGRect { caret(at: position) }
  /// The first of ``selectionRects(for:)``, or the caret of a part without letters.
  open func firstRect(for range: TextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }
  /// The parts of lines that a range covers; where it goes on in the next line, up to the line's end.
  open func selectionRects(for range: TextRange) -> [TextSelectionRect] {
    selectionRects(of: range)
  }
  open func closestPosition(to point: CGPoint) -> TextPosition? { place(nearestTo: point) }
  open func closestPosition(to point: CGPoint, within range: TextRange) -> TextPosition? {
    place(nearestTo: point, in: range)
  }
  /// The letter at a point.
  open func characterRange(at point: CGPoint) -> TextRange? { letter(at: point) }

  private var keyboards = (input: View?.none, accessory: View?.none)
  open override var inputView: View? {
    get { keyboards.input }
    set { keyboards.input = newValue }
  }
  open override var inputAccessoryView: View? {
    get { keyboards.accessory }
    set { keyboards.accessory = newValue }
  }

  // MARK: Layout

  /// The layout of the text in ``textContainer``.
  public private(set) lazy var layoutManager = TextLayoutManager(of: self)

  open override var contentWraps: Bool { !isScrollEnabled }

  open override var intrinsicContentSize: CGSize {
    guard contentWraps else {
      return CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    }
    return size(setting: widthOfSecondLook)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(setting: size.width > 0 ? size.width : nil)
  }

  open override func layoutSubviews() {
    contentSize = CGSize(width: bounds.width, height: size(setting: bounds.width).height)
    super.layoutSubviews()
  }

  open override func baselineOffsets(in size: CGSize) -> BaselineOffsets? {
    let block = block(width: size.width)
    let grid = PixelGrid(scale: traits.displayScale)
    let top = textContainerInset.top
    return BaselineOffsets(
      firstFromTop: grid.round(top + block.firstBaseline),
      lastFromBottom: size.height - grid.round(top + block.lastBaseline)
    )
  }

  open override var baselinePitch: CGFloat? { shownFont.lineHeight + shownFont.leading }

  open override var contentText: String? { shownText.plain }

  open override func recordContent(into recorder: SceneRecorder) { record(into: recorder) }
}
