import Foundation
import SnaplineGeometry
import SnaplineSolver

extension LayoutEngine {
  /// Makes a constraint's row, or makes it anew.
  func makeRow(of constraint: LayoutConstraint) {
    if constraint.row.constraint != nil { dropRow(of: constraint) }
    guard constraint.holderReference.isThere, !isImplied(constraint),
      constraint.terms.$node.look({ $0.seat.$engine.isObject(self) }) ?? false,
      !isLeftOut(constraint), stored.builder.lowerPlainly(constraint, in: self) || lower(constraint)
    else { return }
    constraint.row.engine = self
    constraint.row.base = -stored.builder.constant
    constraint.row.constraint = stored.builder.row(
      in: &solver.problem,
      Problem.Relation(constraint.relation),
      constraint.placedConstant.bounded,
      priority: constraint.placedPriority,
      serial: constraint.serial,
      yield: constraint.role != nil ? .derived : .authored
    )
    for node in stored.builder.scrolled {
      (node.view as? ScrollView)?.content.crossing.note(constraint)
    }
    if let step = constraint.sequenceStep, constraint.holder is StackView { putInSequence(step) }
    noteExcess(of: constraint)
    stored.queues.needsSolving = true
  }

  /// Whether no frames can follow from the constraint, which is reported then.
  private func isLeftOut(_ constraint: LayoutConstraint) -> Bool {
    guard constraint.crossesAxes else { return false }
    constraint.holder?.report(Mistake.impossiblePair(constraint).diagnostic)
    return true
  }

  /// Whether the constraint changes nothing, as other constraints say as much.
  private func isImplied(_ constraint: LayoutConstraint) -> Bool {
    guard let role = constraint.role else { return false }
    if role == .canvasConnection {
      return constraint.holder.map { isLetLoose(constraint.terms.attribute, in: $0) } ?? false
    }
    guard role == .ambiguitySuppression, !constraint.terms.hasOther else {
      return constraint.isImplied
    }
    guard let node = constraint.terms.node else { return false }
    return resists(constraint.priority, node, isWidth: constraint.terms.attribute == .width)
  }

  /// Whether content resists compression more than a constraint of this priority counts, which then
  /// can't make its view smaller.
  func resists(_ priority: LayoutPriority, _ node: LayoutNode, isWidth: Bool) -> Bool {
    guard let view = node.view else { return false }
    let isSized = (isWidth ? node.content.widthAtLeast : node.content.heightAtLeast) != nil
    let compression = view.priorities.compression(isWidth ? .horizontal : .vertical)
    return isSized && compression.rawValue > priority.rawValue
  }

  /// Whether a stack leaves out its constraint on an end, as its own size was given up.
  ///
  /// Its arranged views still begin where the stack begins.
  func isLetLoose(_ attribute: LayoutConstraint.Attribute, in stack: View) -> Bool {
    attribute != .leading && attribute != .top && stack.isGivenUp && stack !== root
  }

  func dropRow(of constraint: LayoutConstraint) {
    // A constraint may outlive the engine.
    constraint.row.engine = nil
    guard let row = constraint.row.constraint else { return }
    if let step = constraint.sequenceStep { takeOutOfSequence(step) }
    solver.problem.remove(row)
    constraint.row.constraint = nil
    stored.queues.needsSolving = true
  }

  /// Reports numbers that are too large to calculate with, unless they bound nothing.
  func noteExcess(of constraint: LayoutConstraint) {
    let number = constraint.placedConstant
    if constraint.row.constraint != nil {
      guard number != number.bounded else { return }
      if constraint.relation == .lessThanOrEqual && number > 0 { return }
      if constraint.relation == .greaterThanOrEqual && number < 0 { return }
    } else {
      guard abs(constraint.multiplier) > Problem.largestNumber else { return }
    }
    constraint.holder?.report(Mistake.tooLarge(constraint).diagnostic)
  }

  /// Fills the builder with `first − multiplier × second`; the constant stays with the constraint.
  private func lower(_ constraint: LayoutConstraint) -> Bool {
    stored.builder.reset()
    guard let scope = Scope(constraint), add(1, constraint.first, scope) else { return false }
    if let second = constraint.second {
      guard add(-constraint.multiplier, second, scope) else { return false }
    }
    stored.builder.terms.removeAll { $0.coefficient == 0 }
    return true
  }

