/// A line under or through text: `true`, `double`, or an object with its looks.
package struct StrokeValue: DesignValue {
  /// Nothing stands for no line.
  package var style: Style?
  package var pattern = Pattern.solid
  package var isByWord = false
  /// Nothing takes the text's own colour.
  package var color: ColorValue?

  package enum Style: String, Enumerator {
    case single, thick, double
  }

  package enum Pattern: String, Enumerator {
    case solid, dot, dash, dashDot, dashDotDot
  }

  static var schema: JSONValue {
    .anyOf(Bool.schema, Style.schema, .object(of: words))
  }

  private static let style = Key<Style>(
    "style",
    "How many lines, and how thick.",
    standard: "single"
  )
  private static let pattern = Key<Pattern>(
    "pattern",
    "The pattern of the line.",
    standard: "solid"
  )
  private static let byWord = Key<Bool>(
    "byWord",
    "Whether only words have the line.",
    standard: "false"
  )
  private static let color = Key<ColorValue>(
    "color",
    "The colour of the line.",
    standard: "the text's"
  )
  private static let words: [any Word] = [style, pattern, byWord, color]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> StrokeValue? {
    if node.mapping != nil {
      guard let values = reading.object(node, by: words, at: spot) else { return nil }
      return StrokeValue(
        style: values[style] ?? .single,
        pattern: values[pattern] ?? .solid,
        isByWord: values[byWord] ?? false,
        color: values[color]
      )
    }
    let names = Style.allCases.map(\.rawValue)
    if let text = node.scalar?.text, !Self.booleans.contains(text.lowercased()),
      names.contains(text) || Message.nearest(to: text, among: names) != nil
    {
      return Style.read(node, at: spot, in: reading).map { StrokeValue(style: $0) }
    }
    return Bool.read(node, at: spot, in: reading).map { StrokeValue(style: $0 ? .single : nil) }
  }

  /// Words that were meant for a choice of two.
  private static let booleans: Set = ["true", "false", "yes", "no", "on", "off"]
}
