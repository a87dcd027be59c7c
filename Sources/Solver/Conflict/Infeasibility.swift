/// Required rows and bounds that don't hold together, with multipliers that prove it.
///
/// Times their multipliers, and with definitions put in, the rows add up to "zero equals something
/// else", as in Farkas's lemma.
struct Infeasibility {
  enum Member {
    case row(Int32, Double)
    /// A row of the kernel, as elimination left it.
    case kernel(Int32)
    case bound(Int32, Double)
  }

  var members: [Member]
  /// Whether a single row violates what independent rows imply: then no member can be left out.
  var isIrreducible = true
}

extension Engine {
  /// Notes that the interval of a variable is empty: its two tightest bounds are infeasible.
  mutating func noteInfeasibleInterval(of variable: Int32, _ isNonNegative: Bool) {
    var lowest = isNonNegative ? Infeasibility.Member.bound(variable, 1) : nil
    var low = isNonNegative ? 0.0 : -.infinity
    var highest: Infeasibility.Member?
    var high = Double.infinity
    for index in 0..<sweep.interval.bounds.count where sweep.interval.bounds[index].priority >= 1000
    {
      let bound = sweep.interval.bounds[index]
      if bound.relation >= 0, bound.breakpoint > low || lowest == nil {
        low = bound.breakpoint
        lowest = member(bound.source, 1 / bound.coefficient)
      }
      if bound.relation <= 0, bound.breakpoint < high || highest == nil {
        high = bound.breakpoint
        highest = member(bound.source, -1 / bound.coefficient)
      }
    }
    if let lowest, let highest {
      conflicts.infeasibilities.append(Infeasibility(members: [lowest, highest]))
    }
  }

  /// Notes that the required rows of a component are infeasible.
  mutating func noteInfeasibleComponent(membersFrom first: Int32) {
    var members: [Infeasibility.Member] = []
    var found: [(Int32, Double)] = []
    let missed = activeSet.forEachMultiplier { found.append(($0, $1)) }
    for (row, factor) in found {
      let source = components.origins[row]
      if source == -1 {
        let local = activeSet.rows.termVariables[activeSet.rows.starts[row]]
        members.append(.bound(components.members[first + local], factor))
      } else {
        members.append(member(source, factor))
      }
    }
    conflicts.infeasibilities.append(Infeasibility(members: members, isIrreducible: missed == 1))
  }

  private mutating func member(_ source: Int32, _ factor: Double) -> Infeasibility.Member {
    if source >= 0 { return .row(source, factor) }
    let row = reducedRows.rows[-2 - source].row
    return row >= 0 ? .row(row, factor) : .bound(-1 - row, factor)
  }
}

extension ActiveSet {
  /// Calls `body` for the rows that prove required rows infeasible: those that are violated, and
  /// active rows with a multiplier against them.
  ///
  /// - Parameter body: called with each row and its multiplier.
  ///
  /// - Returns: how many rows are violated.
  mutating func forEachMultiplier(_ body: (Int32, Double) -> Void) -> Int {
    var missed = 0
    for row in 0..<rows.levelStarts[1] where slots[row] < 0 {
      let factor = cost(row, sides[row])
      guard factor != 0 else { continue }
      missed += 1
      body(row, factor)
    }
    computeReducedCosts()
    for slot in 0..<variableCount where active[slot] >= 0 && rows.levels[active[slot]] == 0 {
      let reducedCost = pricing.reducedCosts[slot]
      if abs(reducedCost) > 1e-9 { body(active[slot], -reducedCost) }
    }
    return missed
  }
}
