/// A view as a design says it: its class, its values, and the views inside.
///
/// Trees of elements are copied and walked over often, so copies share their storage until one of them is changed.
package struct Element: Sendable {
  private var storage: Storage

  package init(word: ClassWord, span: Span, values: Values = Values()) {
    storage = Storage(Fields(word: word, span: span, values: values))
  }

  package var word: ClassWord { storage.fields.word }
  /// The class key, or where there is none, the node.
  package var span: Span { storage.fields.span }
  /// Where a component is used whose view this is; nothing for a view that stands there itself.
  package var use: Span? {
    get { storage.fields.use }
    set { fields.use = newValue }
  }
  /// What made it what it is, where that leaves no keys in it.
  var origin: NodeOrigin? {
    get { storage.fields.origin }
    set { fields.origin = newValue }
  }
  /// Which one it is of all that were read.
  package var number: Int {
    get { storage.fields.number }
    set { fields.number = newValue }
  }
  /// What it shows.
  package var content: Values {
    get { storage.fields.content }
    _modify { yield &fields.content }
  }
  /// How it looks, how large it is and where.
  package var values: Values {
    get { storage.fields.values }
    _modify { yield &fields.values }
  }
  package var children: [Element] {
    get { storage.fields.children }
    _modify { yield &fields.children }
  }
  /// Whether it stands first in a row of its grid.
  package var beginsRow: Bool {
    get { storage.fields.beginsRow }
    set { fields.beginsRow = newValue }
  }
  /// Whether each of its choices holds that branches depend on, as far as that is settled.
  package var answers: [Bool] {
    get { storage.fields.answers }
    _modify { yield &fields.answers }
  }
  /// Whether the stack turned, where that depends on a condition and is settled.
  package var isTurned: Bool? {
    get { storage.fields.isTurned }
    set { fields.isTurned = newValue }
  }
  /// The views that would stand in it, did their conditions hold.
  package var leftOut: [Element] {
    get { storage.fields.leftOut }
    _modify { yield &fields.leftOut }
  }
  /// What data decided on the list of the views in it.
  var settled: SettledList {
    get { storage.fields.settled }
    _modify { yield &fields.settled }
  }

  package var name: String? { values[NodeWords.id]?.name }
}

extension Element {
  private struct Fields {
    let word: ClassWord
    let span: Span
    var use: Span?
    var origin: NodeOrigin?
    var number = 0
    var content = Values()
    var values: Values
    var children: [Element] = []
    var beginsRow = false
    var answers: [Bool] = []
    var isTurned: Bool?
    var leftOut: [Element] = []
    var settled = SettledList()

    init(word: ClassWord, span: Span, values: Values) {
      (self.word, self.span, self.values) = (word, span, values)
    }
  }

  /// Nobody changes it while two elements share it.
  private final class Storage: @unchecked Sendable {
    @exclusivity(unchecked) @safe var fields: Fields

    init(_ fields: Fields) { self.fields = fields }
  }

  /// The fields of this element alone, to be changed.
  private var fields: Fields {
    get { storage.fields }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.fields) }
      yield &storage.fields
    }
  }
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
