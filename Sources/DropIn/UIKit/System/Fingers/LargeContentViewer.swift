public import Foundation
public import SnaplineControls
public import SnaplineGeometry
public import SnaplineLayout

/// An interaction that shows a view enlarged while it is held down, to people who read large text.
///
/// Nothing is shown here: a test asks the view and the delegate.
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The recognizer for which a view's own long press has to wait.
  public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer =
    UILongPressGestureRecognizer()

  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
  }

  public override convenience init() { self.init(delegate: nil) }

  /// Always `false`: the viewer is off.
  open class var isEnabled: Bool { false }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// A delegate that decides what is shown enlarged at a point of a view.
public protocol UILargeContentViewerInteractionDelegate: AnyObject {
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  )
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? {
    interaction.view.flatMap { view in
      var found = view.hitTest(point, with: nil)
      while let asked = found, !asked.showsLargeContentViewer, asked !== view {
        found = asked.superview
      }
      return found.flatMap { $0.showsLargeContentViewer ? $0 : nil }
    }
  }
  public func viewController(
    for interaction: UILargeContentViewerInteraction
  ) -> UIViewController {
    var responder: UIResponder? = interaction.view
    while let asked = responder {
      if let controller = asked as? UIViewController { return controller }
      responder = asked.next
    }
    return UIViewController()
  }
}

/// An item that can be shown enlarged, with its title and picture.
public protocol UILargeContentViewerItem: AnyObject {
  var showsLargeContentViewer: Bool { get }
  var largeContentTitle: String? { get }
  var largeContentImage: UIImage? { get }
  var scalesLargeContentImage: Bool { get }
  var largeContentImageInsets: UIEdgeInsets { get }
}

private struct LargeContent: SetAside {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}

extension UIView: UILargeContentViewerItem {
  public var showsLargeContentViewer: Bool {
    get { self[aside: \LargeContent.isShown] }
    set { self[aside: \LargeContent.isShown] = newValue }
  }

  public var largeContentTitle: String? {
    get { self[aside: \LargeContent.title] }
    set { self[aside: \LargeContent.title] = newValue }
  }

  public var largeContentImage: UIImage? {
    get { self[aside: \LargeContent.image] }
    set { self[aside: \LargeContent.image] = newValue }
  }

  public var scalesLargeContentImage: Bool {
    get { self[aside: \LargeContent.scalesImage] }
    set { self[aside: \LargeContent.scalesImage] = newValue }
  }

  public var largeContentImageInsets: UIEdgeInsets {
    get { self[aside: \LargeContent.imageInsets] }
    set { self[aside: \LargeContent.imageInsets] = newValue }
  }
}

/// How a link or a picture in a text was touched; the raw values are UIKit's.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  case invokeDefaultAction, presentActions, preview
}
