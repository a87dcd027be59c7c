import Foundation
import Frame
import Snapline

/// What a table of ten thousand rows costs that are sized by their content, at its top and far below.
func measureTables(_ report: inout Report) {
  var table = Table(["table of 10,000 rows", "time", "rows seen", "made", "measured"])
  let rows = Rows()
  report.say("tables of 10,000 rows")
  var (top, far) = (Double.infinity, Double.infinity)
  // The first of each warms up what both use.
  for round in 0..<14 {
    for turn in 0..<2 {
      let isFar = (round + turn).isMultiple(of: 2)
      let view = rows.table()
      let taken = processorMicroseconds { rows.layOut(view, isFar) }
      guard round > 0 else { continue }
      if isFar { far = min(far, taken) } else { top = min(top, taken) }
    }
  }
  for (name, isFar, time) in [("at the top", false, top), ("at row 9,000", true, far)] {
    let view = rows.table()
    (rows.asked, rows.measured) = (0, 0)
    rows.layOut(view, isFar)
    table.add([
      name, time.short, "\(view.visibleCells.count)", "\(rows.asked)", "\(rows.measured)",
    ])
  }
  report.add(table)
  report.figure("table_far_vs_top", far / top)
}

/// Rows with two texts, of which the second one wraps.
private final class Rows: TableViewDataSource {
  /// How many cells were asked for, and how many measured.
  var asked = 0
  var measured = 0

  func table() -> TableView {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.dataSource = self
    return table
  }

  func layOut(_ table: TableView, _ isFar: Bool) {
    if isFar {
      table.scrollToRow(at: IndexPath(row: 9_000, section: 0), at: .top, animated: false)
    }
    table.layoutIfNeeded()
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

  func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    asked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    (cell as? TextCell)?.show(indexPath.row % 100, in: self)
    return cell
  }
}

private final class TextCell: TableViewCell {
  private let title = Label()
  private let body = Label()
  private weak var rows: Rows?

  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    body.numberOfLines = 0
    for label in [title, body] { contentView.addSubviewForAutoLayout(label) }
    let margins = contentView.layoutMarginsGuide
    LayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: margins.topAnchor),
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      body.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      body.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ number: Int, in rows: Rows) {
    self.rows = rows
    title.text = "Row \(number)"
    body.text = "What is said of row \(number) takes more room than one line of a phone has."
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    rows?.measured += 1
    return super.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }
}
