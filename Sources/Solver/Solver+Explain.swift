extension Solver {
  /// Why a variable has its value.
  public struct Reason: Sendable {
    public let variable: Problem.Variable
    /// The constraints that it rests on.
    public internal(set) var constraints: [Problem.Constraint]
    /// The priority that settled it; nothing for what only hidden ties settle.
    public internal(set) var priority: Double?
    /// No constraint settles it: the smallest size or position was taken.
    public internal(set) var isTied = false
  }

  /// What gives a variable its value, then what gives theirs to the variables it rests on, and so
  /// on: the shortest chains first.
  ///
  /// - Parameters:
  ///   - variable: the variable to explain.
  ///   - limit: how many variables to explain at most.
  /// - Returns: the variable's own reason first; nothing for one that isn't there.
  public func why(_ variable: Problem.Variable, limit: Int = 64) -> [Reason] {
    engine.why(variable.index, problem.box.table, limit: limit)
  }

  /// The values that a variable could have with every constraint met as well as now.
  ///
  /// Solves the part of the problem that the variable hangs on: meant for messages.
  ///
  /// - Parameters:
  ///   - variable: the variable to move.
  ///   - sizeLimit: larger parts are not looked at.
  /// - Returns: one value twice if it is determined; nothing if the limit was too small. Ends a
  ///   million points away mean that there is no end.
  public func freedom(
    of variable: Problem.Variable,
    sizeLimit: Int = 4000
  ) -> ClosedRange<Double>? {
    let range = engine.freedom(of: variable.index, problem.box.table, sizeLimit: sizeLimit)
    guard let range else { return nil }
    return Self.told(range.low)...Self.told(range.high)
  }

  /// Whether constraints leave more than one value.
  public func isAmbiguous(_ variable: Problem.Variable) -> Bool {
    guard engine.mayBeAmbiguous(variable.index, problem.box.table) else { return false }
    guard let range = freedom(of: variable) else { return true }
    return range.upperBound - range.lowerBound > 1e-4
  }

  /// How far a constraint is from being missed; below 0 for one that is.
  public func slack(of constraint: Problem.Constraint) -> Double {
    engine.slack(constraint.index, problem.box.table)
  }
}

extension Engine {
  /// A quick look: `false` is certain.
  mutating func mayBeAmbiguous(_ variable: Int32, _ table: borrowing Table) -> Bool {
    guard variable >= 0, Int(variable) < kinds.count else { return false }
    return (kinds[variable] == .free || kinds[variable] == .defined) && mayMove(variable, table)
  }

  func slack(_ row: Int32, _ table: borrowing Table) -> Double {
    guard table.existsRow(row) else { return 0 }
    let residual = residual(row, table)
    return switch table.rows[row].relation {
    case .equal: -abs(residual)
    case .lessThanOrEqual: -residual
    case .greaterThanOrEqual: residual
    }
  }
}
