extension LineBreaker {
  /// The line without its last word, where the paragraph would else end in a line of one word.
  ///
  /// The line ends at a break; the limit is the width that the line after it may have.
  func pushingOut(_ line: Line, width limit: @autoclosure () -> Double) -> Line {
    guard style.lineBreakStrategy.contains(.pushOut), style.lineBreakMode != .byCharWrapping,
      !line.needsHyphen
    else { return line }
    let clusters = paragraph.clusters
    let word = line.clusters.upperBound..<clusters.count
    guard !word.isEmpty, !clusters[word.lowerBound].traits.contains(.mustBreakBefore),
      clusters[word.lowerBound].traits.contains(.breakBefore)
    else { return line }
    let limit = limit()
    var width = 0.0
    for place in word {
      let isBreak = !clusters[place].traits.isDisjoint(with: [.breakBefore, .mustBreakBefore])
      if place > word.lowerBound, isBreak { return line }
      width += clusters[place].width
      if !leeway.isBelow(width, limit) { return line }
    }
    let ends = line.clusters.dropFirst().filter { clusters[$0].traits.contains(.breakBefore) }
    // One word by itself stands no better on the line before.
    guard ends.count > 1, let end = ends.last, !canPart(end..<word.lowerBound) else { return line }
    let moved = (end..<word.lowerBound).reduce(width) { $0 + clusters[$1].width }
    let rest = Line(clusters: end..<clusters.count, drawnEnd: clusters.count, width: moved)
    guard !paragraph.hasTabs, fits(rest, limit, 0) else { return line }
    let drawn = (line.clusters.lowerBound..<end).last { !clusters[$0].traits.contains(.whitespace) }
    let drawnEnd = (drawn ?? line.clusters.lowerBound - 1) + 1
    return Line(
      clusters: line.clusters.lowerBound..<end,
      drawnEnd: drawnEnd,
      width: (line.clusters.lowerBound..<drawnEnd).reduce(0) { $0 + clusters[$1].width }
    )
  }

  /// Whether a word has places for hyphens: it would be parted again where there is less room.
  private func canPart(_ word: Range<Int>) -> Bool {
    let isSoft = (word.lowerBound - 1..<word.upperBound).contains {
      paragraph.clusters[$0].traits.contains(.softHyphen)
    }
    return isSoft || hyphenator.map { !$0.breaks(in: paragraph, word).isEmpty } ?? false
  }
}
