public import Foundation
import SnaplineGeometry
public import SnaplineLayout

extension View {
  /// Removes this view's own constraints on its size.
  @discardableResult
  public func removeSizeConstraints() -> Self {
    removeWidthConstraints().removeHeightConstraints()
  }

  @discardableResult
  public func removeWidthConstraints() -> Self { removeOwn(.width) { _ in true } }

  @discardableResult
  public func removeHeightConstraints() -> Self { removeOwn(.height) { _ in true } }

  /// Removes the constraints that set the width to a number.
  @discardableResult
  public func removeConstantWidthConstraints() -> Self {
    removeOwn(.width) { $0.secondItem == nil }
  }

  @discardableResult
  public func removeConstantHeightConstraints() -> Self {
    removeOwn(.height) { $0.secondItem == nil }
  }

  private func removeOwn(
    _ attribute: LayoutConstraint.Attribute,
    where condition: (LayoutConstraint) -> Bool
  ) -> Self {
    let found = constraints.filter {
      $0.firstItem === self && $0.firstAttribute == attribute && condition($0)
    }
    LayoutConstraint.deactivate(found)
    return self
  }

  // MARK: Remembered sizes

  /// A fixed width that can be set again and again; `nil` removes it.
  public var constrainedFixedWidth: CGFloat? {
    get { fixedSize(on: .horizontal) }
    set { setFixedSize(newValue, on: .horizontal) }
  }

  public var constrainedFixedHeight: CGFloat? {
    get { fixedSize(on: .vertical) }
    set { setFixedSize(newValue, on: .vertical) }
  }

  /// The fixed width and height, if both are set.
  public var constrainedFixedSize: CGSize? {
    get {
      guard let width = constrainedFixedWidth, let height = constrainedFixedHeight else {
        return nil
      }
      return CGSize(width: width, height: height)
    }
    set {
      constrainedFixedWidth = newValue?.width
      constrainedFixedHeight = newValue?.height
    }
  }

  private func fixedSize(on axis: Axis) -> CGFloat? {
    HelperState.existing(of: self)?.fixedSizes[axis]?.constant
  }

  private func setFixedSize(_ size: CGFloat?, on axis: Axis) {
    let state = HelperState.existing(of: self)
    guard let size else {
      state?.fixedSizes.removeValue(forKey: axis)?.isActive = false
      return
    }
    if let constraint = state?.fixedSizes[axis] {
      constraint.constant = size
    } else {
      let call = HelperCall(.fixedSize, of: self, #fileID, #line)
      let constraint = call.size(axis, constant: size)
      HelperState.of(self).fixedSizes[axis] = constraint
      constraint.isActive = true
    }
  }
}
