import ObjectiveC.runtime
import UIKit

// The shapes that helper libraries for a phone have: subclassed constraints, associated values,
// functions over any anchor, operators.

/// A constraint that remembers who made it.
class TrackedConstraint: NSLayoutConstraint {
  var label: String? {
    get { identifier }
    set { identifier = newValue }
  }
  weak var maker: AnyObject?
}

private nonisolated(unsafe) var constraintsKey: UInt8 = 0

extension UIView {
  /// What this vocabulary has made for the view.
  var tracked: [TrackedConstraint] {
    get {
      unsafe objc_getAssociatedObject(self as Any, &constraintsKey) as? [TrackedConstraint] ?? []
    }
    set {
      unsafe objc_setAssociatedObject(
        self,
        &constraintsKey,
        newValue,
        .OBJC_ASSOCIATION_RETAIN_NONATOMIC
      )
    }
  }

  func pin(_ attribute: NSLayoutConstraint.Attribute, by constant: CGFloat = 0) {
    translatesAutoresizingMaskIntoConstraints = false
    let made = TrackedConstraint(
      item: self as Any,
      attribute: attribute,
      relatedBy: .equal,
      toItem: superview as Any?,
      attribute: attribute,
      multiplier: 1.0,
      constant: constant
    )
    made.label = "\(attribute.rawValue)"
    made.maker = self
    made.isActive = true
    tracked.append(made)
  }
}

struct Anchored<T: AnyObject> {
  let anchor: NSLayoutAnchor<T>

  static func + (one: Anchored, constant: CGFloat) -> (Anchored, CGFloat) { (one, constant) }

  @discardableResult
  static func == (one: Anchored, other: (Anchored, CGFloat)) -> NSLayoutConstraint {
    let constraint = one.anchor.constraint(equalTo: other.0.anchor, constant: other.1)
    constraint.isActive = true
    return constraint
  }
}

protocol Pinnable {
  var leftAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
}

extension UIView: Pinnable {}
extension UILayoutGuide: Pinnable {}

extension Pinnable {
  var left: Anchored<NSLayoutXAxisAnchor> { Anchored(anchor: leftAnchor) }
  var top: Anchored<NSLayoutYAxisAnchor> { Anchored(anchor: topAnchor) }
}

extension NSLayoutAnchor {
  func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant: CGFloat = 0,
    priority: UILayoutPriority,
    identifier: String? = nil
  ) -> NSLayoutConstraint {
    let constraint = self.constraint(equalTo: anchor, constant: constant)
    constraint.priority = priority
    constraint.identifier = identifier
    return constraint
  }
}

extension NSLayoutDimension {
  func constraint(
    equalToConstant constant: CGFloat,
    priority: UILayoutPriority
  ) -> NSLayoutConstraint {
    let constraint = self.constraint(equalToConstant: constant)
    constraint.priority = priority
    return constraint
  }
}

infix operator ~ : LogicalConjunctionPrecedence

@discardableResult
func ~ (constraint: NSLayoutConstraint, priority: UILayoutPriority) -> NSLayoutConstraint {
  constraint.isActive = false
  constraint.priority = priority
  constraint.isActive = true
  return constraint
}
