internal import SnaplineDeflate

public import struct Foundation.Data

extension PNG {
  /// A text in a file, which image viewers don't show.
  public struct Text: Hashable, Sendable {
    /// One to 79 letters, digits and single spaces.
    public let keyword: String
    public let value: String

    /// A keyword that files can't hold is a programming error.
    public init(_ keyword: String, _ value: String) {
      precondition(
        (1...79).contains(keyword.utf8.count)
          && keyword.utf8.allSatisfy { (32...126).contains($0) }
          && !keyword.contains("  ") && !keyword.hasPrefix(" ") && !keyword.hasSuffix(" "),
        "PNG.Text: '\(keyword)' is no keyword: it takes 1 to 79 letters, digits and single spaces"
      )
      self.keyword = keyword
      self.value = value
    }

    /// The chunk's data: what is long is compressed.
    var chunk: [UInt8] {
      let bytes = Array(value.utf8)
      let isCompressed = bytes.count > 1024
      let head = Array(keyword.utf8) + [0, isCompressed ? 1 : 0, 0, 0, 0]
      return head + (isCompressed ? Compressor.stream(of: bytes) : bytes)
    }
  }

  /// The text that a file holds under a keyword, where it holds one and is intact.
  ///
  /// - Parameters:
  ///   - keyword: As in ``Text/keyword``.
  ///   - data: The whole file.
  ///   - most: The greatest number of bytes that the text may have.
  /// - Returns: The first text under the keyword.
  public static func text(
    _ keyword: String,
    in data: Data,
    atMost most: Int = 64_000_000
  ) -> String? {
    let bytes = Array(data)
    let isIntact = unsafe bytes.withUnsafeBytes { unsafe PNGChunks($0) != nil }
    guard isIntact else { return nil }
    let head = Array("iTXt".utf8) + Array(keyword.utf8) + [0]
    var place = signature.count
    while place + 8 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let chunk = bytes[place + 4..<place + 8 + length]
      // A compressed text, no language, no translated keyword.
      if chunk.starts(with: head), chunk.count >= head.count + 4 {
        let rest = chunk.dropFirst(head.count)
        let value = rest.dropFirst(4)
        if rest.prefix(4) == [0, 0, 0, 0], value.count <= most {
          return String(decoding: value, as: UTF8.self)
        }
        if rest.prefix(4) == [1, 0, 0, 0], let text = Inflater.bytes(of: value, atMost: most) {
          return String(decoding: text, as: UTF8.self)
        }
      }
      place += length + 12
    }
    return nil
  }
}
