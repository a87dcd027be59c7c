import SnaplineEnvironment

/// Turns YAML into a node, with every fault it can name.
struct YAMLReader {
  private let source: Source
  private let reading: Reading
  private var offsets: ScalarOffsets
  private var open: [Collection] = []
  private var anchors: [String: Node] = [:]
  private var aliases = 0
  private var nodes = 0
  private var root: Node?

  /// A list or mapping that is being read.
  private struct Collection {
    let isMapping: Bool
    let anchor: String?
    let start: Int
    var items: [Node] = []
    var entries: [Entry] = []
    var keys: [String: Int] = [:]
    /// Whether an `if` stands in it twice.
    var hasTwoConditions = false
    var key: Key?
    /// Whether it stands where a key should.
    var isKey = false
    /// Whether something in it was reported that makes its shape meaningless.
    var isUnreadable = false
  }

  private struct Key {
    var text: String
    var span: Span
    var isUsable: Bool
  }

  /// Ends the reading after a fault that leaves nothing to trust.
  private struct Stop: Error {}

  private init(_ source: Source, _ reading: Reading) {
    self.source = source
    self.reading = reading
    offsets = ScalarOffsets(source.bytes)
  }

  /// The one document of `source`; nothing where there is none.
  static func read(_ source: Source, in reading: Reading) -> Node? {
    var reader = YAMLReader(source, reading)
    reader.readAll()
    return reader.root
  }

  private mutating func readAll() {
    do throws(Stop) {
      if let tag = source.firstTagDirective() {
        throw stop(.tag("%TAG"), at: tag)
      }
      try readEvents()
    } catch {
      reading.isCutShort = true
      while let collection = open.popLast() { close(collection, end: source.bytes.count) }
    }
  }

  private mutating func readEvents() throws(Stop) {
    let breaks = HiddenBreaks(source.bytes)
    let most = reading.limits.textBytes
    let halves = HalfPairs(breaks.hidden, in: source, longestScalar: most)
    for place in halves.places {
      let (escape, whole) = HalfPairs.escape(at: place, in: breaks.hidden)
      // Hidden breaks are as many characters as they were, and other bytes.
      let start = offsets.byte(at: breaks.hidden[..<place].count { $0 & 0xC0 != 0x80 })
      reading.report(.halfCharacter(escape, whole: whole), at: Span(source, start..<start + 6))
    }
    var tokenizer = YAMLTokenizer(halves.bytes, longestScalar: most)
    while true {
      let event: YAMLEvent
      do throws(YAMLSyntaxError) {
        event = try tokenizer.next()
      } catch {
        let offset = offsets.byte(at: error.offset)
        let (message, span) = YAMLMistake.look(for: error.problem, at: offset, in: source)
        reading.report(message, at: span)
        reading.cut = Span(source, offset..<offset)
        throw Stop()
      }
      guard !event.isEnd, try take(event, breaks) else { return }
    }
  }

  private func stop(_ message: Message, at span: Span) -> Stop {
    reading.report(message, at: span)
    return Stop()
  }

  /// Takes one event; false after the end of the document.
  private mutating func take(_ event: YAMLEvent, _ breaks: HiddenBreaks) throws(Stop) -> Bool {
    let span = span(of: event)
    if event.hasTag {
      let tag = source.text(of: span.range).prefix { !$0.isWhitespace }
      reading.report(.tag(String(tag).shortened), at: span.prefix(tag.utf8.count))
    }
    switch event.kind {
    case .start, .documentStart, .end: break
    case .documentEnd:
      try checkNothingFollows(span)
      return false
    case .alias(let name): try add(try target(of: name, at: span), anchor: nil)
    case .scalar(let text, let style):
      let shown = breaks.restored(text)
      let node = Node(scalar(shown, style: style, in: span.range), span: span)
      try add(node, anchor: event.anchor)
    case .longScalar(let bytes):
      throw stop(.longText(bytes: bytes, most: reading.limits.textBytes), at: span.prefix(1))
    case .listStart: try begin(isMapping: false, event, span)
    case .mappingStart: try begin(isMapping: true, event, span)
    case .listEnd, .mappingEnd:
      guard let collection = open.popLast() else { break }
      try finish(collection, end: span.range.upperBound)
    }
    return true
  }

