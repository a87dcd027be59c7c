extension Node {
  /// Two sides in a list or by their names, as a size is written: `10x20`.
  var writtenSides: String? {
    let named = ["width", "height"].compactMap { name in mapping?.first { $0.key == name }?.value }
    let nodes = list ?? named
    let isWhole = (list ?? []).count == 2 || mapping?.count == 2
    let sides = nodes.compactMap { $0.scalar?.text }
    return isWhole && sides.count == 2 ? sides.joined(separator: "x") : nil
  }
}

/// What of a text that isn't a value may be kept, so that a message says what to write to the letter.
extension String {
  /// The numbers in the text, in order, as they are written and without signs.
  var numbers: [String] {
    var numbers: [String] = []
    // CSS leaves the 0 before a point out.
    var scanner = Scanner(replacing(/(^|[^0-9])\.(?=[0-9])/) { $0.1 + "0." })
    while !scanner.isAtEnd {
      let start = scanner.position
      if scanner.current?.isDigit == true, scanner.number() != nil {
        numbers.append(scanner.text(start..<scanner.position))
      } else {
        _ = scanner.run { !$0.isDigit }
      }
    }
    return numbers
  }

  /// The number that the text begins with, where nothing but a unit stands behind it; lengths on paper in points.
  var numberBeforeUnit: String? {
    var scanner = Scanner(self)
    let start = scanner.position
    guard let value = scanner.number() else { return nil }
    let number = scanner.text(start..<scanner.position)
    scanner.skipSpaces()
    if scanner.take("px"), scanner.isAtEnd { return number + "px" }
    let unit = scanner.run { $0.isLetter }
    guard scanner.isAtEnd else { return nil }
    guard let length = unit.flatMap({ Self.lengthsOnPaper[$0] }) else { return number }
    return ((value * length * 100).rounded() / 100).numeral
  }

  /// Units of lengths on paper, in points.
  private static let lengthsOnPaper = ["mm": 72 / 25.4, "cm": 720 / 25.4, "in": 72.0]

  /// The same of two sides, with what belongs between them.
  func numbers(joinedBy separator: String) -> String? {
    let numbers = numbers
    return numbers.count == 2 ? numbers.joined(separator: separator) : nil
  }
}
