extension CodeMatrix {
  /// A corner between modules.
  package struct Corner: Hashable, Sendable {
    package var x: Int
    package var y: Int

    package init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
  }

  /// The closed lines around the dark modules, clockwise around dark and the other way around holes.
  ///
  /// Drawn as squares side by side, modules would let light through between them wherever their edges
  /// aren't on whole pixels.
  package var outlines: [[Corner]] {
    var waiting = edges
    var outlines: [[Corner]] = []
    for start in waiting.keys.sorted(by: { ($0.y, $0.x) < ($1.y, $1.x) }) {
      while let first = waiting[start]?.first {
        outlines.append(follow(from: start, first, in: &waiting))
      }
    }
    return outlines
  }

  private enum Direction: Hashable {
    case right, down, left, up

    /// The turns that keep the line at the module that it goes around, the nearest first.
    var turns: [Direction] {
      switch self {
      case .right: [.down, .right, .up]
      case .down: [.left, .down, .right]
      case .left: [.up, .left, .down]
      case .up: [.right, .up, .left]
      }
    }

    func end(of corner: Corner) -> Corner {
      switch self {
      case .right: Corner(x: corner.x + 1, y: corner.y)
      case .down: Corner(x: corner.x, y: corner.y + 1)
      case .left: Corner(x: corner.x - 1, y: corner.y)
      case .up: Corner(x: corner.x, y: corner.y - 1)
      }
    }
  }

  /// The edges between dark and light by where they begin; dark lies on their right.
  private var edges: [Corner: [Direction]] {
    var edges: [Corner: [Direction]] = [:]
    for y in 0..<rows {
      for x in 0..<width where isDark(x, y) {
        if !isDark(x, y - 1) { edges[Corner(x: x, y: y), default: []].append(.right) }
        if !isDark(x + 1, y) { edges[Corner(x: x + 1, y: y), default: []].append(.down) }
        if !isDark(x, y + 1) { edges[Corner(x: x + 1, y: y + 1), default: []].append(.left) }
        if !isDark(x - 1, y) { edges[Corner(x: x, y: y + 1), default: []].append(.up) }
      }
    }
    return edges
  }

  private func follow(
    from start: Corner,
    _ first: Direction,
    in waiting: inout [Corner: [Direction]]
  ) -> [Corner] {
    var corners = [start]
    var (corner, direction) = (start, first)
    while true {
      waiting[corner]?.removeAll { $0 == direction }
      corner = direction.end(of: corner)
      guard let next = direction.turns.first(where: { waiting[corner]?.contains($0) ?? false })
      else { break }
      if next != direction { corners.append(corner) }
      direction = next
    }
    return corners
  }
}
