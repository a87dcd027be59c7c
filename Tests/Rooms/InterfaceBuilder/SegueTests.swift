import Foundation
import SnaplineControls
import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineInterfaceBuilder
import SnaplineLayout
import TestSupport
import Testing

/// A screen that writes down what its segues ask and tell.
class SegueScreen: ViewController {
  var lines: [String] = []
  var mayGo = true
  var label: Label?

  override func viewDidLoad() { lines.append("loads") }

  override func setValue(_ value: Any?, forKey key: String) {
    if key == "label" { label = value as? Label }
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    lines.append("asked for '\(identifier)'")
    return mayGo
  }

  override func prepare(for segue: StoryboardSegue, sender: Any?) {
    let name = sender.map { "\(type(of: $0))" } ?? "nobody"
    lines.append("\(segue.identifier ?? "") to \(type(of: segue.destination)) by \(name)")
    if segue.destination.isViewLoaded { lines.append("too late") }
    if segue.identifier == "inside", label != nil { lines.append("knows its label") }
  }

  func back(_ segue: StoryboardSegue) { lines.append("back from \(type(of: segue.source))") }

  func make(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> SegueDetail? {
    let made = SegueDetail()
    made.title = "\(sender ?? "") \(segueIdentifier ?? "")"
    return made
  }

  override func action(named name: String) -> Selector? {
    switch name {
    case "back:": Selector(name, SegueScreen.back)
    case "make:sender:segueIdentifier:": Selector(name, SegueScreen.make)
    default: super.action(named: name)
    }
  }
}

final class SegueDetail: ViewController {}
final class SegueInside: ViewController {}

final class TitlingSegue: StoryboardSegue {
  override func perform() {
    super.perform()
    destination.title = "by a segue of its own"
  }
}

final class SegueTable: TableViewController {
  var lines: [String] = []

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("selected \(indexPath.row)")
  }
  override func prepare(for segue: StoryboardSegue, sender: Any?) {
    let row = tableView.indexPathForSelectedRow?.row ?? -1
    lines.append("\(segue.identifier ?? "") from \(row), \(sender is TableViewCell)")
  }
}

private let module = "customModule=\"InterfaceBuilderTests\""

private let home = """
  <navigationController id="nav"><navigationBar key="navigationBar" id="bar"/><connections>\
  <segue destination="home" kind="relationship" relationship="rootViewController" id="s0"/>\
  </connections></navigationController>
  """

private let start = """
  <viewController id="home" customClass="SegueScreen" \(module)>
  <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>\
  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
  <containerView id="k"><connections>\
  <segue destination="in" kind="embed" identifier="inside" id="s1"/></connections></containerView>
  <label id="l"/>
  <button id="b"><connections>\
  <segue destination="detail" kind="show" identifier="tapped" id="s2"/></connections></button>
  </subviews><connections>\
  <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="o1"/>\
  </connections></view>
  <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" id="i">\
  <connections><segue destination="detail" kind="presentation" identifier="sheet" \
  modalPresentationStyle="overFullScreen" modalTransitionStyle="crossDissolve" animates="NO" \
  id="s3"/></connections></barButtonItem></navigationItem>
  <connections><outlet property="label" destination="l" id="o2"/>
  <segue destination="detail" kind="show" identifier="details" id="s4"/>
  <segue destination="detail" kind="show" identifier="made" \
  destinationCreationSelector="make:sender:segueIdentifier:" id="s5"/>
  <segue destination="detail" kind="show" identifier="unmade" \
  destinationCreationSelector="gone:" id="s6"/>
  <segue destination="detail" kind="show" identifier="titled" customClass="TitlingSegue" \
  \(module) id="s7"/>
  <segue destination="detail" kind="custom" identifier="own" customClass="Nobody" id="s8"/>
  <segue destination="nowhere" kind="show" identifier="lost" id="s9"/></connections>
  </viewController>
  <tapGestureRecognizer id="g"><connections>\
  <segue destination="detail" kind="showDetail" identifier="gesture" id="t1"/></connections>\
  </tapGestureRecognizer>
  """

