/// How the text of a scalar is written on one line.
enum WrittenScalar {
  /// The shortest form that says the text: without quotes where it can be.
  ///
  /// `raw` is how it was written; escapes in it are left as their author chose them.
  static func line(_ text: String, _ style: YAMLPart.Style, raw: String, inFlow: Bool) -> String {
    let isOneLine = !raw.contains(where: \.isYAMLBreak)
    switch style {
    case .plain:
      if isOneLine { return isSign(raw) ? quoted(text) : raw }
      // In quotes what may be a number or a date would be a text.
      return text.isPlainYAML(inFlow: inFlow) || text.isTyped ? text : quoted(text)
    case .single, .double:
      if text.isPlainYAML(inFlow: inFlow), !text.isTyped { return text }
      guard isOneLine else { return quoted(text) }
      if style == .double, raw.contains("\\") { return raw }
      if text.contains("\"") || text.contains("\\") {
        return style == .single ? raw : "'" + text.replacing("'", with: "''") + "'"
      }
      return "\"" + text + "\""
    case .literal, .folded: return quoted(text)
    }
  }

  /// Whether a plain text would be read as something else at the beginning of a line: the end of a
  /// document, the beginning of one, or that of an item or a key.
  static func isSign(_ raw: String) -> Bool {
    raw.hasPrefix("...") || raw.hasPrefix("---") || ["-", "?", ":"].contains(raw)
  }

  /// The text in double quotes, with an escape for whatever can't stand there as it is.
  static func quoted(_ text: String) -> String {
    var written = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": written += "\\\""
      case "\\": written += "\\\\"
      case "\n": written += "\\n"
      case "\r": written += "\\r"
      case "\t": written += "\\t"
      default:
        if scalar.value < 0x20 || (0x7F...0xA0).contains(scalar.value) || scalar.isLineSeparator {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          written += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          written.unicodeScalars.append(scalar)
        }
      }
    }
    return written + "\""
  }
}

extension Unicode.Scalar {
  fileprivate var isLineSeparator: Bool {
    value == 0x2028 || value == 0x2029 || value == 0xFEFF
  }
}

extension String {
  /// Whether the text can stand in YAML without quotes, and be read as it is.
  ///
  /// What only some readers take is refused as well.
  fileprivate func isPlainYAML(inFlow: Bool) -> Bool {
    let scalars = Array(unicodeScalars)
    guard let first = scalars.first, let last = scalars.last else { return false }
    if "-?:,[]{}#&*!|>'\"%@`=~".unicodeScalars.contains(first) {
      let isSign = first == "-" && scalars.count > 1 && scalars[1].properties.isAlphabetic
      guard isSign else { return false }
    }
    if last == ":" || last == " " || first == " " { return false }
    for (index, scalar) in scalars.enumerated() {
      if scalar.value < 0x20 || (0x7F...0xA0).contains(scalar.value) || scalar.isLineSeparator {
        return false
      }
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      if scalar == ":", next == " " || inFlow { return false }
      if scalar == " ", next == "#" { return false }
      if inFlow, ",[]{}?".unicodeScalars.contains(scalar) { return false }
    }
    return self != "<<" && !hasPrefix("...")
  }

  /// Whether the text, without quotes, is something else than a text to some reader of YAML.
  var isTyped: Bool {
    let words = ["", "null", "true", "false", "yes", "no", "on", "off", "y", "n", "~", "<<", "="]
    if words.contains(lowercased()) { return true }
    // No number begins as a document ends or begins, so quotes around such a text change nothing.
    guard utf8.count <= 64, !WrittenScalar.isSign(self) else { return false }
    let body = utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    guard let first = body.first else { return false }
    let word = String(decoding: body, as: UTF8.self).lowercased()
    if word == ".inf" || word == ".nan" { return true }
    // Numbers of every kind, times and dates.
    return (first.isDigit || first == UInt8(ascii: ".")) && body.contains(where: \.isDigit)
      && body.allSatisfy { $0.isHexDigit || "xobeE+-.:_ TZ".utf8.contains($0) }
  }
}
