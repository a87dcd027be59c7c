/// Cuts a shaped paragraph into lines, first come, first placed, as iOS does.
struct LineBreaker {
  let paragraph: ShapedParagraph
  /// Whether lines end between words, or anywhere between characters.
  let breaksWords: Bool
  /// How wide the hyphen is that shows where a soft one ends a line.
  let hyphenWidth: Double

  /// A line by its clusters.
  struct Line {
    var clusters: Range<Int>
    /// Where the drawn part ends: white space that made the line break hangs over.
    var drawnEnd: Int
    var width: Double
    /// Whether a hyphen is drawn after the line.
    var needsHyphen = false
  }

  /// The line that starts at a cluster and is at most `width` wide; one cluster always fits.
  func line(from start: Int, width limit: Double) -> Line {
    let clusters = paragraph.clusters
    var pen = 0.0
    // The best end so far: a place where the line may break, and the drawn part before it.
    var candidate: Line?
    var drawnEnd = start
    var drawnWidth = 0.0
    var place = start
    while place < clusters.count {
      let cluster = clusters[place]
      if place > start {
        if cluster.traits.contains(.mustBreakBefore) {
          return Line(clusters: start..<place, drawnEnd: drawnEnd, width: drawnWidth)
        }
        let mayBreak =
          cluster.traits.contains(.breakBefore)
          || (breaksWords && cluster.traits.contains(.splitBefore))
        if mayBreak {
          let hyphen = clusters[place - 1].traits.contains(.softHyphen)
          let width = drawnWidth + (hyphen ? hyphenWidth : 0)
          if !hyphen || width <= limit + Self.slack {
            candidate = Line(
              clusters: start..<place,
              drawnEnd: drawnEnd,
              width: width,
              needsHyphen: hyphen
            )
          }
        }
      }
      pen += width(of: cluster, at: pen)
      if !cluster.traits.contains(.whitespace) || cluster.traits.contains(.tab) {
        if pen > limit + Self.slack, place > start {
          if let candidate, candidate.clusters.upperBound > start { return candidate }
          let end = lastSplit(atOrBefore: place, after: start)
          if end > start { return cut(start, end) }
        }
        (drawnEnd, drawnWidth) = (place + 1, pen)
      }
      place += 1
    }
    // White space at a paragraph's end counts as far as there is room.
    if pen <= limit + Self.slack { (drawnEnd, drawnWidth) = (place, pen) }
    return Line(clusters: start..<place, drawnEnd: drawnEnd, width: drawnWidth)
  }

  /// How far a cluster moves the pen that stands at `position`.
  func width(of cluster: ShapedParagraph.Cluster, at position: Double) -> Double {
    guard cluster.traits.contains(.tab) else { return cluster.width }
    return ((position / Self.tabInterval).rounded(.down) + 1) * Self.tabInterval - position
  }

  /// Sums that differ by less are the same: a string fits the width it was measured with.
  static let slack = 1e-6
  /// UIKit's default stops.
  private static let tabInterval = 28.0

  private func lastSplit(atOrBefore place: Int, after start: Int) -> Int {
    var end = place
    while end > start + 1 && !paragraph.clusters[end].traits.contains(.splitBefore) { end -= 1 }
    // A character of many clusters that doesn't fit is cut all the same.
    return paragraph.clusters[end].traits.contains(.splitBefore) ? end : place
  }

  private func cut(_ start: Int, _ end: Int) -> Line {
    var (pen, drawnEnd, drawnWidth) = (0.0, start, 0.0)
    for place in start..<end {
      let cluster = paragraph.clusters[place]
      pen += width(of: cluster, at: pen)
      if !cluster.traits.contains(.whitespace) { (drawnEnd, drawnWidth) = (place + 1, pen) }
    }
    return Line(clusters: start..<end, drawnEnd: drawnEnd, width: drawnWidth)
  }
}
