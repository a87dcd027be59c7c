import Foundation
import SnaplineGeometry
import SnaplineScene
import Testing

@Suite struct `The views of groups in a kept scene` {
  private let frame = Edges(left: 0, top: 0, right: 10, bottom: 10)

  private func node(_ parent: Int?, _ name: String = "View", isHidden: Bool = false)
    -> LayoutTree.Node
  {
    LayoutTree.Node(parent: parent, className: name, frame: frame, isHidden: isHidden)
  }

  private func begin(_ name: String = "View", cuts: Edges? = nil) -> DisplayItem {
    .begin(Group(className: name, clip: cuts.map { .rectangle($0) }))
  }

  /// The views of the groups that begin, one after the other.
  private func owners(_ items: [DisplayItem], _ nodes: [LayoutTree.Node]) -> [Int?] {
    let scene = Scene(size: .zero, scale: 1, items: items, tree: LayoutTree(nodes: nodes))
    return zip(scene.groupOwners, items).compactMap { owner, item in
      if case .begin = item { .some(owner) } else { nil }
    }
  }

  @Test func `are none that are hidden`() {
    let nodes = [
      node(nil), node(0, isHidden: true), node(1, isHidden: true), node(0), node(0, isHidden: true),
      node(0),
    ]
    let items = [begin(), begin(), .end, begin(), .end, .end]
    #expect(owners(items, nodes) == [0, 3, 5])
  }

  @Test func `aren't those of a mask of one shape`() {
    let part = Edges(left: 1, top: 1, right: 5, bottom: 5)
    // Two views in it, one in it, none in it.
    let two = [begin(), begin(cuts: part), begin(), .end, begin(), .end, .end, .end]
    #expect(owners(two, [node(nil), node(0), node(0)]) == [0, nil, 1, 2])
    let one = [begin(), begin(cuts: frame), begin(), .end, .end, .end]
    #expect(owners(one, [node(nil), node(0)]) == [0, nil, 1])
    #expect(owners([begin(), begin(cuts: part), .end, .end], [node(nil)]) == [0, nil])
    // A view in a view, which cuts what is in it.
    #expect(owners(one, [node(nil), node(0), node(1)]) == [0, 1, 2])
  }

  @Test func `aren't those of a mask with views of its own`() {
    let items: [DisplayItem] = [
      begin(), .beginMask, begin("Label"), begin("Label"), .end, .end, .endMask, begin("Label"),
      .end,
      .end,
    ]
    #expect(owners(items, [node(nil), node(0, "Label")]) == [0, nil, nil, 1])
  }

  @Test func `come last in the view around them, after what it draws itself`() {
    let items: [DisplayItem] = [
      begin(), begin("Label"), .end, begin("Label"), .end, begin(""), .end, .end,
    ]
    #expect(owners(items, [node(nil), node(0, "Label")]) == [0, nil, 1, nil])
  }

  @Test func `are found in time among many`() {
    let count = 20_000
    let names = (0..<count).map { "Kind\($0)" }
    let items = [begin()] + names.flatMap { [begin($0), .end] } + [.end]
    let nodes = [node(nil)] + names.reversed().map { node(0, $0) }
    let found = owners(items, nodes).compactMap(\.self)
    #expect(found == [0, 1])
  }
}
