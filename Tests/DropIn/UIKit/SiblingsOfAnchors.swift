import UIKit

// Siblings of the anchors' functions, as libraries for a phone add them: what they leave out is the
// anchor's own.

extension NSLayoutXAxisAnchor {
  func constraint(
    equalTo anchor: NSLayoutXAxisAnchor,
    identifier: String? = nil,
    priority: UILayoutPriority = .required,
    isActive: Bool = false
  ) -> NSLayoutConstraint {
    let made = constraint(equalTo: anchor)
    (made.identifier, made.priority, made.isActive) = (identifier, priority, isActive)
    return made
  }
}

extension NSLayoutDimension {
  func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier: CGFloat,
    identifier: String? = nil,
    priority: UILayoutPriority = .required,
    isActive: Bool = false
  ) -> NSLayoutConstraint {
    let made = constraint(lessThanOrEqualTo: anchor, multiplier: multiplier)
    (made.identifier, made.priority, made.isActive) = (identifier, priority, isActive)
    return made
  }
}
