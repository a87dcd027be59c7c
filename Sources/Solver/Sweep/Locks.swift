/// What keeps each free variable from growing or shrinking: its locks, as in presolve of integer
/// programs, with priorities.
///
/// An inequality holds once one of its variables goes far enough. Where no row of high priority
/// locks that variable, the others can be settled without the inequality, down to the priority of
/// the lock: the variable moves later, when they are known. So the labels of a column that is as
/// wide as the widest are settled one by one.
///
/// A variable that counts on another one to move was settled above all locks of that one, so two
/// never count on each other.
struct Locks: ~Copyable {
  struct Lock: BitwiseCopyable {
    /// The highest priority of the rows that keep the variable from growing; -1 if it isn't known.
    ///
    /// Priorities are rounded up: a lock that is a little too strong does no harm.
    var up: Float = -1
    /// The same for rows that keep it from shrinking.
    var down: Float = -1

    var isKnown: Bool { up >= 0 }

    @inline(__always) func priority(growing: Bool) -> Float { growing ? up : down }

    @inline(__always) mutating func add(
      _ coefficient: Double,
      _ relation: Int8,
      _ priority: Double
    ) {
      var level = Float(priority)
      if Double(level) < priority { level = level.nextUp }
      let isHelped = Self.grows(coefficient, relation)
      if relation == 0 || !isHelped { up = max(up, level) }
      if relation == 0 || isHelped { down = max(down, level) }
    }

    /// Whether a variable helps to meet an inequality by growing.
    @inline(__always) static func grows(_ coefficient: Double, _ relation: Int8) -> Bool {
      (coefficient > 0) == (relation > 0)
    }
  }

  /// By variable: its locks.
  ///
  /// The buffer is empty as long as none are needed.
  var ofVariable = Buffer<Lock>()
  /// Variables whose rows changed since their locks were computed.
  var stale = Buffer<Int32>()

  init() {}

  var areUsed: Bool { !ofVariable.isEmpty }

  mutating func removeAll() {
    ofVariable.removeAll()
    stale.removeAll()
  }

  var bytes: Int { ofVariable.bytes + stale.bytes }
}

/// From which priority down each variable of one inequality has to heed it.
struct Deferral {
  /// The most terms of a row that is deferred: in longer ones the locks would take longer than they
  /// save.
  static let mostTerms: Int32 = 8

  /// The weakest lock of any variable, and whose it is.
  private var least: Double
  private var holder: Int32 = -1
  /// The weakest lock of the others.
  private var second: Double

  init(priority: Double) {
    least = priority
    second = priority
  }

  /// Adds the lock that keeps a variable from meeting the inequality alone.
  @inline(__always) mutating func add(_ variable: Int32, _ priority: Float) {
    let level = Double(priority)
    if level < least {
      (least, second, holder) = (level, least, variable)
    } else if level < second {
      second = level
    }
  }

  /// The priority from which down a variable has to heed the row: only others can meet it in its
  /// place.
  @inline(__always) func priority(for variable: Int32) -> Double {
    variable == holder ? second : least
  }
}
