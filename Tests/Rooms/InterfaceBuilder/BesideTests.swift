import Foundation
import SnaplineControls
import SnaplineGeometry
import SnaplineInterfaceBuilder
import SnaplineLayout
import TestSupport
import Testing

/// A screen that writes down what it is connected with, and when.
class BesideScreen: ViewController {
  var parts: [String: Any] = [:]
  weak var footer: View?
  var lines: [String] = []

  override func setValue(_ value: Any?, forKey key: String) {
    lines.append(key)
    if key == "footer" { footer = value as? View } else { parts[key] = value }
  }

  override func awakeFromNib() { lines.append("wakes") }
  override func viewDidLoad() { lines.append("loads") }

  func tap(_ sender: Any) { lines.append("tapped by \(type(of: sender))") }

  override func action(named name: String) -> Selector? {
    name == "tap:" ? Selector(name, BesideScreen.tap) : super.action(named: name)
  }
}

/// One that asks for its view as soon as it has a header, as code does that puts it into a table.
final class HastyScreen: BesideScreen {
  override func setValue(_ value: Any?, forKey key: String) {
    super.setValue(value, forKey: key)
    if key == "header" { loadViewIfNeeded() }
  }
}

final class BesideTabs: TabBarController {
  var label: Label?

  override func setValue(_ value: Any?, forKey key: String) {
    if key == "label" { label = value as? Label }
  }
}

/// A view that writes down how many outlets it had whenever it was woken.
final class BesideView: View {
  var parts: [String: Any] = [:]
  var wakes: [Int] = []

  override func setValue(_ value: Any?, forKey key: String) { parts[key] = value }
  override func awakeFromNib() { wakes.append(parts.count) }
}

private let module = "customModule=\"InterfaceBuilderTests\""

private func outlet(_ property: String, _ id: String, isPart: Bool = false) -> String {
  "<\(isPart ? "outletCollection" : "outlet") property=\"\(property)\" destination=\"\(id)\" "
    + "id=\"o-\(property)-\(id)\"/>"
}

private func scene(_ kind: String = "BesideScreen", connections: String) -> String {
  """
  <viewController id="c" customClass="\(kind)" \(module)><view key="view" id="v">\
  <rect key="frame" x="0" y="0" width="375" height="667"/><subviews><label id="inside"/>\
  </subviews></view><connections>\(connections)</connections></viewController>
  """
}

private let headerView = """
  <view id="h" customClass="BesideView" \(module)>\
  <rect key="frame" x="0" y="0" width="375" height="54"/><subviews>
  <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="hl"/>
  <button id="hb"><connections>\
  <action selector="tap:" destination="c" eventType="touchUpInside" id="a1"/></connections></button>
  </subviews><constraints>
  <constraint firstItem="hl" firstAttribute="leading" secondItem="h" secondAttribute="leading" \
  constant="12" id="c1"/>
  <constraint firstItem="hl" firstAttribute="top" secondItem="h" secondAttribute="top" constant="4" \
  id="c2"/></constraints>
  <connections>\(outlet("title", "hl"))</connections></view>
  """

private let otherObjects = """
  <switch id="s"><rect key="frame" x="0" y="0" width="51" height="31"/></switch>
  <barButtonItem title="Edit" id="i"><connections>\
  <action selector="tap:" destination="c" id="a2"/></connections></barButtonItem>
  """

private let allConnections =
  outlet("header", "h") + outlet("inside", "inside") + outlet("edit", "i")
  + outlet("all", "inside", isPart: true) + outlet("all", "h", isPart: true)
  + outlet("outer", "h", isPart: true) + outlet("outer", "s", isPart: true)

@Suite struct `A scene with objects beside its screen` {
  private func shown(_ text: String) throws -> BesideScreen {
    let made = try HandMade.program([text], from: "c").instantiateInitialViewController()
    return try #require(made as? BesideScreen)
  }

  @Test(arguments: Seed.some(60))
  func `has all outlets that it names, and wakes each view once with them`(start: Seed) throws {
    var seed = start
    let count = seed.number(in: 1...9)
    let ids = (0..<count).map { "w\($0)" }
    // A view lies in one before it, in the screen, or beside that.
    let parents = (0..<count).map { seed.number(in: -2...$0 - 1) }
    let outlets = (0...count).map { _ in
      (0..<seed.number(in: 0...3)).map { ("p\($0)", seed.number(in: 0...count - 1)) }
    }
    func connections(of place: Int) -> String {
      outlets[place].map { outlet($0.0, ids[$0.1]) }.joined()
    }
    func views(in parent: Int) -> String {
      parents.indices.filter { parents[$0] == parent }.map { place in
        """
        <view id="\(ids[place])" customClass="BesideView" \(module)><subviews>\
        \(views(in: place))</subviews><connections>\(connections(of: place))</connections></view>
        """
      }
      .joined()
    }
    let all = ids.map { outlet("all", $0, isPart: true) }.joined()
    let screen = try shown(
      """
      <viewController id="c" customClass="BesideScreen" \(module)><view key="view" id="v">\
      <subviews>\(views(in: -1))</subviews></view><connections>\(connections(of: count))\(all)\
      </connections></viewController>\(views(in: -2))
      """
    )
    screen.loadViewIfNeeded()
    let made = try #require(screen.parts["all"] as? [BesideView], "\(start)")
    expectEqual(made.map { $0.accessibilityIdentifier ?? "" }, ids, "\(start)")
    for (place, said) in outlets.enumerated() {
      let parts = place == count ? screen.parts : made[place].parts
      for (property, destination) in said {
        #expect(parts[property] as? BesideView === made[destination], "\(start)")
      }
      if place < count { expectEqual(made[place].wakes, [said.count], "\(start)") }
    }
    expectEqual(Set(screen.lines).count, screen.lines.count, "\(start): none twice")
  }

