extension Equation {
  /// Reads one line, such as `title.leading >= icon.trailing + 8 @750 "gap"`.
  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> Equation? {
    reading.inScope(of: node) { readInScope(node, at: spot, in: reading) }
  }

  private static func readInScope(_ node: Node, at spot: Spot, in reading: Reading) -> Equation? {
    guard let scalar = reading.scalar(node, at: spot, wanted: "a text") else { return nil }
    let text = scalar.text
    do throws(Misread) {
      if VisualLine.begins(text) { return try visual(text, of: node, in: reading) }
      if let misread = VisualLine.misreadAxis(text) { throw misread }
      if let fill = scalar.foreignFill {
        throw Misread(message: .fillInGrammar(fill), range: 0..<text.utf8.count)
      }
      var scanner = Scanner(text)
      var (equation, label) = try parse(&scanner, in: reading)
      try equation.check()
      equation.locateNames(in: node)
      equation.labelSpan = label.map { node.span(of: $0) }
      equation.span = node.span
      return equation
    } catch {
      reading.report(error.message, at: node.span(of: error.range))
      return nil
    }
  }

  private static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread)
    -> (Equation, label: Range<Int>?)
  {
    scanner.skipSpaces()
    var label: Range<Int>?
    var equation = Equation(sides: [try side(&scanner, in: reading)], relations: [])
    while let relation = try relation(&scanner) {
      equation.relations.append(relation)
      equation.sides.append(try side(&scanner, in: reading))
    }
    if equation.relations.isEmpty { throw unexpected(scanner, wanted: "==, >= or <=") }
    equation.priority = try PriorityValue.suffix(&scanner, in: reading)?.value
    scanner.skipSpaces()
    let quote = scanner.position
    if scanner.take("\"") {
      equation.label = scanner.run { $0 != UInt8(ascii: "\"") }
      label = quote..<scanner.position + 1
      guard scanner.take("\"") else { throw unexpected(scanner, wanted: "a closing quote") }
    }
    scanner.skipSpaces()
    if !scanner.isAtEnd { throw unexpected(scanner, wanted: "the end of the equation") }
    return (equation, label)
  }

  private static func unexpected(_ scanner: Scanner, wanted: String) -> Misread {
    let range = scanner.wordRange(from: scanner.position)
    let found = range.isEmpty ? "the end" : "'\(scanner.text(range).shortened)'"
    return Misread(message: .equationSyntax(wanted: wanted, found: found), range: range)
  }

  private static func relation(_ scanner: inout Scanner) throws(Misread) -> Relation? {
    let start = scanner.position
    let hasSpace = scanner.skipSpaces()
    let place = scanner.position
    let isSign: (UInt8) -> Bool = { "=<>!".utf8.contains($0) }
    guard let sign = scanner.run(while: isSign) else {
      scanner.back(to: start)
      return nil
    }
    guard let relation = Relation(rawValue: sign) else {
      throw Misread(message: .unknownRelation(sign), range: place..<scanner.position)
    }
    guard hasSpace, scanner.skipSpaces() else {
      throw Misread(message: .spacesAround(sign), range: place..<place + sign.utf8.count)
    }
    return relation
  }

  private static func side(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> Side {
    let start = scanner.position
    var side = Side(range: start..<start)
    if let number = try length(&scanner, in: reading) {
      let end = scanner.position
      scanner.skipSpaces()
      if scanner.take("*") {
        scanner.skipSpaces()
        side.multiplier = number
        try term(&scanner, in: reading, into: &side)
      } else {
        scanner.back(to: end)
        side.constant = number
      }
    } else if isStandard(&scanner) {
      side.standards = 1
    } else {
      try term(&scanner, in: reading, into: &side)
    }
    if !side.items.isEmpty { try factor(&scanner, in: reading, into: &side) }
    try constants(&scanner, in: reading, into: &side)
    side.range = start..<scanner.position
    guard side.multiplier != 0, abs(side.multiplier) <= Length.limit else {
      throw Misread(
        message: .outOfRange(
          "other than 0, at most \(Int(Length.limit))",
          remedy: "multiply by another number, or by none"
        ),
        range: side.range
      )
    }
    return side
  }

  private static func length(_ scanner: inout Scanner, in reading: Reading) throws(Misread)
    -> Double?
  {
    let start = scanner.position
    guard let length = try Length.parse(&scanner, in: reading) else { return nil }
    if length.isInPixels {
      throw Misread(message: .pixelsInEquation, range: start..<scanner.position)
    }
    return length.value
  }

  /// Takes the word for the system's spacing, which no attribute follows.
  private static func isStandard(_ scanner: inout Scanner) -> Bool {
    let start = scanner.position
    let name = scanner.name()
    let end = scanner.position
    guard name == "standard", !scanner.take(".") else {
      scanner.back(to: start)
      return false
    }
    scanner.back(to: end)
    return true
  }

  /// Reads an attribute of one view or of several, such as `(a, b).width`.
  private static func term(
    _ scanner: inout Scanner,
    in reading: Reading,
    into side: inout Side
  ) throws(Misread) {
    var parts: [(String, Range<Int>)] = []
    if scanner.take("(") {
      repeat {
        scanner.skipSpaces()
        let path = try path(&scanner)
        side.items.append(try item(path[...], in: reading))
        scanner.skipSpaces()
      } while scanner.take(",")
      guard scanner.take(")"), scanner.take(".") else {
        throw unexpected(scanner, wanted: "'),' and an attribute")
      }
      parts = try path(&scanner)
    } else {
      parts = try path(&scanner)
      guard parts.count > 1 else {
        throw Misread(message: .bareAttribute(parts[0].0), range: parts[0].1)
      }
      side.items = [try item(parts.dropLast(), in: reading)]
      parts = parts.suffix(1)
    }
    guard parts.count == 1, let attribute = Attribute(rawValue: parts[0].0) else {
      let known = Attribute.allCases.map(\.rawValue)
      throw Misread(message: .unknownAttribute(parts[0].0, among: known), range: parts[0].1)
    }
    side.attribute = attribute
    let isBaseline = attribute == .firstBaseline || attribute == .lastBaseline
    if isBaseline, side.items.contains(where: { $0.area != nil }) {
      throw Misread(message: .baselineOfArea(attribute), range: parts[0].1)
    }
  }

  private static func path(_ scanner: inout Scanner) throws(Misread) -> [(String, Range<Int>)] {
    var parts: [(String, Range<Int>)] = []
    repeat {
      let start = scanner.position
      guard let name = scanner.name() else {
        throw unexpected(scanner, wanted: "a view and its attribute, such as title.top")
      }
      parts.append((name, start..<scanner.position))
    } while scanner.take(".")
    return parts
  }

  private static func item(
    _ parts: ArraySlice<(String, Range<Int>)>,
    in reading: Reading
  ) throws(Misread) -> Item {
    guard let first = parts.first else { return Item(name: "", range: 0..<0) }
    var item = Item(name: reading.resolved(first.0), range: first.1)
    if let second = parts.dropFirst().first {
      guard let area = Anchorable.Area(rawValue: second.0), parts.count == 2 else {
        let known = Anchorable.Area.allCases.map(\.rawValue)
        throw Misread(message: .unknownArea(second.0, among: known), range: second.1)
      }
      item.area = area
    }
    return item
  }

  private static func factor(
    _ scanner: inout Scanner,
    in reading: Reading,
    into side: inout Side
  ) throws(Misread) {
    let end = scanner.position
    scanner.skipSpaces()
    let divides = scanner.take("/")
    guard divides || scanner.take("*") else { return scanner.back(to: end) }
    scanner.skipSpaces()
    let place = scanner.position
    guard let number = try length(&scanner, in: reading) else {
      throw unexpected(scanner, wanted: "a number")
    }
    if divides, number == 0 {
      throw Misread(
        message: .outOfRange("other than 0", mended: "1"),
        range: place..<scanner.position
      )
    }
    side.multiplier *= divides ? 1 / number : number
  }

  private static func constants(
    _ scanner: inout Scanner,
    in reading: Reading,
    into side: inout Side
  ) throws(Misread) {
    while true {
      let end = scanner.position
      let hasSpace = scanner.skipSpaces()
      let place = scanner.position
      let isMinus = scanner.take("-")
      guard isMinus || scanner.take("+") else { return scanner.back(to: end) }
      guard hasSpace, scanner.skipSpaces() else {
        throw Misread(message: .spacesAround(isMinus ? "-" : "+"), range: place..<place + 1)
      }
      let start = scanner.position
      if let number = try length(&scanner, in: reading) {
        side.constant += isMinus ? -number : number
      } else if isStandard(&scanner) {
        side.standards += isMinus ? -1 : 1
      } else {
        scanner.back(to: start)
        throw unexpected(scanner, wanted: "a number or 'standard'")
      }
    }
  }

  /// What the grammar can't say: which sides go together.
  private func check() throws(Misread) {
    let others = Set(relations).subtracting([.equal])
    if others.count > 1 {
      throw Misread(message: .mixedRelations, range: sides[0].range)
    }
    for (one, other) in zip(sides, sides.dropFirst()) {
      try Self.check(one, other)
    }
  }

  private static func check(_ one: Side, _ other: Side) throws(Misread) {
    let range = one.range.lowerBound..<other.range.upperBound
    guard let first = one.attribute, let second = other.attribute else {
      guard let only = one.attribute ?? other.attribute else {
        throw Misread(message: .constantsAlone, range: range)
      }
      let side = one.attribute == nil ? other : one
      if only.kind != .dimension, only.kind != .size {
        let sum = one.attribute == nil ? one.sum : other.sum
        let name = side.items.first?.name ?? ""
        throw Misread(message: .positionConstant(name, only, sum), range: range)
      }
      return
    }
    guard first.kind == second.kind else {
      throw Misread(message: .axisMix(first, second), range: range)
    }
    if let one = first.followsReading, let other = second.followsReading, one != other {
      throw Misread(message: .sideMix(first, second), range: range)
    }
    guard one.items.count == other.items.count || other.items.count == 1 else {
      throw Misread(message: .listLengths(one.items.count, other.items.count), range: range)
    }
    let same = one.items.indices.first { index in
      let item = other.items.count == 1 ? other.items[0] : other.items[index]
      return first == second && one.items[index].name == item.name
        && one.items[index].area == item.area
    }
    if let same { throw Misread(message: .sameTwice(one.items[same], first), range: range) }
  }

  /// Points each item at its own letters.
  private mutating func locateNames(in node: Node) {
    for side in sides.indices {
      for item in sides[side].items.indices {
        sides[side].items[item].span = node.span(of: sides[side].items[item].range)
      }
    }
  }
}

extension Equation.Side {
  /// What is added to a term, as it is written behind it.
  fileprivate var sum: String {
    let standard = standards == 0 ? "" : standards < 0 ? "- standard" : "+ standard"
    guard standards == 0 || constant != 0 else { return standard }
    let number = (constant < 0 ? "- " : "+ ") + abs(constant).numeral
    return standard.isEmpty ? number : standard + " " + number
  }
}
