import SnaplineSolver
import TestSupport

extension RandomSystem {
  /// Views below each other, here and there in columns of their own, in a room that fits or doesn't.
  ///
  /// - Parameters:
  ///   - seed: where numbers come from.
  ///   - count: about how many views.
  init(column seed: inout Seed, views count: Int) {
    let total = size()
    let scale = Double(Int.random(in: 0...6, using: &seed)) / 4
    var (wanted, terms) = (0.0, [(total, -1.0)])
    var previous: (top: Int, height: Int)?
    while variables.count < 2 * count {
      let (top, height) = (position(), size())
      if let previous {
        add([(top, 1), (previous.top, -1), (previous.height, -1)], .equal, 0)
      } else {
        add([(top, 1)], .equal, 0)
      }
      previous = (top, height)
      terms.append((height, 1))
      wanted += fill(height, &seed)
    }
    add(terms, .equal, 0)
    if Bool.random(using: &seed) { makeSequences(&seed) }
    switch Int.random(in: 0..<5, using: &seed) {
    case 0: add([(total, 1)], .lessThanOrEqual, scale * wanted)
    case 1: add([(total, 1)], .equal, 0, 0.5)
    case 2: add([(total, 1)], .greaterThanOrEqual, scale * wanted)
    default: add([(total, 1)], .equal, scale * wanted)
    }
  }

  private mutating func size() -> Int {
    variables.append(Variable(tie: .size, rank: Int64(variables.count), isNonNegative: true))
    return variables.count - 1
  }

  private mutating func position() -> Int {
    variables.append(Variable(tie: .position, rank: Int64(variables.count), isNonNegative: false))
    return variables.count - 1
  }

  private mutating func add(
    _ terms: [(Int, Double)],
    _ relation: Problem.Relation,
    _ constant: Double,
    _ priority: Double = 1000
  ) {
    let terms = terms.map { (index: $0, coefficient: $1) }
    rows.append(Row(terms: terms, relation: relation, constant: constant, priority: priority))
  }

  /// A view, or two beside each other that are made of two each.
  ///
  /// - Returns: about how high it wants to be.
  private mutating func fill(_ height: Int, _ seed: inout Seed) -> Double {
    guard Int.random(in: 0..<3, using: &seed) == 0 else { return want(height, &seed) }
    return (0..<2).map { _ in
      let (one, other) = (size(), size())
      add([(height, 1), (one, -1), (other, -1)], .equal, 0)
      return want(one, &seed) + want(other, &seed)
    }.max() ?? 0
  }

  private mutating func want(_ height: Int, _ seed: inout Seed) -> Double {
    let wanted = Double(Int.random(in: 1...3, using: &seed)) * 10
    let priorities: [Double] = [750, 750, 760]
    let firm = priorities.randomElement(using: &seed) ?? 1
    switch Int.random(in: 0..<8, using: &seed) {
    case 0: break
    case 1: add([(height, 1)], .equal, wanted, firm)
    case 2: add([(height, 1)], .greaterThanOrEqual, wanted)
    case 3:
      add([(height, 1)], .lessThanOrEqual, wanted + 20)
      fallthrough
    default:
      add([(height, 1)], .greaterThanOrEqual, wanted, firm)
      add([(height, 1)], .lessThanOrEqual, wanted, 250)
    }
    return wanted
  }
}
