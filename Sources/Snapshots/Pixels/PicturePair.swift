import Foundation
package import SnaplineImages

/// Two pictures that are read side by side from the top.
package struct PicturePair: Sendable {
  package let old, new: PictureRows

  package init(_ old: PictureRows, _ new: PictureRows) { (self.old, self.new) = (old, new) }

  /// What both have.
  var sharedWidth: Int { min(old.width, new.width) }
  var sharedHeight: Int { min(old.height, new.height) }
  /// What there is of either.
  var width: Int { max(old.width, new.width) }
  var height: Int { max(old.height, new.height) }

  /// Calls `body` with the rows of one band after another, to the last row of the higher picture.
  ///
  /// - Returns: Whether both could be read to their ends.
  func forEachBand(_ body: (Range<Int>) -> Void) -> Bool {
    var start = 0
    while start < height {
      let end = min(height, start + min(old.heightOfBand, new.heightOfBand))
      read(upTo: end)
      guard old.failure == nil, new.failure == nil else { return false }
      body(start..<end)
      start = end
    }
    return true
  }

  /// Both as they are; nothing where one can't be read.
  func bitmaps() -> (old: Bitmap, new: Bitmap)? {
    var pixels: [[UInt8]] = [[], []]
    let isWhole = forEachBand { rows in
      for (place, picture) in [old, new].enumerated() {
        for row in rows where row < picture.height {
          unsafe picture.withPixels(of: row) { unsafe pixels[place] += $0 }
        }
      }
    }
    guard isWhole else { return nil }
    return (
      Bitmap(width: old.width, height: old.height, bytes: pixels[0]),
      Bitmap(width: new.width, height: new.height, bytes: pixels[1])
    )
  }

  /// Reading is most of the work, so each file has a thread of its own.
  private func read(upTo end: Int) {
    let files = [old, new].filter(\.isFile)
    guard files.count > 1 else {
      for picture in [old, new] { picture.read(upTo: end) }
      return
    }
    DispatchQueue.concurrentPerform(iterations: 2) { files[$0].read(upTo: end) }
  }

  /// Divides rows among threads, where there are enough pixels in them.
  func divide(_ rows: Range<Int>, _ body: @Sendable (Range<Int>) -> Void) {
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let parts = max(1, min(processors, rows.count * width / Self.pixelsPerThread))
    guard parts > 1 else { return body(rows) }
    DispatchQueue.concurrentPerform(iterations: parts) { part in
      let start = rows.lowerBound + rows.count * part / parts
      let end = rows.lowerBound + rows.count * (part + 1) / parts
      body(start..<end)
    }
  }

  /// Below this, starting a thread costs more than it saves.
  private static let pixelsPerThread = 60_000
}
