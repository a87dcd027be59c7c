internal import CDeflate

/// Reads whole zlib streams.
package enum Inflater {
  /// What a small zlib stream holds; nothing where it is damaged or holds more than `most` bytes.
  package static func bytes(of stream: ArraySlice<UInt8>, atMost most: Int) -> [UInt8]? {
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    var room = 4_096
    while room <= most {
      var status = LIBDEFLATE_SUCCESS
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { output, count in
        unsafe stream.withUnsafeBytes { input in
          status = unsafe libdeflate_zlib_decompress(
            decompressor,
            input.baseAddress,
            input.count,
            output.baseAddress,
            room,
            &count
          )
        }
        if status != LIBDEFLATE_SUCCESS { count = 0 }
      }
      if status == LIBDEFLATE_SUCCESS { return bytes }
      guard status == LIBDEFLATE_INSUFFICIENT_SPACE else { return nil }
      room *= 4
    }
    return nil
  }

  /// The bytes of a zlib stream that stands in pieces of a file, in memory that the caller frees; nothing
  /// where they aren't exactly `count`.
  package static func bytes(
    _ count: Int,
    in pieces: [Range<Int>],
    of file: UnsafeRawBufferPointer
  ) -> UnsafeMutableRawBufferPointer? {
    let joined: [UInt8] = pieces.count == 1 ? [] : unsafe pieces.flatMap { unsafe file[$0] }
    // Deflate never packs better than this; so little data can't fill so many bytes.
    let length = pieces.reduce(0) { $0 + $1.count }
    guard count / 1100 <= length, let decompressor = unsafe libdeflate_alloc_decompressor() else {
      return nil
    }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    let output = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
    let status = unsafe joined.withUnsafeBytes { joined in
      let input =
        unsafe pieces.count == 1 ? UnsafeRawBufferPointer(rebasing: file[pieces[0]]) : joined
      return unsafe libdeflate_zlib_decompress(
        decompressor,
        input.baseAddress,
        input.count,
        output.baseAddress,
        count,
        nil
      )
    }
    guard status == LIBDEFLATE_SUCCESS else {
      unsafe output.deallocate()
      return nil
    }
    return unsafe output
  }
}
