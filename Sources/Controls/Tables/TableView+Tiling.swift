import Foundation
import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout

/// Which rows are seen, and where they stand.
extension TableView {
  /// Makes the cells that are seen, puts them in their places and the others away.
  func tile() {
    guard !isAsking else { return }
    asking { tileAsking() }
  }

  private func tileAsking() {
    bringInStep()
    guard bounds.width > 0 else { return }
    putAwayUnseen()
    var paths = measureRows(in: bounds)
    if contentOffset.y > lowestOffset + 1e-6 {
      // Rows turned out lower than they counted for: the last ones stand at the bottom.
      measureLastRows()
      placeSections()
      contentOffset.y = lowestOffset
      paths = measureRows(in: bounds)
    }
    setContentSize(bounds.width, contentHeight)
    show(paths)
    showHeadersAndFooters()
  }

  /// Asks for a size of the content, which then lies on whole pixels; asked again, it changes nothing.
  private func setContentSize(_ width: CGFloat, _ height: CGFloat) {
    let old = askedContentSize
    guard abs(old.width - width) > 1e-6 || abs(old.height - height) > 1e-6 else { return }
    askedContentSize = CGSize(width: width, height: height)
    contentSize = askedContentSize
  }

  /// Brings what is known of sections in step with the source and the width.
  func bringInStep() {
    if needsReload { reload() }
    forgetHeights()
    askForHeightsAgain()
    reloadRows()
    placeSections()
  }

  /// The same for who asks from outside; while the source is being asked and while a group of edits is
  /// open, nothing changes.
  func prepare() {
    guard !isAsking, openEdits == 0 || !hasShown else { return }
    asking { bringInStep() }
  }

  private var headerViewHeight: CGFloat { ownHeight(of: tableHeaderView) }

  private func ownHeight(of view: View?) -> CGFloat {
    guard let view else { return 0 }
    if view.bounds.height > 0 { return view.bounds.height }
    let size = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return checkedHeight(size.height, "the table's header or footer")
  }

  func placeSections() {
    var start = headerViewHeight
    for section in sections.indices {
      sections[section].start = start
      start = sections[section].end
    }
  }

  private var footerViewStart: CGFloat { sections.last?.end ?? headerViewHeight }
  private var contentHeight: CGFloat { footerViewStart + ownHeight(of: tableFooterView) }

  /// How far down the table may be scrolled.
  var lowestOffset: CGFloat {
    let insets = adjustedContentInset
    return max(-insets.top, contentHeight + insets.bottom - bounds.height)
  }

  /// The rows that lie in a rectangle; those without a height get one.
  private func measureRows(in rect: CGRect) -> [IndexPath] {
    var paths: [IndexPath] = []
    var rest = environment.limits.views
    for section in sections.indices {
      // While the source was asked, it may have changed.
      guard sections.indices.contains(section) else { break }
      if section > 0 { sections[section].start = sections[section - 1].end }
      guard sections[section].start < rect.maxY, sections[section].end > rect.minY else { continue }
      measure(.header, of: section)
      let top = max(0, rect.minY - sections[section].rowsStart)
      var row = sections[section].rows.row(at: top) ?? 0
      while section < sections.count, row < sections[section].rows.count {
        let y = sections[section].rowsStart + sections[section].rows.offset(of: row)
        guard y < rect.maxY else { break }
        let path = IndexPath(row: row, section: section)
        if y + height(of: path) > rect.minY { paths.append(path) }
        row += 1
        rest -= 1
        guard rest > 0 else {
          report(.tooManyRows(most: environment.limits.views))
          return paths
        }
      }
      if sections.indices.contains(section), sections[section].footerStart < rect.maxY {
        measure(.footer, of: section)
      }
    }
    return paths
  }

