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
    let call = HelperCall(.centering, adding: subview, to: self, file, line)
    call.pin(.center, to: .center, of: other, offset: offset)
    return call.activate()
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
    add(subview, file, line)
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
    let call = HelperCall(.pinning, of: self, file, line)
    call.pin(position, to: target, of: other, offset: offset)
    return call.activate()
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
    add(subview, file, line)
    return subview.constrain(pinnedAt: rect, in: other, file: file, line: line)
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
    add(subview, file, line)
    return subview.constrain(pinning: position, at: point, in: other, file: file, line: line)
  }

  @discardableResult
  public func constrain(
    pinnedAt rect: CGRect,
    in other: BoxLayout = .default,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    let call = HelperCall(.pinning, of: self, file, line)
    call.pin(.topLeading, at: rect.origin, in: other)
    call.size(.horizontal, constant: rect.width)
    call.size(.vertical, constant: rect.height)
    return call.activate()
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
    let call = HelperCall(.pinning, of: self, file, line)
    call.pin(position, at: point, in: other)
    return call.activate()
  }
}

extension HelperCall {
  fileprivate func pin(
    _ position: LayoutPosition,
    at point: CGPoint,
    in other: BoxLayout
  ) {
    pin(position, to: .topLeading, of: .x(other.leading, y: other.top), offset: point)
  }
}
