import SnaplineSolver
import TestSupport
import Testing

@Suite struct `A system seen another way` {
  @Test func `gives the transposed answer when its axes are swapped`() {
    for var seed in Seed.some(200) {
      let number = seed
      let system = RandomSystem(&seed)
      let posed = system.posed(&seed)
      guard posed.solver.solve() == .solved else { continue }
      let swapped = system.renumbered { $0 ^ 1 }
      let other = swapped.solver()
      #expect(other.solver.solve() == .solved, "\(number)")
      let values = other.values
      for (index, value) in posed.values.enumerated() {
        #expect(abs(value - values[index ^ 1]) <= 1.001 * oneStep, "\(number), v\(index)")
      }
    }
  }

  @Test func `gives the mirrored answer when leading and trailing change places`() {
    var compared = 0
    for var seed in Seed.some(200) {
      let number = seed
      let system = RandomSystem(&seed).whole
      let posed = system.posed(&seed)
      guard posed.solver.solve() == .solved else { continue }
      let mirrored = system.mirrored
      let other = mirrored.solver()
      #expect(other.solver.solve() == .solved, "\(number)")
      let (values, opposite) = (posed.values, other.values)
      for (index, variable) in posed.variables.enumerated() {
        // Ties go to the origin, which lies on the same side in both.
        guard !posed.solver.isAmbiguous(variable) else { continue }
        guard index % 4 == 0 else {
          #expect(abs(values[index] - opposite[index]) <= 2 * oneStep, "\(number), v\(index)")
          continue
        }
        guard !posed.solver.isAmbiguous(posed.variables[index + 2]) else { continue }
        let right = opposite[index] + opposite[index + 2]
        #expect(abs(values[index] + right) <= 3 * oneStep, "\(number), v\(index)")
        compared += 1
      }
    }
    #expect(compared > 100)
  }

  @Test func `moves with its origin`() {
    var compared = 0
    for var seed in Seed.some(200) {
      let number = seed
      let system = RandomSystem(&seed)
      let posed = system.posed(&seed)
      guard posed.solver.solve() == .solved else { continue }
      let other = system.moved(by: 64.5).solver()
      #expect(other.solver.solve() == .solved, "\(number)")
      let (values, moved) = (posed.values, other.values)
      for (index, variable) in posed.variables.enumerated()
      where !posed.solver.isAmbiguous(variable) {
        let expected = values[index] + (index % 4 == 0 ? 64.5 : 0)
        #expect(abs(moved[index] - expected) <= 2 * oneStep, "\(number), v\(index)")
        compared += 1
      }
    }
    #expect(compared > 200)
  }

  @Test func `weighs an optional row twice when it stands there twice`() {
    for var seed in Seed.some(150) {
      let number = seed
      var (twice, weighed) = (RandomSystem(&seed), RandomSystem())
      weighed = twice
      for index in twice.rows.indices where twice.rows[index].priority < 1000 {
        guard index.isMultiple(of: 2) else { continue }
        twice.rows.append(twice.rows[index])
        weighed.rows[index].constant *= 2
        for term in weighed.rows[index].terms.indices {
          weighed.rows[index].terms[term].coefficient *= 2
        }
      }
      let (one, other) = (twice.solver(), weighed.solver())
      let outcome = one.solver.solve()
      #expect(other.solver.solve() == outcome, "\(number)")
      guard outcome == .solved else { continue }
      for (index, pair) in zip(one.values, other.values).enumerated() {
        #expect(abs(pair.0 - pair.1) <= 1.001 * oneStep, "\(number), v\(index)")
      }
    }
  }

  @Test func `may scale optional rows whose level can be met`() {
    var compared = 0
    for var seed in Seed.some(300) {
      let number = seed
      var system = RandomSystem(&seed)
      let posed = system.posed(&seed)
      guard posed.solver.solve() == .solved else { continue }
      let missed = zip(posed.constraints, system.rows)
        .filter { posed.solver.violation(of: $0.0) > 1e-6 }.map(\.1.priority)
      for index in system.rows.indices where !missed.contains(system.rows[index].priority) {
        system.rows[index].constant *= 4
        for term in system.rows[index].terms.indices {
          system.rows[index].terms[term].coefficient *= 4
        }
        compared += 1
      }
      let other = system.solver()
      #expect(other.solver.solve() == .solved, "\(number)")
      for (index, pair) in zip(posed.values, other.values).enumerated() {
        #expect(abs(pair.0 - pair.1) <= 1.001 * oneStep, "\(number), v\(index)")
      }
    }
    #expect(compared > 300)
  }
}

extension RandomSystem {
  fileprivate init() {}

  /// The same with as many variables as whole views have.
  fileprivate var whole: RandomSystem {
    var system = self
    while system.variables.count % 4 != 0 {
      let index = system.variables.count
      system.variables.append(
        Variable(tie: index % 4 >= 2 ? .size : .position, rank: Int64(index), isNonNegative: false)
      )
    }
    return system
  }

  /// The same with each variable, its rank and all that is said of it, under another number.
  fileprivate func renumbered(_ number: (Int) -> Int) -> RandomSystem {
    var system = self.whole
    let before = system.variables
    for index in before.indices { system.variables[number(index)] = before[index] }
    for row in system.rows.indices {
      system.rows[row].terms = system.rows[row].terms.map { (number($0.index), $0.coefficient) }
    }
    return system
  }

  /// `left` becomes what was the right edge, counted the other way.
  fileprivate var mirrored: RandomSystem {
    var system = self
    for row in system.rows.indices {
      for term in system.rows[row].terms where term.index % 4 == 0 {
        system.rows[row].terms.append((term.index, -2 * term.coefficient))
        system.rows[row].terms.append((term.index + 2, -term.coefficient))
      }
    }
    return system
  }

  /// Every place on the horizontal axis further to the right.
  fileprivate func moved(by distance: Double) -> RandomSystem {
    var system = self
    for row in system.rows.indices {
      let sum = system.rows[row].terms.reduce(0) { $0 + ($1.index % 4 == 0 ? $1.coefficient : 0) }
      system.rows[row].constant += sum * distance
    }
    return system
  }
}
