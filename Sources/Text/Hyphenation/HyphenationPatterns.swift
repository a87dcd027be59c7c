/// The patterns of one language, by which Liang's algorithm finds where words may be parted.
///
/// Each pattern gives the places between some letters a weight; of all patterns that match, the
/// largest weight of a place holds, and an odd one lets the word be parted there.
///
/// libhyphen reads the same files. It wants each word in the encoding of its file, though, and tells places in
/// that, so most of what is here would remain; and it would be one more library to install and to load.
struct HyphenationPatterns: Sendable {
  private var weights: [[UInt32]: [UInt8]] = [:]
  private var longest = 0
  /// Letters that stay before the first place and behind the last.
  private var margins = (before: 2, after: 3)

  /// The patterns of a file in the form of Debian's hyphenation packages.
  init?(file: [UInt8]) {
    let lines = file.split { $0 == 0x0A || $0 == 0x0D }
    guard let name = lines.first.map({ String(decoding: $0, as: UTF8.self) }) else { return nil }
    let isUnicode = name.hasPrefix("UTF-8")
    // What is written in other encodings would be taken for other letters.
    let isLatin = name == "ISO8859-1" || name == "ISO8859-1 "
    guard isUnicode || isLatin else { return nil }
    for line in lines.dropFirst() {
      if isUnicode {
        add(String(decoding: line, as: UTF8.self).unicodeScalars.map(\.value))
      } else {
        add(line.map(UInt32.init))
      }
    }
  }

  private mutating func add(_ line: [UInt32]) {
    func isDigit(_ value: UInt32) -> Bool { (0x30...0x39).contains(value) }
    if let first = line.first, (0x41...0x5A).contains(first) { return setOption(line) }
    // A pattern with a slash spells words anew where they part, which no line here can show.
    guard let first = line.first, first != 0x25, first != 0x23, !line.contains(0x2F),
      line.count <= Self.longestPattern
    else { return }
    var letters: [UInt32] = []
    var weights: [UInt8] = [0]
    for value in line where value != 0x20 {
      if isDigit(value) {
        weights[weights.count - 1] = UInt8(value - 0x30)
      } else {
        letters.append(value)
        weights.append(0)
      }
    }
    guard !letters.isEmpty else { return }
    longest = max(longest, letters.count)
    self.weights[letters] = weights
  }

  private mutating func setOption(_ line: [UInt32]) {
    let text = String(String.UnicodeScalarView(line.compactMap(Unicode.Scalar.init)))
    let words = text.split(separator: " ")
    guard words.count == 2, let number = Int(words[1]), (1...20).contains(number) else { return }
    if words[0] == "LEFTHYPHENMIN" { margins.before = number }
    if words[0] == "RIGHTHYPHENMIN" { margins.after = number }
  }

  private static let longestPattern = 60
  /// Longer words are no words.
  static let longestWord = 100

  /// The places at which a word in small letters may be parted, each by the letters before it.
  func places(in word: [UInt32]) -> [Int] {
    guard word.count >= margins.before + margins.after, word.count <= Self.longestWord else {
      return []
    }
    let edge: UInt32 = 0x2E
    let bounded = [edge] + word + [edge]
    var levels = [UInt8](repeating: 0, count: bounded.count + 1)
    for start in bounded.indices {
      for end in start + 1...min(bounded.count, start + max(longest, 1)) {
        guard let weights = weights[Array(bounded[start..<end])] else { continue }
        for (offset, weight) in weights.enumerated() {
          levels[start + offset] = max(levels[start + offset], weight)
        }
      }
    }
    return (margins.before...word.count - margins.after).filter { levels[$0 + 1] & 1 == 1 }
  }
}
