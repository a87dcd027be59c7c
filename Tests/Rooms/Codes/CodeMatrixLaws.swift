import SnaplineCodes
import TestSupport
import Testing

@Suite struct `The outlines of a code's modules` {
  /// How often lines go around the middle of a module, clockwise.
  private func turns(_ outlines: [[CodeMatrix.Corner]], around x: Int, _ y: Int) -> Int {
    var turns = 0
    for outline in outlines {
      for (start, end) in zip(outline, outline.dropFirst() + outline.prefix(1))
      where start.x == end.x && start.x > x {
        if start.y <= y, end.y > y { turns += 1 }
        if end.y <= y, start.y > y { turns -= 1 }
      }
    }
    return turns
  }

  @Test func `go once around dark modules and not around light ones`() {
    for var seed in Seed.some(200) {
      let (width, rows) = (seed.number(in: 1...12), seed.number(in: 1...12))
      let share = Double.random(in: 0...1, using: &seed)
      let dark = (0..<width * rows).map { _ in seed.chance(share) }
      let matrix = CodeMatrix(width: width, dark: dark)
      let outlines = matrix.outlines
      for y in 0..<rows {
        for x in 0..<width {
          let expected = matrix.isDark(x, y) ? 1 : 0
          #expect(turns(outlines, around: x, y) == expected, "\(seed) at \(x), \(y)")
        }
      }
    }
  }

  @Test func `have a corner wherever they turn, and nowhere else`() {
    for var seed in Seed.some(50) {
      let width = seed.number(in: 1...9)
      let dark = (0..<width * 7).map { _ in seed.chance(0.5) }
      for outline in CodeMatrix(width: width, dark: dark).outlines {
        let count = outline.count
        for place in outline.indices {
          let (one, two) = (outline[place], outline[(place + 1) % count])
          let three = outline[(place + 2) % count]
          #expect((one.x == two.x) != (one.y == two.y), "\(seed)")
          #expect((one.x == two.x) != (two.x == three.x), "\(seed)")
        }
      }
    }
  }

  @Test func `are the bars of a row side by side`() {
    let matrix = CodeMatrix(
      width: 9,
      dark: [true, true, false, true, false, false, true, true, true]
    )
    #expect(matrix.bars() == [0..<2, 3..<4, 6..<9])
    #expect(!matrix.isDark(-1, 0) && !matrix.isDark(9, 0) && !matrix.isDark(0, 1))
  }
}
