internal import Glibc
package import SnaplineDeflate
package import SnaplineEnvironment

/// The pixels of a picture from the top, a band of rows at a time.
///
/// Of the usual PNG files no more than a band is in memory. Those that are interlaced or of an unusual
/// kind are read whole, and so is what turns out to be damaged, as only libpng knows whether
/// something can be made of it.
///
/// One thread reads; then any number of them may look at the band.
@safe package final class PictureRows: @unchecked Sendable {
  package let width, height: Int
  /// The rows that are there to be looked at.
  package private(set) var band = 0..<0
  /// Why the band can't be looked at, nor anything after it.
  package private(set) var failure: ImageError?

  private enum Source {
    case whole(Bitmap)
    case file(PNGRows, FileBytes, PNGReader)
  }

  private var source: Source

  package init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    source = .whole(bitmap)
  }

  /// The rows of a file.
  ///
  /// - Throws: What shows from the file's beginning; what shows later is a ``failure``.
  package init(png file: FileBytes, limits: Limits) throws(ImageError) {
    let reader = PNGReader(limits: limits)
    try unsafe file.bytes(0..<64).withUnsafeBytes { bytes in
      Result { () throws(ImageError) in try unsafe reader.refuse(bytes, count: file.count) }
    }.get()
    if let rows = try PNGRows(file, limits: limits) {
      (width, height) = (rows.width, rows.height)
      source = .file(rows, file, reader)
    } else {
      let bitmap = try reader.thorough(file)
      (width, height) = (bitmap.width, bitmap.height)
      source = .whole(bitmap)
    }
  }

  package convenience init(png file: [UInt8], limits: Limits) throws(ImageError) {
    try self.init(png: FileBytes(file), limits: limits)
  }

  /// How many rows to read at a time: as many as stay in the processor's cache, or all of a picture
  /// that is in memory.
  package var heightOfBand: Int {
    if case .file(let rows, _, _) = source { max(1, 400_000 / rows.stride) } else { height }
  }

  /// Whether reading a band is work.
  package var isFile: Bool { if case .file = source { true } else { false } }

  /// Reads to the end for no other reason than to find out whether that can be done.
  package func readThrough() throws(ImageError) {
    while failure == nil, band.upperBound < height { read(upTo: band.upperBound + heightOfBand) }
    if let failure { throw failure }
  }

  /// Reads the rows after the band's up to, not including, `end`, or to the picture's own end.
  package func read(upTo end: Int) {
    let end = min(end, height)
    guard end > band.upperBound, failure == nil else { return }
    band = band.upperBound..<end
    guard case .file(let rows, let file, let reader) = source else { return }
    if rows.read(band.count), end < height || rows.endHere() { return }
    do throws(ImageError) {
      source = .whole(try reader.thorough(file))
    } catch {
      failure = error
    }
  }

  /// Whether a row of the band is the same in another picture, where that shows without unpacking.
  package func isSurelySame(_ row: Int, in other: PictureRows) -> Bool {
    guard width == other.width else { return false }
    switch (source, other.source) {
    case (.whole, .whole):
      return unsafe withPixels(of: row) { one in
        unsafe other.withPixels(of: row) { unsafe Self.areSame(one, $0) }
      }
    case (.file(let rows, _, _), .file(let others, _, _)):
      return unsafe rows.isKept(as: others)
        && Self.areSame(rows.line(row - band.lowerBound), others.line(row - other.band.lowerBound))
    default: return false
    }
  }

  /// Looks at the premultiplied pixels of a row of the band.
  package func withPixels<Result>(
    of row: Int,
    _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    precondition(band.contains(row), "PictureRows: row \(row) isn't in the band \(band)")
    switch source {
    case .whole(let bitmap):
      return unsafe bitmap.bytes.withUnsafeBytes {
        unsafe body(UnsafeRawBufferPointer(rebasing: $0[row * width * 4..<(row + 1) * width * 4]))
      }
    case .file(let rows, _, _):
      return unsafe withUnsafeTemporaryAllocation(byteCount: width * 4, alignment: 16) { room in
        unsafe rows.unpack(row - band.lowerBound, into: room)
        return unsafe body(UnsafeRawBufferPointer(room))
      }
    }
  }

  private static func areSame(
    _ one: UnsafeRawBufferPointer,
    _ other: UnsafeRawBufferPointer
  ) -> Bool {
    guard let first = one.baseAddress, let second = other.baseAddress else { return true }
    return unsafe one.count == other.count && memcmp(first, second, one.count) == 0
  }
}
