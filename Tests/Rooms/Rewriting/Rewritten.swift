import SnaplineRewriting

/// A file's text as the compiler gets it, without the line that tells its place.
func rewritten(_ text: String) -> String {
  let file = RewrittenFile(Array(text.utf8), path: "Card.swift")
  let whole = String(decoding: file.bytes, as: UTF8.self)
  return whole.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    .joined(separator: "\n")
}

/// What a file is told of as impossible, as `line:column message`.
func refusals(_ text: String) -> [String] {
  RewrittenFile(Array(text.utf8), path: "Card.swift").refusals.map {
    "\($0.line):\($0.column) \($0.message)"
  }
}

/// A token where the compiler says that it stands.
struct PlacedToken: Hashable {
  var line: Int
  var column: Int
  var text: String

  /// The tokens of a file, whose `#sourceLocation`s are read as the compiler reads them.
  static func all(of bytes: [UInt8]) -> [PlacedToken] {
    let tokens = SwiftLexer.tokens(of: bytes)
    var placed: [PlacedToken] = []
    var (line, column, index) = (1, 1, 0)
    while index < tokens.count {
      var token = tokens[index]
      if String(decoding: bytes[token.range], as: UTF8.self) == "#sourceLocation" {
        while bytes[token.start] != UInt8(ascii: ")") {
          if token.kind == .number {
            line = (Int(String(decoding: bytes[token.range], as: UTF8.self)) ?? 0) - 1
          }
          index += 1
          token = tokens[index]
        }
        index += 1
        continue
      }
      if token.kind != .space {
        let text = String(decoding: bytes[token.range], as: UTF8.self)
        placed.append(PlacedToken(line: line, column: column, text: text))
      }
      for byte in bytes[token.range] {
        column = byte == 10 ? 1 : column + 1
        line += byte == 10 ? 1 : 0
      }
      index += 1
    }
    return placed
  }
}
