import SnaplineSolver
import TestSupport

/// Systems that no presolve takes apart: inequalities of middling priorities tie every variable to
/// others.
extension RandomSystem {
  /// One of more variables than a full matrix holds, or nearly.
  ///
  /// Rows are sums as they come or, like those of layouts, distances; most can be met, some are
  /// required, and in one of four systems three or more of these clash.
  static func joined(
    _ seed: inout Seed,
    variables counts: ClosedRange<Int> = 60...200
  ) -> RandomSystem {
    let count = Int.random(in: counts, using: &seed)
    var system = RandomSystem(unbound: count, &seed)
    let hidden = (0..<count).map { _ in Double(Int.random(in: 0...1000, using: &seed)) }
    let areDistances = Bool.random(using: &seed)
    let tightness = [0, 0, 200, 400].randomElement(using: &seed) ?? 0
    let requiredShare = [0, 0, 5, 20].randomElement(using: &seed) ?? 0
    let mayClash = Int.random(in: 0..<4, using: &seed) == 0
    let priorities: [Double] = [700, 600, 500.5, 400, 300]
    for index in 0..<Int.random(in: 2 * count...5 * count, using: &seed) {
      if index.isMultiple(of: 5) {
        system.addWish(for: index / 5 % count, at: 250, &seed)
        continue
      }
      let isRequired = Int.random(in: 0..<100, using: &seed) < requiredShare
      system.addTie(
        areDistances ? distance(count, &seed) : sum(count, &seed),
        near: hidden,
        within: isRequired && !mayClash ? 0...300 : -tightness...300,
        at: isRequired ? 1000 : priorities.randomElement(using: &seed) ?? 1,
        &seed
      )
    }
    if mayClash { system.addClash(near: hidden, &seed) }
    return system
  }

  /// A large one.
  ///
  /// - Parameters:
  ///   - count: how many variables.
  ///   - rowCount: how many rows; a fifth of them wish for a value of one variable.
  ///   - isFeasible: whether all inequalities can hold together; otherwise about half of them miss.
  init(joined count: Int, rows rowCount: Int, isFeasible: Bool) {
    var seed = Seed(isFeasible ? 1 : 2)
    let hidden = (0..<count).map { _ in Double(Int.random(in: 0...1000, using: &seed)) }
    variables = (0..<count).map {
      Variable(tie: $0 % 2 == 0 ? .position : .size, rank: Int64($0), isNonNegative: false)
    }
    for index in 0..<rowCount {
      if index.isMultiple(of: 5) {
        addWish(for: index / 5 % count, at: 250, &seed)
        continue
      }
      let terms = Self.sum(count, &seed)
      let room = isFeasible ? 0...200 : -300...300
      addTie(terms, near: hidden, within: room, at: nil, &seed)
    }
  }

  /// Variables and no rows.
  private init(unbound count: Int, _ seed: inout Seed) {
    let areNonNegative = Bool.random(using: &seed)
    variables = (0..<count).map {
      Variable(tie: $0 % 2 == 0 ? .position : .size, rank: Int64($0), isNonNegative: areNonNegative)
    }
  }

  private mutating func addWish(for variable: Int, at priority: Double, _ seed: inout Seed) {
    let value = Double(Int.random(in: 0...1000, using: &seed))
    rows.append(
      Row(terms: [(variable, 1)], relation: .equal, constant: value, priority: priority)
    )
  }

  /// An inequality that leaves a point so much room.
  private mutating func addTie(
    _ terms: [(index: Int, coefficient: Double)],
    near point: [Double],
    within rooms: ClosedRange<Int>,
    at priority: Double?,
    _ seed: inout Seed
  ) {
    let there = terms.reduce(0) { $0 + $1.coefficient * point[$1.index] }
    let room = Double(Int.random(in: rooms, using: &seed))
    let isLess = Bool.random(using: &seed)
    rows.append(
      Row(
        terms: terms,
        relation: isLess ? .lessThanOrEqual : .greaterThanOrEqual,
        constant: isLess ? there + room : there - room,
        priority: priority ?? [400, 500, 600].randomElement(using: &seed) ?? 500
      )
    )
  }

  /// Three required distances, the longest of which is shorter than the others together.
  private mutating func addClash(near point: [Double], _ seed: inout Seed) {
    let places = (0..<variables.count).randomSample(3, using: &seed)
    let gap = Double(Int.random(in: 1...100, using: &seed))
    for (from, to, isLongest) in [(0, 1, false), (1, 2, false), (0, 2, true)] {
      let terms = [(index: places[to], coefficient: 1.0), (index: places[from], coefficient: -1.0)]
      let there = point[places[to]] - point[places[from]]
      rows.append(
        Row(
          terms: terms,
          relation: isLongest ? .lessThanOrEqual : .greaterThanOrEqual,
          constant: isLongest ? there - gap : there,
          priority: 1000
        )
      )
    }
  }

  private static func sum(
    _ count: Int,
    _ seed: inout Seed
  ) -> [(index: Int, coefficient: Double)] {
    let factors: [Double] = [1, -1, 1, -1, 0.5, 2]
    return (0..<count).randomSample(Int.random(in: 2...4, using: &seed), using: &seed).map {
      ($0, factors.randomElement(using: &seed) ?? 1)
    }
  }

  private static func distance(
    _ count: Int,
    _ seed: inout Seed
  ) -> [(index: Int, coefficient: Double)] {
    let pair = (0..<count).randomSample(2, using: &seed)
    return [(pair[0], 1), (pair[1], -1)]
  }
}

extension Range<Int> {
  /// Different numbers of a range.
  fileprivate func randomSample(_ count: Int, using seed: inout Seed) -> [Int] {
    var sample: [Int] = []
    while sample.count < count {
      let number = Int.random(in: self, using: &seed)
      if !sample.contains(number) { sample.append(number) }
    }
    return sample
  }
}
