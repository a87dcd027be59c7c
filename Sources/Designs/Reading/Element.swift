/// A view as a design says it: its class, its values, and the views inside.
package struct Element: Sendable {
  package let word: ClassWord
  /// The class key, or where there is none, the node.
  package let span: Span
  /// Where a component is used whose view this is; nothing for a view that stands there itself.
  package var use: Span?
  /// What made it what it is, where that leaves no keys in it.
  var origin: NodeOrigin?
  /// Which one it is of all that were read.
  package var number = 0
  /// What it shows.
  package var content = Values()
  /// How it looks, how large it is and where.
  package var values = Values()
  package var children: [Element] = []
  /// Whether it stands first in a row of its grid.
  package var beginsRow = false
  /// Whether each of its choices holds that branches depend on, as far as that is settled.
  package var answers: [Bool] = []
  /// Whether the stack turned, where that depends on a condition and is settled.
  package var isTurned: Bool?
  /// The views that would stand in it, did their conditions hold.
  package var leftOut: [Element] = []
  /// What data decided on the list of the views in it.
  var settled = SettledList()

  package init(word: ClassWord, span: Span, values: Values = Values()) {
    self.word = word
    self.span = span
    self.values = values
  }

  package var name: String? { values[NodeWords.id]?.name }
}

/// Nodes inside a container: a list, or one that stands alone.
package struct ElementList: DesignValue {
  package var elements: [Element]

  static let schema: JSONValue = .named("nodes")

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> ElementList? {
    if let list = node.list {
      return ElementList(elements: list.compactMap { Element.read($0, in: reading) })
    }
    if node.isNull { return ElementList(elements: []) }
    return Element.read(node, in: reading).map { ElementList(elements: [$0]) }
  }
}

extension ElementList: ViewHolder {
  var views: [Element] { elements }
}

extension Element {
  /// Every element of a tree, parents first.
  package func forEach(_ body: (Element) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
