import Snapline
import SnaplineTesting
import Testing

/// Screens with bars, as pictures that people looked at.
@Suite struct `A screen with bars` {
  private final class Inbox: ViewController {
    let card = View(backgroundColor: .secondarySystemBackground)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      card.layer.cornerRadius = 12
      view.addSubviewForAutoLayout(card)
      let margins = view.layoutMarginsGuide
      LayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: margins.topAnchor, constant: 12),
        card.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -12),
        card.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        card.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
    }
  }

  /// An app at its first screen, or at one that was pushed there.
  private static func app(isPushed: Bool = false) -> TabBarController {
    let inbox = Inbox()
    inbox.title = "Inbox"
    inbox.navigationItem.rightBarButtonItem = BarButtonItem(barButtonSystemItem: .compose)
    inbox.navigationItem.leftBarButtonItem = BarButtonItem(title: "Edit")
    inbox.tabBarItem = TabBarItem(title: "Mail", image: Image(systemName: "envelope.fill"), tag: 0)
    inbox.tabBarItem.badgeValue = "3"
    let navigation = NavigationController(rootViewController: inbox)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.navigationBar.scrollEdgeAppearance = NavigationBarAppearance()
    navigation.toolbar.scrollEdgeAppearance = ToolbarAppearance()
    if isPushed {
      let message = Inbox()
      message.title = "Lunch on Friday"
      message.navigationItem.largeTitleDisplayMode = .never
      message.navigationItem.rightBarButtonItem = BarButtonItem(title: "Done", style: .done)
      message.toolbarItems = [
        BarButtonItem(barButtonSystemItem: .trash), .flexibleSpace(), BarButtonItem(title: "Flag"),
        .flexibleSpace(), BarButtonItem(barButtonSystemItem: .reply),
      ]
      message.hidesBottomBarWhenPushed = true
      navigation.isToolbarHidden = false
      navigation.pushViewController(message, animated: false)
    }
    let search = ViewController()
    search.tabBarItem = TabBarItem(tabBarSystemItem: .search, tag: 1)
    let tabs = TabBarController()
    tabs.tabBar.scrollEdgeAppearance = TabBarAppearance()
    tabs.viewControllers = [navigation, search]
    return tabs
  }

  @Test(arguments: ["light", "dark", "leftward"])
  func `is as it was accepted on a phone`(look: String) {
    assertSnapshot(
      of: Self.app(),
      as: .image(on: "iPhone 16", traits: .named(look)),
      named: look + "-first"
    )
    assertSnapshot(
      of: Self.app(isPushed: true),
      as: .image(on: "iPhone 16", traits: .named(look)),
      named: look + "-pushed"
    )
  }

  @Test func `is as it was accepted where there is another room`() {
    let dark = Traits.named("dark")
    let leftward = Traits.named("leftward")
    assertSnapshots(
      of: Self.app(),
      as: [
        "lying": .image(on: "iPhone SE", .landscape),
        "tablet": .image(on: "iPad mini 4", .landscape, traits: leftward),
        "tablet-dark": .image(on: "iPad mini 4", traits: dark),
      ]
    )
  }

  /// A list under a search, with switches at the ends of its rows.
  private static func searched() -> NavigationController {
    let list = TableViewController(style: .insetGrouped)
    list.title = "Settings"
    let names = ["Wi-Fi", "Bluetooth", "Mobile data", "Roaming"]
    let source = TableSource(rows: names.count) { _, path in
      let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = names[path.row]
      cell.detailTextLabel?.text = path.row.isMultiple(of: 2) ? "On" : "Off"
      let end = Switch()
      end.isOn = path.row.isMultiple(of: 2)
      cell.accessoryView = end
      return cell
    }
    source.header = { _ in "Networks" }
    source.footer = { _ in "Roaming may cost more than you think." }
    list.tableView.source = source
    list.navigationItem.searchController = SearchController(searchResultsController: nil)
    list.navigationItem.searchController?.searchBar.placeholder = "Search"
    let navigation = NavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  @Test(arguments: ["light", "dark", "leftward"])
  func `is as it was accepted with a search`(look: String) {
    assertSnapshots(
      of: Self.searched(),
      as: [
        look + "-phone": .image(on: "iPhone 16", traits: .named(look)),
        look + "-tablet": .image(on: "iPad mini 4", traits: .named(look)),
      ]
    )
  }

  @Test func `is drawn in a window of its own, and leaves it afterwards`() throws {
    let controller = Inbox()
    let scene = try controller.convertedToScene(size: CGSize(width: 200, height: 300))
    #expect(scene.size == CGSize(width: 200, height: 300))
    #expect(controller.view.window == nil && controller.parent == nil)
    controller.preferredContentSize = CGSize(width: 120, height: 90)
    let sized = ViewController()
    sized.preferredContentSize = CGSize(width: 120, height: 90)
    #expect(try sized.rendered(scale: 3).scene.size == CGSize(width: 120, height: 90))
    let tabs = Self.app()
    let screen = try #require(tabs.children.first?.children.first)
    _ = try screen.convertedToScene(size: CGSize(width: 200, height: 300))
    #expect(screen.parent === tabs.children.first)
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = tabs
    #expect(try tabs.rendered().scene.size == window.bounds.size)
    #expect(window.rootViewController === tabs)
  }
}

extension Traits {
  fileprivate static func named(_ look: String) -> Traits {
    var traits = Traits.unspecified
    if look == "dark" { traits.userInterfaceStyle = .dark }
    if look == "leftward" { traits.layoutDirection = .rightToLeft }
    return traits
  }
}
