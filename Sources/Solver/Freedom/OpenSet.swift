/// The state of the search for variables that constraints leave open.
struct OpenSet: ~Copyable {
  /// A lazy row, or a bound, which the current direction would violate.
  struct Blocker: BitwiseCopyable {
    /// A row, or `-1 - variable` for the implicit bound of a variable.
    var row: Int32
    /// The share of the direction after which it is violated.
    var share: Double
  }

  /// Whether `Flag.moving` is up to date with the last answer.
  var isKnown = false
  /// The variables that tie-breaks settled.
  var variables = Buffer<Int32>()
  /// The same variables, one set after another: no row connects two sets.
  var members = Buffer<Int32>()
  /// Where each set begins among the members; one more than there are sets.
  var firsts = Buffer<Int32>()
  // By variable: how far it got when its set was probed upwards, and downwards.
  var ups = Buffer<Double>()
  var downs = Buffer<Double>()

  /// The current direction, by variable: how far it moves.
  var ways = Buffer<Double>()
  /// The variables that the direction moves.
  var moved = Buffer<Int32>()
  var blockers = Buffer<Blocker>()
  /// The members of the set that is loaded, if it still is.
  var kept = Buffer<Int32>()
  /// Lazy rows and bounds that take part in the current probes, written as in `Blocker`.
  var cuts = Buffer<Int32>()
  /// By slot: the basis with which the last probe of the question began; empty before the first one.
  var basisElements = Buffer<Int32>()

  init() {}

  /// Begins a question, of which no row takes part yet that isn't of the component itself.
  mutating func beginQuestion() {
    cuts.removeAll()
    basisElements.removeAll()
  }

  /// Forgets the current direction.
  mutating func clearWay() {
    for index in 0..<moved.count { ways[moved[index]] = 0 }
    moved.removeAll()
  }

  mutating func go(_ variable: Int32, _ way: Double) {
    ways[variable] = way
    moved.append(variable)
  }

  /// Takes blocking rows in, those first that are met first.
  ///
  /// - Returns: where the new ones begin among the cuts.
  mutating func admitBlockers(atMost limit: Int) -> Int {
    let first = cuts.count
    var known = Set((0..<first).map { cuts[$0] })
    var nearest = (0..<blockers.count).map { blockers[$0] }
    nearest.sort { ($0.share, $0.row) < ($1.share, $1.row) }
    for blocker in nearest where cuts.count - first < limit {
      if known.insert(blocker.row).inserted { cuts.append(blocker.row) }
    }
    return first
  }
}
