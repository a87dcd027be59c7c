public import Foundation
public import SnaplineLayout

/// The parts of a menu on a view: UIKit's `UIContextMenuConfiguration`.
///
/// Nobody opens the menu here: a test calls the two providers.
open class ContextMenuConfiguration: NSObject {
  /// Makes the controller of a preview.
  public typealias ContentPreviewProvider = () -> ViewController?
  /// Makes a menu from the entries that the system suggests.
  public typealias ActionProvider = ([MenuElement]) -> Menu?

  /// How a menu orders its entries; the raw values are UIKit's.
  public enum ElementOrder: Int, Hashable, Sendable {
    case automatic, priority, fixed
  }

  public let identifier: any NSCopying
  /// Makes the controller of the preview; without it, the view itself is the preview.
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

/// An animator of the opening or closing of a context menu.
///
/// It is UIKit's `UIContextMenuInteractionAnimating`.
public protocol ContextMenuInteractionAnimating: AnyObject {
  var previewViewController: ViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// An animator of the tap on a context menu's preview.
///
/// It is UIKit's `UIContextMenuInteractionCommitAnimating`.
public protocol ContextMenuInteractionCommitAnimating: ContextMenuInteractionAnimating {
  var preferredCommitStyle: ContextMenuInteractionCommitStyle { get set }
}

/// What happens to a preview that is tapped; the raw values are UIKit's.
public enum ContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  case dismiss, pop
}
