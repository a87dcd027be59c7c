import SnaplineLayout

/// What fills a background.
struct Fill: DesignValue {
  var color: ColorValue

  static var schema: JSONValue { ColorValue.schema }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> Fill? {
    if node.list != nil {
      reading.report(.notYet("a list of fills"), at: node.span.prefix(1))
      return nil
    }
    let later = node.mapping?.first { $0.key == "gradient" || $0.key == "image" }
    if let later {
      reading.report(.notYet(later.key), at: later.keySpan)
      return nil
    }
    return ColorValue.read(node, at: spot, in: reading).map(Fill.init)
  }
}

/// A line along the inside of a view's edge: `1 separator`.
struct BorderValue: DesignValue {
  var width: Length
  var color: ColorValue

  static var schema: JSONValue {
    .anyOf(.scalar(Written.pattern), .object(of: words, required: ["width"]))
  }

  private static let width = Key<PositiveLength>("width", "The thickness of the line.")
  private static let color = Key<ColorValue>("color", "The colour of the line.", standard: "black")
  private static let words: [any Word] = [width, color]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> BorderValue? {
    if node.mapping != nil {
      guard let values = reading.object(node, by: words, at: spot) else { return nil }
      if !values.says("width") { reading.report(.missing("width", of: spot.key), at: node.span) }
      guard let width = values[width] else { return nil }
      return BorderValue(width: width.length, color: values[color] ?? .black)
    }
    return Written.read(node, at: spot, in: reading)?.border
  }

  /// The scalar form: a width, and black where no colour stands behind it.
  private struct Written: ScalarValue {
    var border: BorderValue

    static let meaning = "a border"
    static let remedy = "write a width and a colour, such as '1 separator'"
    static let pattern = #"[0-9]+(\.[0-9]+)?(px)?(\s+.+)?"#

    static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> Written? {
      guard let width = try PositiveLength.parse(&scanner, in: reading) else { return nil }
      scanner.skipSpaces()
      if scanner.isAtEnd {
        return Written(border: BorderValue(width: width.length, color: .black))
      }
      return try ColorValue(&scanner, in: reading).map {
        Written(border: BorderValue(width: width.length, color: $0))
      }
    }
  }
}

/// How round corners are.
struct CornerRadius: DesignValue {
  var radius: Length

  static var schema: JSONValue {
    .anyOf(PositiveLength.schema, .object(of: words, required: ["radius"]))
  }

  private static let radius = Key<PositiveLength>("radius", "The radius of the corners.")
  private static let words: [any Word] = [radius] + LaterKey.list("curve corners")

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> CornerRadius? {
    if node.mapping != nil {
      guard let values = reading.object(node, by: words, at: spot) else { return nil }
      if !values.says("radius") { reading.report(.missing("radius", of: spot.key), at: node.span) }
      return values[radius].map { CornerRadius(radius: $0.length) }
    }
    if node.scalar?.text == "round" {
      reading.report(.notYet("round"), at: node.span)
      return nil
    }
    return PositiveLength.read(node, at: spot, in: reading).map { CornerRadius(radius: $0.length) }
  }
}

/// Which way a view reads.
enum DirectionWord: String, Enumerator {
  case automatic, leftToRight, rightToLeft

  var attribute: SemanticContentAttribute {
    switch self {
    case .automatic: .unspecified
    case .leftToRight: .forceLeftToRight
    case .rightToLeft: .forceRightToLeft
    }
  }
}
