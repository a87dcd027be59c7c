/// The colours of a picture that has few of them, each with its number.
///
/// Colours come in the order in which they are met, from the top, those that let something shine
/// through before all others: a file says alpha only as far as there is any.
struct PNGPalette: Equatable {
  private static let most = 256
  /// Four times as many places as colours, so that one is nearly always found at once.
  private static let places = 1024

  /// Premultiplied pixels, as they are in memory.
  private let colors: [UInt32]
  private let table: [Place]

  private struct Place {
    var color: UInt32
    /// Nothing is there where it is negative.
    var number: Int16 = -1
  }

  /// Nothing where a picture has more colours, or too few pixels to be worth a list of them.
  init?(_ bitmap: Bitmap) {
    var count = Count(bitmap)
    guard count.crowdedRow(in: 0..<bitmap.height, of: bitmap) == nil, !count.found.isEmpty else {
      return nil
    }
    colors = count.found.filter { !Self.isOpaque($0) } + count.found.filter(Self.isOpaque)
    for (number, color) in colors.enumerated() {
      count.table[Self.place(of: color, in: count.table)].number = Int16(number)
    }
    table = count.table
  }

  /// The first of some rows of a picture that together have too many colours for a palette; nothing where
  /// all of them have few enough.
  static func crowdedRows(of bitmap: Bitmap, in rows: Range<Int>) -> Range<Int>? {
    guard !rows.isEmpty else { return nil }
    var count = Count(bitmap)
    return count.crowdedRow(in: rows, of: bitmap).map { rows.lowerBound..<$0 + 1 }
  }

  /// The colours that are met, in their order.
  private struct Count {
    var table = Array(repeating: Place(color: 0), count: PNGPalette.places)
    var found: [UInt32] = []
    private let limit: Int

    init(_ bitmap: Bitmap) { limit = min(PNGPalette.most, bitmap.width * bitmap.height / 16) }

    /// Counts the colours of rows, and gives the row at which there are too many; nothing where there are few.
    mutating func crowdedRow(in rows: Range<Int>, of bitmap: Bitmap) -> Int? {
      unsafe bitmap.bytes.withUnsafeBytes { bytes in
        let pixels = unsafe bytes.bindMemory(to: UInt32.self)
        let stride = bitmap.width * 4
        for row in rows {
          let start = row * bitmap.width
          // What is like the row above has no colour that isn't known.
          if row > rows.lowerBound,
            unsafe PixelRow.isLikeAbove(bytes, start * 4, stride, bytes: stride)
          {
            continue
          }
          var latest: UInt32?
          for index in start..<start + bitmap.width {
            let pixel = unsafe pixels[index]
            guard pixel != latest else { continue }
            latest = pixel
            let place = PNGPalette.place(of: pixel, in: table)
            guard table[place].number < 0 else { continue }
            guard found.count < limit else { return row }
            table[place] = Place(color: pixel, number: Int16(found.count))
            found.append(pixel)
          }
        }
        return nil
      }
    }
  }

  /// Where a colour is, or belongs.
  @inline(__always)
  private static func place(of color: UInt32, in table: [Place]) -> Int {
    var place = Int((color &* 0x9E37_79B1) >> 22)
    while table[place].number >= 0, table[place].color != color {
      place = (place + 1) % places
    }
    return place
  }

  private static func isOpaque(_ color: UInt32) -> Bool { UInt32(littleEndian: color) >> 24 == 255 }

  /// The table follows from the colours.
  static func == (one: PNGPalette, other: PNGPalette) -> Bool { one.colors == other.colors }

  /// Red, green and blue of each colour, as a file lists them.
  var levels: [UInt8] { straight.flatMap { $0.prefix(3) } }

  /// The alpha of the colours that have some.
  var alphas: [UInt8] { straight.map { $0[3] }.filter { $0 < 255 } }

  private var straight: [[UInt8]] {
    colors.map { color in
      var bytes: [UInt8] = [0, 0, 0, 0]
      unsafe withUnsafeBytes(of: color) { source in
        unsafe bytes.withUnsafeMutableBytes { unsafe PixelRow.straighten(source, into: $0) }
      }
      return bytes
    }
  }

  /// The number of each pixel of a row.
  func number(_ source: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer) {
    var latest: (color: UInt32, number: UInt8)?
    for pixel in 0..<source.count / 4 {
      let color = unsafe source.loadUnaligned(fromByteOffset: pixel * 4, as: UInt32.self)
      if latest?.color != color {
        let place = Self.place(of: color, in: table)
        latest = (color, UInt8(truncatingIfNeeded: table[place].number))
      }
      unsafe target[pixel] = latest?.number ?? 0
    }
  }
}
