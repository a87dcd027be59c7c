import SnaplineControls
import SnaplineDesigns
import SnaplineDrawing
import SnaplineLayout
import SnaplineScene

extension TreeBuilder {
  func makeNavigationBar(_ element: Element) -> NavigationBar {
    let bar = NavigationBar()
    bar.prefersLargeTitles = element.values[BarWords.largeTitle] ?? false
    paint(bar.standardAppearance, by: element.values)
    let item = NavigationItem(title: element.content[BarWords.title]?.string ?? "")
    item.prompt = element.content[BarWords.prompt]?.string
    if let search = element.content[BarWords.search] {
      let controller = SearchController(searchResultsController: nil)
      fill(controller.searchBar, by: search.content)
      item.searchController = controller
    }
    let back = element.content[BarWords.back].map { NavigationItem(title: $0.string) }
    bar.items = (back.map { [$0] } ?? []) + [item]
    return bar
  }

  func makeTabBar(_ element: Element) -> TabBar {
    let bar = TabBar()
    paint(bar.standardAppearance, by: element.values)
    let tabs = element.content[BarWords.tabs]?.tabs ?? []
    let items = tabs.map { tab in
      let item = TabBarItem(title: tab.title, image: tab.image.flatMap(image), selectedImage: nil)
      item.badgeValue = tab.badge
      return item
    }
    bar.items = items
    let selected = element.content[BarWords.selected]?.value ?? 0
    if items.indices.contains(selected) {
      bar.selectedItem = items[selected]
    } else if let span = element.content.span(of: BarWords.selected) {
      reading.report(.noTab(selected, of: items.count), at: span)
    }
    return bar
  }

  func makeToolbar(_ element: Element) -> Toolbar {
    let bar = Toolbar()
    paint(bar.standardAppearance, by: element.values)
    return bar
  }

  private func paint(_ appearance: BarAppearance, by values: Values) {
    guard let ground = values[BarWords.ground] else { return }
    let color = palette.color(ground)
    appearance.backgroundColor = color
    if color.resolved(with: traits).alpha == 0 { appearance.shadowColor = nil }
  }

  /// Hands the views that were built for a bar to its item, in the order of the bar's keys.
  func finishNavigationBar(_ bar: NavigationBar, _ element: Element, _ views: [View]) {
    guard let item = bar.topItem else { return }
    var rest = views[...]
    let content = element.content
    item.leftBarButtonItems = buttons(content[BarWords.leading], taking: &rest)
    if content[BarWords.titleView] != nil { item.titleView = rest.popFirst() }
    item.rightBarButtonItems = buttons(content[BarWords.trailing], taking: &rest)
  }

  func finishToolbar(_ bar: Toolbar, _ element: Element, _ views: [View]) {
    var rest = views[...]
    bar.items = buttons(element.content[BarWords.buttons], taking: &rest)
  }

  private func buttons(
    _ entries: BarEntries?,
    taking views: inout ArraySlice<View>
  ) -> [BarButtonItem]? {
    entries?.entries.map { entry in
      switch entry {
      case .title(let title): BarButtonItem(title: title)
      case .spring: .flexibleSpace()
      case .element: BarButtonItem(customView: views.popFirst() ?? View())
      }
    }
  }
}

extension Message {
  fileprivate static func noTab(_ number: Int, of count: Int) -> Message {
    Message(
      "no-tab",
      "there is no tab \(number) to choose",
      remedy: count == 0 ? "write tabs under 'items'" : "tabs are counted from 0 to \(count - 1)"
    )
  }
}
