/// Width by height: `16/9`, `1.5`, or `image` for that of the view's picture.
package struct AspectValue: DesignValue {
  /// Nothing for that of the view's picture.
  package var ratio: Double?
  package var priority: Double?

  static var schema: JSONValue { .anyOf(Ratio.schema, .object(of: words, required: ["ratio"])) }

  private static let ratio = Key<Ratio>(
    "ratio",
    "Width by height, such as 16/9; or 'image' for the picture's own ratio."
  )
  private static let priority = Key<PriorityValue>("priority", "How much it matters.")
  private static let words: [any Word] = [ratio, priority]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> AspectValue? {
    var aspect: AspectValue?
    var span = node.span
    if node.mapping == nil {
      aspect = Ratio.read(node, at: spot, in: reading).map { AspectValue(ratio: $0.value) }
    } else {
      guard let values = reading.object(node, by: words, at: spot) else { return nil }
      if !values.says("ratio") { reading.report(.missing("ratio", of: spot.key), at: node.span) }
      span = values.span(of: ratio) ?? span
      aspect = values[ratio].map {
        AspectValue(ratio: $0.value, priority: values[priority]?.value)
      }
    }
    // What a guide says, whatever it is called, is judged with all of the guide.
    let isOfClass = ClassWord.named(spot.owner) != nil
    if let aspect, aspect.ratio == nil, isOfClass, spot.owner != ClassWord.image.name {
      reading.report(.noPicture(in: "'\(spot.owner)'"), at: span)
      return nil
    }
    return aspect
  }

  struct Ratio: ScalarValue {
    var value: Double?

    static let meaning = "a ratio of width and height"
    static let remedy = "write 16/9 or 1.5"

    static func mended(_ text: String) -> String? { text.numbers(joinedBy: "/") }

    static let pattern = "image|" + side + #"(\s*/\s*"# + side + ")?"
    private static let side =
      NumberPattern.number(upTo: Int(Length.limit), aboveZero: true)
    static let numbers: JSONValue? = .numbers(upTo: Int(Length.limit))

    static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> Ratio? {
      let start = scanner.position
      if scanner.word() == "image" { return Ratio(value: nil) }
      scanner.back(to: start)
      guard let width = try Length.parse(&scanner, in: reading), !width.isInPixels else {
        return nil
      }
      scanner.skipSpaces()
      var value = width.value
      if scanner.take("/") {
        scanner.skipSpaces()
        guard let height = try Length.parse(&scanner, in: reading), !height.isInPixels else {
          return nil
        }
        value /= height.value
      }
      guard value > 0.000_001, value < Length.limit else {
        throw Misread(
          message: .outOfRange("above 0", mended: "1"),
          range: start..<scanner.position
        )
      }
      return Ratio(value: value)
    }
  }
}

extension Message {
  static func noPicture(in owner: String) -> Message {
    Message(
      "wrong-value",
      "'aspect: image' is the ratio of a picture, and \(owner) shows none",
      remedy: "write a ratio such as 16/9, or use it on an 'image:'"
    )
  }
}
