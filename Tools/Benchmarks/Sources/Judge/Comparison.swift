import Snapline

/// How unlike two pictures of one thing are.
struct Comparison {
  let name: String
  /// The part of pixels of which a channel differs by more than the level, from 0 to 1.
  private(set) var share = 1.0
  /// How many squares of four pixels differ in each of them.
  private(set) var blocks = Int.max
  let ours, theirs: Bitmap
  private var marks: [Bool] = []

  init(_ name: String, _ ours: Bitmap, _ theirs: Bitmap, level: Int) {
    (self.name, self.ours, self.theirs) = (name, ours, theirs)
    guard ours.width == theirs.width, ours.height == theirs.height else { return }
    marks = (0..<ours.width * ours.height).map { pixel in
      (pixel * 4..<pixel * 4 + 3).contains {
        abs(Int(ours.bytes[$0]) - Int(theirs.bytes[$0])) > level
      }
    }
    share = Double(marks.count(where: \.self)) / Double(marks.count)
    blocks = countBlocks()
  }

  /// Wherever they stand, on a grid of four or beside it.
  private func countBlocks() -> Int {
    let side = 4
    guard ours.width >= side, ours.height >= side else { return 0 }
    // How many marks in a row end at each pixel, and how many such rows lie above one another.
    var rows = [Int](repeating: 0, count: ours.width)
    var count = 0
    for y in 0..<ours.height {
      var run = 0
      for x in 0..<ours.width {
        run = marks[y * ours.width + x] ? run + 1 : 0
        rows[x] = run >= side ? rows[x] + 1 : 0
        if rows[x] >= side { count += 1 }
      }
    }
    return count
  }

  /// Ours, theirs, and in red where they differ.
  var picture: Bitmap {
    guard ours.width == theirs.width, ours.height == theirs.height else { return ours }
    let width = ours.width
    var bytes: [UInt8] = []
    for y in 0..<ours.height {
      for bitmap in [ours, theirs] {
        bytes += bitmap.bytes[y * width * 4..<(y + 1) * width * 4]
      }
      for x in 0..<width {
        let pixel = y * width + x
        let gray = UInt8(200 + Int(ours.bytes[pixel * 4 + 1]) / 5)
        bytes += marks[pixel] ? [255, 0, 0, 255] : [gray, gray, gray, 255]
      }
    }
    return Bitmap(width: width * 3, height: ours.height, bytes: bytes)
  }
}

extension Bitmap {
  /// The picture on a white page, as viewers show what is clear.
  var onWhite: Bitmap {
    var bytes = bytes
    for pixel in stride(from: 0, to: bytes.count, by: 4) {
      let light = 255 - bytes[pixel + 3]
      // Colours are multiplied by their opacity, so that no sum is above 255.
      for part in pixel..<pixel + 3 { bytes[part] += light }
      bytes[pixel + 3] = 255
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  /// A part of the picture.
  func crop(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
    var bytes: [UInt8] = []
    for row in y..<y + height {
      bytes += self.bytes[(row * self.width + x) * 4..<(row * self.width + x + width) * 4]
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  /// Each square of `side` pixels as one.
  func averaged(by side: Int) -> Bitmap {
    guard side > 1 else { return self }
    let (width, height) = (width / side, height / side)
    var bytes: [UInt8] = []
    for y in 0..<height {
      var sums = [Int](repeating: 0, count: width * 4)
      for row in y * side..<(y + 1) * side {
        for place in 0..<width * side * 4 {
          sums[place / (side * 4) * 4 + place % 4] += Int(self.bytes[row * self.width * 4 + place])
        }
      }
      bytes += sums.map { UInt8(($0 + side * side / 2) / (side * side)) }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }
}
