public import Foundation
public import SnaplineLayout
import Synchronization

/// The menu for copying and pasting before iOS 16.
///
/// No menu opens here: it is never visible, and a call that would show or hide it is recorded as a
/// ``SystemCall``.
public final class UIMenuController: NSObject, Sendable {
  /// The direction of the menu's arrow; the raw values are UIKit's.
  public enum ArrowDirection: Int, Hashable, Sendable {
    case `default`, up, down, left, right
  }

  private struct State {
    var items = Held<[UIMenuItem]?>(nil)
    var arrowDirection = ArrowDirection.default
  }

  public static let shared = UIMenuController()
  public static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification"
  )
  public static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification"
  )
  public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification"
  )
  public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification"
  )

  private let state = Mutex(State())

  private override init() {}

  /// Entries of the app's own, which are shared by all code of a process.
  public var menuItems: [UIMenuItem]? {
    get { state.withLock { $0.items }.value }
    set {
      let items = Held(newValue)
      state.withLock { $0.items = items }
    }
  }

  public var arrowDirection: ArrowDirection {
    get { state.withLock { $0.arrowDirection } }
    set { state.withLock { $0.arrowDirection = newValue } }
  }

  public var isMenuVisible: Bool {
    get { false }
    set { setMenuVisible(newValue, animated: false) }
  }

  public var menuFrame: CGRect { .zero }

  public func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    SystemCall.note("UIMenuController.setMenuVisible(_:animated:)", menuVisible, animated)
  }

  public func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    SystemCall.note("UIMenuController.showMenu(from:rect:)", targetView, targetRect)
  }

  public func hideMenu(from targetView: UIView) {
    SystemCall.note("UIMenuController.hideMenu(from:)", targetView)
  }

  public func hideMenu() { SystemCall.note("UIMenuController.hideMenu()") }

  public func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    SystemCall.note("UIMenuController.setTargetRect(_:in:)", targetRect, targetView)
  }

  /// Has no effect: no menu is open.
  public func update() {}
}

/// An entry of the menu for copying and pasting: a title and an action of the first responder.
open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}
