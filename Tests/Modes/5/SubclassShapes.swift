import UIKit

// Subclasses that override what libraries override, each counting that it was asked.

class CountingView: UIView {
  class Inner {}

  var calls: [String] = []

  override class var requiresConstraintBasedLayout: Bool { true }
  override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
  override var bounds: CGRect { didSet { calls.append("bounds") } }
  override var frame: CGRect { didSet { calls.append("frame") } }
  override var isHidden: Bool { didSet { calls.append("isHidden") } }
  override var accessibilityLabel: String? { didSet { calls.append("label") } }
  override func layoutSubviews() { super.layoutSubviews(); calls.append("layoutSubviews") }
  override func updateConstraints() { calls.append("updateConstraints"); super.updateConstraints() }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
  override func didMoveToSuperview() { super.didMoveToSuperview(); calls.append("moved") }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    calls.append("traits")
  }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    super.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }
  override func addSubview(_ view: UIView) { super.addSubview(view) }
  override func insertSubview(_ view: UIView, at index: Int) {
    super.insertSubview(view, at: index)
  }
  override func awakeFromNib() { super.awakeFromNib() }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    calls.append("touched")
  }
}

class TiltedSafeAreaView: UIView {
  override var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
  }
}

class GrowingStackView: UIStackView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init(coder: NSCoder) { super.init(coder: coder) }
  override func addArrangedSubview(_ view: UIView) { super.addArrangedSubview(view) }
  override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    super.insertArrangedSubview(view, at: stackIndex)
  }
  override func removeArrangedSubview(_ view: UIView) { super.removeArrangedSubview(view) }
}

class GrowingTextView: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    isScrollEnabled = false
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var text: String! { didSet { invalidateIntrinsicContentSize() } }
  override var font: UIFont? { didSet { invalidateIntrinsicContentSize() } }
  override var textContainerInset: UIEdgeInsets { didSet { invalidateIntrinsicContentSize() } }
  override var adjustsFontForContentSizeCategory: Bool { didSet {} }
  override func caretRect(for position: UITextPosition) -> CGRect {
    super.caretRect(for: position).insetBy(dx: -1, dy: 0)
  }
}

class PaddedLabel: UILabel {
  var padding = UIEdgeInsets.zero
  override var font: UIFont! { didSet { invalidateIntrinsicContentSize() } }
  override var textColor: UIColor! { didSet {} }
  override var text: String? { didSet {} }
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + padding.left + padding.right, height: size.height)
  }
  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }
}

class HeaderTableView: UITableView {
  var edits = 0
  override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var contentSize: CGSize { didSet {} }
  override var contentInset: UIEdgeInsets { didSet {} }
  override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange() }
  override func beginUpdates() { edits += 1; super.beginUpdates() }
  override func endUpdates() { super.endUpdates() }
  override func insertRows(at paths: [IndexPath], with animation: UITableView.RowAnimation) {
    edits += 1
    super.insertRows(at: paths, with: animation)
  }
  override func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    edits += 1
    super.performBatchUpdates(updates, completion: completion)
  }
}

class SelfSizingCollectionView: UICollectionView {
  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize { contentSize }
}

class OwnedGuide: UILayoutGuide {
  var owners = 0
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var owningView: UIView? { didSet { owners += 1 } }
}

/// As UIKit declares it, a subclass may repeat that the owner is weak.
class WeaklyOwnedGuide: UILayoutGuide {
  var names: [String] = []
  override weak var owningView: UIView? {
    didSet { names.append(owningView?.accessibilityLabel ?? "nobody") }
  }
}
