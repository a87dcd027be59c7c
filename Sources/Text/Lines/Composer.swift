import SnaplineEnvironment

import struct Foundation.CGFloat

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
    let last = paragraphs.lastIndex { !$0.string.isEmpty } ?? 0
    for (number, paragraph) in paragraphs.enumerated() {
      guard lineLimit == 0 || lines.count < lineLimit else { return }
      add(paragraph, hasMore: number < last)
    }
  }

  private mutating func add(_ paragraph: Paragraph, hasMore: Bool) {
    guard let shaped = shaped(paragraph.string, paragraph.stretches, paragraph.style) else {
      replacements.addUnusableFonts()
      return
    }
    replacements.add(shaped)
    let style = paragraph.style
    let hyphenator = hyphenator(for: style)
    let hasHyphens =
      hyphenator != nil || shaped.clusters.contains { $0.traits.contains(.softHyphen) }
    let breaker = LineBreaker(
      paragraph: shaped,
      style: style,
      hyphenWidth: hasHyphens ? mark("-", like: paragraph.stretches[0], shaped).width : 0,
      hyphenator: hyphenator,
      ignoredReach: ignoredReach
    )
    var start = 0
    repeat {
      var line = ComposedLine(breaker: breaker, style: style, isFirst: start == 0, in: width)
      if lineLimit > 0 && lines.count + 1 == lineLimit {
        line.end = finish(&line, paragraph, from: start, hasMore: hasMore)
      } else {
        let broken = breaker.pushingOut(
          line.broken(from: start),
          width: ComposedLine(breaker: breaker, style: style, isFirst: false, in: width).room
        )
        line.content = content(of: broken, paragraph, line)
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

  private func hyphenator(for style: ParagraphStyle) -> Hyphenator? {
    guard style.hyphenationFactor > 0, width != nil else { return nil }
    let environment = typesetter.environment
    return HyphenationPatterns.shared(for: environment.locale, in: environment.hyphenationFolder)
      .map(Hyphenator.init)
  }

  /// Fills the last line that may be used; what it leaves out is marked where the style says so.
  private mutating func finish(
    _ line: inout ComposedLine,
    _ paragraph: Paragraph,
    from start: Int,
    hasMore: Bool
  ) -> Int {
    let count = line.breaker.paragraph.clusters.count
    let place: Truncation.Place
    switch paragraph.style.lineBreakMode {
    case .byWordWrapping, .byCharWrapping:
      let broken = line.broken(from: start)
      line.content = content(of: broken, paragraph, line)
      isTruncated = hasMore || broken.clusters.upperBound < count
      return broken.clusters.upperBound
    case .byClipping:
      let whole = line.whole(from: start)
      line.content = content(of: whole, paragraph, line)
      isTruncated =
        hasMore || whole.clusters.upperBound < count
        || whole.fullWidth > line.room + LineBreaker.slack
      return whole.clusters.upperBound
    case .byTruncatingHead: place = .head
    case .byTruncatingMiddle: place = .middle
    case .byTruncatingTail: place = .tail
    }
    let whole = line.whole(from: start)
    let end = whole.clusters.upperBound
    if !hasMore, end == count {
      // White space at the end is worth no ellipsis.
      let fitting = line.broken(from: start)
      if fitting.clusters.upperBound == end {
        line.content = content(of: fitting, paragraph, line)
        return end
      }
      if let tightened = tightened(whole, paragraph, line) {
        line.content = tightened
        return end
      }
    }
    isTruncated = true
    let truncation = Truncation(line.breaker, paragraph, whole.clusters, in: line)
    let stretch = truncation.stretch(of: whole.clusters, at: place)
    let mark = mark("\u{2026}", like: stretch, line.breaker.paragraph)
    line.content = truncation.content(whole.clusters, at: place, mark: mark.piece, mark.width)
    return end
  }

  /// The line set closer, if its style allows that and that is enough.
  private func tightened(
    _ whole: LineBreaker.Line,
    _ paragraph: Paragraph,
    _ line: ComposedLine
  ) -> LineContent? {
    guard paragraph.style.allowsDefaultTighteningForTruncation, !whole.clusters.isEmpty else {
      return nil
    }
    let size = paragraph.stretches.reduce(0) { max($0, $1.attributes.font.specification.pointSize) }
    var content = content(of: whole, paragraph, line)
    let clusters = whole.clusters.lowerBound..<whole.drawnEnd
    guard !clusters.isEmpty else { return nil }
    let tightening = (line.room - whole.fullWidth) / Double(clusters.count)
    guard tightening >= -Self.mostTightening * size else { return nil }
    content.tightening = tightening
    content.overhang = whole.overhang
    content.width = line.room - whole.overhang.sum
    return content
  }

  /// Less than a pixel, as paint adds a bit to an outline: most where pixels are largest.
  private var ignoredReach: Double {
    min(0.5, 0.75 / max(1, Double(typesetter.environment.traits.displayScale)))
  }

  /// In parts of the font's size.
  private static let mostTightening = 0.05

  private func content(
    of line: LineBreaker.Line,
    _ paragraph: Paragraph,
    _ place: ComposedLine
  ) -> LineContent {
    let shaped = place.breaker.paragraph
    var content = LineContent(
      width: line.width,
      overhang: line.overhang.limited(to: place.room - line.width)
    )
    let drawn = line.clusters.lowerBound..<line.drawnEnd
    guard let last = drawn.last else { return content }
    content.pieces = [
      LineContent.Piece(
        shaped: shaped,
        looks: paragraph,
        clusters: drawn,
        tabWidths: place.breaker.tabWidths(in: drawn, lead: place.lead)
      )
    ]
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
    let traits = typesetter.environment.traits
    let isMirrored = traits.layoutDirection == .rightToLeft
    let isRightToLeft =
      switch style.baseWritingDirection {
      case .natural: string.startsRightToLeft ?? isMirrored
      case .leftToRight: false
      case .rightToLeft: true
      }
    let request = ParagraphRequest(
      string: string,
      spans: ParagraphRequest.spans(of: stretches, legibility: traits.legibilityWeight),
      locale: typesetter.environment.locale,
      isRightToLeft: isRightToLeft
    )
    return try? typesetter.library.shaped(request)
  }
}
