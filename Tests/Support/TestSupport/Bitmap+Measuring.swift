public import SnaplineImages

// What tests measure in pictures. It stands here because a strict build optimizes this module: the same
// loops in a module of tests take fifty times as long.

extension Bitmap {
  /// How many pixels differ by more than `level` of 255; all where the sizes do.
  public func differing(from other: Bitmap, above level: Int = 32) -> Int {
    guard width == other.width, height == other.height else { return width * height }
    let (ours, theirs) = (bytes, other.bytes)
    var count = 0
    var place = 0
    while place < ours.count {
      var isOther = false
      for byte in place..<place + 4 where abs(Int(ours[byte]) - Int(theirs[byte])) > level {
        isOther = true
      }
      if isOther { count += 1 }
      place += 4
    }
    return count
  }

  /// The columns from the first to the last in which something isn't white.
  public var inkedColumns: Range<Int>? { inkedColumns(0..<width, rows: 0..<height) }

  public func inkedColumns(_ columns: Range<Int>, rows: Range<Int>) -> Range<Int>? {
    let rows = rows.clamped(to: 0..<height)
    let inked = columns.clamped(to: 0..<width).filter { column in
      rows.contains { bytes[($0 * width + column) * 4] < 245 }
    }
    guard let first = inked.first, let last = inked.last else { return nil }
    return first..<last + 1
  }

  /// How opaque each square of `side` pixels is on average.
  public func averagedAlpha(by side: Int) -> [UInt8] {
    (0..<height / side).flatMap { y in
      (0..<width / side).map { x in
        var sum = 0
        for row in y * side..<(y + 1) * side {
          for column in x * side..<(x + 1) * side {
            sum += Int(bytes[(row * width + column) * 4 + 3])
          }
        }
        return UInt8((sum + side * side / 2) / (side * side))
      }
    }
  }
}

/// The farthest that two bytes at the same place lie apart; the most where there are more on one side.
public func farthest(_ one: [UInt8], _ other: [UInt8]) -> Int {
  guard one.count == other.count else { return .max }
  return zip(one, other).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
}