  /// Gives the last sections and rows their heights, as many as the view has room for.
  func measureLastRows() {
    var (left, rest) = (bounds.height, environment.limits.views)
    for section in sections.indices.reversed() where left > 0 && rest > 0 {
      measure(.footer, of: section)
      left -= sections[section].footer.height
      var row = sections[section].rows.count - 1
      while left > 0, rest > 0, row >= 0 {
        left -= height(of: IndexPath(row: row, section: section))
        (row, rest) = (row - 1, rest - 1)
      }
      measure(.header, of: section)
      left -= sections[section].header.height + sections[section].padding
      rest -= 1
    }
  }

  // MARK: Cells

  /// Frees the cells of rows that left, for those that come.
  private func putAwayUnseen() {
    // Content that got shorter is scrolled back before it is seen.
    let back = bounds.offsetBy(dx: 0, dy: min(0, lowestOffset - bounds.minY))
    for path in shownCells.keys.sorted() {
      guard contains(path) else {
        putAway(path)
        continue
      }
      let rect = rect(ofRow: path)
      if !rect.intersects(bounds), !rect.intersects(back) { putAway(path) }
    }
  }

  /// The cell of a row, which the source is asked for unless it is shown.
  func cell(at path: IndexPath) -> TableViewCell {
    if let shown = shownCells[path] { return shown }
    counts.made += 1
    var cell = dataSource?.tableView(self, cellForRowAt: path) ?? TableViewCell()
    if cell.shownPath != nil {
      report(.cellTwice(path))
      cell = TableViewCell()
    }
    cell.shownPath = path
    cell.isAnnounced = false
    shownCells[path] = cell
    cell.setting = setting(for: path)
    cell.isEditing = isEditing
    cell.isSelected = selection.contains(path)
    cell.translatesAutoresizingMaskIntoConstraints = true
    cell.frame = CGRect(x: rowStart, y: bounds.minY, width: rowWidth, height: cell.bounds.height)
    // Below headers, which lie over rows as they stay in sight.
    insertSubview(cell, at: backgroundView?.superview === self ? 1 : 0)
    return cell
  }

  private func show(_ paths: [IndexPath]) {
    let wanted = Set(paths)
    for path in shownCells.keys.sorted() where !wanted.contains(path) { putAway(path) }
    for path in paths where contains(path) {
      let cell = cell(at: path)
      let isNew = !cell.isAnnounced
      cell.isAnnounced = true
      cell.setting = setting(for: path)
      cell.frame = rect(ofRow: path)
      if isNew { delegate?.tableView(self, willDisplay: cell, forRowAt: path) }
    }
  }

  func putAway(_ path: IndexPath) {
    if let cell = shownCells.removeValue(forKey: path) { free(cell, of: path) }
  }

