import Foundation
import SnaplineControls
import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineInterfaceBuilder
import SnaplineLayout
import TestSupport
import Testing

/// A screen with methods that segues can't call, and one that makes nothing.
final class SegueFaultScreen: SegueScreen {
  weak var last: ViewController?

  override func prepare(for segue: StoryboardSegue, sender: Any?) { last = segue.destination }

  func tap(_ sender: Any, event: SnaplineLayout.Event) { lines.append("tapped") }
  func strict(_ coder: NSCoder, sender: Button, segueIdentifier: String) -> SegueDetail? {
    SegueDetail()
  }
  func word(_ coder: NSCoder) -> String { "no screen" }
  func nothing(_ coder: NSCoder) -> SegueDetail? { nil }

  override func action(named name: String) -> Selector? {
    switch name {
    case "tap:forEvent:": Selector(name, SegueFaultScreen.tap)
    case "strict:sender:segueIdentifier:": Selector(name, SegueFaultScreen.strict)
    case "word:": Selector(name, SegueFaultScreen.word)
    case "nothing:": Selector(name, SegueFaultScreen.nothing)
    default: super.action(named: name)
    }
  }
}

private let module = "customModule=\"InterfaceBuilderTests\""

private func start(_ segues: String = "", items: String = "", views: String = "") -> String {
  """
  <viewController id="home" customClass="SegueFaultScreen" \(module)><view key="view" id="v">\
  <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(views)</subviews></view>
  <navigationItem key="navigationItem" id="n">\(items)</navigationItem>
  <connections>\(segues)</connections></viewController>
  """
}

private func segue(_ kind: String, _ name: String, _ rest: String = "") -> String {
  "<segue destination=\"detail\" kind=\"\(kind)\" identifier=\"\(name)\" \(rest) id=\"s-\(name)\"/>"
}

private let detail = """
  <viewController id="detail" customClass="SegueDetail" \(module)><view key="view" id="w"/>\
  <connections><segue destination="x" kind="unwind" unwindAction="tap:forEvent:" \
  identifier="back" id="t1"/></connections></viewController><exit id="x" sceneMemberID="exit"/>
  """

@Suite struct `A storyboard with segues that are wrong` {
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  /// The first screen in a window.
  private func shown(_ scene: String) throws -> SegueFaultScreen {
    let program = try HandMade.program([scene, detail], from: "home")
    let made = program.instantiateInitialViewController()
    let screen = try #require(made as? SegueFaultScreen)
    window.rootViewController = screen
    window.layoutIfNeeded()
    return screen
  }

  /// What the tree says that the controller's view is in, or was in before another screen covered it.
  private func said(by controller: ViewController, _ id: String) -> [String] {
    let all = window.layoutDiagnostics + controller.view.layoutDiagnostics
    return Set(all.filter { $0.id == id }.map(\.subject)).sorted()
  }

  @Test(arguments: ["strict:sender:segueIdentifier:", "word:"])
  func `makes the screen itself where the source's method can't`(name: String) throws {
    let made = segue("presentation", "made", "destinationCreationSelector=\"\(name)\"")
    let screen = try shown(start(made))
    screen.performSegue(withIdentifier: "made", sender: nil)
    #expect(screen.presentedViewController is SegueDetail)
    expectEqual(
      said(by: screen, "missing-action"),
      ["SegueFaultScreen has no method '\(name)' that makes a screen from a coder"]
    )
  }

  @Test func `may be left to make the screen`() throws {
    let made = segue("presentation", "made", "destinationCreationSelector=\"nothing:\"")
    let screen = try shown(start(made))
    screen.performSegue(withIdentifier: "made", sender: nil)
    #expect(screen.presentedViewController is SegueDetail)
    expectEqual(said(by: screen, "missing-action"), [])
  }

  @Test func `calls no action that takes more than a segue`() throws {
    let screen = try shown(start(segue("presentation", "sheet")))
    screen.performSegue(withIdentifier: "sheet", sender: nil)
    let sheet = try #require(screen.presentedViewController)
    sheet.performSegue(withIdentifier: "back", sender: nil)
    expectEqual(
      said(by: sheet, "missing-action"),
      ["SegueFaultScreen has no action 'tap:forEvent:' that takes a segue"]
    )
    #expect(!screen.lines.contains("tapped") && screen.presentedViewController == nil)
  }

