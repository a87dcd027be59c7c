/// Shortens a line and puts an ellipsis where something is left out.
struct Truncation {
  let breaker: LineBreaker
  let looks: Paragraph
  /// The width the line may have, ellipsis included.
  let width: Double
  let tabWidths: [Int: Double]

  enum Place { case head, middle, tail }

  init(_ breaker: LineBreaker, _ looks: Paragraph, _ clusters: Range<Int>, in line: ComposedLine) {
    self.breaker = breaker
    self.looks = looks
    width = line.room
    tabWidths = breaker.tabWidths(in: clusters, lead: line.lead)
  }

  /// The stretch whose looks the ellipsis takes: the one in which text is left out.
  func stretch(of clusters: Range<Int>, at place: Place) -> Paragraph.Stretch {
    let cluster =
      switch place {
      case .head: clusters.lowerBound
      case .middle: prefix(of: clusters, within: width / 2).clusters.upperBound
      case .tail: prefix(of: clusters, within: width).clusters.upperBound
      }
    let last = max(0, breaker.paragraph.clusters.count - 1)
    let byte = breaker.paragraph.byte(of: min(cluster, last))
    return looks.stretches[looks.stretch(at: byte)]
  }

  /// The clusters of a line with an ellipsis; there is one even where all would fit.
  func content(_ clusters: Range<Int>, at place: Place, mark: LineContent.Mark) -> LineContent {
    var room = width - mark.width + LineBreaker.slack
    var content = LineContent()
    // What is left out for the sake of ink uncovers other ink, which may reach further.
    for _ in 0..<Self.mostTries {
      guard room >= 0 else { return LineContent() }
      content = shortened(clusters, at: place, mark, within: room)
      let needed = content.overhang(ignoring: breaker.ignoredReach)
      content.overhang = needed.limited(to: width - content.width)
      let excess = content.width + needed.sum - width
      guard excess > LineBreaker.slack, content.pieces.count > 1 else { break }
      room = content.width - mark.width - excess
    }
    return content
  }

  private static let mostTries = 8

  private func shortened(
    _ clusters: Range<Int>,
    at place: Place,
    _ mark: LineContent.Mark,
    within room: Double
  ) -> LineContent {
    var head = Part(clusters: clusters.lowerBound..<clusters.lowerBound, width: 0)
    var tail = Part(clusters: clusters.upperBound..<clusters.upperBound, width: 0)
    switch place {
    case .tail:
      head = prefix(of: clusters, within: room)
    case .head:
      tail = suffix(of: clusters, within: room)
    case .middle:
      head = prefix(of: clusters, within: room / 2)
      let rest = head.clusters.upperBound..<clusters.upperBound
      tail = suffix(of: rest, within: room - head.width)
      let start = clusters.lowerBound..<tail.clusters.lowerBound
      head = prefix(of: start, within: room - tail.width)
    }
    var content = LineContent(width: head.width + mark.width + tail.width)
    if !head.clusters.isEmpty { content.pieces.append(piece(head.clusters)) }
    content.pieces.append(mark.piece)
    if !tail.clusters.isEmpty { content.pieces.append(piece(tail.clusters)) }
    return content
  }

  private struct Part {
    var clusters: Range<Int>
    var width: Double
  }

  private func piece(_ clusters: Range<Int>) -> LineContent.Piece {
    LineContent.Piece(
      shaped: breaker.paragraph,
      looks: looks,
      clusters: clusters,
      tabWidths: tabWidths
    )
  }

  /// The first clusters that fit, whole characters only, without white space at their end.
  private func prefix(of clusters: Range<Int>, within room: Double) -> Part {
    let all = breaker.paragraph.clusters
    var pen = 0.0
    var part = Part(clusters: clusters.lowerBound..<clusters.lowerBound, width: 0)
    for place in clusters {
      pen += tabWidths[place] ?? all[place].width
      guard pen <= room else { break }
      let isWhole = place + 1 >= all.count || all[place + 1].traits.contains(.splitBefore)
      if isWhole, !all[place].traits.contains(.whitespace) {
        part = Part(clusters: clusters.lowerBound..<place + 1, width: pen)
      }
    }
    return part
  }

  /// The last clusters that fit, whole characters only, without white space at their start.
  private func suffix(of clusters: Range<Int>, within room: Double) -> Part {
    let all = breaker.paragraph.clusters
    var pen = 0.0
    var part = Part(clusters: clusters.upperBound..<clusters.upperBound, width: 0)
    for place in clusters.reversed() {
      pen += tabWidths[place] ?? all[place].width
      guard pen <= room else { break }
      if all[place].traits.contains(.splitBefore), !all[place].traits.contains(.whitespace) {
        part = Part(clusters: place..<clusters.upperBound, width: pen)
      }
    }
    return part
  }
}
