/// The inverse of the basis as a dense matrix, for up to `largestDenseCount` variables.
///
/// Column `k` is the direction of slot `k`: it raises the active row there by one and leaves the
/// other active rows as they are. The entries of all directions for one variable lie side by side:
/// rows and gradients mention few variables, so that whatever is computed for all directions is a
/// sum of few runs.
struct DenseBasis: ~Copyable {
  private var size = 0
  /// By variable, and for each by slot: how far the slot's direction moves the variable.
  private var moves = Buffer<Double>()
  /// By slot: how much the row that was added last changes along the slot's direction.
  private(set) var products = Buffer<Double>()
  /// By slot: how far `move` follows the slot's direction.
  var distances = Buffer<Double>()

  init() {}

  /// Begins at the identity: each slot has its variable.
  mutating func reset(to size: Int) {
    self.size = size
    moves.reset(to: size * size, with: 0)
    for slot in 0..<size { moves[slot * size + slot] = 1 }
    products.reset(to: size, with: 0)
    distances.reset(to: size, with: 0)
  }

  /// Scales the direction of a slot that still moves its own variable only.
  mutating func scale(_ slot: Int, by factor: Double) { moves[slot * size + slot] = factor }

  /// Begins to multiply a row by the inverse.
  mutating func beginRow() { products.reset(to: size, with: 0) }

  /// Adds a term of that row.
  mutating func addTerm(_ variable: Int32, _ coefficient: Double) {
    products.elements.add(coefficient, times: run(of: variable), count: size)
  }

  /// Exchanges the row of a slot for the one that was multiplied last.
  mutating func replace(_ slot: Int) {
    let inverse = 1 / products[slot]
    products[slot] = 0
    for other in 0..<size where abs(products[other]) <= 1e-13 { products[other] = 0 }
    for variable in 0..<Int32(size) {
      let run = run(of: variable)
      guard run[slot] != 0 else { continue }
      let move = run[slot] * inverse
      run.add(-move, times: products.elements, count: size)
      run[slot] = move
    }
  }

  /// Copies the direction of a slot, times a factor.
  func copyDirection(
    _ slot: Int,
    times factor: Double,
    into direction: borrowing Buffer<Double>
  ) {
    for variable in 0..<size { direction[variable] = factor * moves[variable * size + slot] }
  }

  /// Computes the reduced costs of all slots.
  func computeReducedCosts(
    of gradient: borrowing Buffer<Double>,
    into reducedCosts: borrowing Buffer<Double>
  ) {
    for slot in 0..<size { reducedCosts[slot] = 0 }
    for variable in 0..<Int32(size) where gradient[variable] != 0 {
      reducedCosts.elements.add(gradient[variable], times: run(of: variable), count: size)
    }
  }

  /// Moves a point along all directions.
  func move(_ point: borrowing Buffer<Double>) {
    for variable in 0..<Int32(size) {
      let run = run(of: variable)
      var place = point[variable]
      for slot in 0..<size { place += distances[slot] * run[slot] }
      point[variable] = place
    }
  }

  @inline(__always) private func run(of variable: Int32) -> Buffer<Double>.Elements {
    moves.elements.from(Int(variable) * size)
  }
}
