/// The solver without its public face.
struct Engine: ~Copyable {
  private var values = Lane<Double>()
  private var parents = Lane<Int32>()
  private var locals = Lane<Int32>()
  private var order: [Int32] = []
  private var core = Core()
  private var isDropped = Lane<Bool>()
  private(set) var conflicts: [Solver.Conflict] = []
  private(set) var changed: [Int32] = []
  private(set) var isLimited = false

  init() {}

  func value(_ variable: Int32) -> Double {
    variable >= 0 && Int(variable) < values.count ? values[variable] : 0
  }

  func violation(_ row: Int32, _ table: borrowing Table) -> Double {
    guard table.existsRow(row) else { return 0 }
    let record = table.rows[row]
    var sum = -record.constant
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      sum += table.terms[term].coefficient * value(table.terms[term].variable)
    }
    switch record.relation {
    case .equal: return abs(sum)
    case .lessThanOrEqual: return max(0, sum)
    case .greaterThanOrEqual: return max(0, -sum)
    }
  }

  mutating func solve(_ table: borrowing Table, stepLimit: Int) {
    conflicts = []
    changed = []
    isLimited = false
    values.extend(to: table.variables.count, with: 0)
    isDropped.reset(to: table.rows.count, with: false)
    locals.reset(to: table.variables.count, with: -1)
    join(table)
    let count = Int32(table.variables.count)
    var members: [Int32: (variables: [Int32], rows: [Int32])] = [:]
    for variable in 0..<count where table.variables[variable].exists {
      members[root(of: variable), default: ([], [])].variables.append(variable)
    }
    for row in 0..<Int32(table.rows.count) where table.isActive(row) {
      if table.rows[row].termCount == 0 { continue }
      let first = table.terms[table.rows[row].firstTerm].variable
      members[root(of: first), default: ([], [])].rows.append(row)
    }
    for key in members.keys.sorted() {
      if let part = members[key] { solvePart(part.variables, part.rows, table, stepLimit) }
    }
  }

  private mutating func join(_ table: borrowing Table) {
    parents.removeAll()
    for variable in 0..<Int32(table.variables.count) { parents.append(variable) }
    for row in 0..<Int32(table.rows.count) where table.isActive(row) {
      let (first, count) = (table.rows[row].firstTerm, table.rows[row].termCount)
      for term in first..<first + count {
        parents[root(of: table.terms[term].variable)] = root(of: table.terms[first].variable)
      }
    }
  }

  private func root(of variable: Int32) -> Int32 {
    var place = variable
    while parents[place] != place {
      parents[place] = parents[parents[place]]
      place = parents[place]
    }
    return place
  }

  private mutating func solvePart(
    _ variables: [Int32],
    _ rows: [Int32],
    _ table: borrowing Table,
    _ stepLimit: Int
  ) {
    while true {
      let levelCount = load(variables, rows, table)
      core.prepare()
      core.stepLimit = stepLimit
      if core.settle(0) == .outOfSteps { isLimited = true }
      if core.total(ofLevel: 0) > 1e-6, !isLimited,
        resolveConflict(variables, rows, table)
      {
        continue
      }
      for level in 1..<max(2, levelCount) where !isLimited {
        if core.settle(level) == .outOfSteps { isLimited = true }
      }
      break
    }
    core.polish()
    for (local, variable) in variables.enumerated() {
      let rounded = (core.point[local] * 65536).rounded() / 65536 + 0
      if values[variable] != rounded {
        values[variable] = rounded
        changed.append(variable)
      }
    }
  }

  private mutating func load(
    _ variables: [Int32],
    _ rows: [Int32],
    _ table: borrowing Table
  ) -> Int32 {
    core.begin(variableCount: variables.count)
    for (local, variable) in variables.enumerated() { locals[variable] = Int32(local) }
    let sorted = rows.filter { !isDropped[$0] }.map { (table.rows[$0].priority, $0) }
      .sorted { $0.0 != $1.0 ? $0.0 > $1.0 : $0.1 < $1.1 }
    for (local, variable) in variables.enumerated() where table.variables[variable].isNonNegative {
      core.addTerm(Int32(local), 1)
      core.endRow(1, 0, level: 0)
    }
    var level: Int32 = 0
    var last = 1000.0
    for (priority, row) in sorted {
      if priority != last {
        level += 1
        last = priority
      }
      let record = table.rows[row]
      for term in record.firstTerm..<record.firstTerm + record.termCount {
        core.addTerm(locals[table.terms[term].variable], table.terms[term].coefficient)
      }
      core.endRow(record.relation.rawValue, record.constant, level: level)
    }
    for tie in [Problem.TieClass.size, .position] {
      level += 1
      for (local, variable) in variables.enumerated() where table.variables[variable].tie == tie {
        core.addTerm(Int32(local), 1)
        core.endRow(0, 0, level: level)
      }
    }
    let ranked = variables.map { (table.variables[$0].rank, $0) }
      .sorted { $0.0 != $1.0 ? $0.0 < $1.0 : $0.1 < $1.1 }
    for (_, variable) in ranked {
      level += 1
      core.addTerm(locals[variable], 1)
      core.endRow(0, 0, level: level)
    }
    return level + 1
  }

  /// Finds an irreducible conflict and lets one of its members go.
  private mutating func resolveConflict(
    _ variables: [Int32],
    _ rows: [Int32],
    _ table: borrowing Table
  ) -> Bool {
    let required = rows.filter { table.rows[$0].isRequired && !isDropped[$0] }
    var kept = required
    for row in required {
      let trial = kept.filter { $0 != row }
      if !isFeasible(variables, trial, table) { kept = trial }
    }
    let yielding = kept.max { one, other in
      let (a, b) = (table.rows[one], table.rows[other])
      if a.yield != b.yield { return a.yield == .derived }
      return a.serial != b.serial ? a.serial < b.serial : one < other
    }
    guard let yielding else { return false }
    isDropped[yielding] = true
    conflicts.append(
      Solver.Conflict(
        constraints: kept.map { Problem.Constraint(index: $0) },
        bounds: [],
        gaveWay: Problem.Constraint(index: yielding)
      )
    )
    return true
  }

  private mutating func isFeasible(
    _ variables: [Int32],
    _ rows: [Int32],
    _ table: borrowing Table
  ) -> Bool {
    core.begin(variableCount: variables.count)
    for (local, variable) in variables.enumerated() where table.variables[variable].isNonNegative {
      core.addTerm(Int32(local), 1)
      core.endRow(1, 0, level: 0)
    }
    for row in rows {
      let record = table.rows[row]
      for term in record.firstTerm..<record.firstTerm + record.termCount {
        core.addTerm(locals[table.terms[term].variable], table.terms[term].coefficient)
      }
      core.endRow(record.relation.rawValue, record.constant, level: 0)
    }
    core.prepare()
    return core.settle(0) == .optimal && core.total(ofLevel: 0) <= 1e-6
  }
}