  private mutating func span(of event: YAMLEvent) -> Span {
    let start = offsets.byte(at: event.start)
    let end = offsets.byte(at: event.end)
    return Span(source, start..<max(start, end))
  }

  private func scalar(_ text: String, style: YAMLEvent.Style, in range: Range<Int>) -> Scalar {
    var start: Int? = style == .quoted ? range.lowerBound + 1 : range.lowerBound
    if let first = start {
      let end = first + text.utf8.count
      let isVerbatim = end <= range.upperBound && source.bytes[first..<end].elementsEqual(text.utf8)
      if !isVerbatim || style == .block { start = nil }
    }
    return Scalar(text: text, isPlain: style == .plain, verbatimStart: start)
  }

  private mutating func begin(isMapping: Bool, _ event: YAMLEvent, _ span: Span) throws(Stop) {
    var collection = Collection(
      isMapping: isMapping,
      anchor: event.anchor,
      start: span.range.lowerBound
    )
    if isKeyNext {
      collection.isKey = true
      reportKey(isMapping: isMapping, at: span)
      open[open.count - 1].isUnreadable = true
    }
    open.append(collection)
    if open.count > reading.limits.documentDepth {
      throw stop(.tooDeep(most: reading.limits.documentDepth), at: span.prefix(1))
    }
    try count(1, at: span)
  }

  /// A mapping where a key should be: most often two braces that were meant as a placeholder.
  private func reportKey(isMapping: Bool, at span: Span) {
    let start = span.range.lowerBound
    let brace = UInt8(ascii: "{")
    if isMapping, start > 0, source.bytes[start] == brace, source.bytes[start - 1] == brace {
      let (message, span) = YAMLMistake.barePlaceholder(at: start - 1, in: source)
      reading.report(message, at: span)
    } else {
      reading.report(.collectionAsKey(isMapping ? "a mapping" : "a list"), at: span.prefix(1))
    }
  }

  private mutating func count(_ more: Int, at span: Span) throws(Stop) {
    nodes += more
    if nodes > reading.limits.documentNodes {
      throw stop(.tooManyNodes(most: reading.limits.documentNodes), at: span.prefix(1))
    }
  }

  private mutating func target(of name: String, at span: Span) throws(Stop) -> Node {
    aliases += 1
    if aliases > reading.limits.aliases {
      throw stop(.tooManyAliases(most: reading.limits.aliases), at: span)
    }
    guard let target = anchors[name] else {
      let isInside = open.contains { $0.anchor == name }
      reading.report(.unknownAlias(name, isInside: isInside, among: anchors.keys), at: span)
      return Node(unreadable: span)
    }
    if open.count + target.height > reading.limits.documentDepth {
      throw stop(.tooDeep(most: reading.limits.documentDepth), at: span)
    }
    return target
  }

  private mutating func finish(_ collection: Collection, end: Int) throws(Stop) {
    let node = node(of: collection, end: end)
    if let anchor = collection.anchor { anchors[anchor] = node }
    if collection.isKey {
      open[open.count - 1].key = Key(text: "", span: node.span, isUsable: false)
    } else {
      attach(node)
    }
  }

  /// What was read of a collection when the file broke off.
  private mutating func close(_ collection: Collection, end: Int) {
    if !collection.isKey { attach(node(of: collection, end: end)) }
  }

  private func node(of collection: Collection, end: Int) -> Node {
    let span = Span(source, collection.start..<max(collection.start, end))
    if collection.isUnreadable { return Node(unreadable: span) }
    return collection.isMapping
      ? Node(mapping: collection.entries, span: span) : Node(list: collection.items, span: span)
  }

  private mutating func add(_ node: Node, anchor: String?) throws(Stop) {
    try count(node.count, at: node.span)
    if let anchor { anchors[anchor] = node }
    guard isKeyNext else { return attach(node) }
    open[open.count - 1].key = key(from: node)
  }

  /// Whether what comes next is a key of the innermost mapping.
  private var isKeyNext: Bool {
    guard let last = open.indices.last else { return false }
    return open[last].isMapping && open[last].key == nil
  }

