/// A row of the table of words: one class of view.
package struct ClassWord: Sendable {
  enum Content: Sendable {
    /// A list of nodes.
    case children
    /// What the class shows; the first key is what a scalar sets.
    case keys([any Word])
  }

  package let name: String
  package let id: ClassName
  /// A sentence on what it is for.
  let help: String
  let content: Content
  let properties: [any Word]

  init(_ id: ClassName, _ help: String, content: Content, properties: [any Word] = []) {
    self.id = id
    name = id.rawValue
    self.help = help
    self.content = content
    self.properties = properties
  }

  var contentKeys: [any Word] {
    switch content {
    case .children: []
    case .keys(let keys): keys
    }
  }
}

extension ClassWord {
  /// Whether the class arranges its children in a row or in a column.
  package var isStack: Bool { id == .vstack || id == .hstack }

  /// Whether the class says where its children stand.
  var placesChildren: Bool { isStack || isFlow || isOfGrid || id == .collection || holdsOne }

  /// Whether what stands under its word are views.
  var holdsNodes: Bool { if case .children = content { true } else { false } }

  /// Whether the class arranges its children in lines.
  var isFlow: Bool { id == .flow }

  /// Whether the class arranges its children in columns and rows, or is one of these rows.
  var isOfGrid: Bool { id == .grid || id == .row }

  /// Whether the class has one child.
  var holdsOne: Bool { overflows || id == .collapsable || id == .wrapping }

  /// Whether the class holds one view, and scrolls where that is too large.
  package var overflows: Bool { id == .vscroll || id == .hscroll }

  /// Whether only a table can hold it.
  var isRow: Bool { id == .section || id == .cell }

  /// Whether only a stack can hold it.
  package var isFiller: Bool { id == .spacer || id == .divider }
}
