/// Solves for moves and for multiples.
///
/// Both begin with few nonzero numbers mostly, and reach few others. Each factor is therefore
/// either followed from number to number, see `SparseBasis+Reach`, or, where much is reached, run
/// through as a whole.
extension SparseBasis {
  /// Solves for the move, into `byVariable`, that changes the active rows by what `bySlot` says.
  mutating func solveForMove() {
    byVariable.clear()
    reach.index(sources, targetSlots, targetFactors, pivots, termVariables, termValues)
    if isThin(bySlot) { followSources() } else { runSources() }
    if isThin(bySlot) { followExchanges() } else { runExchanges() }
    innerMove.copy(bySlot)
    if isThin(bySlot) { followPivotsBack() } else { runPivotsBack() }
  }

  /// Solves for the multiples of active rows, into `bySlot`, that add up to what `byVariable` says.
  mutating func solveForMultiples() {
    bySlot.clear()
    solveUpperForMultiples()
    innerMultiples.copy(bySlot)
    if isThin(bySlot) { followExchangesBack() } else { runExchangesBack() }
    if isThin(bySlot) { followSourcesBack() } else { runSourcesBack() }
  }

  mutating func solveUpperForMultiples() {
    reach.index(sources, targetSlots, targetFactors, pivots, termVariables, termValues)
    if isThin(byVariable) { followPivots() } else { runPivots() }
  }

  /// Whether a right side is so sparse that following its numbers is cheaper.
  @inline(__always) private func isThin(_ vector: borrowing SparseVector) -> Bool {
    reach.share * vector.places.count <= size
  }

  private mutating func runSources() {
    reach.looks += sources.count
    for index in 0..<sources.count {
      let source = sources[index]
      let amount = bySlot[source.slot]
      guard amount != 0 else { continue }
      for target in source.first..<source.end {
        bySlot.add(targetSlots[target], -targetFactors[target] * amount)
      }
    }
  }

  private mutating func runSourcesBack() {
    reach.looks += sources.count
    let numbers = bySlot.numbers
    for index in stride(from: sources.count - 1, through: 0, by: -1) {
      let source = sources[index]
      let rest = Self.product(targetSlots, targetFactors, source.first..<source.end, numbers)
      if rest != 0 { bySlot.add(source.slot, -rest) }
    }
  }

  private mutating func runExchanges() {
    reach.looks += exchanges.count
    for index in 0..<exchanges.count {
      let exchange = exchanges[index]
      let range = exchange.right..<exchange.end
      let amount = product(range) * exchange.inverse
      if amount != 0 { subtract(exchange.left..<exchange.right, times: amount) }
    }
  }

  private mutating func runExchangesBack() {
    reach.looks += exchanges.count
    for index in stride(from: exchanges.count - 1, through: 0, by: -1) {
      let exchange = exchanges[index]
      let amount = product(exchange.left..<exchange.right) * exchange.inverse
      if amount != 0 { subtract(exchange.right..<exchange.end, times: amount) }
    }
  }

  private mutating func runPivots() {
    reach.looks += pivots.count
    let numbers = byVariable.numbers
    for index in 0..<pivots.count {
      let pivot = pivots[index]
      let multiple = numbers[pivot.variable] * pivot.inverse
      guard multiple != 0 else { continue }
      bySlot.set(pivot.slot, multiple)
      for term in pivot.firstTerm..<pivot.lastTerm {
        byVariable.add(termVariables[term], -termValues[term] * multiple)
      }
    }
  }

  private mutating func runPivotsBack() {
    reach.looks += pivots.count
    let numbers = byVariable.numbers
    for index in stride(from: pivots.count - 1, through: 0, by: -1) {
      let pivot = pivots[index]
      let range = pivot.firstTerm..<pivot.lastTerm
      let rest = bySlot[pivot.slot] - Self.product(termVariables, termValues, range, numbers)
      if abs(rest) >= 1e-14 { byVariable.set(pivot.variable, rest * pivot.inverse) }
    }
  }

  /// The product of one side of an exchange and `bySlot`.
  @inline(__always) func product(_ entries: Range<Int32>) -> Double {
    Self.product(entrySlots, entryValues, entries, bySlot.numbers)
  }

  /// Four sums are added up at once: otherwise each addition would wait for the one before it.
  @inline(__always) private static func product(
    _ places: borrowing Buffer<Int32>,
    _ values: borrowing Buffer<Double>,
    _ range: Range<Int32>,
    _ numbers: Buffer<Double>.Elements
  ) -> Double {
    var (one, two, three, four) = (0.0, 0.0, 0.0, 0.0)
    var entry = range.lowerBound
    while entry + 4 <= range.upperBound {
      one += values[entry] * numbers[places[entry]]
      two += values[entry + 1] * numbers[places[entry + 1]]
      three += values[entry + 2] * numbers[places[entry + 2]]
      four += values[entry + 3] * numbers[places[entry + 3]]
      entry += 4
    }
    while entry < range.upperBound {
      one += values[entry] * numbers[places[entry]]
      entry += 1
    }
    return (one + two) + (three + four)
  }

  @inline(__always) private mutating func subtract(_ entries: Range<Int32>, times factor: Double) {
    for entry in entries { bySlot.add(entrySlots[entry], -entryValues[entry] * factor) }
  }
}
