/// Cuts a shaped paragraph into lines, first come, first placed.
struct LineBreaker {
  let paragraph: ShapedParagraph
  let looks: Paragraph
  /// What shows where a soft hyphen ends a line, for each stretch; none where none may.
  var hyphens: [LineContent.Mark] = []
  /// What finds places in words where a line may end as well; nothing where none may.
  var hyphenator: Hyphenator?
  /// How far ink may stick out of a line without being counted: less than a pixel.
  var ignoredReach = 0.0
  /// At which other widths the lines are the same.
  var leeway = Leeway()

  var style: ParagraphStyle { looks.style }

  /// A line by its clusters.
  struct Line {
    var clusters: Range<Int>
    /// Where the drawn part ends: white space that made the line break hangs over.
    var drawnEnd: Int
    var width: Double
    /// Whether a hyphen is drawn after the line.
    var needsHyphen = false

    var drawn: Range<Int> { clusters.lowerBound..<drawnEnd }
  }

  /// The line that starts at a cluster and is at most `limit` wide; one cluster always fits.
  ///
  /// - Parameters:
  ///   - start: The line's first cluster.
  ///   - limit: The width it may have.
  ///   - lead: Where it starts, from the leading edge that tabs are counted from.
  /// - Returns: The longest line that ends at a break, or, where there is none, in a word.
  func line(from start: Int, width limit: Double, lead: Double = 0) -> Line {
    let clusters = paragraph.clusters
    let breaksWords = style.lineBreakMode == .byCharWrapping
    var pen = 0.0
    // The best end so far: a place where the line may break, and the drawn part before it.
    var candidate: Line?
    var (drawnEnd, drawnWidth) = (start, 0.0)
    var place = start
    while place < clusters.count {
      let cluster = clusters[place]
      if place > start {
        if cluster.traits.contains(.mustBreakBefore) { break }
        if cluster.traits.contains(.breakBefore)
          || (breaksWords && cluster.traits.contains(.splitBefore))
        {
          let needsHyphen = clusters[place - 1].traits.contains(.softHyphen)
          let line = Line(
            clusters: start..<place,
            drawnEnd: drawnEnd,
            width: drawnWidth + (needsHyphen ? hyphen(after: place - 1).width : 0),
            needsHyphen: needsHyphen
          )
          if fits(line, limit, lead) { candidate = line }
        }
      }
      let isTab = cluster.traits.contains(.tab)
      pen += isTab ? tab(at: place, pen + lead) : cluster.width
      if !cluster.traits.contains(.whitespace) || isTab {
        let parted = Line(clusters: start..<place, drawnEnd: drawnEnd, width: drawnWidth)
        let widthBefore = drawnWidth
        // The pen may have come back from further right, where letters are set closer.
        (drawnEnd, drawnWidth) = (place + 1, max(drawnWidth, pen))
        if isTab, place > start, let line = leaving(tab: place, behind: parted) {
          let reaching = Line(clusters: line.clusters, drawnEnd: drawnEnd, width: drawnWidth)
          if !fits(reaching, limit, lead), fits(line, limit, lead) { return line }
        }
        if pen > limit + Self.slack, place > start {
          let inWord = hyphenated(from: start, width: limit, lead: lead, instead: candidate)
          if let line = inWord ?? candidate {
            leeway.lacks(pen + restOfWord(after: place))
            return line
          }
          leeway.lacks(pen)
          leeway.need(widthBefore)
          return cut(start, before: place, within: limit, lead)
        }
      }
      place += 1
    }
    var line = Line(clusters: start..<place, drawnEnd: drawnEnd, width: drawnWidth)
    // White space at a paragraph's end counts as far as there is room.
    if place == clusters.count, leeway.isWithin(pen, limit) {
      let whole = Line(clusters: start..<place, drawnEnd: place, width: max(drawnWidth, pen))
      if fits(whole, limit, lead) { line = whole }
    }
    if fits(line, limit, lead) { return line }
    return candidate ?? cut(start, before: place, within: limit, lead)
  }

