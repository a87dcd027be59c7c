import Foundation
import SnaplineControls
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

/// A screen that writes down what it is told.
private final class Told: ViewController {
  var name = ""
  var journal = Journal()
  var safeTopWhenAppearing: CGFloat?

  final class Journal { var lines: [String] = [] }

  convenience init(_ name: String, _ journal: Journal) {
    self.init()
    (self.name, self.journal, title) = (name, journal, name)
  }

  private func note(_ line: String) { journal.lines.append("\(name) \(line)") }

  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) {
    safeTopWhenAppearing = view.safeAreaInsets.top
    note("isAppearing")
  }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) {
    note(isMovingFromParent ? "willDisappear for good" : "willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func willMove(toParent parent: ViewController?) {
    note(parent == nil ? "willLeave" : "willMove")
  }
  override func didMove(toParent parent: ViewController?) {
    note(parent == nil ? "didLeave" : "didMove")
  }
}

@Suite struct `A navigation controller` {
  private let journal = Told.Journal()

  private func window(
    _ root: ViewController,
    on device: String = "iPhone 16",
    _ orientation: Device.Orientation = .portrait
  ) throws -> Window {
    let window = try #require(Window(device: device, orientation: orientation))
    window.rootViewController = root
    window.layoutIfNeeded()
    return window
  }

  private func told(_ step: () -> Void) -> [String] {
    journal.lines = []
    step()
    return journal.lines
  }

  /// What bars leave of a screen, by the table of devices and bars.
  @Test(arguments: [
    ("iPhone 16", false, false, false, 103, 34), ("iPhone 16", true, false, false, 155, 34),
    ("iPhone 16", false, true, false, 103, 83), ("iPhone 16", false, false, true, 103, 78),
    ("iPhone SE", false, false, false, 64, 0), ("iPhone SE", false, true, false, 64, 49),
    ("iPhone SE", false, false, true, 64, 44), ("iPhone 11", false, false, false, 92, 34),
    ("iPad Pro 11", false, false, false, 74, 20), ("iPad Pro 11", true, true, false, 126, 70),
  ])
  func `gives its screen the safe area that bars leave`(
    device: String,
    isLarge: Bool,
    hasTabs: Bool,
    hasTools: Bool,
    top: CGFloat,
    bottom: CGFloat
  ) throws {
    let screen = ViewController()
    let navigation = NavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = isLarge
    navigation.isToolbarHidden = !hasTools
    let tabs = TabBarController()
    tabs.viewControllers = [navigation]
    let window = try window(hasTabs ? tabs : navigation, on: device)
    #expect(screen.view.safeAreaInsets == EdgeInsets(top: top, bottom: bottom))
    #expect(screen.view.convert(screen.view.bounds, to: window) == window.bounds)
  }

  @Test func `has a low bar on a phone that lies, and no large title`() throws {
    let screen = ViewController()
    let navigation = NavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    let window = try window(navigation, on: "iPhone 16", .landscape)
    #expect(screen.view.safeAreaInsets == EdgeInsets(top: 32, left: 59, bottom: 21, right: 59))
    window.orientation = .portrait
    #expect(screen.view.safeAreaInsets == EdgeInsets(top: 155, bottom: 34))
  }

  @Test func `keeps out of the bars' way what doesn't want to lie under them`() throws {
    let screen = ViewController()
    screen.edgesForExtendedLayout = []
    let navigation = NavigationController(rootViewController: screen)
    navigation.isToolbarHidden = false
    let window = try window(navigation)
    #expect(screen.view.frame == CGRect(x: 0, y: 103, width: 393, height: 852 - 103 - 78))
    #expect(screen.view.safeAreaInsets == .zero)
    screen.edgesForExtendedLayout = .all
    window.layoutIfNeeded()
    #expect(screen.view.safeAreaInsets == EdgeInsets(top: 103, bottom: 78))
  }

