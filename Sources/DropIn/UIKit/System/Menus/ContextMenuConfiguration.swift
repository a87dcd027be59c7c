public import Foundation
public import SnaplineControls
public import SnaplineLayout

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What a menu on a view consists of.
///
/// Nobody opens it: a test calls the two providers.
open class UIContextMenuConfiguration: NSObject {
  /// How a menu orders its entries; the raw values are UIKit's.
  public enum ElementOrder: Int, Hashable, Sendable {
    case automatic, priority, fixed
  }

  public let identifier: any NSCopying
  /// What makes the controller of the preview, where it isn't the view itself.
  public let previewProvider: UIContextMenuContentPreviewProvider?
  /// What makes the menu from the entries that the system suggests.
  public let actionProvider: UIContextMenuActionProvider?

  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  open var badgeCount = NSNotFound
  open var preferredMenuElementOrder = ElementOrder.automatic

  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}

/// What runs beside the opening and closing of a context menu.
public protocol UIContextMenuInteractionAnimating: AnyObject {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What runs beside the tap on a context menu's preview.
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// What becomes of a preview that is tapped; the raw values are UIKit's.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  case dismiss, pop
}
