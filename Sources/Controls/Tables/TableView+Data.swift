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
    let usual = style == .insetGrouped ? 16 : systemMinimumSideMargin
    guard cellLayoutMarginsFollowReadableWidth else { return usual }
    return max(usual, ((rowWidth - readableWidth) / 2).rounded())
  }

  /// How far sections stand from the table's sides.
  var sectionInset: CGFloat { style == .insetGrouped ? systemMinimumSideMargin : 0 }

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
    needsReload = false
    for path in Array(shownCells.keys) { putAway(path) }
    putAwayHeadersAndFooters { _ in true }
    sections = []
    guard let dataSource else { return }
    let count = checked(dataSource.numberOfSections(in: self), most: Self.mostSections, "sections")
    var rest = Self.mostRows
    for section in 0..<count {
      let rows = checked(
        dataSource.tableView(self, numberOfRowsInSection: section),
        most: rest,
        "rows in section \(section)"
      )
      rest -= rows
      sections.append(TableSection(rows: RowHeights(count: rows, estimate: estimate)))
    }
    selection = selection.filter { contains($0) }
    measuredWidth = -1
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

  private func measured(_ cell: TableViewCell, at path: IndexPath) -> CGFloat {
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

  // MARK: Headers and footers

  /// Has headers and footers measured, of all sections: there are few of them, or they are empty.
  func measureSections() {
    guard measuredWidth != bounds.width else { return }
    measuredWidth = bounds.width
    for section in sections.indices {
      let count = sections[section].rows.count
      sections[section].rows = RowHeights(count: count, estimate: estimate)
      sections[section].header = headerHeight(section)
      sections[section].footer = footerHeight(section)
      sections[section].padding = padding(above: section)
    }
  }

  private func padding(above section: Int) -> CGFloat {
    guard style == .plain, sections[section].header > 0 else { return 0 }
    if sectionHeaderTopPadding >= 0 { return min(sectionHeaderTopPadding, 10_000) }
    return environment.metrics >= .iOS15 ? 22 : 0
  }

  private func headerHeight(_ section: Int) -> CGFloat {
    let wanted = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    guard wanted == TableView.automaticDimension else {
      return checkedHeight(wanted, "the header of section \(section)")
    }
    if let view = headerView(section) {
      return fittingHeight(of: view, "the header of section \(section)")
    }
    // What a grouped table leaves free between sections without words.
    return style == .plain ? 0 : section == 0 ? 35 : 18
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let wanted = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    guard wanted == TableView.automaticDimension else {
      return checkedHeight(wanted, "the footer of section \(section)")
    }
    if let view = footerView(section) {
      return fittingHeight(of: view, "the footer of section \(section)")
    }
    return style == .plain ? 0 : 18
  }

  private func fittingHeight(of view: View, _ what: String) -> CGFloat {
    let size = view.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    free(view)
    return checkedHeight(size.height > 0 ? size.height : view.bounds.height, what)
  }

  func free(_ view: View) {
    guard let header = view as? TableViewHeaderFooterView else { return }
    freeHeaders.add(header, named: header.reuseIdentifier)
  }

  func headerView(_ section: Int) -> View? {
    if let view = delegate?.tableView(self, viewForHeaderInSection: section) {
      return prepared(view, .plainHeader, .groupedHeader)
    }
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    return title.map { titled($0, .plainHeader, .groupedHeader) }
  }

  func footerView(_ section: Int) -> View? {
    if let view = delegate?.tableView(self, viewForFooterInSection: section) {
      return prepared(view, .plainFooter, .groupedFooter)
    }
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    return title.map { titled($0, .plainFooter, .groupedFooter) }
  }

  private static let titleIdentifier = "SnaplineSectionTitle"

  private func titled(
    _ title: String,
    _ plain: TableViewHeaderFooterView.Style,
    _ grouped: TableViewHeaderFooterView.Style
  ) -> View {
    let view =
      dequeueReusableHeaderFooterView(withIdentifier: Self.titleIdentifier)
      ?? TableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    // Grouped headers are in capitals, as on iOS up to 18.
    let isCapital = grouped == .groupedHeader && style != .plain
    view.textLabel?.text = isCapital ? title.uppercased() : title
    return prepared(view, plain, grouped)
  }

  private func prepared(
    _ view: View,
    _ plain: TableViewHeaderFooterView.Style,
    _ grouped: TableViewHeaderFooterView.Style
  ) -> View {
    if let view = view as? TableViewHeaderFooterView {
      view.style = style == .plain ? plain : grouped
      view.sideMargin = sideMargin
      if style == .plain, view.backgroundColor == nil { view.backgroundColor = .systemBackground }
    }
    return view
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
