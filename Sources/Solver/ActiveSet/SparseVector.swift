/// A vector most of whose numbers are zero, with a list of those that may not be.
struct SparseVector: ~Copyable {
  private var values = Buffer<Double>()
  private var isListed = Buffer<Bool>()
  /// The places of numbers that may not be zero, each once, in no order.
  private(set) var places = Buffer<Int32>()

  init() {}

  mutating func reset(to size: Int) {
    values.reset(to: size, with: 0)
    isListed.reset(to: size, with: false)
    places.removeAll()
  }

  /// Makes all numbers zero.
  mutating func clear() {
    for index in 0..<places.count {
      values[places[index]] = 0
      isListed[places[index]] = false
    }
    places.removeAll()
  }

  @inline(__always) subscript(place: Int32) -> Double { values[place] }
  @inline(__always) subscript(place: Int) -> Double { values[place] }

  /// All numbers, for reading.
  var numbers: Buffer<Double>.Elements { values.elements }

  /// Puts a place into the list.
  ///
  /// - Returns: whether it is new there.
  @inline(__always) mutating func list(_ place: Int32) -> Bool {
    if isListed[place] { return false }
    isListed[place] = true
    places.append(place)
    return true
  }

  @inline(__always) mutating func set(_ place: Int32, _ value: Double) {
    _ = list(place)
    values[place] = value
  }

  @inline(__always) mutating func add(_ place: Int32, _ amount: Double) {
    _ = list(place)
    values[place] += amount
  }

  /// Changes a number whose place is in the list.
  @inline(__always) func change(_ place: Int32, by amount: Double) { values[place] += amount }

  mutating func copy(_ other: borrowing SparseVector) {
    clear()
    for index in 0..<other.places.count {
      let place = other.places[index]
      if other[place] != 0 { set(place, other[place]) }
    }
  }
}
