/// Pieces of JSON text, written by hand where there are many.
package enum JSON {
  /// Objects on one line.
  package static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
  }

  /// A number in as many digits as it takes, and null for what is none.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return Int(exactly: value).map(String.init) ?? String(value)
  }

  package static func string(_ text: String) -> String {
    let needsEscapes = text.utf8.contains { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }
    guard needsEscapes else { return "\"" + text + "\"" }
    var written = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": written += "\\\""
      case "\\": written += "\\\\"
      case "\n": written += "\\n"
      case "\t": written += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        written += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written + "\""
  }
}
