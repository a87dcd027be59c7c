import UIKit

/// A view that overrides everything it may, as somebody's subclass does somewhere.
class ManyOverrides: UIView {
  init() { super.init(frame: .zero) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var frame: CGRect { didSet { _ = oldValue } }
  override var center: CGPoint { didSet { _ = oldValue } }
  override var transform: CGAffineTransform { didSet { _ = oldValue } }
  override var alpha: CGFloat { didSet { _ = oldValue } }
  override var backgroundColor: UIColor? { didSet { _ = oldValue } }
  override var clipsToBounds: Bool { didSet { _ = oldValue } }
  override var contentMode: UIView.ContentMode { didSet { _ = oldValue } }
  override var isUserInteractionEnabled: Bool { didSet { _ = oldValue } }
  override var autoresizingMask: UIView.AutoresizingMask { didSet { _ = oldValue } }
  override var layoutMargins: UIEdgeInsets { didSet { _ = oldValue } }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet { _ = oldValue } }
  override var semanticContentAttribute: UISemanticContentAttribute { didSet { _ = oldValue } }
  override var accessibilityLabel: String? {
    get { "label" }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { [.button, super.accessibilityTraits] }
    set { super.accessibilityTraits = newValue }
  }
  override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 30)
  }
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 1, left: 0, bottom: 1, right: 0)
  }
  override var forLastBaselineLayout: UIView { subviews.last ?? self }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    .leftToRight
  }
  override var next: UIResponder? { superview }

  override func addSubview(_ view: UIView) { super.addSubview(view) }
  override func insertSubview(_ view: UIView, at index: Int) {
    super.insertSubview(view, at: index)
  }
  override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    super.insertSubview(view, aboveSubview: siblingSubview)
  }
  override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    super.exchangeSubview(at: index1, withSubviewAt: index2)
  }
  override func willMove(toSuperview newSuperview: UIView?) {}
  override func willMove(toWindow newWindow: UIWindow?) {}
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
  override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 30) }
  override func sizeToFit() { super.sizeToFit() }
  override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
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
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
  override func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    super.setContentHuggingPriority(priority, for: axis)
  }
}

/// A guide that tells when it changes hands.
class WatchedGuide: UILayoutGuide {
  var owners = 0
  override var owningView: UIView? { didSet { owners += 1 } }
}

/// A swatch that is made with a value of its own.
class Swatch: UIView {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

/// What a switch over every case of a closed enumeration needs no default for.
func side(of direction: UIUserInterfaceLayoutDirection) -> NSTextAlignment {
  switch direction {
  case .leftToRight: .left
  case .rightToLeft: .right
  }
}
