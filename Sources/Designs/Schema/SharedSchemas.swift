/// Gives schemas that stand in several places a definition of their own, so that each stands once.
struct SharedSchemas {
  private var counts: [String: Int] = [:]
  private var names: [String: String] = [:]
  private var definitions: [(String, JSONValue)] = []

  /// Shorter ones than this are no longer than a reference.
  private static let shortest = 40

  /// The schema with references in place of what repeats, and with what they refer to.
  static func gathered(_ schema: JSONValue) -> JSONValue {
    var shared = SharedSchemas()
    shared.count(schema)
    let referring = shared.referring(schema, isRoot: true)
    guard case .object(let pairs) = referring else { return referring }
    let whole = JSONValue.object(
      pairs.map { key, value in
        guard key == "$defs", case .object(let own) = value else { return (key, value) }
        return (key, .object(own + shared.definitions))
      }
    )
    return LoneSchemas.inlined(whole)
  }

  private mutating func count(_ value: JSONValue) {
    switch value {
    case .list(let values): for value in values { count(value) }
    case .object(let pairs):
      if value.isSchema {
        let text = value.compactText
        counts[text, default: 0] += 1
        // What is inside of the second one comes with it.
        if counts[text, default: 0] > 1, text.utf8.count >= Self.shortest { return }
      }
      for (key, value) in pairs where key != "examples" { count(value) }
    case .text, .number, .decimal, .boolean, .null: break
    }
  }

  private mutating func referring(_ value: JSONValue, isRoot: Bool = false) -> JSONValue {
    switch value {
    case .text, .number, .decimal, .boolean, .null: return value
    case .list(let values): return .list(values.map { referring($0) })
    case .object(let pairs):
      let text = value.isSchema && !isRoot ? value.compactText : ""
      guard text.utf8.count >= Self.shortest, counts[text, default: 0] > 1 else {
        return inside(pairs)
      }
      if let name = names[text] { return .named(name) }
      let name = "v\(names.count + 1)"
      names[text] = name
      let inside = self.inside(pairs)
      definitions.append((name, inside))
      return .named(name)
    }
  }

  private mutating func inside(_ pairs: [(String, JSONValue)]) -> JSONValue {
    let inside = pairs.map { ($0.0, $0.0 == "examples" ? $0.1 : referring($0.1)) }
    return JSONValue.object(inside).withoutNeedlessLists
  }
}

extension JSONValue {
  /// Whether it is a schema, and not a mapping from names to some.
  fileprivate var isSchema: Bool {
    guard case .object(let pairs) = self else { return false }
    let words: Set<String> = ["type", "anyOf", "allOf", "enum", "pattern", "$ref"]
    return pairs.contains { key, value in
      guard words.contains(key) else { return false }
      if case .object = value { return false }
      return true
    }
  }

  /// A list of one schema is that schema, where none of its words is said beside the list.
  fileprivate var withoutNeedlessLists: JSONValue {
    guard case .object(let pairs) = self,
      let place = pairs.firstIndex(where: { $0.0 == "allOf" }),
      case .list(let parts) = pairs[place].1, parts.count == 1,
      case .object(let only) = parts[0]
    else { return self }
    let others = Set(pairs.map(\.0)).subtracting(["allOf"])
    // Editors put what is referred to in the place of the words beside it.
    let isReference = only.contains { $0.0 == "$ref" }
    if isReference, !others.isSubset(of: ["description", "examples"]) { return self }
    guard others.isDisjoint(with: only.map(\.0)) else { return self }
    return .object(pairs[..<place] + only + pairs[(place + 1)...])
  }
}
