import Foundation
import SnaplineGeometry
import SnaplineScene
import TestSupport
import Testing

@testable import SnaplineHTMLReport

@Suite struct `Where a view is seen` {
  /// A view of 40 × 20 in a box of 60 × 60, under a transform and in a clip.
  private func shapes(_ transform: Transform, clip: Edges? = nil) -> SeenShapes {
    let frame = Edges(left: 10, top: 10, right: 50, bottom: 30)
    let box = Edges(left: 0, top: 0, right: 60, bottom: 60)
    var scene = Scene(size: CGSize(width: 60, height: 60), scale: 1)
    scene.tree = LayoutTree(nodes: [
      .init(parent: nil, className: "View", frame: box),
      .init(parent: 0, className: "Label", frame: frame),
    ])
    scene.items = [
      .begin(Group(className: "View", clip: clip.map { .rectangle($0) })),
      .begin(Group(className: "Label", transform: transform)),
      .fill(.rectangle(frame), .color(.black)), .end, .end,
    ]
    return SeenShapes(of: scene)
  }

  @Test func `is its frame without a transform and a clip, and takes no room on a page`() {
    let plain = shapes(.identity, clip: Edges(left: 0, top: 0, right: 60, bottom: 60))
    expectEqual(plain.members(of: 0), [])
    expectEqual(plain.members(of: 1), [])
  }

  @Test func `is where a transform turns it, and what a clip leaves of it`() {
    // A quarter turn about the middle, which is at 30 20.
    let turned = Transform(a: 0, b: 1, c: -1, d: 0, tx: 50, ty: -10)
    expectEqual(shapes(turned).members(of: 1), ["[40,0,40,40,20,40,20,0]", "0"])
    let cut = shapes(turned, clip: Edges(left: 0, top: 10, right: 30, bottom: 60))
    expectEqual(cut.members(of: 1), ["[40,0,40,40,20,40,20,0]", "[20,10,10,30]"])
    expectEqual(
      shapes(.identity, clip: Edges(left: 0, top: 0, right: 8, bottom: 8)).members(of: 1),
      ["0", "[10,10,0,0]"]
    )
  }

  /// A mask paints a view over where it is seen; nobody asked both.
  @Test func `lies in the box that a mask of it has`() {
    for start in Seed.many(200) {
      var seed = start
      let angle = Double(seed.number(in: 0...628)) / 100
      let scale = Double(seed.number(in: 50...150)) / 100
      let (a, b) = (CGFloat(cos(angle) * scale), CGFloat(sin(angle) * scale))
      let map = Transform(
        a: a,
        b: b,
        c: -b,
        d: a,
        tx: CGFloat(seed.number(in: -20...20)),
        ty: CGFloat(seed.number(in: -20...20))
      )
      let points = shapes(map).corners[1] ?? []
      let box = Edges(left: 10, top: 10, right: 50, bottom: 30).mapped(by: map)
      let (across, down) = (points.map { Double($0.x) }, points.map { Double($0.y) })
      let found = [across.min(), down.min(), across.max(), down.max()].compactMap(\.self)
      let wanted = [box.left, box.top, box.right, box.bottom]
      #expect(
        found.count == 4 && zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-6 },
        "\(start): \(found), \(wanted)"
      )
    }
  }
}