  private mutating func key(from node: Node) -> Key {
    guard let scalar = node.scalar else {
      if !node.isUnreadable { reading.report(.collectionAsKey(node.kind), at: node.span) }
      return Key(text: "", span: node.span, isUsable: false)
    }
    if scalar.isPlain, scalar.text == "<<" {
      reading.report(.mergeKey, at: node.span)
      return Key(text: "", span: node.span, isUsable: false)
    }
    if scalar.isPlain, let word = scalar.text.wordBehindDash {
      reading.report(.dashWithoutSpace(word), at: node.span)
      return Key(text: "", span: node.span, isUsable: false)
    }
    if continuesFunction(scalar.text, at: node.span) {
      return Key(text: "", span: node.span, isUsable: false)
    }
    // The dictionary is changed in its place: a copy for each key would cost their square.
    let last = open.count - 1
    if let first = open[last].keys[scalar.text] {
      // A second condition has branches of its own: of all of them one thing is said.
      if scalar.text == FormKeys.condition { open[last].hasTwoConditions = true }
      let isTold = open[last].hasTwoConditions && FormKeys.areBranches(scalar.text)
      if !isTold { reading.report(.duplicateKey(scalar.text, line: first), at: node.span) }
      return Key(text: "", span: node.span, isUsable: false)
    }
    open[last].keys[scalar.text] = node.span.line
    return Key(text: scalar.text, span: node.span, isUsable: true)
  }

  /// Whether a key is in truth the next argument of a function, such as the 0 of `{color: rgb(9, 0, 0)}`.
  ///
  /// In braces a comma ends a value: of all of them one thing is said, with the value in quotes.
  private mutating func continuesFunction(_ text: String, at span: Span) -> Bool {
    let last = open.count - 1
    guard let entry = open[last].entries.last, let value = entry.value.scalar, value.isPlain,
      value.text.isOpenFunction, source.line(at: span.range.lowerBound) == entry.value.span.line
    else { return false }
    let whole = value.text + ", " + text
    let range = entry.value.span.range.lowerBound..<span.range.upperBound
    let place = Span(source, range)
    let isOver = !whole.isOpenFunction
    if isOver { reading.report(.commaInBraces(entry.key, whole), at: place) }
    let scalar = Scalar(text: whole, isPlain: true, verbatimStart: nil)
    open[last].entries[open[last].entries.count - 1] = Entry(
      key: entry.key,
      keySpan: entry.keySpan,
      value: isOver ? Node(unreadable: place) : Node(scalar, span: place)
    )
    return true
  }

  private mutating func attach(_ node: Node) {
    guard let last = open.indices.last else {
      root = node
      return
    }
    if !open[last].isMapping {
      open[last].items.append(node)
    } else if let key = open[last].key {
      open[last].key = nil
      guard key.isUsable else { return }
      open[last].entries.append(Entry(key: key.text, keySpan: key.span, value: node))
    }
  }

  /// One document a file: comments alone may stand behind it.
  ///
  /// The rest is looked at here and not by the parser, whose work on directives isn't bounded.
  private func checkNothingFollows(_ end: Span) throws(Stop) {
    var line = source.line(at: end.range.lowerBound)
    var range = end.range.lowerBound..<source.range(ofLine: line).upperBound
    while true {
      let text = source.text(of: range).trimmed
      if !text.isEmpty, text != "...", !text.hasPrefix("#") {
        throw stop(.secondDocument, at: Span(source, range))
      }
      line += 1
      range = source.range(ofLine: line)
      if range.lowerBound >= source.bytes.count { return }
    }
  }
}

extension String {
  /// The word of a node that stands behind a dash without a space between them.
  fileprivate var wordBehindDash: String? {
    guard first == "-", case let word = String(dropFirst()),
      ClassWord.named(word) != nil || NodeWords.named(word) != nil
        || ForeignWords.className(for: word) != nil
    else { return nil }
    return word
  }

  /// Whether the text begins a function of colours whose parentheses aren't closed.
  ///
  /// No function is as long as a text may be: what is longer is none, and costs no search.
  fileprivate var isOpenFunction: Bool {
    guard utf8.count <= 200, let open = firstIndex(of: "("),
      let name = self[..<open].split(separator: " ").last,
      ["rgb", "rgba", "hsl", "hsla", "gray", "p3", "repeat", "minmax"].contains(name.lowercased())
        || name.hasSuffix("gradient")
    else { return false }
    return count { $0 == "(" } > count { $0 == ")" }
  }
}
