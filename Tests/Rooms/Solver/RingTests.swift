import SnaplineSolver
import TestSupport
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

  @Test func `of gaps is no conflict of sizes that are said beside it`() throws {
    let ring = Ring(3, gap: 3, tiedBy: .greaterThanOrEqual)
    // Newer than the gaps; of a conflict, they would give way before them.
    for place in 0..<2 {
      let difference = [Problem.Term(ring.sizes[place]), .init(ring.sizes[place + 1], -1)]
      ring.solver.problem.add(difference, .equal, 1, serial: Int64(10 + place))
    }
    #expect(ring.solver.solve() == .conflicting)
    let conflict = try #require(ring.solver.conflicts.first)
    #expect(ring.solver.conflicts.count == 1)
    #expect(conflict.constraints.count == 3 && conflict.gaveWay == conflict.constraints[2])
    expectEqual(ring.sizes.map { ring.solver.value(of: $0) }, [2, 1, 0])
  }

  @Test func `of gaps is told in steps that grow as it does`() throws {
    let steps = [50, 100, 200].map { count in
      let ring = Ring(count, gap: 8)
      #expect(ring.solver.solve() == .conflicting)
      expectEqual(ring.solver.conflicts.map(\.constraints.count), [count])
      return ring.solver.work.steps
    }
    #expect(steps[1] <= 3 * steps[0] && steps[2] <= 3 * steps[1], "\(steps)")
  }
}
