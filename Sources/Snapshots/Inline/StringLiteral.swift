/// A literal of a string in Swift's code.
struct StringLiteral: Hashable, Sendable {
  /// The literal with its delimiters.
  let range: Range<Int>
  /// How many number signs stand before and after its quotes.
  let signs: Int
  let isMultiline: Bool
  /// What the compiler makes of it; nothing where that has parts that only a run knows, or where the
  /// compiler refuses it.
  let value: String?
  let hasInterpolation: Bool

  /// The literal that begins at a place; nothing where none does, or where it has no end.
  init?(_ source: SwiftSource, at start: Int) {
    guard let first = source.byte(start), first == 0x22 || first == 0x23 else { return nil }
    var place = start
    while source.byte(place) == 0x23 { place += 1 }
    let signs = place - start
    guard source.byte(place) == 0x22 else { return nil }
    let isMultiline = Self.opensSeveralLines(source, at: place, signs)
    place += isMultiline ? 3 : 1
    var reader = Reader(source: source, place: place, signs: signs, isMultiline: isMultiline)
    guard reader.read() else { return nil }
    range = start..<reader.place
    self.signs = signs
    self.isMultiline = isMultiline
    hasInterpolation = reader.hasInterpolation
    value = reader.value
  }

  /// Whether three quotes open a literal: `#"""#` is one quote between delimiters.
  private static func opensSeveralLines(
    _ source: SwiftSource,
    at place: Int,
    _ signs: Int
  ) -> Bool {
    guard source.has("\"\"\"", at: place) else { return false }
    guard signs > 0 else { return true }
    // On one line, what closes it stands on the same line.
    var end = place + 3
    while end < source.bytes.count, source.lineEnd(at: end) == nil {
      if source.byte(end) != 0x20, source.byte(end) != 0x09 { return false }
      end += 1
    }
    return true
  }

  /// Reads what stands between the delimiters.
  private struct Reader {
    let source: SwiftSource
    var place: Int
    let signs: Int
    let isMultiline: Bool
    var hasInterpolation = false
    /// The lines of the value, each with the blanks it began with in the code, as far as they go.
    private var lines: [Line] = [Line()]
    private var isRefused = false
    private var indentation: [UInt8] = []

    private struct Line {
      /// What is left of the line where the blanks before it are taken off.
      var blanks: [UInt8] = []
      var text: [UInt8] = []
      /// Whether the next line goes on in this one.
      var isContinued = false
      var hasBegun = false
    }

    init(source: SwiftSource, place: Int, signs: Int, isMultiline: Bool) {
      (self.source, self.place, self.signs) = (source, place, signs)
      self.isMultiline = isMultiline
    }

    /// Whether the literal has an end.
    mutating func read() -> Bool {
      if isMultiline {
        while let byte = source.byte(place), byte == 0x20 || byte == 0x09 { place += 1 }
        // Text right behind the opening quotes is refused by the compiler.
        guard let end = source.lineEnd(at: place) else { return false }
        place += end
      }
      while let byte = source.byte(place) {
        if closes(at: place) { return close() }
        if let end = source.lineEnd(at: place) {
          guard isMultiline else { return false }
          lines.append(Line())
          place += end
        } else if byte == 0x5C, followsSigns(place + 1) {
          guard readEscape() else { return false }
        } else {
          append(byte)
          place += 1
        }
      }
      return false
    }

    private func closes(at place: Int) -> Bool {
      if isMultiline {
        return source.has("\"\"\"", at: place) && followsSigns(place + 3)
      }
      return source.byte(place) == 0x22 && followsSigns(place + 1)
    }

    private func followsSigns(_ place: Int) -> Bool {
      (0..<signs).allSatisfy { source.byte(place + $0) == 0x23 }
    }

    private mutating func append(_ byte: UInt8) {
      let last = lines.count - 1
      if !lines[last].hasBegun, byte == 0x20 || byte == 0x09 {
        lines[last].blanks.append(byte)
      } else {
        lines[last].hasBegun = true
        lines[last].text.append(byte)
      }
    }

    private mutating func close() -> Bool {
      place += (isMultiline ? 3 : 1) + signs
      if isMultiline {
        // The last line holds nothing but what is taken off all others.
        guard let last = lines.popLast(), last.text.isEmpty else {
          isRefused = true
          return true
        }
        indentation = last.blanks
      }
      return true
    }

    /// Reads what a backslash begins; answers whether it has an end.
    private mutating func readEscape() -> Bool {
      place += 1 + signs
      let last = lines.count - 1
      lines[last].hasBegun = true
      guard let byte = source.byte(place) else { return false }
      place += 1
      switch byte {
      case UInt8(ascii: "n"): lines[last].text.append(0x0A)
      case UInt8(ascii: "r"): lines[last].text.append(0x0D)
      case UInt8(ascii: "t"): lines[last].text.append(0x09)
      case UInt8(ascii: "0"): lines[last].text.append(0)
      case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"):
        lines[last].text.append(byte)
      case UInt8(ascii: "u"): readScalar(into: last)
      case UInt8(ascii: "("):
        hasInterpolation = true
        guard let end = source.afterBracket(place - 1) else { return false }
        place = end
      default: return continueLine(last, byte)
      }
      return true
    }

    private mutating func readScalar(into line: Int) {
      var digits = ""
      if source.byte(place) == UInt8(ascii: "{") {
        var end = place + 1
        while let byte = source.byte(end), byte != UInt8(ascii: "}"), end - place < 12 {
          digits.unicodeScalars.append(Unicode.Scalar(byte))
          end += 1
        }
        place = end + 1
      }
      if let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) {
        lines[line].text += Array(String(scalar).utf8)
      } else {
        isRefused = true
      }
    }

    /// A backslash at a line's end joins it with the next.
    private mutating func continueLine(_ last: Int, _ byte: UInt8) -> Bool {
      var end = place - 1
      while let byte = source.byte(end), byte == 0x20 || byte == 0x09 { end += 1 }
      guard isMultiline, let newline = source.lineEnd(at: end) else {
        isRefused = true
        return true
      }
      lines[last].isContinued = true
      lines.append(Line())
      place = end + newline
      return true
    }

    var value: String? {
      guard !isRefused, !hasInterpolation else { return nil }
      var text: [UInt8] = []
      for (number, line) in lines.enumerated() {
        let isBlank = line.text.isEmpty && !line.hasBegun
        if line.blanks.starts(with: indentation) {
          text += line.blanks.dropFirst(indentation.count)
        } else if !isBlank || !indentation.starts(with: line.blanks) {
          return nil
        }
        text += line.text
        if !line.isContinued, number < lines.count - 1 { text.append(0x0A) }
      }
      return String(validating: text, as: UTF8.self)
    }
  }
}
