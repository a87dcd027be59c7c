/// Walks over the tags of a document in XML, as the parser of drawings will see them.
///
/// What could hide a tag from such a walk is refused: entities that hold more than plain text, default
/// attributes, encodings in which a tag looks another way.
struct MarkupScanner {
  private let bytes: [UInt8]
  private var place = 0
  private var entities: [String: String] = [:]

  struct Tag {
    /// Without the prefix of its name space, as the names of attributes are.
    var name: String
    var attributes: [(name: String, value: String)] = []
    /// Whether it ends where it begins.
    var isEmpty = false
  }

  enum Event {
    case start(Tag)
    case end
    case text(String)
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next tag, or the text up to it; nothing at the end.
  mutating func next() throws(ImageError) -> Event? {
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "<") else { return .text(text(to: "<")) }
      if skips("<!--") {
        _ = text(to: "-->")
        place += 3
      } else if skips("<![CDATA[") {
        defer { place += 3 }
        return .text(text(to: "]]>"))
      } else if skips("<?") {
        try checkEncoding(text(to: "?>"))
        place += 2
      } else if skips("<!DOCTYPE") {
        try readDocumentType()
      } else if skips("</") {
        _ = text(to: ">")
        place += 1
        return .end
      } else {
        place += 1
        return .start(try tag())
      }
    }
    return nil
  }

  // MARK: Pieces

  private mutating func skips(_ word: String) -> Bool {
    guard bytes[place...].starts(with: word.utf8) else { return false }
    place += word.utf8.count
    return true
  }

  /// The text from here to a word, or to the end of the document; the word comes next.
  private mutating func text(to word: String) -> String {
    let start = place
    let first = word.utf8.first
    while place < bytes.count, bytes[place] != first || !bytes[place...].starts(with: word.utf8) {
      place += 1
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func skipBlanks() {
    while let byte = bytes.byte(at: place), [0x20, 0x09, 0x0A, 0x0D].contains(byte) { place += 1 }
  }

  private mutating func name() -> String {
    let start = place
    while place < bytes.count, !Self.endsName(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= 0x20 || [0x22, 0x27, 0x2F, 0x3C, 0x3D, 0x3E, 0x5B].contains(byte)
  }

  private static func local(_ name: String) -> String {
    name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }

  private mutating func tag() throws(ImageError) -> Tag {
    var tag = Tag(name: Self.local(name()))
    while true {
      skipBlanks()
      guard let byte = bytes.byte(at: place) else { throw .truncated }
      if byte == 0x3E {
        place += 1
        return tag
      }
      if byte == 0x2F {
        place += 1
        tag.isEmpty = true
        continue
      }
      let attribute = name()
      skipBlanks()
      guard bytes.byte(at: place) == 0x3D else { throw .corrupt("an attribute has no value") }
      place += 1
      skipBlanks()
      tag.attributes.append((Self.local(attribute), resolved(try quoted())))
    }
  }

  private mutating func quoted() throws(ImageError) -> String {
    switch bytes.byte(at: place) {
    case 0x22:
      place += 1
      defer { place += 1 }
      return text(to: "\"")
    case 0x27:
      place += 1
      defer { place += 1 }
      return text(to: "'")
    case nil: throw .truncated
    default: throw .corrupt("a value isn't in quotes")
    }
  }

  /// A value with its references to characters and to entities replaced.
  private func resolved(_ value: String) -> String {
    guard value.utf8.contains(UInt8(ascii: "&")) else { return value }
    var result = ""
    var rest = value[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      guard let end = rest.firstIndex(of: ";") else { break }
      let name = rest[..<end]
      rest = rest[rest.index(after: end)...]
      if name.hasPrefix("#x") {
        result +=
          UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init).map(String.init)
          ?? ""
      } else if name.hasPrefix("#") {
        result += UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init).map(String.init) ?? ""
      } else {
        result += Self.everywhere[String(name)] ?? entities[String(name)] ?? ""
      }
    }
    return result + rest
  }

  private static let everywhere = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  // MARK: What comes before the first tag

  private func checkEncoding(_ instruction: String) throws(ImageError) {
    guard let word = instruction.firstRange(of: "encoding") else { return }
    let name = instruction[word.upperBound...].drop { " =\t\n\r\"'".contains($0) }
      .prefix { !"\"' \t\n\r".contains($0) }.lowercased()
    guard ["utf-8", "utf8", "us-ascii", "ascii"].contains(name) else {
      throw .unreasonable("its encoding is \(name.prefix(20)), and only UTF-8 is read")
    }
  }

  private mutating func readDocumentType() throws(ImageError) {
    while let byte = bytes.byte(at: place) {
      switch byte {
      case 0x3E:
        place += 1
        return
      case 0x22, 0x27: _ = try quoted()
      case 0x5B:
        place += 1
        try readDeclarations()
      default: place += 1
      }
    }
    throw .truncated
  }

  private mutating func readDeclarations() throws(ImageError) {
    while true {
      skipBlanks()
      guard let byte = bytes.byte(at: place) else { throw .truncated }
      if byte == 0x5D {
        place += 1
        return
      }
      if skips("<!--") {
        _ = text(to: "-->")
        place += 3
      } else if skips("<!ENTITY") {
        try readEntity()
      } else {
        throw .unreasonable("its document type declares more than plain entities")
      }
    }
  }

  private mutating func readEntity() throws(ImageError) {
    skipBlanks()
    let entity = name()
    skipBlanks()
    let value = try quoted()
    guard !value.contains(where: { "<&%".contains($0) }), value.utf8.count <= 1_000 else {
      throw .unreasonable("an entity of it holds more than plain text")
    }
    entities[entity] = value
    skipBlanks()
    guard bytes.byte(at: place) == 0x3E else { throw .corrupt("an entity of it has no end") }
    place += 1
  }
}
