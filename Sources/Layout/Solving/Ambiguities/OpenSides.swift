import SnaplineSolver

/// Numbers of frames that nothing decides, of the views of one tree.
package struct OpenSides {
  private var sides: [ObjectIdentifier: Set<Side>] = [:]

  package init() {}

  package var isEmpty: Bool { sides.isEmpty }

  mutating func insert(_ side: Side, of node: LayoutNode) {
    sides[ObjectIdentifier(node), default: []].insert(side)
  }

  func contains(_ side: Side, of node: LayoutNode) -> Bool {
    sides[ObjectIdentifier(node)]?.contains(side) ?? false
  }

  /// Those of one view by their names: of `left`, `top`, `width` and `height`, in this order.
  package func names(of view: View) -> [String] {
    Side.allCases.filter { contains($0, of: view.node) }.map(\.rawValue)
  }
}

/// What stands for all numbers that nothing decides in a tree.
package struct OpenMark: Hashable {
  let variables: [Problem.Variable]
}
