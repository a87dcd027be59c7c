import Foundation
import SnaplineControls
import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineGeometry
import SnaplineInterfaceBuilder
import SnaplineLayout
import TestSupport
import Testing

/// Whoever has actions that take an event, and some that take what nobody hands over.
final class EventOwner: Responder {
  var calls: [String] = []

  func press(_ sender: Any, event: Event) { calls.append("press \(type(of: sender))") }
  func maybe(_ sender: Any, event: Event?) { calls.append(event == nil ? "no event" : "maybe") }
  func show(_ sender: Any, label: Label) { calls.append("show") }
  func further(_ sender: Any, event: Event, more: Label) { calls.append("further") }
  func spare(_ sender: Any, event: Event, more: Label?) { calls.append("spare") }

  override func action(named name: String) -> Selector? {
    switch name {
    case "press:event:": Selector(name, EventOwner.press)
    case "maybe:event:": Selector(name, EventOwner.maybe)
    case "show:label:": Selector(name, EventOwner.show)
    case "further:event:more:": Selector(name, EventOwner.further)
    case "spare:event:more:": Selector(name, EventOwner.spare)
    // The method of another class, which this object can't be asked for.
    case "other:": Selector(name, AskingView.ask)
    default: super.action(named: name)
    }
  }
}

/// A view with outlets to constraints.
final class GapView: View {
  var gap: LayoutConstraint?
  var sides: [LayoutConstraint] = []

  override func setValue(_ value: Any?, forKey key: String) {
    if key == "gap" { gap = value as? LayoutConstraint }
    if key == "sides" { sides = value as? [LayoutConstraint] ?? [] }
  }
}

/// A view that writes down what a document sets in it, one with a corner of its own.
final class AttributeView: View {
  var values: [String: Any] = [:]

  override func setValue(_ value: Any?, forKey key: String) { values[key] = value }
}

/// A stack of screens, and a screen in it, that both write down what they are asked for.
final class AskedStack: NavigationController {
  var calls: [String] = []

  func tap(_ sender: Any) { calls.append("tap") }
  func leave(_ sender: BarButtonItem) { calls.append("leave") }

  override func action(named name: String) -> Selector? {
    switch name {
    case "tap:": Selector(name, AskedStack.tap)
    case "leave:": Selector(name, AskedStack.leave)
    default: super.action(named: name)
    }
  }
}

final class RefreshedTable: TableViewController {
  var calls: [String] = []

  func reload(_ sender: RefreshControl) { calls.append("reload") }

  override func action(named name: String) -> Selector? {
    name == "reload:" ? Selector(name, RefreshedTable.reload) : super.action(named: name)
  }
}

private let module = "customModule=\"InterfaceBuilderTests\""

private let tooMuch = "of EventOwner takes more than a sender and an event"

private func nib(_ objects: String) -> Nib {
  let owner = #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"#
  return Nib(data: Data(HandMade.xib(owner + objects).utf8), bundle: nil)
}

@Suite struct `What a document connects` {
  @Test func `gets an event where an action takes one`() throws {
    let names = ["press:event:", "maybe:event:", "spare:event:more:"]
    let actions = names.map {
      #"<action selector="\#($0)" destination="-1" eventType="touchUpInside" id="a-\#($0)"/>"#
    }
    let objects = nib(
      """
      <view id="v"><subviews><button id="b"><connections>\
      \(actions.joined())</connections></button>
      <toolbar id="t"><items><barButtonItem title="Press" id="i"><connections>\
      <action selector="press:event:" destination="-1" id="c1"/></connections></barButtonItem>\
      </items></toolbar></subviews><connections>
      <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="o1"/>
      </connections></view>
      <tapGestureRecognizer id="g"><connections>\
      <action selector="press:event:" destination="-1" id="c2"/></connections></tapGestureRecognizer>
      """
    )
    let owner = EventOwner()
    let view = try #require(objects.instantiate(withOwner: owner).first as? View)
    view.frame.size = CGSize(width: 100, height: 100)
    (view.subviews.first as? Button)?.sendActions(for: .touchUpInside)
    #expect((view.subviews.last as? Toolbar)?.items?.first?.fire() == true)
    #expect(view.gestureRecognizers?.first?.fire() == true)
    expectEqual(
      owner.calls,
      ["press Button", "maybe", "spare", "press BarButtonItem", "press TapGestureRecognizer"]
    )
    expectEqual(view.layoutDiagnostics.filter { $0.id == "missing-action" }, [])
  }

