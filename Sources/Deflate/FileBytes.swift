internal import Glibc

/// The bytes of a file: all of them in memory, or as many as are asked for from an open file.
///
/// Any number of threads may read at once.
package final class FileBytes: Sendable {
  private enum Source {
    case memory([UInt8])
    case open(CInt)
  }

  private let source: Source
  package let count: Int

  package init(_ bytes: [UInt8]) {
    source = .memory(bytes)
    count = bytes.count
  }

  /// An open file of so many bytes, which is closed when nobody needs it any more.
  package init(closing descriptor: CInt, count: Int) {
    source = .open(descriptor)
    self.count = count
  }

  deinit { if case .open(let file) = source { close(file) } }

  /// Copies what stands from a place on, and says how many bytes that were: fewer than there is room
  /// for where the file ends, or can't be read.
  package func copy(from place: Int, into target: UnsafeMutableRawBufferPointer) -> Int {
    let most = max(0, min(target.count, count - place))
    guard most > 0 else { return 0 }
    switch source {
    case .memory(let bytes):
      unsafe target.copyBytes(from: bytes[place..<place + most])
      return most
    case .open(let file):
      var filled = 0
      while filled < most {
        let start = unsafe target.baseAddress?.advanced(by: filled)
        let got = unsafe pread(file, start, most - filled, place + filled)
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { break }
        filled += got
      }
      return filled
    }
  }

  /// The bytes of a part, as far as they can be read.
  package func bytes(_ range: Range<Int>) -> [UInt8] {
    let range = range.clamped(to: 0..<count)
    if case .memory(let bytes) = source {
      return range.count == count ? bytes : Array(bytes[range])
    }
    return unsafe [UInt8](unsafeUninitializedCapacity: range.count) { buffer, filled in
      filled = unsafe copy(from: range.lowerBound, into: UnsafeMutableRawBufferPointer(buffer))
    }
  }

  package var all: [UInt8] { bytes(0..<count) }

  /// Calls with one block of the file after another.
  package func forEachBlock(_ body: (UnsafeRawBufferPointer) -> Void) {
    let window = FileWindow(self)
    var place = 0
    while place < count {
      let length = unsafe window.withBytes(of: place..<count) { block in
        unsafe body(block)
        return block.count
      }
      guard length > 0 else { return }
      place += length
    }
  }

  /// Whether both hold the same, found out without keeping either of them.
  package func hasSameBytes(as other: FileBytes) -> Bool {
    guard count == other.count else { return false }
    if case .memory(let one) = source, case .memory(let another) = other.source {
      return one == another
    }
    let (window, others) = (FileWindow(self), FileWindow(other))
    var place = 0
    while place < count {
      let length = unsafe window.withBytes(of: place..<count) { one in
        unsafe others.withBytes(of: place..<count) { other in
          let length = min(one.count, other.count)
          guard length > 0, let first = one.baseAddress, let second = other.baseAddress
          else { return 0 }
          return unsafe memcmp(first, second, length) == 0 ? length : 0
        }
      }
      guard length > 0 else { return false }
      place += length
    }
    return true
  }

  fileprivate func withMemory<Result>(
    _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result? {
    guard case .memory(let bytes) = source else { return nil }
    return unsafe bytes.withUnsafeBytes { unsafe body($0) }
  }
}

/// One part of a file after another, of which no more than a block is in memory.
@safe final class FileWindow {
  private let file: FileBytes
  private var block = unsafe UnsafeMutableRawBufferPointer(start: nil, count: 0)
  /// What of the file stands in the block.
  private var range = 0..<0

  init(_ file: FileBytes) { self.file = file }

  deinit { unsafe block.deallocate() }

  /// Looks at the first bytes of a part: one at least, unless the file can't be read.
  func withBytes<Result>(
    of part: Range<Int>,
    _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    let known = unsafe file.withMemory {
      unsafe body(UnsafeRawBufferPointer(rebasing: $0[part.clamped(to: 0..<$0.count)]))
    }
    if let known { return known }
    if !range.contains(part.lowerBound) { fill(from: part.lowerBound) }
    let found = part.clamped(to: range)
    let start = found.lowerBound - range.lowerBound
    return unsafe body(UnsafeRawBufferPointer(rebasing: block[start..<start + found.count]))
  }

  private func fill(from place: Int) {
    if unsafe block.isEmpty { unsafe block = .allocate(byteCount: 65_536, alignment: 16) }
    range = unsafe place..<place + file.copy(from: place, into: block)
  }
}
