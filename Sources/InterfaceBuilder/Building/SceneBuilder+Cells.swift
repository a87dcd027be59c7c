import Foundation
import SnaplineControls
import SnaplineGeometry
import SnaplineLayout

extension ViewAttributes {
  static func table(_ table: TableView, _ element: XMLElement, _ builder: SceneBuilder) {
    scroll(table, element, builder)
    table.separatorStyle =
      element.word("separatorStyle", in: AttributeWords.separatorStyles) ?? .singleLine
    if let color = builder.palette.color("separatorColor", of: element) {
      table.separatorColor = color
    }
    if let insets = element.insets(key: "separatorInset") { table.separatorInset = insets }
    if let height = element.number("rowHeight"), height > 0 { table.rowHeight = height }
    table.sectionHeaderHeight = sectionHeight("sectionHeaderHeight", of: element)
    table.sectionFooterHeight = sectionHeight("sectionFooterHeight", of: element)
  }

  /// The heights that Interface Builder writes into every table; titles are as high as they are.
  private static let usualSectionHeights: Set<Double> = [18, 22, 28]

  private static func sectionHeight(_ attribute: String, of element: XMLElement) -> CGFloat {
    guard let height = element.number(attribute), height >= 0,
      !usualSectionHeights.contains(height)
    else { return TableView.automaticDimension }
    return height
  }

  static func cell(_ cell: TableViewCell, _ element: XMLElement, _ builder: SceneBuilder) {
    cell.accessoryType = element.word("accessoryType", in: AttributeWords.accessories) ?? .none
    if let insets = element.insets(key: "separatorInset") { cell.separatorInset = insets }
    cell.indentationLevel = min(max(element.int("indentationLevel") ?? 0, 0), 100)
    cell.indentationWidth = element.number("indentationWidth") ?? 10
    if let list = element.child("listContentConfiguration") {
      cell.contentConfiguration = builder.listConfiguration(list)
    }
  }
}

extension SceneBuilder {
  /// What tells above the content that it is loaded anew: an element says it of its view, and one of a
  /// controller of the controller's.
  ///
  /// Interface Builder doesn't show it, so pictures of documents are without.
  func addRefreshControl(of element: XMLElement, to view: View) {
    guard settings.isForProgram, let scroll = view as? ScrollView,
      let said = element.child("refreshControl")
    else { return }
    scroll.refreshControl = part(said) as? RefreshControl
  }

  /// A table shows its rows by itself: prototypes once each, sections as they stand.
  func addContents(of element: XMLElement, toTable table: TableView) {
    if let view = part("tableHeaderView", of: element) { table.tableHeaderView = view }
    if let view = part("tableFooterView", of: element) { table.tableFooterView = view }
    if let view = part("backgroundView", of: element) { table.backgroundView = view }
    for subview in element.child("subviews")?.children ?? [] { add(subview, to: table) }
    let sections = sections(of: element, for: table)
    guard !sections.isEmpty else { return }
    let rows = sections.map { section in
      section.cells.compactMap { cell -> (cell: TableViewCell, height: CGFloat?)? in
        guard let made = part(cell) as? TableViewCell else { return nil }
        if table.style == .insetGrouped { tellInset(of: made, cell, in: table) }
        let height = cell.number("rowHeight").flatMap { $0 > 0 ? CGFloat($0) : nil }
        return (made, height ?? cell.recordedFrame?.height)
      }
    }
    cells += rows.joined().map(\.cell)
    if settings.isForProgram {
      table.source = source(of: sections, rows)
    } else {
      let top = element.child(key: "tableHeaderView")?.recordedFrame?.height ?? 0
      let recorded = RecordedRows(TableLayout(sections, below: top), rows: rows)
      table.sectionHeaderTopPadding = 0
      table.dataSource = recorded
      table.delegate = recorded
      tables.append(recorded)
    }
  }

  /// The view that is a property of an element, where there is one.
  private func part(_ key: String, of element: XMLElement) -> View? {
    element.child(key: key).flatMap { $0.isView ? part($0) : nil }
  }

  private func sections(of element: XMLElement, for table: TableView) -> [TableLayout.Section] {
    let said = element.child("sections")?.children(named: "tableViewSection") ?? []
    if said.isEmpty, let prototypes = element.child("prototypes") {
      guard settings.isForProgram else { return [TableLayout.Section(cells: prototypes.children)] }
      register(prototypes.children, for: table)
    }
    return said.map {
      TableLayout.Section(
        header: wording.text("headerTitle", of: $0),
        footer: wording.text("footerTitle", of: $0),
        cells: $0.child("cells")?.children ?? []
      )
    }
  }

  /// A program's table keeps its rows itself.
  private func source(
    of sections: [TableLayout.Section],
    _ rows: [[(cell: TableViewCell, height: CGFloat?)]]
  ) -> TableSource {
    let source = TableSource(
      sections: { rows.count },
      rows: { rows[$0].count },
      cell: { _, path in rows[path.section][path.row].cell }
    )
    source.height = { _, path in
      rows[path.section][path.row].height ?? TableView.automaticDimension
    }
    source.header = { sections[$0].header }
    source.footer = { sections[$0].footer }
    return source
  }

