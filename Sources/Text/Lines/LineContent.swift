import SnaplineScene

/// The drawn clusters of one line, in logical order, cut from one or more shaped paragraphs.
///
/// A truncated line has an ellipsis between or beside what is left of its paragraph.
struct LineContent {
  var pieces: [Piece] = []
  /// The sum of the clusters' widths.
  var width = 0.0
  /// What each white space gets besides, in a justified line.
  var widening = 0.0

  struct Piece {
    var shaped: ShapedParagraph
    var looks: Paragraph
    var clusters: Range<Int>
    /// The level of an ellipsis or a hyphen, which takes its direction from its paragraph.
    var level: UInt8?
  }

  /// The line at a place, ready to draw.
  func drawn(x: Double, baseline: Double, with breaker: LineBreaker) -> TextLine {
    var line = TextLine(string: "", x: x, baseline: baseline, width: width, runs: [])
    for piece in pieces { line.string += piece.string(piece.clusters) }
    var pen = 0.0
    for segment in visualSegments() {
      line.runs += run(of: segment, breaker, &pen).map { [$0] } ?? []
    }
    return line
  }

  /// How many white spaces a justified line can widen.
  var wideningPlaces: Int {
    pieces.reduce(0) { sum, piece in
      sum + piece.clusters.reduce(0) { $0 + (piece.isSpace($1) ? 1 : 0) }
    }
  }

  private func run(
    of segment: Segment,
    _ breaker: LineBreaker,
    _ pen: inout Double
  ) -> GlyphRun? {
    let piece = pieces[segment.piece]
    let shaped = piece.shaped
    let isRightToLeft = segment.level & 1 == 1
    let firstByte = shaped.clusters[segment.clusters.lowerBound].start
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(segment.clusters.count)
    let count = segment.clusters.count
    for step in 0..<count {
      let place = segment.clusters.lowerBound + (isRightToLeft ? count - 1 - step : step)
      let cluster = shaped.clusters[place]
      let first = Int(cluster.firstGlyph)
      for glyph in shaped.glyphs[first..<first + Int(cluster.glyphCount)] {
        glyphs.append(
          Glyph(
            id: glyph.id,
            x: pen + glyph.x,
            y: glyph.y,
            cluster: cluster.start - firstByte,
            isMissing: glyph.isMissing
          )
        )
      }
      pen += breaker.width(of: cluster, at: pen) + (piece.isSpace(place) ? widening : 0)
    }
    guard !glyphs.isEmpty else { return nil }
    let attributes = piece.looks.stretches[segment.stretch].attributes
    return GlyphRun(
      face: shaped.runs[segment.run].face,
      color: attributes.color,
      string: piece.string(segment.clusters),
      isRightToLeft: isRightToLeft,
      glyphs: glyphs
    )
  }

  /// Clusters in a row with one face, one level and one look.
  private struct Segment {
    var piece: Int
    var clusters: Range<Int>
    var run: Int
    var stretch: Int
    var level: UInt8
  }

  /// The segments from left to right: rule L2 of Unicode's bidirectional algorithm.
  private func visualSegments() -> [Segment] {
    var segments = logicalSegments()
    let levels = segments.map(\.level)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else {
      return segments
    }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < segments.count {
        guard segments[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < segments.count && segments[end].level >= level { end += 1 }
        segments[start..<end].reverse()
        start = end
      }
    }
    return segments
  }

  private func logicalSegments() -> [Segment] {
    var segments: [Segment] = []
    for (number, piece) in pieces.enumerated() {
      var stretch = 0
      var isFirst = true
      for place in piece.clusters {
        let cluster = piece.shaped.clusters[place]
        stretch = piece.looks.stretch(at: Int(cluster.start), from: stretch)
        let run = Int(cluster.run)
        if !isFirst, let last = segments.last, last.run == run, last.stretch == stretch {
          segments[segments.count - 1].clusters = last.clusters.lowerBound..<place + 1
        } else {
          segments.append(
            Segment(
              piece: number,
              clusters: place..<place + 1,
              run: run,
              stretch: stretch,
              level: piece.level ?? piece.shaped.runs[run].level
            )
          )
          isFirst = false
        }
      }
    }
    return segments
  }
}

extension LineContent.Piece {
  func isSpace(_ place: Int) -> Bool {
    let traits = shaped.clusters[place].traits
    return traits.contains(.whitespace) && !traits.contains(.tab)
  }

  func string(_ clusters: Range<Int>) -> String {
    guard let last = clusters.last else { return "" }
    let start = Int(shaped.clusters[clusters.lowerBound].start)
    return String(decoding: shaped.text[start..<shaped.end(ofCluster: last)], as: UTF8.self)
  }
}
