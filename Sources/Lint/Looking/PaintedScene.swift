import SnaplineGeometry
import SnaplineScene

import struct Foundation.CGPoint

/// What a scene paints, as rectangles on the canvas in the order of painting.
final class PaintedScene {
  /// A line of text that is seen.
  struct Letters {
    let node: Int
    let line: TextLine
    /// Down from its capitals to its baseline, as far as what scrolls around it lets it through.
    let box: Edges
    /// How many things were painted before.
    let order: Int
    let opacity: Double
    /// Where the outermost group began that is painted with less than its full strength.
    let fadedSince: Int?
    /// Whether it stands upright, and nothing mixes it with what lies behind in ways of its own.
    let isPlain: Bool
    /// Whether its view casts a shadow of the letters, or an effect gives them another colour.
    let hasEffects: Bool
  }

  /// Something that covers what was painted before.
  struct Cover {
    let node: Int?
    let box: Edges
    /// How far the corners are cut off.
    let corner: Double
    /// Nothing where it has several colours, or none that is known.
    let color: RGBA?
  }

  private(set) var letters: [Letters] = []
  /// By their order.
  private(set) var covers: [Cover] = []
  /// The part of each view that what scrolls around it lets through, and how many things were painted
  /// before it; nothing of views that aren't painted.
  private(set) var views: [Int: (box: Edges, order: Int, opacity: Double)] = [:]

  /// What holds inside of a group.
  fileprivate struct Inside {
    var node: Int?
    var transform = Transform.identity
    var clip: Edges?
    var opacity = 1.0
    var fadedSince: Int?
    var isPlain = true
    /// Whether an effect changes colours.
    var isTinted = false
    /// Whether the view itself casts a shadow of what it draws.
    var castsShadow = false
    var isPainted = true
  }

  /// Nothing, for rules that don't ask.
  init() {}

  init(_ scene: Scene, _ tree: LintedTree) {
    views.reserveCapacity(tree.nodes.count)
    var stack = [Inside()]
    // What is painted of a mask isn't seen, and neither is anything around it until it ends.
    var masks = 0
    for item in scene.items {
      switch item {
      case .begin(let group):
        var inside = inside(of: group, in: stack[stack.count - 1], tree, scene)
        inside.isPainted = masks == 0
        stack.append(inside)
        if masks == 0, let node = group.node, tree.nodes.indices.contains(node) {
          let box = inside.clipped(tree.nodes[node].frame)
          views[node] = (box, covers.count, inside.opacity)
        }
      case .end: if stack.count > 1 { stack.removeLast() }
      case .beginMask:
        masks += 1
        stack[stack.count - 1].isPlain = false
      case .endMask: masks -= 1
      default: if masks == 0 { paint(item, in: stack[stack.count - 1]) }
      }
    }
  }

  fileprivate func inside(
    of group: Group,
    in outer: Inside,
    _ tree: LintedTree,
    _ scene: Scene
  ) -> Inside {
    var inside = outer
    if let node = group.node, tree.nodes.indices.contains(node) {
      inside.node = node
      inside.castsShadow = false
    }
    if let shadow = group.shadow, shadow.color.alpha > 0 { inside.castsShadow = true }
    if group.effect != nil { inside.isTinted = true }
    inside.transform = group.transform.concatenating(outer.transform)
    inside.opacity *= group.opacity
    if group.opacity < 1, outer.fadedSince == nil { inside.fadedSince = covers.count }
    if group.blend != nil || !inside.transform.isUpright { inside.isPlain = false }
    // What leaves a root leaves the canvas, and is told so.
    if let clip = group.clip, outer.node != nil {
      let box = inside.transform.box(around: clip.bounds)
      inside.clip = outer.clip?.intersection(box) ?? box
    }
    return inside
  }