  @Test func `tells screens of pushing and popping in UIKit's order`() throws {
    let (first, second) = (Told("first", journal), Told("second", journal))
    let navigation = NavigationController(rootViewController: first)
    expectEqual(journal.lines, ["first willMove", "first didMove"])
    let window = try window(navigation)
    #expect(first.safeTopWhenAppearing == 103)
    let pushed = told {
      navigation.pushViewController(second, animated: false)
      window.layoutIfNeeded()
    }
    #expect(
      pushed == [
        "second willMove", "first willDisappear", "second didLoad", "second willAppear",
        "first didDisappear", "second didMove", "second isAppearing", "second didAppear",
      ]
    )
    #expect(second.safeTopWhenAppearing == 103)
    #expect(navigation.navigationBar.topItem === second.navigationItem)
    #expect(navigation.navigationBar.backItem === first.navigationItem)
    let popped = told {
      #expect(navigation.popViewController(animated: false) === second)
      window.layoutIfNeeded()
    }
    #expect(
      popped == [
        "second willLeave", "second willDisappear for good", "first willAppear",
        "second didDisappear",
        "second didLeave", "first isAppearing", "first didAppear",
      ]
    )
    #expect(second.parent == nil && second.view.superview == nil)
    #expect(navigation.popViewController(animated: false) == nil)
  }

  @Test func `has a button that turns editing on and off`() {
    let screen = ViewController()
    let button = screen.editButtonItem
    #expect(button === screen.editButtonItem && button.title == "Edit")
    button.fire()
    #expect(screen.isEditing && button.title == "Done")
    screen.isEditing = false
    #expect(button.title == "Edit")
  }

  @Test func `shows the last of any stack that it is given`() throws {
    let screens = (0..<5).map { _ in ViewController() }
    let navigation = NavigationController(rootViewController: screens[0])
    let window = try window(navigation)
    navigation.viewControllers = screens
    expectEqual(
      navigation.popToViewController(screens[2], animated: false),
      [screens[3], screens[4]]
    )
    navigation.viewControllers = [screens[2], screens[1], screens[2], navigation]
    expectEqual(navigation.viewControllers, [screens[2], screens[1]])
    window.layoutIfNeeded()
    #expect(screens[1].view.superview === navigation.view)
    #expect(screens[2].viewIfLoaded?.superview == nil)
    navigation.pushViewController(screens[4], animated: true)
    navigation.pushViewController(screens[4], animated: true)
    expectEqual(navigation.popToRootViewController(animated: true), [screens[1], screens[4]])
    #expect(navigation.visibleViewController === screens[2])
    navigation.viewControllers = []
    window.layoutIfNeeded()
    #expect(navigation.topViewController == nil && navigation.navigationBar.isHidden)
  }

  @Test func `gives the room back that a hidden bar had`() throws {
    let screen = ViewController()
    let navigation = NavigationController(rootViewController: screen)
    let window = try window(navigation)
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(screen.view.safeAreaInsets.top == 59)
    navigation.setNavigationBarHidden(false, animated: true)
    window.layoutIfNeeded()
    #expect(screen.view.safeAreaInsets.top == 103)
  }

  @Test func `has no tab bar below a screen that hides it`() throws {
    let (first, second) = (ViewController(), ViewController())
    let navigation = NavigationController(rootViewController: first)
    let tabs = TabBarController()
    tabs.viewControllers = [navigation]
    let window = try window(tabs)
    second.hidesBottomBarWhenPushed = true
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden && second.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden && first.view.safeAreaInsets.bottom == 83)
  }

  @Test func `keeps nothing alive`() throws {
    weak var screen: ViewController?
    weak var navigation: NavigationController?
    weak var tabs: TabBarController?
    weak var item: NavigationItem?
    weak var button: BarButtonItem?
    do {
      let made = ViewController()
      made.title = "Title"
      made.navigationItem.rightBarButtonItem = BarButtonItem(title: "Edit") { [weak made] _ in
        made?.title = "Editing"
      }
      made.toolbarItems = [.flexibleSpace(), BarButtonItem(barButtonSystemItem: .add)]
      let stack = NavigationController(rootViewController: made)
      let bar = TabBarController()
      bar.viewControllers = [stack]
      _ = try window(bar)
      made.navigationItem.rightBarButtonItem?.fire()
      #expect(made.title == "Editing")
      (screen, navigation, tabs) = (made, stack, bar)
      (item, button) = (made.navigationItem, made.navigationItem.rightBarButtonItem)
    }
    #expect(screen == nil && navigation == nil && tabs == nil && item == nil && button == nil)
  }
}

