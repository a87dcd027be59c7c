import Foundation
import SnaplineControls
import SnaplineGeometry
import SnaplineLayout
import SnaplineText

extension ViewAttributes {
  static func stack(_ stack: StackView, _ element: XMLElement, _ builder: SceneBuilder) {
    stack.axis = element.word("axis", in: AttributeWords.axes) ?? .horizontal
    stack.distribution = element.word("distribution", in: AttributeWords.distributions) ?? .fill
    stack.alignment = element.word("alignment", in: AttributeWords.alignments) ?? .fill
    stack.spacing =
      element["spacingType"] == "standard"
      ? StackView.spacingUseSystem : element.number("spacing") ?? 0
    stack.isBaselineRelativeArrangement = element.bool("baselineRelativeArrangement") ?? false
    // A stack that says margins arranges inside of them; others don't mind theirs.
    stack.isLayoutMarginsRelativeArrangement =
      element.child("edgeInsets", key: "layoutMargins") != nil
      || element.child("directionalEdgeInsets", key: "directionalLayoutMargins") != nil
  }

  static func scroll(_ view: ScrollView, _ element: XMLElement, _ builder: SceneBuilder) {
    view.isScrollEnabled = element.bool("scrollEnabled") ?? true
    view.isPagingEnabled = element.bool("pagingEnabled") ?? false
    view.alwaysBounceVertical = element.bool("alwaysBounceVertical") ?? false
    view.alwaysBounceHorizontal = element.bool("alwaysBounceHorizontal") ?? false
    view.bounces = element.bool("bounces") ?? true
    view.showsVerticalScrollIndicator = element.bool("showsVerticalScrollIndicator") ?? true
    view.showsHorizontalScrollIndicator = element.bool("showsHorizontalScrollIndicator") ?? true
    if let insets = element.insets(key: "contentInset") { view.contentInset = insets }
    view.contentInsetAdjustmentBehavior =
      element.word("contentInsetAdjustmentBehavior", in: AttributeWords.insetAdjustments)
      ?? .automatic
    // Its frames are recorded with the content's start in view.
    builder.scrolling.append(view)
  }

  static func navigationBar(_ bar: NavigationBar, _ element: XMLElement, _ builder: SceneBuilder) {
    bar.prefersLargeTitles = element.bool("largeTitles") ?? false
    builder.tellStyle(bar, element)
    bar.isTranslucent = element.bool("translucent") ?? true
    if let color = builder.palette.color("barTintColor", of: element) { bar.barTintColor = color }
    bar.titleTextAttributes = builder.barText("titleTextAttributes", of: element)
    bar.largeTitleTextAttributes = builder.barText("largeTitleTextAttributes", of: element)
    func appearance(_ key: String) -> NavigationBarAppearance? {
      element.child(key: key).map { said in
        let made = NavigationBarAppearance()
        builder.tell(made, said)
        made.titleTextAttributes = builder.barText("titleTextAttributes", of: said) ?? [:]
        made.largeTitleTextAttributes = builder.barText("largeTitleTextAttributes", of: said) ?? [:]
        return made
      }
    }
    if let made = appearance("standardAppearance") { bar.standardAppearance = made }
    if let made = appearance("compactAppearance") { bar.compactAppearance = made }
    if let made = appearance("scrollEdgeAppearance") { bar.scrollEdgeAppearance = made }
    let items = element.child("items")?.children(named: "navigationItem") ?? []
    if !items.isEmpty { bar.items = items.map { builder.navigationItem($0) } }
  }

  static func toolbar(_ bar: Toolbar, _ element: XMLElement, _ builder: SceneBuilder) {
    builder.tellStyle(bar, element)
    bar.isTranslucent = element.bool("translucent") ?? true
    if let color = builder.palette.color("barTintColor", of: element) { bar.barTintColor = color }
    if let said = element.child(key: "standardAppearance") {
      builder.tell(bar.standardAppearance, said)
    }
    let items = element.child("items")?.children(named: "barButtonItem") ?? []
    if !items.isEmpty { bar.items = items.map { builder.barButtonItem($0) } }
  }

  static func tabBar(_ bar: TabBar, _ element: XMLElement, _ builder: SceneBuilder) {
    builder.tellStyle(bar, element)
    bar.isTranslucent = element.bool("translucent") ?? true
    if let color = builder.palette.color("barTintColor", of: element) { bar.barTintColor = color }
    bar.unselectedItemTintColor = builder.palette.color("unselectedItemTintColor", of: element)
    if let said = element.child(key: "standardAppearance") {
      builder.tell(bar.standardAppearance, said)
    }
    let items = element.child("items")?.children(named: "tabBarItem") ?? []
    if !items.isEmpty { bar.items = items.map { builder.tabBarItem($0) } }
  }
}