  @Test(arguments: [
    ("show:label:", "the action 'show:label:' \(tooMuch)"),
    ("further:event:more:", "the action 'further:event:more:' \(tooMuch)"),
    ("other:", "EventOwner has no action 'other:'"),
  ])
  func `calls no action with what there isn't`(name: String, subject: String) throws {
    let action = #"<action selector="\#(name)" destination="-1" eventType="touchDown" id="a1"/>"#
    let objects = nib(
      """
      <view id="v"><subviews><button id="b"><connections>\(action)</connections></button></subviews>\
      </view>
      """
    )
    let owner = EventOwner()
    let view = try #require(objects.instantiate(withOwner: owner).first as? View)
    (view.subviews.first as? Button)?.sendActions(for: .touchDown)
    expectEqual(owner.calls, [])
    let said = view.layoutDiagnostics.filter { $0.id == "missing-action" }
    expectEqual(said.map(\.subject), [subject])
    #expect(said.first?.remedy != nil)
  }

  @Test func `may be a constraint, or several in the document's order`() throws {
    let objects = nib(
      """
      <view id="v" customClass="GapView" \(module)>\
      <rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
      constant="12" id="c1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" \
      constant="4" id="c2"/>
      <constraint firstItem="a" firstAttribute="width" constant="40" id="c3"/>
      <constraint firstItem="a" firstAttribute="height" constant="20" id="c4"/></constraints>
      <connections><outlet property="gap" destination="c1" id="o1"/>
      <outletCollection property="sides" destination="c4" id="o2"/>
      <outletCollection property="sides" destination="c3" id="o3"/></connections></view>
      """
    )
    let view = try #require(objects.instantiate(withOwner: nil).first as? GapView)
    expectEqual(view.sides.map(\.constant), [20, 40])
    view.gap?.constant = 30
    view.layoutIfNeeded()
    #expect(view.subviews.first?.frame == CGRect(x: 30, y: 4, width: 40, height: 20))
  }

  private static let attributes = """
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="boolean" keyPath="isOn" value="YES"/>
    <userDefinedRuntimeAttribute type="number" keyPath="count">\
    <integer key="value" value="3"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius">\
    <real key="value" value="6.5"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="string" keyPath="name" value="Ada"/>
    <userDefinedRuntimeAttribute type="color" keyPath="borderColor">\
    <color key="value" white="0.5" alpha="1" colorSpace="calibratedWhite"/>\
    </userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="point" keyPath="place">\
    <point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="size" keyPath="area">\
    <size key="value" width="3" height="4"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="rect" keyPath="box">\
    <rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth">\
    <real key="value" value="2"/></userDefinedRuntimeAttribute>
    </userDefinedRuntimeAttributes>
    """

  private func expectAttributes(_ values: [String: Any]) {
    #expect(values["isOn"] as? Bool == true)
    #expect(values["count"] as? Double == 3)
    #expect(values["cornerRadius"] as? Double == 6.5)
    #expect(values["name"] as? String == "Ada")
    #expect(values["borderColor"] is Color)
    #expect(values["place"] as? CGPoint == CGPoint(x: 1, y: 2))
    #expect(values["area"] as? CGSize == CGSize(width: 3, height: 4))
    #expect(values["box"] as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `has the values that a document sets by names`() throws {
    let objects = nib(
      "<view id=\"v\" customClass=\"AttributeView\" \(module)>\(Self.attributes)</view>"
    )
    let view = try #require(objects.instantiate(withOwner: nil).first as? AttributeView)
    expectAttributes(view.values)
    // A layer's are its own, and what is called like one of them is taken for it as well.
    #expect(view.values["layer.borderWidth"] == nil)
    #expect(view.layer.borderWidth == 2 && view.layer.cornerRadius == 6.5)
  }

  @Test func `has the values of a controller`() throws {
    let scene = """
      <viewController id="c" customClass="BesideScreen" \(module)><view key="view" id="v"/>\
      \(Self.attributes)</viewController>
      """
    let program = try HandMade.program([scene], from: "c")
    let made = try #require(program.instantiateInitialViewController() as? BesideScreen)
    expectAttributes(made.parts)
    expectEqual(made.lines.last, "wakes")
  }
}

@Suite struct `What a storyboard connects` {
  private let responder = #"<placeholder placeholderIdentifier="IBFirstResponder" id="f"/>"#

