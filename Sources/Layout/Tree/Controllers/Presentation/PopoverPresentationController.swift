public import Foundation
public import SnaplineDrawing
public import SnaplineGeometry

/// Shows a controller in a popover: UIKit's `UIPopoverPresentationController`.
///
/// In a picture, each popover covers the whole screen. Its place and its looks are kept, but not drawn.
open class PopoverPresentationController: PresentationController {
  /// The view that the arrow points to, and the part of this view.
  open var sourceView: View?
  open var sourceRect = CGRect.null
  /// The object that the arrow points to: a view, or a button in a bar.
  open var sourceItem: (any PopoverPresentationControllerSourceItem)?
  open var permittedArrowDirections = PopoverArrowDirection.any
  /// The direction of the arrow: always unknown, as none is drawn.
  open var arrowDirection: PopoverArrowDirection { .unknown }
  open var canOverlapSourceViewRect = false
  open var passthroughViews: [View]?
  open var backgroundColor: Color?
  open var popoverLayoutMargins = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  override func willShow() {
    (delegate as? any PopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
  }
}

/// Where the arrow of a popover may point; the raw values are UIKit's.
public struct PopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = PopoverArrowDirection(rawValue: 1)
  public static let down = PopoverArrowDirection(rawValue: 2)
  public static let left = PopoverArrowDirection(rawValue: 4)
  public static let right = PopoverArrowDirection(rawValue: 8)
  public static let any: PopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = PopoverArrowDirection(rawValue: .max)
}

/// What the arrow of a popover can point to: UIKit's `UIPopoverPresentationControllerSourceItem`.
public protocol PopoverPresentationControllerSourceItem: AnyObject {
  /// Where the item is, in the coordinates of a view.
  func frame(in referenceView: View) -> CGRect?
}

extension View: PopoverPresentationControllerSourceItem {
  public func frame(in referenceView: View) -> CGRect? {
    guard root === referenceView.root else { return nil }
    return convert(bounds, to: referenceView)
  }
}

/// Prepares a popover, and is told when a user ends it: UIKit's
/// `UIPopoverPresentationControllerDelegate`.
public protocol PopoverPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController
  )
}

extension PopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController
  ) {}
}
