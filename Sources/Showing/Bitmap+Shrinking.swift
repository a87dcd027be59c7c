package import SnaplineImages

extension Bitmap {
  /// The picture in fewer pixels, each of which has the mean of those that it stands for.
  package func shrunk(toWidth newWidth: Int, height newHeight: Int) -> Bitmap {
    guard (newWidth, newHeight) != (width, height), width > 0, height > 0 else { return self }
    let columns = Self.shares(of: width, in: newWidth)
    let rows = Self.shares(of: height, in: newHeight)
    var pixels = [UInt8](repeating: 0, count: newWidth * newHeight * 4)
    var line = [Float](repeating: 0, count: width * 4)
    for (number, row) in rows.enumerated() {
      for place in line.indices { line[place] = 0 }
      for (offset, share) in row.shares.enumerated() {
        let start = (row.first + offset) * width * 4
        for place in line.indices { line[place] += Float(bytes[start + place]) * share }
      }
      for (place, column) in columns.enumerated() {
        for channel in 0..<4 {
          var sum: Float = 0
          for (offset, share) in column.shares.enumerated() {
            sum += line[(column.first + offset) * 4 + channel] * share
          }
          pixels[(number * newWidth + place) * 4 + channel] = UInt8(min(max(sum + 0.5, 0), 255))
        }
      }
    }
    return Bitmap(width: newWidth, height: newHeight, bytes: pixels)
  }

  /// Which of the old pixels are in a new one, and how much of it each is.
  private struct Part {
    var first: Int
    var shares: [Float]
  }

  private static func shares(of old: Int, in new: Int) -> [Part] {
    let step = Double(old) / Double(new)
    return (0..<new).map { number in
      let (start, end) = (Double(number) * step, Double(number + 1) * step)
      let first = min(Int(start), old - 1)
      let last = min(max(first, Int(end.rounded(.up)) - 1), old - 1)
      let shares = (first...last).map { place in
        max(0, min(end, Double(place + 1)) - max(start, Double(place))) / step
      }
      let whole = shares.reduce(0, +)
      return Part(first: first, shares: shares.map { Float($0 / whole) })
    }
  }

  /// Pictures beside each other, each at its distance from the left; nothing where none has a pixel.
  init?(beside pictures: [(x: Int, picture: Bitmap)]) {
    let width = pictures.map { $0.x + $0.picture.width }.max() ?? 0
    let height = pictures.map(\.picture.height).max() ?? 0
    guard width > 0, height > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    for (x, picture) in pictures {
      for row in 0..<picture.height {
        let start = (row * width + x) * 4
        let line = row * picture.width * 4
        bytes.replaceSubrange(
          start..<start + picture.width * 4,
          with: picture.bytes[line..<line + picture.width * 4]
        )
      }
    }
    self.init(width: width, height: height, bytes: bytes)
  }

  /// The picture on a ground of one colour, three bytes a pixel.
  func levels(over ground: RGBLevels) -> [UInt8] {
    var levels: [UInt8] = []
    levels.reserveCapacity(width * height * 3)
    for place in stride(from: 0, to: bytes.count, by: 4) {
      let rest = 255 - Int(bytes[place + 3])
      for (channel, level) in [ground.red, ground.green, ground.blue].enumerated() {
        let sum = Int(bytes[place + channel]) + (Int(level) * rest + 127) / 255
        levels.append(UInt8(min(sum, 255)))
      }
    }
    return levels
  }
}
