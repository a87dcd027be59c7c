extension ActiveSet {
  /// Devex weights that have grown to this size say little any more, and are reset.
  static let largestWeight = 1e12

  var isSparse: Bool { variableCount > largestDenseCount }

  mutating func resetBasis() {
    if isSparse { refactor() } else { basis.reset(to: variableCount) }
  }

  /// Factorizes the active rows anew.
  mutating func refactor() {
    while true {
      // A basis of variables at their origins takes no time, whatever the limits are.
      sparse.begin(
        variableCount,
        effort.isFull ? .max : effort.termLimit,
        effort.isFull ? Deadline() : effort.deadline
      )
      for slot in 0..<Int32(variableCount) {
        sparse.beginRow()
        let row = active[slot]
        if row < 0 {
          sparse.addTerm(-1 - row, 1)
        } else {
          for term in rows.starts[row]..<rows.starts[row + 1] {
            sparse.addTerm(rows.termVariables[term], rows.termCoefficients[term])
          }
        }
      }
      if sparse.finish() { return }
      if sparse.isFull { abandonBasis() } else { replaceDependentRows() }
    }
  }

  /// Gives the basis up where its factors would hold too many terms, and with it the way to the
  /// answer.
  private mutating func abandonBasis() {
    effort.isFull = true
    for slot in 0..<Int32(variableCount) {
      if active[slot] >= 0 { slots[active[slot]] = -1 }
      active[slot] = -1 - slot
      origin[slot] = point[slot]
    }
  }

  /// Repairs a singular basis: rows that depend on others give their slots to variables.
  private mutating func replaceDependentRows() {
    for index in 0..<min(sparse.dependentSlots.count, sparse.uncoveredVariables.count) {
      let (slot, variable) = (sparse.dependentSlots[index], sparse.uncoveredVariables[index])
      if active[slot] >= 0 {
        slots[active[slot]] = -1
        sides[active[slot]] = 0
      }
      active[slot] = -1 - variable
      origin[variable] = point[variable]
      banned[slot] = 0
      parallels.forgetCosts(ofSlot: slot)
    }
  }

  /// Computes the reduced costs of all slots: how the gradient rises along each direction.
  mutating func computeReducedCosts() {
    guard isSparse else {
      return basis.computeReducedCosts(of: pricing.gradient, into: pricing.reducedCosts)
    }
    sparse.clear()
    for variable in 0..<Int32(variableCount) where pricing.gradient[variable] != 0 {
      sparse.byVariable.set(variable, pricing.gradient[variable])
    }
    sparse.solveForMultiples()
    for slot in 0..<variableCount { pricing.reducedCosts[slot] = sparse.bySlot[slot] }
  }

  /// Computes the direction of a slot, into `edge.direction`.
  mutating func loadDirection(_ slot: Int, _ side: Side) {
    guard isSparse else {
      basis.copyDirection(slot, times: Double(side), into: edge.direction)
      return
    }
    sparse.clear()
    sparse.bySlot.set(Int32(slot), 1)
    loadMove(times: Double(side))
  }

  /// Solves for the move that changes active rows by what is in `sparse.bySlot`, into
  /// `edge.direction`.
  mutating func loadMove(times factor: Double = 1) {
    sparse.solveForMove()
    for index in 0..<edge.movingVariables.count { edge.direction[edge.movingVariables[index]] = 0 }
    edge.movingVariables.removeAll()
    for index in 0..<sparse.byVariable.places.count {
      let variable = sparse.byVariable.places[index]
      edge.direction[variable] = factor * sparse.byVariable[variable]
      edge.movingVariables.append(variable)
    }
  }

  /// Puts a row into a slot of the basis, and updates weights and reduced costs.
  ///
  /// - Returns: how fast the row changes along the slot's direction.
  mutating func replaceInBasis(_ slot: Int, _ entering: Int32) -> Double {
    if isSparse {
      updateByGradient()
      loadMultiples(of: entering)
      updateDevexWeightsInSparse(slot)
      let product = sparse.bySlot[slot]
      updateByExchange(slot, product)
      exchangeInSparse(slot)
      return product
    }
    measureInBasis(entering)
    updateDevexWeights(slot, basis.products)
    let product = basis.products[slot]
    basis.replace(slot)
    return product
  }

  /// Computes how much a row changes along each direction, into `basis.products`.
  mutating func measureInBasis(_ row: Int32) {
    basis.beginRow()
    for term in rows.starts[row]..<rows.starts[row + 1] {
      basis.addTerm(rows.termVariables[term], rows.termCoefficients[term])
    }
  }

  /// Adds the exchange to the factors: the row whose multiples were loaded last takes the slot
  /// whose direction was.
  mutating func exchangeInSparse(_ slot: Int) {
    sparse.byVariable.clear()
    let row = active[slot]
    if row < 0 { sparse.byVariable.set(-1 - row, 1) } else { addToSparse(row) }
    sparse.exchange()
  }

  /// Solves for the multiples of the active rows that add up to another row, into `sparse.bySlot`.
  mutating func loadMultiples(of row: Int32) {
    sparse.clear()
    addToSparse(row)
    sparse.solveForMultiples()
  }

  /// Adds a row, `factor` times, to the right side in `sparse.byVariable`.
  @inline(__always) mutating func addToSparse(_ row: Int32, times factor: Double = 1) {
    for term in rows.starts[row]..<rows.starts[row + 1] {
      sparse.byVariable.add(rows.termVariables[term], factor * rows.termCoefficients[term])
    }
  }

  /// Updates the Devex weights: a direction that takes on a multiple of another is at least as long
  /// as it.
  @inline(__always) private func updateDevexWeights(
    _ slot: Int,
    _ products: borrowing Buffer<Double>
  ) {
    let scaled = scaledWeight(slot, pivot: products[slot])
    for other in 0..<variableCount where products[other] != 0 {
      pricing.devexWeights[other] = max(
        pricing.devexWeights[other],
        products[other] * products[other] * scaled
      )
    }
    pricing.devexWeights[slot] = max(scaled, 1)
  }

  private mutating func updateDevexWeightsInSparse(_ slot: Int) {
    let scaled = scaledWeight(slot, pivot: sparse.bySlot[slot])
    for index in 0..<sparse.bySlot.places.count {
      let other = sparse.bySlot.places[index]
      let product = sparse.bySlot[other]
      pricing.devexWeights[other] = max(pricing.devexWeights[other], product * product * scaled)
    }
    pricing.devexWeights[slot] = max(scaled, 1)
  }

  /// The weight of the slot's direction after the exchange.
  @inline(__always) private func scaledWeight(_ slot: Int, pivot: Double) -> Double {
    (pricing.devexWeights[slot].isFinite ? pricing.devexWeights[slot] : 1) / (pivot * pivot)
  }

  /// Refines the point: removes the numerical noise of many steps.
  mutating func polish() {
    if isSparse {
      for variable in 0..<variableCount where !point[variable].isFinite { point[variable] = 0 }
      sparse.clear()
      for slot in 0..<Int32(variableCount) {
        let error = error(of: Int(slot))
        if error != 0 { sparse.bySlot.set(slot, error) }
      }
      sparse.solveForMove()
      for index in 0..<sparse.byVariable.places.count {
        let variable = sparse.byVariable.places[index]
        point[variable] += sparse.byVariable[variable]
      }
      return
    }
    for slot in 0..<variableCount {
      let error = error(of: slot)
      basis.distances[slot] = error
    }
    basis.move(point)
  }

  private mutating func error(of slot: Int) -> Double {
    let row = active[slot]
    return row >= 0
      ? rows.constants[row] - value(ofRow: row, at: point)
      : origin[-1 - row] - point[-1 - row]
  }

  /// Factorizes anew after many exchanges, and measures everything again.
  mutating func renewIfWorn() {
    guard isSparse, sparse.isWorn else { return }
    refactor()
    renewPoint()
    var heaviest = 0.0
    // Infinite weights mark directions that turned out to be noise.
    for slot in 0..<variableCount where pricing.devexWeights[slot].isFinite {
      heaviest = max(heaviest, pricing.devexWeights[slot])
    }
    if heaviest > Self.largestWeight { resetDevexWeights() }
  }

  mutating func renewPoint() {
    pricing.isKnown = false
    polish()
    for row in reachedRows where slots[row] < 0 {
      residuals[row] = value(ofRow: row, at: point) - rows.constants[row]
    }
  }
}
