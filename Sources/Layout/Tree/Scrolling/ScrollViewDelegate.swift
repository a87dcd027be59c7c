public import Foundation

/// Is told of a scroll view's changes: UIKit's `UIScrollViewDelegate`.
public protocol ScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: ScrollView)
  func scrollViewDidZoom(_ scrollView: ScrollView)
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat)
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
  func viewForZooming(in scrollView: ScrollView) -> View?

  // What fingers bring about, which a test calls in their place.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  public func scrollViewDidEndZooming(
    _ scrollView: ScrollView,
    with view: View?,
    atScale scale: CGFloat
  ) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
}

/// Gives scroll views their delegate.
///
/// It is in a protocol so that subclasses may declare one of a narrower type, as UIKit's do: a member of
/// a class hides that of a protocol.
public protocol ScrollDelegating: ScrollView {}

extension ScrollDelegating {
  /// The object that is told of changes; it isn't kept alive.
  public var delegate: (any ScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

extension ScrollView: ScrollDelegating {}
