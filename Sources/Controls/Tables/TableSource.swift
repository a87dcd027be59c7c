public import Foundation
public import SnaplineLayout

/// The content of a table, given by closures.
///
///     table.source = TableSource(rows: names.count) { table, path in
///       let cell = table.dequeueReusableCell(withIdentifier: "name") ?? TableViewCell()
///       cell.textLabel?.text = names[path.row]
///       return cell
///     }
///
public final class TableSource: TableViewDataSource, TableViewDelegate {
  public var sections: () -> Int
  public var rows: (_ section: Int) -> Int
  public var cell: (TableView, IndexPath) -> TableViewCell
  public var header: (_ section: Int) -> String? = { _ in nil }
  public var footer: (_ section: Int) -> String? = { _ in nil }
  public var headerView: (TableView, _ section: Int) -> View? = { _, _ in nil }
  public var footerView: (TableView, _ section: Int) -> View? = { _, _ in nil }
  /// The heights of rows; `nil` leaves them to the table's ``TableView/rowHeight``.
  public var height: ((TableView, IndexPath) -> CGFloat)?

  public init(
    sections: @escaping () -> Int = { 1 },
    rows: @escaping (_ section: Int) -> Int,
    cell: @escaping (TableView, IndexPath) -> TableViewCell
  ) {
    self.sections = sections
    self.rows = rows
    self.cell = cell
  }

  /// One section with a number of rows.
  public convenience init(
    rows: Int,
    cell: @escaping (TableView, IndexPath) -> TableViewCell
  ) {
    self.init(rows: { _ in rows }, cell: cell)
  }

  public func numberOfSections(in tableView: TableView) -> Int { sections() }

  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows(section)
  }

  public func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    cell(tableView, indexPath)
  }

  public func tableView(
    _ tableView: TableView,
    titleForHeaderInSection section: Int
  ) -> String? { header(section) }

  public func tableView(
    _ tableView: TableView,
    titleForFooterInSection section: Int
  ) -> String? { footer(section) }

  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    headerView(tableView, section)
  }

  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    footerView(tableView, section)
  }

  public func tableView(
    _ tableView: TableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    height?(tableView, indexPath) ?? tableView.rowHeight
  }
}
