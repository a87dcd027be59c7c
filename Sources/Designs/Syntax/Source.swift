package import SnaplineDiagnostics

/// The text of one file that a design is made of, with the lines that messages point at.
package final class Source: Sendable {
  /// What messages call the file.
  package let name: String
  /// UTF-8 without a byte order mark, and with replacements where something had to be mended.
  package let bytes: [UInt8]
  /// What was mended, in a file that else is text.
  let mended: MendedText?
  package var isMended: Bool { mended != nil }
  private let lineStarts: [Int]
  /// How many bytes of the file stand before these: those of a byte order mark.
  package let markLength: Int
  /// The folder in which the file lies, where that isn't the design's.
  let folder: String?
  /// The path of the file from the root, where it is one.
  package let path: String?
  /// How many lines there are in the files of the design that were read before this one.
  package let linesBefore: Int

  init(
    name: String,
    bytes: [UInt8],
    folder: String? = nil,
    path: String? = nil,
    linesBefore: Int = 0
  ) {
    self.name = name
    self.folder = folder
    self.path = path
    self.linesBefore = linesBefore
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    markLength = bytes.starts(with: mark) ? mark.count : 0
    let bare = Array(bytes.dropFirst(markLength))
    mended = MendedText(of: bare, in: Language(fileName: name))
    self.bytes = mended?.bytes ?? bare
    lineStarts = Self.lineStarts(of: self.bytes)
  }

  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      let isCarriageReturnAlone =
        byte == UInt8(ascii: "\r")
        && !(offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n"))
      if byte == UInt8(ascii: "\n") || isCarriageReturnAlone { starts.append(offset + 1) }
    }
    return starts
  }

  /// How many lines the file has.
  package var lineCount: Int { lineStarts.count }

  /// The line that holds `offset`, counted from 1.
  package func line(at offset: Int) -> Int {
    max(1, lineStarts.countOfFirst { $0 <= offset })
  }

  /// The bytes of a line counted from 1, without its break.
  package func range(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= lineStarts.count else { return bytes.count..<bytes.count }
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    { end -= 1 }
    return start..<end
  }

  func text(of range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The first stretch that isn't UTF-8, or the first character that `isForbidden` names.
  func firstUnreadable(
    where isForbidden: (Unicode.Scalar) -> Bool
  ) -> (range: Range<Int>, character: Unicode.Scalar?)? {
    var offset = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let end = min(offset + UTF8.width(scalar), bytes.count)
      // Decoding puts a replacement where bytes are wrong.
      let isBroken = scalar == "\u{FFFD}" && !bytes[offset..<end].elementsEqual([0xEF, 0xBF, 0xBD])
      if isBroken || isForbidden(scalar) { return (offset..<end, isBroken ? nil : scalar) }
      offset = end
    }
    return nil
  }

  /// More of a line than this isn't shown above a caret.
  private static let longestExcerpt = 240

  /// Where `range` stands, in characters a person sees; a caret ends with its line.
  package func place(of range: Range<Int>) -> Place {
    let start = min(range.lowerBound, bytes.count)
    let line = line(at: start)
    let whole = self.range(ofLine: line)
    let column = count(in: whole.lowerBound..<max(whole.lowerBound, start)) + 1
    let end = min(range.upperBound, whole.upperBound, start + Self.longestExcerpt)
    let length = min(count(in: start..<max(start, end)), Self.longestExcerpt - column)
    return Place(
      file: name,
      line: line,
      column: column,
      length: max(1, length),
      excerpt: column < Self.longestExcerpt ? excerpt(of: whole) : nil
    )
  }

  private func excerpt(of line: Range<Int>) -> String {
    // No character that is shown takes more bytes than this.
    let most = 8 * Self.longestExcerpt
    let text = text(of: line.lowerBound..<min(line.upperBound, line.lowerBound + most))
    let isWhole = line.count <= most && text.count <= Self.longestExcerpt
    return (isWhole ? text : text.prefix(Self.longestExcerpt) + "…").withoutControls
  }

  /// How many characters stand in a range.
  private func count(in range: Range<Int>) -> Int {
    // On a line that nobody reads, counting scalars is enough, and quick.
    guard range.count > 65_536 else { return text(of: range).count }
    return bytes[range].count { $0 & 0xC0 != 0x80 }
  }
}

/// A stretch of a source: where a value was read.
package struct Span: Sendable {
  package let source: Source
  /// Offsets of bytes.
  package let range: Range<Int>
  /// What of the data stands here, where a placeholder does.
  private(set) var fill: DataFill?

  init(_ source: Source, _ range: Range<Int>) {
    self.source = source
    self.range = range
  }

  /// The same place, with what a placeholder brought there.
  func filled(by fill: DataFill) -> Span {
    var span = self
    span.fill = fill
    return span
  }

  package var line: Int { source.line(at: range.lowerBound) }
  var text: String { source.text(of: range) }
  package var place: Place { source.place(of: range) }

  package func prefix(_ count: Int) -> Span {
    Span(source, range.lowerBound..<min(range.upperBound, range.lowerBound + count))
  }
}

extension Array {
  /// How many elements stand before the first that doesn't hold, where all that hold stand first.
  func countOfFirst(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
