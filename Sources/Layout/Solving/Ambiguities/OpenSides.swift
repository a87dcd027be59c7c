/// Numbers of frames that nothing decides, of the views of one tree.
package struct OpenSides {
  private var sides: [ObjectIdentifier: Set<Side>] = [:]

  package var isEmpty: Bool { sides.isEmpty }

  mutating func insert(_ side: Side, of node: LayoutNode) {
    sides[ObjectIdentifier(node), default: []].insert(side)
  }

  func contains(_ side: Side, of node: LayoutNode) -> Bool {
    sides[ObjectIdentifier(node)]?.contains(side) ?? false
  }
}
