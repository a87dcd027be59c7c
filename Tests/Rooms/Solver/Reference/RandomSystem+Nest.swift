import SnaplineSolver
import TestSupport

extension RandomSystem {
  /// Heights in a random nest of columns and rows.
  ///
  /// A column is as high as all its children together, a row at least as high as each of them, and
  /// wishes to be no higher. Here and there something else holds them.
  init(nest seed: inout Seed, variables most: Int) {
    var roots: [Int] = []
    while variables.count < most - 2 { roots.append(node(&seed, levels: 4, most)) }
    if let root = roots.first, Int.random(in: 0..<4, using: &seed) == 0 {
      let height = Double(Int.random(in: 20...200, using: &seed))
      add([(root, 1)], .equal, height, [1000.0, 500, 51].randomElement(using: &seed) ?? 1)
    }
    for _ in 0..<Int.random(in: 0...2, using: &seed) { disturb(&seed) }
  }

  private mutating func add(
    _ terms: [(Int, Double)],
    _ relation: Problem.Relation,
    _ constant: Double,
    _ priority: Double = 1000
  ) {
    rows.append(
      Row(
        terms: terms.map { (index: $0, coefficient: $1) },
        relation: relation,
        constant: constant,
        priority: priority
      )
    )
  }

  private mutating func node(_ seed: inout Seed, levels: Int, _ most: Int) -> Int {
    let height = variables.count
    variables.append(Variable(tie: .size, rank: Int64(height), isNonNegative: true))
    guard levels > 1, height < most, Int.random(in: 0..<4, using: &seed) > 0 else {
      hold(height, &seed)
      return height
    }
    let count = Int.random(in: 1...3, using: &seed)
    let isColumn = Bool.random(using: &seed)
    let children = (0..<count).map { _ in node(&seed, levels: levels - 1, most) }
    let space = Double(Int.random(in: 0...2, using: &seed)) * 8
    if isColumn {
      add([(height, 1)] + children.map { ($0, -1) }, .equal, space)
    } else {
      for child in children { enclose(child, in: height, space, &seed) }
    }
    return height
  }

  /// A leaf has a height of its own, or content.
  private mutating func hold(_ leaf: Int, _ seed: inout Seed) {
    let height = Double(Int.random(in: 1...6, using: &seed)) * 10
    if Bool.random(using: &seed) { return add([(leaf, 1)], .equal, height) }
    add([(leaf, 1)], .greaterThanOrEqual, height, 750)
    add([(leaf, 1)], .lessThanOrEqual, height, 250)
  }

  private mutating func enclose(
    _ child: Int,
    in row: Int,
    _ space: Double,
    _ seed: inout Seed
  ) {
    let terms = [(row, 1.0), (child, -1.0)]
    let isRequired = Int.random(in: 0..<8, using: &seed) > 0
    add(terms, .greaterThanOrEqual, space, isRequired ? 1000 : 750)
    switch Int.random(in: 0..<6, using: &seed) {
    case 0: add([(row, 1)], .equal, 0, 51)
    case 1: break
    case 2: add(terms, .equal, space, 500)
    default: add(terms, .equal, space, 250)
    }
  }

  /// A row between any two, or a bound.
  private mutating func disturb(_ seed: inout Seed) {
    let (one, other) = (
      Int.random(in: variables.indices, using: &seed),
      Int.random(in: variables.indices, using: &seed)
    )
    let relations: [Problem.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let relation = relations.randomElement(using: &seed) ?? .equal
    let priorities: [Double] = [1000, 900, 250, 100]
    let priority = priorities.randomElement(using: &seed) ?? 1
    if one == other {
      add([(one, 1)], relation, Double(Int.random(in: 0...80, using: &seed)), priority)
    } else {
      add([(one, 1), (other, -1)], relation, 0, priority)
    }
  }
}
