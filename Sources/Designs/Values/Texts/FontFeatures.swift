import SnaplineText

/// OpenType features of a font.
struct FontFeatures: DesignValue {
  var tags: [String]

  static var schema: JSONValue { ["type": "array", "items": Tag.schema] }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> FontFeatures? {
    guard let list = node.list else {
      if !node.isUnreadable, !node.isNull {
        reading.report(.wrongKind(spot, "a list of features", node.kind), at: node.span)
      }
      return nil
    }
    let tags = list.prefix(FontFeature.most).compactMap {
      Tag.read($0, at: spot, in: reading)?.text
    }
    return FontFeatures(tags: tags)
  }

  /// One feature: `tnum`, or `liga=0`.
  private struct Tag: ScalarValue {
    var text: String

    static let meaning = "a feature of a font"
    static let remedy = "write four letters such as tnum, or liga=0 to turn one off"
    static let pattern = "[A-Za-z0-9]{4}(=[0-9]{1,4})?"

    static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> Tag? {
      let text = scanner.run { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "=") }
      return text.flatMap { FontFeature.isWrittenRight($0) ? Tag(text: $0) : nil }
    }
  }
}

/// Places on the axes of a variable font: `{wght: 450}`.
struct FontVariations: DesignValue {
  var values: [String: Double] = [:]

  static var schema: JSONValue {
    [
      "type": "object",
      "patternProperties": ["^[A-Za-z0-9]{4}$": Quantity.schema, "^x-": [:]],
      "additionalProperties": false,
    ]
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> FontVariations? {
    guard let entries = node.mapping else {
      if !node.isUnreadable, !node.isNull {
        reading.report(.wrongKind(spot, "a mapping from axes to numbers", node.kind), at: node.span)
      }
      return nil
    }
    var variations = FontVariations()
    for entry in entries.prefix(FontVariation.most) where !entry.key.hasPrefix("x-") {
      guard FontVariation.isTag(entry.key) else {
        reading.report(.notAxis(entry.key), at: entry.keySpan)
        continue
      }
      let spot = Spot(key: entry.key, owner: spot.key)
      variations.values[entry.key] = Quantity.read(entry.value, at: spot, in: reading)?.value
    }
    return variations
  }
}

extension Message {
  fileprivate static func notAxis(_ name: String) -> Message {
    let tags = [
      "weight": "wght", "width": "wdth", "slant": "slnt", "italic": "ital", "opticalsize": "opsz",
    ]
    return Message(
      "wrong-value",
      "'\(name.shortened)' is no axis of a font",
      remedy: tags[name.lowercased()].map { "write '\($0)'" }
        ?? "write its tag of four letters, such as wght"
    )
  }

  static let scalesAnyway = Message(
    "wrong-value",
    "a text style grows with the text size by itself",
    remedy: "drop 'scales', or write 'size' in place of 'style'"
  )
}
