import SnaplineScene

/// What stands written for a key, in words that don't depend on how a file is laid out.
package struct Writing: Sendable {
  package var name: String
  /// The value as YAML would have it on one line, without comments and quotes.
  package let text: String
  /// The file and the line where the key stands.
  package let file: String
  package let line: Int
  /// How many levels of lists and mappings stand in the value.
  package let height: Int
  /// The scalars in it, with their lines.
  let texts: [(text: String, span: Span)]
  /// The entries of a mapping, in the order of their names.
  package let entries: [Writing]

  init(name: String, node: Node, key: Span) {
    self.name = name
    text = node.writing
    file = key.source.name
    line = key.line
    height = node.height
    texts = node.texts
    entries = (node.mapping ?? []).map { Writing(name: $0.key, node: $0.value, key: $0.keySpan) }
      .sorted { $0.name < $1.name }
  }
}

extension Element {
  /// The texts that stand anywhere in what the view shows, with their lines.
  package var textLines: [(text: String, span: Span)] { content.writings.flatMap(\.texts) }
}

extension Node {
  fileprivate var texts: [(text: String, span: Span)] {
    switch content {
    case .scalar(let scalar): [(scalar.text, span)]
    case .list(let list): list.flatMap(\.texts)
    case .mapping(let entries): entries.flatMap(\.value.texts)
    case .unreadable: []
    }
  }

  /// The value on one line; of a long one its beginning, and what tells it from others.
  fileprivate var writing: String {
    var text = ""
    write(to: &text)
    let longest = 160
    guard text.utf8.count > longest else { return text }
    return text.prefix(longest - 40) + "… " + ContentKey(text.utf8).description.prefix(8)
  }

  private func write(to text: inout String) {
    switch content {
    case .scalar(let scalar): text += scalar.text
    case .list(let list):
      text += "["
      for (place, node) in list.enumerated() {
        if place > 0 { text += ", " }
        node.write(to: &text)
      }
      text += "]"
    case .mapping(let entries):
      text += "{"
      for (place, entry) in entries.sorted(by: { $0.key < $1.key }).enumerated() {
        if place > 0 { text += ", " }
        text += entry.key + ": "
        entry.value.write(to: &text)
      }
      text += "}"
    case .unreadable: break
    }
  }
}
