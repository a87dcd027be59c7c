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
    guard text.utf8.contains(where: isEscaped) else { return "\"" + text + "\"" }
    var bytes: [UInt8] = []
    add(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds a text between quotation marks to bytes of JSON.
  package static func add(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { source in
      var start = 0
      for place in source.indices where unsafe isEscaped(source[place]) {
        unsafe bytes.append(contentsOf: source[start..<place])
        unsafe bytes.append(contentsOf: escape(source[place]).utf8)
        start = place + 1
      }
      unsafe bytes.append(contentsOf: source[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func escape(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\n"): "\\n"
    case UInt8(ascii: "\t"): "\\t"
    case 0..<0x20: (byte < 0x10 ? "\\u000" : "\\u001") + String(byte & 15, radix: 16)
    default: "\\" + String(UnicodeScalar(byte))
    }
  }
}
