/// The shadows of a view, the first over the others: one as it is, or a list.
package struct ShadowList: DesignValue {
  package var shadows: [ShadowValue]

  /// Each of them is blurred by itself.
  private static let most = 16

  static var schema: JSONValue {
    .anyOf(
      ShadowValue.schema,
      ["type": "array", "items": ShadowValue.schema, "maxItems": .number(most)]
    )
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> ShadowList? {
    guard let list = node.list else {
      return ShadowValue.read(node, at: spot, in: reading).map { ShadowList(shadows: [$0]) }
    }
    guard list.count <= most else {
      reading.report(.tooManyShadows(list.count, most: most), at: node.span.prefix(1))
      return nil
    }
    return ShadowList(shadows: list.compactMap { ShadowValue.read($0, at: spot, in: reading) })
  }
}

extension Message {
  fileprivate static func tooManyShadows(_ count: Int, most: Int) -> Message {
    tooMany(
      " shadows",
      count,
      most: most,
      cause: "each of them is blurred by itself",
      remedy: "leave out those that others cover"
    )
  }
}
