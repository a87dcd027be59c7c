public import Foundation

/// An object with coordinates that can be converted to and from those of others: UIKit's
/// `UICoordinateSpace`.
public protocol CoordinateSpace: AnyObject {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any CoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any CoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any CoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any CoordinateSpace) -> CGRect
  /// This object as a view, if it is one.
  ///
  /// It is used in place of a cast, which makes the optimizer of Swift 6.3.1 crash here.
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
