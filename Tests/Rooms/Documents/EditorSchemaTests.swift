import Foundation
import SnaplineData
import SnaplineDesigns
import SnaplineDocuments
import SnaplineEnvironment
import TestSupport
import Testing

/// The schema in a validator that isn't the project's own.
///
/// A document comes to it as an editor reads YAML: numbers, booleans and nothing by their look.
@Suite struct `The schema in a validator of its own` {
  @Test(.enabled(if: Python.hasJSONSchema, Comment(rawValue: Checker.absence)))
  func `accepts what the reader accepts, and refuses no more`() throws {
    var documents: [(name: String, json: String, isRead: Bool)] = []
    for path in Gallery.paths + Self.guesses {
      let bytes = try Gallery.bytes(path)
      documents.append((path, try Self.json(bytes, named: path), Self.isRead(bytes, at: path)))
    }
    for text in Self.accepted {
      let bytes = Array(text.utf8)
      expectEqual(ids(text), [], "\(text)")
      documents.append((text, try Self.json(bytes, named: "a.yaml"), true))
    }
    let accepted = try Python.accepted(documents.map(\.json), by: Design.schema)
    for (document, isAccepted) in zip(documents, accepted) where document.isRead {
      #expect(isAccepted, "\(document.name)")
    }
    #expect(documents.count { $0.isRead } > 100)
  }

  @Test(.enabled(if: Python.hasJSONSchema, Comment(rawValue: Checker.absence)))
  func `refuses words and shapes that the reader refuses`() throws {
    for text in Self.refused { #expect(!ids(text).isEmpty, "\(text)") }
    let json = try Self.refused.map { try Self.json(Array($0.utf8), named: "a.yaml") }
    let accepted = try Python.accepted(json, by: Design.schema)
    for (text, isAccepted) in zip(Self.refused, accepted) { #expect(!isAccepted, "\(text)") }
  }

  @Test(.enabled(if: Python.hasJSONSchema, Comment(rawValue: Checker.absence)))
  func `accepts every example that it gives for a key`() throws {
    expectEqual(try Python.faultyExamples(of: Design.schema), [])
  }

  @Test func `says of each key what it is for, with an example`() throws {
    let schema = try JSONSerialization.jsonObject(with: Data(Design.schema.utf8))
    let root = try #require(schema as? [String: Any])
    let definitions = try #require(root["$defs"] as? [String: Any])
    var (silent, bare, count): ([String], [String], Int) = ([], [], 0)
    func has(_ word: String, _ value: Any, depth: Int = 0) -> Bool {
      guard let value = value as? [String: Any], depth < 8 else { return false }
      if value[word] != nil { return true }
      if let name = (value["$ref"] as? String)?.split(separator: "/").last,
        let target = definitions[String(name)]
      {
        return has(word, target, depth: depth + 1)
      }
      return (value["allOf"] as? [Any])?.contains { has(word, $0, depth: depth + 1) } ?? false
    }
    func walk(_ value: Any, _ path: String) {
      if let list = value as? [Any] { for item in list { walk(item, path) } }
      guard let object = value as? [String: Any] else { return }
      for (name, property) in object["properties"] as? [String: Any] ?? [:] {
        count += 1
        if !has("description", property) { silent.append(path + "." + name) }
        if !has("examples", property) { bare.append(path + "." + name) }
      }
      for (key, value) in object where key != "examples" { walk(value, path + "/" + key) }
    }
    walk(root, "")
    #expect(count > 500)
    expectEqual(silent.sorted(), [])
    expectEqual(bare.sorted(), [])
  }

  private static let guesses: [String] = {
    let folder = Checkout.fixture("FirstGuesses/Readme")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted().map { folder + "/" + $0 }
  }()

  private static func isRead(_ bytes: [UInt8], at path: String) -> Bool {
    (try? Design(contentsOf: path)) != nil
  }

  private static func json(_ bytes: [UInt8], named name: String) throws -> String {
    let data = try DesignData(bytes: bytes, named: name)
    return JSONText(data.given.layers[0].values).text
  }

  private static let accepted = [
    "data: {items: []}\nview: {vstack: [{each: i in items, label: \"{{i}}\", empty: {label: None}}]}\n",
    "canvas: {device: iphone-16}\nview: view\n",
    "canvas: {device: iPhone 16}\nview: view\n",
    "canvas: ipad-pro-11\nview: view\n",
    "styles: {a: {color: null, shadow: null, transform: null}}\nview: {label: A, style: a}\n",
    "view: {vstack: [{divider: , background: red}, {label: A}, {spacer: , height: 9}]}\n",
    "data: {v: [1, 2]}\nview: {chart: {kind: bars, values: \"{{v}}\"}, height: 50}\n",
    "data: {v: [1, 2]}\nview: {chart: {series: [{values: \"{{v}}\"}, [1, 2]]}, height: 50}\n",
    "data: {v: [A, B]}\nview: {vstack: [{segments: \"{{v}}\"}, {picker: \"{{v}}\"}]}\n",
    "view: {label: A, color: , border: , transform: , effect: , mask: , background: }\n",
    "strings: {en: {a: A}}\nview: {vstack: [{segments: [{localized: a}]}, {picker: [{localized: a}]}]}\n",
    "view: {label: A, conditions: [{if: dark, then: {color: red}, else: {color: blue}}]}\n",
    "view: {vstack: [], if: dark, then: {spacing: 4, conditions: [{if: pad, then: {spacing: 8}}]}}\n",
  ]

  private static let refused = [
    "view: {label: A, conditions: [{if: dark, then: {spacing: 4}}]}\n",
    "view: {label: A, conditions: [{if: dark, otherwise: {color: red}}]}\n",
    "view: {label: A, conditions: [{then: {color: red}}]}\n",
    "view: {label: A, if: dark, then: {id: a}}\n", "view: {label: A, if: dark, then: {label: B}}\n",
    "view: {label: A, empty: {lable: B}}\n", "canvas: {device: iphone-166}\nview: view\n",
    "view: {vstack: [{divider: red}]}\n", "view: {chart: {values: 7}}\n",
    "view: {label: A, shadow: {blur: 8}}\n", "styles: {a: {colour: null}}\nview: view\n",
    "view: {label: A, localized: 7}\n", "view: {label: {localised: a}}\n",
  ]
}

/// Data as JSON.
private struct JSONText {
  var text: String

  init(_ mapping: DataMapping) { text = Self.text(of: .mapping(mapping)) }

  private static func text(of value: DataValue) -> String {
    switch value {
    case .null: return "null"
    case .boolean(let value): return value ? "true" : "false"
    case .number: return value.text ?? "0"
    case .text(let text): return quoted(text)
    case .list(let list): return "[" + list.map(text(of:)).joined(separator: ",") + "]"
    case .mapping(let mapping):
      let pairs = mapping.names.map { quoted($0) + ":" + text(of: mapping[$0] ?? .null) }
      return "{" + pairs.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    let data = try? JSONSerialization.data(withJSONObject: text, options: .fragmentsAllowed)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
