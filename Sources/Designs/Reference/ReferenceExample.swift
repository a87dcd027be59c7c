/// A design that shows what words of the format are for.
///
/// Each is drawn by a test, which holds its picture against the one that is kept.
package struct ReferenceExample: Sendable {
  /// The words that it shows, the first of which names its picture.
  package let words: [String]
  package let text: String

  package var name: String { words[0] }

  package static let all =
    [texts, controls, containers, pictures, every, everyMore, document, forms].flatMap(parse)

  /// The example that shows a word.
  static func showing(_ word: String) -> ReferenceExample? { byWord[word] }

  /// The example of the owner, or else one that has the key, if there is any.
  static func using(_ key: String, of owner: String) -> ReferenceExample? {
    let own = showing(owner)
    if let own, own.has(key) { return own }
    let others = all.filter { $0.has(key) }
    return others.first { $0.has(owner) } ?? others.first ?? own
  }

  /// Whether a word stands in the design as a key.
  func has(_ key: String) -> Bool {
    text.ranges(of: key + ":").contains { range in
      range.lowerBound == text.startIndex || !text[text.index(before: range.lowerBound)].isLetter
    }
  }

  private static let byWord: [String: ReferenceExample] = {
    let pairs = all.flatMap { example in example.words.map { ($0, example) } }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// Reads texts that each begin with a line of words behind `#:`.
  private static func parse(_ texts: String) -> [ReferenceExample] {
    var examples: [ReferenceExample] = []
    for line in texts.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("#: ") {
        let words = line.dropFirst(3).split(separator: " ").map { String($0) }
        examples.append(ReferenceExample(words: words, text: ""))
      } else if let last = examples.last {
        examples[examples.count - 1] = ReferenceExample(
          words: last.words,
          text: last.text + line + "\n"
        )
      }
    }
    return examples
  }
}
