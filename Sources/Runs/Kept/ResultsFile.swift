internal import Foundation
internal import SnaplineEnvironment

/// A file of results that stays open, so that it can be read again whatever becomes of its name: the
/// next run removes what the one before it left.
package final class ResultsFile: Sendable {
  package let path: String
  private let descriptor: Int32

  /// Nothing where no ordinary file can be opened there.
  package init?(path: String) {
    guard FileKind(of: path, followingLinks: true) == .file else { return nil }
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    self.path = path
  }

  /// The file that a run is writing; nothing where the system allows no more open files.
  init?(path: String, writtenTo file: Int32) {
    descriptor = fcntl(file, F_DUPFD_CLOEXEC, 0)
    guard descriptor >= 0 else { return nil }
    self.path = path
  }

  deinit { close(descriptor) }

  /// How many bytes it holds by now.
  var size: Int {
    var facts = stat()
    return unsafe fstat(descriptor, &facts) == 0 ? Int(facts.st_size) : 0
  }

  func line(at place: LinePlace) -> Data { Data(bytes(at: place.start, most: place.count)) }

  /// Up to so many bytes from a place on; none at the end, or where the file can't be read.
  func bytes(at place: Int, most: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
      var got: Int
      repeat {
        got = unsafe pread(descriptor, buffer.baseAddress, most, off_t(place))
      } while got < 0 && errno == EINTR
      count = max(0, got)
    }
  }
}

/// Where a line stands in its file, without its end.
struct LinePlace {
  var start: Int
  var count: Int
}

/// Goes through the lines of a file, however long it is.
struct ResultLines: Sequence, IteratorProtocol {
  struct Line: Sendable {
    /// Counted from 1.
    var number: Int
    /// The place of its first byte.
    var start: Int
    /// Without the line's end; nothing where it is longer than any line that is written.
    var bytes: Data?
  }

  /// A line longer than this is taken for damage: no case says that much.
  static let longest = 64_000_000

  private let file: ResultsFile
  private let end: Int
  private var position = 0
  private var chunk: [UInt8] = []
  private var used = 0
  private var number = 0

  /// The lines up to a place.
  init(_ file: ResultsFile, to end: Int = .max) {
    self.file = file
    self.end = end
  }

  mutating func next() -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    let start = position
    while true {
      if used == chunk.count {
        chunk = file.bytes(at: position, most: Swift.max(0, Swift.min(65_536, end - position)))
        used = 0
        guard !chunk.isEmpty else { break }
      }
      let rest = chunk[used...]
      let stop = newline(in: rest)
      if !isTooLong { line += rest[..<(stop ?? rest.endIndex)] }
      if line.count > Self.longest { (isTooLong, line) = (true, []) }
      let passed = stop.map { $0 + 1 - used } ?? rest.count
      (used, position) = (used + passed, position + passed)
      if stop != nil { return made(line, from: start, isTooLong) }
    }
    // A file may be read while it is written, or was cut: its last line counts where it is whole.
    return line.isEmpty && !isTooLong ? nil : made(line, from: start, isTooLong)
  }

  private mutating func made(_ line: [UInt8], from start: Int, _ isTooLong: Bool) -> Line {
    number += 1
    return Line(number: number, start: start, bytes: isTooLong ? nil : Data(line))
  }

  private func newline(in rest: ArraySlice<UInt8>) -> Int? {
    unsafe rest.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let found = unsafe memchr(start, 0x0A, bytes.count)
      else { return nil }
      return unsafe rest.startIndex + start.distance(to: UnsafeRawPointer(found))
    }
  }
}
