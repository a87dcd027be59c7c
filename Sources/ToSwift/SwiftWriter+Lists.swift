import Foundation
import SnaplineDesigns
import SnaplineGeometry

/// Bars, tables and collections.
extension SwiftWriter {
  private func set(_ name: String, _ member: String, _ value: String?) {
    if let value { lines.add("\(name).\(member) = \(value)") }
  }

  // MARK: Bars

  func writeNavigationBar(_ making: Making) {
    let (content, name) = (making.content, making.name)
    var children = makeParts(of: making)[...]
    lines.add("let \(name) = NavigationBar()")
    if making.values[BarWords.largeTitle] == true { set(name, "prefersLargeTitles", "true") }
    paint(making)
    let item = names.next(for: "item", else: "item")
    let title = SwiftText.string(content[BarWords.title]?.string ?? "")
    lines.add("let \(item) = NavigationItem(title: \(title))")
    set(item, "prompt", content[BarWords.prompt].map { SwiftText.string($0.string) })
    if let search = content[BarWords.search] {
      let controller = names.next(for: "search", else: "search")
      lines.add("let \(controller) = SearchController(searchResultsController: nil)")
      fillSearch("\(controller).searchBar", by: SaidValues(search.content))
      set(item, "searchController", controller)
    }
    let back = content[BarWords.back].map {
      "NavigationItem(title: \(SwiftText.string($0.string)))"
    }
    set(name, "items", SwiftText.list((back.map { [$0] } ?? []) + [item]))
    finish(making)
    set(item, "leftBarButtonItems", buttons(content[BarWords.leading], taking: &children))
    if content[BarWords.titleView] != nil { set(item, "titleView", children.popFirst()) }
    set(item, "rightBarButtonItems", buttons(content[BarWords.trailing], taking: &children))
  }

  func writeToolbar(_ making: Making) {
    var children = makeParts(of: making)[...]
    lines.add("let \(making.name) = Toolbar()")
    paint(making)
    finish(making)
    set(making.name, "items", buttons(making.content[BarWords.buttons], taking: &children))
  }

  func writeTabBar(_ making: Making) {
    let (content, name) = (making.content, making.name)
    lines.add("let \(name) = TabBar()")
    paint(making)
    let tabs = content[BarWords.tabs]?.tabs ?? []
    let items = tabs.map { tab -> String in
      let item = names.next(for: (tab.title ?? "tab") + " tab", else: "tab")
      var call = SwiftCall()
      call.add("title", tab.title.map(SwiftText.string) ?? "nil")
      call.add("image", tab.image.flatMap { image($0, of: making.values.values) } ?? "nil")
      call.add("selectedImage", "nil")
      lines.add("let \(item) = \(call.of("TabBarItem"))")
      set(item, "badgeValue", tab.badge.map(SwiftText.string))
      return item
    }
    set(name, "items", SwiftText.list(items))
    let selected = content[BarWords.selected]?.value ?? 0
    if items.indices.contains(selected) { set(name, "selectedItem", items[selected]) }
    finish(making)
  }

  private func paint(_ making: Making) {
    guard let ground = making.values[BarWords.ground] else { return }
    set(making.name, "standardAppearance.backgroundColor", color(ground))
    if case .named("clear") = ground.light.base {
      set(making.name, "standardAppearance.shadowColor", "nil")
    } else if ground.light.alpha == 0 {
      set(making.name, "standardAppearance.shadowColor", "nil")
    }
  }

  /// Makes the views that stand in a bar, whose places the bar decides on.
  private func makeParts(of making: Making) -> [String] {
    let children = making.view.children.map { child -> String in
      let name = make(child)
      passPlacement(of: child.element)
      return name
    }
    if !children.isEmpty { lines.add("") }
    return children
  }

  private func buttons(_ entries: BarEntries?, taking views: inout ArraySlice<String>) -> String? {
    entries.map { entries in
      SwiftText.list(
        entries.entries.map { entry in
          switch entry {
          case .title(let title): "BarButtonItem(title: \(SwiftText.string(title)))"
          case .spring: ".flexibleSpace()"
          case .element: "BarButtonItem(customView: \(views.popFirst() ?? "View()"))"
          }
        }
      )
    }
  }

  // MARK: Tables

