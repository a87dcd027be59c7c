import SnaplineEnvironment

/// Turns JSON into a node, by the grammar of RFC 8259 and nothing beside it.
struct JSONReader {
  private let source: Source
  private let reading: Reading
  private var position = 0
  private var depth = 0
  private var nodes = 0

  private struct Stop: Error {}

  /// The value of `source`; nothing where it isn't JSON.
  static func read(_ source: Source, in reading: Reading) -> Node? {
    var reader = JSONReader(source: source, reading: reading)
    do throws(Stop) {
      return try reader.document()
    } catch {
      reading.isCutShort = true
      return nil
    }
  }

  private init(source: Source, reading: Reading) {
    self.source = source
    self.reading = reading
  }

  private mutating func document() throws(Stop) -> Node? {
    skipSpaces()
    guard position < source.bytes.count else { return nil }
    let node = try value()
    skipSpaces()
    if position < source.bytes.count {
      throw fail("something stands behind the value", "remove it: a file holds one value")
    }
    return node
  }

  private mutating func value() throws(Stop) -> Node {
    nodes += 1
    if nodes > reading.limits.documentNodes {
      throw stop(.tooManyNodes(most: reading.limits.documentNodes))
    }
    switch current {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""):
      let (text, span) = try string()
      let start = span.range.lowerBound + 1
      let isVerbatim = span.range.count == text.utf8.count + 2
      let scalar = Scalar(text: text, isPlain: false, verbatimStart: isVerbatim ? start : nil)
      return Node(scalar, span: span)
    default: return try word()
    }
  }

  private mutating func object() throws(Stop) -> Node {
    let start = try enter()
    var entries: [Entry] = []
    var lines: [String: Int] = [:]
    var hasTwoConditions = false
    skipSpaces()
    while current != UInt8(ascii: "}") {
      if !entries.isEmpty || !lines.isEmpty {
        try take(
          ",",
          "a comma or '}' is missing",
          "put a comma between entries, and '}' at the end"
        )
      }
      skipSpaces()
      guard current == UInt8(ascii: "\"") else {
        throw fail("a key in double quotes is missing", keyRemedy)
      }
      let (key, span) = try string()
      nodes += 1
      skipSpaces()
      try take(":", "a colon is missing behind the key", "write \"key\": value")
      skipSpaces()
      let value = try value()
      if let line = lines[key] {
        if key == FormKeys.condition { hasTwoConditions = true }
        let isTold = hasTwoConditions && FormKeys.areBranches(key)
        if !isTold { reading.report(.duplicateKey(key, line: line), at: span) }
      } else {
        lines[key] = span.line
        entries.append(Entry(key: key, keySpan: span, value: value))
      }
      skipSpaces()
    }
    return Node(mapping: entries, span: leave(from: start))
  }

  private mutating func array() throws(Stop) -> Node {
    let start = try enter()
    var items: [Node] = []
    skipSpaces()
    while current != UInt8(ascii: "]") {
      if !items.isEmpty {
        try take(",", "a comma or ']' is missing", "put a comma between items, and ']' at the end")
      }
      skipSpaces()
      items.append(try value())
      skipSpaces()
    }
    return Node(list: items, span: leave(from: start))
  }

  private mutating func enter() throws(Stop) -> Int {
    depth += 1
    if depth > reading.limits.documentDepth {
      throw stop(.tooDeep(most: reading.limits.documentDepth))
    }
    defer { position += 1 }
    return position
  }

  private mutating func leave(from start: Int) -> Span {
    depth -= 1
    position += 1
    return Span(source, start..<position)
  }

  /// A number, a boolean or null, kept as its source text.
  private mutating func word() throws(Stop) -> Node {
    let start = position
    while let byte = current, byte.isWordByte { position += 1 }
    let span = Span(source, start..<position)
    let text = span.text
    guard ["true", "false", "null"].contains(text) || text.isJSONNumber else {
      position = start
      throw fail(
        text.isEmpty ? "a value is missing" : "'\(text.shortened)' is no value",
        current == UInt8(ascii: "/")
          ? "remove the comment, or write the design in YAML"
          : "write a number, true, false, null, or a text in double quotes"
      )
    }
    return Node(Scalar(text: text, isPlain: true, verbatimStart: start), span: span)
  }

  private mutating func string() throws(Stop) -> (String, Span) {
    let start = position
    var bytes: [UInt8] = []
    position += 1
    while current != UInt8(ascii: "\"") {
      guard let byte = current, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") else {
        position = start
        throw fail("the string isn't closed on its line", "end it with \", a new line in it is \\n")
      }
      guard byte != UInt8(ascii: "\t") else { throw fail("a tab stands in a string", "write \\t") }
      position += 1
      if byte == UInt8(ascii: "\\") { bytes += try escape() } else { bytes.append(byte) }
      if bytes.count > reading.limits.textBytes {
        position = start
        throw stop(.longText(bytes: bytes.count, most: reading.limits.textBytes))
      }
    }
    position += 1
    return (String(decoding: bytes, as: UTF8.self), Span(source, start..<position))
  }

  private mutating func escape() throws(Stop) -> [UInt8] {
    let letter = current
    position += 1
    switch letter {
    case UInt8(ascii: "\""): return [0x22]
    case UInt8(ascii: "\\"): return [0x5C]
    case UInt8(ascii: "/"): return [0x2F]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return Array(String(Character(try scalar())).utf8)
    default:
      position -= 1
      throw fail("an escape that JSON doesn't have", "write \\\\ for a backslash")
    }
  }

  /// Behind `\u`: one unit of UTF-16, or two that make a scalar.
  private mutating func scalar() throws(Stop) -> Unicode.Scalar {
    let high = try unit()
    if let scalar = Unicode.Scalar(high) { return scalar }
    let end = position
    if high < 0xDC00, source.bytes[position...].starts(with: "\\u".utf8) {
      position += 2
      let low = try unit()
      let value = 0x10000 + (UInt32(high & 0x3FF) << 10) + UInt32(low & 0x3FF)
      if (0xDC00...0xDFFF).contains(low), let scalar = Unicode.Scalar(value) { return scalar }
      position = end
    }
    let span = Span(source, end - 6..<end)
    reading.report(.halfCharacter(span.text, whole: nil), at: span)
    return "\u{FFFD}"
  }

  private mutating func unit() throws(Stop) -> UInt16 {
    let digits = source.bytes[position...].prefix(4).prefix {
      Character(Unicode.Scalar($0)).isHexDigit
    }
    guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fail("four hexadecimal digits are missing behind \\u", "write such as \\u00e9") }
    position += 4
    return unit
  }

  private var current: UInt8? { position < source.bytes.count ? source.bytes[position] : nil }

  private mutating func skipSpaces() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func take(
    _ sign: Unicode.Scalar,
    _ problem: String,
    _ remedy: String
  ) throws(Stop) {
    guard current == UInt8(ascii: sign) else { throw fail(problem, remedy) }
    position += 1
  }

  /// How to mend what stands in a key's place.
  private var keyRemedy: String {
    switch current {
    case UInt8(ascii: "}"): "remove the comma before '}'"
    case UInt8(ascii: "/"): "remove the comment, or write the design in YAML"
    default: "write \"key\": value"
    }
  }

  private func fail(_ problem: String, _ remedy: String) -> Stop {
    stop(.notJSON(problem, remedy: remedy))
  }

  private func stop(_ message: Message) -> Stop {
    reading.report(message, at: Span(source, position..<position + 1))
    return Stop()
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
    default: isDigit || isLetter
    }
  }
}

extension String {
  /// Whether the text is a number by JSON's grammar.
  fileprivate var isJSONNumber: Bool {
    var rest = utf8[...]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    func digits() -> Int {
      let count = rest.prefix(while: \.isDigit).count
      rest.removeFirst(count)
      return count
    }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    guard whole == 1 || (whole > 1 && !startsWithZero) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard digits() > 0 else { return false }
    }
    if let first = rest.first, first == UInt8(ascii: "e") || first == UInt8(ascii: "E") {
      rest.removeFirst()
      if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        rest.removeFirst()
      }
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}
