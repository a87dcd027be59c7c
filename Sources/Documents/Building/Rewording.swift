import SnaplineDesigns

/// A stretch of a message that is said in other words in a design.
///
/// There are few of them, and they never change. A regular expression would be compiled anew for each
/// message, which takes longer than to make the message.
struct Rewording: Sendable {
  /// The character that it begins with, one of ASCII.
  let start: Character
  /// Reads it where it may begin, and says it in other words; nothing where something else stands there.
  let words: @Sendable (inout TextReader) -> String?
}

/// Reads a text from left to right, by the characters that a person sees.
struct TextReader {
  private(set) var rest: Substring

  init(_ rest: Substring) { self.rest = rest }

  /// Takes a text where it stands next.
  mutating func take(_ text: String) -> Bool {
    var rest = rest
    for character in text {
      guard rest.popFirst() == character else { return false }
    }
    self.rest = rest
    return true
  }

  /// Takes the first of some texts that stands next.
  mutating func take(oneOf texts: [String]) -> String? { texts.first { take($0) } }

  /// Takes characters as long as they belong together; nothing where there is none.
  mutating func run(while isPart: (Character) -> Bool) -> Substring? {
    let run = rest.prefix(while: isPart)
    guard !run.isEmpty else { return nil }
    rest = rest[run.endIndex...]
    return run
  }
}

extension String {
  /// The places of a pattern, none of which overlaps another one, with what it says of each.
  func places(of rewording: Rewording) -> [(range: Range<Index>, words: String)] {
    // Most messages have no such character, and bytes are looked through quickly.
    guard let first = rewording.start.asciiValue, utf8.contains(first) else { return [] }
    var places: [(range: Range<Index>, words: String)] = []
    var rest = self[...]
    while let start = rest.firstIndex(of: rewording.start) {
      var reader = TextReader(rest[start...])
      if let words = rewording.words(&reader) {
        places.append((start..<reader.rest.startIndex, words))
        rest = reader.rest
      } else {
        rest = rest[rest.index(after: start)...]
      }
    }
    return places
  }

  /// The text with other words in all places of a pattern: those that are given, or else its own.
  func reworded(_ rewording: Rewording, as words: String? = nil) -> String {
    var (told, end) = ("", startIndex)
    for place in places(of: rewording) {
      told += self[end..<place.range.lowerBound]
      told += words ?? place.words
      end = place.range.upperBound
    }
    return end == startIndex ? self : told + self[end...]
  }
}

extension Rewording {
  /// A view without an id in a constraint, such as `(the view at line 12)`: what is between the brackets.
  static let unnamedView = Rewording(start: "(") { reader in
    guard reader.take("(the view at line "), let line = reader.run(while: \.isDigit),
      reader.take(")")
    else { return nil }
    return "the view at line \(line)"
  }

  /// A name in quotes: the last part of the way to it.
  static let quotedName = Rewording(start: "\"") { reader in
    guard reader.take("\"") else { return nil }
    let name = reader.run { $0 != "\"" } ?? ""
    return reader.take("\"") ? String(name).lastOfPath : nil
  }

  /// A name in quotes with a point behind it, as items stand in constraints: the name as it is written.
  static let namedItem = Rewording(start: "\"") { reader in
    guard reader.take("\""), let first = reader.rest.first, first.beginsName,
      let name = reader.run(while: \.isOfName), reader.take("\".")
    else { return nil }
    return String(name).lastOfPath + "."
  }

  /// A remedy that gives a view without an id a size: the key that says as much.
  static let sizeOfUnnamed = Rewording(start: "w") { reader in
    guard reader.take("write (the "), reader.run(while: \.isLatin) != nil,
      reader.take(" at line "), reader.run(while: \.isDigit) != nil, reader.take(")."),
      let key = reader.take(oneOf: ["width", "height"]), reader.take(" "),
      let relation = reader.take(oneOf: ["==", ">=", "<="]), reader.take(" "),
      let number = reader.run(while: { $0.isDigit || $0 == "." })
    else { return nil }
    let limit = relation == "==" ? "" : relation == ">=" ? "atLeast " : "atMost "
    return "write \(key): \(limit)\(number)"
  }
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isNumber }

  fileprivate var isLatin: Bool { isASCII && isLetter }

  fileprivate var beginsName: Bool { isLatin || self == "_" }

  fileprivate var isOfName: Bool {
    beginsName || isDigit || self == "/" || self == "[" || self == "]" || self == "-"
  }
}
