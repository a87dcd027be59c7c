import struct Foundation.CGFloat

/// Which views stand in which line.
struct LineBreaking: Equatable {
  /// The views of each line, by their places.
  private(set) var lines: [Range<Int>] = []

  /// Widths are answers of the solver, which are rounded.
  private static let leastExcess: CGFloat = 1e-3

  /// Fills each line with as many views as it has room for, and at least with one.
  ///
  /// `gaps` has the distance after each view.
  init(widths: [CGFloat], gaps: [CGFloat], room: CGFloat) {
    var start = 0
    var end: CGFloat = 0
    for place in widths.indices {
      let next = place == start ? widths[place] : end + gaps[place - 1] + widths[place]
      if place > start, next > room + Self.leastExcess {
        lines.append(start..<place)
        (start, end) = (place, widths[place])
      } else {
        end = next
      }
    }
    if start < widths.count { lines.append(start..<widths.count) }
  }

  /// By how much each distance in a line grows so that the line is as wide as the room.
  static func growth(
    of line: Range<Int>,
    widths: [CGFloat],
    gaps: [CGFloat],
    room: CGFloat
  ) -> CGFloat {
    guard line.count > 1 else { return 0 }
    let length = widths[line].reduce(0, +) + gaps[line.dropLast()].reduce(0, +)
    return max(0, room - length) / CGFloat(line.count - 1)
  }
}
