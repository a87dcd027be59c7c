import Foundation
import SnaplineControls
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `A screen of an app` {
  @Test func `has the frames of a fresh one after any changes`() throws {
    for first in Seed.many(20) {
      var seed = first
      var state = ScreenState(&seed)
      let app = try App(state)
      for step in 0..<6 {
        state.change(&seed)
        app.show(state)
        app.window.layoutIfNeeded()
        let fresh = try App(state)
        fresh.window.layoutIfNeeded()
        let (frames, expected) = (app.frames, fresh.frames)
        for (frame, other) in zip(frames, expected) where frame != other {
          Issue.record("\(first), step \(step): \(frame), not \(other), of \(state)")
          break
        }
        #expect(frames.count == expected.count, "\(first), step \(step): \(state)")
        #expect(app.window.layoutConflicts.isEmpty, "\(first), step \(step)")
      }
    }
  }
}

/// What an app shows, and on what.
private struct ScreenState {
  var device = "iPhone 16"
  var isLying = false
  var isLeftward = false
  var textSize = ContentSizeCategory.large
  var isKeyboardShown = false
  var prefersLargeTitles = false
  var hidesBar = false
  var hidesToolbar = true
  var hidesTabs = false
  var isPushed = false
  var selected = 0
  var title = "Inbox"
  var prompt: String?
  var badge: String?
  var buttons = 1
  var rows = 3

  init(_ seed: inout Seed) { for _ in 0..<12 { change(&seed) } }

  mutating func change(_ seed: inout Seed) {
    switch Int.random(in: 0..<15, using: &seed) {
    case 0:
      device = ["iPhone SE", "iPhone 16", "iPad mini 4"].randomElement(using: &seed) ?? device
    case 1: isLying.toggle()
    case 2: isLeftward.toggle()
    case 3: textSize = textSize == .large ? .accessibilityLarge : .large
    case 4: isKeyboardShown.toggle()
    case 5: prefersLargeTitles.toggle()
    case 6: hidesBar.toggle()
    case 7: hidesToolbar.toggle()
    case 8: hidesTabs.toggle()
    case 9: isPushed.toggle()
    case 10: selected = 1 - selected
    case 11:
      title =
        ["Inbox", "A title that is much too long for any bar", ""].randomElement(using: &seed) ?? ""
    case 12: prompt = prompt == nil ? "Three are new" : nil
    case 13: badge = badge == nil ? "12" : nil
    default:
      buttons = Int.random(in: 0...3, using: &seed)
      rows = Int.random(in: 0...60, using: &seed)
    }
  }
}

/// Two tabs, one of which pushes.
private final class App {
  let window: Window
  private let tabs = TabBarController()
  private let navigation: NavigationController
  private let list = TableViewController(style: .plain)
  private let detail = ViewController()
  private let other = ViewController()
  private let source: TableSource
  private var rows = 0

  init(_ state: ScreenState) throws {
    let device = try #require(Device.named(state.device))
    window = Window(device: device, orientation: state.isLying ? .landscape : .portrait)
    navigation = NavigationController(rootViewController: list)
    source = TableSource(rows: { _ in 0 }) { _, path in
      let cell = TableViewCell()
      cell.textLabel?.text = "Row \(path.row)"
      return cell
    }
    source.rows = { [unowned self] _ in rows }
    list.tableView.source = source
    let marker = View()
    marker.translatesAutoresizingMaskIntoConstraints = false
    let screen: View = detail.view
    screen.addSubview(marker)
    let safeArea = screen.safeAreaLayoutGuide
    LayoutConstraint.activate([
      marker.topAnchor.constraint(equalTo: safeArea.topAnchor),
      marker.leadingAnchor.constraint(equalTo: screen.layoutMarginsGuide.leadingAnchor),
      marker.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      marker.bottomAnchor.constraint(equalTo: screen.keyboardLayoutGuide.topAnchor),
    ])
    detail.toolbarItems = [
      BarButtonItem(title: "One"), .flexibleSpace(), BarButtonItem(title: "Two"),
    ]
    list.toolbarItems = [BarButtonItem(barButtonSystemItem: .add)]
    navigation.tabBarItem = TabBarItem(title: "Mail", image: Image(systemName: "envelope"), tag: 0)
    other.tabBarItem = TabBarItem(tabBarSystemItem: .search, tag: 1)
    tabs.viewControllers = [navigation, other]
    window.rootViewController = tabs
    show(state)
  }

  func show(_ state: ScreenState) {
    if let device = Device.named(state.device) {
      window.device = HeldDevice(device, state.isLying ? .landscape : .portrait)
    }
    window.environment.traits.layoutDirection = state.isLeftward ? .rightToLeft : .leftToRight
    window.environment.traits.preferredContentSizeCategory = state.textSize
    if state.isKeyboardShown { window.showKeyboard() } else { window.hideKeyboard() }
    list.title = state.title
    list.navigationItem.prompt = state.prompt
    list.navigationItem.rightBarButtonItems = (0..<state.buttons).map {
      BarButtonItem(title: "Button \($0)")
    }
    navigation.navigationBar.prefersLargeTitles = state.prefersLargeTitles
    navigation.isNavigationBarHidden = state.hidesBar
    navigation.isToolbarHidden = state.hidesToolbar
    tabs.isTabBarHidden = state.hidesTabs
    navigation.tabBarItem.badgeValue = state.badge
    tabs.selectedIndex = state.selected
    let wanted = state.isPushed ? [list, detail] : [list]
    if navigation.viewControllers.count != wanted.count {
      navigation.setViewControllers(wanted, animated: false)
    }
    if rows != state.rows {
      rows = state.rows
      list.tableView.reloadData()
    }
  }

  /// The frames of all that shows, in the order of what is shown.
  var frames: [String] { frames(below: window) }

  private func frames(below view: View) -> [String] {
    let views: [View] = (view as? TableView)?.visibleCells ?? view.subviews
    // How much there is below depends on which rows were ever seen, as on a phone.
    let own = (view as? ScrollView).map { [describe($0.contentOffset.x, $0.contentOffset.y)] }
    return (own ?? [])
      + views.filter { !$0.isHidden }.flatMap { child in
        let frame = child.frame
        let numbers = describe(frame.minX, frame.minY, frame.width, frame.height)
        return ["\(type(of: child)) \(numbers)"] + frames(below: child)
      }
  }

  private func describe(_ numbers: CGFloat...) -> String {
    // Adding nothing makes one zero of both.
    "\(numbers.map { ($0 * 100).rounded() / 100 + 0 })"
  }
}
