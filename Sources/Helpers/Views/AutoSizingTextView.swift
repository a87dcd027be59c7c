public import Foundation
public import SnaplineControls
public import SnaplineLayout
public import SnaplineText

/// A text view that is as high as its text, up to a height from which on it scrolls.
open class AutoSizingTextView: TextView {
  public typealias ContentSizeCallback = (AutoSizingTextView) -> Void

  /// The height from which on it scrolls; 0 for none.
  open var maximumHeight: CGFloat = 0 {
    didSet { if maximumHeight != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// What it says while it has no text.
  open var placeholder: String? {
    didSet { if placeholder != oldValue { updatePlaceholder() } }
  }

  /// Called when another height is asked for.
  open var contentSizeInvalidatedCallback: ContentSizeCallback?
  private var placeholderLabel: TextView?

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
    self.font = font
    self.backgroundColor = backgroundColor
    self.placeholder = placeholder
    updatePlaceholder()
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    updatePlaceholder()
    contentSizeInvalidatedCallback?(self)
  }

  open override var contentWraps: Bool { true }

  open override var intrinsicContentSize: CGSize { capped(sizeThatFits(endless)) }

  open override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    capped(sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)))
  }

  private var endless: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }

  private func capped(_ size: CGSize) -> CGSize {
    guard maximumHeight > 0 else { return size }
    return CGSize(width: size.width, height: min(size.height, maximumHeight))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
    let isTooHigh = maximumHeight > 0 && sizeThatFits(room).height > bounds.height
    if isScrollEnabled != isTooHigh { isScrollEnabled = isTooHigh }
    placeholderLabel?.frame = CGRect(origin: .zero, size: bounds.size)
  }

  private func updatePlaceholder() {
    guard let placeholder else {
      placeholderLabel?.removeFromSuperview()
      placeholderLabel = nil
      return
    }
    let label = placeholderLabel ?? makePlaceholder()
    label.text = placeholder
    label.font = font
    label.textContainerInset = textContainerInset
    label.isHidden = hasText
    accessibilityLabel = hasText ? nil : placeholder
  }

  private func makePlaceholder() -> TextView {
    let label = TextView(frame: .zero)
    label.isScrollEnabled = false
    label.isUserInteractionEnabled = false
    label.textColor = .placeholderText
    label.backgroundColor = .clear
    addSubview(label)
    placeholderLabel = label
    return label
  }
}
