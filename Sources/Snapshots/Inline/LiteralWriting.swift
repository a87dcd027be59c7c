extension SwiftSource {
  /// How a text is written as a literal in place of another one.
  ///
  /// What stood on one line stays there as long as the text is one line; anything else takes several,
  /// of which each begins as far to the right as the quotes that close it.
  func literal(of text: String, insteadOf literal: StringLiteral) -> [UInt8] {
    let isOneLine = !literal.isMultiline && !text.utf8.contains(0x0A)
    guard isOneLine else {
      return Self.lines(
        of: text,
        leastSigns: literal.signs,
        indentation: indentation(within: literal),
        newline: newline
      )
    }
    let signs = max(literal.signs, Self.signs(for: text, closing: "\""))
    let delimiter = String(repeating: "#", count: signs)
    return Array(
      "\(delimiter)\"\(Self.escaped(text, signs, escapingTabs: true))\"\(delimiter)".utf8
    )
  }

  /// A text as a literal of several lines.
  static func lines(
    of text: String,
    leastSigns: Int = 0,
    indentation: [UInt8],
    newline: [UInt8]
  ) -> [UInt8] {
    let signs = max(leastSigns, signs(for: text, closing: "\"\"\""))
    let delimiter = [UInt8](repeating: 0x23, count: signs)
    var bytes = delimiter + Array("\"\"\"".utf8) + newline
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    for line in lines {
      if !line.isEmpty {
        bytes += indentation + Array(escaped(String(Substring(line)), signs).utf8)
      }
      bytes += newline
    }
    return bytes + indentation + Array("\"\"\"".utf8) + delimiter
  }

  /// What stands before the closing quotes, or is to stand there.
  private func indentation(within literal: StringLiteral) -> [UInt8] {
    let own = indentation(ofLineAt: literal.range.lowerBound)
    if literal.isMultiline {
      // What closes a literal of several lines has a line of its own.
      return indentation(ofLineAt: literal.range.upperBound - 1)
    }
    var start = literal.range.lowerBound
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    let standsAlone = start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
    return standsAlone ? own : own + indentationStep
  }

  /// So many number signs that nothing in a text is taken for an escape or for its end.
  private static func signs(for text: String, closing quotes: String) -> Int {
    let bytes = Array(text.utf8)
    let (quotes, backslash) = (Array(quotes.utf8), [UInt8(ascii: "\\")])
    var most = 0
    for place in bytes.indices {
      let rest = bytes[place...]
      for opening in [quotes, backslash] where rest.starts(with: opening) {
        most = max(most, 1 + rest.dropFirst(opening.count).prefix { $0 == 0x23 }.count)
      }
    }
    return most
  }

  /// A line with everything escaped that the compiler refuses or an editor wouldn't show.
  ///
  /// It refuses tabs in literals of one line.
  private static func escaped(
    _ text: String,
    _ signs: Int,
    escapingTabs: Bool = false
  ) -> String {
    let backslash = "\\" + String(repeating: "#", count: signs)
    var written = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t" where escapingTabs: written.append(contentsOf: (backslash + "t").unicodeScalars)
      case "\r": written.append(contentsOf: (backslash + "r").unicodeScalars)
      case _ where isShown(scalar): written.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        written.append(contentsOf: "\(backslash)u{\(digits)}".unicodeScalars)
      }
    }
    return String(written)
  }

  /// Whether a character stands in code as it is.
  ///
  /// Control characters don't, nor what nobody sees, nor what turns the direction of text around, by which
  /// code would read otherwise than it is. What joins letters and emoji does: without it these fall apart.
  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: true
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x115F, 0x1160, 0x180E, 0x200B, 0x200E, 0x200F,
      0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
      false
    default: true
    }
  }
}
