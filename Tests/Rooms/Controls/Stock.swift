import Foundation
import SnaplineControls
import SnaplineGeometry
import SnaplineLayout

/// A table of rows that a test may change.
final class Stock: TableViewDataSource, TableViewDelegate {
  var heights: [CGFloat]
  var isAutomatic = false
  /// What cells say of a row, whatever it shows.
  var lines: [Int] = []
  var word = "Bread"
  var canEdit: (Int) -> Bool = { _ in false }
  var onEnd: ((TableView, IndexPath) -> Void)?
  var onCount: ((TableView) -> Void)?
  var onCell: ((TableView, IndexPath) -> Void)?
  var onHeight: ((TableView, IndexPath) -> Void)?
  var onScroll: ((TableView) -> Void)?
  var title: String?
  var footer: String?
  var headerHeight = TableView.automaticDimension
  private(set) var announced: [Int] = []

  init(_ heights: [CGFloat]) { self.heights = heights }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    onCount?(tableView)
    return isAutomatic && !lines.isEmpty ? lines.count : heights.count
  }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    onCell?(tableView, indexPath)
    if isAutomatic, lines.isEmpty { return TallCell(height: heights[indexPath.row]) }
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.numberOfLines = 0
    if isAutomatic, lines.indices.contains(indexPath.row) {
      let text = Array(repeating: word, count: lines[indexPath.row])
      cell.textLabel?.text = text.joined(separator: "\n")
    }
    return cell
  }
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEdit(indexPath.row)
  }
  func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) { onEnd?(tableView, indexPath) }
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    onHeight?(tableView, indexPath)
    return isAutomatic ? TableView.automaticDimension : heights[indexPath.row]
  }
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeight
  }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { title }
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { footer }
  func scrollViewDidScroll(_ scrollView: ScrollView) {
    if let table = scrollView as? TableView { onScroll?(table) }
  }
  func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) { announced.append(indexPath.row) }
}

/// A cell that says its height.
private final class TallCell: TableViewCell {
  private let height: CGFloat

  init(height: CGFloat) {
    self.height = height
    super.init(style: .default, reuseIdentifier: nil)
  }

  required init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
    height = 0
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: height) }
}
