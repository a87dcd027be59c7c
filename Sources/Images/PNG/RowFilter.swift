/// Keeps rows as what is left of them when each byte is foretold from its neighbours.
///
/// Of the format's predictors the one is taken that leaves the least: the smallest sum of what is
/// left, counted from zero either way.
@safe struct RowFilter {
  private let stride, channels: Int
  /// What lies above the first row.
  private let zeros: UnsafeMutablePointer<UInt8>
  /// The best row so far, and the one that is tried.
  private var (best, trial): (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>)

  /// How many bytes a filter works in, besides the rows themselves.
  static func room(of stride: Int) -> Int { 3 * stride }

  /// Nothing where there is too little room.
  init?(stride: Int, channels: Int, spare: UnsafeMutableRawBufferPointer) {
    guard stride > channels, spare.count >= Self.room(of: stride),
      let start = unsafe spare.baseAddress?.assumingMemoryBound(to: UInt8.self)
    else { return nil }
    (self.stride, self.channels) = (stride, channels)
    unsafe zeros = start
    unsafe zeros.update(repeating: 0, count: stride)
    unsafe (best, trial) = (start + stride, start + 2 * stride)
  }

  /// The last row first: each needs the one above as it was.
  mutating func apply(to lines: UnsafeMutableRawBufferPointer) {
    guard let start = unsafe lines.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
    for row in Swift.stride(from: lines.count / stride - 1, through: 0, by: -1) {
      let line = unsafe start + row * stride
      unsafe filter(line, below: row > 0 ? line - stride : zeros)
    }
  }

  private mutating func filter(
    _ line: UnsafeMutablePointer<UInt8>,
    below above: UnsafeMutablePointer<UInt8>
  ) {
    // Both point to the byte before the row's first.
    let row = unsafe UnsafePointer(line)
    let above = unsafe UnsafePointer(above)
    var least = Int.max
    func keep(_ left: Int, _ number: UInt8) {
      guard left < least else { return }
      least = left
      unsafe trial[0] = number
      unsafe (best, trial) = (trial, best)
    }
    unsafe keep(foretell(row, above) { left, _, _ in left }, 1)
    unsafe keep(foretell(row, above) { _, above, _ in above }, 2)
    unsafe keep(foretell(row, above, Self.average), 3)
    unsafe keep(foretell(row, above, Self.paeth), 4)
    unsafe line.update(from: best, count: stride)
  }

  /// Writes what is left to the trial row, and sums it up.
  @inline(__always)
  private func foretell(
    _ row: UnsafePointer<UInt8>,
    _ above: UnsafePointer<UInt8>,
    _ predictor: (_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8
  ) -> Int {
    let trial = unsafe trial
    var sum = 0
    for place in 1...channels {
      let left = unsafe row[place] &- predictor(0, above[place], 0)
      unsafe trial[place] = left
      sum &+= Int(Self.weight(left))
    }
    let (before, corner) = unsafe (row - channels, above - channels)
    var place = channels + 1
    while place < stride {
      let end = min(place &+ Self.stretch, stride)
      var part: UInt16 = 0
      for place in place..<end {
        let left = unsafe row[place] &- predictor(before[place], above[place], corner[place])
        unsafe trial[place] = left
        part &+= Self.weight(left)
      }
      sum &+= Int(part)
      place = end
    }
    return sum
  }

  /// As many bytes as can be summed up in sixteen bits, of which more are done at a time.
  private static let stretch = 480

  /// How far from zero a byte is, either way.
  @inline(__always)
  private static func weight(_ left: UInt8) -> UInt16 { UInt16(min(left, 0 &- left)) }

  @inline(__always)
  private static func average(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    (left & above) &+ (left ^ above) &>> 1
  }

  /// The neighbour that is nearest to what all three suggest.
  ///
  /// Free of branches and in single bytes, so that many are done at a time. Where the other two lie on
  /// one side of the corner, it is further off than either.
  @inline(__always)
  private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let (fromLeft, fromAbove) = (distance(above, corner), distance(left, corner))
    let isBetween = (left > corner) != (above > corner)
    let fromCorner = isBetween ? distance(fromLeft, fromAbove) : 255
    let second = fromAbove <= fromCorner ? above : corner
    return fromLeft <= min(fromAbove, fromCorner) ? left : second
  }

  @inline(__always)
  private static func distance(_ one: UInt8, _ other: UInt8) -> UInt8 {
    max(one, other) &- min(one, other)
  }
}
