/// The choice of the move by which a level is lowered: pricing.
///
/// A step changes few reduced costs of a large component. They are updated: a change of the
/// gradient is a right side to solve for, and an exchange subtracts multiples of one reduced cost
/// from others. Only reduced costs that were computed anew may say that there is no descent.
struct Pricing: ~Copyable {
  /// By variable: how the sum of the current level rises with it.
  var gradient = Buffer<Double>()
  /// How the gradient changed since the reduced costs were computed or updated; for large problems.
  var gradientChange = SparseVector()
  /// By slot: how the sum of the current level rises along its direction.
  var reducedCosts = Buffer<Double>()
  /// By slot: about how long its direction is, squared, compared with where the level began.
  ///
  /// It is infinite where noise promised a descent that was none.
  var devexWeights = Buffer<Double>()
  /// By slot: the gain of its better move for its length, squared.
  var gains = Tournament()
  /// Slots of which the reduced cost changed in this step.
  var changedSlots = Buffer<Int32>()
  /// Whether reduced costs and gains are those of the current point.
  var isKnown = false
  /// Whether they were computed anew, and not updated.
  var isFresh = false
  /// How many steps in a row have gone nowhere.
  var degenerateSteps = 0
  /// Whether the last few hundred steps lowered nothing.
  var isStalling = false

  init() {}
}

extension ActiveSet {
  /// The allowed move that lowers the current level most for its length, if there is one.
  mutating func bestPricedMove() -> (slot: Int, side: Side)? {
    if !pricing.isKnown { priceAll() }
    var winner = pricing.gains.winner
    if winner == nil, !pricing.isFresh {
      priceAll()
      winner = pricing.gains.winner
    }
    guard let winner else { return nil }
    let (slot, reducedCost) = (Int(winner), pricing.reducedCosts[winner])
    return (slot, change(slot, -1, reducedCost) < change(slot, 1, reducedCost) ? -1 : 1)
  }

  private mutating func priceAll() {
    computeReducedCosts()
    pricing.gradientChange.clear()
    pricing.changedSlots.removeAll()
    pricing.gains.reset(to: variableCount)
    for slot in 0..<Int32(variableCount) { pricing.gains.write(slot, gain(slot)) }
    pricing.gains.order()
    pricing.isKnown = true
    pricing.isFresh = true
  }

  /// The gain of the better move of a slot for its length, squared.
  @inline(__always) private func gain(_ slot: Int32) -> Double {
    guard banned[slot] != 3 else { return 0 }
    let reducedCost = pricing.reducedCosts[slot]
    let change = min(change(Int(slot), 1, reducedCost), change(Int(slot), -1, reducedCost))
    return change < -1e-9 ? change * change / pricing.devexWeights[slot] : 0
  }

  mutating func price(_ slot: Int32) {
    if pricing.isKnown { pricing.gains.change(slot, to: gain(slot)) }
  }

  /// Updates the reduced costs by the change of the gradient, except those of slots that can't
  /// move.
  mutating func updateByGradient() {
    guard pricing.isKnown else { return pricing.gradientChange.clear() }
    pricing.isFresh = false
    sparse.clear()
    for index in 0..<pricing.gradientChange.places.count {
      let variable = pricing.gradientChange.places[index]
      let change = pricing.gradientChange[variable]
      if change != 0 { sparse.byVariable.set(variable, change) }
    }
    pricing.gradientChange.clear()
    sparse.solveForMultiples()
    for index in 0..<sparse.bySlot.places.count {
      let slot = sparse.bySlot.places[index]
      guard banned[slot] != 3 else { continue }
      pricing.reducedCosts[slot] += sparse.bySlot[slot]
      pricing.changedSlots.append(slot)
    }
  }

  /// Updates the reduced costs by an exchange, of which the multiples are loaded.
  mutating func updateByExchange(_ slot: Int, _ product: Double) {
    guard pricing.isKnown else { return }
    let reducedCost = pricing.reducedCosts[slot] / product
    for index in 0..<sparse.bySlot.places.count {
      let other = sparse.bySlot.places[index]
      guard banned[other] != 3 else { continue }
      pricing.reducedCosts[other] -= sparse.bySlot[other] * reducedCost
      pricing.changedSlots.append(other)
    }
    pricing.reducedCosts[slot] = reducedCost
    pricing.changedSlots.append(Int32(slot))
  }

  /// Computes the gains again of slots of which the reduced cost changed.
  mutating func priceChanged() {
    for index in 0..<pricing.changedSlots.count { price(pricing.changedSlots[index]) }
    pricing.changedSlots.removeAll()
  }
}
