/// Places in the order of evaluation that wait for their turn, as bits.
struct DirtySet: ~Copyable {
  private var words = Buffer<UInt64>()
  /// The state of the scan: a loop may copy it to a local variable, and writes it back.
  var scan: Scan

  /// The bits, and the range of words in which any may be set.
  struct Scan {
    fileprivate var words: Buffer<UInt64>.Elements
    fileprivate var first = Int32.max
    fileprivate var last: Int32 = -1

    @inline(__always) mutating func insert(_ place: Int32) {
      let word = place &>> 6
      words[word] |= 1 &<< UInt64(truncatingIfNeeded: place & 63)
      if word < first { first = word }
      if word > last { last = word }
    }

    /// Inserts a place after the one that was taken out last.
    @inline(__always) mutating func insertAhead(_ place: Int32) {
      let word = place &>> 6
      words[word] |= 1 &<< UInt64(truncatingIfNeeded: place & 63)
      last = max(last, word)
    }

    /// Takes out the least place, or -1.
    @inline(__always) mutating func next() -> Int32 {
      while first <= last {
        let bits = words[first]
        if bits != 0 {
          words[first] = bits & (bits - 1)
          return first &<< 6 &+ Int32(truncatingIfNeeded: bits.trailingZeroBitCount)
        }
        first &+= 1
      }
      (first, last) = (.max, -1)
      return -1
    }
  }

  init() { scan = Scan(words: words.elements) }

  mutating func reset(to count: Int) {
    words.reset(to: count / 64 + 1, with: 0)
    scan = Scan(words: words.elements)
  }

  /// Makes room for more places.
  mutating func extend(to count: Int) {
    words.extend(to: count / 64 + 1, with: 0)
    scan.words = words.elements
  }

  var isEmpty: Bool { scan.last < scan.first }

  @inline(__always) mutating func insert(_ place: Int32) { scan.insert(place) }

  /// Removes all places.
  mutating func removeAll() {
    while scan.next() >= 0 {}
  }

  /// Takes out the least place, or -1.
  @inline(__always) mutating func next() -> Int32 { scan.next() }
}

/// A heap of places, the largest first.
struct PositionHeap: ~Copyable {
  private var places = Buffer<Int32>()

  init() {}

  var isEmpty: Bool { places.isEmpty }

  mutating func insert(_ place: Int32) {
    places.append(place)
    var child = places.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if places[parent] >= places[child] { return }
      (places[parent], places[child]) = (places[child], places[parent])
      child = parent
    }
  }

  mutating func removeLargest() -> Int32 {
    let largest = places[0]
    let last = places.removeLast()
    if places.isEmpty { return largest }
    places[0] = last
    var parent = 0
    while true {
      var greatest = parent
      for child in (2 * parent + 1)..<(2 * parent + 3)
      where child < places.count && places[child] > places[greatest] {
        greatest = child
      }
      if greatest == parent { return largest }
      (places[parent], places[greatest]) = (places[greatest], places[parent])
      parent = greatest
    }
  }
}
