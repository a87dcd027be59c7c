extension Engine {
  /// An element of the basis of a component, in a form that outlives the component: a row, a
  /// reduced row, the bound of a variable, or a cut of the current question.
  enum BasisElement {
    static let nothing: Int32 = -1
    static let row: Int32 = 0
    static let reduced: Int32 = 1
    static let bound: Int32 = 2
    static let cut: Int32 = 3

    /// Packs the kind into the lowest two bits.
    static func encode(_ kind: Int32, _ index: Int32) -> Int32 { index << 2 | kind }
  }

  /// Keeps the basis with which a component was left, each slot with the variable of its number.
  mutating func keepBasis(membersFrom first: Int32, count: Int32) {
    for place in 0..<count {
      let element = basisElement(ofSlot: place, first, cutCount: 0)
      components.basisElements[components.members[first + place]] = element
    }
  }

  /// Keeps the basis of a question for its next probe, which has more cuts.
  ///
  /// Without it, each probe would take a step for each cut of those before.
  mutating func keepBasisOfQuestion(membersFrom first: Int32, count: Int32) {
    openSet.basisElements.removeAll()
    for place in 0..<count {
      let element = basisElement(ofSlot: place, first, cutCount: openSet.cuts.count)
      openSet.basisElements.append(element)
    }
  }

  private mutating func basisElement(
    ofSlot slot: Int32,
    _ first: Int32,
    cutCount: Int
  ) -> Int32 {
    let row = activeSet.active[slot]
    guard row >= 0 else { return BasisElement.nothing }
    // Cuts are loaded behind the rows of the component.
    let cut = Int(row) - components.origins.count
    if cut >= 0 {
      return cut < cutCount
        ? BasisElement.encode(BasisElement.cut, Int32(cut)) : BasisElement.nothing
    }
    let origin = components.origins[row]
    if origin >= 0 { return BasisElement.encode(BasisElement.row, origin) }
    if origin <= -2 { return BasisElement.encode(BasisElement.reduced, -2 - origin) }
    let local = activeSet.rows.termVariables[activeSet.rows.starts[row]]
    return BasisElement.encode(BasisElement.bound, components.members[first + local])
  }

  /// Starts at the basis with which the variables were left, in this component or in others.
  ///
  /// After an edit, the answer is mostly near. Later probes of a question start at the basis of the
  /// one before.
  mutating func warmStart(membersFrom first: Int32, count: Int32, ofQuestion: Bool = false) {
    activeSet.warmRows.removeAll()
    for place in 0..<count {
      components.localNumbers[components.members[first + place]] = place + 1
    }
    for place in 0..<count {
      let isKept = ofQuestion && place < openSet.basisElements.count
      let element =
        isKept
        ? openSet.basisElements[place] : components.basisElements[components.members[first + place]]
      guard element != BasisElement.nothing else { continue }
      let row = loadedRow(of: element, first, count)
      guard row >= 0, activeSet.slots[row] == -1 else { continue }
      // Two components that were joined may have had the same row in their bases.
      activeSet.slots[row] = -2
      activeSet.warmRows.append(row)
    }
    for place in 0..<count { components.localNumbers[components.members[first + place]] = 0 }
    for index in 0..<activeSet.warmRows.count { activeSet.slots[activeSet.warmRows[index]] = -1 }
    if !activeSet.warmRows.isEmpty { activeSet.warmStart() }
  }

  /// The row of the component at hand that an element of a basis stands for, or -1.
  private mutating func loadedRow(of element: Int32, _ first: Int32, _ count: Int32) -> Int32 {
    let index = element >> 2
    switch element & 3 {
    case BasisElement.row:
      let row = links[index]
      let isThere = row >= 0 && row < components.origins.count && components.origins[row] == index
      return isThere ? row : -1
    case BasisElement.reduced:
      let row = reducedRows.rows[index].loadedRow
      let isThere =
        row >= 0 && row < components.origins.count && components.origins[row] == -2 - index
      return isThere ? row : -1
    case BasisElement.cut: return Int32(components.origins.count) + index
    default:
      let place = components.localNumbers[index] - 1
      // The variable may not be a member any more.
      guard place >= 0, place < count, components.members[first + place] == index else { return -1 }
      return components.boundRows[place]
    }
  }
}
