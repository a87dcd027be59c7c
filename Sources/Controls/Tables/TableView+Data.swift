import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout

extension TableView {
  /// More sections, and more rows in all, than anybody looks at.
  static let mostSections = 100_000
  static let mostRows = 10_000_000

  /// The sides' margins of cells.
  var sideMargin: CGFloat {
    guard cellLayoutMarginsFollowReadableWidth else { return systemMinimumSideMargin }
    return max(systemMinimumSideMargin, ((rowWidth - readableWidth) / 2).rounded())
  }

  /// How far sections stand from the table's sides.
  var sectionInset: CGFloat {
    style == .insetGrouped ? statedSectionInset ?? systemMinimumSideMargin : 0
  }

  /// The width of rows.
  var rowWidth: CGFloat {
    let safe = style == .insetGrouped ? safeAreaInsets.left + safeAreaInsets.right : 0
    return max(0, bounds.width - 2 * sectionInset - safe)
  }

  var rowStart: CGFloat { sectionInset + (style == .insetGrouped ? safeAreaInsets.left : 0) }

  /// What a row counts for that nobody has seen.
  private var estimate: CGFloat {
    let wanted = estimatedRowHeight > 0 ? estimatedRowHeight : rowHeight > 0 ? rowHeight : 44
    return wanted.isFinite ? min(wanted, 100_000) : 44
  }

  /// Asks the source how much there is; nothing else is asked until it is seen.
  func reload() {
    let old = sections
    putAwayHeadersAndFooters { _ in true }
    let changes = recount(old.map(\.rows.count)) {
      sections = countedSections()
      return sections.map(\.rows.count)
    }
    if let changes { follow(changes, from: old) } else { forgetRows() }
    selection = selection.filter { contains($0) }
  }

  private func countedSections() -> [TableSection] {
    guard let dataSource else { return [] }
    let count = checked(dataSource.numberOfSections(in: self), most: Self.mostSections, "sections")
    var rest = Self.mostRows
    return (0..<count).map { section in
      let rows = checked(
        dataSource.tableView(self, numberOfRowsInSection: section),
        most: rest,
        "rows in section \(section)"
      )
      rest -= rows
      return TableSection(rows: RowHeights(count: rows, estimate: estimate))
    }
  }

  private func checked(_ count: Int, most: Int, _ what: String) -> Int {
    guard count < 0 || count > most else { return count }
    report(.impossibleCount(count, of: what, most: most))
    return min(max(count, 0), most)
  }

  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section)
      && (0..<sections[path.section].rows.count).contains(path.row)
  }

  // MARK: Heights

  /// Forgets the heights that were measured for another width.
  func forgetHeights() {
    guard measuredWidth != bounds.width else { return }
    measuredWidth = bounds.width
    for section in sections.indices {
      let count = sections[section].rows.count
      sections[section] = TableSection(rows: RowHeights(count: count, estimate: estimate))
      estimateHeights(ofSection: section)
    }
  }

  /// A row's height, which is measured if it has none yet.
  func height(of path: IndexPath) -> CGFloat {
    if let known = sections[path.section].rows.knownHeight(of: path.row) { return known }
    var height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height == TableView.automaticDimension { height = measured(cell(at: path), at: path) }
    height = checkedHeight(height, "row \(path.row) of section \(path.section)")
    // While a delegate was asked, the source may have changed.
    guard contains(path) else { return height }
    sections[path.section].rows.set(height, of: path.row)
    // Until the row gets its place, content that asks for this height must not be at odds with the cell's.
    shownCells[path]?.frame.size.height = height
    return height
  }

  func measured(_ cell: TableViewCell, at path: IndexPath) -> CGFloat {
    counts.measured += 1
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return size.height
  }

  func checkedHeight(_ height: CGFloat, _ what: String) -> CGFloat {
    guard height.isFinite, height >= 0 else {
      report(.impossibleHeight(height, of: what))
      return TableViewCell.leastHeight
    }
    let grid = PixelGrid(scale: max(1, traits.displayScale))
    return min(grid.ceil(height), 1_000_000)
  }
}

extension Diagnostic {
  fileprivate static func impossibleCount(_ count: Int, of what: String, most: Int) -> Diagnostic {
    Diagnostic(
      id: "row-count",
      severity: .warning,
      subject: "a table can't have \(count) \(what)",
      cause: count < 0 ? "none are shown" : "no more than \(most) are shown",
      remedy: "answer with the number of what there is"
    )
  }

  fileprivate static func impossibleHeight(_ height: CGFloat, of what: String) -> Diagnostic {
    Diagnostic(
      id: "row-height",
      severity: .warning,
      subject: "\(what) can't be \(height) points high",
      cause: "it is shown \(TableViewCell.leastHeight) points high",
      remedy: "answer with a finite number from 0 on, or with automaticDimension"
    )
  }
}
