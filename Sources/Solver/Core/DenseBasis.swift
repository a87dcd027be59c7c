/// The directions of all active rows, as a full matrix: right for up to about a hundred variables.
///
/// Direction `k` raises active row `k` by one and leaves the other active rows as they are.
struct DenseBasis: ~Copyable {
  private var size = 0
  private var directions = Lane<Double>()
  /// How much the row that enters changes along each direction; set before `replace`.
  var products = Lane<Double>()

  init() {}

  /// Every variable rests on itself.
  mutating func reset(to size: Int) {
    self.size = size
    directions.reset(to: size * size, with: 0)
    for slot in 0..<size { directions[slot * size + slot] = 1 }
    products.reset(to: size, with: 0)
  }

  mutating func copyDirection(
    _ slot: Int,
    times factor: Double,
    into direction: borrowing Lane<Double>
  ) {
    let row = slot * size
    for variable in 0..<size { direction[variable] = factor * directions[row + variable] }
  }

  mutating func product(
    _ slot: Int,
    with gradient: borrowing Lane<Double>,
    at variables: borrowing Lane<Int32>
  ) -> Double {
    let row = slot * size
    var sum = 0.0
    for index in 0..<variables.count {
      let variable = Int(variables[index])
      sum += directions[row + variable] * gradient[variable]
    }
    return sum
  }

  mutating func entry(_ slot: Int, _ variable: Int32) -> Double {
    directions[slot * size + Int(variable)]
  }

  /// Moves `point` by direction `slot`.
  mutating func add(_ slot: Int, times factor: Double, to point: borrowing Lane<Double>) {
    let row = slot * size
    for variable in 0..<size { point[variable] += factor * directions[row + variable] }
  }

  /// Puts the row with the products set before into `slot`.
  mutating func replace(_ slot: Int) {
    let pivot = slot * size
    let inverse = 1 / products[slot]
    for variable in 0..<size { directions[pivot + variable] *= inverse }
    for other in 0..<size where other != slot {
      let factor = products[other]
      guard abs(factor) > 1e-13 else { continue }
      let row = other * size
      for variable in 0..<size {
        directions[row + variable] -= factor * directions[pivot + variable]
      }
    }
  }
}
