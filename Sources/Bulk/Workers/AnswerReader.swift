/// The line before the bytes of an answer.
package protocol AnswerHeader: Sendable {
  /// Reads a line; nothing where it is no header.
  init?(line: ArraySlice<UInt8>)
  /// How many bytes follow.
  var byteCount: Int { get }
}

/// The first answer in what a worker has said so far.
package enum AnswerReader<Header: AnswerHeader> {
  /// Not all of it is there yet.
  case incomplete
  /// The header, and how many bytes it and the picture take, with the end of the line between.
  case answer(Header, length: Int)
  /// Who doesn't speak as agreed is no worker.
  case noAnswer

  /// A header that is longer would fill the memory.
  private static var longest: Int { 64_000_000 }

  package init(_ bytes: ArraySlice<UInt8>) {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else {
      self = bytes.count > Self.longest ? .noAnswer : .incomplete
      return
    }
    guard let header = Header(line: bytes[..<end]), header.byteCount >= 0 else {
      self = .noAnswer
      return
    }
    // In this order, as the number may be any.
    let rest = bytes.endIndex - end - 1
    self =
      rest >= header.byteCount
      ? .answer(header, length: end + 1 - bytes.startIndex + header.byteCount) : .incomplete
  }
}
