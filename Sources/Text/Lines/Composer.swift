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
  /// At which other widths the lines are the same.
  let leeway = Leeway()

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
    let hyphenation = hyphenation(for: paragraph.style)
    let hyphenator = hyphenation?.patterns.map(Hyphenator.init)
    let hasHyphens =
      hyphenator != nil || shaped.clusters.contains { $0.traits.contains(.softHyphen) }
    let breaker = LineBreaker(
      paragraph: shaped,
      looks: paragraph,
      hyphens: hasHyphens ? paragraph.stretches.map { mark("-", like: $0, shaped) } : [],
      hyphenator: hyphenator,
      ignoredReach: ignoredReach,
      leeway: leeway
    )
    note(shaped, paragraph.style)
    let first = lines.count
    var start = 0
    repeat {
      var line = ComposedLine(breaker: breaker, isFirst: start == 0, in: width)
      if lineLimit > 0 && lines.count + 1 == lineLimit {
        line.end = finish(&line, paragraph, from: start, hasMore: hasMore)
      } else {
        let broken = breaker.pushingOut(
          line.broken(from: start),
          width: ComposedLine(breaker: breaker, isFirst: false, in: width).room
        )
        line.content = line.content(of: broken)
        line.end = broken.clusters.upperBound
      }
      line.heights = LineHeights(
        of: paragraph.stretches(from: shaped.byte(of: start), to: shaped.byte(of: line.end)),
        style: paragraph.style
      )
      lines.append(line)
      start = line.end
    } while start < shaped.clusters.count && (lineLimit == 0 || lines.count < lineLimit)
    // A paragraph that fits into one line was never to be parted.
    if let hyphenation, lines.count > first + 1 || isTruncated { note(hyphenation, from: first) }
  }

  /// Notes what depends on the width besides where lines end.
  private func note(_ shaped: ShapedParagraph, _ style: ParagraphStyle) {
    let isAlike = max(0, style.firstLineHeadIndent) == max(0, style.headIndent)
    leeway.inset = max(0, style.headIndent) - style.tailIndent
    if !isAlike || style.tailIndent > 0 || style.hyphenationFactor > 0
      || style.alignment == .justified || shaped.hasTabs
    {
      leeway.close()
    }
  }

  private func hyphenation(for style: ParagraphStyle) -> Hyphenation? {
    guard style.hyphenationFactor > 0, width != nil else { return nil }
    let environment = typesetter.environment
    return HyphenationLibrary(folder: environment.hyphenationFolder)
      .hyphenation(for: environment.locale)
  }

  /// Has the lines of a paragraph tell what decided where they end.
  private mutating func note(_ hyphenation: Hyphenation, from first: Int) {
    for place in first..<lines.count { lines[place].hyphenation = hyphenation.file }
    if let problem = hyphenation.problem { replacements.add(problem) }
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
      line.content = line.content(of: broken)
      isTruncated = hasMore || broken.clusters.upperBound < count
      return broken.clusters.upperBound
    case .byClipping:
      leeway.close()
      let whole = line.whole(from: start)
      line.content = line.content(of: whole)
      isTruncated =
        hasMore || whole.clusters.upperBound < count
        || line.content.fullWidth > line.room + LineBreaker.slack
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
        line.content = line.content(of: fitting)
        return end
      }
      leeway.close()
      if let tightened = tightened(whole, paragraph, line) {
        line.content = tightened
        return end
      }
    }
    isTruncated = true
    leeway.close()
    let truncation = Truncation(line.breaker, paragraph, whole.clusters, in: line)
    let stretch = truncation.stretch(of: whole.clusters, at: place)
    let mark = mark("\u{2026}", like: stretch, line.breaker.paragraph)
    line.content = truncation.content(whole.clusters, at: place, mark: mark)
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
    let clusters = line.breaker.paragraph.clusters
    let letters = whole.drawn.count { !clusters[$0].traits.contains(.mark) }
    guard letters > 0 else { return nil }
    var content = line.content(of: whole)
    // Letters that are set closer reach out a bit more.
    for _ in 0..<2 {
      content.overhang = content.overhang(ignoring: ignoredReach)
      content.width = line.room - content.overhang.sum
      content.tightening = (content.width - whole.width) / Double(letters)
      guard content.tightening >= -Self.mostTightening * size else { return nil }
    }
    return content
  }

  /// Less than a pixel, as paint adds a bit to an outline: most where pixels are largest.
  private var ignoredReach: Double {
    min(0.5, 0.75 / max(1, Double(typesetter.environment.traits.displayScale)))
  }

  /// In parts of the font's size.
  private static let mostTightening = 0.05

  /// An ellipsis or a hyphen with the looks of a stretch, in its paragraph's direction.
  private func mark(
    _ string: String,
    like stretch: Paragraph.Stretch,
    _ paragraph: ShapedParagraph
  ) -> LineContent.Mark {
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
    return LineContent.Mark(piece: piece, width: shaped.clusters.reduce(0) { $0 + $1.width })
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
