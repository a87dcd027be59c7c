extension Engine {
  /// Eliminates the equalities that are left, block by block.
  mutating func eliminateKernel(_ matrix: borrowing ConstraintMatrix) {
    for row in 0..<Int32(matrix.rows.count) where roles[row] == .equation {
      if kernel.mentions.isEmpty {
        budget.deadline.run()
        kernel.deadline = budget.deadline
        kernel.mentions.reset(to: matrix.variables.count, with: -1)
        kernel.working.localNumbers.extend(to: matrix.variables.count, with: -1)
      }
      gatherBlock(from: row, matrix)
      kernel.eliminate(flags, &work)
      if kernel.isExhausted { budget.isLimited = true }
      for member in 0..<kernel.working.members.count {
        flags[kernel.working.members[member]] &= ~Flag.member
      }
    }
  }

  /// Follows rows and variables from one equality until its block is complete.
  private mutating func gatherBlock(from first: Int32, _ matrix: borrowing ConstraintMatrix) {
    kernel.beginBlock()
    kernel.working.queue.removeAll()
    kernel.working.queue.append(first)
    roles[first] = .kernel
    var next = 0
    while next < kernel.working.queue.count {
      let row = kernel.working.queue[next]
      next += 1
      links[row] = Int32(kernel.rows.count)
      kernel.beginRow(row)
      let record = matrix.rows[row]
      for place in record.firstTerm..<record.firstTerm + record.termCount {
        let entry = matrix.terms[place]
        guard kinds[entry.variable] == .absent else { continue }
        if flags[entry.variable] & Flag.member == 0 {
          flags[entry.variable] |= Flag.member
          let number = kernel.addMember(entry.variable)
          kernel.working.localNumbers[entry.variable] = number
          queueEquations(of: entry.variable, matrix)
        }
        kernel.addTerm(kernel.working.localNumbers[entry.variable], entry.coefficient)
      }
    }
    kernel.working.queue.removeAll()
  }

  private mutating func queueEquations(of variable: Int32, _ matrix: borrowing ConstraintMatrix) {
    var term = matrix.variables[variable].firstTerm
    while term >= 0 {
      let row = matrix.terms[term].row
      if roles[row] == .equation {
        roles[row] = .kernel
        kernel.working.queue.append(row)
      }
      term = matrix.terms[term].next
    }
  }

  /// Sets the order of evaluation: fixed variables, then the kernel's blocks, then singletons in
  /// the reverse of the order in which they were substituted.
  mutating func arrange(_ matrix: borrowing ConstraintMatrix) {
    for block in 0..<Int32(kernel.blocks.count) { arrangeBlock(block, matrix) }
    while !presolve.singletons.isEmpty {
      let variable = presolve.singletons.removeLast()
      positions[variable] = Int32(evaluation.sequence.count)
      evaluation.sequence.append(variable)
      if isDetermined(definitions[variable], variable, matrix) {
        kinds[variable] = .fixed
        setValue(variable, evaluate(variable, matrix))
      }
    }
    for variable in 0..<Int32(matrix.variables.count)
    where matrix.variables[variable].exists {
      if kinds[variable] == .absent { kinds[variable] = .free }
    }
    evaluation.dirty.reset(to: evaluation.sequence.count)
  }

  private mutating func arrangeBlock(_ block: Int32, _ matrix: borrowing ConstraintMatrix) {
    let place = Int32(evaluation.sequence.count)
    kernel.blocks[block].place = place
    evaluation.sequence.append(-2 - block)
    let (first, count) = (kernel.blocks[block].firstPivot, kernel.blocks[block].pivotCount)
    for pivot in first..<first + count {
      let variable = kernel.pivots[pivot].variable
      definitions[variable] = -2 - pivot
      kinds[variable] = .defined
    }
    gatherGivens(of: block, matrix)
    _ = runConstants(of: block, matrix)
    for pivot in stride(from: first + count - 1, through: first, by: -1) {
      let record = kernel.pivots[pivot]
      positions[record.variable] = Int32(evaluation.sequence.count)
      evaluation.sequence.append(record.variable)
      var isKnown = true
      for term in record.firstTerm..<record.firstTerm + record.termCount
      where kinds[kernel.terms[term].variable] != .fixed {
        isKnown = false
      }
      if isKnown {
        kinds[record.variable] = .fixed
        setValue(record.variable, evaluate(record.variable, matrix))
      }
    }
  }

  private mutating func gatherGivens(of block: Int32, _ matrix: borrowing ConstraintMatrix) {
    let record = kernel.blocks[block]
    for row in record.firstRow..<record.firstRow + record.rowCount {
      let source = matrix.rows[kernel.rows[row]]
      for term in source.firstTerm..<source.firstTerm + source.termCount {
        let entry = matrix.terms[term]
        let place = positions[entry.variable]
        guard place >= 0, place < record.place else { continue }
        kernel.givens.append(
          Kernel.Given(variable: entry.variable, coefficient: entry.coefficient)
        )
      }
      kernel.givenEnds.append(Int32(kernel.givens.count))
    }
  }

  /// Applies the elimination steps of a block to its current constants.
  ///
  /// - Returns: whether any constant changed.
  mutating func runConstants(of block: Int32, _ matrix: borrowing ConstraintMatrix) -> Bool {
    let record = kernel.blocks[block]
    kernel.blocks[block].isDirty = false
    let rows = record.firstRow..<record.firstRow + record.rowCount
    kernel.sums.extend(to: Int(record.rowCount), with: 0)
    for row in rows {
      var constant = matrix.rows[kernel.rows[row]].constant
      for index in (row > 0 ? kernel.givenEnds[row - 1] : 0)..<kernel.givenEnds[row] {
        constant -= kernel.givens[index].coefficient * values[kernel.givens[index].variable]
      }
      kernel.sums[row - record.firstRow] = constant
    }
    for step in record.firstStep..<record.firstStep + record.stepCount {
      let entry = kernel.steps[step]
      kernel.sums[entry.target] -= entry.factor * kernel.sums[entry.source]
    }
    var isChanged = false
    for row in rows {
      let constant = kernel.sums[row - record.firstRow]
      if kernel.constants[row] != constant { isChanged = true }
      kernel.constants[row] = constant
      if kernel.isRedundant[row] { checkRedundantRow(row, matrix) }
      kernel.sums[row - record.firstRow] = 0
    }
    return isChanged
  }

  private mutating func checkRedundantRow(_ row: Int32, _ matrix: borrowing ConstraintMatrix) {
    let source = matrix.rows[kernel.rows[row]]
    var size = 1 + abs(source.constant)
    for term in source.firstTerm..<source.firstTerm + source.termCount {
      size += abs(matrix.terms[term].coefficient * values[matrix.terms[term].variable])
    }
    if abs(kernel.constants[row]) > 1e-6 * size {
      conflicts.infeasibilities.append(Infeasibility(members: [.kernel(row)]))
    }
  }

  private mutating func isDetermined(
    _ row: Int32,
    _ variable: Int32,
    _ matrix: borrowing ConstraintMatrix
  ) -> Bool {
    let record = matrix.rows[row]
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      let other = matrix.terms[term].variable
      if other != variable, kinds[other] != .fixed { return false }
    }
    return true
  }

  /// The value that the definition of a variable gives it now.
  @inline(__always) func evaluate(_ variable: Int32, _ matrix: borrowing ConstraintMatrix) -> Double
  {
    let definition = definitions[variable]
    if definition >= 0 { return evaluate(definition, for: variable, matrix) }
    let pivot = kernel.pivots[-2 - definition]
    var rest = kernel.constants[pivot.row]
    for term in pivot.firstTerm..<pivot.firstTerm + pivot.termCount {
      rest -= kernel.terms[term].coefficient * values[kernel.terms[term].variable]
    }
    return pivot.factor == 1 ? rest : rest / pivot.factor
  }
}
