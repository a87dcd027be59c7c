extension Engine {
  /// Computes all defined variables, in the order of evaluation.
  mutating func evaluateAll(_ matrix: borrowing ConstraintMatrix) {
    for place in 0..<evaluation.sequence.count {
      let variable = evaluation.sequence[place]
      if variable >= 0, kinds[variable] == .defined {
        setValue(variable, evaluate(variable, matrix))
      }
    }
  }

  /// Marks the definitions that mention a variable, and notes its lazy rows.
  ///
  /// While an edit of constants is followed, direct and reduced rows are noted as well.
  @inline(__always) mutating func markReaders(
    of variable: Int32,
    _ matrix: borrowing ConstraintMatrix
  ) {
    guard evaluation.formulas.areCurrent else { return findReaders(of: variable, matrix) }
    for index in evaluation.formulas.readerStarts[
      variable
    ]..<evaluation.formulas.readerStarts[variable + 1] {
      let reader = evaluation.formulas.readers[index]
      if reader >= 0 {
        if reader & 1 == 0 || !evaluation.formulas.areRootsMoving {
          evaluation.dirty.insert(reader >> 1)
        }
      } else if propagation.isNotingRows {
        note(-1 - reader)
      }
    }
  }

  private mutating func findReaders(of variable: Int32, _ matrix: borrowing ConstraintMatrix) {
    var term = matrix.variables[variable].firstTerm
    while term >= 0 {
      let row = matrix.terms[term].row
      term = matrix.terms[term].next
      switch roles[row] {
      case .definition:
        if links[row] != variable { evaluation.dirty.insert(positions[links[row]]) }
      case .kernel:
        let place = kernel.blocks[kernel.blockOfRow[links[row]]].place
        if positions[variable] >= 0, positions[variable] < place { evaluation.dirty.insert(place) }
      case .lazy, .reduced, .direct, .redundant:
        if propagation.isNotingRows { note(row) }
      case .idle, .equation, .postponed: break
      }
    }
    guard !kernel.mentions.isEmpty else { return }
    var mention = kernel.mentions[variable]
    while mention >= 0 {
      evaluation.dirty.insert(positions[kernel.terms[mention].owner])
      mention = kernel.terms[mention].next
    }
  }

  /// Notes a row without definition that mentions a variable that moved.
  @inline(__always) private mutating func note(_ row: Int32) {
    switch roles[row] {
    case .lazy: propagation.uncheckedRows.append(row)
    case .reduced: if propagation.areConstantsMoving { propagation.staleReduced.append(links[row]) }
    case .direct, .redundant:
      if propagation.areConstantsMoving { propagation.staleRows.append(row) }
    case .definition, .kernel, .idle, .equation, .postponed: break
    }
  }

  /// Computes the marked definitions, and those that depend on them, as far as values change.
  mutating func runDirty(_ matrix: borrowing ConstraintMatrix) {
    if evaluation.formulas.areCurrent { return runFormulas(matrix) }
    while case let place = evaluation.dirty.next(), place >= 0 {
      let entry = evaluation.sequence[place]
      work.rows += 1
      if entry < 0 {
        run(block: -2 - entry, matrix)
        continue
      }
      let value = evaluate(entry, matrix)
      guard value != values[entry] else { continue }
      setValue(entry, value)
      markReaders(of: entry, matrix)
    }
  }

  private mutating func runFormulas(_ matrix: borrowing ConstraintMatrix) {
    let (all, inputs) = (evaluation.formulas.formulas.elements, evaluation.formulas.inputs.elements)
    let (starts, readers) = (
      evaluation.formulas.readerStarts.elements, evaluation.formulas.readers.elements
    )
    let (values, flags) = (self.values.elements, self.flags.elements)
    let skipped: Int32 = evaluation.formulas.areRootsMoving ? 1 : 0
    var scan = evaluation.dirty.scan
    var count: Int32 = 0
    while case let place = scan.next(), place >= 0 {
      let formula = all[place]
      count &+= 1
      if formula.variable < 0 {
        evaluation.dirty.scan = scan
        run(block: -2 - formula.variable, matrix)
        scan = evaluation.dirty.scan
        continue
      }
      var rest = formula.constant
      var index = formula.firstInput
      let end = index &+ formula.inputCount
      while index < end {
        let input = inputs[index]
        rest -= input.coefficient * values[input.variable]
        index &+= 1
      }
      let value = Self.bounded(formula.factor == 1 ? rest : rest / formula.factor)
      let variable = formula.variable
      let before = values[variable]
      guard value != before else { continue }
      values[variable] = value
      let flag = flags[variable]
      if flag & Flag.changed == 0 {
        flags[variable] = flag | Flag.changed
        changes.append(Change(variable: variable, before: before))
      }
      // No one looks at the others: they have no bound that could be violated, and no tie-break.
      if value < 0 || flag & (Flag.followed | Flag.bound | Flag.inSlackRow) != 0 {
        propagation.movedVariables.append(variable)
      }
      var place = starts[variable]
      let last = starts[variable &+ 1]
      while place < last {
        let reader = readers[place]
        place &+= 1
        if reader < 0 {
          if propagation.isNotingRows { note(-1 - reader) }
          continue
        }
        if reader & skipped != 0 { break }
        scan.insertAhead(reader &>> 1)
      }
    }
    evaluation.dirty.scan = scan
    work.rows += Int(count)
  }

  private mutating func run(block: Int32, _ matrix: borrowing ConstraintMatrix) {
    guard runConstants(of: block, matrix) else { return }
    let record = kernel.blocks[block]
    for pivot in record.firstPivot..<record.firstPivot + record.pivotCount {
      let place = positions[kernel.pivots[pivot].variable]
      if evaluation.formulas.areCurrent {
        evaluation.formulas.formulas[place].constant = kernel.constants[kernel.pivots[pivot].row]
      }
      evaluation.dirty.insert(place)
    }
  }
}

extension Engine {
  /// Computes what depends on the variables that moved, from one of them on.
  mutating func propagate(from start: Int, _ matrix: borrowing ConstraintMatrix) {
    for index in start..<propagation.movedVariables.count {
      markReaders(of: propagation.movedVariables[index], matrix)
    }
    runDirty(matrix)
  }

  /// How fast a defined variable changes where the variables that define it change by `rates`.
  @inline(__always) func rate(
    ofDefined variable: Int32,
    _ rates: borrowing Buffer<Double>,
    _ matrix: borrowing ConstraintMatrix
  ) -> Double {
    let definition = definitions[variable]
    var (own, rest) = (1.0, 0.0)
    if definition >= 0 {
      let record = matrix.rows[definition]
      for term in record.firstTerm..<record.firstTerm + record.termCount {
        let entry = matrix.terms[term]
        if entry.variable == variable {
          own = entry.coefficient
        } else {
          rest -= entry.coefficient * rates[entry.variable]
        }
      }
    } else {
      let pivot = kernel.pivots[-2 - definition]
      own = pivot.factor
      for term in pivot.firstTerm..<pivot.firstTerm + pivot.termCount {
        rest -= kernel.terms[term].coefficient * rates[kernel.terms[term].variable]
      }
    }
    return rest / own
  }
}
