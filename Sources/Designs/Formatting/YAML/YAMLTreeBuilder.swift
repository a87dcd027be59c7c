import SnaplineEnvironment

/// Puts the steps of libyaml together to a tree, and finds the comments between them.
struct YAMLTreeBuilder {
  private let source: Source
  private let breaks: HiddenBreaks
  private let longest: Int
  private var offsets: ScalarOffsets
  private var open: [Collection] = []
  private(set) var comments: [YAMLComment] = []
  /// Behind the last token.
  private var position = 0
  private var done: YAMLPart?

  private struct Collection {
    var part: YAMLPart
    let isMapping: Bool
    /// Whether it ends with a bracket of its own.
    let hasBrackets: Bool
    var items: [YAMLPart] = []
    var pairs: [YAMLPair] = []
    var key: YAMLPart?
  }

  init(_ source: Source, limits: Limits) {
    self.source = source
    longest = limits.textBytes
    breaks = HiddenBreaks(source.bytes)
    offsets = ScalarOffsets(source.bytes)
  }

  mutating func root() -> YAMLPart? {
    let halves = HalfPairs(breaks.hidden, in: source, longestScalar: longest)
    var tokenizer = YAMLTokenizer(halves.bytes, longestScalar: longest)
    while let event = try? tokenizer.next(), !event.isEnd {
      if case .documentEnd = event.kind { break }
      take(event)
    }
    look(upTo: source.bytes.count)
    return done
  }

  private mutating func take(_ event: YAMLEvent) {
    let start = offsets.byte(at: event.start)
    let end = max(start, offsets.byte(at: event.end))
    switch event.kind {
    case .start, .documentStart, .documentEnd, .end, .longScalar: break
    case .alias(let name): add(token(.alias(name), event, start..<end))
    case .scalar(let text, _):
      add(token(.scalar(breaks.restored(text), .plain), event, start..<end))
    case .listStart: begin(isMapping: false, event, start)
    case .mappingStart: begin(isMapping: true, event, start)
    case .listEnd, .mappingEnd: finish(end)
    }
  }

  private mutating func token(
    _ content: YAMLPart.Content,
    _ event: YAMLEvent,
    _ range: Range<Int>
  ) -> YAMLPart {
    let body = passAnchor(event, from: range.lowerBound, to: range.upperBound)
    position = max(position, range.upperBound)
    var part = YAMLPart(content: content, anchor: event.anchor, range: range, bodyStart: body)
    if case .scalar(let text, _) = content, body < range.upperBound {
      part.content = .scalar(text, style(at: body))
    }
    part.isFlow = open.last?.part.isFlow ?? false
    return part
  }

  private func style(at offset: Int) -> YAMLPart.Style {
    switch source.bytes[offset] {
    case UInt8(ascii: "'"): .single
    case UInt8(ascii: "\""): .double
    case UInt8(ascii: "|"): .literal
    case UInt8(ascii: ">"): .folded
    default: .plain
    }
  }

  /// Notes the comments before a token and between its anchor and what is behind that, and gives the
  /// place of this.
  private mutating func passAnchor(_ event: YAMLEvent, from start: Int, to end: Int) -> Int {
    look(upTo: start)
    guard let anchor = event.anchor else { return start }
    position = max(position, start + 1 + anchor.utf8.count)
    var body = min(position, end)
    var isComment = false
    while body < end {
      let byte = source.bytes[body]
      if byte == UInt8(ascii: "#") { isComment = true }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { isComment = false }
      if !isComment, ![0x20, 0x09, 0x0A, 0x0D].contains(byte) { break }
      body += 1
    }
    look(upTo: body)
    return body
  }

  private mutating func begin(isMapping: Bool, _ event: YAMLEvent, _ start: Int) {
    let body = passAnchor(event, from: start, to: source.bytes.count)
    let byte = body < source.bytes.count ? source.bytes[body] : 0
    let isInFlow = open.last?.part.isFlow ?? false
    let hasBrackets = byte == UInt8(ascii: isMapping ? "{" : "[")
    var part = YAMLPart(
      content: .list([]),
      anchor: event.anchor,
      range: start..<body,
      bodyStart: body
    )
    part.isFlow = isInFlow || hasBrackets
    if hasBrackets { position = max(position, body + 1) }
    open.append(Collection(part: part, isMapping: isMapping, hasBrackets: hasBrackets))
  }

  private mutating func finish(_ end: Int) {
    guard var collection = open.popLast() else { return }
    if collection.hasBrackets {
      look(upTo: end - 1)
      position = max(position, end)
    }
    collection.part.range = collection.part.range.lowerBound..<position
    collection.part.content =
      collection.isMapping ? .mapping(collection.pairs) : .list(collection.items)
    add(collection.part)
  }

  private mutating func add(_ part: YAMLPart) {
    guard let last = open.indices.last else {
      done = part
      return
    }
    if !open[last].isMapping {
      open[last].items.append(part)
    } else if let key = open[last].key {
      open[last].key = nil
      open[last].pairs.append(YAMLPair(key: key, value: part))
    } else {
      open[last].key = part
    }
  }

  /// Notes the comments between the last token and the next one.
  private mutating func look(upTo end: Int) {
    var offset = position
    while offset < end {
      let byte = source.bytes[offset]
      guard byte == UInt8(ascii: "#") || byte == UInt8(ascii: "%") else {
        offset += 1
        continue
      }
      let line = source.line(at: offset)
      let whole = source.range(ofLine: line)
      if byte == UInt8(ascii: "#") {
        let before = source.text(of: whole.lowerBound..<offset)
        comments.append(
          YAMLComment(
            range: offset..<whole.upperBound,
            line: line,
            column: before.count,
            isOwnLine: before.allSatisfy { $0 == " " || $0 == "\t" }
          )
        )
      }
      offset = max(offset + 1, whole.upperBound)
    }
    position = max(position, end)
  }
}
