public import Foundation
import SnaplineGeometry
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
    HelperCall(.centering, adding: subview, to: self, file, line)
      .pinned(.center, to: .center, of: other, offset: offset)
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

  /// The same by another label.
  @discardableResult
  public func addSubview(
    _ subview: View,
    pinningTo position: LayoutPosition,
    of other: PointLayout = .default,
    offset: CGPoint = .zero,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    addSubview(subview, pinnedTo: position, of: other, offset: offset, file: file, line: line)
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
    HelperCall(.pinning, adding: subview, to: self, file, line)
      .pinned(position, to: target, of: other, offset: offset)
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
    HelperCall(.pinning, of: self, file, line)
      .pinned(position, to: target, of: other, offset: offset)
  }

  // MARK: At numbers

  /// Adds a view at a rectangle, counted from the leading and the top edge.
  @discardableResult
  public func addSubview(
    _ subview: View,
    pinnedAt rect: CGRect,
    in other: BoxLayout = .default,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    HelperCall(.pinning, adding: subview, to: self, file, line).pinned(at: rect, in: other)
  }

  /// Adds a view with its top leading corner at a point; its size is its own.
  @discardableResult
  public func addSubview(
    _ subview: View,
    pinnedAt point: CGPoint,
    in other: BoxLayout = .default,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    addSubview(subview, pinning: .topLeading, at: point, in: other, file: file, line: line)
  }

  /// Adds a view with one of its positions at a point.
  @discardableResult
  public func addSubview(
    _ subview: View,
    pinning position: LayoutPosition,
    at point: CGPoint,
    in other: BoxLayout = .default,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    HelperCall(.pinning, adding: subview, to: self, file, line)
      .pinned(position, to: .topLeading, of: other.topLeading, offset: point)
  }

  @discardableResult
  public func constrain(
    pinnedAt rect: CGRect,
    in other: BoxLayout = .default,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    HelperCall(.pinning, of: self, file, line).pinned(at: rect, in: other)
  }

  @discardableResult
  public func constrain(
    pinnedAt point: CGPoint,
    in other: BoxLayout = .default,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    constrain(pinning: .topLeading, at: point, in: other, file: file, line: line)
  }

  /// Puts one of this view's positions at a point, counted from the leading and the top edge.
  @discardableResult
  public func constrain(
    pinning position: LayoutPosition,
    at point: CGPoint,
    in other: BoxLayout = .default,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    HelperCall(.pinning, of: self, file, line)
      .pinned(position, to: .topLeading, of: other.topLeading, offset: point)
  }
}

extension HelperCall {
  fileprivate func pinned(
    _ position: LayoutPosition,
    to target: LayoutPosition,
    of other: PointLayout,
    offset: CGPoint
  ) -> ConstraintsList {
    pin(position, to: target, of: other, offset: offset)
    return activate()
  }

  fileprivate func pinned(at rect: CGRect, in other: BoxLayout) -> ConstraintsList {
    pin(.topLeading, to: .topLeading, of: other.topLeading, offset: rect.origin)
    size(.horizontal, constant: rect.width)
    size(.vertical, constant: rect.height)
    return activate()
  }
}

extension BoxLayout {
  fileprivate var topLeading: PointLayout { .x(leading, y: top) }
}
