extension Solver {
  /// What would have to change for a constraint to hold.
  package struct Remedy: Sendable {
    /// The constant with which it would hold, all values staying what they are; nothing where that
    /// would be refused, or where another constraint would give way.
    package let constant: Double?
    /// Constraints without which it would hold, though it wouldn't with any of them; nothing where
    /// implicit bounds alone violate it.
    package let obstacles: [Problem.Constraint]?
  }

  /// Finds what would have to change for a constraint to hold.
  ///
  /// Each answer has been tried. That takes several solutions of the problem: it is meant for
  /// messages.
  ///
  /// - Parameters:
  ///   - constraint: one that is missed.
  ///   - most: more obstacles than this are not told.
  /// - Returns: nothing for one that holds, isn't there or is switched off, and where a limit was
  ///   reached.
  package func remedy(for constraint: Problem.Constraint, most: Int = 100) -> Remedy? {
    guard problem.isActive(constraint), isMissed(constraint) else { return nil }
    let sum = problem.terms(of: constraint)
      .reduce(0.0) { $0 + $1.coefficient * state.engine.exact($1.variable.index) }
    var search = ObstacleSearch(constraint, in: self)
    guard let obstacles = search.obstacles(most: most) else { return nil }
    return Remedy(
      constant: abs(sum) <= Problem.largestNumber && holds(constraint, with: sum) ? sum : nil,
      obstacles: obstacles.isEmpty ? nil : obstacles
    )
  }

  /// Whether a constraint would hold with the constant that the answer at hand gives it.
  ///
  /// Among rows in conflict others may give way then.
  private func holds(_ constraint: Problem.Constraint, with constant: Double) -> Bool {
    guard !conflicts.isEmpty else { return true }
    let trial = Solver(limits: limits)
    trial.problem = problem
    trial.problem.setConstant(constant, of: constraint)
    return trial.solve() != .limited && !trial.isMissed(constraint)
  }

  fileprivate func isMissed(_ constraint: Problem.Constraint) -> Bool {
    let noise = state.engine.allowance(constraint.index, problem.box.matrix)
    return violation(of: constraint) > 1000 * noise
  }
}

/// Removes the constraints that keep one from being met, and puts those back that needn't go.
private struct ObstacleSearch {
  private let wanted: Problem.Constraint
  private let priority: Double
  /// A solver of the problem with the constraint required, so that everything else gives way to it.
  private let forced: Solver
  private let forcedCopy: Problem.Constraint?
  /// A solver of the problem with the constraint as it was.
  private var plain: Solver

  init(_ wanted: Problem.Constraint, in solver: Solver) {
    self.wanted = wanted
    let problem = solver.problem
    priority = problem.priority(of: wanted) ?? 1000
    plain = Solver(limits: solver.limits)
    plain.problem = problem
    forced = Solver(limits: solver.limits)
    forced.problem = problem
    forcedCopy = forced.problem.add(
      problem.terms(of: wanted),
      problem.relation(of: wanted) ?? .equal,
      problem.constant(of: wanted) ?? 0,
      serial: .min,
      yield: .derived
    )
    forced.problem.setActive(false, wanted)
  }

  /// - Returns: none if nothing that could go helps; nothing if a limit was reached.
  mutating func obstacles(most: Int) -> [Problem.Constraint]? {
    guard plain.solve() != .limited else { return nil }
    var removed: [Problem.Constraint] = []
    while plain.isMissed(wanted) {
      guard forced.solve() != .limited else { return nil }
      guard !forced.conflicts.contains(where: { $0.gaveWay == forcedCopy }) else { return [] }
      let losers = losers()
      removed += losers
      guard !losers.isEmpty, removed.count <= most else { return nil }
      for loser in losers {
        forced.problem.setActive(false, loser)
        plain.problem.setActive(false, loser)
      }
      guard answerPlain() else { return nil }
    }
    return needed(of: removed)
  }

  /// The constraints of at least its priority that are violated more where it is forced.
  ///
  /// There are some as long as it is violated where it isn't forced: otherwise the forced answer
  /// would be the better one there as well.
  private func losers() -> [Problem.Constraint] {
    forced.problem.constraints.filter { other in
      guard other != forcedCopy, forced.problem.isActive(other),
        forced.problem.priority(of: other) ?? 0 >= priority, forced.isMissed(other)
      else { return false }
      let (before, after) = (plain.violation(of: other), forced.violation(of: other))
      return after > before + 1e-6 * (1 + before)
    }
  }

  /// Puts the removed constraints back one after the other, those first that should rather stay.
  private mutating func needed(of removed: [Problem.Constraint]) -> [Problem.Constraint]? {
    var removed = removed.sorted { isBefore($0, $1) }
    var isShrinking = true
    while isShrinking {
      isShrinking = false
      for one in removed {
        plain.problem.setActive(true, one)
        guard answerPlain() else { return nil }
        if plain.isMissed(wanted) {
          plain.problem.setActive(false, one)
        } else {
          removed.removeAll { $0 == one }
          isShrinking = true
        }
      }
    }
    return removed
  }

  /// Answers the problem with the constraint as it was; `false` where a limit was reached.
  ///
  /// Which rows in conflict give way may depend on the rows that gave way before: then the answer is made
  /// from nothing.
  private mutating func answerPlain() -> Bool {
    if !plain.conflicts.isEmpty {
      let problem = plain.problem
      plain = Solver(limits: plain.limits)
      plain.problem = problem
    }
    return plain.solve() != .limited
  }

  private func isBefore(_ one: Problem.Constraint, _ other: Problem.Constraint) -> Bool {
    let box = plain.problem.box
    let (first, second) = (box.matrix.rows[one.index], box.matrix.rows[other.index])
    if first.yield != second.yield { return first.yield == .derived }
    if first.priority != second.priority { return first.priority > second.priority }
    return first.serial < second.serial
  }
}
