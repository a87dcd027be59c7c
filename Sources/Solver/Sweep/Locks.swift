/// How firmly each free variable is held on either side, where that was asked for.
///
/// An inequality gives way when one of its variables goes far enough. Where nothing of a high
/// priority keeps that one from going, the others can be settled, down to the priority of what does,
/// as if the inequality weren't there: the one moves later, when they are known. So the labels of a
/// column that is as wide as the widest are settled one by one, and not all together.
///
/// What counts on another variable to move was settled above all that holds that one, so two never
/// count on each other.
struct Locks: ~Copyable {
  struct Lock: BitwiseCopyable {
    /// The highest priority of the rows that keep a variable from growing, and from shrinking; -1
    /// where that isn't known.
    ///
    /// Rounded up: to hold a little longer than needed does no harm.
    var up: Float = -1
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

    /// Whether an inequality is met by letting a variable grow.
    @inline(__always) static func grows(_ coefficient: Double, _ relation: Int8) -> Bool {
      (coefficient > 0) == (relation > 0)
    }
  }

  /// By variable; empty as long as nobody asks.
  var ofVariable = Buffer<Lock>()
  /// Variables whose rows came or went since they were looked at.
  var stale = Buffer<Int32>()

  init() {}

  var areUsed: Bool { !ofVariable.isEmpty }

  mutating func removeAll() {
    ofVariable.removeAll()
    stale.removeAll()
  }

  var bytes: Int { ofVariable.bytes + stale.bytes }
}

/// From which priority downwards each variable of one inequality has to heed it.
struct Deferral {
  /// In longer rows it would take longer to find out than to do without.
  static let mostTerms: Int32 = 8

  private var least: Double
  private var second: Double
  private var holder: Int32 = -1

  init(priority: Double) {
    least = priority
    second = priority
  }

  /// Takes in what keeps a variable from getting out of the way.
  @inline(__always) mutating func add(_ variable: Int32, _ priority: Float) {
    let level = Double(priority)
    if level < least {
      (least, second, holder) = (level, least, variable)
    } else if level < second {
      second = level
    }
  }

  /// What one variable has to heed: only others get out of its way.
  @inline(__always) func priority(for variable: Int32) -> Double {
    variable == holder ? second : least
  }
}
