/// The drawn clusters of one line, in logical order, cut from one or more shaped paragraphs.
///
/// A truncated line has an ellipsis between or beside what is left of its paragraph.
struct LineContent {
  var pieces: [Piece] = []
  /// The sum of the clusters' widths.
  var width = 0.0
  /// What the ink needs besides.
  var overhang = Overhang()

  /// The room that the line takes.
  var fullWidth: Double { width + overhang.sum }

  /// What each white space gets besides, in a justified line.
  var widening = 0.0
  /// What each cluster but marks gets besides, below zero in a line that was tightened to fit.
  var tightening = 0.0

  /// An ellipsis or a hyphen.
  struct Mark {
    var piece: Piece
    var width: Double
  }

  struct Piece {
    var shaped: ShapedParagraph
    var looks: Paragraph
    var clusters: Range<Int>
    /// How wide the tabs among the clusters are here.
    var tabWidths: [Int: Double] = [:]
    /// The level of an ellipsis or a hyphen, which takes its direction from its paragraph.
    var level: UInt8?
  }

  /// How many white spaces a justified line can widen.
  var wideningPlaces: Int {
    pieces.reduce(0) { sum, piece in
      sum + piece.clusters.reduce(0) { $0 + (piece.isSpace($1) ? 1 : 0) }
    }
  }

  /// How far a cluster moves the pen in this line.
  func width(of place: Int, in piece: Piece) -> Double {
    let cluster = piece.shaped.clusters[place]
    let own = cluster.traits.contains(.tab) ? piece.tabWidths[place] ?? 0 : cluster.width
    return own + growth(of: place, in: piece)
  }

  /// What a cluster gets besides its own width in this line.
  func growth(of place: Int, in piece: Piece) -> Double {
    if piece.shaped.clusters[place].traits.contains(.mark) { return 0 }
    return tightening + (widening != 0 && piece.isSpace(place) ? widening : 0)
  }

  /// Clusters in a row with one face, one level and one look.
  struct Segment {
    var piece: Int
    var clusters: Range<Int>
    var run: Int
    var stretch: Int
    var level: UInt8
    /// Which segment of the line it is in the order of reading.
    var rank: Int

    var isRightToLeft: Bool { level & 1 == 1 }
  }

  /// The segments from left to right: rule L2 of Unicode's bidirectional algorithm.
  func visualSegments() -> [Segment] {
    var segments = logicalSegments()
    let highest = segments.reduce(0) { max($0, $1.level) }
    guard highest > 0 else { return segments }
    let lowestOdd = segments.reduce(highest | 1) { $1.isRightToLeft ? min($0, $1.level) : $0 }
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
      var place = piece.clusters.lowerBound
      var stretch = 0
      while place < piece.clusters.upperBound {
        let first = piece.shaped.clusters[place]
        stretch = piece.looks.stretch(at: Int(first.start), from: stretch)
        let stretchEnd = piece.looks.end(ofStretch: stretch)
        var end = place + 1
        while end < piece.clusters.upperBound {
          let next = piece.shaped.clusters[end]
          guard next.run == first.run, Int(next.start) < stretchEnd else { break }
          end += 1
        }
        segments.append(
          Segment(
            piece: number,
            clusters: place..<end,
            run: Int(first.run),
            stretch: stretch,
            level: piece.level ?? piece.shaped.runs[Int(first.run)].level,
            rank: segments.count
          )
        )
        place = end
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
    return String(decoding: shaped.text[start..<shaped.byte(of: last + 1)], as: UTF8.self)
  }
}
