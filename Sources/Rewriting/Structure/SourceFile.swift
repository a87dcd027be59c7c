/// A Swift file as tokens, with the pairs of its brackets and the places of its lines.
///
/// A class, as each of the many questions to a struct of this size would copy it in a program that isn't
/// optimized, which the plugin's tool is.
package final class SourceFile: Sendable {
  package let path: String
  package let bytes: [UInt8]
  /// What the compiler reads, without blanks and comments.
  let tokens: [SourceToken]
  /// For each token that is a bracket, the other one of the pair; -1 elsewhere.
  let partner: [Int]
  /// Whether each bracket has its other one.
  package let isBalanced: Bool
  /// Where the words stand that are asked for often.
  let words: FrequentWords
  let lineStarts: [Int]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    let tokens = SwiftLexer.tokens(of: bytes).filter(\.isMeant)
    (partner, isBalanced) = Self.pairs(in: tokens, bytes)
    self.tokens = tokens
    words = FrequentWords(of: tokens, bytes)
    var starts = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
      if Ascii.isLineEnd(byte) { starts.append(index) }
    }
    lineStarts = starts
  }

  private static func pairs(in tokens: [SourceToken], _ bytes: [UInt8]) -> ([Int], Bool) {
    var partner = [Int](repeating: -1, count: tokens.count)
    var open: [(index: Int, closer: UInt8)] = []
    var isBalanced = true
    for (index, token) in tokens.enumerated() where token.kind == .mark || token.kind == .string {
      let byte = bytes[token.start]
      switch byte {
      case Ascii.openParen: open.append((index, Ascii.closeParen))
      case UInt8(ascii: "["): open.append((index, UInt8(ascii: "]")))
      case UInt8(ascii: "{"): open.append((index, UInt8(ascii: "}")))
      // The end of an interpolation belongs to the part of the string that follows it.
      case Ascii.closeParen, UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard let last = open.popLast(), last.closer == byte else {
          isBalanced = false
          continue
        }
        partner[index] = last.index
        partner[last.index] = index
      default: break
      }
    }
    return (partner, isBalanced && open.isEmpty)
  }

  // MARK: Tokens

  /// The token at `index` as it is written; nothing beyond the file.
  func text(_ index: Int) -> String {
    guard index >= 0, index < tokens.count else { return "" }
    return String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether the token at `index` reads so; false beyond the file.
  func reads(_ index: Int, _ text: StaticString) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].reads(text, in: bytes)
  }

  func isWord(_ index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].kind == .word
  }

  /// The name that a token stands for, without its backticks.
  func name(_ index: Int) -> String {
    let text = text(index)
    return text.hasPrefix("`") && text.utf8.count > 2 ? String(text.dropFirst().dropLast()) : text
  }

  /// Whether nothing stands between two tokens.
  func isJoined(_ index: Int, _ next: Int) -> Bool {
    next < tokens.count && tokens[index].end == tokens[next].start
  }

  /// The bytes from one token to another, both included.
  func bytes(from first: Int, through last: Int) -> Range<Int> {
    tokens[first].start..<tokens[last].end
  }

  // MARK: Lines

  /// The line of a byte, counted from 1.
  package func line(at offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// How many bytes of its line stand before a byte.
  package func indentation(at offset: Int) -> Int { offset - lineStarts[line(at: offset) - 1] }
}
