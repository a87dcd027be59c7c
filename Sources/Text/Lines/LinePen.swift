import SnaplineGeometry
import SnaplineScene

/// Walks over a line from left to right and leaves glyphs, strokes and boxes behind.
struct LinePen {
  private let content: LineContent
  private let heights: LineHeights
  private(set) var line: TextLine
  private(set) var decorations: [TextDecoration] = []
  private(set) var attachments: [PlacedAttachment] = []
  /// How far the pen has come from the line's left end.
  private var pen = 0.0
  /// What the last letter that reads rightward grew by, which marks on it stand before.
  private var growthBefore = 0.0
  /// From where to where words reach in the segment that was drawn last.
  private var words: [Range<Double>] = []

  init(_ content: LineContent, x: Double, baseline: Double, heights: LineHeights) {
    self.content = content
    self.heights = heights
    line = TextLine(string: "", x: x, baseline: baseline, width: content.width, runs: [])
    for piece in content.pieces { line.string += piece.string(piece.clusters) }
    for segment in content.visualSegments() { draw(segment) }
  }

  private mutating func draw(_ segment: LineContent.Segment) {
    let piece = content.pieces[segment.piece]
    let attributes = piece.looks.stretches[segment.stretch].attributes
    let start = pen
    let glyphs = glyphs(of: segment, piece, raisedBy: attributes.baselineOffset)
    if let attachment = attributes.attachment {
      place(attachment, from: start, raisedBy: attributes.baselineOffset)
    }
    decorate(attributes, from: start)
    guard !glyphs.isEmpty else { return }
    var run = GlyphRun(
      face: piece.shaped.runs[segment.run].face,
      color: attributes.color,
      string: piece.string(segment.clusters),
      isRightToLeft: segment.isRightToLeft,
      glyphs: glyphs,
      shadow: attributes.shadow,
      link: attributes.link,
      joins: joins(of: segment, piece.shaped),
      features: attributes.font.specification.askedFeatures,
      outline: attributes.outline
    )
    run.rank = segment.rank
    line.runs.append(run)
  }

  private func joins(
    of segment: LineContent.Segment,
    _ shaped: ShapedParagraph
  ) -> GlyphRun.Joins {
    var joins: GlyphRun.Joins = []
    let start = shaped.byte(of: segment.clusters.lowerBound)
    let end = shaped.byte(of: segment.clusters.upperBound)
    if ArabicJoining.joins(in: shaped.text, at: start) { joins.insert(.start) }
    if ArabicJoining.joins(in: shaped.text, at: end) { joins.insert(.end) }
    return joins
  }

  private mutating func glyphs(
    of segment: LineContent.Segment,
    _ piece: LineContent.Piece,
    raisedBy offset: Double
  ) -> [Glyph] {
    let shaped = piece.shaped
    let firstByte = shaped.clusters[segment.clusters.lowerBound].start
    let count = segment.clusters.count
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(count)
    words = []
    for step in 0..<count {
      let place =
        segment.clusters.lowerBound + (segment.isRightToLeft ? count - 1 - step : step)
      let cluster = shaped.clusters[place]
      let first = Int(cluster.firstGlyph)
      let isMark = cluster.traits.contains(.mark)
      if segment.isRightToLeft {
        growthBefore = 0
      } else if !isMark {
        growthBefore = content.growth(of: place, in: piece)
      }
      let start = pen
      let origin = isMark ? pen - growthBefore : pen
      for glyph in shaped.glyphs[first..<first + Int(cluster.glyphCount)] {
        glyphs.append(
          Glyph(
            id: glyph.id,
            x: origin + glyph.x,
            y: glyph.y - offset,
            cluster: cluster.start - firstByte,
            isMissing: glyph.isMissing
          )
        )
      }
      pen += content.width(of: place, in: piece)
      guard pen > start, !cluster.traits.contains(.whitespace) else { continue }
      if let last = words.last, last.upperBound == start {
        words[words.count - 1] = last.lowerBound..<pen
      } else {
        words.append(start..<pen)
      }
    }
    return glyphs
  }

  private mutating func place(
    _ attachment: TextAttachment,
    from start: Double,
    raisedBy offset: Double
  ) {
    let bottom = line.baseline - offset + attachment.descent
    attachments.append(
      PlacedAttachment(
        attachment: attachment,
        edges: Edges(
          left: line.x + start,
          top: bottom - attachment.height,
          right: line.x + start + attachment.width,
          bottom: bottom
        )
      )
    )
  }

  private mutating func decorate(_ attributes: TextAttributes, from start: Double) {
    let font = attributes.font.metrics
    let baseline = line.baseline - attributes.baselineOffset
    if let color = attributes.backgroundColor {
      let top = line.baseline - heights.ascent
      let bar = (top: top, height: heights.height)
      add(color, over: start..<max(start, pen), bar, isBehindText: true)
    }
    stroke(
      attributes.underline,
      attributes.underlineColor ?? attributes.color,
      from: start,
      center: baseline + font.underlinePosition,
      thickness: font.underlineThickness,
      isBehindText: true
    )
    stroke(
      attributes.strikethrough,
      attributes.strikethroughColor ?? attributes.color,
      from: start,
      center: baseline - font.xHeight / 2,
      thickness: font.underlineThickness,
      isBehindText: false
    )
  }

  private mutating func stroke(
    _ style: StrokeStyle,
    _ color: RGBA,
    from start: Double,
    center: Double,
    thickness: Double,
    isBehindText: Bool
  ) {
    let width = style.isThick ? 2 * thickness : thickness
    guard style.isLine else { return }
    let dashes = style.dashes.map { $0 * width }
    let spans = style.contains(.byWord) ? words : [start..<max(start, pen)]
    for center in style.isDouble ? [center - thickness, center + thickness] : [center] {
      let bar = (top: center - width / 2, height: width)
      for span in spans { add(color, over: span, bar, isBehindText: isBehindText, dashes) }
    }
  }

  /// Adds a bar, or lengthens one of the same looks that ends where this one starts.
  private mutating func add(
    _ color: RGBA,
    over span: Range<Double>,
    _ place: (top: Double, height: Double),
    isBehindText: Bool,
    _ dashes: [Double] = []
  ) {
    guard !span.isEmpty else { return }
    var bar = TextDecoration(
      edges: Edges(
        left: line.x + span.lowerBound,
        top: place.top,
        right: line.x + span.upperBound,
        bottom: place.top + place.height
      ),
      color: color,
      isBehindText: isBehindText
    )
    bar.dashes = dashes
    for place in decorations.indices.suffix(Self.barsOfAStretch) where decorations[place].meets(bar)
    {
      decorations[place].edges.right = bar.edges.right
      return
    }
    decorations.append(bar)
  }

  /// A background and two strokes of two lines each.
  private static let barsOfAStretch = 5
}

extension TextDecoration {
  fileprivate func meets(_ next: TextDecoration) -> Bool {
    edges.right == next.edges.left && edges.top == next.edges.top
      && edges.bottom == next.edges.bottom && color == next.color && dashes == next.dashes
      && isBehindText == next.isBehindText
  }
}