  @Test func `has them before its screen is made, laid out on their own`() throws {
    let screen = try shown(scene(connections: allConnections) + headerView + otherObjects)
    #expect(!screen.isViewLoaded)
    expectEqual(screen.lines, ["header", "edit", "outer", "wakes"])
    let header = try #require(screen.parts["header"] as? BesideView)
    expectEqual(header.wakes, [1])
    header.layoutIfNeeded()
    let title = try #require(header.parts["title"] as? Label)
    #expect(title.text == "Hello" && title.frame.origin == CGPoint(x: 12, y: 4))
    #expect(header.frame.size == CGSize(width: 375, height: 54))
    screen.lines = []
    (header.subviews.last as? Button)?.sendActions(for: .touchUpInside)
    #expect((screen.parts["edit"] as? BarButtonItem)?.fire() == true)
    expectEqual(screen.lines, ["tapped by Button", "tapped by BarButtonItem"])
    #expect(!screen.isViewLoaded)
  }

  @Test func `connects what leads into the screen when that is made`() throws {
    let screen = try shown(scene(connections: allConnections) + headerView + otherObjects)
    screen.lines = []
    screen.loadViewIfNeeded()
    expectEqual(screen.lines, ["inside", "all", "loads"])
    let all = try #require(screen.parts["all"] as? [View])
    #expect(all.first === screen.parts["inside"] as? Label && all.first != nil)
    #expect(all.last === screen.parts["header"] as? View)
    expectEqual((screen.parts["outer"] as? [View])?.count, 2)
    expectEqual((all.last as? BesideView)?.wakes, [1])
  }

  @Test func `may be asked for its view while it is connected`() throws {
    let hasty = scene("HastyScreen", connections: allConnections)
    let screen = try shown(hasty + headerView + otherObjects)
    #expect(screen is HastyScreen && screen.isViewLoaded)
    #expect(screen.view.subviews.first === screen.parts["inside"] as? View)
    expectEqual(
      screen.lines.sorted(),
      ["all", "edit", "header", "inside", "loads", "outer", "wakes"]
    )
    expectEqual((screen.parts["header"] as? BesideView)?.wakes, [1])
  }

  @Test func `keeps them as long as the controller`() throws {
    weak var footer: View?
    do {
      let screen = try shown(scene(connections: outlet("footer", "s")) + otherObjects)
      screen.loadViewIfNeeded()
      footer = screen.footer
      #expect(footer is Switch)
    }
    #expect(footer == nil)
  }

  @Test func `has them where the controller's element has no screen`() throws {
    let tabs = """
      <tabBarController id="t" customClass="BesideTabs" \(module)><connections>\
      \(outlet("label", "hl"))<segue destination="c" kind="relationship" \
      relationship="viewControllers" id="s1"/></connections></tabBarController>
      """
    let beside = "<view id=\"x\"><subviews><label id=\"hl\"/></subviews></view>"
    let program = try HandMade.program([tabs + beside, scene(connections: "")], from: "t")
    let made = try #require(program.instantiateInitialViewController() as? BesideTabs)
    #expect(made.label?.superview != nil)
    #expect(made.viewControllers?.first is BesideScreen)
  }

  @Test func `has accessories of cells, those of rows and those of prototypes`() throws {
    let row = """
      <tableViewCell id="r" reuseIdentifier="r"><rect key="frame" x="0" y="0" width="375" \
      height="44"/><tableViewCellContentView key="contentView" id="rv"/>\
      <connections>\(outlet("accessoryView", "s"))</connections></tableViewCell>
      """
    let rows = """
      <sections><tableViewSection id="e"><cells>\(row)</cells></tableViewSection></sections>
      """
    for (text, isStatic) in [(rows, true), ("<prototypes>\(row)</prototypes>", false)] {
      let scene = """
        <tableViewController id="k"><tableView key="view" id="t">\
        <rect key="frame" x="0" y="0" width="375" height="667"/>\(text)</tableView>\
        </tableViewController>\(otherObjects)
        """
      let program = try HandMade.program([scene], from: "k")
      let made = try #require(program.instantiateInitialViewController() as? TableViewController)
      let table = try #require(made.tableView)
      table.layoutIfNeeded()
      let cell =
        isStatic
        ? table.cellForRow(at: IndexPath(row: 0, section: 0))
        : table.dequeueReusableCell(withIdentifier: "r")
      let accessory = try #require(cell?.accessoryView)
      #expect(accessory is Switch && accessory.superview === cell)
      #expect(made.tableView === table)
    }
  }
}
