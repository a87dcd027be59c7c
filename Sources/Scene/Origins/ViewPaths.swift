/// How a text names the views of a tree: by identifier, or by the way there from one that has one.
///
/// A view that comes or goes changes the names of its siblings at most.
struct ViewPaths {
  /// `"card"`, or the second view in it: `"card" .1`; roots count from the top: `.0`.
  struct Path: Hashable {
    var identifier: String?
    var steps: [Int]
  }

  private(set) var paths: [Path] = []
  private var nodes: [Path: Int] = [:]

  init(_ tree: LayoutTree) {
    var counts: [String: Int] = [:]
    for identifier in tree.nodes.compactMap(\.identifier) { counts[identifier, default: 0] += 1 }
    var children = Array(repeating: 0, count: tree.nodes.count)
    var roots = 0
    for (place, node) in tree.nodes.enumerated() {
      let parent = node.parent.flatMap { (0..<place).contains($0) ? $0 : nil }
      let step = parent.map { children[$0] } ?? roots
      if let parent { children[parent] += 1 } else { roots += 1 }
      if let identifier = node.identifier, !identifier.isEmpty, counts[identifier] == 1 {
        paths.append(Path(identifier: identifier, steps: []))
      } else if let parent {
        // A path grows with the depth of the tree, which isn't bounded.
        let around = paths[parent]
        let isDeep = around.steps.count >= Self.mostSteps
        paths.append(
          Path(identifier: around.identifier, steps: isDeep ? around.steps : around.steps + [step])
        )
      } else {
        paths.append(Path(identifier: nil, steps: [step]))
      }
    }
    for (place, path) in paths.enumerated() where nodes[path] == nil { nodes[path] = place }
  }

  func node(_ path: Path) -> Int? { nodes[path] }

  /// The path of a view, where it leads back to that view.
  func path(_ node: Int) -> Path? {
    guard paths.indices.contains(node), nodes[paths[node]] == node else { return nil }
    return paths[node]
  }

  private static let mostSteps = 32
}
