/// Optional equalities that are left out as long as they change nothing.
///
/// Equal shares are such rows: each of a thousand texts in a row is to be as wide as a thousandth of the row,
/// and the row is as wide as all of them. Written in free variables, each of these equalities mentions all
/// texts, and all of them together have a million terms. Where higher priorities settle all texts anyway,
/// such an equality is one of constants, and need not be written at all.
struct PostponedRows: ~Copyable {
  var rows = Buffer<Int32>()
  /// By defined variable: the lowest priority that settled one of the free variables that define it.
  var levels = Buffer<Double>()
  /// The number of times that a variable was opened, when the rows were looked at; -1 where they are to be
  /// looked at in any case.
  var openings = -1
  /// How many terms reduced rows may have for each term of the problem before others are postponed.
  var mostTerms = 4

  init() {}

  mutating func add(_ row: Int32) {
    rows.append(row)
    openings = -1
  }

  mutating func removeAll() {
    rows.removeAll()
    openings = -1
  }
}

extension Engine {
  /// Whether a row that mentions defined variables is postponed.
  ///
  /// Most problems have short reduced rows, and none of them is.
  func isPostponed(_ record: RowRecord, _ matrix: borrowing ConstraintMatrix) -> Bool {
    !record.isRequired && record.relation == .equal
      && reducedRows.terms.count >= sweep.postponed.mostTerms * matrix.terms.count
  }

  /// Has those rows take part that mention a variable which is open, or was settled at their priority or
  /// below; whether there were any.
  mutating func admitPostponedRows(_ matrix: borrowing ConstraintMatrix) -> Bool {
    guard sweep.postponed.rows.count > 0, sweep.postponed.openings != sweep.openings else {
      return false
    }
    sweep.postponed.openings = sweep.openings
    findLowestLevels(matrix)
    var kept = 0
    for index in 0..<sweep.postponed.rows.count {
      let row = sweep.postponed.rows[index]
      guard roles[row] == .postponed else { continue }
      if lowestLevel(ofRow: row, matrix) > matrix.rows[row].priority {
        sweep.postponed.rows[kept] = row
        kept += 1
      } else if makeReducedRow(forRow: row, matrix) {
        invalidateReduced(links[row], matrix)
      } else {
        roles[row] = .idle
      }
    }
    sweep.postponed.rows.truncate(to: kept)
    return !sweep.workList.isEmpty
  }

  private mutating func findLowestLevels(_ matrix: borrowing ConstraintMatrix) {
    sweep.postponed.levels.extend(to: matrix.variables.count, with: .infinity)
    for place in 0..<evaluation.sequence.count {
      let variable = evaluation.sequence[place]
      guard variable >= 0, kinds[variable] == .defined else { continue }
      work.rows += 1
      let definition = definitions[variable]
      var lowest = Double.infinity
      if definition >= 0 {
        let record = matrix.rows[definition]
        for term in record.firstTerm..<record.firstTerm + record.termCount
        where matrix.terms[term].variable != variable {
          lowest = min(lowest, level(of: matrix.terms[term].variable))
        }
      } else {
        let pivot = kernel.pivots[-2 - definition]
        for term in pivot.firstTerm..<pivot.firstTerm + pivot.termCount {
          lowest = min(lowest, level(of: kernel.terms[term].variable))
        }
      }
      sweep.postponed.levels[variable] = lowest
    }
  }

  @inline(__always) private func level(of variable: Int32) -> Double {
    switch kinds[variable] {
    case .free: settled[variable]
    case .defined: sweep.postponed.levels[variable]
    case .fixed, .absent: .infinity
    }
  }

  private func lowestLevel(ofRow row: Int32, _ matrix: borrowing ConstraintMatrix) -> Double {
    let record = matrix.rows[row]
    var lowest = Double.infinity
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      lowest = min(lowest, level(of: matrix.terms[term].variable))
    }
    return lowest
  }
}
