import SnaplineEnvironment

/// Stacks the lines of a text's paragraphs.
struct Composer {
  let typesetter: Typesetter
  let width: Double?
  let lineLimit: Int
  private(set) var lines: [ComposedLine] = []
  private(set) var isTruncated = false
  private(set) var replacements = Replacements()

  init(_ typesetter: Typesetter, width: Double?, lineLimit: Int) {
    self.typesetter = typesetter
    self.width = width
    self.lineLimit = lineLimit
  }

  mutating func add(_ text: StyledText) {
    let paragraphs = text.paragraphs
    for (number, paragraph) in paragraphs.enumerated() {
      let hasMore = paragraphs[(number + 1)...].contains { !$0.string.isEmpty }
      guard lineLimit == 0 || lines.count < lineLimit else { return }
      add(paragraph, hasMore: hasMore)
    }
  }

  private mutating func add(_ paragraph: Paragraph, hasMore: Bool) {
    guard let shaped = shaped(paragraph.string, paragraph.stretches, paragraph.style) else {
      replacements.addUnusableFonts()
      return
    }
    replacements.add(shaped)
    let style = paragraph.style
    let breaker = LineBreaker(
      paragraph: shaped,
      breaksWords: style.lineBreakMode == .byCharWrapping,
      hyphenWidth: shaped.clusters.contains { $0.traits.contains(.softHyphen) }
        ? mark("-", like: paragraph.stretches[0], shaped).width : 0
    )
    var start = 0
    repeat {
      var line = ComposedLine(breaker: breaker, style: style, isFirst: start == 0, in: width)
      let room = line.room
      if lineLimit > 0 && lines.count + 1 == lineLimit {
        line.end = finish(&line, paragraph, from: start, width: room, hasMore: hasMore)
      } else {
        let broken = breaker.line(from: start, width: room)
        line.content = content(of: broken, paragraph, shaped)
        line.end = broken.clusters.upperBound
      }
      line.heights = LineHeights(
        of: paragraph.stretches(from: shaped.byte(of: start), to: shaped.byte(of: line.end)),
        style: style
      )
      lines.append(line)
      start = line.end
    } while start < shaped.clusters.count && (lineLimit == 0 || lines.count < lineLimit)
  }

  /// Fills the last line that may be used; what it leaves out is marked where the style says so.
  private mutating func finish(
    _ line: inout ComposedLine,
    _ paragraph: Paragraph,
    from start: Int,
    width: Double,
    hasMore: Bool
  ) -> Int {
    let shaped = line.breaker.paragraph
    let place: Truncation.Place
    switch paragraph.style.lineBreakMode {
    case .byWordWrapping, .byCharWrapping:
      let broken = line.breaker.line(from: start, width: width)
      line.content = content(of: broken, paragraph, shaped)
      isTruncated = hasMore || broken.clusters.upperBound < shaped.clusters.count
      return broken.clusters.upperBound
    case .byClipping:
      let whole = line.breaker.line(from: start, width: .infinity)
      line.content = content(of: whole, paragraph, shaped)
      isTruncated =
        hasMore || whole.width > width + LineBreaker.slack
        || whole.clusters.upperBound < shaped.clusters.count
      return whole.clusters.upperBound
    case .byTruncatingHead: place = .head
    case .byTruncatingMiddle: place = .middle
    case .byTruncatingTail: place = .tail
    }
    let whole = line.breaker.line(from: start, width: .infinity)
    let hasMore = hasMore || whole.clusters.upperBound < shaped.clusters.count
    // White space at the end is worth no ellipsis.
    let fitting = line.breaker.line(from: start, width: width)
    if !hasMore, fitting.clusters.upperBound == whole.clusters.upperBound {
      line.content = content(of: fitting, paragraph, shaped)
      return whole.clusters.upperBound
    }
    isTruncated = true
    let truncation = Truncation(breaker: line.breaker, looks: paragraph, width: width)
    let stretch = truncation.stretch(of: whole.clusters, at: place)
    let ellipsis = mark("\u{2026}", like: stretch, shaped)
    line.content = truncation.content(
      whole.clusters,
      at: place,
      mark: ellipsis.piece,
      ellipsis.width
    )
    return whole.clusters.upperBound
  }

  private func content(
    of line: LineBreaker.Line,
    _ paragraph: Paragraph,
    _ shaped: ShapedParagraph
  ) -> LineContent {
    var content = LineContent(width: line.width)
    let drawn = line.clusters.lowerBound..<line.drawnEnd
    guard let last = drawn.last else { return content }
    content.pieces = [LineContent.Piece(shaped: shaped, looks: paragraph, clusters: drawn)]
    if line.needsHyphen {
      let byte = Int(shaped.clusters[last].start)
      let stretch = paragraph.stretches[paragraph.stretch(at: byte)]
      content.pieces.append(mark("-", like: stretch, shaped).piece)
    }
    return content
  }

  /// An ellipsis or a hyphen with the looks of a stretch, in its paragraph's direction.
  private func mark(
    _ string: String,
    like stretch: Paragraph.Stretch,
    _ paragraph: ShapedParagraph
  ) -> (piece: LineContent.Piece, width: Double) {
    var looks = Paragraph()
    looks.string = string
    looks.stretches = [
      Paragraph.Stretch(end: string.utf8.count, attributes: stretch.attributes)
    ]
    let none = ShapedParagraph(text: [])
    let shaped = shaped(string, looks.stretches, looks.style) ?? none
    let piece = LineContent.Piece(
      shaped: shaped,
      looks: looks,
      clusters: shaped.clusters.indices,
      level: paragraph.isRightToLeft ? 1 : 0
    )
    return (piece, shaped.clusters.reduce(0) { $0 + $1.width })
  }

  private func shaped(
    _ string: String,
    _ stretches: [Paragraph.Stretch],
    _ style: ParagraphStyle
  ) -> ShapedParagraph? {
    var start = 0
    let spans = stretches.map { stretch in
      defer { start = stretch.end }
      return ParagraphRequest.Span(
        length: stretch.end - start,
        font: stretch.attributes.font.specification,
        kern: stretch.attributes.kern
      )
    }
    let isMirrored = typesetter.environment.traits.layoutDirection == .rightToLeft
    let isRightToLeft =
      switch style.baseWritingDirection {
      case .natural: string.startsRightToLeft ?? isMirrored
      case .leftToRight: false
      case .rightToLeft: true
      }
    let request = ParagraphRequest(
      string: string,
      spans: spans,
      locale: typesetter.environment.locale,
      isRightToLeft: isRightToLeft
    )
    return try? typesetter.library.shaped(request)
  }
}
