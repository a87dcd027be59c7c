import Foundation
import SnaplineControls
import SnaplineEnvironment
import SnaplineLayout
import SnaplineText
import TestSupport
import Testing

/// Rows of real documents, laid out here, against the frames that Xcode recorded.
@Suite(
  .enabled(
    if: RecordedDocuments.folder != nil,
    "SNAPLINE_SHARED names no folder with recorded rows"
  )
)
struct `A row that Interface Builder recorded` {
  private let cells: [RecordedCell]

  init() throws {
    let folder = try #require(RecordedDocuments.folder)
    cells = RecordedDocuments.cells(in: folder).filter { !$0.isStale }
  }

  @Test func `leaves its accessory the recorded room`() {
    var counts: [String: Int] = [:]
    for recorded in cells where recorded.style != nil || recorded.accessory != "none" {
      let cell = recorded.laidOut()
      counts[recorded.accessory, default: 0] += 1
      let (width, expected) = (cell.contentView.frame.width, recorded.contentFrame.width)
      #expect(
        abs(width - expected) < 0.01,
        "\(recorded), \(recorded.accessory): \(width), not \(expected)"
      )
    }
    print("recorded rows: \(counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })")
    #expect(counts["disclosureIndicator", default: 0] > 10)
    #expect(counts["checkmark", default: 0] > 1)
  }

  @Test func `has its texts where they were recorded`() throws {
    var count = 0
    for recorded in cells {
      guard let text = recorded.text, text.pointSize > 0 else { continue }
      count += 1
      let cell = recorded.laidOut()
      let label = try #require(cell.textLabel)
      // How wide a text is depends on the font, which isn't the phone's.
      #expect(abs(label.frame.minX - text.frame.minX) < 0.01, "\(recorded): \(label.frame)")
      #expect(abs(label.frame.minY - text.frame.minY) < 0.01, "\(recorded): \(label.frame)")
      #expect(abs(label.frame.maxY - text.frame.maxY) < 0.01, "\(recorded): \(label.frame)")
      if recorded.style == "Default" {
        #expect(abs(label.frame.maxX - text.frame.maxX) < 0.01, "\(recorded): \(label.frame)")
      }
      guard let detail = recorded.detail, let second = cell.detailTextLabel else { continue }
      #expect(abs(second.frame.minY - detail.frame.minY) < 0.01, "\(recorded): \(second.frame)")
      #expect(abs(second.frame.maxY - detail.frame.maxY) < 0.01, "\(recorded): \(second.frame)")
      if recorded.style == "Value1" {
        #expect(abs(second.frame.maxX - detail.frame.maxX) < 0.01, "\(recorded): \(second.frame)")
      }
    }
    print("recorded rows with texts of their own: \(count)")
    #expect(count > 20)
  }

  @Test func `is as high by itself as it was recorded`() {
    var count = 0
    for recorded in cells where recorded.rowHeight == nil {
      guard let text = recorded.text, text.pointSize > 0 else { continue }
      count += 1
      let size = recorded.cell().systemLayoutSizeFitting(
        CGSize(width: recorded.frame.width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      let grid = (size.height * recorded.scale).rounded(.up) / recorded.scale
      let expected = recorded.frame.height
      #expect(abs(grid - expected) < 0.01, "\(recorded): \(grid), not \(expected)")
    }
    print("recorded rows with a height of their own: \(count)")
    #expect(count > 10)
  }
}

extension RecordedCell {
  /// Whether the row was never laid out in its table: at the side of an inset one, or with the margin
  /// of 8 that views have outside of tables.
  fileprivate var isStale: Bool {
    let plainMargins = ["disclosureIndicator": 10.5 + 8, "checkmark": 24.0 + 8]
    return isInset && frame.minX == 0
      || frame.width - contentFrame.width == plainMargins[accessory]
  }

  /// The cell in a table as wide as the recorded one, as high as it was recorded.
  fileprivate func laidOut() -> TableViewCell {
    let cell = cell()
    let width = frame.width + (isInset ? 2 * frame.minX : 0)
    let table = TableView(
      frame: CGRect(x: 0, y: 0, width: width, height: 300),
      style: isInset ? .insetGrouped : .plain
    )
    table.environment.traits.displayScale = scale
    // Some documents have less digits than a number.
    table.rowHeight = (frame.height * scale).rounded() / scale
    table.source = TableSource(rows: 1) { _, _ in cell }
    table.layoutIfNeeded()
    return cell
  }

  fileprivate func cell() -> TableViewCell {
    let styles: [String: TableViewCell.CellStyle] = [
      "Default": .default, "Subtitle": .subtitle, "Value1": .value1, "Value2": .value2,
    ]
    let accessories: [String: TableViewCell.AccessoryType] = [
      "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
      "detailButton": .detailButton, "detailDisclosureButton": .detailDisclosureButton,
    ]
    let cell = TableViewCell(style: style.flatMap { styles[$0] } ?? .default, reuseIdentifier: nil)
    cell.environment.traits.displayScale = scale
    cell.accessoryType = accessories[accessory] ?? .none
    show(text, in: cell.textLabel)
    show(detail, in: cell.detailTextLabel)
    return cell
  }

  private func show(_ text: Text?, in label: Label?) {
    guard let text else { return }
    label?.text = text.text.isEmpty ? "Text" : text.text
    if text.pointSize > 0 { label?.font = .systemFont(ofSize: text.pointSize) }
  }
}
