public import Foundation
public import SnaplineLayout

/// What a menu on a view consists of: UIKit's `UIContextMenuConfiguration`.
///
/// Nobody opens it: a test calls the two providers.
open class ContextMenuConfiguration: NSObject {
  /// What makes the controller of a preview.
  public typealias ContentPreviewProvider = () -> ViewController?
  /// What makes a menu from the entries that the system suggests.
  public typealias ActionProvider = ([MenuElement]) -> Menu?

  /// How a menu orders its entries; the raw values are UIKit's.
  public enum ElementOrder: Int, Hashable, Sendable {
    case automatic, priority, fixed
  }

  public let identifier: any NSCopying
  /// What makes the controller of the preview, where it isn't the view itself.
  public let previewProvider: ContentPreviewProvider?
  public let actionProvider: ActionProvider?

  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  open var badgeCount = NSNotFound
  open var preferredMenuElementOrder = ElementOrder.automatic

  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}

/// What runs beside the opening and closing of a context menu: UIKit's
/// `UIContextMenuInteractionAnimating`.
public protocol ContextMenuInteractionAnimating: AnyObject {
  var previewViewController: ViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What runs beside the tap on a context menu's preview: UIKit's
/// `UIContextMenuInteractionCommitAnimating`.
public protocol ContextMenuInteractionCommitAnimating: ContextMenuInteractionAnimating {
  var preferredCommitStyle: ContextMenuInteractionCommitStyle { get set }
}

/// What becomes of a preview that is tapped; the raw values are UIKit's.
public enum ContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  case dismiss, pop
}
