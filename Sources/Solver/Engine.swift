/// What presolve made of a variable.
enum VariableKind: UInt8, BitwiseCopyable {
  case absent
  /// The required equalities alone give its value.
  case fixed
  /// A required equality defines it by other variables.
  case defined
  /// No required equality gives its value: optional rows, bounds and tie-breaks do.
  case free
}

/// What a row is used for.
enum RowRole: UInt8, BitwiseCopyable {
  /// The row is switched off, gave way, or mentions nothing that is still open.
  case idle
  /// A required equality that presolve hasn't used yet.
  case equation
  /// The row defines one variable.
  case definition
  /// The row belongs to a block of the kernel.
  case kernel
  /// A required equality whose variables are all given by others: it holds, or it is a conflict.
  case redundant
  /// The row takes part as it is written: it mentions free and fixed variables alone.
  case direct
  /// The row takes part as a reduced row, because it mentions defined variables.
  case reduced
  /// The row is an inequality that is left out as long as it holds.
  case lazy
  /// The row is an optional equality that is left out as long as it changes nothing; see `PostponedRows`.
  case postponed
}

/// The solver's algorithm; ``Solver`` is its interface.
///
/// An answer from nothing is made in these stages, each in a file or folder of its own. *Load*
/// gives each row its role. *Fix* and *singletons* use required equalities that need no
/// elimination, and the *kernel* eliminates the others. *Reduced rows* replace defined variables by
/// free ones. The *sweep* settles free variables one at a time where priorities allow, and the
/// active-set method settles those that have to be solved together, the *components*. *Evaluate*
/// computes the defined variables, *tie-breaks* settle what no constraint does, and *check* finds
/// lazy rows that don't hold, which then take part. The article *How layout is solved* explains
/// each of these.
///
/// Methods are mutating even where they only read: the compiler would copy the whole struct at each
/// call of one that isn't.
struct Engine: ~Copyable {
  // By variable.
  /// The answer.
  var values = Buffer<Double>()
  var kinds = Buffer<VariableKind>()
  /// The priority that settled a free variable; see `Level`.
  var settled = Buffer<Double>()
  /// The row that defines a variable, `-2 - pivot` if a pivot of the kernel does, or -1.
  var definitions = Buffer<Int32>()
  /// The place of a variable in the order of evaluation, or -1.
  var positions = Buffer<Int32>()
  /// See `Flag`.
  var flags = Buffer<UInt16>()

  // By row.
  var roles = Buffer<RowRole>()
  /// What the row's role refers to.
  ///
  /// That is the variable that a definition defines, the row in the kernel, or the reduced row; for
  /// a direct row, its row in the active-set method when it was last loaded there.
  var links = Buffer<Int32>()

  // The stages, each with its own buffers.
  var presolve = Presolve()
  var kernel = Kernel()
  var evaluation = Evaluation()
  var expansion = Expansion()
  var reducedRows = ReducedRows()
  var sweep = Sweep()
  var components = Components()
  var activeSet = ActiveSet()
  var tieBreaks = TieBreaks()
  var conflicts = Conflicts()
  var openSet = OpenSet()

  // Edits.
  var propagation = Propagation()
  var repair = Repair()
  /// Variables whose values this solve changed, with the values that they had; `Flag.changed` marks
  /// them.
  var changes = Buffer<Change>()

  var budget = Budget()
  var work = Solver.Work()
  /// Whether the last answer was made from nothing, so that all variables may have changed.
  var hasAnsweredAll = false

  init() {}

  @inline(__always) func exact(_ variable: Int32) -> Double {
    variable >= 0 && Int(variable) < values.count ? values[variable] : 0
  }

  /// The residual of a row as it is written.
  @inline(__always) func residual(_ row: Int32, _ matrix: borrowing ConstraintMatrix) -> Double {
    let record = matrix.rows[row]
    var sum = -record.constant
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      sum += matrix.terms[term].coefficient * values[matrix.terms[term].variable]
    }
    return sum
  }

  mutating func violation(_ row: Int32, _ matrix: borrowing ConstraintMatrix) -> Double {
    guard matrix.existsRow(row) else { return 0 }
    let relation = matrix.rows[row].relation.rawValue
    let residual = residual(row, matrix)
    return max(relation <= 0 ? residual : 0, relation >= 0 ? -residual : 0)
  }

  /// How far a row may be from holding before it counts as violated.
  mutating func allowance(_ row: Int32, _ matrix: borrowing ConstraintMatrix) -> Double {
    let record = matrix.rows[row]
    var size = 1 + abs(record.constant)
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      size += abs(matrix.terms[term].coefficient * values[matrix.terms[term].variable])
    }
    return 1e-9 * size
  }
}

/// A variable whose value changed, with the value that it had before.
@usableFromInline struct Change: BitwiseCopyable {
  @usableFromInline var variable: Int32
  @usableFromInline var before: Double
}

/// Priorities of tie-breaks, below all that a constraint may have.
enum Level {
  static let bySize = -1.0
  static let bySequence = -2.0
  static let bySlack = -3.0
  static let byPosition = -4.0
  static let byRank = -5.0
  static let open = -Double.infinity
}

/// What is noted of a variable, a bit each.
enum Flag {
  /// A row of this variable alone, or an optional equality, is about it: substituting it moves that
  /// row to the variables that define it.
  static let costed: UInt16 = 1
  static let unsettled: UInt16 = 2
  /// The variable is defined, and its implicit bound takes part all the same.
  static let bound: UInt16 = 4
  static let ambiguous: UInt16 = 8
  static let queued: UInt16 = 16
  static let member: UInt16 = 32
  static let changed: UInt16 = 64
  /// A tie-break looks at its value.
  static let followed: UInt16 = 128
  /// A defined size depends on it.
  static let sized: UInt16 = 256
  static let visited: UInt16 = 512
  /// Tie-breaks settle it together with other variables.
  static let grouped: UInt16 = 1024
  /// An edit took it out of the order of evaluation.
  static let detached: UInt16 = 2048
  /// Constraints leave it more than one value, as far as the search has found.
  static let moving: UInt16 = 8192
  /// The variable is among the open variables at hand.
  static let gathered: UInt16 = 16384
  /// The variable is settled on its floor; see `Floors`.
  static let onFloor: UInt16 = 4096
  /// A tie-break looks at a slack row that mentions the variable.
  static let inSlackRow: UInt16 = 32768
}