@Suite struct `A tab bar controller` {
  private func tabs(_ count: Int) throws -> (TabBarController, Window) {
    let tabs = TabBarController()
    tabs.viewControllers = (0..<count).map { number in
      let screen = ViewController()
      screen.title = "Part \(number)"
      return screen
    }
    let window = try #require(Window(device: "iPhone 16"))
    window.rootViewController = tabs
    window.layoutIfNeeded()
    return (tabs, window)
  }

  @Test func `shows the chosen one and loads no other`() throws {
    let (tabs, window) = try tabs(3)
    expectEqual(tabs.children.map(\.isViewLoaded), [true, false, false])
    tabs.selectedIndex = 2
    window.layoutIfNeeded()
    expectEqual(tabs.children.map { $0.viewIfLoaded?.window != nil }, [false, false, true])
    #expect(tabs.tabBar.selectedItem?.title == "Part 2")
    tabs.selectedIndex = 7
    tabs.selectedViewController = ViewController()
    #expect(tabs.selectedIndex == 2)
  }

  @Test func `keeps its choice where the screen stays among the parts`() throws {
    let (tabs, window) = try tabs(3)
    let screens = tabs.children
    tabs.selectedIndex = 1
    tabs.viewControllers = [screens[2], screens[1]]
    window.layoutIfNeeded()
    #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === screens[1])
    tabs.viewControllers = [screens[2]]
    window.layoutIfNeeded()
    #expect(tabs.selectedViewController === screens[2] && screens[2].view.window === window)
    #expect(screens[1].view.window == nil && screens[1].parent == nil)
    tabs.viewControllers = nil
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden)
  }

  @Test func `has one place for all that a phone's bar has no room for`() throws {
    let (tabs, window) = try tabs(7)
    expectEqual(tabs.tabBar.items?.map(\.title), ["Part 0", "Part 1", "Part 2", "Part 3", "More"])
    tabs.selectedIndex = 5
    window.layoutIfNeeded()
    #expect(tabs.tabBar.selectedItem?.title == "More")
    #expect(tabs.children[5].view.window === window)
    window.device = HeldDevice(try #require(Device.named("iPad Pro 11")))
    #expect(tabs.tabBar.items?.count == 7)
  }
}

@Suite struct `Bars over content that scrolls` {
  private let table = TableViewController(style: .plain)
  private let source = TableSource(rows: 100) { _, _ in TableViewCell() }

  private func app() throws -> (NavigationController, TabBarController, Window) {
    let navigation = NavigationController(rootViewController: table)
    navigation.navigationBar.prefersLargeTitles = true
    let tabs = TabBarController()
    tabs.viewControllers = [navigation]
    table.tableView.source = source
    let window = try #require(Window(device: "iPhone 16"))
    window.rootViewController = tabs
    window.layoutIfNeeded()
    return (navigation, tabs, window)
  }

  @Test func `lie over its edges, and shrink a large title as it moves`() throws {
    let (navigation, tabs, window) = try app()
    let scroll: TableView = table.tableView
    #expect(scroll.contentOffset.y == -155)
    #expect(scroll.adjustedContentInset == EdgeInsets(top: 155, bottom: 83))
    #expect(navigation.navigationBar.isAtScrollEdge && !tabs.tabBar.isAtScrollEdge)
    for (moved, height) in [(20, 76), (52, 44), (300, 44), (10, 86), (0, 96)]
      as [(CGFloat, CGFloat)]
    {
      scroll.contentOffset.y = moved - 155
      window.layoutIfNeeded()
      #expect(navigation.navigationBar.frame.height == height, "\(moved)")
      #expect(scroll.contentOffset.y == moved - 155, "\(moved)")
      #expect(navigation.navigationBar.isAtScrollEdge == (moved <= 52), "\(moved)")
    }
    scroll.contentOffset.y = scroll.contentSize.height + 83 - 852
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isAtScrollEdge)
  }

  @Test func `stay as they are under a controller without a table`() throws {
    let (navigation, _, window) = try app()
    let plain = ViewController()
    navigation.pushViewController(plain, animated: false)
    window.layoutIfNeeded()
    #expect(plain.view.safeAreaInsets.top == 155 && navigation.navigationBar.isAtScrollEdge)
  }
}
