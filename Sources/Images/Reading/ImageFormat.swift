/// The formats of pictures that are read.
public enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  case png, jpeg, webp, gif, svg

  /// The format that the first bytes show, whatever the file is called; `nil` for any other.
  public init?(_ bytes: [UInt8]) {
    if bytes.starts(with: PNG.signature) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
      self = .gif
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else if Self.isDrawing(bytes) {
      self = .svg
    } else {
      return nil
    }
  }

  /// Whether the first element of a document in XML is a drawing, as far as can be told early on.
  private static func isDrawing(_ bytes: [UInt8]) -> Bool {
    var start = bytes.prefix(65_536)
    if start.starts(with: [0xEF, 0xBB, 0xBF]) { start = start.dropFirst(3) }
    start = start.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    guard start.first == UInt8(ascii: "<") else { return false }
    let tag = Array("<svg".utf8)
    var rest = start
    while let place = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[place...]
      if rest.starts(with: tag) { return true }
      // A name space may have another prefix than none.
      let name = rest.dropFirst().prefix(64).prefix {
        $0 != 0x20 && $0 != 0x0A && $0 != UInt8(ascii: ">")
      }
      if name.suffix(4).elementsEqual(":svg".utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
