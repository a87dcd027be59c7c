internal import CZlib

/// The bytes in a zlib stream, from the first to the last, as many at a time as are asked for.
///
/// libdeflate is quicker with all of a stream at once, and knows no other way.
@safe package final class ZlibStream {
  private let bytes: FileBytes
  private let file: FileWindow
  /// Where in the file the rest of the stream is.
  private var pieces: ArraySlice<Range<Int>>
  private let state: UnsafeMutablePointer<z_stream>
  private var sum: UInt32 = 1
  private var isPastData = false

  /// Nothing where there is no memory, or the pieces of the file don't begin as a stream does.
  package init?(_ pieces: [Range<Int>], of file: FileBytes) {
    bytes = file
    self.file = FileWindow(file)
    self.pieces = pieces[...]
    unsafe state = .allocate(capacity: 1)
    unsafe state.initialize(to: z_stream())
    // Without the stream's own head and checksum, which libdeflate sums up more quickly.
    let status = unsafe inflateInit2_(
      state,
      -15,
      ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size)
    )
    guard status == Z_OK, hasHead() else { return nil }
  }

  private init?(copying other: ZlibStream) {
    bytes = other.bytes
    file = FileWindow(bytes)
    (pieces, sum, isPastData) = (other.pieces, other.sum, other.isPastData)
    unsafe state = .allocate(capacity: 1)
    unsafe state.initialize(to: z_stream())
    guard unsafe inflateCopy(state, other.state) == Z_OK else { return nil }
  }

  /// The same stream, which goes on by itself from the same place; nothing where there is no memory.
  package func copy() -> ZlibStream? { ZlibStream(copying: self) }

  deinit {
    unsafe inflateEnd(state)
    unsafe state.deallocate()
  }

  /// Whether the format's two first bytes come next.
  private func hasHead() -> Bool {
    guard let kind = nextByte(), let flags = nextByte() else { return false }
    let isDeflate = kind & 15 == 8 && kind >> 4 <= 7
    let hasDictionary = flags & 32 != 0
    return isDeflate && !hasDictionary && (Int(kind) << 8 | Int(flags)).isMultiple(of: 31)
  }

  /// Fills all of `output` with the next bytes; false where that can't be done.
  package func fill(_ output: UnsafeMutableRawBufferPointer) -> Bool {
    guard unsafe inflateNext(into: output) == output.count else { return false }
    unsafe sum = adler(UnsafeRawBufferPointer(output), after: sum)
    return true
  }

  /// Passes over the next bytes; false where that can't be done.
  package func skip(_ count: Int) -> Bool {
    unsafe withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { room in
      var rest = count
      while rest > 0 {
        let some = unsafe UnsafeMutableRawBufferPointer(rebasing: room[..<min(rest, room.count)])
        guard unsafe fill(some) else { return false }
        rest -= some.count
      }
      return true
    }
  }

  /// Whether nothing comes after the bytes that were asked for, and all were what was written.
  package func endsHere() -> Bool {
    let left = unsafe withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) {
      unsafe inflateNext(into: $0)
    }
    guard left == 0, isPastData else { return false }
    let written = (0..<4).compactMap { _ in nextByte() }
    return written.count == 4 && written.reduce(0) { $0 << 8 | UInt32($1) } == sum
  }

  /// How many bytes could be written to `output`.
  private func inflateNext(into output: UnsafeMutableRawBufferPointer) -> Int {
    guard output.count <= Int(Int32.max) else { return 0 }
    unsafe state.pointee.next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
    unsafe state.pointee.avail_out = UInt32(output.count)
    while !isPastData, unsafe state.pointee.avail_out > 0, let piece = nextPiece() {
      let status = unsafe file.withBytes(of: piece) { bytes in
        let count = min(bytes.count, Int(Int32.max))
        unsafe state.pointee.next_in = UnsafeMutablePointer(
          mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
        )
        unsafe state.pointee.avail_in = UInt32(count)
        let status = unsafe inflate(state, Z_NO_FLUSH)
        unsafe drop(count - Int(state.pointee.avail_in))
        return status
      }
      if status == Z_STREAM_END { isPastData = true }
      guard status == Z_OK else { break }
    }
    return output.count - Int(unsafe state.pointee.avail_out)
  }

  // MARK: The file

  private func nextPiece() -> Range<Int>? {
    while let piece = pieces.first, piece.isEmpty { pieces.removeFirst() }
    return pieces.first
  }

  private func drop(_ count: Int) {
    guard let piece = pieces.first else { return }
    pieces[pieces.startIndex] = piece.dropFirst(count)
  }

  private func nextByte() -> UInt8? {
    guard let piece = nextPiece() else { return nil }
    drop(1)
    return unsafe file.withBytes(of: piece) { unsafe $0.first }
  }
}
