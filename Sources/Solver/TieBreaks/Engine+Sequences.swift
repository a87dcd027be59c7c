/// A sum of absolute values that tie-breaks make as small as possible.
enum TieSum {
  case sizes
  /// Of sizes in sequences, each as often as there are sizes before it: the first one gets the room that is
  /// left over, and the last one gives up what is missing.
  case sequences
  case positions
}

extension Engine {
  /// How often a variable counts in a sum.
  @inline(__always) mutating func weight(
    of variable: Int32,
    in sum: TieSum,
    _ matrix: borrowing ConstraintMatrix
  ) -> Double {
    switch sum {
    case .sizes: matrix.variables[variable].tie == .size ? 1 : 0
    case .positions: matrix.variables[variable].tie == .position ? 1 : 0
    case .sequences:
      matrix.variables[variable].predecessor < 0 ? 0 : Double(place(of: variable, matrix))
    }
  }

  /// How many sizes stand before one in its sequence.
  ///
  /// The members of a sequence that closes on itself, which no stack makes, are all the first.
  private mutating func place(of size: Int32, _ matrix: borrowing ConstraintMatrix) -> Int32 {
    var variable = size
    while variable >= 0, tieBreaks.places[variable] == TieBreaks.unknownPlace {
      tieBreaks.places[variable] = TieBreaks.soughtPlace
      tieBreaks.walk.append(variable)
      variable = matrix.predecessor(of: variable)
    }
    var place = variable < 0 ? -1 : tieBreaks.places[variable]
    if place == TieBreaks.soughtPlace {
      place = 0
      while tieBreaks.places[variable] != 0 { tieBreaks.places[tieBreaks.walk.removeLast()] = 0 }
    }
    while !tieBreaks.walk.isEmpty {
      place += 1
      tieBreaks.places[tieBreaks.walk.removeLast()] = place
    }
    return tieBreaks.places[size]
  }

  /// Has those tie-breaks made anew that looked at places in sequences, as there may be other places now.
  mutating func forgetSequences() {
    tieBreaks.places.removeAll()
    for index in 0..<tieBreaks.sequenced.count {
      repair.ties.append(tieBreaks.sequenced[index])
    }
    tieBreaks.sequenced.removeAll()
  }
}
