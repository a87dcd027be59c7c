/// Writes JSON in lines: what stood on one line, and fits on one, stays there.
struct JSONWriter {
  private var text = ""

  static func text(of node: Node) -> String {
    var writer = JSONWriter()
    writer.write(node, indent: 0, column: 0, behind: 0)
    return writer.text + "\n"
  }

  /// `behind` is how many signs follow on the same line.
  private mutating func write(_ node: Node, indent: Int, column: Int, behind: Int) {
    if let line = Self.line(node, most: FormattedText.width - column - behind) {
      text += line
      return
    }
    switch node.content {
    case .scalar, .unreadable: text += node.span.text
    case .list(let items):
      write("[", "]", count: items.count, indent: indent) { writer, index, behind in
        writer.write(items[index], indent: indent + 2, column: indent + 2, behind: behind)
      }
    case .mapping(let entries):
      write("{", "}", count: entries.count, indent: indent) { writer, index, behind in
        let key = entries[index].keySpan.text + ": "
        writer.text += key
        writer.write(
          entries[index].value,
          indent: indent + 2,
          column: indent + 2 + key.count,
          behind: behind
        )
      }
    }
  }

  private mutating func write(
    _ open: String,
    _ close: String,
    count: Int,
    indent: Int,
    _ body: (inout JSONWriter, Int, Int) -> Void
  ) {
    text += open
    for index in 0..<count {
      text += "\n" + String(repeating: " ", count: indent + 2)
      let isLast = index == count - 1
      body(&self, index, isLast ? 0 : 1)
      if !isLast { text += "," }
    }
    text += "\n" + String(repeating: " ", count: indent) + close
  }

  /// The value on one line; nothing where it was on several, or is longer than `most`.
  private static func line(_ node: Node, most: Int) -> String? {
    if node.list?.isEmpty == true { return "[]" }
    if node.mapping?.isEmpty == true { return "{}" }
    guard node.span.range.count <= 8 * FormattedText.width else { return nil }
    let source = node.span.source
    guard source.line(at: node.span.range.lowerBound) == source.line(at: node.span.range.upperBound)
    else { return nil }
    let line = line(node)
    return line.count <= most || node.scalar != nil ? line : nil
  }

  private static func line(_ node: Node) -> String {
    switch node.content {
    case .scalar, .unreadable: node.span.text
    case .list(let items): "[" + items.map { line($0) }.joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { $0.keySpan.text + ": " + line($0.value) }.joined(separator: ", ") + "}"
    }
  }
}