  func writeTable(_ making: Making) {
    let (values, content, name) = (making.values, making.content, making.name)
    var rest = makeParts(of: making)[...]
    let style = values[TableWords.kind]?.rawValue ?? "plain"
    lines.add("let \(name) = TableView(frame: .zero, style: .\(style))")
    set(name, "rowHeight", values[TableWords.rowHeight].map { points($0.length) })
    if let separator = values[TableWords.separator] {
      set(name, "separatorStyle", separator.color == nil ? ".none" : ".singleLine")
      set(name, "separatorColor", separator.color.map(color))
    }
    set(
      name,
      "separatorInset",
      values[TableWords.separatorInsets].map { fixed($0, of: values.values) }
    )
    writeRefreshing(making)
    finish(making)
    let sections = content[TableWords.sections]?.sections ?? []
    var cells: [String] = []
    for section in sections {
      cells.append(SwiftText.list(Array(rest.prefix(section.elements.count))))
      rest = rest.dropFirst(section.elements.count)
    }
    let rows = names.next(for: name + " rows", else: "rows")
    lines.add("let \(rows): [[TableViewCell]] = \(SwiftText.list(cells))")
    for (number, section) in sections.enumerated() {
      for (row, cell) in section.elements.enumerated() {
        guard self.values(of: cell)[CellWords.selected] == true else { continue }
        set(name, "allowsMultipleSelection", "true")
        lines.add(
          "\(name).selectRow(at: IndexPath(row: \(row), section: \(number)), animated: false, scrollPosition: .none)"
        )
      }
    }
    let source = names.next(for: name + " source", else: "source")
    lines.add(
      "let \(source) = TableSource(sections: { \(rows).count }, rows: { \(rows)[$0].count },"
        + " cell: { \(rows)[$1.section][$1.row] })"
    )
    if let titles = titles(sections.map(\.header)) { set(source, "header", "{ \(titles)[$0] }") }
    if let titles = titles(sections.map(\.footer)) { set(source, "footer", "{ \(titles)[$0] }") }
    set(name, "source", source)
    if content[TableWords.header] != nil { set(name, "tableHeaderView", rest.popFirst()) }
    if content[TableWords.footer] != nil { set(name, "tableFooterView", rest.popFirst()) }
  }

  /// Titles of sections in a list; nothing where no section has one.
  private func titles(_ titles: [String?]) -> String? {
    guard titles.contains(where: { $0 != nil }) else { return nil }
    return SwiftText.list(titles.map { $0.map(SwiftText.string) ?? "nil" })
  }

  func writeCell(_ making: Making) {
    let (values, content, name) = (making.values, making.content, making.name)
    let children = making.view.children.map { ($0, make($0)) }
    let detail = content[CellWords.detail]?.string
    let kind = values[CellWords.kind]?.rawValue ?? (detail == nil ? "default" : "value1")
    lines.add("let \(name) = TableViewCell(style: .\(kind), reuseIdentifier: nil)")
    set(name, "textLabel?.text", content[CellWords.text].map { SwiftText.string($0.string) })
    set(name, "detailTextLabel?.text", detail.map(SwiftText.string))
    if let picture = content[CellWords.image]?.content {
      set(name, "imageView?.image", image(picture, of: values.values))
    }
    if case .sign(let sign)? = values[CellWords.accessory] {
      let word =
        switch sign {
        case .none: "none"
        case .disclosure: "disclosureIndicator"
        case .checkmark: "checkmark"
        case .detail: "detailButton"
        case .detailDisclosure: "detailDisclosureButton"
        }
      set(name, "accessoryType", ".\(word)")
    }
    if let height = values[CellWords.minimumHeight] {
      lines.add("\(name).noLower(than: \(points(height.length)))")
    }
    _ = (content[CellWords.nodes], values[CellWords.selected])
    finish(making)
    let accessory = values[CellWords.accessory]?.element?.number
    var inserted: Set<Int> = []
    let holder = Holder(variable: "\(name).contentView", node: making.view)
    for (child, variable) in children {
      if child.element.number == accessory {
        passPlacement(of: child.element)
        set(name, "accessoryView", variable)
      } else {
        insert(child, as: variable, into: holder, beside: &inserted)
      }
    }
  }

