public import Foundation
public import SnaplineGeometry

/// Says that a view lies over an edge of a scroll view: UIKit's
/// `UIScrollEdgeElementContainerInteraction`.
///
/// A phone blurs what scrolls below such a view; nothing here blurs.
public final class ScrollEdgeElementContainerInteraction: NSObject, Interaction {
  public private(set) weak var view: View?
  public weak var scrollView: ScrollView?
  public var edge: DirectionalRectEdge = []

  public override init() {}

  public func willMove(to view: View?) {}
  public func didMove(to view: View?) { self.view = view }
}
