import SnaplineData

/// Texts by locales and keys.
struct StringTable {
  private struct Texts {
    var locale: String
    var node: Node
  }

  /// In the order in which they are listed.
  private var tables: [Texts] = []

  var isEmpty: Bool { tables.isEmpty }

  mutating func add(_ node: Node, for locale: String) {
    tables.append(Texts(locale: locale, node: node))
  }

  /// The node of a key: of the locale, of its language, or of the first locale that is listed.
  func node(of key: String, for locale: String) -> Node? {
    let language = locale.split(separator: "-").first.map(String.init) ?? locale
    let wanted =
      tables.filter { $0.locale == locale } + tables.filter { $0.locale == language }
      + tables.prefix(1)
    let path = key.split(separator: ".").map(String.init)
    return wanted.lazy.compactMap { table in
      table.node.entry(of: key) ?? table.node.node(at: path[...])
    }.first
  }

  /// The keys that the first locale has.
  var keys: [String] { tables.first?.node.keys(before: "") ?? [] }
}

extension Node {
  /// The value of a key that has dots in its name.
  fileprivate func entry(of key: String) -> Node? { mapping?.first { $0.key == key }?.value }

  fileprivate func node(at path: ArraySlice<String>) -> Node? {
    guard let first = path.first else { return self }
    return entry(of: first)?.node(at: path.dropFirst())
  }

  fileprivate func keys(before prefix: String) -> [String] {
    (mapping ?? []).flatMap { entry -> [String] in
      let name = prefix + entry.key
      guard let inner = entry.value.mapping, !inner.contains(where: { $0.key == "other" }) else {
        return [name]
      }
      return entry.value.keys(before: name + ".").isEmpty
        ? [name] : entry.value.keys(before: name + ".")
    }
  }
}
