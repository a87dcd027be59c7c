public import Foundation
public import SnaplineLayout

/// An interaction that opens the menu for copying and pasting on a view.
///
/// No menu opens here: a call is recorded as a ``SystemCall``, and a test asks the delegate.
open class UIEditMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    let place = configuration.sourcePoint
    SystemCall.note("UIEditMenuInteraction.presentEditMenu(with:)", place)
  }

  open func dismissMenu() { SystemCall.note("UIEditMenuInteraction.dismissMenu()") }

  // No menu is open that these could change.
  open func reloadVisibleMenu() {}
  open func updateVisibleMenuPosition(animated: Bool) {}

  /// Always zero, because nobody touches the view.
  open func location(in view: UIView?) -> CGPoint { .zero }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// The place where the menu for copying and pasting opens.
open class UIEditMenuConfiguration: NSObject {
  public let identifier: AnyHashable
  /// A point in the bounds of the interaction's view.
  public let sourcePoint: CGPoint
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
  }
}

/// The direction of a menu's arrow; the raw values are UIKit's.
public enum UIEditMenuArrowDirection: Int, Hashable, Sendable {
  case automatic, up, down, left, right
}

/// An object that runs further animations beside the opening and closing of the menu.
public protocol UIEditMenuInteractionAnimating: AnyObject {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// A delegate that provides the menu for copying and pasting.
public protocol UIEditMenuInteractionDelegate: AnyObject {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  )
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  )
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}
