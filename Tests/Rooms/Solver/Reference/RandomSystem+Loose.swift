import SnaplineSolver
import TestSupport

extension RandomSystem {
  /// Views of known sizes, mostly, of which inequalities about edges say where they are, or nothing.
  init(loose seed: inout Seed) {
    let count = Int.random(in: 1...4, using: &seed)
    for place in 0..<2 * count {
      let isSize = place % 2 == 1
      variables.append(
        Variable(tie: isSize ? .size : .position, rank: Int64(place), isNonNegative: isSize)
      )
    }
    for view in 0..<count where Int.random(in: 0..<4, using: &seed) > 0 {
      hold([(2 * view + 1, 1)], .equal, Int.random(in: 1...9, using: &seed) * 10, 1000)
    }
    for _ in 0..<Int.random(in: 1...2 * count + 1, using: &seed) { addBound(&seed, views: count) }
    if Int.random(in: 0..<4, using: &seed) == 0 { addWish(&seed, views: count) }
  }

  /// An edge of a view against zero or against an edge of another one.
  private mutating func addBound(_ seed: inout Seed, views: Int) {
    let (one, other) = (
      Int.random(in: 0..<views, using: &seed), Int.random(in: 0..<views, using: &seed)
    )
    var terms = Self.edge(of: one, &seed)
    if other != one { terms += Self.edge(of: other, &seed).map { ($0.index, -$0.coefficient) } }
    let relations: [Problem.Relation] = [.lessThanOrEqual, .greaterThanOrEqual]
    let priorities: [Double] = [1000, 1000, 1000, 751, 250]
    hold(
      terms,
      relations.randomElement(using: &seed) ?? .equal,
      Int.random(in: -5...30, using: &seed) * 10,
      priorities.randomElement(using: &seed) ?? 1,
      isAuthored: Int.random(in: 0..<5, using: &seed) > 0
    )
  }

  /// An equality between two edges, that may be missed or define one.
  private mutating func addWish(_ seed: inout Seed, views: Int) {
    let (one, other) = (
      Int.random(in: 0..<views, using: &seed), Int.random(in: 0..<views, using: &seed)
    )
    guard one != other else { return }
    let terms =
      Self.edge(of: one, &seed) + Self.edge(of: other, &seed).map { ($0.index, -$0.coefficient) }
    hold(
      terms,
      .equal,
      Int.random(in: -5...5, using: &seed) * 8,
      Bool.random(using: &seed) ? 1000 : 400
    )
  }

  private static func edge(of view: Int, _ seed: inout Seed) -> [(
    index: Int, coefficient: Double
  )] {
    let factors: [Double?] = [nil, nil, 1, 1, 0.5]
    guard let factor = factors.randomElement(using: &seed) ?? nil else { return [(2 * view, 1)] }
    return [(2 * view, 1), (2 * view + 1, factor)]
  }

  private mutating func hold(
    _ terms: [(index: Int, coefficient: Double)],
    _ relation: Problem.Relation,
    _ constant: Int,
    _ priority: Double,
    isAuthored: Bool = true
  ) {
    rows.append(
      Row(
        terms: terms,
        relation: relation,
        constant: Double(constant),
        priority: priority,
        yield: isAuthored ? .authored : .derived
      )
    )
  }
}
