import Foundation
import SnaplineGeometry
import SnaplineScene

/// A picture cut into nine: corners keep their size, edges grow along one axis, the middle along
/// both.
struct ImageSlices {
  /// The picture, or a part of it in its own pixels, over some edges.
  private let draw: (_ columns: Range<Int>?, _ rows: Range<Int>?, Edges) -> [DisplayItem]
  private let scale: CGFloat
  private let isTiled: Bool
  private let grid: PixelGrid
  private let columns: Cuts
  private let rows: Cuts

  /// Where an axis is cut, in pixels of the picture.
  private struct Cuts {
    var start: Int
    var end: Int
    var length: Int

    init(_ before: CGFloat, _ after: CGFloat, length: Int, scale: CGFloat) {
      func pixels(_ inset: CGFloat) -> Int {
        Int(min(max((inset * scale).rounded(), 0), CGFloat(length)))
      }
      self.length = length
      start = min(pixels(before), max(length - 1, 0))
      end = max(start, length - pixels(after))
      // Something must be left that can grow.
      if end == start { end = min(length, start + 1) }
    }

    var ranges: [Range<Int>] { [0..<start, start..<end, end..<length] }
  }

  init(_ raster: Raster, _ image: Image, grid: PixelGrid) {
    self.init(width: raster.width, height: raster.height, image, grid: grid) {
      guard let columns = $0, let rows = $1 else { return [.picture(raster, $2)] }
      return [.picture(raster.cropped(columns: columns, rows: rows), $2)]
    }
  }

  init(_ picture: DrawnPicture, _ image: Image, grid: PixelGrid) {
    let scale = image.scale
    func pixels(_ length: CGFloat) -> Int { Int(min(max((length * scale).rounded(), 1), 1e6)) }
    let (width, height) = (pixels(picture.size.width), pixels(picture.size.height))
    self.init(width: width, height: height, image, grid: grid) { columns, rows, edges in
      guard let columns, let rows else { return picture.items(over: edges) }
      let part = Edges(
        left: Double(columns.lowerBound) / scale,
        top: Double(rows.lowerBound) / scale,
        right: Double(columns.upperBound) / scale,
        bottom: Double(rows.upperBound) / scale
      )
      return picture.items(of: part, over: edges)
    }
  }

  /// A drawing of a size in its own units; of its pieces all is drawn, and little shows.
  init(
    _ vector: VectorPicture,
    _ size: (width: Double, height: Double),
    _ image: Image,
    grid: PixelGrid
  ) {
    func count(_ length: Double) -> Int { Int(min(max(length.rounded(), 1), 1e6)) }
    let (width, height) = (count(size.width), count(size.height))
    self.init(width: width, height: height, image, grid: grid) { columns, rows, edges in
      guard let columns, let rows else { return [.vector(vector, edges)] }
      let across = edges.width / Double(columns.count)
      let down = edges.height / Double(rows.count)
      let left = edges.left - Double(columns.lowerBound) * across
      let top = edges.top - Double(rows.lowerBound) * down
      let whole = Edges(
        left: left,
        top: top,
        right: left + Double(width) * across,
        bottom: top + Double(height) * down
      )
      let piece = Group(className: "", clip: .rectangle(edges))
      return [.begin(piece), .vector(vector, whole), .end]
    }
  }

  private init(
    width: Int,
    height: Int,
    _ image: Image,
    grid: PixelGrid,
    draw: @escaping (Range<Int>?, Range<Int>?, Edges) -> [DisplayItem]
  ) {
    self.draw = draw
    scale = image.scale
    isTiled = image.resizingMode == .tile
    self.grid = grid
    let insets = image.capInsets
    columns = Cuts(insets.left, insets.right, length: width, scale: scale)
    rows = Cuts(insets.top, insets.bottom, length: height, scale: scale)
  }

  func items(over edges: Edges) -> [DisplayItem] {
    let across = places(of: columns, from: edges.left, to: edges.right)
    let down = places(of: rows, from: edges.top, to: edges.bottom)
    // A picture of very many tiles is stretched: nobody could count them.
    guard across.count * down.count <= Self.mostTiles else { return draw(nil, nil, edges) }
    return down.flatMap { row in
      across.flatMap { column -> [DisplayItem] in
        let box = Edges(left: column.from, top: row.from, right: column.to, bottom: row.to)
        guard !box.isEmpty, !column.pixels.isEmpty, !row.pixels.isEmpty else { return [] }
        return draw(column.pixels, row.pixels, box)
      }
    }
  }

  private static let mostTiles = 10_000

  private struct Place {
    var pixels: Range<Int>
    var from: Double
    var to: Double
  }

  /// The pieces along an axis with where they stand, on whole pixels of the canvas.
  private func places(of cuts: Cuts, from: Double, to: Double) -> [Place] {
    let ranges = cuts.ranges
    let caps = (Double(ranges[0].count) / scale, Double(ranges[2].count) / scale)
    let room = to - from
    // Caps without room for both share what there is.
    let factor = caps.0 + caps.1 > room ? room / (caps.0 + caps.1) : 1
    let start = grid.round(from + caps.0 * factor)
    let end = max(start, grid.round(to - caps.1 * factor))
    var places = [Place(pixels: ranges[0], from: from, to: start)]
    places += middle(ranges[1], from: start, to: end)
    places.append(Place(pixels: ranges[2], from: end, to: to))
    return places
  }

  private func middle(_ pixels: Range<Int>, from: Double, to: Double) -> [Place] {
    let length = Double(pixels.count) / scale
    guard isTiled, pixels.count > 1, length > 0, (to - from) / length < Double(Self.mostTiles)
    else { return [Place(pixels: pixels, from: from, to: to)] }
    var places: [Place] = []
    var start = from
    while start < to {
      let end = start + length
      if end <= to {
        places.append(Place(pixels: pixels, from: start, to: end))
      } else {
        let count = max(1, Int(((to - start) * scale).rounded()))
        let part = pixels.lowerBound..<min(pixels.upperBound, pixels.lowerBound + count)
        places.append(Place(pixels: part, from: start, to: to))
      }
      start = end
    }
    return places
  }
}

extension Raster {
  fileprivate func cropped(columns: Range<Int>, rows: Range<Int>) -> Raster {
    if columns.count == width, rows.count == height { return self }
    var part: [UInt8] = []
    part.reserveCapacity(columns.count * rows.count * 4)
    for row in rows {
      let start = (row * width + columns.lowerBound) * 4
      part += bytes[start..<start + columns.count * 4]
    }
    return Raster(width: columns.count, height: rows.count, bytes: part)
  }
}
