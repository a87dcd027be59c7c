/// Lays out one file: signature, header, colour space, density, hash, pixels, end.
struct PNGWriter {
  let bitmap: Bitmap
  let scale: Double
  let effort: PNG.Effort

  func file() throws(ImageError) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else { throw .noPixels }
    let limit = Int(Int32.max)
    guard bitmap.width <= limit, bitmap.height <= limit else {
      throw .tooManyPixels(width: bitmap.width, height: bitmap.height, limit: limit)
    }
    let hasAlpha = !bitmap.isOpaque
    return try Compressor.lend(level: effort == .fast ? 1 : 6) { compressor throws(ImageError) in
      let lines = unsafe scanlines(hasAlpha: hasAlpha, in: compressor)
      return try unsafe assemble(lines, hasAlpha: hasAlpha, with: compressor)
    }
  }

  /// The rows, filtered by nothing: drawn interfaces compress best and quickest so.
  private func scanlines(
    hasAlpha: Bool,
    in compressor: Compressor
  ) -> UnsafeMutableRawBufferPointer {
    let stride = 1 + bitmap.width * (hasAlpha ? 4 : 3)
    let lines = unsafe compressor.room(of: stride * bitmap.height)
    unsafe bitmap.bytes.withUnsafeBytes { pixels in
      for row in 0..<bitmap.height {
        let source = unsafe UnsafeRawBufferPointer(
          rebasing: pixels[row * bitmap.width * 4..<(row + 1) * bitmap.width * 4]
        )
        let line = unsafe UnsafeMutableRawBufferPointer(
          rebasing: lines[row * stride..<(row + 1) * stride]
        )
        unsafe line[0] = 0
        let target = unsafe UnsafeMutableRawBufferPointer(rebasing: line[1...])
        if hasAlpha {
          unsafe PixelRow.straighten(source, into: target)
        } else {
          unsafe PixelRow.dropAlpha(source, into: target)
        }
      }
    }
    return unsafe lines
  }

  private func assemble(
    _ lines: UnsafeMutableRawBufferPointer,
    hasAlpha: Bool,
    with compressor: Compressor
  ) throws(ImageError) -> [UInt8] {
    let bound = compressor.bound(lines.count)
    var head = ChunkList(capacity: 160)
    head.append("IHDR", header(hasAlpha: hasAlpha))
    head.append("sRGB", [0])
    head.append("pHYs", density)
    // The hash names the compressed data it was made with, so that a program which keeps unknown
    // chunks but writes other pixels can't make it lie.
    let hashLength = PixelHashChunk.length + ChunkList.overhead
    let start = head.bytes.count + hashLength
    let hash = PixelHash(bitmap)
    var failed = false
    let file = unsafe [UInt8](
      unsafeUninitializedCapacity: start + 8 + bound + 4 + ChunkList.overhead
    ) { output, count in
      let whole = UnsafeMutableRawBufferPointer(output)
      let room = unsafe UnsafeMutableRawBufferPointer(rebasing: whole[(start + 8)...])
      let length = unsafe compressor.compress(lines, into: room)
      guard length > 0, length <= Int(Int32.max) else {
        failed = true
        return
      }
      let chunk = unsafe whole[(start + 4)..<(start + 8 + length)]
      unsafe whole.storeBigEndian(UInt32(length), at: start)
      unsafe whole.storeTag("IDAT", at: start + 4)
      let sum = unsafe checksum(UnsafeRawBufferPointer(rebasing: chunk))
      unsafe whole.storeBigEndian(sum, at: start + 8 + length)
      head.append(
        PixelHashChunk.tag,
        PixelHashChunk(hash: hash, dataLength: UInt32(length), dataChecksum: sum).bytes
      )
      unsafe whole.copyBytes(from: head.bytes)
      var tail = ChunkList(continuing: ())
      tail.append("IEND", [])
      let end = start + 8 + length + 4
      unsafe UnsafeMutableRawBufferPointer(rebasing: whole[end...]).copyBytes(from: tail.bytes)
      count = end + tail.bytes.count
    }
    guard !failed else { throw .outOfMemory }
    return file
  }

  private func header(hasAlpha: Bool) -> [UInt8] {
    bigEndian(UInt32(bitmap.width)) + bigEndian(UInt32(bitmap.height))
      + [8, hasAlpha ? 6 : 2, 0, 0, 0]
  }

  /// Pixels per metre, where a point is the 72nd part of an inch.
  private var density: [UInt8] {
    let perMetre = (scale * 72 / 0.0254).rounded()
    let bounded = perMetre >= 1 && perMetre <= 2e9 ? UInt32(perMetre) : 2835
    return bigEndian(bounded) + bigEndian(bounded) + [1]
  }
}

extension Bitmap {
  /// Whether no pixel lets anything shine through.
  public var isOpaque: Bool {
    unsafe bytes.withUnsafeBytes { bytes in
      let pixels = unsafe bytes.bindMemory(to: UInt32.self)
      var start = 0
      // In blocks, so that the inner loop is free of branches and a clear picture is told at once.
      while start < pixels.count {
        let end = min(start + 4096, pixels.count)
        var all = UInt32.max
        for place in start..<end { all &= unsafe pixels[place] }
        guard UInt32(littleEndian: all) >> 24 == 255 else { return false }
        start = end
      }
      return true
    }
  }
}
