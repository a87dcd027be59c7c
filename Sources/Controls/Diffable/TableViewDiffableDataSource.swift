public import Foundation
import SnaplineDiagnostics
import SnaplineLayout

/// The rows of a table by identifiers of an app's own: UIKit's `UITableViewDiffableDataSource`.
open class TableViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, TableViewDataSource {
  public typealias CellProvider = (TableView, IndexPath, ItemIdentifierType) -> TableViewCell?

  open var defaultRowAnimation = TableView.RowAnimation.automatic
  private weak var tableView: TableView?
  private let cellProvider: CellProvider

  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  override func show(since old: DiffedContent<SectionIdentifierType, ItemIdentifierType>?) {
    tableView?.show(content, since: old)
  }

  // MARK: What the table asks

  open func numberOfSections(in tableView: TableView) -> Int { content.sectionCount }

  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    content.count(inSection: section)
  }

  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    if let item = content.item(at: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    {
      return cell
    }
    tableView.report(.noCell(at: indexPath))
    return TableViewCell(style: .default, reuseIdentifier: nil)
  }

  open func tableView(
    _ tableView: TableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }

  open func tableView(
    _ tableView: TableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }

  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
}