  // MARK: Collections

  func writeCollection(_ making: Making) {
    let (values, content, name) = (making.values, making.content, making.name)
    let sections = content[CollectionWords.sections]?.sections ?? []
    if sections.contains(where: { $0.header != nil || $0.footer != nil }) {
      refuse(
        "titles of a collection's sections can't be said with this library's helpers",
        cause: "UIKit has the code of an app make their views",
        remedy: "leave 'header' and 'footer' out, and set supplementaryView in Swift",
        at: making.element.span
      )
    }
    let items = makeParts(of: making)
    let isAcross = values[CollectionWords.axis] == .horizontal
    let layout = names.next(for: name + " layout", else: "layout")
    let columns = values[CollectionWords.columns]
    let size = values[CollectionWords.itemSize]
    let across = values[CollectionWords.spacing].map { points($0.length) } ?? "10"
    let between = values[CollectionWords.lineSpacing].map { points($0.length) } ?? "10"
    let insets = values[CollectionWords.sectionInsets]
    if let columns, !isAcross {
      writeColumns(columns.value, size.map { $0.height }, across, between, insets, as: layout)
    } else {
      lines.add("let \(layout) = CollectionViewFlowLayout()")
      set(layout, "scrollDirection", isAcross ? ".horizontal" : ".vertical")
      set(layout, "minimumInteritemSpacing", across)
      set(layout, "minimumLineSpacing", between)
      if let size {
        let (width, height) = (SwiftText.number(size.width), SwiftText.number(size.height))
        set(layout, "itemSize", "CGSize(width: \(width), height: \(height))")
      } else {
        set(layout, "estimatedItemSize", "CollectionViewFlowLayout.automaticSize")
      }
      if let insets = insets?.points(scale: scale) {
        // A layout counts from the side where reading begins.
        set(
          layout,
          "sectionInset",
          "EdgeInsets(top: \(SwiftText.number(insets.top)), left: \(SwiftText.number(insets.leading)),"
            + " bottom: \(SwiftText.number(insets.bottom)), right: \(SwiftText.number(insets.trailing)))"
        )
      }
    }
    lines.add("let \(name) = CollectionView(frame: .zero, collectionViewLayout: \(layout))")
    writeRefreshing(making)
    finish(making)
    writeItems(items, sections.map(\.elements.count), of: name)
  }

  private func writeColumns(
    _ columns: Int,
    _ height: Double?,
    _ across: String,
    _ between: String,
    _ insets: InsetsValue?,
    as layout: String
  ) {
    let dimension = height.map { ".absolute(\(SwiftText.number($0)))" } ?? ".estimated(44)"
    let size = names.next(for: "itemSize", else: "itemSize")
    let group = names.next(for: "line", else: "line")
    lines.add(
      "let \(size) = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: \(dimension))"
    )
    lines.add(
      "let \(group) = CollectionLayoutGroup.horizontal(layoutSize: \(size),"
        + " subitem: CollectionLayoutItem(layoutSize: \(size)), count: \(columns))"
    )
    lines.add("\(group).interItemSpacing = .fixed(\(across))")
    lines.open("let \(layout) = CollectionViewCompositionalLayout { _, _ in")
    lines.add("let section = CollectionLayoutSection(group: \(group))")
    lines.add("section.interGroupSpacing = \(between)")
    if let insets { lines.add("section.contentInsets = \(self.insets(insets))") }
    lines.add("return section")
    lines.close()
  }

  /// Puts each view into an item of its own, which is as large as it.
  private func writeItems(_ views: [String], _ counts: [Int], of collection: String) {
    uses.items = true
    var rest = views[...]
    let sections = counts.map { count in
      let own = rest.prefix(count)
      rest = rest.dropFirst(count)
      return SwiftText.list(own.map { "item(of: \($0))" })
    }
    let items = names.next(for: collection + " items", else: "items")
    let source = names.next(for: collection + " source", else: "source")
    lines.add("let \(items): [[CollectionViewCell]] = \(SwiftText.list(sections))")
    lines.add(
      "let \(source) = CollectionSource(sections: { \(items).count }, items: { \(items)[$0].count },"
        + " cell: { \(items)[$1.section][$1.item] })"
    )
    set(collection, "source", source)
  }
}
