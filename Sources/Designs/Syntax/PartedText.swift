/// A text that a comma parted between braces: of `{label: Hello, world}` YAML makes a key 'world'.
struct PartedText {
  /// The entry whose value it is.
  let entry: Entry
  /// The whole text, as it is written.
  let text: String
  let span: Span
}

extension Entry {
  /// Whether nothing is said of the key, not even by a colon.
  var isBare: Bool {
    guard value.isNull, value.scalar?.text.isEmpty == true else { return false }
    let rest = keySpan.source.bytes[min(keySpan.range.upperBound, keySpan.source.bytes.count)...]
    return rest.first { $0 != UInt8(ascii: " ") } != UInt8(ascii: ":")
  }
}

extension [Entry] {
  /// The text that an entry ends, where it is no entry of its own; nothing for all others.
  func text(partedBefore entry: Entry) -> PartedText? {
    guard entry.isBare else { return nil }
    let source = entry.keySpan.source
    let own = filter { $0.keySpan.source === source }
      .sorted { $0.keySpan.range.lowerBound < $1.keySpan.range.lowerBound }
    guard let place = own.firstIndex(where: { $0.keySpan.range == entry.keySpan.range }),
      let start = own[..<place].lastIndex(where: { !$0.isBare }),
      let first = own[start].value.scalar, first.isPlain, !first.isNull
    else { return nil }
    var end = place
    while end + 1 < own.count, own[end + 1].isBare, !own[end + 1].isKnownWord { end += 1 }
    let range = own[start].value.span.range.lowerBound..<own[end].keySpan.range.upperBound
    let span = Span(source, range)
    // Between the two there are commas and words, and no end of what is around them.
    guard range.count <= PartedText.most, !span.text.contains(where: { "{}[]\"':#".contains($0) })
    else { return nil }
    let text = span.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return PartedText(entry: own[start], text: text, span: span)
  }
}

extension PartedText {
  /// Nobody writes more than this without quotes.
  fileprivate static let most = 1_000

  /// A number with a comma in it for a point, with the point.
  fileprivate var withPoint: String? {
    guard text.contains(/[0-9],[0-9]+(?:%|[a-z]*)$/) else { return nil }
    return text.replacing(/([0-9]),([0-9]+(?:%|[a-z]*))$/) { "\($0.1).\($0.2)" }
  }
}

extension Entry {
  fileprivate var isKnownWord: Bool { ClassWord.named(key) != nil || NodeWords.named(key) != nil }
}

extension Reading {
  /// Tells of a key that is the end of a text with a comma; false for all others.
  ///
  /// `owner` is the class that the keys are of, where they are those of a view.
  func reportsComma(before entry: Entry, among entries: [Entry], of owner: ClassWord? = nil) -> Bool
  {
    guard let parted = entries.text(partedBefore: entry) else { return false }
    report(.commaInText(parted.entry.key, mended(parted, of: owner)), at: parted.span)
    return true
  }

  /// What to write: the text in quotes, or with a point for the comma where a number is meant.
  private func mended(_ parted: PartedText, of owner: ClassWord?) -> String {
    let quoted = parted.text.quotedInYAML
    guard let point = parted.withPoint else { return quoted }
    let key = parted.entry.key
    let isContent = owner?.name == key
    let word =
      isContent
      ? owner?.contentKeys.first
      : owner?.properties.first { $0.name == key } ?? NodeWords.named(key)
    guard let word, let owner else { return quoted }
    let node = parted.entry.value
    let isRead = fault(of: parted.text, as: word, at: node, owner: owner) == nil
    return !isRead && fault(of: point, as: word, at: node, owner: owner) == nil ? point : quoted
  }
}

extension Message {
  fileprivate static func commaInText(_ key: String, _ mended: String) -> Message {
    Message(
      "comma-in-braces",
      "a comma ends the value of '\(key.shortened)' here",
      cause: "between { and } commas part the entries",
      remedy: "write \(key): \(mended)"
    )
  }
}
