public import Foundation
public import SnaplineControls
public import SnaplineDrawing
import SnaplineLayout
public import SnaplineText

/// A text view that is as high as its text, up to a maximum height; a longer text scrolls.
///
///     let note = AutoSizingTextView(placeholder: "What happened?")
///     note.maximumHeight = 120
///
open class AutoSizingTextView: TextView {
  public typealias ContentSizeCallback = (AutoSizingTextView) -> Void

  /// The greatest height, or 0 for any.
  open var maximumHeight: CGFloat = 0 {
    didSet { if maximumHeight != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The text that is shown while the view has no text.
  open var placeholder: String? {
    get { hint }
    set { hint = newValue }
  }

  /// Called when the view may have another size.
  open var contentSizeInvalidatedCallback: ContentSizeCallback?

  public override init(frame: CGRect, textContainer: TextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    isScrollEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isScrollEnabled = false
  }

  public convenience init(
    placeholder: String?,
    font: Font? = nil,
    backgroundColor: Color = .clear
  ) {
    self.init(frame: .zero, textContainer: nil)
    self.placeholder = placeholder
    self.font = font
    self.backgroundColor = backgroundColor
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (hasText ? nil : placeholder) }
    set { super.accessibilityLabel = newValue }
  }

  // MARK: Layout

  // Though it scrolls once it is as high as it may be.
  open override var contentWraps: Bool { true }

  open override var intrinsicContentSize: CGSize { lowered(super.intrinsicContentSize) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    lowered(super.sizeThatFits(size))
  }

  private func lowered(_ size: CGSize) -> CGSize {
    guard maximumHeight > 0 else { return size }
    return CGSize(width: size.width, height: min(size.height, maximumHeight))
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentSizeInvalidatedCallback?(self)
  }

  open override func layoutSubviews() {
    let whole = super.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
    let overflows = maximumHeight > 0 && whole > maximumHeight
    if isScrollEnabled != overflows { isScrollEnabled = overflows }
    super.layoutSubviews()
  }
}
