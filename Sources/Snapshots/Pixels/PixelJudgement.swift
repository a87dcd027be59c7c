import Glibc
package import SnaplineImages

extension PixelComparison {
  /// The comparison with pixels that are near in colour, and those at edges of antialiasing, counted
  /// apart: first the ones, and of the rest the others.
  ///
  /// It takes far longer than the comparison, so pictures that are the same within the limits as they are
  /// aren't looked at.
  package func judged(_ old: Bitmap, _ new: Bitmap, by limits: RasterTolerance) -> PixelComparison {
    guard !isWithin(limits), oldSize == newSize, let box else { return self }
    var judged = self
    judged.near = limits.distance > 0 ? Array(repeating: 0, count: 256) : []
    judged.edges = Array(repeating: 0, count: 256)
    let pictures = [NeighbouredPixels(old), NeighbouredPixels(new)]
    for row in box.top..<min(box.bottom, old.height) {
      for column in box.left..<min(box.right, old.width) {
        let (before, after) = (pictures[0][column, row], pictures[1][column, row])
        guard before != after else { continue }
        let level = PixelCounter.level(before, after)
        if limits.distance > 0, colorDistance(before, after) <= limits.distance {
          judged.near[level] += 1
        } else if pictures[0].isEdge(column, row, beside: pictures[1])
          || pictures[1].isEdge(column, row, beside: pictures[0])
        {
          judged.edges[level] += 1
        }
      }
    }
    return judged
  }
}

/// A picture whose pixels are looked at with those around them.
private struct NeighbouredPixels {
  let picture: Bitmap

  init(_ picture: Bitmap) { self.picture = picture }

  subscript(column: Int, row: Int) -> UInt32 {
    let place = (row * picture.width + column) * 4
    let bytes = picture.bytes
    return UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
      | UInt32(bytes[place + 3]) << 24
  }

  /// Whether a pixel lies between a lighter and a darker one, of which one stands on even ground in both
  /// pictures: what antialiasing makes of an edge.
  func isEdge(_ column: Int, _ row: Int, beside other: NeighbouredPixels) -> Bool {
    let own = lightness(self[column, row])
    var equals = 0
    var darkest: (difference: Double, column: Int, row: Int) = (0, 0, 0)
    var lightest = darkest
    var isAtBorder = false
    for (x, y) in Self.around {
      let (x, y) = (column + x, row + y)
      guard (0..<picture.width).contains(x), (0..<picture.height).contains(y) else {
        isAtBorder = true
        continue
      }
      let difference = lightness(self[x, y]) - own
      if difference == 0 { equals += 1 }
      if difference < darkest.difference { darkest = (difference, x, y) }
      if difference > lightest.difference { lightest = (difference, x, y) }
    }
    guard equals + (isAtBorder ? 1 : 0) <= 2, darkest.difference < 0, lightest.difference > 0 else {
      return false
    }
    return [darkest, lightest].contains { end in
      isEven(end.column, end.row) && other.isEven(end.column, end.row)
    }
  }

  /// Whether at least three pixels around are just like this one.
  private func isEven(_ column: Int, _ row: Int) -> Bool {
    let own = self[column, row]
    var equals = 0
    for (x, y) in Self.around {
      let (x, y) = (column + x, row + y)
      guard (0..<picture.width).contains(x), (0..<picture.height).contains(y) else { continue }
      if self[x, y] == own { equals += 1 }
    }
    return equals >= 3
  }

  private static let around = [
    (-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1),
  ]

  /// How light a pixel is over white.
  private func lightness(_ pixel: UInt32) -> Double {
    let parts = channels(of: pixel, over: 255)
    return 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue
  }
}

/// How far two colours lie apart for the eye: the distance in CIELAB, of which 1 is that of black and white.
///
/// Pixels that let light through are looked at over black and over white; the larger distance counts.
package func colorDistance(_ one: UInt32, _ other: UInt32) -> Double {
  if one == other { return 0 }
  return [0.0, 255].map { ground in
    let (a, b) = (lab(one, over: ground), lab(other, over: ground))
    let (light, green, blue) = (a.0 - b.0, a.1 - b.1, a.2 - b.2)
    return (light * light + green * green + blue * blue).squareRoot() / 100
  }.max() ?? 0
}

private func channels(
  of pixel: UInt32,
  over ground: Double
) -> (red: Double, green: Double, blue: Double) {
  let rest = Double(255 - pixel >> 24) / 255 * ground
  func part(_ shift: UInt32) -> Double { Double(pixel >> shift & 255) + rest }
  return (part(0), part(8), part(16))
}

private func lab(_ pixel: UInt32, over ground: Double) -> (Double, Double, Double) {
  let parts = channels(of: pixel, over: ground)
  func linear(_ level: Double) -> Double {
    let share = min(level / 255, 1)
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
  let (red, green, blue) = (linear(parts.red), linear(parts.green), linear(parts.blue))
  func root(_ share: Double) -> Double {
    share > 0.008856 ? pow(share, 1 / 3) : 7.787 * share + 16 / 116
  }
  // sRGB to XYZ, by its white at D65.
  let x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
  let y = root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
  let z = root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
  return (116 * y - 16, 500 * (x - y), 200 * (y - z))
}
