internal import CPNG
internal import SnaplineDeflate
internal import SnaplineEnvironment

import struct Foundation.Data

/// Reads the usual files itself, and asks libpng for all others.
///
/// A suite of snapshots reads thousands of files, most of which our own writer made. With libdeflate and rows
/// of eight bits a channel they take two fifths of libpng's time: 9.6 ms in place of 24 ms for a phone's screen
/// at three pixels a point. libpng remains the judge of everything else, and says what is wrong with a file.
struct PNGReader {
  let limits: Limits

  func bitmap(_ data: Data) throws(ImageError) -> Bitmap {
    try unsafe data.withUnsafeBytes { unsafe result(UnsafeRawBufferPointer($0)) }.get()
  }

  func bitmap(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
    try unsafe bytes.withUnsafeBytes { unsafe result($0) }.get()
  }

  private func result(_ bytes: UnsafeRawBufferPointer) -> Result<Bitmap, ImageError> {
    do throws(ImageError) {
      try unsafe refuse(bytes, count: bytes.count)
      if let quick = try unsafe quick(bytes) { return .success(quick) }
      return .success(try unsafe thorough(bytes))
    } catch {
      return .failure(error)
    }
  }

  /// Says what is plain from the first bytes of a file of `count` bytes.
  func refuse(_ bytes: UnsafeRawBufferPointer, count: Int) throws(ImageError) {
    guard unsafe !bytes.isEmpty else { throw .empty }
    guard count <= limits.imageBytes else {
      throw .tooManyBytes(count: count, limit: limits.imageBytes)
    }
    if unsafe bytes.starts(with: "version https://git-lfs".utf8) { throw .gitLFSPointer }
    let known = min(bytes.count, PNG.signature.count)
    guard unsafe bytes.starts(with: PNG.signature.prefix(known)) else { throw .unknownFormat }
    guard bytes.count > PNG.signature.count else { throw .truncated }
  }

  /// The pixels of an intact file of eight bits a channel; nothing for any other.
  func quick(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> Bitmap? {
    guard let chunks = unsafe PNGChunks(bytes), !chunks.isInterlaced,
      let unpacking = PixelUnpacking(chunks)
    else { return nil }
    let (width, height, channels) = (chunks.width, chunks.height, unpacking.channels)
    try limits.check(width, height)
    let stride = 1 + width * channels
    guard let lines = unsafe Inflater.bytes(stride * height, in: chunks.pixelData, of: bytes) else {
      return nil
    }
    defer { unsafe lines.deallocate() }
    guard unsafe Scanlines.unfilter(lines, stride: stride, channels: channels) else { return nil }
    let count = width * height * 4
    var isWhole = true
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: count) { pixels, filled in
      let pixels = UnsafeMutableRawBufferPointer(pixels)
      for row in 0..<height where isWhole {
        let line = unsafe UnsafeRawBufferPointer(
          rebasing: lines[row * stride + 1..<(row + 1) * stride]
        )
        let target = unsafe UnsafeMutableRawBufferPointer(
          rebasing: pixels[row * width * 4..<(row + 1) * width * 4]
        )
        isWhole = unsafe unpacking.unpack(line, into: target)
      }
      filled = isWhole ? count : 0
    }
    return isWhole ? Bitmap(width: width, height: height, bytes: pixels) : nil
  }

  /// The same of a file, which is read whole for that.
  func thorough(_ file: FileBytes) throws(ImageError) -> Bitmap {
    try unsafe file.all.withUnsafeBytes { bytes in
      Result { () throws(ImageError) in try unsafe thorough(bytes) }
    }.get()
  }

  /// What libpng reads, and its reason where it can't.
  func thorough(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> Bitmap {
    var picture = unsafe cpng_picture()
    unsafe cpng_read(
      bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
      bytes.count,
      limits.imagePixels,
      &picture
    )
    let (width, height) = unsafe (Int(picture.width), Int(picture.height))
    guard let start = unsafe picture.pixels else {
      if unsafe picture.ended != 0 { throw .truncated }
      if unsafe picture.too_large != 0 { try limits.check(width, height) }
      let reason = unsafe withUnsafeBytes(of: picture.reason) {
        unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw reason == "out of memory" ? .outOfMemory : .corrupt(reason)
    }
    defer { unsafe free(start) }
    let pixels = unsafe UnsafeMutableRawBufferPointer(start: start, count: width * height * 4)
    unsafe PixelRow.premultiply(pixels)
    return Bitmap(width: width, height: height, bytes: unsafe Array(pixels))
  }
}

extension Limits {
  /// Refuses a picture of too many pixels; it has one at least.
  func check(_ width: Int, _ height: Int) throws(ImageError) {
    guard allows(width, height) else {
      throw .tooManyPixels(width: width, height: height, limit: imagePixels)
    }
  }
}
