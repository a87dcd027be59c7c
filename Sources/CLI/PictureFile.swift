internal import Glibc

/// Looks at a picture from outside, without decoding it.
enum PictureFile {
  /// Whether a file is framed as a PNG from its first byte to its last: the signature, a header,
  /// and chunks that follow each other without a gap to the end.
  static func isWhole(_ path: String) -> Bool {
    // A pipe would wait for a writer.
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return false }
    defer { close(file) }
    var facts = stat()
    guard unsafe fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
      bytes(0..<8, of: file) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    else { return false }
    let size = Int(facts.st_size)
    var place = 8
    // Nobody cuts a picture into more pieces; who does gets it decoded.
    for number in 0..<100_000 {
      guard let chunk = bytes(place..<place + 8, of: file) else { return false }
      let length = chunk[..<4].reduce(0) { $0 << 8 | Int($1) }
      let name = chunk[4...]
      let isHeader = name.elementsEqual("IHDR".utf8) && length == 13
      guard isHeader == (number == 0) else { return false }
      place += 12 + length
      if name.elementsEqual("IEND".utf8) { return length == 0 && place == size }
    }
    return false
  }

  /// Some bytes of a file, if it has them all.
  private static func bytes(_ range: Range<Int>, of file: CInt) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: range.count)
    let count = unsafe bytes.withUnsafeMutableBytes {
      unsafe pread(file, $0.baseAddress, $0.count, off_t(range.lowerBound))
    }
    return count == range.count ? bytes : nil
  }
}
