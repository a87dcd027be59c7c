internal import Glibc

/// A file that nobody else sees, and that is gone with the process.
@safe final class UnnamedFile {
  private let file: UnsafeMutablePointer<FILE>
  private var size = 0

  init() throws {
    guard let file = unsafe tmpfile() else { throw PackFailure(number: errno) }
    unsafe self.file = file
  }

  deinit { unsafe fclose(file) }

  func append(_ bytes: [UInt8]) throws {
    guard unsafe fwrite(bytes, 1, bytes.count, file) == bytes.count else {
      throw PackFailure(number: errno)
    }
    size += bytes.count
  }

  /// Hands over all of it, and says how many bytes that are.
  func copy(to write: PackWriter) throws -> Int {
    guard unsafe fflush(file) == 0 else { throw PackFailure(number: errno) }
    unsafe rewind(file)
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe fread(&piece, 1, piece.count, file)
      if count == 0 { break }
      try write(Array(piece.prefix(count)))
    }
    guard unsafe ferror(file) == 0 else { throw PackFailure(number: errno) }
    return size
  }
}
