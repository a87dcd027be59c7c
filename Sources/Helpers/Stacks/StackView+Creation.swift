public import Foundation
public import SnaplineGeometry
public import SnaplineLayout

extension StackView {
  /// A stack of views with the usual settings.
  ///
  /// Insets are between its edges and its arranged views, and the safe area has no effect.
  public convenience init(
    with views: [View] = [],
    axis: Axis = .vertical,
    alignment: Alignment = .fill,
    distribution: Distribution = .fill,
    spacing: CGFloat = 0,
    insets: DirectionalEdgeInsets? = nil
  ) {
    self.init(frame: .zero)
    addArrangedSubviews(views)
    arrange(along: axis, alignment, distribution, spacing)
    if let insets { inset(by: insets) }
  }

  // An initialiser would write past what a subclass says of these.
  private func arrange(
    along axis: Axis,
    _ alignment: Alignment,
    _ distribution: Distribution,
    _ spacing: CGFloat
  ) {
    self.axis = axis
    self.alignment = alignment
    self.distribution = distribution
    self.spacing = spacing
  }

  public convenience init(
    with views: View...,
    axis: Axis = .vertical,
    alignment: Alignment = .fill,
    distribution: Distribution = .fill,
    spacing: CGFloat = 0,
    insets: DirectionalEdgeInsets? = nil
  ) {
    self.init(
      with: views,
      axis: axis,
      alignment: alignment,
      distribution: distribution,
      spacing: spacing,
      insets: insets
    )
  }

  /// Arranges within insets that nothing adds to.
  func inset(by insets: DirectionalEdgeInsets) {
    directionalLayoutMargins = insets
    isLayoutMarginsRelativeArrangement = true
    insetsLayoutMarginsFromSafeArea = false
  }

  public func addArrangedSubviews(_ subviews: [View]) { subviews.forEach(addArrangedSubview) }
  public func addArrangedSubviews(_ subviews: View...) { addArrangedSubviews(subviews) }

  /// Removes a view from the arranged views, and from the stack.
  public func reallyRemoveArrangedSubview(_ view: View) {
    removeArrangedSubview(view)
    view.removeFromSuperview()
  }

  public func removeAllArrangedSubviews() {
    arrangedSubviews.forEach(reallyRemoveArrangedSubview)
  }

  public func replaceArrangedSubviews(with subviews: [View]) {
    removeAllArrangedSubviews()
    addArrangedSubviews(subviews)
  }
  public func replaceArrangedSubviews(with subviews: View...) {
    replaceArrangedSubviews(with: subviews)
  }
}
