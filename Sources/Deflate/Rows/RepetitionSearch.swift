/// Finds what stood before in rows of pixels.
///
/// What repeats in a drawing does so in ways that can be guessed: a pixel is like the one to the left,
/// like the one above, or goes on with what it went on with so far. Only where none of these lasts are
/// places looked up by what stands there.
@safe struct RepetitionSearch: ~Copyable {
  /// How many places that begin alike are tried.
  private static let tries = 16
  /// From which length on nothing better is looked for.
  private static let enough = 64
  /// A stretch that is worth no more is longer to tell than its bytes are.
  private static let leastWorth = 60
  /// How many places at a stretch's beginning, and how many at its end, can be found later.
  private static let (beginning, ending) = (32, 4)

  let bytes: UnsafePointer<UInt8>
  let count: Int
  private let stride, pixel: Int
  private let latestOfFour, latestOfThree, before: UnsafeMutablePointer<Int32>
  /// How far back the latest stretch came from.
  private var latest: Int
  /// The first place that can't be found yet.
  private var unknown = 0

  /// Rows of `stride` bytes, with pixels of `pixel` bytes.
  init(_ bytes: UnsafePointer<UInt8>, _ count: Int, stride: Int, pixel: Int, memory: SearchMemory) {
    unsafe self.bytes = bytes
    self.count = count
    (self.stride, self.pixel) = (stride, pixel)
    unsafe latestOfFour = memory.latestOfFour
    unsafe latestOfThree = memory.latestOfThree
    unsafe before = memory.before
    latest = stride
    memory.clear()
  }

  /// What stood before of what begins at `place`, where more than `least` bytes did.
  @inline(__always)
  mutating func stretch(at place: Int, beyond least: Int) -> Stretch {
    guard place &+ 8 <= count else { return Stretch() }
    let word = four(at: place)
    var best = Best(stretch: Stretch(length: least), worth: max(Self.leastWorth, 4 &* least &+ 48))
    guess(pixel, word, at: place, &best)
    if latest != pixel, best.isLacking { guess(latest, word, at: place, &best) }
    if latest != stride, best.isLacking { guess(stride, word, at: place, &best) }
    while unknown < place { _ = remember(unknown) }
    if unknown == place {
      let begins = remember(place)
      if best.stretch.length < 3 { tryThree(at: Int(begins.likeThree), word, place, &best) }
      if best.isLacking { look(from: Int(begins.likeFour), word, at: place, &best) }
    }
    return best.stretch.distance == 0 ? Stretch() : best.stretch
  }

  /// Goes on behind a stretch that begins at `place`.
  @inline(__always)
  mutating func pass(_ stretch: Stretch, at place: Int) {
    latest = stretch.distance
    let end = place &+ stretch.length
    let last = min(end, count &- 4)
    let some = min(place &+ Self.beginning, last)
    while unknown < some { _ = remember(unknown) }
    unknown = max(unknown, last &- Self.ending)
    while unknown < last { _ = remember(unknown) }
    unknown = max(unknown, end)
  }

  /// Lets places be found as they would be, had the steps been found here; the last one ends at `end`.
  mutating func recall(_ steps: ArraySlice<RowSteps.Step>, endingAt end: Int) {
    var place = steps.reduce(end) { $0 - $1.count }
    for step in steps {
      unknown = place
      let start = place + Int(step.bytes)
      while unknown < start { _ = remember(unknown) }
      pass(step.stretch, at: start)
      place += step.count
    }
  }
}

// MARK: Steps

extension RepetitionSearch {
  private struct Best {
    var stretch: Stretch
    var worth: Int

    @inline(__always)
    var isLacking: Bool { stretch.length < RepetitionSearch.enough }

    @inline(__always)
    mutating func offer(length: Int, distance: Int) {
      let offered = Stretch(length: length, distance: distance)
      guard offered.worth > worth else { return }
      stretch = offered
      worth = offered.worth
    }
  }