private let detail = """
  <viewController id="detail" customClass="SegueDetail" \(module)>
  <view key="view" id="w"><subviews><button id="c"><connections>\
  <segue destination="x" kind="unwind" unwindAction="back:" identifier="return" id="t2"/>\
  </connections></button></subviews></view>
  <connections><segue destination="x" kind="unwind" unwindAction="forth:" identifier="forth" \
  id="t3"/></connections></viewController><exit id="x" sceneMemberID="exit"/>
  """

private let table = """
  <tableViewController storyboardIdentifier="Table" id="table" customClass="SegueTable" \(module)>
  <tableView key="view" id="tv"><rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
  <tableViewCell reuseIdentifier="row" accessoryType="detailButton" id="tc">
  <rect key="frame" x="0" y="0" width="375" height="44"/><connections>
  <segue destination="detail" kind="custom" identifier="row" customClass="TitlingSegue" \(module) \
  id="t4"/>
  <segue destination="detail" kind="custom" trigger="accessoryAction" identifier="button" \
  customClass="TitlingSegue" \(module) id="t5"/></connections></tableViewCell>
  </prototypes><connections><outlet property="dataSource" destination="table" id="o3"/>\
  <outlet property="delegate" destination="table" id="o4"/></connections></tableView>
  </tableViewController>
  """

private let inside = """
  <viewController id="in" customClass="SegueInside" \(module)><view key="view" id="u"/>\
  </viewController>
  """

@Suite struct `A storyboard with segues` {
  private let storyboard: Storyboard
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  init() throws {
    storyboard = try HandMade.program([home, start, detail, table, inside], from: "nav")
  }

  /// The first screen in a window, and the stack that it stands in.
  private func shown() throws -> (SegueScreen, NavigationController) {
    let made = storyboard.instantiateInitialViewController()
    let navigation = try #require(made as? NavigationController)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    return (try #require(navigation.topViewController as? SegueScreen), navigation)
  }

  private func said(by controller: ViewController, _ id: String) -> [Diagnostic] {
    controller.view.layoutDiagnostics.filter { $0.id == id }
  }

  @Test func `prepares a parent for its container views, before it loads`() throws {
    let (screen, _) = try shown()
    expectEqual(screen.lines, ["inside to SegueInside by nobody", "knows its label", "loads"])
    #expect(screen.children.first is SegueInside)
    #expect(screen.children.first?.storyboard === storyboard)
  }

  @Test func `performs segues by their names, each time with a new screen`() throws {
    let (screen, navigation) = try shown()
    screen.lines = []
    screen.performSegue(withIdentifier: "details", sender: "code")
    expectEqual(screen.lines, ["details to SegueDetail by String"])
    let first = try #require(navigation.topViewController as? SegueDetail)
    navigation.popViewController(animated: false)
    screen.performSegue(withIdentifier: "details", sender: nil)
    let second = try #require(navigation.topViewController as? SegueDetail)
    #expect(first !== second && second.storyboard === storyboard)
  }

  @Test func `performs segues of what is tapped, where the screen lets it`() throws {
    let (screen, navigation) = try shown()
    let button = try #require(screen.view.subviews.last as? Button)
    (screen.lines, screen.mayGo) = ([], false)
    button.sendActions(for: .touchUpInside)
    expectEqual(screen.lines, ["asked for 'tapped'"])
    #expect(navigation.topViewController === screen)
    (screen.lines, screen.mayGo) = ([], true)
    button.sendActions(for: .touchUpInside)
    expectEqual(screen.lines, ["asked for 'tapped'", "tapped to SegueDetail by Button"])
    #expect(navigation.topViewController is SegueDetail)
  }

