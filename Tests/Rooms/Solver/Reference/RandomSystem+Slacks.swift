import SnaplineSolver

extension RandomSystem {
  /// The rows that tie-breaks make tight, in their turns: authored inequalities about positions.
  ///
  /// Each is about the last position in the order of ranks. Those that keep it from being less come
  /// before those that keep it from being more.
  var slackRows: [Int] {
    let turns = rows.indices.compactMap { index -> (isAtMost: Int, rank: Int64, row: Int)? in
      let row = rows[index]
      guard row.relation != .equal, row.yield == .authored else { return nil }
      let positions = sums(of: row).filter { variables[$0.key].tie == .position && $0.value != 0 }
      let last = positions.max {
        (variables[$0.key].rank, $0.key) < (variables[$1.key].rank, $1.key)
      }
      guard let last else { return nil }
      let isAtLeast = (last.value > 0) == (row.relation == .greaterThanOrEqual)
      return (isAtLeast ? 0 : 1, variables[last.key].rank, index)
    }
    return turns.sorted { $0 < $1 }.map(\.row)
  }

  /// The coefficients of a row by variable.
  private func sums(of row: Row) -> [Int: Double] {
    row.terms.reduce(into: [:]) { $0[$1.index, default: 0] += $1.coefficient }
  }
}
