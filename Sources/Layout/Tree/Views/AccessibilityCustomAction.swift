public import Foundation

/// An action on an element that assistive software offers: UIKit's `UIAccessibilityCustomAction`.
///
/// No user chooses it here: a test calls the handler, or the method.
open class AccessibilityCustomAction: NSObject {
  public typealias Handler = (AccessibilityCustomAction) -> Bool

  open var attributedName: NSAttributedString
  open weak var target: AnyObject?
  /// The method of the target; a selector with an empty name, where there is a handler.
  open var selector = Selector("")
  open var actionHandler: Handler?

  public init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.attributedName = attributedName
    self.actionHandler = actionHandler
  }

  public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.attributedName = attributedName
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  public init(name: String, actionHandler: Handler?) {
    attributedName = NSAttributedString(string: name)
    self.actionHandler = actionHandler
  }

  public init(name: String, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
}

/// The direction in which assistive software scrolls; the raw values are UIKit's.
public enum AccessibilityScrollDirection: Int, Hashable, Sendable {
  case right = 1
  case left, up, down, next, previous
}
