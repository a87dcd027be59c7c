extension Engine {
  /// Puts the variables into the work list that share rows with one that is settled otherwise than
  /// before.
  ///
  /// A row matters to another variable only from the priority upwards that settled that one.
  ///
  /// - Parameters:
  ///   - variable: the variable that is settled otherwise.
  ///   - before: how it was settled; in rows of lower priority it was a constant.
  ///   - oldValue: the value that it had, if nothing else changed.
  ///   - matrix: the problem.
  mutating func notifyNeighbours(
    of variable: Int32,
    _ before: Settlement,
    movedFrom oldValue: Double?,
    _ matrix: borrowing ConstraintMatrix
  ) {
    let upper =
      before.isOnFloor || isOnFloor(variable) ? .infinity : max(before.level, settled[variable])
    var term = matrix.variables[variable].firstTerm
    while term >= 0 {
      let entry = matrix.terms[term]
      term = entry.next
      guard roles[entry.row] == .direct else { continue }
      let record = matrix.rows[entry.row]
      guard record.termCount > 1,
        record.priority < upper || isKnown(variable, inRow: entry.row, from: upper, matrix)
      else { continue }
      if let oldValue, record.relation != .equal {
        let residual = residual(entry.row, matrix)
        let before = residual - entry.coefficient * (values[variable] - oldValue)
        if Self.isSlack(record.relation.rawValue, residual, before) { continue }
      }
      var lastOnFloor: Int32 = -1
      for place in record.firstTerm..<record.firstTerm + record.termCount {
        let other = matrix.terms[place].variable
        guard other != variable, kinds[other] == .free, settled[other] <= record.priority else {
          continue
        }
        if isOnFloor(other) {
          lastOnFloor = later(lastOnFloor, other)
        } else {
          notify(other, oldValue, matrix)
        }
      }
      notify(lastOnFloor: lastOnFloor, before, oldValue, matrix)
    }
    var reducedTerm = reducedRows.heads[variable]
    while reducedTerm >= 0 {
      let entry = reducedRows.terms[reducedTerm]
      reducedTerm = entry.next
      let reduced = reducedRows.rows[entry.reduced]
      guard reduced.termCount > 1,
        reduced.priority < upper || isKnown(variable, inReduced: entry.reduced, from: upper, matrix)
      else { continue }
      if let oldValue, reduced.relation != 0 {
        let residual = reducedRows.residual(entry.reduced, values)
        let before = residual - entry.coefficient * (values[variable] - oldValue)
        if Self.isSlack(reduced.relation, residual, before) { continue }
      }
      if oldValue == nil, isWaiting(reduced) { continue }
      var lastOnFloor: Int32 = -1
      let open = reducedRows.open(entry.reduced, settled, openings: sweep.openings)
      work.notices += open.count
      for place in open {
        let other = reducedRows.terms[place].variable
        guard other != variable, settled[other] <= reduced.priority else { continue }
        if isOnFloor(other) {
          lastOnFloor = later(lastOnFloor, other)
        } else {
          notify(other, oldValue, matrix)
        }
      }
      notify(lastOnFloor: lastOnFloor, before, oldValue, matrix)
      if oldValue == nil { noteWaiting(entry.reduced, settledBy: variable) }
    }
  }

  // MARK: Long rows

  // Variables of a long row are mostly settled one after the other, and each would look at all that are
  // still open, though the first of them has put these into the work list already.

  /// Whether all open variables of a long row are in the work list.
  @inline(__always) private mutating func isWaiting(_ reduced: ReducedRow) -> Bool {
    reduced.isWaiting && reduced.openings == sweep.openings && !sweep.floors.areUsed
  }

  /// Notes that all open variables of a row were put into the work list, if it is a long one.
  private mutating func noteWaiting(_ index: Int32, settledBy variable: Int32) {
    let reduced = reducedRows.rows[index]
    guard reduced.isLong, !sweep.floors.areUsed, settled[variable] > reduced.priority else {
      return
    }
    if !reduced.isWaiting { sweep.waitingRows.append(index) }
    reducedRows.rows[index].isWaiting = true
  }

  /// Notes that a variable has left the work list, which may have left it open.
  @inline(__always) mutating func noteLeaving(_ variable: Int32) {
    guard !sweep.waitingRows.isEmpty else { return }
    var term = reducedRows.heads[variable]
    while term >= 0 {
      let entry = reducedRows.terms[term]
      term = entry.next
      if settled[variable] <= reducedRows.rows[entry.reduced].priority {
        reducedRows.rows[entry.reduced].isWaiting = false
      }
    }
  }

  mutating func forgetWaitingRows() {
    while !sweep.waitingRows.isEmpty {
      reducedRows.rows[sweep.waitingRows.removeLast()].isWaiting = false
    }
  }

  private mutating func notify(
    _ other: Int32,
    _ oldValue: Double?,
    _ matrix: borrowing ConstraintMatrix
  ) {
    if oldValue != nil { revisit(other) } else { invalidate(other, matrix) }
  }

  /// Of a row's variables on their floors, only the last in the order can depend on the others.
  @inline(__always) private func later(_ lastOnFloor: Int32, _ other: Int32) -> Int32 {
    lastOnFloor < 0 || sweep.floors.orders[other] > sweep.floors.orders[lastOnFloor]
      ? other : lastOnFloor
  }

  private mutating func notify(
    lastOnFloor: Int32,
    _ before: Settlement,
    _ oldValue: Double?,
    _ matrix: borrowing ConstraintMatrix
  ) {
    guard lastOnFloor >= 0, before.level >= 0, sweep.floors.orders[lastOnFloor] > before.order
    else {
      return
    }
    notify(lastOnFloor, oldValue, matrix)
  }

  /// Looks again at the variables of a reduced row of which the constant changed.
  mutating func revisitReduced(_ index: Int32) {
    let reduced = reducedRows.rows[index]
    var lastOnFloor: Int32 = -1
    for place in reducedRows.open(index, settled, openings: sweep.openings) {
      let variable = reducedRows.terms[place].variable
      guard kinds[variable] == .free, settled[variable] <= reduced.priority else { continue }
      if isOnFloor(variable) {
        lastOnFloor = later(lastOnFloor, variable)
      } else {
        revisit(variable)
      }
    }
    if lastOnFloor >= 0 { revisit(lastOnFloor) }
  }

  /// Whether an inequality had slack before and after: then the other variables, which are best off
  /// where they are, stay there.
  private static func isSlack(_ relation: Int8, _ residual: Double, _ before: Double) -> Bool {
    let nearest = relation < 0 ? max(residual, before) : -min(residual, before)
    return nearest < -1e-6 * (1 + abs(residual))
  }

  /// Puts a variable into the work list, and takes the component apart that it belongs to.
  mutating func invalidate(_ variable: Int32, _ matrix: borrowing ConstraintMatrix) {
    if components.ofVariable[variable] >= 0 { dissolve(components.ofVariable[variable]) }
    enqueue(variable)
  }
}
