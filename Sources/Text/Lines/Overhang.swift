/// What a line's ink needs beside its width.
struct Overhang {
  var left = 0.0
  var right = 0.0

  var sum: Double { left + right }

  /// As much of it as there is room for; a letter too wide for any line sticks out as far as it does.
  func limited(to room: Double) -> Overhang {
    guard sum > room else { return self }
    let left = min(left, max(0, room))
    return Overhang(left: left, right: max(0, room - left))
  }
}

extension LineContent {
  /// What the ink needs beside the width, without what may be ignored at either end.
  func overhang(ignoring ignored: Double) -> Overhang {
    let most = mostReach
    guard most > ignored else { return Overhang() }
    return Overhang(
      left: max(0, reach(onLeft: true, atMost: most) - ignored),
      right: max(0, reach(onLeft: false, atMost: most) - ignored)
    )
  }

  private var mostReach: Double {
    pieces.reduce(0) { max($0, Double($1.shaped.mostReach)) } - min(0, tightening)
  }

  /// How far ink sticks out at an end: of the letter there, or of one behind a letter less wide.
  private func reach(onLeft isLeft: Bool, atMost most: Double) -> Double {
    var (pen, reach, looked) = (0.0, 0.0, 0)
    let parts = visualParts
    for part in isLeft ? parts : parts.reversed() {
      let isFromEnd = isLeft == part.isRightToLeft
      for step in 0..<part.clusters.count {
        let place =
          isFromEnd ? part.clusters.upperBound - 1 - step : part.clusters.lowerBound + step
        let cluster = pieces[part.piece].shaped.clusters[place]
        let width = width(of: place, in: pieces[part.piece])
        let beyond = isLeft ? cluster.reach.left : cluster.reach.right
        // At the right it counts from where the letter would end by itself.
        let loss = cluster.traits.contains(.mark) ? -tightening : cluster.width - width
        reach = max(reach, Double(beyond) - pen + (isLeft ? 0 : loss))
        pen += width
        looked += 1
        if pen > most || looked == Self.mostLookedAt { return reach }
      }
    }
    return reach
  }

  /// More clusters never lie within the width of a letter, but in texts that nobody reads.
  private static let mostLookedAt = 32

  private typealias Part = (piece: Int, clusters: Range<Int>, isRightToLeft: Bool)

  private var visualParts: [Part] {
    let isMixed = pieces.contains { $0.shaped.hasRightToLeftRuns || ($0.level ?? 0) & 1 == 1 }
    guard isMixed else { return pieces.indices.map { ($0, pieces[$0].clusters, false) } }
    return visualSegments().map { ($0.piece, $0.clusters, $0.isRightToLeft) }
  }
}

extension LineBreaker {
  /// Whether a line has room within a width, its ink as well.
  func fits(_ line: Line, _ width: Double, _ lead: Double) -> Bool {
    guard leeway.isWithin(line.width, width) else { return false }
    let most = Double(paragraph.mostReach)
    guard most > ignoredReach, !leeway.isWithin(line.width + 2 * most, width) else { return true }
    let content = content(of: line, lead)
    return leeway.isWithin(line.width + content.overhang(ignoring: ignoredReach).sum, width)
  }

  /// What a line draws, with what its ink needs as far as there is room.
  func content(of line: Line, _ lead: Double, room: Double) -> LineContent {
    var content = content(of: line, lead)
    let overhang = content.overhang(ignoring: ignoredReach)
    content.overhang = overhang.limited(to: room - line.width)
    if overhang.sum > 0 { leeway.need(line.width + overhang.sum) }
    return content
  }

  private func content(of line: Line, _ lead: Double) -> LineContent {
    var content = LineContent(width: line.width)
    guard let last = line.drawn.last else { return content }
    content.pieces = [
      LineContent.Piece(
        shaped: paragraph,
        looks: looks,
        clusters: line.drawn,
        tabWidths: tabWidths(in: line.drawn, lead: lead)
      )
    ]
    if line.needsHyphen { content.pieces.append(hyphen(after: last).piece) }
    return content
  }

  /// The hyphen that is shown after a cluster.
  func hyphen(after cluster: Int) -> LineContent.Mark {
    hyphens[looks.stretch(at: Int(paragraph.clusters[cluster].start))]
  }
}