  func addContents(of element: XMLElement, toCell cell: TableViewCell) {
    if let view = part("accessoryView", of: element) { cell.accessoryView = view }
    if let view = part("backgroundView", of: element) { cell.backgroundView = view }
    if let content = element.child(key: "contentView"), content.isView {
      if !settings.isForProgram { state(contentOf: cell, element, content) }
      fill(cell.contentView, from: content)
    }
    for subview in element.child("subviews")?.children ?? [] { add(subview, to: cell) }
  }

  /// The content of a cell stands where the document says, which releases saw differently.
  private func state(contentOf cell: TableViewCell, _ element: XMLElement, _ content: XMLElement) {
    let outer = element.recordedFrame?.size ?? content.recordedFrame?.size ?? .zero
    let inner = content.recordedFrame ?? CGRect(origin: .zero, size: outer)
    var margins = CellMargins.margins(
      tools: canvas.tools,
      of: CellMargins.Place(
        width: isAlone ? outer.width : canvas.recordedSize.width,
        isAlone: isAlone,
        hasAccessory: inner.maxX < outer.width,
        preservesSuperview: element.bool("preservesSuperviewLayoutMargins") ?? false
      )
    )
    if let own = content.insets(key: "layoutMargins") {
      margins = DirectionalEdgeInsets(
        top: own.top,
        leading: own.left,
        bottom: own.bottom,
        trailing: own.right
      )
    }
    cell.statedContent = TableViewCell.StatedContent(
      insets: DirectionalEdgeInsets(
        top: inner.minY,
        leading: inner.minX,
        bottom: max(0, outer.height - inner.maxY),
        trailing: max(0, outer.width - inner.maxX)
      ),
      margins: margins
    )
  }

  /// Gives a cell in a table of inset groups the margins that it had in the document's release.
  ///
  /// They are as wide as what lies beside the cell: in 14 of 14 cells at the leading side, in 16 of 16 at
  /// the trailing one.
  private func tellInset(of cell: TableViewCell, _ element: XMLElement, in table: TableView) {
    guard !settings.isForProgram, let inset = element.recordedFrame?.minX, inset > 0 else { return }
    table.statedSectionInset = inset
    guard element.child(key: "contentView")?.insets(key: "layoutMargins") == nil,
      let stated = cell.statedContent
    else { return }
    cell.statedContent?.margins.leading = inset
    if stated.insets.trailing == 0 { cell.statedContent?.margins.trailing = inset }
  }

  /// Cells of a program's table are made as they are asked for.
  private func register(_ prototypes: [XMLElement], for table: TableView) {
    let make = prototypeMaker
    for prototype in prototypes {
      guard let name = prototype["reuseIdentifier"] else { continue }
      table.register(cellsWithIdentifier: name) {
        make(prototype) as? TableViewCell
          ?? TableViewCell(style: .default, reuseIdentifier: name)
      }
    }
  }

  /// Makes a prototype of a scene; its actions go to those who stand in the scene besides views.
  private var prototypeMaker: (XMLElement) -> View? {
    let others = others.mapValues { WeakObject($0) }
    // Nobody keeps what stands for the first responder.
    let responders = self.others.filter { $0.value is FirstResponder }
    return { [document, weak owner] prototype in
      let builder = SceneBuilder(document)
      builder.owner = owner
      builder.others = others.compactMapValues(\.object).merging(responders) { $1 }
      return builder.made(prototype)
    }
  }

  func addContents(of element: XMLElement, toCollection collection: CollectionView) {
    for subview in element.child("subviews")?.children ?? [] { add(subview, to: collection) }
    if let view = part("backgroundView", of: element) { collection.backgroundView = view }
    let parts = ["cells", "collectionReusableViews"].compactMap { element.child($0) }
    let cells = (parts + element.children.filter { $0.name == "collectionReusableView" })
      .flatMap(\.outermostViews)
    guard settings.isForProgram else { return cells.forEach { add($0, to: collection) } }
    let make = prototypeMaker
    for cell in cells {
      guard let name = cell["reuseIdentifier"] else { continue }
      let kind: String? =
        cell.name == "collectionViewCell"
        ? nil
        : cell.key == "sectionFooterView"
          ? CollectionView.elementKindSectionFooter : CollectionView.elementKindSectionHeader
      collection.register(viewsOfKind: kind, identifier: name) {
        make(cell) as? CollectionReusableView ?? CollectionViewCell()
      }
    }
  }

  func addContents(of element: XMLElement, toCollectionCell cell: CollectionViewCell) {
    for child in element.children where child.isView && child.key == "contentView" {
      fill(cell.contentView, from: child)
    }
    for subview in element.child("subviews")?.children ?? [] { add(subview, to: cell) }
  }

  func listConfiguration(_ element: XMLElement) -> ListContentConfiguration {
    var configuration: ListContentConfiguration =
      element["configurationType"] == "value" ? .valueCell() : .subtitleCell()
    configuration.text = wording.text("text", of: element)
    configuration.secondaryText = wording.text("secondaryText", of: element)
    configuration.image = pictures.image("image", of: element)
    return configuration
  }
}

/// An object that isn't kept.
struct WeakObject {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}
