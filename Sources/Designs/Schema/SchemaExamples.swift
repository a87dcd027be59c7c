import SnaplineData
import SnaplineEnvironment

/// Values of keys as the designs of the reference have them, for editors to offer.
///
/// Those designs are drawn by a test, so that no example is wrong.
enum SchemaExamples {
  /// The shortest value of a key in those designs that the word takes, or else one that is given here.
  static func value(of word: any Word) -> JSONValue? {
    if let found = values[word.name]?.first(where: { word.takes($0.node) }) { return found.value }
    if let choice = word.schema.choices.first { return .text(choice) }
    if let own = given[word.name] { return own }
    return common.first { word.takes(text: $0) }.map { .text($0) }
  }

  /// The shortest value under a class's word that it shows.
  static func content(of word: ClassWord) -> JSONValue? {
    let found = values[word.name]?.first { found in
      switch word.content {
      case .children: return DocumentWords.view.takes(found.node)
      case .keys(let keys):
        guard let entries = found.node.mapping else {
          return keys.first?.takes(found.node) ?? false
        }
        return entries.allSatisfy { entry in
          keys.contains { $0.name == entry.key && $0.takes(entry.value) }
        }
      }
    }
    return found?.value ?? given[word.name]
  }

  /// Values of keys that name what lies beside a design, or that no design of the reference has by
  /// themselves.
  private static let given: [String: JSONValue] = [
    "components": ["Row": ["view": ["label": "Hi"]]], "strings": ["en": ["title": "Welcome"]],
    "import": ["parts.yaml"], "fontFiles": ["fonts"], "file": "photo.jpg", "image": "photo.jpg",
    "style": "quiet", "then": ["hidden": true], "else": ["hidden": true],
    "conditions": [["if": "dark", "then": ["alpha": "50%"]]], "navigationBar": "Title",
    "pageControl": 3, "picker": ["One", "Two"], "slider": "40%", "stepper": 3,
    "tabBar": ["One", "Two"], "row": [["label": "A"]], "collection": [["label": "A"]],
    "chart": ["values": [3, 1, 2]], "section": [["cell": "A"]], "sections": [["label": "A"]],
    "cells": [["cell": "A"]], "frame": ["x": 8, "y": 8, "width": 44, "height": 44],
    "ifPresent": true, "data": "iVBORw0KGgo=", "except": ["overlap"],
    "metrics": ["gap": 8],
  ]

  /// What values of one word are, in the order in which they are tried.
  private static let common = ["8", "50%", "superview", "top", "leading", "title", "red", "true"]

  private struct Found {
    var node: Node
    var value: JSONValue
    var length: Int
  }

  /// The values of all keys, the shortest first.
  private static let values: [String: [Found]] = {
    var values: [String: [Found]] = [:]
    func collect(_ node: Node) {
      for item in node.list ?? [] { collect(item) }
      for entry in node.mapping ?? [] {
        collect(entry.value)
        guard let value = entry.value.example, entry.value.count <= most else { continue }
        let length = value.compactText.utf8.count
        values[entry.key, default: []].append(
          Found(node: entry.value, value: value, length: length)
        )
      }
    }
    let reading = Reading(environment: Environment())
    for example in ReferenceExample.all {
      let source = Source(name: "example.yaml", bytes: Array(example.text.utf8))
      if let node = YAMLReader.read(source, in: reading) { collect(node) }
    }
    // Of equals the first one in the reference comes first.
    return values.mapValues { found in
      found.enumerated().sorted { ($0.element.length, $0.offset) < ($1.element.length, $1.offset) }
        .map(\.element)
    }
  }()

  /// Longer ones are no examples of one key.
  private static let most = 64
}

extension Word {
  fileprivate func takes(text: String) -> Bool {
    let source = Source(name: "example.yaml", bytes: Array(text.utf8))
    let scalar = Scalar(text: text, isPlain: true, verbatimStart: nil)
    return valueType != nil && takes(Node(scalar, span: Span(source, 0..<text.utf8.count)))
  }

  /// Whether a value is one of the key's, where nothing is known that designs name.
  fileprivate func takes(_ node: Node) -> Bool {
    let trial = Reading(environment: Environment())
    let value = read(node, at: Spot(key: name, owner: ClassWord.view.name), in: trial)
    return trial.firstError == nil && (value != nil || valueType == nil)
  }
}

extension Node {
  /// The value in JSON, as editors see it; nothing for one that says nothing, or that data fills.
  fileprivate var example: JSONValue? {
    switch content {
    case .unreadable: return nil
    case .scalar(let scalar):
      guard !scalar.isNull, !Template.mayHold(scalar.text) else { return nil }
      if scalar.isPlain, let number = Double(scalar.text), number.numeral == scalar.text {
        return .decimal(number)
      }
      if scalar.isPlain, let boolean = Bool(scalar.text) { return .boolean(boolean) }
      return .text(scalar.text)
    case .list(let list):
      let items = list.compactMap(\.example)
      return items.count == list.count && !items.isEmpty ? .list(items) : nil
    case .mapping(let entries):
      let pairs = entries.compactMap { entry in entry.value.example.map { (entry.key, $0) } }
      return pairs.count == entries.count && !pairs.isEmpty ? .object(pairs) : nil
    }
  }
}
