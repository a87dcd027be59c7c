package import SnaplineGeometry

import struct Foundation.CGFloat

/// Distances from edges: one for all, or by name.
package struct InsetsValue: DesignValue {
  package var top, leading, bottom, trailing: Length

  init(_ all: Length) { (top, leading, bottom, trailing) = (all, all, all, all) }

  package func points(scale: Double) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: top.points(scale: scale),
      leading: leading.points(scale: scale),
      bottom: bottom.points(scale: scale),
      trailing: trailing.points(scale: scale)
    )
  }

  static let schema = JSONValue.named("insets")

  static var definition: JSONValue { .anyOf(Length.schema, .object(of: words)) }

  private static let top = Key<Length>("top", "The distance from the top edge.")
  private static let leading = Key<Length>("leading", "The distance from the leading edge.")
  private static let bottom = Key<Length>("bottom", "The distance from the bottom edge.")
  private static let trailing = Key<Length>("trailing", "The distance from the trailing edge.")
  private static let horizontal = Key<Length>("horizontal", "Leading and trailing together.")
  private static let vertical = Key<Length>("vertical", "Top and bottom together.")
  private static let others = Key<Length>("others", "Every other edge.", standard: "0")
  private static let words: [any Word] = [
    top, leading, bottom, trailing, horizontal, vertical, others,
  ]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> InsetsValue? {
    if let list = node.list {
      let numbers = list.compactMap { $0.scalar?.text.numberBeforeUnit }
      let said = numbers.count == list.count ? numbers : []
      reading.report(.insetsAsList(spot.key, said), at: node.span.prefix(1))
      return nil
    }
    if let text = node.scalar?.text.trimmed, text.contains(" ") {
      let numbers = text.split(separator: " ").compactMap { String($0).numberBeforeUnit }
      if numbers.count == 2 || numbers.count == 4 {
        reading.report(.insetsAsList(spot.key, numbers), at: node.span)
        return nil
      }
    }
    guard node.mapping != nil else {
      return Length.read(node, at: spot, in: reading).map(InsetsValue.init)
    }
    guard let values = reading.object(node, by: words, at: spot) else { return nil }
    let others = values[Self.others] ?? Length(value: 0)
    var insets = InsetsValue(others)
    insets.top = values[Self.top] ?? values[vertical] ?? others
    insets.bottom = values[Self.bottom] ?? values[vertical] ?? others
    insets.leading = values[Self.leading] ?? values[horizontal] ?? others
    insets.trailing = values[Self.trailing] ?? values[horizontal] ?? others
    return insets
  }
}

/// A way to go: toward trailing and down.
package struct OffsetValue: DesignValue {
  package var x = Length(value: 0)
  package var y = Length(value: 0)

  static var schema: JSONValue { .object(of: words) }

  private static let x = Key<Length>("x", "The distance toward trailing.", standard: "0")
  private static let y = Key<Length>("y", "The distance down.", standard: "0")
  private static let words: [any Word] = [x, y]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> OffsetValue? {
    guard reading.isSaid(node, at: spot) else { return nil }
    return reading.object(node, by: words, at: spot).map {
      OffsetValue(x: $0[x] ?? Length(value: 0), y: $0[y] ?? Length(value: 0))
    }
  }
}
