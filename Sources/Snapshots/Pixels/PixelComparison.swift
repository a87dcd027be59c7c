internal import Glibc
public import SnaplineImages

/// How the pixels of two pictures differ, counted.
public struct PixelComparison: Hashable, Sendable {
  public var oldSize: PixelSize
  public var newSize: PixelSize
  /// Pixels with any channel off at all; those outside the smaller picture count as well.
  public var different: Int
  /// For each level from 0 to 255, the pixels whose most different channel is off by it.
  public var byLevel: [Int]
  /// The smallest box around all different pixels; nothing where there are none.
  public var box: PixelBox?

  /// All pixels of the larger extent in each direction.
  public var total: Int {
    max(oldSize.width, newSize.width) * max(oldSize.height, newSize.height)
  }

  /// The greatest difference of any channel.
  public var greatest: Int { byLevel.lastIndex { $0 > 0 } ?? 0 }

  /// Pixels with a channel off by more than `level`.
  public func count(over level: Int) -> Int {
    level >= 255 ? 0 : byLevel[(max(-1, level) + 1)...].reduce(0, +)
  }

  public func isWithin(_ tolerance: RasterTolerance) -> Bool {
    guard oldSize == newSize else { return false }
    return Double(count(over: max(0, tolerance.channel))) <= tolerance.over * Double(total)
      && Double(different) <= max(tolerance.share, tolerance.over) * Double(total)
  }
}

/// A size in whole pixels.
public struct PixelSize: Hashable, Sendable {
  public var width, height: Int

  public init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}

/// Whole pixels from `left` and `top` up to, not including, `right` and `bottom`.
public struct PixelBox: Hashable, Sendable {
  public var left, top, right, bottom: Int

  public init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }
}

extension PixelComparison {
  /// Counts the differences of two pictures.
  public init(_ old: Bitmap, _ new: Bitmap) {
    oldSize = PixelSize(width: old.width, height: old.height)
    newSize = PixelSize(width: new.width, height: new.height)
    var counter = PixelCounter()
    let (width, height) = (min(old.width, new.width), min(old.height, new.height))
    for row in 0..<height {
      counter.countRow(
        row,
        old.bytes.span.extracting(row * old.width * 4..<(row * old.width + width) * 4),
        new.bytes.span.extracting(row * new.width * 4..<(row * new.width + width) * 4)
      )
    }
    different = counter.different
    byLevel = counter.byLevel
    box = counter.box
    if oldSize != newSize {
      // What only one picture has is as different as can be.
      let outside = total - width * height
      different += outside
      byLevel[255] += outside
      box = PixelBox(
        left: 0,
        top: 0,
        right: max(old.width, new.width),
        bottom: max(old.height, new.height)
      )
    }
  }
}

/// Counts rows of pixels; rows that are equal cost no more than reading them.
private struct PixelCounter {
  var different = 0
  var byLevel = Array(repeating: 0, count: 256)
  private var left = Int.max
  private var right = 0
  private var top: Int?
  private var bottom = 0

  var box: PixelBox? {
    top.map { PixelBox(left: left, top: $0, right: right, bottom: bottom) }
  }

  mutating func countRow(_ row: Int, _ old: Span<UInt8>, _ new: Span<UInt8>) {
    var first = -1
    var last = 0
    unsafe old.bytes.withUnsafeBytes { one in
      unsafe new.bytes.withUnsafeBytes { other in
        guard let a = one.baseAddress, let b = other.baseAddress else { return }
        guard unsafe memcmp(a, b, one.count) != 0 else { return }
        for place in 0..<(one.count / 4) {
          let before = unsafe a.loadUnaligned(fromByteOffset: place * 4, as: UInt32.self)
          let after = unsafe b.loadUnaligned(fromByteOffset: place * 4, as: UInt32.self)
          guard before != after else { continue }
          if first < 0 { first = place }
          last = place
          different += 1
          byLevel[PixelCounter.level(before, after)] += 1
        }
      }
    }
    guard first >= 0 else { return }
    left = min(left, first)
    right = max(right, last + 1)
    if top == nil { top = row }
    bottom = row + 1
  }

  /// The greatest difference of a channel.
  private static func level(_ one: UInt32, _ other: UInt32) -> Int {
    func difference(_ shift: UInt32) -> Int {
      abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF))
    }
    return max(max(difference(0), difference(8)), max(difference(16), difference(24)))
  }
}