  /// Takes out the cell of what was the row at a place.
  func free(_ cell: TableViewCell, of path: IndexPath) {
    cell.shownPath = nil
    cell.removeFromSuperview()
    freeCells.add(cell, named: cell.reuseIdentifier)
    guard cell.isAnnounced else { return }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  func rect(ofRow path: IndexPath) -> CGRect {
    let section = sections[path.section]
    return CGRect(
      x: rowStart,
      y: section.rowsStart + section.rows.offset(of: path.row),
      width: rowWidth,
      height: section.rows.height(of: path.row)
    )
  }

  func setting(for path: IndexPath) -> TableViewCell.Setting {
    let isFirst = path.row == 0
    let isLast = path.row == sections[path.section].rows.count - 1
    var setting = TableViewCell.Setting()
    setting.sideMargin = sideMargin
    setting.separatorColor = separatorColor ?? .clear
    setting.separatorInset = separatorInset
    let hasLines = separatorStyle == .singleLine
    switch style {
    case .plain:
      setting.hasSeparator = hasLines
      setting.ground = .systemBackground
    case .grouped:
      setting.hasSeparator = hasLines
      setting.hasTopLine = hasLines && isFirst
      if isLast { setting.separatorInset = .zero }
      setting.ground = .secondarySystemGroupedBackground
    case .insetGrouped:
      setting.hasSeparator = hasLines && !isLast
      setting.cornerRadius = environment.metrics >= .iOS26 ? 26 : 10
      if isFirst { setting.roundedEdges.insert(.top) }
      if isLast { setting.roundedEdges.insert(.bottom) }
      setting.ground = .secondarySystemGroupedBackground
    }
    if isEditing, dataSource?.tableView(self, canEditRowAt: path) ?? false {
      setting.editingStyle =
        delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }
    return setting
  }

  func editingChanged() {
    asking {
      for (path, cell) in shownCells where contains(path) {
        cell.isEditing = isEditing
        cell.setting = setting(for: path)
      }
    }
    // Content has another width, and rows another height.
    measuredWidth = -1
    setNeedsLayout()
  }

  // MARK: Headers and footers

  func putAwayHeadersAndFooters(where isGone: (Int) -> Bool) {
    for section in shownHeaders.keys.sorted() where isGone(section) {
      takeOut(shownHeaders.removeValue(forKey: section))
    }
    for section in shownFooters.keys.sorted() where isGone(section) {
      takeOut(shownFooters.removeValue(forKey: section))
    }
  }

  private func takeOut(_ view: View?) {
    guard let view else { return }
    view.removeFromSuperview()
    free(view)
  }

  private func showHeadersAndFooters() {
    let visible = bounds
    let isSeen = { (section: TableSection) in
      section.start < visible.maxY && section.end > visible.minY
    }
    putAwayHeadersAndFooters { !sections.indices.contains($0) || !isSeen(sections[$0]) }
    for number in sections.indices where isSeen(sections[number]) {
      let section = sections[number]
      if section.header.height > 0 {
        shownHeaders[number] = shownHeaders[number] ?? newView(.header, of: number)
        place(shownHeaders[number], at: headerTop(of: section), height: section.header.height)
      } else {
        takeOut(shownHeaders.removeValue(forKey: number))
      }
      if section.footer.height > 0, section.footer.isMeasured {
        shownFooters[number] = shownFooters[number] ?? newView(.footer, of: number)
        place(shownFooters[number], at: section.footerStart, height: section.footer.height)
      } else {
        takeOut(shownFooters.removeValue(forKey: number))
      }
    }
    if let tableHeaderView { place(tableHeaderView, at: 0, height: headerViewHeight) }
    if let tableFooterView {
      place(tableFooterView, at: footerViewStart, height: ownHeight(of: tableFooterView))
    }
    backgroundView?.frame = bounds
  }

  /// A view that comes into sight, which the delegate is told.
  private func newView(_ part: SectionPart, of section: Int) -> View? {
    guard let view = makeView(part, of: section) else { return nil }
    switch part {
    case .header: delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer: delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    return view
  }

  /// Headers of a plain table stay in sight as long as their section does.
  private func headerTop(of section: TableSection) -> CGFloat {
    let natural = section.start + section.padding
    guard style == .plain else { return natural }
    let top = bounds.minY + adjustedContentInset.top
    return max(natural, min(top, section.footerStart - section.header.height))
  }

  private func place(_ view: View?, at y: CGFloat, height: CGFloat) {
    guard let view else { return }
    let isOfTable = view === tableHeaderView || view === tableFooterView
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(
      x: isOfTable ? 0 : rowStart,
      y: y,
      width: isOfTable ? bounds.width : rowWidth,
      height: height
    )
    if view.superview !== self { addSubview(view) }
  }
}

extension Diagnostic {
  fileprivate static func tooManyRows(most: Int) -> Diagnostic {
    Diagnostic(
      id: "too-many-rows",
      severity: .warning,
      subject: "more than \(most) rows of a table would be seen at once",
      cause: "the rest isn't shown",
      remedy: "give rows a height, or the table a smaller one"
    )
  }

  fileprivate static func cellTwice(_ path: IndexPath) -> Diagnostic {
    Diagnostic(
      id: "cell-twice",
      severity: .warning,
      subject: "the cell of row \(path.row) of section \(path.section) shows another row already",
      cause: "an empty cell stands in",
      remedy: "dequeue or make a cell for each row"
    )
  }
}
