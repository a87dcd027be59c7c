/// What a small grammar stumbled over, and where in its text.
package struct Misread: Error {
  package var message: Message
  /// Offsets of bytes in the text of the scalar.
  package var range: Range<Int>
}

/// Reads the text of a scalar from left to right.
struct Scanner {
  let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { position >= bytes.count }
  var current: UInt8? { byte(0) }
  /// Everything not read yet.
  var rest: Range<Int> { position..<bytes.count }

  func byte(_ ahead: Int) -> UInt8? {
    position + ahead < bytes.count ? bytes[position + ahead] : nil
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  mutating func back(to earlier: Int) { position = min(earlier, position) }

  /// Skips spaces; whether there was one.
  @discardableResult
  mutating func skipSpaces() -> Bool {
    let start = position
    while current == UInt8(ascii: " ") || current == UInt8(ascii: "\n") { position += 1 }
    return position > start
  }

  /// Takes `text` where it stands next.
  mutating func take(_ text: StaticString) -> Bool {
    let wanted = Array("\(text)".utf8)
    guard bytes[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  /// Takes bytes while they belong to a run.
  mutating func run(while isPart: (UInt8) -> Bool) -> String? {
    let start = position
    while let byte = current, isPart(byte) { position += 1 }
    return position > start ? text(start..<position) : nil
  }

  /// A word of letters and digits that begins with a letter.
  mutating func word() -> String? {
    guard let first = current, first.isLetter else { return nil }
    return run { $0.isLetter || $0.isDigit }
  }

  /// A name that an author gave to a view.
  mutating func name() -> String? {
    guard let first = current, first.isLetter || first == UInt8(ascii: "_") else { return nil }
    return run { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
  }

  /// A decimal number; a point belongs to it only with digits on both sides.
  mutating func number() -> Double? {
    let start = position
    _ = take("-")
    guard run(while: \.isDigit) != nil else {
      position = start
      return nil
    }
    if current == UInt8(ascii: "."), let next = byte(1), next.isDigit {
      position += 1
      _ = run(while: \.isDigit)
    }
    return Double(text(start..<position))
  }

  /// The word from `start`, to its next space: what a message points at.
  func wordRange(from start: Int) -> Range<Int> {
    let end = bytes[start...].firstIndex(of: UInt8(ascii: " ")) ?? bytes.count
    return start..<max(end, min(start + 1, bytes.count))
  }
}

extension UInt8 {
  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
  var isHexDigit: Bool {
    isDigit || (0x41...0x46).contains(self) || (0x61...0x66).contains(self)
  }
}

/// A value that is written as one scalar.
protocol ScalarValue: DesignValue {
  /// What a message calls it, with its article.
  static var meaning: String { get }
  /// What a text that isn't one should look like.
  static var remedy: String { get }
  /// A regular expression for editors; what it lets through is still read by the grammar.
  static var pattern: String { get }
  /// Which unquoted numbers editors let through; nothing where none is meant.
  static var numbers: JSONValue? { get }

  /// The value that a text was most likely meant for; it is offered where the grammar takes it.
  static func mended(_ text: String) -> String?

  /// The scalar that a list or mapping was most likely meant for; it is offered in the same way.
  static func written(_ node: Node) -> String?

  /// Whether data may fill a part of the text; messages then show the text as it was written.
  static var isFilledInPart: Bool { get }

  /// Reads from the start of `scanner`; the caller sees to it that nothing is left.
  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> Self?
}

extension ScalarValue {
  static var numbers: JSONValue? { nil }
  static func mended(_ text: String) -> String? { nil }
  static var isFilledInPart: Bool { false }
  static func written(_ node: Node) -> String? { nil }
  static var schema: JSONValue { .scalar(pattern, numbers: numbers) }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> Self? {
    if let text = written(node), takes(text, in: reading) {
      reading.report(.wrongKind(spot, meaning, node.kind, mended: text), at: node.span.prefix(1))
      return nil
    }
    guard let text = reading.text(of: node, at: spot, wanted: meaning, remedy: remedy) else {
      return nil
    }
    return parse(text, of: node, at: spot, in: reading)
  }

  /// The value of a whole text.
  ///
  /// As for enumerators, the compiler makes this for each kind of value.
  static func parse(_ text: String, of node: Node, at spot: Spot, in reading: Reading) -> Self? {
    var misread: Misread?
    do throws(Misread) {
      var scanner = try Scanner(whole: text)
      if let value = try parse(&scanner, in: reading), scanner.hasOnlySpaces() { return value }
    } catch {
      misread = error
    }
    // What says its own remedy knows more than the form of the text.
    var mended = misread?.message.mended == nil ? mended(text) : nil
    if let text = mended, !takes(text, in: reading) { mended = nil }
    let isMended = mended != nil
    var whole: Message
    if isFilledInPart, node.span.fill != nil {
      let written = node.span.text.unquoted
      let remedy =
        isMended ? Self.mended(written).map { "write \(spot.key): \($0.quotedInYAML)" } : nil
      whole = .notA(meaning, written, for: spot.key, remedy: remedy ?? Self.remedy)
      whole.wanted = nil
    } else {
      whole = .notA(meaning, text, for: spot.key, remedy: remedy, mended: mended)
    }
    reading.report(misread, in: text, of: node, whole, isMended: isMended)
    return nil
  }

  static func takes(_ text: String, in reading: Reading) -> Bool {
    var scanner = Scanner(text)
    do throws(Misread) {
      return try parse(&scanner, in: reading) != nil && scanner.isAtEnd
    } catch {
      return false
    }
  }
}

extension Scanner {
  /// Stands before the first word of a text that a value is to take up whole.
  fileprivate init(whole text: String) throws(Misread) {
    self.init(text)
    skipSpaces()
  }

  /// Whether nothing but spaces is left; skips them.
  fileprivate mutating func hasOnlySpaces() -> Bool {
    skipSpaces()
    return isAtEnd
  }
}

extension Reading {
  fileprivate func text(of node: Node, at spot: Spot, wanted: String, remedy: String) -> String? {
    guard let scalar = scalar(node, at: spot, wanted: wanted, remedy: remedy),
      isSaid(node, at: spot)
    else { return nil }
    if let fill = scalar.foreignFill {
      report(.fillInGrammar(fill), at: node.span)
      return nil
    }
    if scalar.isPlain, let comment = node.commentColor {
      report(.commentBehindColor(comment.text).warning(), at: comment)
    }
    return scalar.text
  }

  /// Tells what the grammar stumbled over, or else that the whole text has the wrong form.
  fileprivate func report(
    _ misread: Misread?,
    in text: String,
    of node: Node,
    _ whole: Message,
    isMended: Bool
  ) {
    if isMended {
      report(whole, at: node.span)
    } else if let misread {
      report(misread.message, at: node.span(of: misread.range))
    } else {
      report(whole, at: node.span(of: 0..<text.utf8.count))
    }
  }
}