  private func add(_ factor: Double, _ operand: Operand, _ scope: Scope) -> Bool {
    guard let node = operand.node, node.engine === self else { return false }
    if operand.attribute.isSize {
      let axis: Axis = operand.attribute == .width ? .horizontal : .vertical
      stored.builder.addLength(factor, of: node, axis: axis)
      return true
    }
    guard addPosition(factor, node, operand.attribute, scope) else { return false }
    guard let start = operand.start else { return true }
    guard let origin = start.node else { return false }
    return addPosition(-factor, origin, start.attribute, scope)
  }

  /// Adds a position, measured from the side where reading starts: from the right it is `extent −
  /// x`.
  private func addPosition(
    _ factor: Double,
    _ node: LayoutNode,
    _ attribute: LayoutConstraint.Attribute,
    _ scope: Scope
  ) -> Bool {
    let node = scope.meant(by: node, attribute)
    guard let position = Position(node, attribute, rightToLeft: scope.readsLeftward) else {
      return false
    }
    guard scope.isMirrored else {
      stored.builder.add(factor, position, upTo: scope.ancestor)
      return true
    }
    stored.builder.add(-factor, position, upTo: scope.ancestor)
    if let ancestor = scope.ancestor {
      let insets = ancestor.alignmentInsets
      stored.builder.addLength(factor, of: ancestor, axis: .horizontal)
      stored.builder.constant += factor * (insets.left + insets.right)
    }
    return true
  }

  /// The coordinates that a constraint is written in.
  private struct Scope {
    let ancestor: LayoutNode?
    /// The direction that decides what leading means.
    let readsLeftward: Bool
    /// Whether positions are measured from the right, so that constants count toward trailing.
    let isMirrored: Bool
    /// The scroll view, where the constraint compares one with something inside it.
    private let scrolled: LayoutNode?

    /// The node whose edges are meant.
    ///
    /// To what lies inside a scroll view, these are the edges of its content; its centre and its size
    /// are those of its frame.
    func meant(by node: LayoutNode, _ attribute: LayoutConstraint.Attribute) -> LayoutNode {
      guard node === scrolled, !attribute.withoutMargins.inMargins else { return node }
      switch attribute {
      case .centerX, .centerY, .width, .height: return node
      default: return node.contentArea ?? node
      }
    }

    init?(_ constraint: LayoutConstraint) {
      guard constraint.first.node != nil else { return nil }
      ancestor = constraint.commonNode
      readsLeftward = constraint.readsLeftward
      isMirrored =
        readsLeftward
        && (constraint.first.isDirectional || constraint.second?.isDirectional ?? false
          || constraint.offsetsFollowReading)
      guard let ancestor, ancestor.contentArea != nil else {
        scrolled = nil
        return
      }
      var isInside = false
      constraint.forEachNode { if $0.nearestView !== ancestor.view { isInside = true } }
      scrolled = isInside ? ancestor : nil
    }
  }
}

extension Operand {
  fileprivate var isDirectional: Bool {
    attribute.isDirectional || start?.attribute.isDirectional ?? false
  }
}

extension LayoutConstraint {
  /// The node in whose coordinates the items' positions are compared.
  fileprivate var commonNode: LayoutNode? {
    guard second != nil || first.start != nil else { return nil }
    if first.start == nil, let one = first.node?.view, let other = second?.node?.view {
      return one.nearestCommonAncestor(with: other)?.node
    }
    return commonHolder?.node
  }
}

extension LayoutConstraint {
  /// Whether reading begins at the right in the view that holds the constraint.
  ///
  /// What leading and trailing mean is up to that view, which is above all items unless it is one of
  /// them: it arranges them, whichever way they themselves read.
  @inline(__always) var readsLeftward: Bool { holder?.node.isRightToLeft ?? false }

  /// The priority of the constraint's row.
  ///
  /// A stack's spanning guide begins or ends where the first view does, almost required. Nothing else
  /// says where that side of the guide lies, and its other side lies beyond the first view, so this can
  /// always hold. As a required row it is settled before anything else: the height of a row of views is
  /// then that of the guide, a single variable, and nests of rows are settled one by one. Within
  /// margins it might not hold, as the room between these may be less than nothing.
  var placedPriority: Double {
    let isAlwaysMet =
      role?.isAlwaysMet(relation, priority) ?? false
      && !((holder as? StackView)?.isLayoutMarginsRelativeArrangement ?? true)
    return Double((isAlwaysMet ? .required : priority).rawValue)
  }

  /// The right side of the constraint's row.
  var placedConstant: Double { row.base + constant }
}

extension Double {
  /// The number, or the nearest one that the solver takes.
  var bounded: Double { min(max(self, -Problem.largestNumber), Problem.largestNumber) }
}

extension Problem.Relation {
  init(_ relation: LayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
