/// What is asked of a grid, and of what stands in it.
extension Element {
  /// Tells of a grid that doesn't say its columns, and of rows and views that have no room in them.
  func checkGrid(among entries: [Entry], in reading: Reading) {
    let rows = children.filter { $0.word.id == .row }
    guard let columns = values[GridWords.columns] else {
      // A foreign word for columns was told by itself.
      let isMeant = entries.contains {
        ["gridtemplatecolumns", "columncount", "column", "cols"].contains(
          ForeignWords.plain($0.key)
        )
      }
      if !values.says(GridWords.columns.name), rows.isEmpty, children.count > 1, !isMeant {
        reading.report(.noColumns, at: span)
      }
      return
    }
    let most = columns.tracks.count
    for row in rows {
      let count = row.children.reduce(0) { $0 + ($1.values[GridWords.columnSpan]?.value ?? 1) }
      if count > most, row.children.count > 1, !row.isChoosing {
        reading.report(.longRow(of: count, in: most), at: row.span)
      }
    }
    let cells = children.flatMap { $0.word.id == .row ? $0.children : [$0] }
    for cell in cells {
      let key = GridWords.columnSpan
      guard let span = cell.values[key]?.value, span > most else { continue }
      reading.report(.wideCell(span, in: most), at: cell.values.span(of: key) ?? cell.span)
    }
  }

  /// Whether some views of a row stand in for others.
  private var isChoosing: Bool { children.contains { $0.values.existence != nil } }

  /// Tells of what a view in a grid, or a row, can't say there.
  func checkCell(in container: ClassWord, _ reading: Reading) {
    guard word.id != .row else { return checkRow(in: container, reading) }
    let along = [PlacementWords.horizontally.name, PlacementWords.vertically.name]
    values.forEachBranch { values in
      let keys = PlacementWords.all.map(\.name).filter { !along.contains($0) && values.says($0) }
      if let key = keys.first, let span = values.keySpan(named: key) {
        reading.report(.placementInCell(key), at: span)
      }
      check(values[PlacementWords.horizontally], PlacementWords.horizontally.name, values, reading)
      check(values[PlacementWords.vertically], PlacementWords.vertically.name, values, reading)
    }
  }

  private func check<Align>(
    _ term: AxisTerm<Align>?,
    _ key: String,
    _ values: Values,
    _ reading: Reading
  ) {
    guard let term, !term.isOfCell, let span = values.span(named: key) else { return }
    reading.report(.termInCell(key), at: span)
  }

  /// A row is no view: it says which views stand side by side, and whether it is there at all.
  private func checkRow(in container: ClassWord, _ reading: Reading) {
    guard container.id == .grid else { return reading.report(.rowInRow, at: span) }
    for (key, span) in values.keys where key != ConditionWords.condition.name {
      reading.report(.besideRow(key), at: span)
    }
  }

  /// Tells of what only means something in a grid.
  func checkOutsideGrid(in container: ClassWord?, _ reading: Reading) {
    if word.id == .row { reading.report(.rowOutsideGrid, at: span) }
    values.forEachBranch { values in
      for key in GridWords.cell {
        if let span = values.keySpan(named: key.name) {
          reading.report(.spanOutsideGrid(key.name), at: span)
        }
      }
    }
  }

  // MARK: Rows

  /// Puts the views of a grid's rows in place of the rows, as far as they are there.
  package mutating func spreadRows(where isThere: (Element) -> Bool) {
    var spread: [Element] = []
    var beginsRow = false
    for child in children {
      guard child.word.id == .row else {
        var cell = child
        cell.beginsRow = beginsRow
        beginsRow = false
        spread.append(cell)
        continue
      }
      for (number, cell) in child.children.filter(isThere).enumerated() {
        var cell = cell
        cell.beginsRow = number == 0
        spread.append(cell)
      }
      beginsRow = true
    }
    children = spread
  }
}

extension AxisTerm {
  /// Whether it says no more than where a view stands in its cell.
  fileprivate var isOfCell: Bool {
    area == nil && between == nil && !overflows && !isAttached && operation != .none
  }
}

extension Message {
  fileprivate static let noColumns = Message(
    "missing-key",
    "nothing says how many columns the grid has",
    remedy: "write columns: 2, or put the views of each row into a 'row:'"
  )

  fileprivate static func longRow(of count: Int, in columns: Int) -> Message {
    Message(
      "grid-columns",
      "a row of \(count) columns has no room in a grid of \(columns)",
      remedy: "write columns: \(count), or begin another 'row:'"
    )
  }

  fileprivate static func wideCell(_ span: Int, in columns: Int) -> Message {
    Message(
      "grid-columns",
      "a view over \(span) columns has no room in a grid of \(columns)",
      remedy: "write columnSpan: \(columns)"
    )
  }

  fileprivate static func placementInCell(_ key: String) -> Message {
    Message(
      "arranged-placement",
      "a grid places its children itself, and '\(key)' with them",
      remedy: "say where the view stands in its cell by 'horizontally' and 'vertically',"
        + " or put the view into a 'view:'"
    )
  }

  fileprivate static func termInCell(_ key: String) -> Message {
    let ends = key == PlacementWords.horizontally.name ? "leading, trailing" : "top, bottom"
    return Message(
      "arranged-placement",
      "in a grid '\(key)' says where the view stands in its cell, and nothing else",
      remedy: "write \(key): center; it may also be fill, \(ends)"
    )
  }

  fileprivate static let rowInRow = Message(
    "grid-only",
    "a 'row' holds the views of one row, and no other rows",
    remedy: "write it in the list of the 'grid:'"
  )

  fileprivate static func besideRow(_ key: String) -> Message {
    Message(
      "grid-only",
      "a 'row' is no view, and has no '\(key)'",
      remedy: "write it on the views in the row; beside 'row' stand 'each', 'empty' and 'if'"
    )
  }

  fileprivate static let rowOutsideGrid = Message(
    "grid-only",
    "a 'row' stands in a grid",
    remedy: "write 'hstack:' for views side by side, or put the row into a 'grid:'"
  )

  fileprivate static func spanOutsideGrid(_ key: String) -> Message {
    Message(
      "grid-only",
      "'\(key)' is how many \(key == GridWords.rowSpan.name ? "rows" : "columns") of a grid a view takes",
      remedy: "leave it out, or put the views into a 'grid:'"
    )
  }
}
