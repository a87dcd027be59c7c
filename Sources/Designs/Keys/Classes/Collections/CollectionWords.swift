/// The keys of a collection.
package enum CollectionWords {
  package static let sections = Key<SectionedEntries<CollectionItem>>(
    "sections",
    "The items, or sections of them."
  )
  package static let columns = Key<ColumnCount>(
    "columns",
    "The number of equally wide columns; a collection that scrolls horizontally has none."
  )
  package static let itemSize = Key<ItemSizeValue>(
    "itemSize",
    "The size of every item: 100x80; with 'columns' only its height counts.",
    standard: "that of its content"
  )
  package static let spacing = Key<PositiveLength>(
    "spacing",
    "The distance between the items of a line; without columns, the least distance.",
    standard: "10"
  )
  package static let lineSpacing = Key<PositiveLength>(
    "lineSpacing",
    "The distance between two lines.",
    standard: "10"
  )
  package static let axis = Key<ScrollAxisWord>(
    "axis",
    "The scroll direction.",
    standard: "vertical"
  )
  package static let sectionInsets = Key<InsetsValue>(
    "sectionInsets",
    "The room around the items of each section.",
    standard: "0"
  )

  static let content: [any Word] = [sections]
  static let properties: [any Word] = [
    columns, itemSize, spacing, lineSpacing, axis, sectionInsets, ScrollWords.refreshing,
  ]

  /// The views of a collection, in order.
  package static func elements(in content: Values) -> [Element] {
    content[sections]?.elements ?? []
  }
}

package enum ScrollAxisWord: String, Enumerator {
  case vertical, horizontal
}

/// An item of a collection: any view but those that only tables and stacks hold.
package enum CollectionItem: SectionEntry {
  package static let owner = "collection"
  static let schema: JSONValue = .named("anyNode")

  static func read(_ node: Node, in reading: Reading) -> Element? {
    guard let element = Element.read(node, in: reading) else { return nil }
    Element.check([element], in: ClassWord.collection, reading)
    return element
  }
}

/// How many columns there are, from 1.
package struct ColumnCount: ScalarValue {
  package var value: Int

  static let meaning = "a number of columns"
  static let remedy = SpanCount.remedy
  static let pattern = SpanCount.pattern
  static let numbers = SpanCount.numbers
  private static let most = SpanCount.most

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> ColumnCount? {
    let start = scanner.position
    guard let digits = scanner.run(while: \.isDigit) else { return nil }
    guard let value = Int(digits), (1...most).contains(value) else {
      let nearest = Int(digits) == 0 ? 1 : most
      throw Misread(
        message: .outOfRange("from 1 to \(most)", mended: "\(nearest)"),
        range: start..<scanner.position
      )
    }
    return ColumnCount(value: value)
  }
}

/// The size of an item: `100x80`, or `100` for both sides.
package struct ItemSizeValue: ScalarValue {
  package var width: Double
  package var height: Double

  static let meaning = "a size"
  static let remedy = "write a width and a height such as 100x80, or one number for both"
  static let pattern = side + "(x" + side + ")?"
  static let numbers: JSONValue? = .numbers(upTo: most)
  private static let most = 10_000
  private static let side = NumberPattern.number(upTo: most, aboveZero: true)

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread)
    -> ItemSizeValue?
  {
    let start = scanner.position
    guard let width = scanner.number() else { return nil }
    var height = width
    if scanner.take("x") {
      guard let second = scanner.number() else { return nil }
      height = second
    }
    for side in [width, height] where !(side > 0 && side <= Double(most)) {
      let message = Message.outOfRange(
        "above 0, at most \(most)",
        width,
        height,
        in: 1...Double(most)
      )
      throw Misread(message: message, range: start..<scanner.position)
    }
    return ItemSizeValue(width: width, height: height)
  }
}
