/// One size of a view on one axis.
package struct SizeValue: DesignValue {
  package enum Relation: String, CaseIterable, Sendable {
    case exactly, atLeast, atMost
  }

  package enum Dimension: String, Sendable {
    case width, height
  }

  package enum Amount: Sendable {
    case length(Length)
    case range(Double, Double)
    /// A part of the same axis of something else.
    case part(Double, of: Target)
    case multiple(of: Target, Dimension, multiplier: Double, constant: Double)
  }

  package enum Target: Sendable {
    case itself
    case canvas
    case anchorable(Anchorable)
  }

  package var relation = Relation.exactly
  package var amount: Amount
  package var priority: Double?
  package var span: Span?

  static let meaning = "a size"
  static let remedy =
    "write a number, 'atLeast 44', '44...320', '50% of card' or 'card.width'"

  static let schema = JSONValue.named("size")

  static var definition: JSONValue {
    .anyOf(
      WrittenSize.schema,
      .object(of: SizeWords.all, requiredOne: SizeWords.relations.map(\.0.name))
    )
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> SizeValue? {
    var size: SizeValue?
    if let text = node.scalar?.text, ofContent.contains(ForeignWords.plain(text)) {
      reading.report(.sizeOfContent(text, spot.key), at: node.span)
      return nil
    }
    if node.mapping != nil {
      size = readObject(node, at: spot, in: reading)
    } else {
      size = WrittenSize.read(node, at: spot, in: reading)?.size
    }
    size?.span = node.span
    return size
  }

  /// What others call the size that a view has by its content.
  private static let ofContent: Set<String> = [
    "auto", "fitcontent", "maxcontent", "mincontent", "wrapcontent", "intrinsic", "hug", "content",
  ]

  private static func readObject(_ node: Node, at spot: Spot, in reading: Reading) -> SizeValue? {
    guard let values = reading.object(node, by: SizeWords.all, at: spot) else { return nil }
    let said = SizeWords.relations.filter { values.says($0.0.name) }
    guard said.count == 1, let (key, relation) = said.first else {
      reading.report(.oneRelation(spot.key), at: node.span)
      return nil
    }
    guard var size = values[key]?.size else { return nil }
    guard size.relation == .exactly, size.priority == nil else {
      reading.report(.oneRelation(spot.key), at: node.span)
      return nil
    }
    size.relation = relation
    size.priority = values[SizeWords.priority]?.value
    return size
  }
}

/// The keys of a size's object form.
enum SizeWords {
  static let exactly = Key<WrittenSize>("exactly", "The exact size.")
  static let atLeast = Key<WrittenSize>("atLeast", "The least size.")
  static let atMost = Key<WrittenSize>("atMost", "The greatest size.")
  static let priority = Key<PriorityValue>("priority", "How much it matters.", standard: "required")

  static let all: [any Word] = [exactly, atLeast, atMost, priority]
  static let relations: [(Key<WrittenSize>, SizeValue.Relation)] = [
    (exactly, .exactly), (atLeast, .atLeast), (atMost, .atMost),
  ]
}

/// The scalar form of a size.
struct WrittenSize: ScalarValue {
  var size: SizeValue

  static let meaning = SizeValue.meaning
  static let remedy = SizeValue.remedy
  static let numbers: JSONValue? = .numbers(0...Int(Length.limit))

  /// Signs and units of others: `>= 44`, `44pt`, `50%`.
  static func mended(_ text: String) -> String? {
    let signs = [
      ">=": "atLeast ", ">": "atLeast ", "<=": "atMost ", "<": "atMost ", "==": "", "=": "",
    ]
    let sign = text.prefix { "<>=".contains($0) }
    if let relation = signs[String(sign)] {
      let rest = text.dropFirst(sign.count).trimmed
      return relation + (mended(rest) ?? rest)
    }
    if ["superview", "parent", "full", "fill", "stretch"].contains(text) {
      return "100% of superview"
    }
    if text == "canvas" { return "100% of canvas" }
    if text.hasSuffix("%"), text.numbers.count == 1 { return text + " of superview" }
    return text.numberBeforeUnit
  }

  static var pattern: String {
    "(\(alone)|\(range)|\(relation)(\(part)|\(multiple)))\(PriorityValue.suffixPattern)"
  }

  private static let number = #"[0-9]+(\.[0-9]+)?"#
  private static let relation = #"((exactly|atLeast|atMost)\s+)?"#
  private static let sum = #"(\s*\+|\s+-)\s*-?"# + number
  /// What needs no other view.
  fileprivate static let alone = relation + number + "(px)?"
  fileprivate static let range = number + #"\.\.[.<]"# + number
  private static let part = number + #"%\s*of\s+"# + Anchorable.pattern
  private static let multiple =
    Anchorable.pattern + #"\.(width|height)(\s*[*/]\s*-?"# + number + #"(\s*[+-]\s*-?"# + number
    + ")?|" + sum + ")?"

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread)
    -> WrittenSize?
  {
    let start = scanner.position
    var relation: SizeValue.Relation?
    if let word = scanner.word(), let said = SizeValue.Relation(rawValue: word) {
      relation = said
      scanner.skipSpaces()
    } else {
      scanner.back(to: start)
    }
    guard let amount = try amount(&scanner, in: reading) else { return nil }
    if case .range = amount, relation != nil { return nil }
    let priority = try PriorityValue.suffix(&scanner, in: reading)
    let size = SizeValue(
      relation: relation ?? .exactly,
      amount: amount,
      priority: priority?.value
    )
    return WrittenSize(size: size)
  }

  private static func amount(_ scanner: inout Scanner, in reading: Reading) throws(Misread)
    -> SizeValue.Amount?
  {
    let start = scanner.position
    guard let length = try Length.parse(&scanner, in: reading) else {
      return try multiple(&scanner, in: reading)
    }
    guard length.value >= 0 else {
      throw Misread(message: .notBelowZero(length), range: start..<scanner.position)
    }
    if length.isInPixels { return .length(length) }
    let isOpen = scanner.take("..<")
    if isOpen || scanner.take("...") {
      guard let end = try Length.parse(&scanner, in: reading), !end.isInPixels else { return nil }
      guard length.value <= end.value else {
        let message = Message.emptyRange(length.value, end.value)
        throw Misread(message: message, range: start..<scanner.position)
      }
      return .range(length.value, end.value)
    }
    if scanner.take("%") {
      scanner.skipSpaces()
      guard scanner.take("of ") else { return nil }
      scanner.skipSpaces()
      guard let target = try target(&scanner, in: reading) else { return nil }
      if case .itself = target { return nil }
      return .part(length.value / 100, of: target)
    }
    return .length(length)
  }

  /// Reads a multiple, such as `title.height * 2 + 8`.
  private static func multiple(_ scanner: inout Scanner, in reading: Reading) throws(Misread)
    -> SizeValue.Amount?
  {
    guard let (target, dimension) = try measured(&scanner, in: reading) else { return nil }
    var (multiplier, constant) = (1.0, 0.0)
    func number() throws(Misread) -> Double? {
      scanner.skipSpaces()
      return try Length.parse(&scanner, in: reading).flatMap { $0.isInPixels ? nil : $0.value }
    }
    scanner.skipSpaces()
    if scanner.take("*") {
      guard let factor = try number() else { return nil }
      multiplier = factor
    } else if scanner.take("/") {
      let place = scanner.position
      guard let divisor = try number() else { return nil }
      guard divisor != 0 else {
        throw Misread(
          message: .outOfRange("other than 0", mended: "1"),
          range: place..<scanner.position
        )
      }
      multiplier = 1 / divisor
    }
    scanner.skipSpaces()
    if scanner.take("+") {
      guard let sum = try number() else { return nil }
      constant = sum
    } else if scanner.take("-") {
      guard let difference = try number() else { return nil }
      constant = -difference
    }
    return .multiple(of: target, dimension, multiplier: multiplier, constant: constant)
  }

  /// A target with `.width` or `.height` behind it.
  private static func measured(_ scanner: inout Scanner, in reading: Reading) throws(Misread)
    -> (SizeValue.Target, SizeValue.Dimension)?
  {
    let start = scanner.position
    guard let path = scanner.run(while: { $0.isPathByte }) else { return nil }
    let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last,
      let dimension = SizeValue.Dimension(rawValue: String(last))
    else { return nil }
    var head = Scanner(parts.dropLast().joined(separator: "."))
    do throws(Misread) {
      guard let target = try target(&head, in: reading), head.isAtEnd else { return nil }
      return (target, dimension)
    } catch {
      let range = start + error.range.lowerBound..<start + error.range.upperBound
      throw Misread(message: error.message, range: range)
    }
  }

  private static func target(_ scanner: inout Scanner, in reading: Reading) throws(Misread)
    -> SizeValue.Target?
  {
    guard let anchorable = try Anchorable.parse(&scanner, in: reading) else { return nil }
    switch anchorable.base {
    case .standard, .none: return nil
    case .named("self"): return anchorable.area == nil ? .itself : nil
    case .named("canvas"): return anchorable.area == nil ? .canvas : nil
    case .superview, .named: return .anchorable(anchorable)
    }
  }
}