  @Test(arguments: ["Nobody", "SegueDetail"])
  func `does what the kind says where the class is none`(name: String) throws {
    let screen = try shown(
      start(segue("presentation", "sheet", "customClass=\"\(name)\" \(module)"))
    )
    screen.performSegue(withIdentifier: "sheet", sender: nil)
    #expect(screen.presentedViewController is SegueDetail)
    expectEqual(said(by: screen, "no-segue-class"), ["there is no segue class '\(name)'"])
  }

  @Test func `tells of kinds that it doesn't know, and knows older ones`() throws {
    let screen = try shown(start(segue("fly", "flown") + segue("popover", "old")))
    screen.performSegue(withIdentifier: "old", sender: nil)
    expectEqual(screen.presentedViewController?.modalPresentationStyle, .popover)
    expectEqual(said(by: screen, "unknown-segue-kind"), [])
    screen.dismiss(animated: false)
    screen.performSegue(withIdentifier: "flown", sender: nil)
    expectEqual(
      said(by: screen, "unknown-segue-kind"),
      ["the segue 'flown' of SegueFaultScreen has the kind 'fly'"]
    )
  }

  @Test func `points a popover of a bar's item to a view`() throws {
    let item = """
      <barButtonItem key="rightBarButtonItem" id="i"><connections><segue destination="detail" \
      kind="popoverPresentation" identifier="pop" popoverAnchorView="l" id="p">\
      <popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/></segue></connections></barButtonItem>
      """
    let screen = try shown(start(items: item, views: "<label id=\"l\"/>"))
    #expect(screen.navigationItem.rightBarButtonItem?.fire() == true)
    let popover = try #require(screen.presentedViewController?.popoverPresentationController)
    #expect(popover.sourceView is Label)
    expectEqual(popover.permittedArrowDirections, [.up, .left])
  }

  @Test func `tells of a container view that leads nowhere`() throws {
    let box = """
      <containerView id="k"><connections>\
      <segue destination="gone" kind="embed" identifier="box" id="e"/></connections></containerView>
      """
    let screen = try shown(start(views: box))
    #expect(screen.children.isEmpty)
    expectEqual(
      said(by: screen, "segue-to-nowhere"),
      ["the segue 'box' of SegueFaultScreen leads to a screen that can't be made"]
    )
  }

  @Test func `counts segues as segues`() throws {
    let many = (0...200).map { segue("show", "n\($0)") }.joined()
    let button = "<button id=\"b\"><connections>\(many)</connections></button>"
    let screen = try shown(start(views: button))
    let subjects = screen.view.subviews.flatMap(\.layoutDiagnostics).map(\.subject)
    #expect(
      subjects.contains("an object has 201 segues, and only the first 200 are called")
    )
  }

  @Test func `keeps no screen that nobody shows`() throws {
    let screen = try shown(start(segue("custom", "own", "customClass=\"Nobody\"")))
    screen.performSegue(withIdentifier: "own", sender: nil)
    expectEqual(said(by: screen, "no-segue-class"), ["there is no segue class 'Nobody'"])
    #expect(screen.last == nil)
  }

  @Test func `keeps no tab that nobody visits`() throws {
    let tabs = """
      <tabBarController id="tabs"><tabBar key="tabBar" id="bar"/><connections>
      <segue destination="home" kind="relationship" relationship="viewControllers" id="r1"/>
      <segue destination="detail" kind="relationship" relationship="viewControllers" id="r2"/>
      </connections></tabBarController>
      """
    let storyboard = try HandMade.program([tabs, start(), detail], from: "tabs")
    weak var unseen: ViewController?
    do {
      let made = storyboard.instantiateInitialViewController()
      unseen = (made as? TabBarController)?.viewControllers?.last
      let isThere = unseen is SegueDetail && unseen?.isViewLoaded == false
      #expect(isThere)
    }
    #expect(unseen == nil)
  }
}
