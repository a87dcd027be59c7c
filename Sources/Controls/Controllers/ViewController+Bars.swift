public import SnaplineLayout

/// What a controller says to the bars around its screen.
extension ViewController {
  /// What a navigation bar shows for this screen.
  public var navigationItem: NavigationItem { attachment { NavigationItem() } }

  /// What a tab bar shows for this part of an app.
  public var tabBarItem: TabBarItem! {
    get {
      let items = attachment { BarItems() }
      // A stack of screens goes by its first one, unless it was given a tab of its own.
      if items.tab == nil, let first = (self as? NavigationController)?.viewControllers.first {
        return first.tabBarItem
      }
      return items.tabOrNew()
    }
    set {
      attachment { BarItems() }.tab = newValue
      tabBarController?.itemsChanged()
    }
  }

  /// What a navigation controller's toolbar shows for this screen.
  public var toolbarItems: [BarButtonItem]? {
    get { attachmentIfThere(BarItems.self)?.toolbar }
    set {
      attachment { BarItems() }.toolbar = newValue
      navigationController?.itemsChanged()
    }
  }

  public func setToolbarItems(_ toolbarItems: [BarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// A button that turns editing on and off.
  public var editButtonItem: BarButtonItem {
    let button = attachment { EditButton() }
    button.controller = self
    if button.isEditing != isEditing { button.isEditing = isEditing }
    return button.item
  }

  /// The nearest navigation controller around this one.
  public var navigationController: NavigationController? {
    nearestContainer(of: NavigationController.self)
  }

  /// The nearest tab bar controller around this one.
  public var tabBarController: TabBarController? { nearestContainer(of: TabBarController.self) }
}

/// The button of a screen that can be edited, whose word says what a tap does.
private final class EditButton: EditingFollower {
  let item = BarButtonItem(barButtonSystemItem: .edit)
  weak var controller: ViewController?

  init() {
    item.primaryAction = { [weak self] _ in
      guard let controller = self?.controller else { return }
      controller.setEditing(!controller.isEditing, animated: true)
    }
  }

  var isEditing = false {
    didSet {
      item.title = isEditing ? "Done" : "Edit"
      item.style = isEditing ? .done : .plain
    }
  }
}

/// Items of a controller that may be replaced.
private final class BarItems: TitleFollower {
  var tab: TabBarItem?
  var toolbar: [BarButtonItem]?
  var title: String? { didSet { tab?.title = title } }

  /// The tab that was set, or one with the controller's title.
  func tabOrNew() -> TabBarItem {
    if let tab { return tab }
    let made = TabBarItem(title: title, image: nil, selectedImage: nil)
    tab = made
    return made
  }
}
