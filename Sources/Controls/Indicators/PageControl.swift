public import Foundation
import SnaplineEnvironment
import SnaplineGeometry
public import SnaplineLayout
import SnaplineScene

/// Dots of which one is the page that shows: UIKit's `UIPageControl`.
open class PageControl: Control {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private static let mostPages = 10_000
  private static let dot: CGFloat = 7
  private static let gap: CGFloat = 9

  open var numberOfPages = 0 {
    didSet {
      numberOfPages = min(max(numberOfPages, 0), Self.mostPages)
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// Kept among the pages.
  open var currentPage = 0 {
    didSet { currentPage = min(max(currentPage, 0), max(0, numberOfPages - 1)) }
  }

  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: Color?
  open var currentPageIndicatorTintColor: Color?

  /// Goes to a page as a finger would, and sends what that sends.
  open func turn(to page: Int) {
    guard isEnabled else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }

  /// The size of the control for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(min(max(pageCount, 0), Self.mostPages))
    let dots = count > 0 ? Self.dot * count + Self.gap * (count - 1) : 0
    // Since iOS 14 there is room around the dots that a background may fill.
    return environment.metrics < .iOS14
      ? CGSize(width: dots, height: 37)
      : CGSize(width: dots + 2 * 17, height: 26)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var focusRadius: CGFloat? { bounds.height / 2 }

  open override func recordContent(into recorder: SceneRecorder) {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    let pitch = Self.dot + Self.gap
    let length = pitch * CGFloat(numberOfPages) - Self.gap
    let start = recorder.origin.x + (bounds.width - length) / 2
    let pale = pageIndicatorTintColor ?? .tertiaryLabel
    let strong = currentPageIndicatorTintColor ?? .label
    for page in 0..<numberOfPages {
      let place = isRightToLeft ? numberOfPages - 1 - page : page
      let dot = CGRect(
        x: start + pitch * CGFloat(place),
        y: recorder.origin.y + (bounds.height - Self.dot) / 2,
        width: Self.dot,
        height: Self.dot
      )
      let color = page == currentPage ? strong : pale
      let shape = Shape.rounded(
        recorder.grid.edges(of: recorder.grid.moved(dot)),
        CornerRadii(Self.dot / 2),
        .circular
      )
      recorder.append(.fill(shape, .color(color.resolved(with: recorder.traits))))
    }
  }
}
