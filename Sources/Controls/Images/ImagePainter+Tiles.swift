import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineImages
import SnaplineLayout
import SnaplineScene

import struct Foundation.CGRect

/// Pictures that are repeated over a rectangle.
extension ImagePainter {
  /// What is painted where the picture stands again and again, from the top left corner on; what lies
  /// beyond the edges is to be cut off.
  func tiles(over edges: Edges) -> (items: [DisplayItem], diagnostic: Diagnostic?) {
    guard image.size.width > 0, image.size.height > 0, !edges.isEmpty else { return ([], nil) }
    var painter = self
    painter.image = image.resizableImage(withCapInsets: .zero, resizingMode: .tile)
    painter.isTiled = true
    let (items, diagnostic) = painter.items(over: edges)
    let isStretched = pieceCount(over: edges) > Self.mostPieces(of: image, environment.limits)
    return (items, diagnostic ?? (isStretched ? .tooManyTiles(of: image.name) : nil))
  }

  /// Pixels, repeated so often that one picture or few of them fill the edges.
  func tiles(of raster: Raster, over edges: Edges) throws(ImageError) -> [DisplayItem] {
    let quilt = Quilt(of: raster.width, raster.height, scale: image.scale, over: edges)
    guard quilt.pieces <= Double(ImageSlices.mostTiles) else { return [.picture(raster, edges)] }
    guard quilt.pixels <= raster.width * raster.height || recorder.admits(pixels: quilt.pixels)
    else { throw .tooManyPixelsInAll(limit: environment.limits.scenePixels) }
    let piece = raster.repeated(across: quilt.across, down: quilt.down)
    let (width, height) = quilt.size
    return (0..<Int(quilt.rows)).flatMap { row in
      (0..<Int(quilt.columns)).map { column in
        let place = CGRect(
          x: edges.left + Double(column) * width,
          y: edges.top + Double(row) * height,
          width: width,
          height: height
        )
        return .picture(piece, grid.edges(of: place))
      }
    }
  }

  private func pieceCount(over edges: Edges) -> Double {
    let size = image.size
    switch image.content {
    case .file(let file) where file.vector == nil: break
    case .raster: break
    default:
      // Slices have places for caps on both sides, which are empty here, and count them.
      return (Quilt.count(edges.width, size.width) + 2)
        * (Quilt.count(edges.height, size.height) + 2)
    }
    let pixels = (Int(size.width * image.scale), Int(size.height * image.scale))
    return Quilt(of: pixels.0, pixels.1, scale: image.scale, over: edges).pieces
  }

  /// How many pieces of a picture there may be; where there would be more, one is stretched.
  private static func mostPieces(of image: Image, _ limits: Limits) -> Double {
    let vector: VectorPicture? =
      switch image.content {
      case .file(let file): file.vector
      case .symbol(let symbol): try? symbol.drawing(limits)
      default: nil
      }
    let drawing = vector.flatMap { try? VectorDrawing.shared($0, limits: limits) }
    return Double(drawing.map(ImageSlices.mostPieces) ?? ImageSlices.mostTiles)
  }
}

/// How many small pictures are put together, and how many of what comes of it fill some edges.
///
/// Where two pieces meet, neither knows the other's pixels, and scaled ones may show it.
private struct Quilt {
  let across: Int
  let down: Int
  /// The pixels of a piece.
  let pixels: Int
  /// In points.
  let size: (width: Double, height: Double)
  let columns: Double
  let rows: Double

  var pieces: Double { columns * rows }

  /// A piece has so many pixels where it fills the edges alone, or else a side of so many.
  private static let mostPixels = 4_000_000.0
  private static let side = 2_000

  init(of width: Int, _ height: Int, scale: Double, over edges: Edges) {
    let (wide, high) = (Double(max(width, 1)), Double(max(height, 1)))
    let all = (
      across: Self.count(edges.width, wide / scale), down: Self.count(edges.height, high / scale)
    )
    if all.across * all.down * wide * high <= Self.mostPixels {
      (across, down) = (Int(all.across), Int(all.down))
    } else {
      across = min(Int(min(all.across, 1e6)), max(1, Self.side / max(width, 1)))
      down = min(Int(min(all.down, 1e6)), max(1, Self.side / max(height, 1)))
    }
    pixels = across * down * max(width, 1) * max(height, 1)
    size = (Double(across) * wide / scale, Double(down) * high / scale)
    columns = Self.count(edges.width, size.width)
    rows = Self.count(edges.height, size.height)
  }

  /// How many lengths there are in a room, the last one cut off.
  static func count(_ room: Double, _ length: Double) -> Double {
    max(1, (room / length - 1e-9).rounded(.up))
  }
}

extension Raster {
  /// The picture so many times side by side and below itself.
  fileprivate func repeated(across: Int, down: Int) -> Raster {
    guard across > 1 || down > 1 else { return self }
    var all: [UInt8] = []
    all.reserveCapacity(bytes.count * across * down)
    for row in 0..<height {
      let line = bytes[row * width * 4..<(row + 1) * width * 4]
      for _ in 0..<across { all += line }
    }
    let band = all
    for _ in 0..<down - 1 { all += band }
    return Raster(width: width * across, height: height * down, bytes: all, decoders: decoders)
  }
}

extension Diagnostic {
  fileprivate static func tooManyTiles(of name: String?) -> Diagnostic {
    Diagnostic(
      id: "limit",
      severity: .warning,
      subject: "the picture" + (name.map { " '\($0)'" } ?? "")
        + " is too small to be repeated here",
      cause: "it would stand there thousands of times; one is stretched in place of all",
      remedy: "take a larger picture, with several of the small ones in it"
    )
  }
}
