import Foundation

/// What the schema of the Static Analysis Results Interchange Format 2.1.0 says of the objects that `lint` writes:
/// each may have no key that isn't named here, and needs those that are required.
struct SARIFShape: Sendable {
  private let required: [String]
  private let keys: [String: @Sendable (Any) -> [String]]

  /// What is wrong with a document; nothing where it is as the schema says.
  static func faults(in document: Any) -> [String] { log.check(document) }

  private static let log = SARIFShape(
    required: ["version", "runs"],
    keys: [
      "$schema": { text($0) { URL(string: $0)?.scheme != nil } },
      "version": { text($0) { $0 == "2.1.0" } },
      "runs": { list($0, of: run) },
    ]
  )

  private static let run = SARIFShape(
    required: ["tool"],
    keys: ["tool": tool.check, "results": { list($0, of: result) }]
  )

  private static let tool = SARIFShape(required: ["driver"], keys: ["driver": driver.check])

  private static let driver = SARIFShape(
    required: ["name"],
    keys: [
      "name": { text($0) { !$0.isEmpty } },
      "version": { text($0) { !$0.isEmpty } },
      "rules": { list($0, of: rule) },
    ]
  )

  private static let rule = SARIFShape(
    required: ["id"],
    keys: ["id": { text($0) { !$0.isEmpty } }]
  )

  private static let result = SARIFShape(
    required: ["message"],
    keys: [
      "ruleId": { text($0) { !$0.isEmpty } },
      "ruleIndex": { number($0, from: -1) },
      "level": { text($0) { ["none", "note", "warning", "error"].contains($0) } },
      "message": message.check,
      "locations": { list($0, of: location) },
      "partialFingerprints": { ($0 as? [String: String]) == nil ? ["\($0) aren't texts"] : [] },
    ]
  )

  private static let message = SARIFShape(
    required: ["text"],
    keys: ["text": { text($0) { !$0.isEmpty } }]
  )

  private static let location = SARIFShape(
    required: [],
    keys: ["physicalLocation": physicalLocation.check]
  )

  private static let physicalLocation = SARIFShape(
    required: ["artifactLocation"],
    keys: ["artifactLocation": artifact.check, "region": region.check]
  )

  private static let artifact = SARIFShape(
    required: [],
    keys: ["uri": { text($0) { URL(string: $0) != nil } }]
  )

  private static let region = SARIFShape(
    required: [],
    keys: ["startLine": { number($0, from: 1) }]
  )

  @Sendable private func check(_ value: Any) -> [String] {
    guard let object = value as? [String: Any] else { return ["\(value) is no object"] }
    let missing = required.filter { object[$0] == nil }.map { "\($0) is missing" }
    return missing
      + object.sorted { $0.key < $1.key }.flatMap { key, value in
        guard let look = keys[key] else { return ["\(key) isn't known"] }
        return look(value).map { "\(key): \($0)" }
      }
  }

  private static func list(_ value: Any, of shape: SARIFShape) -> [String] {
    guard let list = value as? [Any] else { return ["\(value) is no list"] }
    return list.flatMap(shape.check)
  }

  private static func text(_ value: Any, _ isRight: (String) -> Bool) -> [String] {
    (value as? String).map(isRight) == true ? [] : ["\(value) isn't what is wanted"]
  }

  private static func number(_ value: Any, from least: Int) -> [String] {
    (value as? Int).map { $0 >= least } == true ? [] : ["\(value) is no number from \(least) on"]
  }
}
