public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
public import SnaplineLayout
import SnaplineScene

/// A row of dots, one of which marks the page that is shown: UIKit's `UIPageControl`.
open class PageControl: Control {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private static let mostPages = 10_000
  static let dot: CGFloat = 7
  static let gap: CGFloat = 9
  var images: [Int: Image] = [:]
  var currentImages: [Int: Image] = [:]

  open var numberOfPages = 0 {
    didSet {
      numberOfPages = min(max(numberOfPages, 0), Self.mostPages)
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The page that is shown; numbers outside of the pages are clamped.
  open var currentPage = 0 {
    didSet { currentPage = min(max(currentPage, 0), max(0, numberOfPages - 1)) }
  }

  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: Color?
  open var currentPageIndicatorTintColor: Color?

  // MARK: Pictures

  /// What lies behind the dots; the raw values are UIKit's.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    case automatic, prominent, minimal
  }
  open var backgroundStyle = BackgroundStyle.automatic

  /// The picture in place of a dot, painted in the dot's colour.
  open var preferredIndicatorImage: Image? {
    didSet { if preferredIndicatorImage != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var preferredCurrentPageIndicatorImage: Image? {
    didSet {
      if preferredCurrentPageIndicatorImage != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  open func setIndicatorImage(_ image: Image?, forPage page: Int) {
    images[page] = image
    invalidateIntrinsicContentSize()
  }
  open func indicatorImage(forPage page: Int) -> Image? { images[page] }

  open func setCurrentPageIndicatorImage(_ image: Image?, forPage page: Int) {
    currentImages[page] = image
    invalidateIntrinsicContentSize()
  }
  open func currentPageIndicatorImage(forPage page: Int) -> Image? { currentImages[page] }

  open var allowsContinuousInteraction = true

  /// Goes to a page as a finger would, and sends the same events.
  open func turn(to page: Int) {
    guard isEnabled else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }

  /// The size of the control for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(min(max(pageCount, 0), Self.mostPages))
    let dots = count > 0 ? indicatorSide * count + Self.gap * (count - 1) : 0
    // Since iOS 14 there is room around the dots that a background may fill.
    return environment.metrics < .iOS14
      ? CGSize(width: dots, height: 37)
      : CGSize(width: dots + 2 * 17, height: 26)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var focusRadius: CGFloat? { bounds.height / 2 }

  open override func recordContent(into recorder: SceneRecorder) { record(into: recorder) }
}
