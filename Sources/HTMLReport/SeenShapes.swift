internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGFloat
import struct Foundation.CGPoint

/// Where views are seen on the canvas, as far as that isn't their frame: turned by transforms, cut by
/// the clips around them.
struct SeenShapes {
  /// The corners of a view that is transformed, clockwise from the one at the top left.
  private(set) var corners: [Int: [CGPoint]] = [:]
  /// The smallest upright box around what the clips leave of a view, where they cut it.
  private(set) var clips: [Int: Edges] = [:]

  init() {}

  init(of scene: Scene) {
    let owners = scene.groupOwners
    var groups = [(map: Transform.identity, clip: Edges?.none)]
    for (place, item) in scene.items.enumerated() {
      switch item {
      case .begin(let group):
        var (map, clip) = groups[groups.count - 1]
        map = group.transform.concatenating(map)
        if let node = owners[place] { note(node, scene.tree.nodes[node].frame, map, clip) }
        if let own = group.clip?.bounds.mapped(by: map) { clip = clip?.intersection(own) ?? own }
        groups.append((map, clip))
      case .end where groups.count > 1: groups.removeLast()
      default: break
      }
    }
  }

  private mutating func note(_ node: Int, _ frame: Edges, _ map: Transform, _ clip: Edges?) {
    if !map.isIdentity {
      let (left, right) = (CGFloat(frame.left), CGFloat(frame.right))
      let (top, bottom) = (CGFloat(frame.top), CGFloat(frame.bottom))
      corners[node] = [(left, top), (right, top), (right, bottom), (left, bottom)]
        .map { CGPoint(x: $0, y: $1).applying(map) }
    }
    guard let clip else { return }
    let box = frame.mapped(by: map)
    let seen = box.intersection(clip)
    if seen != box { clips[node] = seen }
  }

  /// What a page is told of a view behind its frame, such as `[0,0,8,0,8,4,0,4],[0,0,4,4]`; nothing
  /// where it is seen in its frame.
  func members(of node: Int) -> [String] {
    guard corners[node] != nil || clips[node] != nil else { return [] }
    let points = corners[node]?.flatMap { [Double($0.x), Double($0.y)] }
    let box = clips[node].map { [$0.left, $0.top, max(0, $0.width), max(0, $0.height)] }
    return [points, box].map { numbers in
      numbers.map { "[" + $0.map(Self.text).joined(separator: ",") + "]" } ?? "0"
    }
  }

  private static func text(_ number: Double) -> String {
    JSON.number((number * 1_000).rounded() / 1_000)
  }
}
