internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGFloat

/// The pixels of a gradient around a centre, for outputs that know no such gradient.
struct ConicPatch {
  let width: Int
  let height: Int
  let edges: Edges
  private let field: GradientField
  private let table: GradientTable

  private static let longestSide = 1024.0

  /// Two pixels a point, and fewer over large areas; nothing where there is nothing to show.
  init?(_ gradient: ConicGradient, over edges: Edges, exchangesRedAndBlue: Bool = false) {
    let canvas = Edges(left: -20_000, top: -20_000, right: 20_000, bottom: 20_000)
    let edges = edges.intersection(canvas)
    guard !edges.isEmpty, !gradient.stops.isEmpty else { return nil }
    func side(_ length: Double) -> Int { Int(min(length * 2, Self.longestSide).rounded(.up)) }
    (width, height) = (max(1, side(edges.width)), max(1, side(edges.height)))
    self.edges = edges
    let toCanvas = Transform(
      a: edges.width / Double(width),
      b: 0,
      c: 0,
      d: edges.height / Double(height),
      tx: edges.left,
      ty: edges.top
    )
    field = GradientField(gradient, inverse: toCanvas)
    table = GradientTable(
      gradient.stops,
      length: field.length,
      exchangesRedAndBlue: exchangesRedAndBlue
    )
  }

  /// From points of the canvas to pixels of the patch.
  var fromCanvas: Transform {
    let (across, down) = (Double(width) / edges.width, Double(height) / edges.height)
    return Transform(
      a: across,
      b: 0,
      c: 0,
      d: down,
      tx: -edges.left * across,
      ty: -edges.top * down
    )
  }

  func fill(_ line: UnsafeMutableBufferPointer<UInt32>, row: Int) {
    unsafe table.words.withUnsafeBufferPointer { words in
      unsafe field.fill(line, left: 0, y: row, from: words)
    }
  }

  /// The patch as a picture; its table has red first.
  var raster: Raster {
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    unsafe bytes.withUnsafeMutableBytes { memory in
      let words = unsafe memory.bindMemory(to: UInt32.self)
      for row in 0..<height {
        let line = unsafe UnsafeMutableBufferPointer(
          rebasing: words[row * width..<(row + 1) * width]
        )
        unsafe fill(line, row: row)
      }
    }
    return Raster(width: width, height: height, bytes: bytes)
  }
}
