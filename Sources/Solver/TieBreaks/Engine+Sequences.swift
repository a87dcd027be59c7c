/// A sum of absolute values that tie-breaks make as small as possible.
enum TieSum {
  case sizes
  /// Of sizes in sequences, each as often as there are sizes before it: the first one gets the room that is
  /// left over, and the last one gives up what is missing.
  case sequences
  case positions
}

extension Engine {
  /// How often a variable counts in a sum, by which an owner is settled.
  @inline(__always) mutating func weight(
    of variable: Int32,
    in sum: TieSum,
    for owner: Int32,
    _ matrix: borrowing ConstraintMatrix
  ) -> Double {
    switch sum {
    case .sizes: return matrix.variables[variable].tie == .size ? 1 : 0
    case .positions: return matrix.variables[variable].tie == .position ? 1 : 0
    case .sequences:
      guard matrix.variables[variable].predecessor >= 0 else { return 0 }
      let place = place(of: variable, matrix)
      tieBreaks.placed.append(PlacedSize(size: variable, place: place, owner: owner))
      return Double(place)
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

  /// Finds the places in sequences anew, and has those tie-breaks made again that looked at another one.
  mutating func followSequences(_ matrix: borrowing ConstraintMatrix) {
    tieBreaks.places.removeAll()
    tieBreaks.places.extend(to: kinds.count, with: TieBreaks.unknownPlace)
    var kept = 0
    for index in 0..<tieBreaks.placed.count {
      let entry = tieBreaks.placed[index]
      if place(of: entry.size, matrix) == entry.place {
        tieBreaks.placed[kept] = entry
        kept += 1
      } else {
        repair.ties.append(entry.owner)
      }
    }
    tieBreaks.placed.truncate(to: kept)
  }
}
