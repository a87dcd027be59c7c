import Foundation
import SnaplineGeometry

/// The margins of the content of table cells, release by release; read off recorded frames.
enum CellMargins {
  private struct Row {
    /// The first release of which it holds.
    var first: Int
    /// At the sides, on screens of 320 points, wider ones, and those of 400 and more.
    let onNarrow, onUsual, onWide: Double
    /// The same for cells in documents of views alone, which stand on no screen.
    let aloneNarrow, alone, aloneWide: Double
    var vertical: Double
    /// Above and below in a cell that stands on no screen, where that is something else.
    var aloneVertical: Double?
    /// From which width on a cell that stands on no screen is a wide one.
    var aloneWideFrom = 400.0

    /// The same but for what is above and below, from another release on.
    func since(_ first: Int, vertical: Double, alone: Double) -> Row {
      var row = self
      (row.first, row.vertical, row.aloneVertical) = (first, vertical, alone)
      return row
    }
  }

  private static let rows = [
    Row(
      first: 0,
      onNarrow: 8,
      onUsual: 8,
      onWide: 8,
      aloneNarrow: 8,
      alone: 8,
      aloneWide: 8,
      vertical: 8
    ),
    Row(
      first: 13_000,
      onNarrow: 15,
      onUsual: 16,
      onWide: 20,
      aloneNarrow: 16,
      alone: 16,
      aloneWide: 20,
      vertical: 11
    ),
    Row(
      first: 15_000,
      onNarrow: 15,
      onUsual: 16,
      onWide: 20,
      aloneNarrow: 15,
      alone: 15,
      aloneWide: 20,
      vertical: 11
    ),
    sinceXcode12,
    // 5 of 5 cells on screens, and none of 8 in documents of views alone.
    sinceXcode12.since(23_727, vertical: 13, alone: 11),
    // iOS 26 has more above and below: 20 of 28 rows.
    sinceXcode12.since(24_000, vertical: 15, alone: 15),
  ]

  private static let sinceXcode12 = Row(
    first: 17_000,
    onNarrow: 16,
    onUsual: 16,
    onWide: 20,
    aloneNarrow: 16,
    alone: 16,
    aloneWide: 20,
    vertical: 11,
    aloneWideFrom: 390
  )

  /// What is left between content and an accessory.
  private static let besideAccessory = 8.0
  private static let narrowWidth = 320.0
  private static let wideWidth = 400.0

  /// Where a cell stands.
  struct Place {
    /// The width of the screen, or of a cell on none.
    var width: Double
    var isAlone: Bool
    var hasAccessory: Bool
    var preservesSuperview: Bool
  }

  /// The margins of the content of a cell.
  static func margins(tools: ToolsVersion?, of cell: Place) -> DirectionalEdgeInsets {
    let row = rows.last { $0.first <= tools?.major ?? .max } ?? rows[0]
    let isWide = cell.width >= (cell.isAlone ? row.aloneWideFrom : wideWidth)
    let side: Double =
      if cell.isAlone, !(isWide && cell.preservesSuperview) {
        isWide ? row.aloneWide : cell.width <= narrowWidth ? row.aloneNarrow : row.alone
      } else {
        isWide ? row.onWide : cell.width <= narrowWidth ? row.onNarrow : row.onUsual
      }
    let vertical = cell.isAlone ? row.aloneVertical ?? row.vertical : row.vertical
    return DirectionalEdgeInsets(
      top: vertical,
      leading: side,
      bottom: vertical,
      trailing: cell.hasAccessory ? min(side, besideAccessory) : side
    )
  }
}
