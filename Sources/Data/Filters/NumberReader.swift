/// Takes numbers and signs from the start of a text; a pattern would be made anew for each text.
struct NumberReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  /// One of some signs, where it comes next.
  mutating func take(_ signs: Unicode.Scalar...) -> Unicode.Scalar? {
    guard let next = rest.first.map({ Unicode.Scalar($0) }), signs.contains(next) else {
      return nil
    }
    rest.removeFirst()
    return next
  }

  /// A number of so many digits.
  mutating func number(of count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy(Self.isDigit) else { return nil }
    rest.removeFirst(count)
    return Int(String(Substring(digits)))
  }

  /// How many digits come next, which are left out.
  mutating func skipDigits() -> Int {
    let digits = rest.prefix(while: Self.isDigit)
    rest = rest[digits.endIndex...]
    return digits.count
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
