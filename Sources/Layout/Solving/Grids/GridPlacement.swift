/// Which columns and rows each cell of a grid takes.
struct GridPlacement: Equatable {
  /// What decides on a cell's place.
  struct Wish: Hashable {
    var columnSpan = 1
    var rowSpan = 1
    /// Whether the cell begins a new row.
    var beginsRow = false
  }

  struct Place: Hashable {
    var columns: Range<Int>
    var rows: Range<Int>
  }

  private(set) var places: [Place] = []
  private(set) var columnCount: Int
  private(set) var rowCount = 0

  /// Puts each cell behind the one before it, into the first place with room for all its columns.
  ///
  /// Without a number of columns there are as many as the longest row takes.
  init(_ wishes: [Wish], columns: Int?) {
    columnCount = columns ?? 0
    // From which row on a column is free, as cells above may reach down.
    var free: [Int] = Array(repeating: 0, count: columnCount)
    var (row, column) = (0, 0)
    for (number, wish) in wishes.enumerated() {
      let span = min(max(1, wish.columnSpan), columns ?? Self.most)
      if wish.beginsRow, number > 0 { (row, column) = (row + 1, 0) }
      while true {
        if let columns, column + span > columns {
          (row, column) = (row + 1, 0)
        } else if let taken = (column..<column + span).last(where: {
          $0 < free.count && free[$0] > row
        }) {
          column = taken + 1
        } else {
          break
        }
      }
      let rows = row..<row + min(max(1, wish.rowSpan), Self.most)
      while free.count < column + span { free.append(0) }
      for taken in column..<column + span { free[taken] = rows.upperBound }
      places.append(Place(columns: column..<column + span, rows: rows))
      columnCount = max(columnCount, column + span)
      rowCount = max(rowCount, rows.upperBound)
      column += span
    }
  }

  /// How many columns or rows a cell takes at most.
  static let most = 1_000
}
