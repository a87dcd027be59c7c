import Foundation
public import SnaplineLayout
import SnaplineMakers

/// A chain such as `make.left.equalTo(view).offset(8)`, and the constraints that it installed.
public final class Constraint: ConstraintNaming {
  private let item: LayoutItem
  private var attributes: AttributeSet
  private var relation: LayoutConstraint.Relation?
  private var comparison = ConstraintComparison()
  private var multiplier: CGFloat = 1
  private var priority = LayoutPriority.required
  private var offset = Amount.none
  private var file: StaticString
  private var line: UInt
  private(set) var installed: [LayoutConstraint] = []

  init(_ item: LayoutItem, _ attributes: AttributeSet, file: StaticString, line: UInt) {
    self.item = item
    self.attributes = attributes
    self.file = file
    self.line = line
  }

  /// Attributes can be added until there is a relation.
  public func _naming(_ attributes: ConstraintAttributes) -> Constraint {
    if relation == nil { self.attributes.formUnion(attributes.set) }
    return self
  }

  /// Words without an effect, which make a chain easier to read.
  public var and: Constraint { self }
  public var with: Constraint { self }

  func relate(
    _ relation: LayoutConstraint.Relation,
    _ comparison: ConstraintComparison,
    file: StaticString,
    line: UInt
  ) -> Constraint {
    self.relation = relation
    self.comparison = comparison
    (self.file, self.line) = (file, line)
    return self
  }

  /// Multiplies the other side; the last call counts.
  @discardableResult
  public func multipliedBy(_ amount: some ConstraintNumber) -> Constraint {
    multiplier = amount._number
    return self
  }

  @discardableResult
  public func dividedBy(_ amount: some ConstraintNumber) -> Constraint {
    multiplier = 1 / amount._number
    return self
  }

  /// Adds to the other side; insets point inwards, and so does a point for the right and the bottom.
  @discardableResult
  public func offset(_ amount: some ConstraintOffset) -> Constraint {
    offset = amount._amount.amount
    return self
  }

  /// The same as ``offset(_:)``.
  @discardableResult
  public func insets(_ insets: EdgeInsets) -> Constraint { offset(insets) }

  @discardableResult
  public func priority(_ priority: some ConstraintNumber) -> Constraint {
    self.priority = LayoutPriority(Float(priority._number))
    return self
  }

  /// Allows calling a priority, as in `make.left.equalTo(view).with.priorityLow()`.
  @discardableResult
  public func callAsFunction() -> Constraint { self }

  public var priorityRequired: Constraint { priority(1000) }
  public var priorityHigh: Constraint { priority(750) }
  public var priorityMedium: Constraint { priority(500) }
  public var priorityLow: Constraint { priority(250) }
}

extension Constraint {
  /// Makes the constraints, and activates them.
  @discardableResult
  public func install() -> [LayoutConstraint] {
    if !installed.isEmpty { uninstall() }
    install(lowered())
    return installed
  }

  func install(_ constraints: [LayoutConstraint]) {
    installed = constraints
    LayoutConstraint.activate(constraints)
  }

  /// Removes the constraints that the chain has installed.
  public func uninstall() {
    LayoutConstraint.deactivate(installed)
    installed = []
  }

  /// The chain as constraints, one for each attribute; none where it means nothing.
  func lowered() -> [LayoutConstraint] {
    let named = comparison.attributes
    guard named.count <= 1 || named == attributes else {
      item.reportMismatch(file: file, line: line)
      return []
    }
    let only = named.only
    let superview = item.superview
    if comparison.item == nil, superview == nil, attributes.hasPositions {
      item.reportMissingSuperview(file: file, line: line)
      return []
    }
    return item.constraints(
      for: attributes,
      relation ?? .equal,
      multiplier: multiplier,
      priority: priority,
      by: .snappy,
      file: file,
      line: line
    ) { attribute in
      if let target = comparison.item { return Partner(target, only ?? attribute) }
      return Partner(attribute.isDimension ? nil : superview.map { LayoutItem($0) }, attribute)
    } constant: {
      comparison.amount[$0] + offset[$0]
    }
  }
}
