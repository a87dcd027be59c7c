/// A view as a design says it: its class, its values, and the views inside.
struct Element: Sendable {
  let word: ClassWord
  /// The class key, or where there is none, the node.
  let span: Span
  /// Which one it is of all that were read.
  var number = 0
  /// What it shows.
  var content = Values()
  /// How it looks, how large it is and where.
  var values = Values()
  var children: [Element] = []

  var name: String? { values[NodeWords.id]?.name }
}

/// Nodes inside a container: a list, or one that stands alone.
struct ElementList: DesignValue {
  var elements: [Element]

  static let schema: JSONValue = .named("nodes")

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> ElementList? {
    if let list = node.list {
      return ElementList(elements: list.compactMap { Element.read($0, in: reading) })
    }
    if node.isNull { return ElementList(elements: []) }
    return Element.read(node, in: reading).map { ElementList(elements: [$0]) }
  }
}

extension Element {
  /// Every element of a tree, parents first.
  func forEach(_ body: (Element) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
