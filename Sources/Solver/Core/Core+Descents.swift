/// How the steepest descent of a large problem is found.
///
/// A step changes few slopes. Those are followed: what the gradient gains is a row, and an exchange takes
/// multiples of one slope from others. A descent is only ruled out by slopes that were measured afresh.
struct Descents: ~Copyable {
  /// By slot: what the best move gains for its length, squared.
  var gains = Tournament()
  /// Slots whose slope changed in the step at hand.
  var followed = Buffer<Int32>()
  /// Whether slopes and gains are those of the point.
  var isKnown = false
  /// Whether they were measured, not followed.
  var isFresh = false

  init() {}
}

extension Core {
  /// The allowed move that lowers the current level most for its length, if there is one.
  mutating func steepestRated() -> (slot: Int, side: Side)? {
    if !descents.isKnown { rateAll() }
    var winner = descents.gains.winner
    if winner == nil, !descents.isFresh {
      rateAll()
      winner = descents.gains.winner
    }
    guard let winner else { return nil }
    let (slot, slope) = (Int(winner), slopes[winner])
    return (slot, change(slot, -1, slope) < change(slot, 1, slope) ? -1 : 1)
  }

  private mutating func rateAll() {
    measureSlopes()
    gradientChange.clear()
    descents.followed.removeAll()
    descents.gains.reset(to: variableCount)
    for slot in 0..<Int32(variableCount) { descents.gains.write(slot, gain(slot)) }
    descents.gains.order()
    descents.isKnown = true
    descents.isFresh = true
  }

  /// What the better of a slot's moves gains for its length, squared.
  @inline(__always) private func gain(_ slot: Int32) -> Double {
    guard banned[slot] != 3 else { return 0 }
    let slope = slopes[slot]
    let change = min(change(Int(slot), 1, slope), change(Int(slot), -1, slope))
    return change < -1e-9 ? change * change / weights[slot] : 0
  }

  mutating func rate(_ slot: Int32) {
    if descents.isKnown { descents.gains.change(slot, to: gain(slot)) }
  }

  /// Has the slopes follow what was added to the gradient, those of moves that are left.
  mutating func followGradient() {
    guard descents.isKnown else { return gradientChange.clear() }
    descents.isFresh = false
    sparse.clear()
    for index in 0..<gradientChange.places.count {
      let variable = gradientChange.places[index]
      let change = gradientChange[variable]
      if change != 0 { sparse.byVariable.set(variable, change) }
    }
    gradientChange.clear()
    sparse.solveForMultiples()
    for index in 0..<sparse.bySlot.places.count {
      let slot = sparse.bySlot.places[index]
      guard banned[slot] != 3 else { continue }
      slopes[slot] += sparse.bySlot[slot]
      descents.followed.append(slot)
    }
  }

  /// Has the slopes follow a row that comes into a slot, of which the multiples are loaded.
  mutating func followExchange(_ slot: Int, _ product: Double) {
    guard descents.isKnown else { return }
    let slope = slopes[slot] / product
    for index in 0..<sparse.bySlot.places.count {
      let other = sparse.bySlot.places[index]
      guard banned[other] != 3 else { continue }
      slopes[other] -= sparse.bySlot[other] * slope
      descents.followed.append(other)
    }
    slopes[slot] = slope
    descents.followed.append(Int32(slot))
  }

  /// Rates the slots again whose slopes changed.
  mutating func rateFollowed() {
    for index in 0..<descents.followed.count { rate(descents.followed[index]) }
    descents.followed.removeAll()
  }
}
