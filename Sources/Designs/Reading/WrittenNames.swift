/// What values are called that stand behind a name: the keys that lead to them, such as
/// `styles.quiet.color`, `strings.en.title` and `data.rows.1.price`.
package struct WrittenNames: Sendable {
  /// A file as it was read, or a part of it.
  private struct Part {
    /// The keys that stand for where it is taken over.
    var keys: [String]
    var root: Node

    /// Whether an offset is in a part of the design that has names; of most views it isn't.
    func mayName(_ offset: Int, _ sections: Set<String>) -> Bool {
      guard keys.isEmpty, let entries = root.mapping else { return true }
      let next = entries.countOfFirst { $0.keySpan.range.lowerBound <= offset }
      return next > 0 && sections.contains(entries[next - 1].key)
    }
  }

  private var parts: [ObjectIdentifier: [Part]] = [:]

  /// What stands at the top of a design and has names in it.
  private static let sections: Set<String> = [
    "components", "data", "strings", DocumentWords.colors.name, DocumentWords.fonts.name,
    DocumentWords.styles.name,
  ]

  /// Makes what was read known; `keys` stand for the place that it is taken over at.
  mutating func add(_ root: Node, as keys: [String] = []) {
    parts[ObjectIdentifier(root.span.source), default: []].append(Part(keys: keys, root: root))
  }

  /// Whether what stands at a place may have a name; most of what views say has none.
  package func mayName(_ span: Span, isGiven: Bool) -> Bool {
    guard let parts = parts[ObjectIdentifier(span.source)] else { return false }
    return isGiven || parts.contains { $0.mayName(span.range.lowerBound, Self.sections) }
  }

  /// The name of what stands at a place; nothing for a view's own key.
  ///
  /// What a component is given is called by the component and its parameter, as in `Price.amount`; it is
  /// looked for where a placeholder brought the value.
  package func name(of span: Span, isGiven: Bool) -> String? {
    for part in parts[ObjectIdentifier(span.source)] ?? [] {
      guard isGiven || part.mayName(span.range.lowerBound, Self.sections) else { continue }
      guard let path = part.root.path(to: span.range.lowerBound) else { continue }
      // A file that is taken for a component may have styles for all others as well.
      let isOwn = path.first.map { $0 != "data" && Self.sections.contains($0) } ?? false
      let keys = isOwn ? path : part.keys + path
      if let first = keys.first, Self.sections.contains(first) {
        return keys.joined(separator: ".")
      }
      return keys.lastIndex(where: \.isComponentName).map { keys[$0...].joined(separator: ".") }
    }
    return nil
  }
}

extension Node {
  /// The keys and the numbers of entries that lead to an offset in the file; nothing where none do.
  fileprivate func path(to offset: Int) -> [String]? {
    switch content {
    case .scalar, .unreadable: return isAt(offset) ? [] : nil
    case .list(let list):
      let next = list.countOfFirst { $0.span.range.lowerBound <= offset }
      guard next > 0, let rest = list[next - 1].path(to: offset) else {
        return isAt(offset) ? [] : nil
      }
      return ["\(next - 1)"] + rest
    case .mapping(let entries):
      let next = entries.countOfFirst { $0.keySpan.range.lowerBound <= offset }
      guard next > 0 else { return isAt(offset) ? [] : nil }
      let entry = entries[next - 1]
      if entry.keySpan.range.contains(offset) { return [entry.key] }
      return entry.value.path(to: offset).map { [entry.key] + $0 }
    }
  }

  private func isAt(_ offset: Int) -> Bool {
    span.range.lowerBound == offset || span.range.contains(offset)
  }
}
