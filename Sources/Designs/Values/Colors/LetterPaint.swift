/// What letters are painted with: a colour, or a gradient over the whole label.
package enum LetterPaint: DesignValue {
  case color(ColorValue)
  case gradient(GradientValue)

  static var schema: JSONValue {
    .anyOf(ColorValue.schema, .object(of: Fill.gradientWords, required: [Fill.gradient.name]))
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> LetterPaint? {
    guard node.mapping?.contains(where: { $0.key == Fill.gradient.name }) == true else {
      return ColorValue.read(node, at: spot, in: reading).map(LetterPaint.color)
    }
    return Fill.gradient(node, at: spot, in: reading).map(LetterPaint.gradient)
  }
}

/// A line along the outlines of letters: `1 black`.
package struct LetterOutlineValue: DesignValue {
  package var width: Length
  package var color: ColorValue
  package var isHollow = false

  static var schema: JSONValue {
    .anyOf(LengthAndColor.schema, .object(of: words, required: ["width"]))
  }

  private static let width = Key<PositiveLength>(
    "width",
    "The thickness of the line, half of which lies inside of the letters."
  )
  private static let color = Key<ColorValue>("color", "The colour of the line.", standard: "black")
  private static let hollow = Key<Bool>(
    "hollow",
    "Whether only the outline of the letters is drawn.",
    standard: "false"
  )
  private static let words: [any Word] = [width, color, hollow]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> LetterOutlineValue? {
    guard node.mapping != nil else {
      return WrittenLine.read(node, at: spot, in: reading).map {
        LetterOutlineValue(width: $0.line.length, color: $0.line.color)
      }
    }
    guard let values = reading.object(node, by: words, at: spot) else { return nil }
    if !values.says("width") { reading.report(.missing("width", of: spot.key), at: node.span) }
    return values[width].map {
      LetterOutlineValue(
        width: $0.length,
        color: values[color] ?? .black,
        isHollow: values[hollow] ?? false
      )
    }
  }
}
