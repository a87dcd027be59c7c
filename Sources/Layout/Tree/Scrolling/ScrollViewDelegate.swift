public import Foundation

/// Who is told of a scroll view's changes: those of UIKit's `UIScrollViewDelegate` that can come to
/// pass without fingers.
public protocol ScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: ScrollView)
  func scrollViewDidZoom(_ scrollView: ScrollView)
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat)
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
  func viewForZooming(in scrollView: ScrollView) -> View?
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
}

/// Gives scroll views their delegate.
///
/// It stands in a protocol so that subclasses may have one of a narrower type, as those of UIKit do:
/// what a class declares goes before.
public protocol ScrollDelegating: ScrollView {}

extension ScrollDelegating {
  /// Who is told of changes; it isn't kept alive.
  public var delegate: (any ScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

extension ScrollView: ScrollDelegating {}
