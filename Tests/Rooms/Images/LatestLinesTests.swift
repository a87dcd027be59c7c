import TestSupport
import Testing

@testable import SnaplineImages

@Suite struct `The rows of the latest file` {
  /// A picture of a few colours above, and as many below as a list may have but for six.
  private struct Painting {
    static let (width, height) = (64, 120)
    /// The first colour of each row, and how many come one after the other.
    private var rows: [(first: Int, count: Int)]
    private let isOpaque: Bool

    init(isOpaque: Bool = true) {
      rows = (0..<Self.height).map { $0 < Self.height / 2 ? (0, 3) : (200, 247) }
      self.isOpaque = isOpaque
    }

    mutating func paint(_ band: Range<Int>, first: Int, count: Int) {
      for row in band { rows[row] = (first, count) }
    }

    /// Paints some rows anew, and says which may have changed.
    mutating func edit(_ seed: inout Seed) -> [Range<Int>] {
      let places = [4, 110, 110, seed.number(in: 0...Self.height - 1)]
      let start = places.randomElement(using: &seed) ?? 4
      let band = start..<min(Self.height, start + seed.number(in: 1...16))
      let colors = [(0, 3), (200, 247), (500, 4), (500, 17)]
      let (first, count) = colors.randomElement(using: &seed) ?? (0, 3)
      paint(band, first: first, count: count)
      return seed.chance(0.1) ? [0..<Self.height] : [band]
    }

    var bitmap: Bitmap {
      let bytes = rows.enumerated().flatMap { row, colors in
        (0..<Self.width).flatMap { column -> [UInt8] in
          let color = colors.first + (row * 7 + column) % colors.count
          return [UInt8(color & 127), UInt8(color >> 7), 7, isOpaque ? 255 : 254]
        }
      }
      return Bitmap(width: Self.width, height: Self.height, bytes: bytes)
    }
  }

  /// The kind of colour that the file says, where it is that of the picture alone.
  private func kind(
    of painting: Painting,
    changing rows: [Range<Int>]?,
    by lines: LatestLines
  ) throws -> UInt8? {
    let file = try lines.file(of: painting.bitmap, changing: rows, scale: 2, texts: [])
    return try file == [UInt8](PNG.encode(painting.bitmap, scale: 2)) ? file[25] : nil
  }

  @Test func `make the file of a picture alone, while colours come and go`() throws {
    var steps: Set<[UInt8]> = []
    for var seed in Seed.some(60) {
      var painting = Painting(isOpaque: seed.chance(0.7))
      let lines = LatestLines()
      var (changes, before) = ([Range<Int>]?.none, UInt8(0))
      for round in 0..<12 {
        let kind = try kind(of: painting, changing: changes, by: lines)
        #expect(kind != nil, "\(seed), round \(round)")
        guard let kind else { break }
        if changes != nil { steps.insert([before, kind]) }
        before = kind
        changes = painting.edit(&seed)
      }
    }
    // From few colours to many and back, opaque or not.
    let expected: Set<[UInt8]> = [[3, 3], [3, 2], [2, 3], [2, 2], [3, 6], [6, 3], [6, 6]]
    #expect(steps == expected)
  }

  @Test func `are searched for colours again where those below a change go`() throws {
    var painting = Painting()
    let lines = LatestLines()
    let (top, bottom) = (4..<6, 100..<104)
    painting.paint(bottom, first: 500, count: 20)
    #expect(try kind(of: painting, changing: nil, by: lines) == 2)
    painting.paint(top, first: 600, count: 1)
    #expect(try kind(of: painting, changing: [top], by: lines) == 2)
    painting.paint(bottom, first: 200, count: 1)
    #expect(try kind(of: painting, changing: [bottom], by: lines) == 3)
    painting.paint(bottom, first: 500, count: 20)
    #expect(try kind(of: painting, changing: [bottom], by: lines) == 2)
  }
}
