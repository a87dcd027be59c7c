extension LineBreaker {
  /// The line without its last word, where the paragraph would else end in a line of one word.
  ///
  /// The line ends at a break; the limit is the width that the line after it may have.
  func pushingOut(_ line: Line, width limit: @autoclosure () -> Double) -> Line {
    guard style.lineBreakStrategy.contains(.pushOut), !line.needsHyphen else { return line }
    let clusters = paragraph.clusters
    let rest = line.clusters.upperBound..<clusters.count
    guard !rest.isEmpty, !clusters[rest.lowerBound].traits.contains(.mustBreakBefore),
      clusters[rest.lowerBound].traits.contains(.breakBefore)
    else { return line }
    let limit = limit()
    var restWidth = 0.0
    for place in rest {
      let isBreak = !clusters[place].traits.isDisjoint(with: [.breakBefore, .mustBreakBefore])
      if place > rest.lowerBound, isBreak { return line }
      restWidth += clusters[place].width
      if restWidth > limit { return line }
    }
    let ends = line.clusters.dropFirst().filter { clusters[$0].traits.contains(.breakBefore) }
    // One word by itself stands no better on the line before.
    guard ends.count > 1, let end = ends.last else { return line }
    let moved = (end..<rest.lowerBound).reduce(restWidth) { $0 + clusters[$1].width }
    let needed = overhang(of: end..<clusters.count).sum
    guard moved + needed <= limit + Self.slack, !paragraph.hasTabs else { return line }
    let drawn = (line.clusters.lowerBound..<end).last { !clusters[$0].traits.contains(.whitespace) }
    let drawnEnd = (drawn ?? line.clusters.lowerBound - 1) + 1
    return Line(
      clusters: line.clusters.lowerBound..<end,
      drawnEnd: drawnEnd,
      width: (line.clusters.lowerBound..<drawnEnd).reduce(0) { $0 + clusters[$1].width },
      overhang: overhang(of: line.clusters.lowerBound..<drawnEnd)
    )
  }
}
