/// A value as a file says it, before any key gives it a type.
///
/// YAML and JSON both end here. Scalars are source text; what they mean is decided by the key they
/// stand under, never by how they look.
package struct Node: Sendable {
  enum Content: Sendable {
    // Nodes are copied often, and a scalar has many parts.
    indirect case scalar(Scalar)
    case list([Node])
    case mapping([Entry])
    /// What an error was already reported for; readers pass over it in silence.
    case unreadable
  }

  let content: Content
  package let span: Span
  /// The number of the scope in which names of views in here are looked up; nothing for that around it.
  package var scope: Int?
  /// What made the node what it is, where that leaves no keys in it.
  var origin: NodeOrigin?
  /// How many levels of lists and mappings stand in this one, itself included.
  package let height: Int
  /// How many nodes this one stands for, itself included.
  let count: Int

  init(_ scalar: Scalar, span: Span) {
    content = .scalar(scalar)
    self.span = span
    (height, count) = (0, 1)
  }

  init(unreadable span: Span) {
    content = .unreadable
    self.span = span
    (height, count) = (0, 1)
  }

  init(list: [Node], span: Span) {
    content = .list(list)
    self.span = span
    height = 1 + (list.lazy.map(\.height).max() ?? 0)
    count = 1 + list.lazy.map(\.count).reduce(0, +)
  }

  init(mapping: [Entry], span: Span) {
    content = .mapping(mapping)
    self.span = span
    height = 1 + (mapping.lazy.map(\.value.height).max() ?? 0)
    count = 1 + mapping.lazy.map { $0.value.count + 1 }.reduce(0, +)
  }
}

/// A key and its value in a mapping.
package struct Entry: Sendable {
  let key: String
  let keySpan: Span
  let value: Node
}

/// The text of a scalar.
struct Scalar: Sendable {
  let text: String
  /// Whether it stood without quotes and not as a block.
  let isPlain: Bool
  /// Where the text stands letter by letter in the source; nothing where escapes or folding came
  /// between.
  let verbatimStart: Int?
  /// What came from data, where text of the design stands beside it, as bytes of the text.
  var fills: [Range<Int>] = []
  /// Whether all of that is of one entry of the data.
  var isOfOneEntry = true
  /// What each placeholder brought, where text of the design stands beside it or the text is one of a
  /// language.
  var fillings: [DataFill] = []
  /// Where the text stands, when that is among the texts of a language and not where it is used.
  var textSpan: Span?
  /// By which key it was looked up there.
  var localized: WrittenTemplate?

  /// What came from data into a grammar and is neither a number nor a word.
  var foreignFill: String? {
    guard !fills.isEmpty else { return nil }
    let bytes = Array(text.utf8)
    return fills.lazy.map { String(decoding: bytes[$0], as: UTF8.self) }.first { !$0.isOperand }
  }

  /// Nothing at all, or one of the two words for it.
  var isNull: Bool { isPlain && (text.isEmpty || text == "null" || text == "~") }
}

extension Node {
  var scalar: Scalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  var list: [Node]? {
    if case .list(let list) = content { list } else { nil }
  }

  var mapping: [Entry]? {
    if case .mapping(let mapping) = content { mapping } else { nil }
  }

  package var isNull: Bool { scalar?.isNull ?? false }

  /// What placeholders brought to the value, and to what is in it.
  var fillings: [DataFill] {
    if let fill = span.fill, scalar?.fillings.isEmpty ?? true { return [fill] }
    switch content {
    case .scalar(let scalar): return scalar.fillings
    case .list(let list): return list.flatMap(\.fillings)
    case .mapping(let entries): return entries.flatMap(\.value.fillings)
    case .unreadable: return []
    }
  }

  var isUnreadable: Bool {
    if case .unreadable = content { true } else { false }
  }

  /// What kind of value this is, as a person would call it.
  package var kind: String {
    switch content {
    case .scalar(let scalar): scalar.isNull ? "nothing" : "'\(scalar.text.shortened)'"
    case .list: "a list"
    case .mapping: "a mapping"
    case .unreadable: "nothing"
    }
  }

  /// The part of the source that a range of the scalar's text came from.
  package func span(of part: Range<Int>) -> Span {
    guard let start = scalar?.verbatimStart else { return span }
    return Span(span.source, start + part.lowerBound..<start + part.upperBound)
  }
}

extension String {
  /// The text as a message quotes it: one line, not too long.
  package var shortened: String {
    let line = prefix(41).prefix { !$0.isNewline }
    let isWhole = line.endIndex == endIndex
    return (line.count <= 40 && isWhole ? String(line) : line.prefix(39) + "…").withoutControls
  }

  /// The text with control characters made visible, so that no file steers a terminal.
  var withoutControls: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: unicodeScalars.lazy.map { $0.isControl ? "\u{FFFD}" : $0 })
    return String(scalars)
  }
}

extension String {
  /// Whether the text is a number, one with a unit or a sign of percent, or a word.
  fileprivate var isOperand: Bool {
    var rest = utf8[...]
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "#") {
      rest = rest.dropFirst()
    }
    if rest.last == UInt8(ascii: "%") { rest = rest.dropLast() }
    return !rest.isEmpty && rest.count <= 64
      && rest.allSatisfy { $0.isDigit || $0.isLetter || "._-".utf8.contains($0) }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal may act on this one; a tab is harmless.
  fileprivate var isControl: Bool {
    (value < 0x20 && value != 0x09) || (0x7F...0x9F).contains(value)
      || (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }
}