  /// The line that ends in the word behind `other`, where that leaves too much room free.
  private func hyphenated(
    from start: Int,
    width limit: Double,
    lead: Double,
    instead other: Line?
  ) -> Line? {
    guard let hyphenator, limit > 0, (other?.width ?? 0) < limit * style.hyphenationFactor else {
      return nil
    }
    let clusters = paragraph.clusters
    let first = other?.clusters.upperBound ?? start
    let tabs = tabWidths(in: start..<first, lead: lead)
    // How far the pen is before each cluster of the word; no longer than patterns look at words.
    var pens = [(start..<first).reduce(0) { $0 + (tabs[$1] ?? clusters[$1].width) }]
    var (end, beyond) = (first, 0)
    repeat {
      let pen = (pens.last ?? 0) + clusters[end].width
      pens.append(pen)
      end += 1
      if pen > limit { beyond += 1 }
    } while end < clusters.count && !clusters[end].traits.contains(.breakBefore)
      && beyond <= HyphenationPatterns.longestWord
    for place in hyphenator.breaks(in: paragraph, first..<end).reversed() {
      let line = Line(
        clusters: start..<place,
        drawnEnd: place,
        width: pens[place - first] + hyphen(after: place - 1).width,
        needsHyphen: true
      )
      if fits(line, limit, lead) { return line }
    }
    return nil
  }

  /// The line with a tab at its end that leads out of it: what follows begins the next line; nothing
  /// where no line may begin with that.
  private func leaving(tab place: Int, behind line: Line) -> Line? {
    var end = place + 1
    while end < paragraph.clusters.count, paragraph.clusters[end].hangs { end += 1 }
    if end < paragraph.clusters.count {
      let breaks: ShapedParagraph.Traits = [.breakBefore, .mustBreakBefore]
      let isBreak = !paragraph.clusters[end].traits.isDisjoint(with: breaks)
      let isSplit = paragraph.clusters[end].traits.contains(.splitBefore)
      guard isBreak || isSplit && style.lineBreakMode == .byCharWrapping else { return nil }
    }
    var line = line
    line.clusters = line.clusters.lowerBound..<end
    return line
  }

  /// How far the pen moves from behind a cluster to the end of its word, or less; a wider line ends behind that.
  private func restOfWord(after place: Int) -> Double {
    let ends: ShapedParagraph.Traits =
      style.lineBreakMode == .byCharWrapping
      ? [.breakBefore, .mustBreakBefore, .splitBefore] : [.breakBefore, .mustBreakBefore]
    var width = 0.0
    for cluster in paragraph.clusters[(place + 1)...].prefix(Self.longestWord) {
      let isOfWord = cluster.traits.isDisjoint(with: ends)
      guard isOfWord, !cluster.traits.contains(.whitespace) else { break }
      width += cluster.width
    }
    return max(0, width)
  }

  /// In clusters; of longer words the rest isn't looked at.
  private static let longestWord = 64

  /// Sums that differ by less are the same: a string fits the width it was measured with.
  static let slack = 1e-6

  private func lastSplit(atOrBefore place: Int, after start: Int) -> Int {
    var end = place
    while end > start + 1 && !paragraph.clusters[end].traits.contains(.splitBefore) { end -= 1 }
    // A character of many clusters that doesn't fit is cut all the same.
    return paragraph.clusters[end].traits.contains(.splitBefore) ? end : place
  }

  /// The line that ends in a word, with room for its ink as far as a letter is left.
  private func cut(_ start: Int, before place: Int, within limit: Double, _ lead: Double) -> Line {
    var end = place < paragraph.clusters.count ? lastSplit(atOrBefore: place, after: start) : place
    var line = cut(start, end, lead)
    while !fits(line, limit, lead) {
      let earlier = lastSplit(atOrBefore: end - 1, after: start)
      guard earlier < end, earlier > start else { break }
      end = earlier
      line = cut(start, end, lead)
    }
    // No line begins with the white space that the one before ended at.
    while end < paragraph.clusters.count, paragraph.clusters[end].hangs { end += 1 }
    line.clusters = start..<end
    return line
  }

  private func cut(_ start: Int, _ end: Int, _ lead: Double) -> Line {
    let tabs = tabWidths(in: start..<end, lead: lead)
    var (pen, drawnEnd, drawnWidth) = (0.0, start, 0.0)
    for place in start..<end {
      let cluster = paragraph.clusters[place]
      pen += tabs[place] ?? cluster.width
      if !cluster.traits.contains(.whitespace) || cluster.traits.contains(.tab) {
        (drawnEnd, drawnWidth) = (place + 1, max(drawnWidth, pen))
      }
    }
    return Line(clusters: start..<end, drawnEnd: drawnEnd, width: drawnWidth)
  }
}

extension ShapedParagraph.Cluster {
  /// Whether it is white space that a line may leave behind at its end.
  fileprivate var hangs: Bool {
    traits.contains(.whitespace) && traits.isDisjoint(with: [.tab, .mustBreakBefore])
  }
}
