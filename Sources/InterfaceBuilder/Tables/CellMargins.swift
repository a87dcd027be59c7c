import Foundation
import SnaplineGeometry

/// The margins of the content of table cells, release by release; read off recorded frames.
enum CellMargins {
  private struct Row {
    /// The first release of which it holds.
    let first: Int
    /// In documents of views alone, and in storyboards.
    let alone, onScreen: Double
    let onWideScreen: Double
    let vertical: Double
  }

  private static let rows = [
    Row(first: 0, alone: 8, onScreen: 8, onWideScreen: 8, vertical: 8),
    Row(first: 13_000, alone: 16, onScreen: 16, onWideScreen: 20, vertical: 11),
    Row(first: 15_000, alone: 15, onScreen: 16, onWideScreen: 20, vertical: 11),
    Row(first: 17_000, alone: 16, onScreen: 16, onWideScreen: 20, vertical: 11),
  ]

  /// The margins of a cell's content.
  static func margins(
    tools: ToolsVersion?,
    isAlone: Bool,
    width: Double,
    preservesSuperview: Bool
  ) -> DirectionalEdgeInsets {
    let row = rows.last { $0.first <= tools?.major ?? 32_767 } ?? rows[0]
    let isWide = width >= 414
    let side: Double =
      if isAlone {
        isWide && preservesSuperview ? row.onWideScreen : row.alone
      } else {
        isWide ? row.onWideScreen : row.onScreen
      }
    return DirectionalEdgeInsets(
      top: row.vertical,
      leading: side,
      bottom: row.vertical,
      trailing: side
    )
  }
}
