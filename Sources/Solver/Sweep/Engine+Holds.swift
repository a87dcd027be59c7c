/// Rows that come, go or change hold their variables otherwise than before.
extension Engine {
  /// Notes that a row does.
  mutating func loosenHolds(ofRow row: Int32, _ matrix: borrowing ConstraintMatrix) {
    let record = matrix.rows[row]
    for place in record.firstTerm..<record.firstTerm + record.termCount {
      loosenHold(of: matrix.terms[place].variable)
    }
  }

  mutating func loosenHolds(ofWish index: Int32) {
    let wish = wishes.wishes[index]
    for place in wish.firstTerm..<wish.firstTerm + wish.termCount {
      loosenHold(of: wishes.terms[place].variable)
    }
  }

  mutating func loosenHold(of variable: Int32) {
    if reliefs.areUsed, reliefs.holds[variable].isKnown { reliefs.stale.append(variable) }
  }

  /// Whether it was asked how firmly some variable of a row is held.
  mutating func isHoldKnown(inRow row: Int32, _ matrix: borrowing ConstraintMatrix) -> Bool {
    guard reliefs.areUsed else { return false }
    let record = matrix.rows[row]
    for place in record.firstTerm..<record.firstTerm + record.termCount
    where reliefs.holds[matrix.terms[place].variable].isKnown {
      return true
    }
    return false
  }

  /// Looks again at those that were settled because a variable could get out of their way, if it is
  /// held more firmly now.
  mutating func reviewHolds(_ matrix: borrowing ConstraintMatrix) {
    while !reliefs.stale.isEmpty {
      let variable = reliefs.stale.removeLast()
      let before = reliefs.holds[variable]
      guard before.isKnown, kinds[variable] == .free else { continue }
      let now = findHold(of: variable, matrix)
      let isHeldAbove = now.up > before.up
      let isHeldBelow = now.down > before.down
      if isHeldAbove || isHeldBelow {
        wakeRelieved(
          by: variable,
          above: isHeldAbove ? Double(before.up) : nil,
          below: isHeldBelow ? Double(before.down) : nil,
          matrix
        )
      }
    }
  }

  /// Those settled above one level may have counted on the variable to grow, those above the other
  /// on it to shrink.
  private mutating func wakeRelieved(
    by variable: Int32,
    above up: Double?,
    below down: Double?,
    _ matrix: borrowing ConstraintMatrix
  ) {
    var term = matrix.variables[variable].firstTerm
    while term >= 0 {
      let entry = matrix.terms[term]
      term = entry.next
      let record = matrix.rows[entry.row]
      guard roles[entry.row] == .direct, record.relation != .equal,
        record.termCount <= Relief.mostTerms,
        let level = Reliefs.Hold.grows(entry.coefficient, record.relation.rawValue) ? up : down
      else { continue }
      for place in record.firstTerm..<record.firstTerm + record.termCount {
        wake(matrix.terms[place].variable, unless: variable, level, record.priority, matrix)
      }
    }
    var wishTerm = wishHeads[variable]
    while wishTerm >= 0 {
      let entry = wishes.terms[wishTerm]
      wishTerm = entry.next
      let wish = wishes.wishes[entry.wish]
      guard wish.relation != 0, wish.termCount <= Relief.mostTerms,
        let level = Reliefs.Hold.grows(entry.coefficient, wish.relation) ? up : down
      else { continue }
      for place in wish.firstTerm..<wish.firstTerm + wish.termCount {
        wake(wishes.terms[place].variable, unless: variable, level, wish.priority, matrix)
      }
    }
  }

  private mutating func wake(
    _ other: Int32,
    unless variable: Int32,
    _ level: Double,
    _ priority: Double,
    _ matrix: borrowing ConstraintMatrix
  ) {
    // What rests on its floor was left alone there by priorities above the one that keeps it there.
    guard other != variable, kinds[other] == .free, settled[other] > level || isGrounded(other),
      settled[other] <= priority
    else { return }
    disturb(other, matrix)
  }
}
