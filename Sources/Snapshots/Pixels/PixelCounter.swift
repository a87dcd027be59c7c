import Glibc
import SnaplineImages
import Synchronization

/// Counts rows of pixels; rows that are equal cost no more than reading them.
struct PixelCounter {
  private(set) var different = 0
  private(set) var byLevel = Array(repeating: 0, count: 256)
  private(set) var box: PixelBox?

  /// The counts of the part that both pictures have; nothing where one can't be read to its end.
  static func counting(_ pair: PicturePair) -> PixelCounter? {
    let whole = Mutex(PixelCounter())
    let isWhole = pair.forEachBand { band in
      let shared = band.clamped(to: 0..<pair.sharedHeight)
      guard let first = shared.first(where: { !pair.old.isSurelySame($0, in: pair.new) }) else {
        return
      }
      pair.divide(first..<shared.upperBound) { rows in
        var counter = PixelCounter()
        for row in rows where !pair.old.isSurelySame(row, in: pair.new) {
          counter.count(row, of: pair)
        }
        whole.withLock { $0.add(counter) }
      }
    }
    return isWhole ? whole.withLock { $0 } : nil
  }

  private mutating func add(_ other: PixelCounter) {
    different += other.different
    guard other.different > 0 else { return }
    for level in byLevel.indices { byLevel[level] += other.byLevel[level] }
    if let added = other.box { box = box?.union(added) ?? added }
  }

  private mutating func count(_ row: Int, of pair: PicturePair) {
    let count = pair.sharedWidth * 4
    unsafe pair.old.withPixels(of: row) { old in
      unsafe pair.new.withPixels(of: row) { new in
        unsafe self.count(
          row,
          UnsafeRawBufferPointer(rebasing: old[..<count]),
          UnsafeRawBufferPointer(rebasing: new[..<count])
        )
      }
    }
  }

  private mutating func count(
    _ row: Int,
    _ old: UnsafeRawBufferPointer,
    _ new: UnsafeRawBufferPointer
  ) {
    guard unsafe !isEqual(old, new) else { return }
    var first = -1
    var last = 0
    var count = 0
    unsafe byLevel.withUnsafeMutableBufferPointer { levels in
      for place in 0..<(old.count / 4) {
        let before = unsafe old.loadUnaligned(fromByteOffset: place * 4, as: UInt32.self)
        let after = unsafe new.loadUnaligned(fromByteOffset: place * 4, as: UInt32.self)
        guard before != after else { continue }
        if first < 0 { first = place }
        last = place
        count += 1
        unsafe levels[PixelCounter.level(before, after)] += 1
      }
    }
    different += count
    guard first >= 0 else { return }
    let line = PixelBox(left: first, top: row, right: last + 1, bottom: row + 1)
    box = box?.union(line) ?? line
  }

  private func isEqual(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) -> Bool {
    guard let first = one.baseAddress, let second = other.baseAddress else { return true }
    return unsafe memcmp(first, second, one.count) == 0
  }

  /// The greatest difference of a channel.
  @inline(__always)
  static func level(_ one: UInt32, _ other: UInt32) -> Int {
    func difference(_ shift: UInt32) -> Int {
      abs(
        Int(truncatingIfNeeded: one >> shift & 0xFF)
          - Int(truncatingIfNeeded: other >> shift & 0xFF)
      )
    }
    return max(max(difference(0), difference(8)), max(difference(16), difference(24)))
  }
}

extension PixelBox {
  /// The smallest box around both.
  func union(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: min(left, other.left),
      top: min(top, other.top),
      right: max(right, other.right),
      bottom: max(bottom, other.bottom)
    )
  }
}
