import SnaplineGeometry
import SnaplineSolver

/// Who stands behind the rows of a problem; looked up only when somebody asks.
struct RowAuthors {
  private var constraints: [Problem.Constraint: LayoutConstraint] = [:]
  private var derived: [Problem.Constraint: LayoutReason] = [:]
  private let problem: Problem

  init(_ engine: LayoutEngine, rows: Set<Problem.Constraint>) {
    problem = engine.solver.problem
    for view in engine.root?.subtree ?? [] {
      for constraint in view.held(behind: rows) {
        if let row = constraint.row.constraint, rows.contains(row) { constraints[row] = constraint }
      }
      for row in view.node.derivedRows where rows.contains(row) {
        derived[row] = reason(for: row, madeFor: view)
      }
    }
  }

  /// The constraint that somebody wrote.
  func constraint(of row: Problem.Constraint) -> LayoutConstraint? {
    constraints[row].flatMap { $0.isWritten ? $0 : nil }
  }

  /// The stacks that some rows go through from one end to the other, with their axes.
  func stacks(through rows: some Sequence<Problem.Constraint>) -> [ObjectIdentifier: Axis] {
    var starts: [ObjectIdentifier: Axis] = [:]
    var ends: Set<ObjectIdentifier> = []
    for row in rows {
      guard let constraint = constraints[row], constraint.role == .canvasConnection,
        let stack = constraint.holder as? StackView
      else { continue }
      let along = StackAxis(stack.axis)
      if constraint.firstAttribute == along.start { starts[ObjectIdentifier(stack)] = stack.axis }
      if constraint.firstAttribute == along.end { ends.insert(ObjectIdentifier(stack)) }
    }
    return starts.filter { ends.contains($0.key) }
  }

  /// The stacks of which some rows hold what is arranged at both edges across.
  func stacks(across rows: some Sequence<Problem.Constraint>) -> Set<ObjectIdentifier> {
    var (starts, ends) = (Set<ObjectIdentifier>(), Set<ObjectIdentifier>())
    for row in rows {
      guard let constraint = constraints[row], let stack = constraint.holder as? StackView,
        constraint.role == .alignment || constraint.role == .canvasConnection
      else { continue }
      let across = StackAxis(stack.axis.crossing)
      if constraint.firstAttribute == across.start { starts.insert(ObjectIdentifier(stack)) }
      if constraint.firstAttribute == across.end { ends.insert(ObjectIdentifier(stack)) }
    }
    return starts.intersection(ends)
  }

  /// The view that a row keeps inside of its superview, at one of its edges.
  func confined(by row: Problem.Constraint) -> ConfinedView? {
    guard let constraint = constraints[row], constraint.relation != .equal,
      let one = constraint.firstItem as? View, let other = constraint.secondItem as? View,
      let axis = constraint.firstAttribute.positionAxis
    else { return nil }
    if one.superview === other { return ConfinedView(one, axis) }
    return other.superview === one ? ConfinedView(other, axis) : nil
  }

  func reason(for row: Problem.Constraint) -> LayoutReason {
    if let constraint = constraints[row] { return LayoutReason(constraint) }
    return derived[row] ?? LayoutReason(unknownWith: priority(of: row))
  }

  private func priority(of row: Problem.Constraint) -> LayoutPriority {
    LayoutPriority(Float(problem.priority(of: row) ?? 1000))
  }

  private func reason(for row: Problem.Constraint, madeFor view: View) -> LayoutReason {
    let node = view.node
    let priority = priority(of: row)
    let number = Numeral.short(problem.constant(of: row) ?? 0)
    let at = priority.isRequired ? "" : " @" + priority.number
    let name = view.displayName.asItem
    let text =
      switch row {
      case node.content.widthAtMost: "\(name).width <= \(number)\(at), as it hugs its content"
      case node.content.widthAtLeast: "\(name).width >= \(number)\(at), as it resists being cut"
      case node.content.heightAtMost: "\(name).height <= \(number)\(at), as it hugs its content"
      case node.content.heightAtLeast: "\(name).height >= \(number)\(at), as it resists being cut"
      default:
        view.parent == nil ? rootText(of: row, view, number) : maskText(of: row, view, number)
      }
    return LayoutReason(derived: text, of: view, priority: priority)
  }

  private func rootText(of row: Problem.Constraint, _ view: View, _ number: String) -> String {
    let isWidth = problem.terms(of: row).first?.variable == view.node.width
    return "\(view.displayName.asItem).\(isWidth ? "width" : "height") == \(number), "
      + "the size of the root"
  }

  private func maskText(of row: Problem.Constraint, _ view: View, _ number: String) -> String {
    let terms = problem.terms(of: row)
    let side = Side.allCases.first { $0.variable(of: view.node) == terms.first?.variable }
    guard terms.count == 1, let side else {
      return "the frame of \(view.displayName), whose autoresizing mask is translated into "
        + "constraints"
    }
    return "\(view.displayName.asItem).\(side.rawValue) == \(number), its frame, whose "
      + "autoresizing mask is translated into constraints"
  }
}

extension LayoutNode {
  /// The rows that the system made for the node.
  fileprivate var derivedRows: [Problem.Constraint] {
    let content = [
      content.widthAtMost, content.widthAtLeast, content.heightAtMost, content.heightAtLeast,
    ]
    return (content + frameRows.rows).compactMap { $0 }
  }
}

extension String {
  /// A view's name with room for an attribute behind it: of several words in parentheses.
  var asItem: String {
    contains(" ") && !hasPrefix("\"") ? "(" + self + ")" : self
  }
}
