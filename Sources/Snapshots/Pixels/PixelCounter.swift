import Foundation
import SnaplineImages
import Synchronization

/// Counts rows of pixels; rows that are equal cost no more than reading them.
struct PixelCounter {
  private(set) var different = 0
  private(set) var byLevel = Array(repeating: 0, count: 256)
  private(set) var box: PixelBox?

  /// Below this, starting a thread costs more than it saves.
  private static let pixelsPerBand = 500_000

  /// The counts of the part that both pictures have.
  static func counting(
    _ old: Bitmap,
    _ new: Bitmap,
    width: Int,
    height: Int
  ) -> PixelCounter {
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let bands = max(1, min(processors, width * height / pixelsPerBand))
    let whole = Mutex(PixelCounter())
    DispatchQueue.concurrentPerform(iterations: bands) { band in
      var counter = PixelCounter()
      let rows = height * band / bands..<height * (band + 1) / bands
      unsafe old.bytes.withUnsafeBytes { before in
        unsafe new.bytes.withUnsafeBytes { after in
          for row in rows {
            unsafe counter.countRow(
              row,
              UnsafeRawBufferPointer(
                rebasing: before[row * old.width * 4..<(row * old.width + width) * 4]
              ),
              UnsafeRawBufferPointer(
                rebasing: after[row * new.width * 4..<(row * new.width + width) * 4]
              )
            )
          }
        }
      }
      whole.withLock { $0.add(counter) }
    }
    return whole.withLock { $0 }
  }

  private mutating func add(_ other: PixelCounter) {
    different += other.different
    for level in byLevel.indices { byLevel[level] += other.byLevel[level] }
    if let added = other.box { box = box?.union(added) ?? added }
  }

  private mutating func countRow(
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
  private static func level(_ one: UInt32, _ other: UInt32) -> Int {
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
