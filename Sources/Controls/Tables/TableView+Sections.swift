import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineLayout

/// Headers and footers: like rows they are made and measured when they come into sight.
extension TableView {
  /// What stands above or below the rows of a section.
  enum SectionPart {
    case header, footer

    var member: WritableKeyPath<TableSection, TableSection.Part> {
      self == .header ? \.header : \.footer
    }

    var name: String { self == .header ? "header" : "footer" }
  }

  /// Gives header and footer the heights that they count for until they are seen.
  func estimateHeights(ofSection section: Int) {
    for part in [SectionPart.header, .footer] {
      sections[section][keyPath: part.member] = estimate(part, of: section)
    }
    refreshPadding(above: section)
  }

  /// Has the heights of header and footer said again, or measured when they are seen; until then they count
  /// as high as they were.
  func askForPartsAgain(of section: Int) {
    for part in [SectionPart.header, .footer] {
      let said = estimate(part, of: section)
      if said.isMeasured || sections[section][keyPath: part.member].height == 0 {
        sections[section][keyPath: part.member] = said
      } else {
        sections[section][keyPath: part.member].isMeasured = false
      }
    }
    refreshPadding(above: section)
  }

  /// Has a header or a footer made and measured, if it wasn't yet.
  func measure(_ part: SectionPart, of section: Int) {
    guard !sections[section][keyPath: part.member].isMeasured else { return }
    counts.measuredSections += 1
    let view = makeView(part, of: section)
    let height = view.map { fittingHeight(of: $0, part, section) }
    // While the source was asked, it may have changed.
    guard sections.indices.contains(section) else { return }
    sections[section][keyPath: part.member] = TableSection.Part(
      height: height ?? emptyHeight(of: part, section),
      isMeasured: true
    )
    refreshPadding(above: section)
  }

  private func estimate(_ part: SectionPart, of section: Int) -> TableSection.Part {
    let wanted = wantedHeight(of: part, section)
    if wanted != TableView.automaticDimension {
      let height = checkedHeight(wanted, "the \(part.name) of section \(section)")
      return TableSection.Part(height: height, isMeasured: true)
    }
    let estimate =
      part == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    if estimate > 0, estimate.isFinite { return TableSection.Part(height: min(estimate, 10_000)) }
    return TableSection.Part(
      height: title(part, of: section) == nil
        ? emptyHeight(of: part, section) : Self.titleEstimate
    )
  }

  /// What words above or below rows count for.
  private static let titleEstimate: CGFloat = 28

  private func wantedHeight(of part: SectionPart, _ section: Int) -> CGFloat {
    switch part {
    case .header:
      delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    case .footer:
      delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    }
  }

  /// What a table leaves free between sections without words.
  private func emptyHeight(of part: SectionPart, _ section: Int) -> CGFloat {
    if style == .plain { return 0 }
    return part == .header && section == 0 ? 35 : 18
  }

  private func refreshPadding(above section: Int) {
    sections[section].padding = padding(above: section)
  }

  private func padding(above section: Int) -> CGFloat {
    guard style == .plain, sections[section].header.height > 0 else { return 0 }
    if sectionHeaderTopPadding >= 0 { return min(sectionHeaderTopPadding, 10_000) }
    return environment.metrics >= .iOS15 ? 22 : 0
  }

  private func fittingHeight(of view: View, _ part: SectionPart, _ section: Int) -> CGFloat {
    let size = view.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    free(view)
    return checkedHeight(
      size.height > 0 ? size.height : view.bounds.height,
      "the \(part.name) of section \(section)"
    )
  }

  // MARK: Views

  func free(_ view: View) {
    guard let header = view as? TableViewHeaderFooterView else { return }
    freeHeaders.add(header, named: header.reuseIdentifier)
  }

  private func title(_ part: SectionPart, of section: Int) -> String? {
    switch part {
    case .header: dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer: dataSource?.tableView(self, titleForFooterInSection: section)
    }
  }

  func makeView(_ part: SectionPart, of section: Int) -> View? {
    let own =
      part == .header
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    if let own { return prepared(own, part) }
    return title(part, of: section).map { titled($0, part) }
  }

  private static let titleIdentifier = "SnaplineSectionTitle"

  private func titled(_ title: String, _ part: SectionPart) -> View {
    let view =
      dequeueReusableHeaderFooterView(withIdentifier: Self.titleIdentifier)
      ?? TableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    // Grouped headers are in capitals, as on iOS up to 18.
    let isCapital = part == .header && style != .plain
    view.textLabel?.text = isCapital ? title.uppercased() : title
    return prepared(view, part)
  }

  private func prepared(_ view: View, _ part: SectionPart) -> View {
    guard let view = view as? TableViewHeaderFooterView else { return view }
    let isPlain = style == .plain
    view.style =
      part == .header
      ? isPlain ? .plainHeader : .groupedHeader : isPlain ? .plainFooter : .groupedFooter
    view.sideMargin = sideMargin
    if isPlain, view.backgroundColor == nil { view.backgroundColor = .systemBackground }
    return view
  }
}