  @Test func `asks the screen that a bar belongs to, before whoever stands around it`() throws {
    func item(_ id: String, _ action: String, _ place: String = "") -> String {
      """
      <barButtonItem \(place) title="Ask" id="\(id)"><connections>\
      <action selector="\(action)" destination="f" id="a-\(id)"/></connections></barButtonItem>
      """
    }
    let stack = """
      <navigationController id="n" customClass="AskedStack" \(module)><connections>\
      <segue destination="c" kind="relationship" relationship="rootViewController" id="s1"/>\
      </connections></navigationController>
      """
    let screen = """
      <viewController id="c" customClass="BesideScreen" \(module)><view key="view" id="v"/>\
      <toolbarItems>\(item("i3", "tap:"))</toolbarItems>\
      <navigationItem key="navigationItem" id="m">\(item("i1", "tap:", "key=\"leftBarButtonItem\""))\
      \(item("i2", "leave:", "key=\"rightBarButtonItem\""))</navigationItem>\
      <connections><outlet property="spare" destination="i4" id="o1"/></connections>\
      </viewController>\(responder)\(item("i4", "tap:"))
      """
    let program = try HandMade.program([stack, screen], from: "n")
    let made = try #require(program.instantiateInitialViewController() as? AskedStack)
    let window = Window(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = made
    window.layoutIfNeeded()
    let shown = try #require(made.topViewController as? BesideScreen)
    shown.lines = []
    #expect(shown.navigationItem.leftBarButtonItem?.fire() == true)
    #expect(shown.toolbarItems?.first?.fire() == true)
    #expect((shown.parts["spare"] as? BarButtonItem)?.fire() == true)
    expectEqual(shown.lines, Array(repeating: "tapped by BarButtonItem", count: 3))
    expectEqual(made.calls, [])
    #expect(shown.navigationItem.rightBarButtonItem?.fire() == true)
    expectEqual(made.calls, ["leave"])
    // Code may send it elsewhere.
    let first = try #require(shown.navigationItem.leftBarButtonItem)
    (first.target, first.action) = (made, Selector("tap:"))
    #expect(first.fire())
    expectEqual(made.calls, ["leave", "tap"])
  }

  private func refresh(_ id: String) -> String {
    """
    <refreshControl key="refreshControl" enabled="NO" contentMode="center" id="\(id)">\
    <rect key="frame" x="0.0" y="0.0" width="1000" height="1000"/>\
    <autoresizingMask key="autoresizingMask"/>\
    <attributedString key="attributedTitle"><fragment content="Pull"/></attributedString>\
    <connections><action selector="reload:" destination="c" eventType="valueChanged" id="a-\(id)"/>\
    </connections></refreshControl>
    """
  }

  private var refreshed: String {
    """
    <tableViewController id="c" customClass="RefreshedTable" \(module)>\
    <tableView key="view" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>\
    <view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="375" height="200"/>\
    <subviews><scrollView id="s"><rect key="frame" x="0" y="0" width="375" height="200"/>\
    \(refresh("r2"))</scrollView></subviews></view></tableView>\(refresh("r1"))</tableViewController>
    """
  }

  @Test func `is a refresh control, of a table's controller or of a view that scrolls`() throws {
    let program = try HandMade.program([refreshed], from: "c")
    let made = try #require(program.instantiateInitialViewController() as? RefreshedTable)
    let table = try #require(made.tableView)
    table.layoutIfNeeded()
    let control = try #require(made.refreshControl)
    expectEqual(control.attributedTitle?.string, "Pull")
    #expect(control.frame == CGRect(x: 0, y: -60, width: 375, height: 60))
    control.pull()
    #expect(control.isRefreshing)
    let scroll = table.tableHeaderView?.subviews.first as? ScrollView
    let inner = try #require(scroll?.refreshControl)
    inner.pull()
    expectEqual(made.calls, ["reload", "reload"])
  }

  @Test func `shows no refresh control in a picture of a document, and knows it`() throws {
    let document = try HandMade.document(HandMade.storyboard([refreshed]))
    let name = try #require(document.sceneNames.first)
    let drawing = try document.drawing(of: name)
    expectEqual(drawing.diagnostics.filter { $0.id.hasPrefix("unknown") }.map(\.subject), [])
    #expect(drawing.frames.allSatisfy { !$0.isPlaceholder && $0.identifier != "r2" })
  }
}
