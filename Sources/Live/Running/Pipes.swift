internal import Glibc

/// One end of a pipe, which is closed with it.
final class PipeEnd: @unchecked Sendable {
  private(set) var file: CInt

  init(_ file: CInt) { self.file = file }

  func close() {
    if file >= 0 { Glibc.close(file) }
    file = -1
  }

  deinit { close() }

  /// A pipe that no process inherits: what is read, and what is written.
  static func pair() throws(Spawner.Failure) -> (PipeEnd, PipeEnd) {
    var ends: [CInt] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw Spawner.Failure(number: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (PipeEnd(ends[0]), PipeEnd(ends[1]))
  }

  /// Two ends that both can be read and written, which no process inherits.
  ///
  /// What is written to nobody is then an answer, and no signal that ends the process.
  static func connection() throws(Spawner.Failure) -> (PipeEnd, PipeEnd) {
    var ends: [CInt] = [-1, -1]
    guard unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw Spawner.Failure(number: errno)
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (PipeEnd(ends[0]), PipeEnd(ends[1]))
  }

  /// Makes reading and writing answer at once.
  func hurry() { _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK) }

  enum Read { case bytes([UInt8]), nothing, end }

  /// What is there to read, as much as fits.
  func read() -> Read {
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe piece.withUnsafeMutableBytes {
        unsafe Glibc.read(file, $0.baseAddress, $0.count)
      }
      if count > 0 { return .bytes(Array(piece.prefix(count))) }
      if count == 0 { return .end }
      if errno == EINTR { continue }
      return errno == EAGAIN ? .nothing : .end
    }
  }

  /// Writes as much as a connection takes, and answers how much that was; nothing where nobody reads.
  func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    while true {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe Glibc.send(file, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL))
      }
      if count >= 0 { return count }
      if errno == EINTR { continue }
      return errno == EAGAIN ? 0 : nil
    }
  }

  /// Waits until one of some ends has something to read, or `within` milliseconds have passed.
  static func wait(for ends: [PipeEnd], writing: PipeEnd? = nil, within: Int) {
    var asked = ends.filter { $0.file >= 0 }
      .map { pollfd(fd: $0.file, events: Int16(POLLIN), revents: 0) }
    if let writing, writing.file >= 0 {
      asked.append(pollfd(fd: writing.file, events: Int16(POLLOUT), revents: 0))
    }
    _ = unsafe poll(&asked, nfds_t(asked.count), CInt(max(0, within)))
  }
}
