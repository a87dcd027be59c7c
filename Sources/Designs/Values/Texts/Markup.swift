/// Text with a few marks in it: `**bold**`, `*italic*`, `~~struck~~`, `` `code` ``,
/// `[words](https://…)`, `[words](#id)`, `[words]{style}` and `![](icon.png)`.
package struct Markup: DesignValue {
  package var pieces: [Piece] = []

  package enum Piece: Sendable {
    case text(String, Looks)
    case picture(PictureFile)
  }

  package struct Looks: Hashable, Sendable {
    package var isBold = false
    package var isItalic = false
    package var isStruck = false
    package var isCode = false
    package var link: String?
    /// The name of one of the document's styles.
    package var style: String?
  }

  static let schema: JSONValue = ["type": "string"]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> Markup? {
    guard reading.isSaid(node, at: spot),
      let text = Text.read(node, at: spot, in: reading)?.string
    else { return nil }
    var reader = MarkupReader(text, node: node, spot: spot, reading: reading)
    return reader.read()
  }

  /// The words alone.
  package var string: String {
    pieces.map { piece in
      switch piece {
      case .text(let text, _): text
      case .picture: "\u{FFFC}"
      }
    }.joined()
  }
}

/// Walks over a text once; a mark that has no end is reported and read as itself.
private struct MarkupReader {
  private let characters: [Character]
  private let node: Node
  private let spot: Spot
  private let reading: Reading
  private var place = 0
  private var looks = Markup.Looks()
  private var open: [Mark] = []
  private var text = ""
  private var markup = Markup()
  private var found: [Character: Int] = [:]

  private enum Mark: String {
    case bold = "**"
    case italic = "*"
    case struck = "~~"
    case code = "`"
  }

  init(_ text: String, node: Node, spot: Spot, reading: Reading) {
    characters = text.flatMap(\.parts)
    self.node = node
    self.spot = spot
    self.reading = reading
  }

  mutating func read() -> Markup {
    while place < characters.count { step() }
    close()
    for mark in open { reading.report(.openMark(mark.rawValue), at: node.span) }
    return markup
  }

  private mutating func step() {
    let character = characters[place]
    if looks.isCode, character != "`" { return take(1) }
    switch character {
    case "\\" where place + 1 < characters.count:
      place += 1
      take(1)
    case "*": toggle(next(is: "**") ? .bold : .italic)
    case "~" where next(is: "~~"): toggle(.struck)
    case "`": toggle(.code)
    case "[": link()
    case "!" where next(is: "![]("): picture()
    default: take(1)
    }
  }

  private func next(is mark: String) -> Bool {
    characters[place...].starts(with: mark)
  }

  /// Where a character comes next; the last answer is kept, so that no text is searched twice.
  private mutating func next(_ character: Character, from start: Int) -> Int? {
    if let known = found[character], known >= start {
      return known < characters.count ? known : nil
    }
    let place = characters[start...].firstIndex(of: character)
    found[character] = place ?? characters.count
    return place
  }

  /// Where the parenthesis ends that begins at a place: pairs of others belong to the address.
  private mutating func endOfAddress(from start: Int) -> Int? {
    var depth = 0
    // A search without an end, at each of many brackets, would take too long.
    for place in start..<min(characters.count, start + Self.longestAddress) {
      if characters[place] == "(" { depth += 1 }
      if characters[place] == ")" { depth -= 1 }
      if depth == 0 { return place }
    }
    return next(")", from: start)
  }

  private static let longestAddress = 2_048

  private mutating func take(_ count: Int) {
    text += String(characters[place..<place + count])
    place += count
  }

  private mutating func toggle(_ mark: Mark) {
    close()
    place += mark.rawValue.count
    let isOpen = open.contains(mark)
    if isOpen { open.removeAll { $0 == mark } } else { open.append(mark) }
    switch mark {
    case .bold: looks.isBold = !isOpen
    case .italic: looks.isItalic = !isOpen
    case .struck: looks.isStruck = !isOpen
    case .code: looks.isCode = !isOpen
    }
  }

  /// `[words](address)` or `[words]{style}`; brackets that lead nowhere are brackets.
  private mutating func link() {
    guard let end = next("]", from: place), end + 1 < characters.count else { return take(1) }
    if characters[end + 1] == "{", let close = next("}", from: end) {
      let name = String(characters[end + 2..<close])
      if reading.names.styles[name] == nil {
        reading.report(.unknownStyle(name, among: reading.names.styles.keys), at: node.span)
      }
      return takeWords(upTo: end, then: close) { $0.style = name }
    }
    guard characters[end + 1] == "(", let close = endOfAddress(from: end + 1) else {
      return take(1)
    }
    let address = String(characters[end + 2..<close])
    if address.hasPrefix("#"), address.count > 1 {
      reading.linked.append((String(address.dropFirst()), node.span))
      return takeWords(upTo: end, then: close) { $0.link = address }
    }
    let scheme = address.prefix { $0 != ":" }
    guard ["https", "http", "mailto", "tel"].contains(String(scheme)), scheme.count < address.count
    else {
      reading.report(.linkAddress(address.shortened), at: node.span)
      return take(1)
    }
    takeWords(upTo: end, then: close) { $0.link = address }
  }

  /// Takes the words from a bracket to the one that closes it, in looks of their own.
  private mutating func takeWords(
    upTo end: Int,
    then last: Int,
    _ change: (inout Markup.Looks) -> Void
  ) {
    close()
    var words = looks
    change(&words)
    let shown = String(characters[place + 1..<end])
    if !shown.isEmpty { markup.pieces.append(.text(shown, words)) }
    place = last + 1
  }

  private mutating func picture() {
    guard let end = next(")", from: place) else { return take(1) }
    let name = String(characters[place + 4..<end])
    close()
    if let file = PictureFile.named(name, at: node.span, in: reading) {
      markup.pieces.append(.picture(file))
    }
    place = end + 1
  }

  /// Ends the stretch of text with the looks so far.
  private mutating func close() {
    if !text.isEmpty { markup.pieces.append(.text(text, looks)) }
    text = ""
  }
}

extension Character {
  /// The character, apart from a combining mark where it is a sign of markup; a keycap stays whole.
  fileprivate var parts: [Character] {
    guard unicodeScalars.count > 1, let first = unicodeScalars.first,
      "\\*~`[](){}!".unicodeScalars.contains(first), !unicodeScalars.contains("\u{20E3}")
    else { return [self] }
    return [Character(first)] + String(String.UnicodeScalarView(unicodeScalars.dropFirst()))
  }
}

extension Message {
  fileprivate static func openMark(_ mark: String) -> Message {
    Message(
      "open-mark",
      "'\(mark)' begins here and never ends",
      remedy: "write it again behind the last word, or '\\\(mark)' for the character itself"
    )
  }

  fileprivate static func unknownStyle(
    _ name: String,
    among known: some Sequence<String>
  ) -> Message {
    Message(
      "unknown-style",
      "no style '\(name.shortened)'",
      remedy: suggestion(for: name, among: known) ?? "name it under 'styles'"
    ).ofWholeFiles()
  }

  fileprivate static func linkAddress(_ address: String) -> Message {
    Message(
      "link",
      "'\(address)' is no address that a link may lead to",
      remedy: "begin it with https:, http:, mailto: or tel:, or write # and the id of a view"
    )
  }
}