  private func paint(_ item: DisplayItem, in inside: Inside) {
    guard inside.opacity > 0 else { return }
    switch item {
    case .text(let line): note(line, in: inside)
    case .fill(let shape, let paint): cover(shape, paint.plain, in: inside)
    case .picture(_, let edges), .vector(_, let edges): cover(.rectangle(edges), nil, in: inside)
    case .shadow(let shape, let shadow):
      guard shadow.color.alpha > 0 else { return }
      let reach = shadow.radius * 3
      let edges = shape.bounds.inset(by: -reach).offset(x: shadow.x, y: shadow.y)
      cover(.rectangle(edges), nil, in: inside)
    default: break
    }
  }

  private func note(_ line: TextLine, in inside: Inside) {
    guard let node = inside.node, line.width > 0 else { return }
    let size = line.runs.map(\.face.name.size).max() ?? 0
    let edges = Edges(
      left: line.x,
      top: line.baseline - size * 0.7,
      right: line.x + line.width,
      bottom: line.baseline
    )
    let box = inside.clipped(edges)
    guard !box.isEmpty else { return }
    letters.append(
      Letters(
        node: node,
        line: line,
        box: box,
        order: covers.count,
        opacity: inside.opacity,
        fadedSince: inside.fadedSince,
        isPlain: inside.isPlain,
        hasEffects: inside.isTinted || inside.castsShadow
      )
    )
  }

  private func cover(_ shape: Shape, _ color: RGBA?, in inside: Inside) {
    let box = inside.clipped(shape.bounds)
    guard !box.isEmpty else { return }
    var (color, corner) = (color, 0.0)
    switch shape {
    case .rectangle: break
    case .rounded(let edges, let radii, _):
      let all = radii.fitting(width: edges.width, height: edges.height)
      corner = max(all.topLeft, all.topRight, all.bottomLeft, all.bottomRight)
    case .path: color = nil
    }
    if !inside.isPlain || inside.isTinted { color = nil }
    color?.alpha *= inside.opacity
    if let color, color.alpha <= 0 { return }
    covers.append(Cover(node: inside.node, box: box, corner: corner, color: color))
  }
}

extension PaintedScene.Inside {
  /// The part of a rectangle that is seen, on the canvas.
  fileprivate func clipped(_ edges: Edges) -> Edges {
    let box = transform.box(around: edges)
    return clip.map(box.intersection) ?? box
  }
}

extension PaintedScene.Cover {
  /// Whether it covers all of a rectangle, its round corners left out.
  func covers(_ other: Edges) -> Bool {
    guard box.contains(other, slack: 0.5) else { return false }
    // A square whose corner lies on the arc is inset by so much.
    let inset = corner * 0.293
    return corner <= 0 || box.inset(by: inset).contains(other)
      || other.left >= box.left + corner && other.right <= box.right - corner
      || other.top >= box.top + corner && other.bottom <= box.bottom - corner
  }
}

extension Transform {
  /// Whether rectangles stay upright.
  fileprivate var isUpright: Bool { b == 0 && c == 0 }

  /// The upright rectangle around what becomes of one.
  fileprivate func box(around edges: Edges) -> Edges {
    guard !isIdentity else { return edges }
    let corners = [
      CGPoint(x: edges.left, y: edges.top), CGPoint(x: edges.right, y: edges.top),
      CGPoint(x: edges.left, y: edges.bottom), CGPoint(x: edges.right, y: edges.bottom),
    ].map { applied(to: $0) }
    let (across, down) = (corners.map(\.x), corners.map(\.y))
    return Edges(
      left: across.min() ?? edges.left,
      top: down.min() ?? edges.top,
      right: across.max() ?? edges.right,
      bottom: down.max() ?? edges.bottom
    )
  }
}

extension Paint {
  /// The one colour that it has everywhere.
  fileprivate var plain: RGBA? {
    if case .color(let color) = self { return color }
    let colors = Set(stops.map(\.color))
    return colors.count == 1 ? colors.first : nil
  }
}
