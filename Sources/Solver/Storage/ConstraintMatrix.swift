/// A variable as it is stored.
struct VariableRecord: BitwiseCopyable {
  /// The first term that mentions it, or -1.
  var firstTerm: Int32 = -1
  /// How many terms mention it, switched-off constraints included.
  var degree: Int32 = 0
  var rank: Int64
  var tie: Problem.TieBreak
  var isNonNegative: Bool
  /// What there is to know of the variable by a bit each: so a record has 24 bytes.
  private var state: State = [.exists, .isNew]
  /// The size before it in its sequence, or -1; see ``Problem/setPredecessor(_:of:)``.
  var predecessor: Int32 = -1

  private struct State: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    static let exists = State(rawValue: 1)
    static let isTouched = State(rawValue: 2)
    static let isNew = State(rawValue: 4)
    static let isPredecessor = State(rawValue: 8)
  }

  init(rank: Int64, tie: Problem.TieBreak, isNonNegative: Bool) {
    self.rank = rank
    self.tie = tie
    self.isNonNegative = isNonNegative
  }

  var exists: Bool {
    get { state.contains(.exists) }
    set { set(.exists, newValue) }
  }
  var isTouched: Bool {
    get { state.contains(.isTouched) }
    set { set(.isTouched, newValue) }
  }
  /// Whether no solve has answered the variable yet.
  var isNew: Bool {
    get { state.contains(.isNew) }
    set { set(.isNew, newValue) }
  }

  /// Whether a size ever stood behind it in a sequence.
  var isPredecessor: Bool {
    get { state.contains(.isPredecessor) }
    set { set(.isPredecessor, newValue) }
  }

  private mutating func set(_ bit: State, _ isOn: Bool) {
    if isOn { state.insert(bit) } else { state.remove(bit) }
  }
}

/// A constraint as it is stored; its terms lie together.
struct RowRecord: BitwiseCopyable {
  var firstTerm: Int32
  var termCount: Int32
  /// How many terms fit where it lies; a later constraint may reuse the place.
  var room: Int32
  var group: Int32
  var constant: Double
  var priority: Double
  var serial: Int64
  var relation: Problem.Relation
  var yield: Problem.YieldClass
  var exists = true
  var isSwitchedOn = true
  var hasNewConstant = false
  var isTouched = false

  var isRequired: Bool { priority >= 1000 }
}

/// One coefficient.
///
/// The terms of a variable form a list linked in both directions, so that a constraint is removed
/// without a search.
struct TermRecord: BitwiseCopyable {
  var coefficient: Double
  var variable: Int32
  var row: Int32
  var next: Int32
  var previous: Int32
}

/// The constraint matrix of a problem, by rows, and the journal of what was edited since the last
/// solve.
struct ConstraintMatrix: ~Copyable {
  var variables = Buffer<VariableRecord>()
  var rows = Buffer<RowRecord>()
  var terms = Buffer<TermRecord>()
  var groups = Buffer<Bool>()
  var freeVariables = Buffer<Int32>()
  var freeRows = Buffer<Int32>()
  /// How many terms no constraint owns any more.
  var strayTerms = 0
  var liveVariables = 0
  var liveRows = 0
  /// Whether any size ever had a predecessor.
  var hasSequences = false
  var journal = Journal()

  init() {}

  borrowing func copy() -> ConstraintMatrix {
    var twin = ConstraintMatrix()
    twin.variables = variables.copy()
    twin.rows = rows.copy()
    twin.terms = terms.copy()
    twin.groups = groups.copy()
    twin.freeVariables = freeVariables.copy()
    twin.freeRows = freeRows.copy()
    twin.strayTerms = strayTerms
    twin.liveVariables = liveVariables
    twin.liveRows = liveRows
    twin.hasSequences = hasSequences
    twin.journal = journal.copy()
    return twin
  }

  /// Whether the constraint exists and takes part.
  @inline(__always) borrowing func isActive(_ row: Int32) -> Bool {
    let record = rows[row]
    return record.exists && record.isSwitchedOn && (record.group < 0 || groups[record.group])
  }

  borrowing func exists(_ variable: Int32) -> Bool {
    variable >= 0 && Int(variable) < variables.count && variables[variable].exists
  }

  /// The size that stands before a variable in its sequence, or -1.
  @inline(__always) borrowing func predecessor(of variable: Int32) -> Int32 {
    let predecessor = variables[variable].predecessor
    return exists(predecessor) ? predecessor : -1
  }

  /// Clears the journal once it has been read.
  mutating func clearJournal() {
    for index in 0..<journal.constants.count {
      rows[journal.constants[index]].hasNewConstant = false
    }
    for index in 0..<journal.rows.count { rows[journal.rows[index]].isTouched = false }
    for index in 0..<journal.variables.count {
      variables[journal.variables[index]].isTouched = false
      variables[journal.variables[index]].isNew = false
    }
    journal.constants.removeAll()
    journal.rows.removeAll()
    journal.variables.removeAll()
    journal.areSequencesNew = false
  }

  /// Gives memory back after an answer from nothing: a problem mostly grows little after that.
  mutating func trim() {
    variables.trim()
    rows.trim()
    terms.trim()
    journal = Journal()
  }

  borrowing func existsRow(_ row: Int32) -> Bool {
    row >= 0 && Int(row) < rows.count && rows[row].exists
  }

  var bytes: Int {
    variables.bytes + rows.bytes + terms.bytes + freeVariables.bytes + freeRows.bytes
      + groups.bytes + journal.bytes
  }
}

/// What was edited since the last answer.
struct Journal: ~Copyable {
  /// Constraints with another constant, each once.
  var constants = Buffer<Int32>()
  /// Constraints that were added, removed, switched or altered in more than the constant.
  var rows = Buffer<Int32>()
  /// Variables that are new, gone, re-ranked, or mentioned by a constraint in `rows`.
  var variables = Buffer<Int32>()
  /// Whether sizes may have other places in their sequences.
  var areSequencesNew = false

  init() {}

  var isEmpty: Bool { constants.isEmpty && rows.isEmpty && variables.isEmpty }

  borrowing func copy() -> Journal {
    var twin = Journal()
    twin.constants = constants.copy()
    twin.rows = rows.copy()
    twin.variables = variables.copy()
    twin.areSequencesNew = areSequencesNew
    return twin
  }

  var bytes: Int { constants.bytes + rows.bytes + variables.bytes }
}

/// A constraint matrix that copies of a problem share until one of them is edited.
///
/// `@unchecked`: a problem changes it only while it is the one owner, and copies it otherwise.
final class MatrixBox: @unchecked Sendable {
  // Only the problem that owns the box edits it, one call at a time: there is no overlapping access
  // to check for.
  @exclusivity(unchecked) @safe var matrix: ConstraintMatrix
  /// The solver whose last answer the journal continues, and the number of that answer.
  var reader: SolverMark?
  var answer = 0

  init() { matrix = ConstraintMatrix() }

  private init(_ matrix: consuming ConstraintMatrix) { self.matrix = matrix }

  func copy() -> MatrixBox {
    let twin = MatrixBox(matrix.copy())
    twin.reader = reader
    twin.answer = answer
    return twin
  }
}

/// The identity of a solver.
final class SolverMark: Sendable {}