  /// Compares with what stands `distance` before.
  @inline(__always)
  private func guess(_ distance: Int, _ word: UInt32, at place: Int, _ best: inout Best) {
    guard distance <= place, distance <= DeflateBlock.window else { return }
    let difference = (four(at: place &- distance) ^ word).littleEndian
    guard difference & 0xFF_FFFF == 0 else { return }
    // Only a run of one pixel is followed to its end: what is like another place has places that are
    // nearer once a run begins.
    let most = distance == pixel ? Int.max : DeflateBlock.longestStretch
    let length = difference == 0 ? lengthAlike(place &- distance, place, most: most) : 3
    best.offer(length: length, distance: distance)
  }

  @inline(__always)
  private func tryThree(at other: Int, _ word: UInt32, _ place: Int, _ best: inout Best) {
    guard other >= 0, place &- other <= DeflateBlock.window,
      (four(at: other) ^ word).littleEndian & 0xFF_FFFF == 0
    else { return }
    best.offer(length: 3, distance: place &- other)
  }

  /// Tries places that may begin with the same four bytes, the latest first.
  @inline(__always)
  private func look(from first: Int, _ word: UInt32, at place: Int, _ best: inout Best) {
    var other = first
    for _ in 0..<Self.tries {
      guard other >= 0, place &- other <= DeflateBlock.window else { return }
      let length = best.stretch.length
      if four(at: other) == word, place &+ length < count,
        unsafe bytes[other &+ length] == bytes[place &+ length]
      {
        let alike = lengthAlike(other, place, most: DeflateBlock.longestStretch)
        best.offer(length: alike, distance: place &- other)
        guard best.isLacking else { return }
      }
      let next = Int(unsafe before[other & (DeflateBlock.window &- 1)])
      // Its room may have been taken by a later place since.
      guard next < other else { return }
      other = next
    }
  }

  /// Lets a place be found, and returns the latest ones that may begin alike; -1 where none does.
  @inline(__always)
  private mutating func remember(_ place: Int) -> (likeFour: Int32, likeThree: Int32) {
    let word = four(at: place)
    let number = Int32(truncatingIfNeeded: place)
    let hash = Int((word &* 0x9E37_79B1) &>> (32 &- SearchMemory.bitsOfFour))
    let likeFour = unsafe latestOfFour[hash]
    unsafe before[place & (DeflateBlock.window &- 1)] = likeFour
    unsafe latestOfFour[hash] = number
    let three = UInt32(littleEndian: word) &<< 8
    let shortHash = Int((three &* 0x9E37_79B1) &>> (32 &- SearchMemory.bitsOfThree))
    let likeThree = unsafe latestOfThree[shortHash]
    unsafe latestOfThree[shortHash] = number
    unknown = place &+ 1
    return (likeFour, likeThree)
  }

  @inline(__always)
  private func four(at place: Int) -> UInt32 {
    unsafe UnsafeRawPointer(bytes + place).loadUnaligned(as: UInt32.self)
  }

  /// How many bytes from two places on are alike, of which four are known to be.
  @inline(__always)
  private func lengthAlike(_ one: Int, _ other: Int, most: Int) -> Int {
    unsafe Repetition.length(bytes + one, bytes + other, from: 4, most: min(count &- other, most))
  }
}

enum Repetition {
  /// How many bytes behind two places are alike, counted from the places on.
  @inline(never)
  static func length(
    _ one: UnsafePointer<UInt8>,
    _ other: UnsafePointer<UInt8>,
    from known: Int,
    most: Int
  ) -> Int {
    var length = known
    while length &+ 8 <= most {
      let difference = unsafe eight(one + length) ^ eight(other + length)
      guard difference == 0 else {
        return length &+ difference.littleEndian.trailingZeroBitCount &>> 3
      }
      length &+= 8
    }
    while length < most, unsafe one[length] == other[length] { length &+= 1 }
    return length
  }

  @inline(__always)
  static func eight(_ place: UnsafePointer<UInt8>) -> UInt64 {
    unsafe UnsafeRawPointer(place).loadUnaligned(as: UInt64.self)
  }
}
