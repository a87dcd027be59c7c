/// When a slack row's turn comes to be made tight.
///
/// A row is about its last view in the order of the tree. Rows that hold this view from the left or
/// from above come first: if others hold it from the other side as well, it stays as near to zero as
/// it may be. Then the order of the tree counts, and last, what was written first.
struct SlackTurn: Comparable {
  let row: Int32
  private let isAtMost: Bool
  private let rank: Int64
  private let serial: Int64

  init(_ row: Int32, _ matrix: borrowing ConstraintMatrix) {
    let record = matrix.rows[row]
    var last: (variable: Int32, rank: Int64, coefficient: Double)?
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      let entry = matrix.terms[term]
      let variable = matrix.variables[entry.variable]
      guard variable.tie == .position else { continue }
      if let last, (last.rank, last.variable) > (variable.rank, entry.variable) { continue }
      last = (entry.variable, variable.rank, entry.coefficient)
    }
    self.row = row
    isAtMost = (last?.coefficient ?? 0) * Double(record.relation.rawValue) < 0
    rank = last?.rank ?? 0
    serial = record.serial
  }

  static func < (one: SlackTurn, other: SlackTurn) -> Bool {
    if one.isAtMost != other.isAtMost { return other.isAtMost }
    if one.rank != other.rank { return one.rank < other.rank }
    if one.serial != other.serial { return one.serial < other.serial }
    return one.row < other.row
  }
}
