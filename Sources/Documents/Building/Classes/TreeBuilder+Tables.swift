import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout

extension TreeBuilder {
  func makeTable(_ element: Element) -> TableView {
    let values = element.values
    let table = TableView(frame: .zero, style: (values[TableWords.kind] ?? .plain).style)
    if let height = values[TableWords.rowHeight] {
      table.rowHeight = height.length.points(scale: scale)
    }
    if let separator = values[TableWords.separator] {
      table.separatorStyle = separator.color == nil ? .none : .singleLine
      table.separatorColor = separator.color.map { palette.color($0) }
    }
    if let insets = values[TableWords.separatorInsets] {
      table.separatorInset = fixed(insets, in: table)
    }
    applyRefreshing(values, to: table)
    return table
  }

  func makeCell(_ element: Element) -> TableViewCell {
    let (content, values) = (element.content, element.values)
    let detail = content[CellWords.detail]?.string
    let kind = values[CellWords.kind] ?? (detail == nil ? .default : .value1)
    let cell = TableViewCell(style: kind.style, reuseIdentifier: nil)
    if let text = content[CellWords.text]?.string { cell.textLabel?.text = text }
    if let detail { cell.detailTextLabel?.text = detail }
    if let picture = content[CellWords.image]?.content {
      cell.imageView?.image = image(picture)
    }
    if case .sign(let sign) = values[CellWords.accessory] { cell.accessoryType = sign.type }
    if let height = values[CellWords.minimumHeight] {
      cell.designedHeight = height.length.points(scale: scale)
    }
    return cell
  }

  func addToCell(_ view: View, _ element: Element, in cell: TableViewCell) {
    cell.contentView.addSubviewForAutoLayout(view)
  }

  /// Hands a row the view that was built for its end.
  func finishCell(_ cell: TableViewCell, _ element: Element, _ views: [View]) {
    guard element.values[CellWords.accessory]?.element != nil, let view = views.last else { return }
    view.removeFromSuperview()
    cell.accessoryView = view
  }

  /// Hands the views that were built for a table to it: its rows, and what stands around them.
  func finishTable(_ table: TableView, _ element: Element, _ views: [View]) {
    var rest = views[...]
    let sections = element.content[TableWords.sections]?.sections ?? []
    var cells: [[TableViewCell]] = []
    for (number, section) in sections.enumerated() {
      let own = rest.prefix(section.elements.count).compactMap { $0 as? TableViewCell }
      rest = rest.dropFirst(section.elements.count)
      cells.append(own)
      for (row, cell) in section.elements.enumerated() where cell.values[CellWords.selected] == true
      {
        table.allowsMultipleSelection = true
        table.selectRow(
          at: IndexPath(row: row, section: number),
          animated: false,
          scrollPosition: .none
        )
      }
    }
    let source = TableSource(sections: { cells.count }, rows: { cells[$0].count }) { _, path in
      cells[path.section][path.row]
    }
    source.header = { sections[$0].header }
    source.footer = { sections[$0].footer }
    table.source = source
    if element.content[TableWords.header] != nil { table.tableHeaderView = rest.popFirst() }
    if element.content[TableWords.footer] != nil { table.tableFooterView = rest.popFirst() }
  }
}

extension TableKindWord {
  fileprivate var style: TableView.Style {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}

extension CellKindWord {
  fileprivate var style: TableViewCell.CellStyle {
    switch self {
    case .default: .default
    case .value1: .value1
    case .value2: .value2
    case .subtitle: .subtitle
    }
  }
}

extension AccessoryWord {
  fileprivate var type: TableViewCell.AccessoryType {
    switch self {
    case .none: .none
    case .disclosure: .disclosureIndicator
    case .checkmark: .checkmark
    case .detail: .detailButton
    case .detailDisclosure: .detailDisclosureButton
    }
  }
}
