/// The pixels of a layer, with room around them for a blur.
struct LayerPixels {
  /// Rows from the top, four bytes a pixel, the colours multiplied by their opacity.
  let words: [UInt32]
  let width: Int
  let height: Int
  /// How many pixels are added at each side.
  let margin: Int
  /// Whether the picture goes on beyond a side as it ends there; else nothing is there.
  let isCut: (left: Bool, top: Bool, right: Bool, bottom: Bool)

  var wholeWidth: Int { width + 2 * margin }
  var wholeHeight: Int { height + 2 * margin }

  /// One byte of each pixel in numbers from 0 to 1, the lowest one first.
  func coverage(ofChannel channel: Int) -> Coverage {
    let columns = places(count: width, goesOn: (isCut.left, isCut.right))
    let rows = places(count: height, goesOn: (isCut.top, isCut.bottom))
    let shift = UInt32(8 * channel)
    var values = [Float](repeating: 0, count: wholeWidth * wholeHeight)
    for (row, from) in rows.enumerated() {
      guard let from else { continue }
      for (column, other) in columns.enumerated() {
        guard let other else { continue }
        let level = words[from * width + other] >> shift & 0xFF
        values[row * wholeWidth + column] = Float(level) * (1 / 255)
      }
    }
    return Coverage(width: wholeWidth, height: wholeHeight, values: values)
  }

  /// Which of so many pixels stands at each place, those of the margins included.
  private func places(count: Int, goesOn: (start: Bool, end: Bool)) -> [Int?] {
    (-margin..<count + margin).map { place in
      if place < 0 { return goesOn.start ? 0 : nil }
      return place < count ? place : goesOn.end ? count - 1 : nil
    }
  }
}
