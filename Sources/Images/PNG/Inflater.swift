internal import CDeflate

/// Decompresses small things whose size isn't known.
enum Inflater {
  /// What a zlib stream holds; nothing where it is damaged or holds more than `most` bytes.
  static func bytes(of stream: ArraySlice<UInt8>, atMost most: Int) -> [UInt8]? {
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
}
