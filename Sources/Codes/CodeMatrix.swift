/// The modules of a code: the least dark and light parts that it is made of.
package struct CodeMatrix: Hashable, Sendable {
  package let width: Int
  /// How many rows of modules there are: 1 of bars.
  package let rows: Int
  /// Row by row from the top.
  private let dark: [Bool]

  package init(width: Int, dark: [Bool]) {
    precondition(
      width > 0 && !dark.isEmpty && dark.count % width == 0,
      "CodeMatrix: rows of \(width)"
    )
    self.width = width
    self.dark = dark
    rows = dark.count / width
  }

  /// Whether a module is dark; outside there is nothing but light.
  package func isDark(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && x < width && y >= 0 && y < rows && dark[y * width + x]
  }

  /// The ranges of dark modules in a row, from left to right.
  package func bars(inRow y: Int = 0) -> [Range<Int>] {
    var bars: [Range<Int>] = []
    for x in 0..<width where isDark(x, y) {
      if let last = bars.last, last.upperBound == x {
        bars[bars.count - 1] = last.lowerBound..<x + 1
      } else {
        bars.append(x..<x + 1)
      }
    }
    return bars
  }
}
