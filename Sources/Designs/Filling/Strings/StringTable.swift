import SnaplineData

/// Texts by locales and keys.
struct StringTable {
  private struct Texts {
    /// The locale in small letters, as tags are compared.
    let name: String
    let node: Node
    /// The places of the keys, as many views may ask for many of them.
    private let places: [String: Int]

    init(_ node: Node, for locale: String) {
      (name, self.node) = (locale.lowercased(), node)
      let keys = (node.mapping ?? []).enumerated().map { ($0.element.key, $0.offset) }
      places = Dictionary(keys) { first, _ in first }
    }

    /// The node of a key, which may have dots in its name or lead through mappings.
    func node(of key: String, at path: [String]) -> Node? {
      if let place = places[key] { return node.mapping?[place].value }
      guard path.count > 1, let place = places[path[0]] else { return nil }
      return node.mapping?[place].value.node(at: path.dropFirst())
    }
  }

  /// In the order in which they are listed.
  private var tables: [Texts] = []

  var isEmpty: Bool { tables.isEmpty }

  mutating func add(_ node: Node, for locale: String) {
    tables.append(Texts(node, for: locale))
  }

  /// The node of a key: of the locale, of its language, or of the first locale that is listed.
  ///
  /// Of a locale such as zh-Hant-TW, zh-Hant comes before zh.
  func node(of key: String, for locale: String) -> Node? {
    let path = key.split(separator: ".").map(String.init)
    var name = locale.lowercased()[...]
    while !name.isEmpty {
      for table in tables where table.name == name {
        if let node = table.node(of: key, at: path) { return node }
      }
      name = name.lastIndex(of: "-").map { name[..<$0] } ?? ""
    }
    return tables.first?.node(of: key, at: path)
  }

  /// Whether a locale has a text of this name.
  func has(_ key: String) -> Bool { tables.contains { $0.node(of: key, at: [key]) != nil } }

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
      let keys = entry.value.keys(before: name + ".")
      return keys.isEmpty ? [name] : keys
    }
  }
}
