package import SnaplineImages

/// How the pixels of two pictures differ, counted.
package struct PixelComparison: Hashable, Sendable {
  package var oldSize: PixelSize
  package var newSize: PixelSize
  /// Pixels with any channel off at all; those outside the smaller picture count as well.
  package var different: Int
  /// For each level from 0 to 255, the pixels whose most different channel is off by it.
  package var byLevel: [Int]
  /// The smallest box around all different pixels; nothing where there are none.
  package var box: PixelBox?
  /// The same counts of those that are nearer in colour than a limit; empty where none was asked for.
  package var near: [Int] = []
  /// The same counts of those among the others that are only edges of antialiasing; empty where nobody
  /// looked.
  package var edges: [Int] = []

  /// All pixels of the larger extent in each direction.
  package var total: Int {
    max(oldSize.width, newSize.width) * max(oldSize.height, newSize.height)
  }

  /// The greatest difference of any channel.
  package var greatest: Int { byLevel.lastIndex { $0 > 0 } ?? 0 }

  /// Pixels with a channel off by more than `level`.
  package func count(over level: Int) -> Int {
    level >= 255 ? 0 : byLevel[(max(-1, level) + 1)...].reduce(0, +)
  }

  package func isWithin(_ tolerance: RasterTolerance) -> Bool {
    guard oldSize == newSize else { return false }
    let counted = counted(over: 0, by: tolerance)
    return Double(self.counted(over: max(0, tolerance.channel), by: tolerance))
      <= tolerance.over * Double(total)
      && Double(counted) <= max(tolerance.share, tolerance.over) * Double(total)
      && tolerance.pixels.map { counted <= $0 } ?? true
  }

  /// What is held to the limits, once colour and edges have been looked at.
  private func counted(over level: Int, by tolerance: RasterTolerance) -> Int {
    func sum(_ counts: [Int]) -> Int { counts.dropFirst(level + 1).reduce(0, +) }
    let edges = tolerance.antialiasing == .apart ? sum(edges) : 0
    return sum(byLevel) - sum(near) - edges
  }
}

/// A size in whole pixels.
package struct PixelSize: Hashable, Sendable {
  package var width, height: Int

  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}

/// Whole pixels from `left` and `top` up to, not including, `right` and `bottom`.
package struct PixelBox: Hashable, Sendable {
  package var left, top, right, bottom: Int

  package init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }
}

extension PixelComparison {
  /// Counts the differences of two pictures, large ones on several threads.
  package init(_ old: Bitmap, _ new: Bitmap) {
    let pair = PicturePair(PictureRows(old), PictureRows(new))
    // Nothing keeps a bitmap from being read.
    self.init(pair, PixelCounter.counting(pair) ?? PixelCounter())
  }

  /// The same of two pictures, of which none need be whole in memory; nothing where one can't be read
  /// to its end.
  package init?(_ pair: PicturePair) {
    guard let counter = PixelCounter.counting(pair) else { return nil }
    self.init(pair, counter)
  }

  private init(_ pair: PicturePair, _ counter: PixelCounter) {
    oldSize = PixelSize(width: pair.old.width, height: pair.old.height)
    newSize = PixelSize(width: pair.new.width, height: pair.new.height)
    different = counter.different
    byLevel = counter.byLevel
    box = counter.box
    if oldSize != newSize {
      // What only one picture has is as different as can be.
      let outside = total - pair.sharedWidth * pair.sharedHeight
      different += outside
      byLevel[255] += outside
      box = PixelBox(left: 0, top: 0, right: pair.width, bottom: pair.height)
    }
  }
}
