public import Foundation
public import SnaplineLayout

extension View {
  /// Adds a view whose centre lies on another centre; its size is its own.
  @discardableResult
  public func addSubview(
    _ subview: View,
    centeredIn other: PointLayout,
    offset: CGPoint = .zero,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    addSubview(subview, pinnedTo: .center, of: other, offset: offset, file: file, line: line)
  }

  /// Adds a view with one of its positions on the same position of another rectangle.
  @discardableResult
  public func addSubview(
    _ subview: View,
    pinnedTo position: LayoutPosition,
    of other: PointLayout = .default,
    offset: CGPoint = .zero,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    addSubview(
      subview,
      pinning: position,
      to: position,
      of: other,
      offset: offset,
      file: file,
      line: line
    )
  }

  /// Adds a view with one of its positions on any position of another rectangle.
  @discardableResult
  public func addSubview(
    _ subview: View,
    pinning position: LayoutPosition,
    to target: LayoutPosition,
    of other: PointLayout = .default,
    offset: CGPoint = .zero,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    addSubviewForAutoLayout(subview)
    return subview.constrain(
      pinning: position,
      to: target,
      of: other,
      offset: offset,
      file: file,
      line: line
    )
  }

  /// Puts one of this view's positions on a position of another rectangle.
  ///
  /// The offset moves the view toward trailing and down.
  @discardableResult
  public func constrain(
    pinning position: LayoutPosition,
    to target: LayoutPosition,
    of other: PointLayout = .default,
    offset: CGPoint = .zero,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    let x = other.x.layoutAnchorsProvider(in: superview)
    let y = other.y.layoutAnchorsProvider(in: superview)
    return ConstraintsList.activate(
      [
        x.map {
          xAnchor(at: position).constraint(
            equalTo: $0.xAnchor(at: target),
            constant: offset.x,
            file: file,
            line: line
          )
        },
        y.map {
          yAnchor(at: position).constraint(
            equalTo: $0.yAnchor(at: target),
            constant: offset.y,
            file: file,
            line: line
          )
        },
      ],
      for: self
    )
  }
}
