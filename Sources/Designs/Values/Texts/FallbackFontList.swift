/// Families of fonts, in the order in which they are asked.
package struct FallbackFontList: DesignValue {
  package var families: [Family]

  package struct Family: Sendable {
    package var name: String
    package var span: Span
  }

  static let schema: JSONValue = .anyOf(
    ["type": "string"],
    ["type": "array", "items": ["type": "string"], "maxItems": .number(most)]
  )

  /// Each is asked for each letter that all before it lack.
  private static let most = 32

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> FallbackFontList? {
    guard reading.isSaid(node, at: spot) else { return nil }
    let items = node.list ?? [node]
    guard items.count <= most else {
      reading.report(.tooManyFamilies(items.count, most: most), at: node.span.prefix(1))
      return nil
    }
    let families = items.compactMap { item -> Family? in
      guard let scalar = item.scalar else {
        if !item.isUnreadable {
          reading.report(.notFamily(spot, item.kind), at: item.span.prefix(1))
        }
        return nil
      }
      guard !scalar.text.trimmed.isEmpty else {
        reading.report(.noFamily, at: item.span)
        return nil
      }
      return Family(name: scalar.text.trimmed, span: item.span)
    }
    return FallbackFontList(families: families)
  }
}

extension Message {
  fileprivate static func tooManyFamilies(_ count: Int, most: Int) -> Message {
    Message(
      "limit",
      "a list of \(count) font families, more than \(most)",
      remedy: "leave out those whose letters others have"
    )
  }

  fileprivate static func notFamily(_ spot: Spot, _ kind: String) -> Message {
    .wrongKind(spot, "a list of font families", kind, mended: "[Noto Serif, Noto Sans]")
  }

  fileprivate static let noFamily = Message(
    "wrong-value",
    "a font family has a name, and this is none",
    remedy: "write its name, such as 'Noto Serif', or leave the entry out"
  )
}
