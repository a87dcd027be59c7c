internal import SnaplineScene

extension Stroke {
  /// The line with dots that are a little longer than nothing, about the places where they were: of
  /// those without a length, viewers of documents leave out the one at the line's end.
  var withLongDots: Stroke {
    let length = width / 1000
    // An odd list is gone through twice, with dashes and gaps exchanged.
    let parts = dash.count.isMultiple(of: 2) ? dash : dash + dash
    let dots = stride(from: 0, to: parts.count, by: 2).filter { parts[$0] == 0 }
    var longer = self
    longer.dash = parts
    for dot in dots {
      for gap in [dot + 1, (dot + parts.count - 1) % parts.count] {
        guard longer.dash[gap] > length else { return self }
        longer.dash[gap] -= length / 2
      }
      longer.dash[dot] = length
    }
    if dots.first == 0 { longer.dashPhase += length / 2 }
    return longer
  }
}
