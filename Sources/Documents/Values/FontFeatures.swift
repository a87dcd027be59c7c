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
