/// Puts a definition that is referred to once in the place of the reference: a name of its own costs
/// bytes that every editor reads.
struct LoneSchemas {
  private var counts: [String: Int] = [:]
  /// What is said beside each reference.
  private var besides: [String: Set<String>] = [:]
  private var definitions: [String: JSONValue] = [:]

  static func inlined(_ schema: JSONValue) -> JSONValue {
    var lone = LoneSchemas()
    lone.count(schema)
    guard case .object(let pairs) = schema else { return schema }
    for case ("$defs", .object(let definitions)) in pairs {
      for (name, definition) in definitions where lone.counts[name] == 1 {
        guard case .object(let own) = definition else { continue }
        let clash = lone.besides[name, default: []].intersection(own.map(\.0))
        // One that refers to itself has to have a name.
        if clash.isEmpty, !definition.refers(to: name) { lone.definitions[name] = definition }
      }
    }
    return .object(
      pairs.map { key, value in
        guard key == "$defs", case .object(let own) = value else {
          return (key, lone.put(into: value))
        }
        let rest = own.filter { lone.definitions[$0.0] == nil }
        return (key, .object(rest.map { ($0.0, lone.put(into: $0.1)) }))
      }
    )
  }

  private mutating func count(_ value: JSONValue) {
    switch value {
    case .list(let values): for value in values { count(value) }
    case .object(let pairs):
      if let name = value.reference {
        counts[name, default: 0] += 1
        besides[name, default: []].formUnion(pairs.map(\.0).filter { $0 != "$ref" })
      }
      for (key, value) in pairs where key != "examples" { count(value) }
    case .text, .number, .decimal, .boolean, .null: break
    }
  }

  private func put(into value: JSONValue) -> JSONValue {
    switch value {
    case .text, .number, .decimal, .boolean, .null: return value
    case .list(let values): return .list(values.map(put))
    case .object(let pairs):
      guard let name = value.reference, case .object(let own)? = definitions[name] else {
        return .object(pairs.map { ($0.0, $0.0 == "examples" ? $0.1 : put(into: $0.1)) })
      }
      let beside = pairs.filter { $0.0 != "$ref" }
      return .object(beside + own.map { ($0.0, $0.0 == "examples" ? $0.1 : put(into: $0.1)) })
    }
  }
}

extension JSONValue {
  /// The name of the definition that the schema refers to.
  fileprivate var reference: String? {
    guard case .object(let pairs) = self,
      case .text(let path)? = pairs.first(where: { $0.0 == "$ref" })?.1
    else { return nil }
    return path.hasPrefix("#/$defs/") ? String(path.dropFirst(8)) : nil
  }

  fileprivate func refers(to name: String) -> Bool {
    if reference == name { return true }
    switch self {
    case .text, .number, .decimal, .boolean, .null: return false
    case .list(let values): return values.contains { $0.refers(to: name) }
    case .object(let pairs): return pairs.contains { $0.0 != "examples" && $0.1.refers(to: name) }
    }
  }
}
