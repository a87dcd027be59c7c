import Foundation
import SnaplineGeometry
import SnaplineImages
import SnaplineScene

/// A picture cut into nine: corners keep their size, edges grow along one axis, the middle along
/// both.
struct ImageSlices {
  /// A part of the picture, in the units that it is cut in, over some edges.
  private let draw: (_ columns: Range<Int>, _ rows: Range<Int>, Edges) -> [DisplayItem]
  private let scale: CGFloat
  /// How many of the units are a pixel, or a unit of a drawing.
  private let least: Int
  private let isTiled: Bool
  private let mostPieces: Int
  private let grid: PixelGrid
  private let columns: Cuts
  private let rows: Cuts

  /// Where an axis is cut, in pixels of the picture or finer units.
  private struct Cuts {
    var start: Int
    var end: Int
    var length: Int

    init(_ before: CGFloat, _ after: CGFloat, length: Int, scale: CGFloat, least: Int) {
      func pixels(_ inset: CGFloat) -> Int {
        Int(min(max((inset * scale).rounded(), 0), CGFloat(length)))
      }
      self.length = length
      start = min(pixels(before), max(length - least, 0))
      end = max(start, length - pixels(after))
      // Something must be left that can grow.
      if end == start { end = min(length, start + least) }
    }

    var ranges: [Range<Int>] { [0..<start, start..<end, end..<length] }
  }

  init(_ raster: Raster, _ image: Image, grid: PixelGrid) {
    self.init(width: raster.width, height: raster.height, image, grid: grid) {
      [.picture(raster.cropped(columns: $0, rows: $1), $2)]
    }
  }

  init(_ picture: DrawnPicture, _ image: Image, grid: PixelGrid) {
    let scale = image.scale
    func pixels(_ length: CGFloat) -> Int { Int(min(max((length * scale).rounded(), 1), 1e6)) }
    let (width, height) = (pixels(picture.size.width), pixels(picture.size.height))
    self.init(width: width, height: height, image, grid: grid) { columns, rows, edges in
      picture.items(of: Edges(columns, rows, unitsPerPoint: scale), over: edges)
    }
  }

  /// A drawing: of each piece all of it is drawn, and little shows.
  init(_ vector: VectorPicture, _ drawing: VectorDrawing, _ image: Image, grid: PixelGrid) {
    // It has no pixels, and may be cut anywhere.
    let unit = 16
    func units(_ length: Double) -> Int {
      Int(min(max((length * Double(unit)).rounded(), Double(unit)), 1e8))
    }
    let (width, height) = (units(drawing.size.width), units(drawing.size.height))
    let size = Edges(0..<width, 0..<height, unitsPerPoint: Double(unit))
    let most = Self.mostPieces(of: drawing)
    self.init(width: width, height: height, image, grid: grid, unit: unit, mostPieces: most) {
      columns,
      rows,
      edges in
      let part = Edges(columns, rows, unitsPerPoint: Double(unit))
      let whole = Edges(size.rect.applying(Transform(part, onto: edges)))
      let piece = Group(className: "", clip: .rectangle(edges))
      return [.begin(piece), .vector(vector, whole), .end]
    }
  }

  private init(
    width: Int,
    height: Int,
    _ image: Image,
    grid: PixelGrid,
    unit: Int = 1,
    mostPieces: Int = ImageSlices.mostTiles,
    draw: @escaping (Range<Int>, Range<Int>, Edges) -> [DisplayItem]
  ) {
    self.draw = draw
    self.mostPieces = mostPieces
    scale = image.scale * CGFloat(unit)
    least = unit
    isTiled = image.resizingMode == .tile
    self.grid = grid
    let insets = image.capInsets
    columns = Cuts(insets.left, insets.right, length: width, scale: scale, least: unit)
    rows = Cuts(insets.top, insets.bottom, length: height, scale: scale, least: unit)
  }

  func items(over edges: Edges) -> [DisplayItem] {
    // In place of very many tiles one is stretched: nobody could count them.
    (isTiled ? items(over: edges, isTiled: true) : nil) ?? items(over: edges, isTiled: false) ?? []
  }

  private func items(over edges: Edges, isTiled: Bool) -> [DisplayItem]? {
    let across = places(of: columns, from: edges.left, to: edges.right, isTiled)
    let down = places(of: rows, from: edges.top, to: edges.bottom, isTiled)
    guard across.count * down.count <= mostPieces else { return nil }
    return down.flatMap { row in
      across.flatMap { column -> [DisplayItem] in
        let box = Edges(left: column.from, top: row.from, right: column.to, bottom: row.to)
        guard !box.isEmpty, !column.pixels.isEmpty, !row.pixels.isEmpty else { return [] }
        return draw(column.pixels, row.pixels, box)
      }
    }
  }

  static let mostTiles = 10_000
  /// Of a drawing, in all of its pieces together.
  private static let mostElements = 200_000

  /// How many pieces of a drawing there may be.
  static func mostPieces(of drawing: VectorDrawing) -> Int {
    max(9, min(mostTiles, mostElements / max(drawing.elementCount, 1)))
  }

  private struct Place {
    var pixels: Range<Int>
    var from: Double
    var to: Double
  }

  /// The pieces along an axis with where they stand, on whole pixels of the canvas.
  private func places(
    of cuts: Cuts,
    from: Double,
    to: Double,
    _ isTiled: Bool
  ) -> [Place] {
    let ranges = cuts.ranges
    let caps = (Double(ranges[0].count) / scale, Double(ranges[2].count) / scale)
    let room = to - from
    // Caps without room for both share what there is.
    let factor = caps.0 + caps.1 > room ? room / (caps.0 + caps.1) : 1
    let start = grid.round(from + caps.0 * factor)
    let end = max(start, grid.round(to - caps.1 * factor))
    var places = [Place(pixels: ranges[0], from: from, to: start)]
    places += middle(ranges[1], from: start, to: end, isTiled)
    places.append(Place(pixels: ranges[2], from: end, to: to))
    return places
  }

  private func middle(
    _ pixels: Range<Int>,
    from: Double,
    to: Double,
    _ isTiled: Bool
  ) -> [Place] {
    let length = Double(pixels.count) / scale
    guard isTiled, pixels.count > least, length > 0, (to - from) / length < Double(Self.mostTiles)
    else { return [Place(pixels: pixels, from: from, to: to)] }
    var places: [Place] = []
    var start = from
    while start < to {
      // Neighbours meet on a whole pixel, where no gap between them can show.
      let (end, edge) = (start + length, grid.round(start))
      if end <= to {
        places.append(Place(pixels: pixels, from: edge, to: grid.round(end)))
      } else {
        let count = max(1, Int(((to - start) * scale).rounded()))
        let part = pixels.lowerBound..<min(pixels.upperBound, pixels.lowerBound + count)
        places.append(Place(pixels: part, from: edge, to: to))
      }
      start = end
    }
    return places
  }
}

extension Edges {
  /// A part of a picture in points.
  fileprivate init(_ columns: Range<Int>, _ rows: Range<Int>, unitsPerPoint: Double) {
    self.init(
      left: Double(columns.lowerBound) / unitsPerPoint,
      top: Double(rows.lowerBound) / unitsPerPoint,
      right: Double(columns.upperBound) / unitsPerPoint,
      bottom: Double(rows.upperBound) / unitsPerPoint
    )
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
    return Raster(width: columns.count, height: rows.count, bytes: part, decoders: decoders)
  }
}
