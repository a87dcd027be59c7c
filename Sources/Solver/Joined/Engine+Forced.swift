extension Engine {
  /// Lets the bounds of some defined sizes take part at once.
  ///
  /// They are those that leave no room to others, of a size that is nothing but less than zero by the
  /// sizes that define it. And they are those of sizes that many give, which are soon missed where these
  /// want more than there is.
  mutating func admitForcingBounds(
    membersFrom first: Int32,
    count: Int32,
    _ matrix: borrowing ConstraintMatrix
  ) {
    for place in 0..<count {
      var term = wishHeads[joined.members[first + place]]
      while term >= 0 {
        let index = wishes.terms[term].wish
        term = wishes.terms[term].next
        guard let size = sizeForcing(index, matrix) else { continue }
        guard makeWish(forBoundOf: size, matrix) else { continue }
        flags[size] |= Flag.bound
        boundWishes.append(Int32(wishes.wishes.count - 1))
      }
    }
  }

  /// The size that a wish is about, if its bound has to take part and forces others.
  private mutating func sizeForcing(_ index: Int32, _ matrix: borrowing ConstraintMatrix) -> Int32?
  {
    let wish = wishes.wishes[index]
    guard wish.row >= 0, wish.termCount > 1, matrix.rows[wish.row].termCount == 1 else {
      return nil
    }
    let own = matrix.terms[matrix.rows[wish.row].firstTerm]
    guard kinds[own.variable] == .defined, matrix.variables[own.variable].isNonNegative,
      flags[own.variable] & Flag.bound == 0, own.coefficient != 0
    else { return nil }
    if wish.termCount >= Self.many, isWithinPart(wish) { return own.variable }
    guard abs(matrix.rows[wish.row].constant - wish.constant) <= 1e-9 * abs(own.coefficient) else {
      return nil
    }
    for place in wish.firstTerm..<wish.firstTerm + wish.termCount {
      let entry = wishes.terms[place]
      guard entry.coefficient / own.coefficient < 0, matrix.variables[entry.variable].isNonNegative
      else { return nil }
    }
    return own.variable
  }

  /// Whether all who give a wish are solved together: others would stay where they are.
  private func isWithinPart(_ wish: WishList.Wish) -> Bool {
    let part = components[wishes.terms[wish.firstTerm].variable]
    guard part >= 0 else { return false }
    for place in wish.firstTerm..<wish.firstTerm + wish.termCount
    where components[wishes.terms[place].variable] != part {
      return false
    }
    return true
  }
}
