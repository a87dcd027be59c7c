/// Shortens a line and puts an ellipsis where something is left out.
struct Truncation {
  let breaker: LineBreaker
  let looks: Paragraph
  /// The width the line may have, ellipsis included.
  let width: Double
  enum Place { case head, middle, tail }

  /// The clusters of a line with an ellipsis; there is one even where all would fit.
  func content(
    _ clusters: Range<Int>,
    at place: Place,
    mark: LineContent.Piece,
    _ markWidth: Double
  ) -> LineContent {
    let room = width - markWidth + LineBreaker.slack
    guard room >= 0 else { return LineContent() }
    var head = clusters.lowerBound..<clusters.lowerBound
    var tail = clusters.upperBound..<clusters.upperBound
    var used = 0.0
    switch place {
    case .tail:
      head = prefix(of: clusters, within: room, &used)
    case .head:
      tail = suffix(of: clusters, within: room, &used)
    case .middle:
      head = prefix(of: clusters, within: room / 2, &used)
      var tailWidth = 0.0
      tail = suffix(of: head.upperBound..<clusters.upperBound, within: room - used, &tailWidth)
      head = prefix(of: clusters.lowerBound..<tail.lowerBound, within: room - tailWidth, &used)
      used += tailWidth
    }
    var content = LineContent(width: used + markWidth)
    if !head.isEmpty { content.pieces.append(piece(head)) }
    content.pieces.append(mark)
    if !tail.isEmpty { content.pieces.append(piece(tail)) }
    return content
  }

  private func piece(_ clusters: Range<Int>) -> LineContent.Piece {
    LineContent.Piece(shaped: breaker.paragraph, looks: looks, clusters: clusters)
  }

  /// The stretch whose looks the ellipsis takes: the one in which text is left out.
  func stretch(of clusters: Range<Int>, at place: Place) -> Paragraph.Stretch {
    var used = 0.0
    let cluster =
      switch place {
      case .head: clusters.lowerBound
      case .middle: prefix(of: clusters, within: width / 2, &used).upperBound
      case .tail: prefix(of: clusters, within: width, &used).upperBound
      }
    let known = breaker.paragraph.clusters
    let byte = breaker.paragraph.byte(of: min(cluster, max(0, known.count - 1)))
    return looks.stretches[looks.stretch(at: byte)]
  }

  /// The first clusters that fit, whole characters only, without white space at their end.
  private func prefix(of clusters: Range<Int>, within room: Double, _ used: inout Double)
    -> Range<Int>
  {
    let all = breaker.paragraph.clusters
    var pen = 0.0
    var (end, width) = (clusters.lowerBound, 0.0)
    for place in clusters {
      let cluster = all[place]
      pen += breaker.width(of: cluster, at: pen)
      guard pen <= room else { break }
      let isWhole = place + 1 >= all.count || all[place + 1].traits.contains(.splitBefore)
      if isWhole, !cluster.traits.contains(.whitespace) { (end, width) = (place + 1, pen) }
    }
    used = width
    return clusters.lowerBound..<end
  }

  /// The last clusters that fit, whole characters only, without white space at their start.
  private func suffix(of clusters: Range<Int>, within room: Double, _ used: inout Double)
    -> Range<Int>
  {
    let all = breaker.paragraph.clusters
    var pen = 0.0
    var (start, width) = (clusters.upperBound, 0.0)
    for place in clusters.reversed() {
      let cluster = all[place]
      pen += breaker.width(of: cluster, at: 0)
      guard pen <= room else { break }
      let isWhole = cluster.traits.contains(.splitBefore)
      if isWhole, !cluster.traits.contains(.whitespace) { (start, width) = (place, pen) }
    }
    used = width
    return start..<clusters.upperBound
  }
}
