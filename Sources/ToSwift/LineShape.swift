/// Lines of Swift with the values in them taken out: texts, numbers and colours.
struct LineShape: Hashable {
  /// The pieces between the values.
  let pieces: [String]

  /// A value as it stands in a line.
  struct Literal: Hashable {
    enum Kind: Hashable { case text, number, color }

    var kind: Kind
    var text: String
  }

  /// The lines with other values in the places of their own.
  func filled(by values: [String]) -> [String] {
    var text = pieces[0]
    for (piece, value) in zip(pieces.dropFirst(), values) { text += value + piece }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Takes the values out of lines.
  static func of(_ lines: [String]) -> (skeleton: LineShape, literals: [Literal]) {
    var pieces: [String] = []
    var literals: [Literal] = []
    var piece = ""
    var rest = lines.joined(separator: "\n")[...]
    var before: Character = " "
    while let next = rest.first {
      if let literal = literal(at: rest, behind: before) {
        pieces.append(piece)
        literals.append(literal)
        piece = ""
        rest = rest.dropFirst(literal.text.count)
        before = "\""
      } else {
        piece.append(next)
        before = next
        rest = rest.dropFirst()
      }
    }
    return (LineShape(pieces: pieces + [piece]), literals)
  }

  private static func literal(at text: Substring, behind before: Character) -> Literal? {
    guard let first = text.first else { return nil }
    if first == "\"" { return quoted(text).map { Literal(kind: .text, text: $0) } }
    let isInWord = before.isLetter || before.isNumber || before == "_" || before == "."
    if isInWord { return nil }
    if first.isASCII, first.isNumber {
      let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      // A range has dots of its own, and what isn't a number in ten digits stays where it is.
      let next = text.dropFirst(number.count).first
      guard !number.contains(".."), number.last != ".", next?.isLetter != true else { return nil }
      return Literal(kind: .number, text: String(number))
    }
    guard text.hasPrefix("Color") else { return nil }
    if text.hasPrefix("Color(hex: 0x") {
      let color = text.prefix { $0 != ")" } + ")"
      return color.contains(",") ? nil : Literal(kind: .color, text: String(color))
    }
    guard text.hasPrefix("Color.") else { return nil }
    let name = text.dropFirst(6).prefix { $0.isLetter || $0.isNumber }
    return Literal(kind: .color, text: "Color." + name)
  }

  /// A text in quotes at the start.
  private static func quoted(_ text: Substring) -> String? {
    var isEscaped = false
    for (place, character) in text.enumerated().dropFirst() {
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        return String(text.prefix(place + 1))
      }
    }
    return nil
  }
}
