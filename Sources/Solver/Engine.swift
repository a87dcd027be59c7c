/// What presolve made of a variable.
enum VariableKind: UInt8, BitwiseCopyable {
  case absent
  /// The required equalities alone give its value.
  case fixed
  /// A required equality gives it from others.
  case defined
  /// Nothing required gives it; wishes, bounds and ties do.
  case free
}

/// What a row is used for.
enum RowRole: UInt8, BitwiseCopyable {
  /// Switched off, given up, or without say in anything still open.
  case idle
  /// A required equality not yet used.
  case equation
  /// It gives one variable.
  case definition
  /// It is part of a kernel block.
  case kernel
  /// A required equality that has nothing left to give: it holds, or it is a conflict.
  case redundant
  /// It pulls on free variables as it is written.
  case direct
  /// It pulls on free variables through definitions: it has a wish.
  case reduced
  /// An inequality left out as long as it holds.
  case lazy
}

/// The solver without its public face.
///
/// An answer is made in these steps, each in its own file: *load* sorts rows by what they are; *fix*
/// and *peel* take required equalities off from both ends without arithmetic on rows; *kernel*
/// eliminates what is left; *wishes* says rows about defined variables in free ones; *sweep* settles
/// free variables one at a time where priorities allow; *joined* gives the rest to the core;
/// *evaluate* computes the defined variables; *ties* settles what no constraint does; *check* looks
/// for inequalities that were left out and don't hold, which then take part. The article *How layout
/// is solved* tells of each, in the words of the literature.
///
/// Its methods are mutating even where they only read: for one that isn't, and isn't inlined, the
/// compiler makes a copy of all 4,600 bytes of fields at each call.
struct Engine: ~Copyable {
  // By variable.
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
  /// What a row's role refers to: the variable that it defines, its reduced row, its row in the kernel;
  /// for a direct row, its row in the active-set method when it was last loaded there.
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
  /// Variables whose values this solve changed, with the values that they had; `Flag.changed` marks them.
  var changes = Buffer<Change>()

  var budget = Budget()
  var work = Solver.Work()
  /// Whether the last answer was one from nothing.
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

/// A variable whose value moved, with the value that it had.
@usableFromInline struct Change: BitwiseCopyable {
  @usableFromInline var variable: Int32
  @usableFromInline var before: Double
}

/// Priorities below those that anyone can write.
enum Level {
  static let bySize = -1.0
  static let byPosition = -2.0
  static let byRank = -3.0
  static let open = -Double.infinity
}

/// Bits kept for a variable.
enum Flag {
  /// A constraint of one variable pulls on it.
  static let costed: UInt16 = 1
  static let unsettled: UInt16 = 2
  /// Its implicit bound takes part although it is defined.
  static let bound: UInt16 = 4
  static let ambiguous: UInt16 = 8
  static let queued: UInt16 = 16
  static let member: UInt16 = 32
  static let changed: UInt16 = 64
  /// A hidden tie looks at its value.
  static let followed: UInt16 = 128
  /// A defined size depends on it.
  static let sized: UInt16 = 256
  static let visited: UInt16 = 512
  /// Hidden ties settle it together with others.
  static let grouped: UInt16 = 1024
  /// An edit took it out of its place.
  static let detached: UInt16 = 2048
  /// Constraints leave it more than one value, as far as was looked.
  static let moving: UInt16 = 8192
  /// It is among the open variables at hand.
  static let gathered: UInt16 = 16384
  /// It rests on its floor; see `Floors`.
  static let onFloor: UInt16 = 4096
}
