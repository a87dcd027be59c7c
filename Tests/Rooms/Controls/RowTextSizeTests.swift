import Foundation
import SnaplineControls
import SnaplineEnvironment
import SnaplineLayout
import SnaplineText
import Testing

/// Texts of rows and sections at the sizes that a person chooses.
@Suite struct `A row's text` {
  private func table(_ category: ContentSizeCategory, _ style: TableView.Style) -> TableView {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 375, height: 1_200), style: style)
    table.environment.traits.preferredContentSizeCategory = category
    let styles: [TableViewCell.CellStyle] = [.default, .subtitle, .value1, .value2]
    let source = TableSource(rows: styles.count) { _, path in
      let cell = TableViewCell(style: styles[path.row], reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      return cell
    }
    source.header = { _ in "Header" }
    source.footer = { _ in "Footer" }
    table.source = source
    table.layoutIfNeeded()
    return table
  }

  private func heights(_ table: TableView) -> [CGFloat] {
    (0..<4).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
      + [table.rectForHeader(inSection: 0).height, table.rectForFooter(inSection: 0).height]
  }

  @Test(arguments: [TableView.Style.plain, .grouped, .insetGrouped])
  func `is as large as the text size says, and its row as high`(style: TableView.Style) throws {
    let usual = heights(table(.large, style))
    let changed = table(.accessibilityExtraLarge, style)
    let large = heights(changed)
    for (small, large) in zip(usual, large) { #expect(large > small) }
    let cell = try #require(changed.cellForRow(at: IndexPath(row: 0, section: 0)))
    let label = try #require(cell.textLabel)
    #expect(label.intrinsicContentSize.height > 40 && label.frame.height >= 40)
    changed.environment.traits.preferredContentSizeCategory = .large
    changed.layoutIfNeeded()
    #expect(heights(changed) == usual)
  }

  @Test func `keeps the font that its author gave it`() throws {
    let cell = TableViewCell()
    let label = try #require(cell.textLabel)
    label.font = .systemFont(ofSize: 10)
    cell.environment.traits.preferredContentSizeCategory = .accessibilityExtraLarge
    label.text = "Title"
    #expect(label.intrinsicContentSize.height < 14)
  }
}
