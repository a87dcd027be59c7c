internal import CDeflate
internal import Synchronization

/// Makes zlib streams, by libdeflate at one level or by a search that follows rows of pixels.
///
/// It has memory of its own for the bytes that it is given. That takes long to make, so a pool lends
/// compressors to one thread at a time, and what a caller doesn't need isn't made.
@safe package final class Compressor: @unchecked Sendable {
  private let level: Int32
  private var handle: OpaquePointer?
  private var search: SearchMemory?
  private var room = unsafe UnsafeMutableRawBufferPointer(start: nil, count: 0)

  private init(level: Int32) { self.level = level }

  deinit {
    if let handle = unsafe handle { unsafe libdeflate_free_compressor(handle) }
    unsafe room.deallocate()
  }

  /// The most bytes that `count` bytes can become.
  package func bound(_ count: Int) -> Int { libdeflate_zlib_compress_bound(nil, count) }

  /// `count` bytes to fill and then compress, as they were left by the last use.
  package func room(of count: Int) -> UnsafeMutableRawBufferPointer {
    if unsafe room.count < count {
      unsafe room.deallocate()
      unsafe room = .allocate(byteCount: count, alignment: 16)
    }
    return unsafe UnsafeMutableRawBufferPointer(rebasing: room[..<count])
  }

  /// Writes the zlib stream of `bytes` to `output` and returns its length; 0 where there is no memory,
  /// or too little room.
  package func compress(
    _ bytes: UnsafeMutableRawBufferPointer,
    into output: UnsafeMutableRawBufferPointer
  ) -> Int {
    if unsafe handle == nil { unsafe handle = libdeflate_alloc_compressor(level) }
    guard let handle = unsafe handle else { return 0 }
    return unsafe libdeflate_zlib_compress(
      handle,
      bytes.baseAddress,
      bytes.count,
      output.baseAddress,
      output.count
    )
  }

  /// The same of rows of `stride` bytes, with pixels of `pixel` bytes.
  ///
  /// A trail has begun with these rows. The bytes are the same without one.
  package func compress(
    rows: UnsafeMutableRawBufferPointer,
    stride: Int,
    pixel: Int,
    finding repetitions: Repetitions,
    after trail: RowTrail? = nil,
    into output: UnsafeMutableRawBufferPointer
  ) -> Int {
    let memory = search ?? SearchMemory()
    search = memory
    let length = unsafe RowDeflater.compress(
      UnsafeRawBufferPointer(rows),
      stride: stride,
      pixel: pixel,
      finding: repetitions,
      memory: memory,
      after: trail,
      into: output
    )
    if let length { return length }
    trail?.forget()
    // What takes more room than it did before is noise, which libdeflate leaves as it is.
    return unsafe compress(rows, into: output)
  }

  /// The zlib stream of bytes that are no pixels.
  package static func stream(of bytes: [UInt8]) -> [UInt8] {
    lend(level: 6) { compressor in
      let room = unsafe compressor.room(of: bytes.count + compressor.bound(bytes.count))
      let input = unsafe UnsafeMutableRawBufferPointer(rebasing: room[..<bytes.count])
      unsafe input.copyBytes(from: bytes)
      let output = unsafe UnsafeMutableRawBufferPointer(rebasing: room[bytes.count...])
      let length = unsafe compressor.compress(input, into: output)
      return unsafe Array(output[..<length])
    }
  }

  private static let idle = Mutex<[Compressor]>([])
  private static let largestKeptRoom = 64_000_000
  private static let mostKept = 16

  /// Lends a compressor to `body`, and keeps it for the next caller afterwards.
  package static func lend<Result, Failure: Error>(
    level: Int32,
    _ body: (Compressor) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let kept = idle.withLock { idle -> Compressor? in
      guard let place = idle.lastIndex(where: { $0.level == level }) else { return nil }
      return idle.remove(at: place)
    }
    let compressor = kept ?? Compressor(level: level)
    defer {
      if unsafe compressor.room.count <= largestKeptRoom {
        idle.withLock { if $0.count < mostKept { $0.append(compressor) } }
      }
    }
    return try body(compressor)
  }
}
