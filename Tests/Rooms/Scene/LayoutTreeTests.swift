import Foundation
import SnaplineGeometry
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A layout tree as JSON` {
  private func node(
    _ className: String,
    in parent: Int?,
    id: String? = nil,
    text: String? = nil
  ) -> LayoutTree.Node {
    LayoutTree.Node(
      parent: parent,
      className: className,
      identifier: id,
      frame: Edges(left: 1, top: 2, right: 11.5, bottom: 6),
      text: text
    )
  }

  private func scene(_ nodes: [LayoutTree.Node]) -> Scene {
    Scene(size: CGSize(width: 40, height: 30.5), scale: 2, tree: LayoutTree(nodes: nodes))
  }

  @Test func `has a line for each view`() {
    var hidden = node("Label", in: 0, text: "a \"b\"\n\\")
    (hidden.isHidden, hidden.isTransparent) = (true, true)
    #expect(
      scene([node("View", in: nil, id: "card"), hidden]).layoutJSON == #"""
        {
          "schema": 1,
          "size": [40, 30.5],
          "scale": 2,
          "views": [
            {"path": "card", "class": "View", "frame": [1, 2, 10.5, 4], "id": "card"},
            {"path": "card/Label", "class": "Label", "frame": [1, 2, 10.5, 4], "text": "a \"b\"\n\\", "hidden": true, "transparent": true}
          ]
        }

        """#
    )
    #expect(scene([]).layoutJSON.contains("\"views\": []"))
  }

  @Test func `is what its schema says, whatever texts hold`() throws {
    let schema = try object(LayoutTree.schema)
    let required = try #require(schema["required"] as? [String])
    let known = try #require(schema["properties"] as? [String: Any]).keys
    let views = try #require((schema["properties"] as? [String: [String: Any]])?["views"])
    let view = try #require(views["items"] as? [String: Any])
    let viewRequired = try #require(view["required"] as? [String])
    let viewKnown = try #require(view["properties"] as? [String: Any]).keys
    for seed in Seed.some(60) {
      let scene = Scene.random(seed)
      let layout = try object(scene.layoutJSON)
      #expect(Set(layout.keys).isSuperset(of: required), "\(seed)")
      #expect(Set(layout.keys).isSubset(of: known), "\(seed)")
      let nodes = try #require(layout["views"] as? [[String: Any]])
      #expect(nodes.count == scene.tree.nodes.count, "\(seed)")
      for (node, told) in zip(scene.tree.nodes, nodes) {
        #expect(Set(told.keys).isSuperset(of: viewRequired), "\(seed)")
        #expect(Set(told.keys).isSubset(of: viewKnown), "\(seed)")
        #expect(told["id"] as? String == node.identifier, "\(seed)")
        #expect(told["text"] as? String == node.text, "\(seed)")
        #expect((told["frame"] as? [Any])?.count == 4, "\(seed)")
      }
    }
  }

  @Test func `names each view once, and others as before when one comes`() {
    for var seed in Seed.some(100) {
      var nodes = [node("View", in: nil)]
      for place in 1..<Int.random(in: 3...20, using: &seed) {
        nodes.append(
          node(
            ["Label", "View"].randomElement(using: &seed) ?? "",
            in: Int.random(in: 0..<place, using: &seed),
            id: [nil, nil, "a", "b"].randomElement(using: &seed) ?? nil
          )
        )
      }
      let before = LayoutTree(nodes: nodes).paths
      #expect(Set(before).count == before.count, "\(seed)")
      nodes.append(node("Other", in: Int.random(in: 0..<nodes.count, using: &seed)))
      #expect(LayoutTree(nodes: nodes).paths.dropLast() == before[...], "\(seed)")
    }
  }

  private func object(_ json: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }
}
