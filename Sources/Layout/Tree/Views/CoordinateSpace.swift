public import Foundation

/// What has coordinates of its own, which others can be converted from and to: UIKit's
/// `UICoordinateSpace`.
public protocol CoordinateSpace: AnyObject {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any CoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any CoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any CoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any CoordinateSpace) -> CGRect
  /// The view that the space is, if it is one.
  ///
  /// Asked in place of a cast, which the optimizer of Swift 6.3.1 doesn't survive here.
  var _view: View? { get }
}

extension CoordinateSpace {
  public var _view: View? { nil }
}

/// A view's bounds; of spaces that are no views, what lies around the root.
extension View: CoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any CoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace._view)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any CoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace._view)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any CoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace._view)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any CoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace._view)
  }

  public var _view: View? { self }
}
