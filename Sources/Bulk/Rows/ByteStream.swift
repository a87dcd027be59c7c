internal import Glibc

/// A file that is read piece by piece, in which whole rows are found.
struct ByteStream {
  private let file: CInt
  private var buffer: [UInt8] = []
  /// What comes next, as a place in the buffer.
  private var start = 0
  private var isAtEnd = false
  /// The line of the next byte, from 1.
  private(set) var line = 1
  /// How many bytes have been taken.
  private(set) var taken = 0

  init(_ file: CInt) { self.file = file }

  /// Why a file can't be read on, by the system's number.
  struct Failure: Error {
    var number: CInt
  }

  /// The next byte, which stays.
  mutating func peek() throws(Failure) -> UInt8? {
    while start == buffer.count {
      guard try fill() else { return nil }
    }
    return buffer[start]
  }

  /// Takes bytes as long as they are such.
  mutating func skip(while isSkipped: (UInt8) -> Bool) throws(Failure) {
    while let byte = try peek(), isSkipped(byte) { take(1) }
  }

  mutating func skip() throws(Failure) {
    if try peek() != nil { take(1) }
  }

  /// Takes a mark of byte order, if the file begins with one.
  mutating func skipMark() throws(Failure) {
    while buffer.count - start < 3 {
      guard try fill() else { break }
    }
    if buffer[start...].starts(with: [0xEF, 0xBB, 0xBF]) { take(3) }
  }

  /// Takes what comes up to an end that is found byte by byte; nothing where it is longer than `most`.
  ///
  /// `end` says before which byte of a piece the run ends, or nothing where it goes on. Where the
  /// file ends first, that is the end; `isWhole` then is false.
  mutating func run(
    most: Int,
    end: (ArraySlice<UInt8>) -> Int?
  ) throws(Failure) -> (bytes: [UInt8]?, isWhole: Bool) {
    var found: [UInt8]? = []
    while true {
      let stop = end(buffer[start...])
      let count = (stop ?? buffer.count) - start
      if let size = found?.count, size + count > most { found = nil }
      found?.append(contentsOf: buffer[start..<start + count])
      take(count)
      if stop != nil { return (found, true) }
      guard try fill() else { return (found, false) }
    }
  }

  /// The file, where nothing has come yet but bytes that are skipped, and reading would wait for more.
  func waitedFor(while isSkipped: (UInt8) -> Bool) -> CInt? {
    guard buffer[start...].allSatisfy(isSkipped), !isAtEnd else { return nil }
    var question = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&question, 1, 0) == 0 ? file : nil
  }

  private mutating func take(_ count: Int) {
    for byte in buffer[start..<start + count] where byte == UInt8(ascii: "\n") { line += 1 }
    start += count
    taken += count
  }

  /// Reads more; false at the end of the file.
  private mutating func fill() throws(Failure) -> Bool {
    guard !isAtEnd else { return false }
    buffer.removeSubrange(..<start)
    start = 0
    let old = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: Self.piece))
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe read(file, $0.baseAddress?.advanced(by: old), Self.piece)
      }
      if count < 0, errno == EINTR { continue }
      buffer.removeLast(Self.piece - max(0, count))
      if count < 0 { throw Failure(number: errno) }
      isAtEnd = count == 0
      return !isAtEnd
    }
  }

  private static let piece = 65_536
}