  @Test func `presents screens in the style of the segue`() throws {
    let (screen, navigation) = try shown()
    #expect(screen.navigationItem.rightBarButtonItem?.fire() == true)
    let sheet = try #require(navigation.presentedViewController as? SegueDetail)
    expectEqual(sheet.modalPresentationStyle, .overFullScreen)
    expectEqual(sheet.modalTransitionStyle, .crossDissolve)
    navigation.dismiss(animated: false)
    screen.lines = []
    #expect(screen.view.gestureRecognizers?.first?.fire() == true)
    #expect(screen.lines.contains("gesture to SegueDetail by TapGestureRecognizer"))
    #expect(navigation.presentedViewController is SegueDetail)
  }

  @Test(arguments: ["details", "sheet"])
  func `goes back to the screen that has the action`(identifier: String) throws {
    let (screen, navigation) = try shown()
    screen.performSegue(withIdentifier: identifier, sender: nil)
    window.layoutIfNeeded()
    let detail = try #require(navigation.visibleViewController as? SegueDetail)
    screen.lines = []
    (detail.view.subviews.first as? Button)?.sendActions(for: .primaryActionTriggered)
    expectEqual(screen.lines, ["back from SegueDetail"])
    #expect(navigation.topViewController === screen)
    #expect(navigation.presentedViewController == nil)
    detail.performSegue(withIdentifier: "forth", sender: nil)
    expectEqual(
      said(by: detail, "missing-action").map(\.subject),
      ["no controller around or below SegueDetail has the action 'forth:'"]
    )
  }

  @Test func `has the source make a screen`() throws {
    let (screen, navigation) = try shown()
    screen.performSegue(withIdentifier: "made", sender: "code")
    expectEqual(navigation.topViewController?.title, "code made")
    navigation.popViewController(animated: false)
    screen.performSegue(withIdentifier: "unmade", sender: nil)
    #expect(navigation.topViewController is SegueDetail)
    navigation.popViewController(animated: false)
    expectEqual(
      said(by: screen, "missing-action").map(\.subject),
      ["SegueScreen has no method 'gone:' that makes a screen from a coder"]
    )
  }

  @Test func `makes segues of the program's classes`() throws {
    let (screen, navigation) = try shown()
    screen.performSegue(withIdentifier: "titled", sender: nil)
    expectEqual(navigation.topViewController?.title, "by a segue of its own")
    navigation.popViewController(animated: false)
    screen.performSegue(withIdentifier: "own", sender: nil)
    #expect(navigation.topViewController === screen)
    expectEqual(
      said(by: screen, "no-segue-class").map(\.subject),
      ["there is no segue class 'Nobody'"]
    )
  }

  @Test func `tells of segues that it doesn't have, and of those that lead nowhere`() throws {
    let (screen, _) = try shown()
    screen.performSegue(withIdentifier: "detials", sender: nil)
    let unknown = try #require(said(by: screen, "no-segue").first)
    expectEqual(unknown.subject, "SegueScreen has no segue 'detials' to perform")
    expectEqual(unknown.remedy, "write 'details'")
    #expect(unknown.cause?.hasSuffix(" and 1 more") == true)
    screen.performSegue(withIdentifier: "lost", sender: nil)
    expectEqual(
      said(by: screen, "segue-to-nowhere").map(\.subject),
      ["the segue 'lost' of SegueScreen leads to a screen that can't be made"]
    )
  }

  @Test func `performs the segues of rows once they are selected, and then tells`() throws {
    let made = storyboard.instantiateViewController(withIdentifier: "Table")
    let screen = try #require(made as? SegueTable)
    window.rootViewController = screen
    window.layoutIfNeeded()
    let path = IndexPath(row: 1, section: 0)
    #expect(screen.tableView.tapAccessoryButton(at: path))
    #expect(screen.tableView.tapRow(at: path))
    expectEqual(screen.lines, ["button from -1, true", "row from 1, true", "selected 1"])
  }

  @Test func `keeps no screen alive`() throws {
    weak var screen: SegueScreen?
    do {
      screen = try shown().0
      screen?.performSegue(withIdentifier: "details", sender: nil)
      window.rootViewController = nil
    }
    #expect(screen == nil)
  }
}