extension SceneBuilder {
  /// The looks of a bar's words.
  fileprivate func barText(_ key: String, of element: XMLElement) -> [NSAttributedString.Key: Any]?
  {
    guard let said = element.child("textAttributes", key: key) else { return nil }
    var looks: [NSAttributedString.Key: Any] = [:]
    if let font = typefaces.font(of: said) { looks[.font] = font }
    if let color = palette.color("textColor", of: said) { looks[.foregroundColor] = color }
    return looks
  }

  fileprivate func tell(_ appearance: BarAppearance, _ element: XMLElement) {
    if element.child("color", key: "backgroundColor") != nil {
      appearance.backgroundColor = palette.color("backgroundColor", of: element)
    }
    if element.child(key: "shadowColor") != nil {
      appearance.shadowColor = palette.color("shadowColor", of: element)
    }
  }

  /// Black bars are those of a dark screen.
  func tellStyle(_ bar: View, _ element: XMLElement) {
    guard let style = element.word("barStyle", in: AttributeWords.barStyles) else { return }
    bar.overrideUserInterfaceStyle = style
  }

  /// What a bar of a controller says of its looks alone.
  func tellLooks(_ bar: View, _ element: XMLElement) {
    if let tint = palette.color("tintColor", of: element) { bar.tintColor = tint }
    if element.child("color", key: "backgroundColor") != nil {
      bar.backgroundColor = palette.color("backgroundColor", of: element)
    }
  }

  func navigationItem(_ element: XMLElement) -> NavigationItem {
    let item = NavigationItem()
    tell(item, element)
    return item
  }

  func tell(_ item: NavigationItem, _ element: XMLElement) {
    note(item, element)
    item.title = wording.text("title", of: element) ?? item.title
    item.prompt = wording.text("prompt", of: element)
    item.backButtonTitle = wording.text("backButtonTitle", of: element)
    if let back = element.child("barButtonItem", key: "backBarButtonItem") {
      item.backBarButtonItem = barButtonItem(back)
    }
    item.hidesBackButton = element.bool("hidesBackButton") ?? false
    item.leftItemsSupplementBackButton = element.bool("leftItemsSupplementBackButton") ?? false
    item.largeTitleDisplayMode =
      element.word("largeTitleDisplayMode", in: AttributeWords.largeTitleModes) ?? .automatic
    if let view = element.child(key: "titleView"), view.isView { item.titleView = part(view) }
    if let own = element.child("barButtonItem", key: "leftBarButtonItem") {
      item.leftBarButtonItems = [barButtonItem(own)]
    }
    if let own = element.child("barButtonItem", key: "rightBarButtonItem") {
      item.rightBarButtonItems = [barButtonItem(own)]
    }
    if let list = element.child(key: "leftBarButtonItems") {
      item.leftBarButtonItems = list.children(named: "barButtonItem").map(barButtonItem)
    }
    if let list = element.child(key: "rightBarButtonItems") {
      item.rightBarButtonItems = list.children(named: "barButtonItem").map(barButtonItem)
    }
  }

  /// Remembers what stands for an element that is no view.
  private func note(_ object: AnyObject, _ element: XMLElement) {
    if settings.isForProgram, let id = element.id { others[id] = object }
    noteConnections(of: object, element)
  }

  func barButtonItem(_ element: XMLElement) -> BarButtonItem {
    let made: BarButtonItem
    if let item = element.word("systemItem", in: AttributeWords.systemItems) {
      made = BarButtonItem(barButtonSystemItem: item)
    } else if let custom = element.child(key: "customView"), custom.isView {
      made = BarButtonItem(customView: part(custom))
    } else if let image = pictures.image("image", of: element) {
      made = BarButtonItem(image: image)
    } else {
      made = BarButtonItem(title: wording.text("title", of: element))
    }
    note(made, element)
    made.width = element.number("width") ?? 0
    made.isEnabled = element.bool("enabled") ?? true
    if let style = element.word("style", in: AttributeWords.barItemStyles) { made.style = style }
    made.tintColor = palette.color("tintColor", of: element)
    made.tag = element.int("tag") ?? 0
    if let insets = element.insets(key: "imageInsets") { made.imageInsets = insets }
    return made
  }

  func tabBarItem(_ element: XMLElement) -> TabBarItem {
    if let item = element.word("systemItem", in: AttributeWords.tabItems) {
      return TabBarItem(tabBarSystemItem: item, tag: 0)
    }
    let made = TabBarItem(
      title: wording.text("title", of: element),
      image: pictures.image("image", of: element),
      selectedImage: pictures.image("selectedImage", of: element)
    )
    made.badgeValue = element["badgeValue"]
    return made
  }
}
