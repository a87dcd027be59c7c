/// What is known of a terminal that a picture is drawn in.
package struct TerminalScreen: Hashable, Sendable {
  package var columns: Int
  package var rows: Int
  /// The pixels of a cell; where the terminal doesn't tell, a usual size is taken for it.
  package var cell: Cell
  /// The colour behind the text.
  package var background: RGBLevels
  /// Whether it shows more than ASCII.
  package var isUnicode: Bool

  package struct Cell: Hashable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

    package static let usual = Cell(width: 10, height: 20)
    /// What a cell may be: a terminal says what it likes.
    package var isLikely: Bool { (2...200).contains(width) && (2...400).contains(height) }
  }

  package init(
    columns: Int,
    rows: Int,
    cell: Cell = .usual,
    background: RGBLevels = .black,
    isUnicode: Bool = true
  ) {
    self.columns = min(max(columns, 1), 2_000)
    self.rows = min(max(rows, 1), 2_000)
    self.cell = cell
    self.background = background
    self.isUnicode = isUnicode
  }

  var pixelWidth: Double { Double(columns) * cell.width }
}

/// A colour of 8 bits a channel.
package struct RGBLevels: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  package static let black = RGBLevels(red: 0, green: 0, blue: 0)
}
