//
//  ConstraintOperators.swift
//  Constraints by operators: card.topAnchor |=| view.topAnchor + 16 ~ .defaultHigh
//

#if os(iOS) || os(tvOS)
  import UIKit
  public typealias LayoutView = UIView
  public typealias LayoutPriority = UILayoutPriority
#else
  import AppKit
  public typealias LayoutView = NSView
  public typealias LayoutPriority = NSLayoutConstraint.Priority
#endif

precedencegroup ConstraintPrecedence {
  lowerThan: AdditionPrecedence
  higherThan: PriorityPrecedence
}

precedencegroup PriorityPrecedence {
  lowerThan: AdditionPrecedence
  higherThan: AssignmentPrecedence
}

infix operator |=| : ConstraintPrecedence
infix operator |>=| : ConstraintPrecedence
infix operator |<=| : ConstraintPrecedence
infix operator ~ : PriorityPrecedence

/// An anchor and what is added to it.
public struct AnchorTerm<Kind: AnyObject> {
  fileprivate let anchor: NSLayoutAnchor<Kind>
  fileprivate let constant: CGFloat
}

/// A dimension times a number, and what is added to that.
public struct DimensionTerm {
  fileprivate let dimension: NSLayoutDimension
  fileprivate var multiplier: CGFloat = 1
  fileprivate var constant: CGFloat = 0
}

public func + <Kind>(anchor: NSLayoutAnchor<Kind>, constant: CGFloat) -> AnchorTerm<Kind> {
  AnchorTerm(anchor: anchor, constant: constant)
}

public func - <Kind>(anchor: NSLayoutAnchor<Kind>, constant: CGFloat) -> AnchorTerm<Kind> {
  AnchorTerm(anchor: anchor, constant: -constant)
}

public func * (dimension: NSLayoutDimension, multiplier: CGFloat) -> DimensionTerm {
  DimensionTerm(dimension: dimension, multiplier: multiplier)
}

public func + (term: DimensionTerm, constant: CGFloat) -> DimensionTerm {
  var term = term
  term.constant += constant
  return term
}

// MARK: - Relations

public func |=| <Kind>(
  lhs: NSLayoutAnchor<Kind>,
  rhs: NSLayoutAnchor<Kind>
) -> NSLayoutConstraint {
  lhs.constraint(equalTo: rhs)
}

public func |=| <Kind>(lhs: NSLayoutAnchor<Kind>, rhs: AnchorTerm<Kind>) -> NSLayoutConstraint {
  lhs.constraint(equalTo: rhs.anchor, constant: rhs.constant)
}

public func |>=| <Kind>(lhs: NSLayoutAnchor<Kind>, rhs: AnchorTerm<Kind>) -> NSLayoutConstraint {
  lhs.constraint(greaterThanOrEqualTo: rhs.anchor, constant: rhs.constant)
}

public func |<=| <Kind>(lhs: NSLayoutAnchor<Kind>, rhs: AnchorTerm<Kind>) -> NSLayoutConstraint {
  lhs.constraint(lessThanOrEqualTo: rhs.anchor, constant: rhs.constant)
}

public func |=| (lhs: NSLayoutDimension, rhs: CGFloat) -> NSLayoutConstraint {
  lhs.constraint(equalToConstant: rhs)
}

public func |>=| (lhs: NSLayoutDimension, rhs: CGFloat) -> NSLayoutConstraint {
  lhs.constraint(greaterThanOrEqualToConstant: rhs)
}

public func |=| (lhs: NSLayoutDimension, rhs: DimensionTerm) -> NSLayoutConstraint {
  lhs.constraint(equalTo: rhs.dimension, multiplier: rhs.multiplier, constant: rhs.constant)
}

public func ~ (constraint: NSLayoutConstraint, priority: LayoutPriority) -> NSLayoutConstraint {
  constraint.priority = priority
  return constraint
}

// MARK: - Blocks

@resultBuilder
public enum ConstraintBlock {
  public static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] {
    parts.flatMap { $0 }
  }

  public static func buildExpression(_ one: NSLayoutConstraint) -> [NSLayoutConstraint] { [one] }

  public static func buildOptional(_ part: [NSLayoutConstraint]?) -> [NSLayoutConstraint] {
    part ?? []
  }
}

extension LayoutView {
  /// Adds a view and activates what is said of it.
  @discardableResult
  @objc public func embed(_ view: LayoutView) -> LayoutView {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  @discardableResult
  public func embed(
    _ view: LayoutView,
    @ConstraintBlock _ block: (LayoutView) -> [NSLayoutConstraint]
  ) -> [NSLayoutConstraint] {
    let constraints = block(embed(view))
    NSLayoutConstraint.activate(constraints)
    return constraints
  }
}
