extension Core {
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
      sparse.begin(variableCount, isFull ? .max : termLimit, isFull ? Deadline() : deadline)
      for slot in 0..<Int32(variableCount) {
        sparse.beginRow()
        let row = active[slot]
        if row < 0 {
          sparse.addTerm(-1 - row, 1)
        } else {
          for term in starts[row]..<starts[row + 1] {
            sparse.addTerm(termVariables[term], termCoefficients[term])
          }
        }
      }
      if sparse.finish() { return }
      if sparse.isFull { restAll() } else { restSpares() }
    }
  }

  /// Factors that would hold too much are given up, and with them the way to the answer.
  private mutating func restAll() {
    isFull = true
    for slot in 0..<Int32(variableCount) {
      if active[slot] >= 0 { slots[active[slot]] = -1 }
      active[slot] = -1 - slot
      origin[slot] = point[slot]
    }
  }

  /// Rows that turn out to depend on others give way to variables that rest where they are.
  private mutating func restSpares() {
    for index in 0..<min(sparse.spareSlots.count, sparse.spareVariables.count) {
      let (slot, variable) = (sparse.spareSlots[index], sparse.spareVariables[index])
      if active[slot] >= 0 {
        slots[active[slot]] = -1
        sides[active[slot]] = 0
      }
      active[slot] = -1 - variable
      origin[variable] = point[variable]
      banned[slot] = 0
      forms.forgetCosts(ofSlot: slot)
    }
  }

  /// How much the gradient rises along each direction, into `slopes`.
  mutating func measureSlopes() {
    guard isSparse else { return basis.measureSlopes(of: gradient, into: slopes) }
    for variable in 0..<variableCount {
      sparse.byVariable[variable] = gradient[variable]
      sparse.bySlot[variable] = 0
    }
    sparse.solveForMultiples()
    for slot in 0..<variableCount { slopes[slot] = sparse.bySlot[slot] }
  }

  /// The direction of a slot, into `direction`.
  mutating func loadDirection(_ slot: Int, _ side: Side) {
    guard isSparse else {
      basis.copyDirection(slot, times: Double(side), into: direction)
      return
    }
    clearSparse()
    sparse.bySlot[slot] = 1
    sparse.solveForMove()
    let factor = Double(side)
    for variable in 0..<variableCount {
      direction[variable] = factor * sparse.byVariable[variable]
    }
  }

  /// Puts a row into a slot of the basis.
  ///
  /// - Returns: how fast the row changed along the slot's direction.
  mutating func replaceInBasis(_ slot: Int, _ entering: Int32) -> Double {
    if isSparse {
      loadMultiples(of: entering)
      updateWeights(slot, sparse.bySlot)
      let product = sparse.bySlot[slot]
      exchangeInSparse(slot)
      return product
    }
    measureInBasis(entering)
    updateWeights(slot, basis.products)
    let product = basis.products[slot]
    basis.replace(slot)
    return product
  }

  /// How much a row changes along each direction, into the products of the basis.
  mutating func measureInBasis(_ row: Int32) {
    basis.beginRow()
    for term in starts[row]..<starts[row + 1] {
      basis.addTerm(termVariables[term], termCoefficients[term])
    }
  }

  mutating func clearSparse() {
    for index in 0..<variableCount {
      sparse.bySlot[index] = 0
      sparse.byVariable[index] = 0
    }
  }

  /// Puts the row whose multiples were loaded last into the slot whose direction was.
  mutating func exchangeInSparse(_ slot: Int) {
    for variable in 0..<variableCount { sparse.byVariable[variable] = 0 }
    let row = active[slot]
    if row < 0 {
      sparse.byVariable[-1 - row] = 1
    } else {
      for term in starts[row]..<starts[row + 1] {
        sparse.byVariable[termVariables[term]] += termCoefficients[term]
      }
    }
    sparse.exchange()
  }

  /// The multiples of the active rows that add up to another row, into `sparse.bySlot`.
  mutating func loadMultiples(of row: Int32) {
    clearSparse()
    for term in starts[row]..<starts[row + 1] {
      sparse.byVariable[termVariables[term]] += termCoefficients[term]
    }
    sparse.solveForMultiples()
  }

  /// Directions that take on a part of another become at least as long as that part.
  @inline(__always) private func updateWeights(_ slot: Int, _ products: borrowing Lane<Double>) {
    let pivot = products[slot]
    let weight = weights[slot].isFinite ? weights[slot] : 1
    let scaled = weight / (pivot * pivot)
    for other in 0..<variableCount where products[other] != 0 {
      weights[other] = max(weights[other], products[other] * products[other] * scaled)
    }
    weights[slot] = max(scaled, 1)
  }

  /// Takes the noise of many walks out of the point.
  mutating func polish() {
    if isSparse {
      for variable in 0..<variableCount where !point[variable].isFinite { point[variable] = 0 }
      for slot in 0..<variableCount {
        let error = error(of: slot)
        sparse.bySlot[slot] = error
        sparse.byVariable[slot] = 0
      }
      sparse.solveForMove()
      for variable in 0..<variableCount { point[variable] += sparse.byVariable[variable] }
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
      ? constants[row] - value(ofRow: row, at: point)
      : origin[-1 - row] - point[-1 - row]
  }

  /// Factors wear out; fresh ones also allow to measure everything again.
  mutating func renewIfWorn() {
    guard isSparse, sparse.isWorn else { return }
    refactor()
    renewPoint()
    var heaviest = 0.0
    // Infinite ones are doubts.
    for slot in 0..<variableCount where weights[slot].isFinite {
      heaviest = max(heaviest, weights[slot])
    }
    if heaviest > Self.largestWeight { resetWeights() }
  }

  mutating func renewPoint() {
    polish()
    for row in reachedRows where slots[row] < 0 {
      residuals[row] = value(ofRow: row, at: point) - constants[row]
    }
  }
}
