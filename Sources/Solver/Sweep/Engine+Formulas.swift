extension Engine {
  /// Lays definitions out as formulas, once edits have cost enough for that to pay.
  mutating func gatherFormulas(_ matrix: borrowing ConstraintMatrix) {
    guard !evaluation.formulas.areCurrent, evaluation.formulas.debt > matrix.variables.count / 16
    else { return }
    evaluation.formulas.removeAll()
    evaluation.formulas.formulas.reserve(evaluation.sequence.count)
    evaluation.formulas.roots.reserve(matrix.variables.count)
    evaluation.formulas.speeds.reserve(matrix.variables.count)
    for variable in 0..<Int32(matrix.variables.count) {
      evaluation.formulas.roots.append(variable)
      evaluation.formulas.speeds.append(1)
    }
    for place in 0..<evaluation.sequence.count {
      gatherFormula(at: place, matrix)
      evaluation.formulas.findRoot(Int32(place))
    }
    gatherReaders(matrix)
    evaluation.formulas.speeds.release()
    evaluation.formulas.inputs.trim()
    evaluation.formulas.readers.trim()
    evaluation.formulas.areCurrent = true
  }

  private mutating func gatherFormula(at place: Int, _ matrix: borrowing ConstraintMatrix) {
    let variable = evaluation.sequence[place]
    var formula = Formulas.Formula(
      variable: variable,
      firstInput: Int32(evaluation.formulas.inputs.count),
      inputCount: 0,
      isTraced: false,
      constant: 0,
      factor: 1
    )
    if variable >= 0 {
      let definition = definitions[variable]
      if definition >= 0 {
        let record = matrix.rows[definition]
        formula.isTraced = true
        formula.constant = record.constant
        for term in record.firstTerm..<record.firstTerm + record.termCount {
          let entry = matrix.terms[term]
          if entry.variable == variable {
            formula.factor = entry.coefficient
          } else {
            addInput(entry.variable, entry.coefficient)
          }
        }
      } else {
        let pivot = kernel.pivots[-2 - definition]
        formula.constant = kernel.constants[pivot.row]
        formula.factor = pivot.factor
        for term in pivot.firstTerm..<pivot.firstTerm + pivot.termCount {
          addInput(kernel.terms[term].variable, kernel.terms[term].coefficient)
        }
      }
    }
    formula.inputCount = Int32(evaluation.formulas.inputs.count) - formula.firstInput
    evaluation.formulas.formulas.append(formula)
  }

  private mutating func addInput(_ variable: Int32, _ coefficient: Double) {
    evaluation.formulas.inputs.append(Formulas.Input(variable: variable, coefficient: coefficient))
  }

  private mutating func addReader(_ place: Int32, of variable: Int32) {
    let isBalanced =
      evaluation.formulas.balance(of: evaluation.formulas.roots[variable], at: place) == 0
    evaluation.formulas.addReader(isBalanced ? 2 * place + 1 : 2 * place)
  }

  private mutating func gatherReaders(_ matrix: borrowing ConstraintMatrix) {
    evaluation.formulas.readerStarts.reserve(matrix.variables.count + 1)
    for variable in 0..<Int32(matrix.variables.count) {
      evaluation.formulas.beginReaders()
      var term = matrix.variables[variable].firstTerm
      while term >= 0 {
        let row = matrix.terms[term].row
        term = matrix.terms[term].next
        switch roles[row] {
        case .definition:
          if links[row] != variable { addReader(positions[links[row]], of: variable) }
        case .kernel:
          let place = kernel.blocks[kernel.blockOfRow[links[row]]].place
          if positions[variable] >= 0, positions[variable] < place {
            evaluation.formulas.addReader(2 * place)
          }
        // A postponed row may be a reduced one by the time that a variable moves.
        case .lazy, .reduced, .direct, .redundant, .postponed:
          evaluation.formulas.addReader(-1 - row)
        case .idle, .equation: break
        }
      }
      guard !kernel.mentions.isEmpty else { continue }
      var mention = kernel.mentions[variable]
      while mention >= 0 {
        evaluation.formulas.addReader(2 * positions[kernel.terms[mention].owner])
        mention = kernel.terms[mention].next
      }
    }
    evaluation.formulas.beginReaders()
  }
}
