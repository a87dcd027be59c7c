internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGFloat

/// A box around all that a group paints, in its own coordinates.
struct InkBox {
  private var edges: Edges?
  private var open: [(map: Transform, clip: Edges?)]
  /// How far shadows of inner groups reach beyond what casts them.
  private var margin = 0.0

  /// - Parameter items: The display list from the group's beginning on.
  init(_ items: ArraySlice<DisplayItem>) {
    open = [(.identity, nil)]
    for item in items.dropFirst() {
      add(item)
      if open.isEmpty { break }
    }
  }

  private mutating func add(_ item: DisplayItem) {
    switch item {
    case .begin(let group):
      let around = open[open.count - 1]
      let map = group.transform.concatenating(around.map)
      var clip = around.clip
      if let own = group.clip?.bounds.around(map) {
        clip = clip.map { $0.intersection(own) } ?? own
      }
      open.append((map, clip))
      // Its shadow lies beside what casts it; what that is comes only after.
      if let shadow = group.shadow {
        reach(max(abs(shadow.x), abs(shadow.y)) + 3 * shadow.radius, map)
      }
      if let effect = group.effect { reach(3 * effect.blur, map) }
    case .end: open.removeLast()
    case .fill(let shape, _), .border(let shape, _, _): add(shape.bounds)
    case .stroke(let shape, let stroke, _): add(Ink.outline(shape, stroke).bounds)
    case .shadow(let shape, let shadow):
      add(shape.bounds.offset(x: shadow.x, y: shadow.y).inset(by: -3 * shadow.radius))
    case .text(let line):
      add(line.inkBox)
      for (shadow, silhouette) in line.shadows {
        add(silhouette.inkBox.inset(by: -3 * shadow.radius))
      }
    case .picture(_, let edges), .vector(_, let edges): add(edges)
    case .beginMask, .endMask: break
    }
  }

  private mutating func reach(_ reach: Double, _ map: Transform) {
    let grown = margin + reach * max(abs(map.a) + abs(map.c), abs(map.b) + abs(map.d))
    // What isn't a number is met here before it is refused.
    margin = grown < Bounds.farthest ? grown : Bounds.farthest
  }

  private mutating func add(_ edges: Edges) {
    guard let last = open.last else { return }
    var box = edges.around(last.map)
    if let clip = last.clip { box = box.intersection(clip) }
    guard let box = box.bounded else { return }
    if !box.isEmpty { self.edges = box.united(with: self.edges) }
  }

  /// The box with room for the shadows of inner groups.
  var whole: Edges? { edges?.inset(by: -margin) }
}

extension Edges {
  /// The upright box around the mapped rectangle.
  func around(_ map: Transform) -> Edges {
    map.isIdentity ? self : Edges(rect.applying(map))
  }

  /// The upright box around both.
  func united(with other: Edges?) -> Edges {
    guard let other else { return self }
    return Edges(
      left: min(left, other.left),
      top: min(top, other.top),
      right: max(right, other.right),
      bottom: max(bottom, other.bottom)
    )
  }
}
