extension LineBreaker {
  /// How wide the tabs among some clusters are that start a line.
  func tabWidths(in clusters: Range<Int>, lead: Double) -> [Int: Double] {
    guard paragraph.hasTabs else { return [:] }
    var widths: [Int: Double] = [:]
    var pen = lead
    for place in clusters {
      let cluster = paragraph.clusters[place]
      if cluster.traits.contains(.tab) {
        widths[place] = tab(at: place, pen)
        pen += widths[place] ?? 0
      } else {
        pen += cluster.width
      }
    }
    return widths
  }

  /// How far a tab leads from a position.
  func tab(at place: Int, _ position: Double) -> Double {
    guard let stop = style.tabStops.first(where: { $0.location > position + Self.slack }) else {
      let interval = style.defaultTabInterval > 0 ? style.defaultTabInterval : Self.tabInterval
      return ((position / interval).rounded(.down) + 1) * interval - position
    }
    let room = stop.location - position
    switch stop.alignment {
    case .right: return max(0, room - widthOfColumn(after: place))
    case .center: return max(0, room - widthOfColumn(after: place) / 2)
    case .left, .natural, .justified: return room
    }
  }

  /// The width of what stands between a tab and the next one.
  private func widthOfColumn(after place: Int) -> Double {
    var width = 0.0
    for cluster in paragraph.clusters[(place + 1)...] {
      if cluster.traits.contains(.tab) || cluster.traits.contains(.mustBreakBefore) { break }
      width += cluster.width
    }
    return width
  }

  /// UIKit's default stops.
  private static let tabInterval = 28.0
}
