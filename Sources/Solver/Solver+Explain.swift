extension Solver {
  /// Why a variable has its value.
  package struct Reason: Sendable {
    package let variable: Problem.Variable
    /// The constraints that it rests on.
    package internal(set) var constraints: [Problem.Constraint]
    /// The priority that settled it; nothing if only tie-breaks did.
    package internal(set) var priority: Double?
    /// Whether no constraint settles it, so that tie-breaks did: its constraints then only bound it.
    package internal(set) var isTied = false
  }

  /// How a variable can move while each level is met as well as now.
  package struct Freedom: Sendable {
    var low: Double
    var high: Double
    /// At most two: one in which the variable grows, and one in which it shrinks.
    package internal(set) var directions: [Direction] = []

    init(low: Double, high: Double) { (self.low, self.high) = (low, high) }

    /// The values that the variable can have; one value twice if it is determined.
    ///
    /// Ends a million points away mean that there is no end.
    package var range: ClosedRange<Double> { Solver.told(low)...Solver.told(high) }

    /// Whether it can have more than one value.
    package var isAmbiguous: Bool { range.upperBound - range.lowerBound > 1e-4 }
  }

  /// Variables that can move together while each level is met as well as now.
  package struct Direction: Sendable {
    /// By variable, how far it moves for each point of the direction.
    package let moves: [Problem.Term]
    /// How many points the direction can be followed with each constraint met as well as now.
    package let reach: Double
  }

  /// Lists the constraints that give a variable its value, then those that give theirs to the
  /// variables that these mention, and so on, the shortest chains first.
  ///
  /// - Parameters:
  ///   - variable: the variable to explain.
  ///   - limit: how many variables to explain at most.
  /// - Returns: the variable's own reason first; nothing for one that isn't there.
  package func why(_ variable: Problem.Variable, limit: Int = 64) -> [Reason] {
    state.engine.why(variable.index, problem.box.matrix, limit: limit)
  }

  /// Finds how a variable could move while each level is met as well as now.
  ///
  /// This takes two probes of the open variables that it depends on: it is meant for messages.
  ///
  /// - Returns: nothing for a variable that isn't there.
  package func freedom(of variable: Problem.Variable) -> Freedom? {
    state.engine.freedom(of: variable.index, problem.box.matrix)
  }

  /// Whether constraints leave a variable more than one value.
  ///
  /// The first question after a solve looks at all variables at once.
  package func isAmbiguous(_ variable: Problem.Variable) -> Bool {
    guard state.engine.mayBeAmbiguous(variable.index, problem.box.matrix) else { return false }
    // A defined variable may stand still though variables that it depends on move.
    return state.engine.isFree(variable.index) || freedom(of: variable)?.isAmbiguous ?? false
  }

  /// Whether constraints leave a variable more than one value and tie-breaks settle it.
  ///
  /// A variable that only follows such a one isn't open itself.
  package func isOpen(_ variable: Problem.Variable) -> Bool {
    state.engine.isTied(variable.index)
      && state.engine.mayBeAmbiguous(variable.index, problem.box.matrix)
  }

  /// The variables for which ``isOpen(_:)`` holds.
  package var openVariables: [Problem.Variable] {
    state.engine.openVariables(problem.box.matrix)
  }

  /// The variables that constraints leave more than one value, each with the ways in which it could
  /// move.
  package var ambiguities: [(variable: Problem.Variable, freedom: Freedom)] {
    problem.variables.compactMap { variable in
      guard let freedom = freedom(of: variable), freedom.isAmbiguous else { return nil }
      return (variable, freedom)
    }
  }

  /// How well a constraint is met.
  package struct Standing: Hashable, Sendable {
    /// By how much it is violated; 0 where it holds.
    package let violation: Double
    /// The priority that decided the violation; nothing where none does.
    ///
    /// Every answer that is as good as the best down to this priority violates the constraint by as
    /// much.
    package let level: Double?
  }

  /// Finds by how much a constraint is violated, and which level decided that.
  ///
  /// This solves the part of the problem that the constraint belongs to: it is meant for messages.
  ///
  /// - Parameters:
  ///   - constraint: the constraint.
  ///   - sizeLimit: larger parts are not looked at.
  /// - Returns: nothing for one that isn't there, or if the limit was too small.
  package func standing(
    of constraint: Problem.Constraint,
    sizeLimit: Int = 4000
  ) -> Standing? {
    guard problem.box.matrix.existsRow(constraint.index) else { return nil }
    let level = state.engine.decidingPriority(
      of: constraint.index,
      problem.box.matrix,
      sizeLimit: sizeLimit
    )
    guard let level else { return nil }
    let missed = violation(of: constraint)
    let noise = state.engine.allowance(constraint.index, problem.box.matrix)
    return Standing(violation: missed > noise ? missed : 0, level: level > 0 ? level : nil)
  }

  /// The distance of a constraint from being violated; below 0 for one that is.
  package func slack(of constraint: Problem.Constraint) -> Double {
    state.engine.slack(constraint.index, problem.box.matrix)
  }
}

extension Engine {
  mutating func slack(_ row: Int32, _ matrix: borrowing ConstraintMatrix) -> Double {
    guard matrix.existsRow(row) else { return 0 }
    let residual = residual(row, matrix)
    return switch matrix.rows[row].relation {
    case .equal: -abs(residual)
    case .lessThanOrEqual: -residual
    case .greaterThanOrEqual: residual
    }
  }
}
