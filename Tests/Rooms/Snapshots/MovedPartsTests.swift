import Foundation
import SnaplineGeometry
import SnaplineScene
import SnaplineSnapshots
import TestSupport
import Testing

/// A view whose content lies in groups of its own: a tinted symbol, a mirrored one, a turned one, and
/// a view that is turned as a whole.
private struct Badge {
  var (x, y) = (20.0, 10.0)
  var color = RGBA.black
  /// How much narrower the tinted part's clip is than the view.
  var cut = 0.0
  /// Where in the view the mirrored part begins.
  var inset = 4.0
  /// How far the turned part is turned.
  var turn = 0.4
  /// How far the turned part is off the middle.
  var shift = 0.0
  var opacity = 1.0
  /// How far the view as a whole is turned around its middle.
  var tilt = 0.3

  private var frame: Edges { Edges(left: x, top: y, right: x + 40, bottom: y + 24) }

  private func around(_ angle: Double, _ place: CGPoint) -> Transform {
    Transform(translationX: -place.x, y: -place.y)
      .concatenating(Transform(rotationAngle: angle))
      .concatenating(Transform(translationX: place.x, y: place.y))
  }

  var document: SceneDocument {
    let middle = CGPoint(x: x + 20, y: y + 12)
    let mirror = Transform(a: -1, b: 0, c: 0, d: 1, tx: frame.left + frame.right, ty: 0)
    let part = Edges(left: x + inset, top: y + 2, right: x + inset + 8, bottom: y + 10)
    let turned = Transform(rotationAngle: turn)
      .concatenating(Transform(translationX: middle.x + shift, y: middle.y))
    let spoke = Shape.rounded(
      Edges(left: -1, top: -9, right: 1, bottom: -4),
      CornerRadii(1),
      .circular
    )
    let clip = Edges(left: x, top: y, right: x + 40 - cut, bottom: y + 24)
    var scene = Scene(size: CGSize(width: 1000, height: 1000), scale: 2)
    scene.tree.nodes = [
      LayoutTree.Node(parent: nil, className: "ImageView", identifier: "star", frame: frame)
    ]
    scene.items = [
      .begin(
        Group(identifier: "star", className: "ImageView", transform: around(tilt, middle))
      ),
      .begin(Group(className: "", opacity: opacity, clip: .rectangle(clip))), .beginMask,
      .fill(.rectangle(frame), .color(.black)), .endMask, .fill(.rectangle(frame), .color(color)),
      .end, .begin(Group(className: "", transform: mirror)),
      .fill(.rectangle(part), .color(.black)), .end,
      .begin(Group(className: "", transform: turned)), .fill(spoke, .color(.black)), .end, .end,
    ]
    return SceneDocument(scene: scene)
  }
}

@Suite struct `A view that moves` {
  @Test func `takes the groups of its content along, and changes no style`() {
    for var seed in Seed.some(200) {
      let old = Badge(x: seed.coordinate() / 2, y: seed.coordinate() / 2)
      var new = old
      (new.x, new.y) = (seed.coordinate() / 2, seed.coordinate() / 2)
      let findings = FoundDifferences(baseline: old.document, scene: new.document)
      expectEqual(findings.exceeded(), [.layout], "\(seed) \(findings.differences)")
      #expect(findings.differences.count == 1, "\(seed)")
    }
  }

  private static let edits: [(String, @Sendable (inout Badge) -> Void)] = [
    ("background", { $0.color = .white }), ("group clip edges in the view", { $0.cut = 4 }),
    ("background edges in the view", { $0.inset = 7 }), ("group transform", { $0.turn = 1.2 }),
    ("background edges in the view", { $0.shift = 3 }), ("group opacity", { $0.opacity = 0.5 }),
    ("transform", { $0.tilt = 0.5 }),
  ]

  @Test func `still tells what changed in it`() {
    for (property, edit) in Self.edits {
      for move in [0.0, 37.5] {
        let old = Badge()
        var new = old
        new.y += move
        edit(&new)
        let findings = FoundDifferences(baseline: old.document, scene: new.document)
        #expect(findings.exceeded() == (move == 0 ? [.style] : [.layout, .style]), "\(property)")
        let changes = findings.differences.filter { $0.kind == .style }.flatMap(\.changes)
        #expect(changes.contains { $0.property == property }, "\(property) \(changes)")
        #expect(changes.allSatisfy { $0.old != $0.new }, "\(changes)")
      }
    }
  }
}
