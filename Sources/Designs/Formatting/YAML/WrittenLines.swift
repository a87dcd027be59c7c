/// Lines as they are written, with at most one empty line between two.
struct WrittenLines {
  private var lines: [String] = []
  /// Whether an empty line may stand below the last one.
  private var takesBlank = false
  private var isOpen = false

  var text: String { lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n" }

  /// How many characters the last line has.
  var column: Int { isOpen ? lines.last?.count ?? 0 : 0 }

  /// Begins a line, below an empty one where that is asked for and may stand.
  mutating func begin(_ indent: Int, _ text: String = "", isBlank: Bool = false) {
    if isBlank, takesBlank { lines.append("") }
    lines.append(String(repeating: " ", count: indent) + text)
    (takesBlank, isOpen) = (true, true)
  }

  /// Appends to the last line, whose first word needs no space before it.
  mutating func append(_ text: String) {
    guard isOpen, let last = lines.indices.last else { return begin(0, text.withoutFirstSpace) }
    let isBare = lines[last].allSatisfy { $0 == " " }
    lines[last] += isBare ? text.withoutFirstSpace : text
  }

  /// Ends a line that others belong to: no empty one stands below it.
  mutating func endOpener() { (takesBlank, isOpen) = (false, false) }

  /// Appends the lines of a block, with spaces as they are.
  mutating func append(_ block: [String], indent: Int, isKept: Bool) {
    let spaces = String(repeating: " ", count: indent)
    lines += block.map { $0.isEmpty ? "" : spaces + $0 }
    // Below a block that keeps its empty lines, one more would belong to it.
    if isKept { takesBlank = false }
  }
}

extension String {
  fileprivate var withoutFirstSpace: String {
    hasPrefix("  ") ? String(dropFirst(2)) : hasPrefix(" ") ? String(dropFirst()) : self
  }
}

/// A value in brackets, on one line.
struct InlineWriter {
  private let source: Source

  init(_ source: Source) { self.source = source }

  /// The line; nothing where it is longer than `most`.
  func line(of part: YAMLPart, most: Int) -> String? {
    guard most > 0 else { return nil }
    var line = ""
    write(part, to: &line, most: most, inFlow: false)
    return line.count <= most ? line : nil
  }

  /// A key, but for its colon.
  func key(_ part: YAMLPart, inFlow: Bool = false) -> String {
    var key = ""
    write(part, to: &key, most: .max, inFlow: inFlow)
    if case .alias = part.content { key += " " }
    if case .scalar = part.content, part.bodyStart == part.range.upperBound {
      key += part.anchor == nil ? "\"\"" : " "
    }
    return key
  }

  private func write(_ part: YAMLPart, to line: inout String, most: Int, inFlow: Bool) {
    // What is too long already needs no end.
    guard line.utf8.count <= 8 * FormattedText.width || most == .max else { return }
    if let anchor = part.anchor {
      line += "&" + anchor + (part.bodyStart < part.range.upperBound ? " " : "")
    }
    switch part.content {
    case .alias(let name): line += "*" + name
    case .scalar(let text, let style):
      guard part.bodyStart < part.range.upperBound else { return }
      let raw = source.text(of: part.bodyStart..<part.range.upperBound)
      line += WrittenScalar.line(text, style, raw: raw, inFlow: inFlow)
    case .list(let items):
      line += "["
      for (index, item) in items.enumerated() {
        if index > 0 { line += ", " }
        write(item, to: &line, most: most, inFlow: true)
      }
      line += "]"
    case .mapping(let pairs):
      line += "{"
      for (index, pair) in pairs.enumerated() {
        line += (index > 0 ? ", " : "") + key(pair.key, inFlow: true) + ": "
        write(pair.value, to: &line, most: most, inFlow: true)
      }
      line += "}"
    }
  }
}
