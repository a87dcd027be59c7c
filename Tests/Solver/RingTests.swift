import SnaplineSolver
import Testing

/// Sizes in a ring, each beginning where the next ends.
private struct Ring {
  let solver = Solver()
  let starts: [Problem.Variable]
  let sizes: [Problem.Variable]

  init(_ count: Int, gap: Double = 0, tiedBy relation: Problem.Relation = .equal) {
    let solver = solver
    starts = (0..<count).map {
      solver.problem.addVariable(tie: .position, rank: Int64(2 * $0))
    }
    sizes = (0..<count).map {
      solver.problem.addVariable(tie: .size, rank: Int64(2 * $0 + 1), isNonNegative: true)
    }
    for place in 0..<count {
      let next = (place + 1) % count
      solver.problem.add(
        [.init(starts[place]), .init(starts[next], -1), .init(sizes[next], -1)],
        relation,
        gap,
        serial: Int64(place)
      )
    }
  }

  /// Has each size wish to be at least and at most something.
  func wish(_ size: Double) {
    for variable in sizes {
      solver.problem.add([.init(variable)], .greaterThanOrEqual, size, priority: 750)
      solver.problem.add([.init(variable)], .lessThanOrEqual, size, priority: 250)
    }
  }
}

@Suite struct `A ring of sizes` {
  @Test(arguments: [100, 400])
  func `leaves room to none, which takes no steps`(count: Int) {
    let ring = Ring(count)
    ring.wish(8)
    #expect(ring.solver.solve() == .solved)
    #expect(ring.sizes.allSatisfy { ring.solver.value(of: $0) == 0 })
    #expect(Set(ring.starts.map { ring.solver.value(of: $0) }).count == 1)
    #expect(ring.solver.work.steps <= 10, "\(ring.solver.work.steps)")
  }

  @Test func `clashes with a size that is required`() throws {
    let ring = Ring(200)
    ring.wish(8)
    let least = [Problem.Term(ring.sizes[7])]
    let size = ring.solver.problem.add(least, .greaterThanOrEqual, 5, serial: 1000)
    #expect(ring.solver.solve() == .conflicting)
    let conflict = try #require(ring.solver.conflicts.first)
    #expect(ring.solver.conflicts.count == 1)
    #expect(conflict.gaveWay == size)
    #expect(conflict.constraints.count == 201)
    #expect(ring.sizes.allSatisfy { ring.solver.value(of: $0) == 0 })
  }

  @Test(arguments: [130, 300])
  func `that grow all round is one conflict, found in few steps`(count: Int) throws {
    let solver = Solver()
    let sizes = (0..<count).map {
      solver.problem.addVariable(tie: .size, rank: Int64($0), isNonNegative: true)
    }
    for place in 0..<count {
      solver.problem.add(
        [.init(sizes[place]), .init(sizes[(place + 1) % count], -1)],
        .greaterThanOrEqual,
        1,
        serial: Int64(place)
      )
    }
    solver.limits.steps = 20 * count
    #expect(solver.solve() == .conflicting)
    let conflict = try #require(solver.conflicts.first)
    #expect(solver.conflicts.count == 1 && conflict.constraints.count == count)
  }
}
