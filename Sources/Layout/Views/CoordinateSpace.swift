public import Foundation

/// What has coordinates of its own, which others can be converted from and to: UIKit's
/// `UICoordinateSpace`.
public protocol CoordinateSpace: AnyObject {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any CoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any CoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any CoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any CoordinateSpace) -> CGRect
}

/// A view's bounds; of spaces that are no views, the root's.
extension View: CoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any CoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace as? View)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any CoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace as? View)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any CoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? View)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any CoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace as? View)
  }
}
