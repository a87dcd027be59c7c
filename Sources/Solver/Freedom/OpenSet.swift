/// What the search for variables that constraints leave open keeps between its steps.
struct OpenSet: ~Copyable {
  /// An inequality that was left out, or a bound, which a way would break.
  struct Blocker: BitwiseCopyable {
    /// A row, or `-1 - variable` for the implicit bound of a variable.
    var row: Int32
    /// The share of the way after which it is broken.
    var share: Double
  }

  /// Whether `Flag.moving` is up to date with the last answer.
  var isKnown = false
  /// The variables that hidden ties settled.
  var variables = Buffer<Int32>()
  /// The same, one set after another: no row connects two sets.
  var members = Buffer<Int32>()
  /// Where each set begins among the members; one more than there are sets.
  var firsts = Buffer<Int32>()
  // By variable: how far it got as its set was pulled up, and as it was pulled down.
  var ups = Buffer<Double>()
  var downs = Buffer<Double>()

  /// The way at hand, by variable: how far each goes.
  var ways = Buffer<Double>()
  /// The variables that it moves.
  var moved = Buffer<Int32>()
  var blockers = Buffer<Blocker>()
  /// The members of the set that the core holds, if it still does.
  var kept = Buffer<Int32>()
  /// Inequalities that were left out and take part in the pulls at hand, said as in `Blocker`.
  var cuts = Buffer<Int32>()

  init() {}

  /// Forgets the way at hand.
  mutating func clearWay() {
    for index in 0..<moved.count { ways[moved[index]] = 0 }
    moved.removeAll()
  }

  mutating func go(_ variable: Int32, _ way: Double) {
    ways[variable] = way
    moved.append(variable)
  }

  /// Takes blockers in that don't take part yet, those met first before the others.
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
