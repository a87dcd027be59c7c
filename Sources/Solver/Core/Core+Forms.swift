extension Core {
  /// Finds the forms of the rows that came since the last time.
  mutating func indexForms() {
    for row in Int32(forms.forms.count)..<Int32(rowCount) {
      let term = starts[row]
      if starts[row + 1] == term + 1 {
        forms.forms.append(2 * termVariables[term])
        forms.factors.append(termCoefficients[term])
      } else {
        let number = numberOfSum(inRow: row)
        forms.forms.append(2 * number + 1)
        forms.factors.append(1)
      }
    }
  }

  private mutating func numberOfSum(inRow row: Int32) -> Int32 {
    var hash: UInt64 = 0
    for term in starts[row]..<starts[row + 1] {
      let mixed =
        (termCoefficients[term].bitPattern ^ UInt64(termVariables[term]) &* 0x9E37_79B9_7F4A_7C15)
      hash &+= (mixed ^ mixed >> 29) &* 0xBF58_476D_1CE4_E5B9
    }
    if let number = forms.numbers[hash], saysSame(row, forms.sayers[number]) { return number }
    let number = Int32(forms.sayers.count)
    forms.sayers.append(row)
    forms.numbers[hash] = number
    return number
  }

  private mutating func saysSame(_ row: Int32, _ other: Int32) -> Bool {
    guard starts[row + 1] - starts[row] == starts[other + 1] - starts[other] else { return false }
    forms.coefficients.extend(to: variableCount, with: 0)
    for term in starts[other]..<starts[other + 1] {
      forms.coefficients[termVariables[term]] = termCoefficients[term]
    }
    var isSame = true
    for term in starts[row]..<starts[row + 1]
    where forms.coefficients[termVariables[term]] != termCoefficients[term] {
      isSame = false
    }
    for term in starts[other]..<starts[other + 1] { forms.coefficients[termVariables[term]] = 0 }
    return isSame
  }

  /// Notes by form which slot has it.
  mutating func placeForms() {
    indexForms()
    forms.slots.extend(to: 2 * max(variableCount, forms.sayers.count) + 2, with: 0)
    for slot in 0..<Int32(variableCount) { forms.slots[form(ofSlot: slot)] = slot + 1 }
  }

  mutating func unplaceForms() {
    for slot in 0..<Int32(variableCount) { forms.slots[form(ofSlot: slot)] = 0 }
  }

  @inline(__always) private func form(ofSlot slot: Int32) -> Int32 {
    let row = active[slot]
    return row >= 0 ? forms.forms[row] : 2 * (-1 - row)
  }

  /// Finds what it costs at a level to leave rows that hold exactly without being active.
  ///
  /// Without that, such a slot would seem to move for nothing, and a step would be needed to see that it
  /// can't move at all. Not so where rows are required: who is to blame is read from active rows alone.
  mutating func measureTwins(ofLevel level: Int32) {
    forms.upwards.reset(to: variableCount, with: 0)
    forms.downwards.reset(to: variableCount, with: 0)
    guard countsTwins, level > 0, Int(level) + 1 < levelStarts.count else { return }
    placeForms()
    for row in levelStarts[level]..<levelStarts[level + 1] where slots[row] < 0 && sides[row] == 0 {
      let slot = forms.slots[forms.forms[row]] - 1
      guard slot >= 0 else { continue }
      let holder = active[slot]
      let ratio = forms.factors[row] / (holder >= 0 ? forms.factors[holder] : 1)
      forms.upwards[slot] += abs(ratio * cost(row, ratio > 0 ? 1 : -1))
      forms.downwards[slot] += abs(ratio * cost(row, ratio > 0 ? -1 : 1))
    }
    unplaceForms()
  }

  /// Rows that hold exactly may be left where others gain as much as that costs: they count as left.
  mutating func crossTwins(ofLevel level: Int32) {
    placeForms()
    for row in levelStarts[level]..<levelStarts[level + 1] where slots[row] < 0 && sides[row] == 0 {
      let slot = forms.slots[forms.forms[row]] - 1
      guard slot >= 0, banned[slot] != 3, abs(slopes[slot]) > 1e-9 else { continue }
      let way: Double = slopes[slot] < 0 ? 1 : -1
      let holder = active[slot]
      let ratio = forms.factors[row] / (holder >= 0 ? forms.factors[holder] : 1)
      let side: Side = way * ratio > 0 ? 1 : -1
      if cost(row, side) != 0, forms.cost(Int(slot), way > 0 ? 1 : -1) > 0 { sides[row] = side }
    }
    unplaceForms()
  }

  /// Puts rows of one form that pull, and count their sum alike, in the order of what they want.
  mutating func buildLadders() {
    indexForms()
    forms.above.reset(to: rowCount, with: -1)
    forms.below.reset(to: rowCount, with: -1)
    forms.shifts.reset(to: variableCount, with: 0)
    var rows = (0..<Int32(rowCount)).filter { strengths[$0] > 0 }
    rows.sort { isBelow($0, $1) }
    for (row, next) in zip(rows, rows.dropFirst()) where isAlike(row, next) {
      forms.above[row] = next
      forms.below[next] = row
    }
  }

  private func isBelow(_ row: Int32, _ other: Int32) -> Bool {
    if forms.forms[row] != forms.forms[other] { return forms.forms[row] < forms.forms[other] }
    if forms.factors[row] != forms.factors[other] {
      return forms.factors[row] < forms.factors[other]
    }
    if constants[row] != constants[other] { return constants[row] < constants[other] }
    return row < other
  }

  private func isAlike(_ row: Int32, _ other: Int32) -> Bool {
    forms.forms[row] == forms.forms[other] && forms.factors[row] == forms.factors[other]
  }

  /// Has rows pull with all their strength that are missed where an active row of their form holds.
  mutating func pullParallels() {
    for slot in 0..<variableCount where active[slot] >= 0 {
      let holder = active[slot]
      var row = forms.above[holder]
      while row >= 0 {
        if constants[row] > constants[holder] { pulls[row] = end(row, -1) }
        row = forms.above[row]
      }
      row = forms.below[holder]
      while row >= 0 {
        if constants[row] < constants[holder] { pulls[row] = end(row, 1) }
        row = forms.below[row]
      }
    }
  }
}