extension UInt8 {
  fileprivate var isPathByte: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "-")
      || self == UInt8(ascii: ".")
  }
}

/// One size, or several that all hold.
package struct SizeList: DesignValue {
  package var sizes: [SizeValue]

  static var schema: JSONValue {
    .anyOf(.named("size"), ["type": "array", "items": .named("size")])
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> SizeList? {
    if let list = node.list {
      return SizeList(sizes: list.compactMap { SizeValue.read($0, at: spot, in: reading) })
    }
    guard reading.isSaid(node, at: spot) || node.mapping != nil else { return nil }
    return SizeValue.read(node, at: spot, in: reading).map { SizeList(sizes: [$0]) }
  }
}

/// Both axes at once: `44`, `320x200`, `atLeast 44`, `44...320`.
package struct SizePair: ScalarValue {
  package var width: SizeValue
  package var height: SizeValue

  static let meaning = "a size of both axes"
  static let remedy = "write 44, 320x200, 'atLeast 44' or '44...320'"

  static func mended(_ text: String) -> String? {
    text.numbers(joinedBy: "x") ?? WrittenSize.mended(text)
  }

  static func written(_ node: Node) -> String? { node.writtenSides }

  static let numbers = WrittenSize.numbers

  static var pattern: String {
    let length = PositiveLength.pattern
    return "(\(length)x\(length)|\(WrittenSize.alone)|\(WrittenSize.range))"
      + PriorityValue.suffixPattern
  }

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> SizePair? {
    let start = scanner.position
    if let width = try Length.parse(&scanner, in: reading), scanner.take("x") {
      guard let height = try Length.parse(&scanner, in: reading) else { return nil }
      let priority = try PriorityValue.suffix(&scanner, in: reading)?.value
      return SizePair(
        width: SizeValue(amount: .length(width), priority: priority),
        height: SizeValue(amount: .length(height), priority: priority)
      )
    }
    scanner.back(to: start)
    guard let size = try WrittenSize.parse(&scanner, in: reading)?.size else { return nil }
    switch size.amount {
    case .length, .range: return SizePair(width: size, height: size)
    case .part, .multiple: return nil
    }
  }
}

extension Message {
  fileprivate static func sizeOfContent(_ text: String, _ key: String) -> Message {
    Message(
      "size-grammar",
      "'\(text.shortened)' is not a size",
      cause: "a view that says none is as large as its content, where nothing makes it fill",
      remedy: "leave '\(key)' out"
    )
  }
}
