import Foundation

/// A small reader of JSON Schema: as much of it as the schemas of designs and of workers use.
public struct SchemaValidator {
  private let root: [String: Any]

  public init(_ text: String) throws {
    root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }

  /// Every definition that a reference names, and every one that is there.
  public var references: (named: Set<String>, there: Set<String>) {
    var named: Set<String> = []
    func collect(_ value: Any) {
      if let object = value as? [String: Any] {
        if let reference = object["$ref"] as? String { named.insert(reference) }
        object.values.forEach(collect)
      } else if let list = value as? [Any] {
        list.forEach(collect)
      }
    }
    collect(root)
    let definitions = root["$defs"] as? [String: Any] ?? [:]
    return (named, Set(definitions.keys.map { "#/$defs/" + $0 }))
  }

  public func accepts(json: String) throws -> Bool {
    let data = Data(json.utf8)
    let value = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    return accepts(value, root)
  }

  private func accepts(_ value: Any, _ schema: Any) -> Bool {
    guard let schema = schema as? [String: Any] else { return true }
    if let reference = schema["$ref"] as? String {
      let name = String(reference.split(separator: "/").last ?? "")
      guard let target = (root["$defs"] as? [String: Any])?[name] else { return false }
      return accepts(value, target)
    }
    if let choices = schema["anyOf"] as? [Any], !choices.contains(where: { accepts(value, $0) }) {
      return false
    }
    if let all = schema["allOf"] as? [Any], !all.allSatisfy({ accepts(value, $0) }) { return false }
    if let refused = schema["not"], accepts(value, refused) { return false }
    if let choices = schema["oneOf"] as? [Any],
      choices.count(where: { accepts(value, $0) }) != 1
    {
      return false
    }
    let values = schema["enum"] as? [Any] ?? schema["const"].map { [$0] }
    if let values, !values.contains(where: { NSArray(object: $0) == NSArray(object: value) }) {
      return false
    }
    return hasType(value, schema["type"]) && fits(value, schema)
  }

  private func hasType(_ value: Any, _ wanted: Any?) -> Bool {
    guard let wanted else { return true }
    let names = wanted as? [String] ?? [wanted as? String ?? ""]
    let name = typeName(of: value)
    let isWhole = (value as? Double).map { $0 == $0.rounded() } ?? false
    return names.contains(name) || (name == "number" && isWhole && names.contains("integer"))
  }

  private func isInRange(_ value: Double, _ schema: [String: Any]) -> Bool {
    func bound(_ key: String) -> Double? { (schema[key] as? NSNumber)?.doubleValue }
    return value >= bound("minimum") ?? -.infinity && value <= bound("maximum") ?? .infinity
      && value > bound("exclusiveMinimum") ?? -.infinity
  }

  private func typeName(of value: Any) -> String {
    switch value {
    case is NSNull: "null"
    case is String: "string"
    case is [Any]: "array"
    case is [String: Any]: "object"
    // Foundation keeps booleans as numbers of one byte.
    case let number as NSNumber where unsafe String(cString: number.objCType) == "c": "boolean"
    default: "number"
    }
  }

  private func fits(_ value: Any, _ schema: [String: Any]) -> Bool {
    if let text = value as? String, let pattern = schema["pattern"] as? String {
      return text.range(of: pattern, options: .regularExpression) != nil
    }
    if let number = value as? Double, typeName(of: value) == "number" {
      return isInRange(number, schema)
    }
    if let list = value as? [Any], let items = schema["items"] {
      return list.allSatisfy { accepts($0, items) }
    }
    guard let object = value as? [String: Any] else { return true }
    let required = schema["required"] as? [String] ?? []
    guard required.allSatisfy({ object[$0] != nil }) else { return false }
    if let names = schema["propertyNames"], !object.keys.allSatisfy({ accepts($0, names) }) {
      return false
    }
    let properties = schema["properties"] as? [String: Any] ?? [:]
    let others = schema["additionalProperties"]
    return object.allSatisfy { key, value in
      if let property = properties[key] { return accepts(value, property) }
      for (pattern, property) in schema["patternProperties"] as? [String: Any] ?? [:]
      where key.range(of: pattern, options: .regularExpression) != nil {
        return accepts(value, property)
      }
      if let isAllowed = others as? Bool { return isAllowed }
      return others.map { accepts(value, $0) } ?? true
    }
  }
}
