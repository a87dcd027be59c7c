/// Solves with sparse right sides, from one nonzero number to those that it reaches.
///
/// Whatever a number reaches comes after it in the order of elimination, or before it on the way
/// back. So numbers are taken out in that order: each is complete when its turn comes.
extension SparseBasis {
  mutating func followSources() {
    for index in 0..<bySlot.places.count { awaitSource(bySlot.places[index]) }
    while case let index = reach.waiting.next(), index >= 0 {
      reach.looks += 1
      let source = sources[index]
      let amount = bySlot[source.slot]
      guard amount != 0 else { continue }
      for target in source.first..<source.end {
        let slot = targetSlots[target]
        bySlot.add(slot, -targetFactors[target] * amount)
        awaitSource(slot)
      }
    }
  }

  @inline(__always) private mutating func awaitSource(_ slot: Int32) {
    let source = reach.sourceOfSlot[slot]
    if source >= 0 { reach.waiting.insert(source) }
  }

  mutating func followSourcesBack() {
    let last = Int32(sources.count - 1)
    // Slots that are reached later wait as columns.
    for index in 0..<bySlot.places.count {
      let slot = bySlot.places[index]
      let source = reach.sourceOfSlot[slot]
      if source >= 0 { reach.waiting.insert(last - source) } else { giveToSources(slot, last) }
    }
    while case let index = reach.waiting.next(), index >= 0 {
      reach.looks += 1
      giveToSources(sources[last - index].slot, last)
    }
  }

  @inline(__always) private mutating func giveToSources(_ slot: Int32, _ last: Int32) {
    let amount = bySlot[slot]
    guard amount != 0 else { return }
    for place in reach.takers.of(slot) {
      let source = reach.takers.owners[place]
      bySlot.add(sources[source].slot, -reach.takers.values[place] * amount)
      reach.waiting.insert(last - source)
    }
  }

  mutating func followPivots() {
    for index in 0..<byVariable.places.count {
      reach.waiting.insert(reach.pivotOfVariable[byVariable.places[index]])
    }
    while case let index = reach.waiting.next(), index >= 0 {
      reach.looks += 1
      let pivot = pivots[index]
      let multiple = byVariable[pivot.variable] * pivot.inverse
      guard multiple != 0 else { continue }
      bySlot.set(pivot.slot, multiple)
      for term in pivot.firstTerm..<pivot.lastTerm {
        let variable = termVariables[term]
        byVariable.add(variable, -termValues[term] * multiple)
        reach.waiting.insert(reach.pivotOfVariable[variable])
      }
    }
  }

  mutating func followPivotsBack() {
    let last = Int32(pivots.count - 1)
    for index in 0..<bySlot.places.count {
      reach.waiting.insert(last - reach.pivotOfSlot[bySlot.places[index]])
    }
    while case let index = reach.waiting.next(), index >= 0 {
      reach.looks += 1
      let pivot = pivots[last - index]
      let rest = bySlot[pivot.slot]
      guard abs(rest) >= 1e-14 else { continue }
      let move = rest * pivot.inverse
      byVariable.set(pivot.variable, move)
      for place in reach.readers.of(pivot.variable) {
        let reader = reach.readers.owners[place]
        bySlot.add(pivots[reader].slot, -reach.readers.values[place] * move)
        reach.waiting.insert(last - reader)
      }
    }
  }

  mutating func followExchanges() {
    for index in 0..<bySlot.places.count { awaitExchanges(bySlot.places[index], after: -1) }
    while case let index = reach.waiting.next(), index >= 0 {
      reach.looks += 1
      let exchange = exchanges[index]
      let amount = product(exchange.right..<exchange.end) * exchange.inverse
      guard amount != 0 else { continue }
      for entry in exchange.left..<exchange.right {
        let slot = entrySlots[entry]
        if bySlot.list(slot) { awaitExchanges(slot, after: index) }
        bySlot.change(slot, by: -entryValues[entry] * amount)
      }
    }
  }

  @inline(__always) private mutating func awaitExchanges(_ slot: Int32, after index: Int32) {
    var mention = reach.rights[slot]
    while mention >= 0, reach.mentions[mention].exchange > index {
      reach.waiting.insert(reach.mentions[mention].exchange)
      mention = reach.mentions[mention].next
    }
  }

  mutating func followExchangesBack() {
    let last = Int32(exchanges.count - 1)
    for index in 0..<bySlot.places.count { awaitExchangesBack(bySlot.places[index], last + 1) }
    while case let index = reach.waiting.next(), index >= 0 {
      reach.looks += 1
      let exchange = exchanges[last - index]
      let amount = product(exchange.left..<exchange.right) * exchange.inverse
      guard amount != 0 else { continue }
      for entry in exchange.right..<exchange.end {
        let slot = entrySlots[entry]
        if bySlot.list(slot) { awaitExchangesBack(slot, last - index) }
        bySlot.change(slot, by: -entryValues[entry] * amount)
      }
    }
  }

  @inline(__always) private mutating func awaitExchangesBack(_ slot: Int32, _ index: Int32) {
    let last = Int32(exchanges.count - 1)
    var mention = reach.lefts[slot]
    while mention >= 0 {
      let exchange = reach.mentions[mention].exchange
      if exchange < index { reach.waiting.insert(last - exchange) }
      mention = reach.mentions[mention].next
    }
  }
}
