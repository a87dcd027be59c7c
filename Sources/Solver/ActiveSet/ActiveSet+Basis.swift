extension ActiveSet {
  /// Weights that have grown this much since they were all alike say little.
  static let largestWeight = 1e12

  var isSparse: Bool { variableCount > largestDenseCount }

  mutating func resetBasis() {
    if isSparse { refactor() } else { basis.reset(to: variableCount) }
  }

  /// Eliminates the active rows afresh and takes the noise out of the point.
  mutating func refactor() {
    while true {
      // Variables that all rest where they are take no time.
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

  /// Factors that would hold too much are given up, and with them the way to the answer.
  private mutating func abandonBasis() {
    effort.isFull = true
    for slot in 0..<Int32(variableCount) {
      if active[slot] >= 0 { slots[active[slot]] = -1 }
      active[slot] = -1 - slot
      origin[slot] = point[slot]
    }
  }

  /// Rows that turn out to depend on others give way to variables that rest where they are.
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

  /// How much the gradient rises along each direction, into `reducedCosts`.
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

  /// The direction of a slot, into `direction`.
  mutating func loadDirection(_ slot: Int, _ side: Side) {
    guard isSparse else {
      basis.copyDirection(slot, times: Double(side), into: edge.direction)
      return
    }
    sparse.clear()
    sparse.bySlot.set(Int32(slot), 1)
    loadMove(times: Double(side))
  }

  /// The move that changes the active rows by what was written for their slots, into `direction`.
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

  /// Puts a row into a slot of the basis.
  ///
  /// - Returns: how fast the row changed along the slot's direction.
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

  /// How much a row changes along each direction, into the products of the basis.
  mutating func measureInBasis(_ row: Int32) {
    basis.beginRow()
    for term in rows.starts[row]..<rows.starts[row + 1] {
      basis.addTerm(rows.termVariables[term], rows.termCoefficients[term])
    }
  }

  /// Puts the row whose multiples were loaded last into the slot whose direction was.
  mutating func exchangeInSparse(_ slot: Int) {
    sparse.byVariable.clear()
    let row = active[slot]
    if row < 0 { sparse.byVariable.set(-1 - row, 1) } else { addToSparse(row) }
    sparse.exchange()
  }

  /// The multiples of the active rows that add up to another row, into `sparse.bySlot`.
  mutating func loadMultiples(of row: Int32) {
    sparse.clear()
    addToSparse(row)
    sparse.solveForMultiples()
  }

  /// Adds a row, `factor` times, to what `sparse` is asked about.
  @inline(__always) mutating func addToSparse(_ row: Int32, times factor: Double = 1) {
    for term in rows.starts[row]..<rows.starts[row + 1] {
      sparse.byVariable.add(rows.termVariables[term], factor * rows.termCoefficients[term])
    }
  }

  /// Directions that take on a part of another become at least as long as that part.
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

  /// The weight of a direction by which others grow, once its row is exchanged.
  @inline(__always) private func scaledWeight(_ slot: Int, pivot: Double) -> Double {
    (pricing.devexWeights[slot].isFinite ? pricing.devexWeights[slot] : 1) / (pivot * pivot)
  }

  /// Takes the noise of many walks out of the point.
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

  /// Factors wear out; fresh ones also allow to measure everything again.
  mutating func renewIfWorn() {
    guard isSparse, sparse.isWorn else { return }
    refactor()
    renewPoint()
    var heaviest = 0.0
    // Infinite ones are doubts.
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
