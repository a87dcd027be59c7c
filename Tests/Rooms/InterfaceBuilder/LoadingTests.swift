import Foundation
import SnaplineControls
import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineInterfaceBuilder
import SnaplineLayout
import TestSupport
import Testing

/// A view of the tests' own, with an outlet.
final class OutletCard: View {
  var title: Label?
  var rows: [View] = []
  var radius: Double?
  var wakes: [Bool] = []

  override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "title": title = value as? Label
    case "rows": rows = value as? [View] ?? []
    case "radius": radius = value as? Double
    default: super.setValue(value, forKey: key)
    }
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    wakes.append(title != nil)
  }
}

final class OutletCell: TableViewCell {}

/// Whoever owns a document, and its table's rows.
final class CardOwner: Responder, TableViewDataSource {
  var card: OutletCard?

  override func setValue(_ value: Any?, forKey key: String) {
    if key == "card" { card = value as? OutletCard }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

final class ListScreen: ViewController {
  var loads = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
  }
}

/// Whoever has actions: an object by itself, or one above the sender.
final class FormOwner: Responder {
  var calls: [String] = []

  func send(_ sender: Any) { calls.append("send \(type(of: sender))") }
  func close() { calls.append("close") }
  func pick(_ sender: Button) { calls.append("pick") }
  func move(_ sender: Any, event: Event) { calls.append("move") }

  override func action(named name: String) -> Selector? {
    switch name {
    case "send:": Selector("send:", FormOwner.send)
    case "close": Selector("close", FormOwner.close)
    case "pick:": Selector("pick:", FormOwner.pick)
    case "move:event:": Selector("move:event:", FormOwner.move)
    default: super.action(named: name)
    }
  }
}

final class AskingView: View {
  var asked = 0
  func ask(_ sender: Any) { asked += 1 }

  override func action(named name: String) -> Selector? {
    name == "ask:" ? Selector("ask:", AskingView.ask) : super.action(named: name)
  }
}

private func nib(_ objects: String, owner: String = "") -> Nib {
  let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/>
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1">
    <connections>\(owner)</connections></placeholder>\(objects)</objects></document>
    """
  return Nib(data: Data(text.utf8), bundle: nil)
}

private let card = """
  <view id="r" customClass="OutletCard" customModule="InterfaceBuilderTests">
  <rect key="frame" x="0" y="0" width="200" height="100"/>
  <subviews>
  <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="l">
  <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
  <view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
  <view translatesAutoresizingMaskIntoConstraints="NO" customClass="Nobody" id="b"/>
  </subviews>
  <constraints>
  <constraint firstItem="l" firstAttribute="leading" secondItem="r" secondAttribute="leading" \
  constant="12" id="c1"/>
  <constraint firstItem="l" firstAttribute="top" secondItem="r" secondAttribute="top" constant="4" \
  id="c2"/>
  <constraint firstItem="l" firstAttribute="width" constant="40" placeholder="YES" id="c3"/>
  </constraints>
  <userDefinedRuntimeAttributes>
  <userDefinedRuntimeAttribute type="number" keyPath="radius">
  <real key="value" value="2.5"/></userDefinedRuntimeAttribute>
  </userDefinedRuntimeAttributes>
  <connections>
  <outlet property="title" destination="l" id="o1"/>
  <outletCollection property="rows" destination="a" id="o2"/>
  <outletCollection property="rows" destination="b" id="o3"/>
  <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="o4"/>
  </connections></view>
  <tapGestureRecognizer id="g"/>
  """

@Suite struct `A nib` {
  @Test func `knows the colours of the environment's folders by their names`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let set = folder.appending(path: "A.xcassets/Paper.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = #"{"colors":[{"color":{"components":{"white":"0.5","alpha":"1"}}}]}"#
    try Data(text.utf8).write(to: set.appending(path: "Contents.json"))
    var environment = Environment()
    environment.imageFolders = [folder.path]
    Environment.$current.withValue(environment) {
      #expect(Color(named: "Paper") == Color(white: 0.5, alpha: 1))
      #expect(Color(named: "Ink") == nil)
    }
    #expect(Color(named: "Paper") == nil)
  }

  @Test func `has the looks of its elements`() throws {
    let made = nib(
      """
      <toolbar id="t" barStyle="black"/><button id="b" buttonRole="destructive">\
      <buttonConfiguration key="configuration" style="filled" title="Go" titleAlignment="trailing">\
      <fontDescription key="titleFontDescription" type="boldSystem" pointSize="18"/>\
      </buttonConfiguration></button>
      <segmentedControl id="s" apportionsSegmentWidthsByContent="YES" momentary="YES" \
      selectedSegmentIndex="0"><segments><segment title="A"/></segments></segmentedControl>
      <label id="l" adjustsLetterSpacingToFitWidth="YES"/>
      <tableView id="v"><view key="backgroundView" id="g"/></tableView>
      <collectionView id="c"><view key="backgroundView" id="h"/></collectionView>
      """
    ).instantiate(withOwner: nil)
    let bar = try #require(made.first as? Toolbar)
    #expect(bar.overrideUserInterfaceStyle == .dark)
    let button = try #require(made.lazy.compactMap { $0 as? Button }.first)
    #expect(button.role == .destructive)
    #expect(button.configuration?.titleAlignment == .trailing)
    #expect(button.configuration?.titleTextAttributesTransformer != nil)
    let segments = try #require(made.lazy.compactMap { $0 as? SegmentedControl }.first)
    #expect(segments.apportionsSegmentWidthsByContent && segments.isMomentary)
    #expect(segments.numberOfSegments == 1)
    #expect(segments.selectedSegmentIndex == SegmentedControl.noSegment)
    let label = try #require(made.lazy.compactMap { $0 as? Label }.first)
    #expect(label.allowsDefaultTighteningForTruncation)
    #expect(made.lazy.compactMap { $0 as? TableView }.first?.backgroundView != nil)
    #expect(made.lazy.compactMap { $0 as? CollectionView }.first?.backgroundView != nil)
  }

  @Test func `calls actions of its owner, and of whoever has them above the sender`() throws {
    let objects = nib(
      """
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view id="v" customClass="AskingView" customModule="InterfaceBuilderTests"><subviews>
      <button id="b"><connections>
      <action selector="send:" destination="-1" eventType="touchUpInside" id="a1"/>
      <action selector="ask:" destination="-2" eventType="touchUpInside" id="a2"/>
      <action selector="pick:" destination="-2" eventType="touchUpOutside" id="c1"/>
      <action selector="close" destination="-1" eventType="touchDown" id="a3"/>
      <action selector="pick:" destination="-1" eventType="touchDown" id="a9"/>
      <action selector="move:event:" destination="-1" eventType="touchDown" id="b1"/>
      </connections></button>
      <switch id="s"><connections>
      <action selector="send:" destination="-1" eventType="valueChanged" id="a4"/>
      <action selector="gone:" destination="-1" eventType="valueChanged" id="a5"/>
      <action selector="pick:" destination="-1" eventType="valueChanged" id="b2"/>
      <action selector="send:" destination="nobody" eventType="valueChanged" id="a6"/>
      </connections></switch>
      <toolbar id="t"><items><barButtonItem title="Done" id="i"><connections>
      <action selector="close" destination="-1" id="a7"/></connections></barButtonItem>
      <barButtonItem title="Ask" id="j"><connections>
      <action selector="ask:" destination="-2" id="b3"/></connections></barButtonItem></items>
      </toolbar>
      </subviews><connections>
      <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="o4"/>
      </connections></view>
      <tapGestureRecognizer id="g"><connections>
      <action selector="ask:" destination="-2" id="b4"/>
      <action selector="send:" destination="-1" id="a8"/></connections></tapGestureRecognizer>
      """
    )
    let owner = FormOwner()
    let view = try #require(objects.instantiate(withOwner: owner).first as? AskingView)
    let button = try #require(view.subviews.first as? Button)
    button.sendActions(for: .touchUpInside)
    expectEqual(owner.calls, ["send Button"])
    expectEqual(view.asked, 1)
    button.sendActions(for: .touchDown)
    (view.subviews[1] as? Control)?.sendActions(for: .valueChanged)
    let items = try #require((view.subviews[2] as? Toolbar)?.items)
    #expect(items.allSatisfy { $0.fire() })
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(view.gestureRecognizers?.first?.fire() == true)
    expectEqual(view.asked, 3)
    expectEqual(
      Array(owner.calls.dropFirst()),
      ["close", "pick", "move", "send Switch", "close", "send TapGestureRecognizer"]
    )
    let said = view.layoutDiagnostics.filter { $0.id == "missing-action" }
    let expected: Set = [
      "FormOwner has no action 'gone:'", "the action 'pick:' of FormOwner takes no Switch",
      "the action 'send:' goes to an object that isn't made",
    ]
    expectEqual(Set(said.map(\.subject)), expected)
  }

  @Test func `makes views of the program's classes, with their outlets`() throws {
    let owner = CardOwner()
    let nib = nib(card, owner: #"<outlet property="card" destination="r" id="o"/>"#)
    let objects = nib.instantiate(withOwner: owner)
    let made = try #require(objects.first as? OutletCard)
    #expect(objects.count == 2 && objects.last is TapGestureRecognizer)
    #expect(owner.card === made)
    #expect(made.title?.text == "Hello")
    #expect(made.rows.count == 2, "a class that nobody has is the one that it extends")
    #expect(made.radius == 2.5)
    expectEqual(made.wakes, [true], "woken once, when its outlets are there")
    #expect(made.gestureRecognizers?.count == 1)
  }

  @Test func `leaves out what only stands for something in Interface Builder`() throws {
    let made = try #require(nib(card).instantiate(withOwner: nil).first as? OutletCard)
    made.layoutIfNeeded()
    let title = try #require(made.title)
    #expect(title.frame.origin == CGPoint(x: 12, y: 4))
    #expect(title.frame.width == title.intrinsicContentSize.width)
  }

  @Test func `makes new objects each time`() throws {
    let nib = nib(card)
    let (one, other) = (nib.instantiate(withOwner: nil), nib.instantiate(withOwner: nil))
    let first = try #require(one.first as? View)
    let second = try #require(other.first as? View)
    #expect(first !== second)
  }

  @Test func `that isn't there or can't be read says so, and makes nothing`() {
    let nowhere = Nib(nibName: "Nowhere", bundle: nil)
    #expect(nowhere.instantiate(withOwner: nil).isEmpty)
    expectEqual(nowhere.diagnostics.map(\.subject), ["there is no 'Nowhere.xib' in the bundle"])
    let broken = Nib(data: Data("<document".utf8), bundle: nil)
    #expect(broken.instantiate(withOwner: nil).isEmpty)
    #expect(broken.diagnostics.first?.id == "xml")
    #expect(Nib(nibName: "../../etc/passwd", bundle: nil).diagnostics.first?.id == "no-nib")
    #expect(Bundle.main.loadNibNamed("Nowhere", owner: nil) == nil)
  }

  @Test func `is found in a bundle`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let base = folder.appending(path: "Base.lproj")
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    let document = Fixtures.folder + "/Stacks.xib"
    try FileManager.default.copyItem(
      atPath: document,
      toPath: base.appending(path: "Stacks.xib").path
    )
    let bundle = try #require(Bundle(path: folder.path))
    let objects = try #require(bundle.loadNibNamed("Stacks", owner: nil))
    #expect(objects.first is View)
  }

  @Test func `makes the cells that it is registered for`() throws {
    let cells = nib(
      """
      <tableViewCell id="c" customClass="OutletCell" customModule="InterfaceBuilderTests" \
      reuseIdentifier="row"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="v">\
      <rect key="frame" x="0" y="0" width="320" height="44"/></tableViewCellContentView>
      </tableViewCell>
      """
    )
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(cells, forCellReuseIdentifier: "row")
    let owner = CardOwner()
    table.dataSource = owner
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 3)
    #expect(table.visibleCells.allSatisfy { $0 is OutletCell && $0.reuseIdentifier == "row" })
  }

  @Test(arguments: Fixtures.names.filter { $0.hasSuffix(".xib") })
  func `can be made of each document of views`(name: String) throws {
    let nib = Nib(contentsOfFile: Fixtures.folder + "/" + name)
    let objects = nib.instantiate(withOwner: nil)
    #expect(nib.diagnostics.isEmpty)
    let views = objects.compactMap { $0 as? View }
    #expect(!views.isEmpty)
    for view in views { view.layoutIfNeeded() }
  }
}

@Suite struct `A storyboard` {
  private let embedded = Storyboard(contentsOfFile: Fixtures.folder + "/Embedded.storyboard")

  @Test func `connects the items of a screen, and tells of those that it can't`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      initialViewController="c"><device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects>
      <viewController id="c" customClass="ListScreen" customModule="InterfaceBuilderTests">
      <view key="view" id="v" customClass="AskingView" customModule="InterfaceBuilderTests"/>
      <navigationItem key="navigationItem" id="n">
      <barButtonItem key="leftBarButtonItem" title="Ask" id="i"><connections>
      <action selector="ask:" destination="v" id="a1"/></connections></barButtonItem>
      <barButtonItem key="rightBarButtonItem" title="Gone" id="j"><connections>
      <action selector="gone:" destination="c" id="a2"/></connections></barButtonItem>
      </navigationItem></viewController></objects></scene></scenes></document>
      """
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).storyboard")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let made = Storyboard(contentsOfFile: file.path).instantiateInitialViewController()
    let screen = try #require(made as? ListScreen)
    let view = try #require(screen.view as? AskingView)
    #expect(screen.navigationItem.leftBarButtonItem?.fire() == true)
    #expect(screen.navigationItem.rightBarButtonItem?.fire() == false)
    expectEqual(view.asked, 1)
    let said = view.layoutDiagnostics.filter { $0.id == "missing-action" }
    expectEqual(said.map(\.subject), ["ListScreen has no action 'gone:'"])
  }

  @Test func `makes the first screen with those that stand in it`() throws {
    let first = try #require(embedded.instantiateInitialViewController())
    #expect(first.storyboard === embedded)
    #expect(!first.isViewLoaded)
    first.loadViewIfNeeded()
    #expect(first.children.count == 2)
    let navigation = try #require(first.children.last as? NavigationController)
    #expect(navigation.topViewController?.navigationItem.title == "List")
    let window = Window(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = first
    window.layoutIfNeeded()
    let strip = first.children[0].view.subviews.first
    #expect(strip?.frame == CGRect(x: 137.5, y: 10, width: 100, height: 100))
    #expect(navigation.topViewController?.viewIfLoaded?.subviews.first?.frame.minY == 44)
  }

  @Test func `makes a screen by its identifier, of the class that is asked for`() {
    let list: ListScreen = embedded.instantiateViewController(identifier: "List")
    #expect(list.loads == 0)
    #expect(list.view.subviews.count == 2)
    #expect(list.loads == 1)
    let own = embedded.instantiateViewController(identifier: "List") { _ in ListScreen() }
    #expect(own.title == "List")
    let plain = embedded.instantiateViewController(withIdentifier: "Inner")
    #expect(plain.view.subviews.count == 2)
  }

  @Test func `that isn't there makes empty screens, and says so`() {
    let nowhere = Storyboard(name: "Nowhere", bundle: nil)
    #expect(nowhere.instantiateInitialViewController() == nil)
    expectEqual(nowhere.diagnostics.map(\.id), ["no-nib"])
    #expect(nowhere.instantiateViewController(withIdentifier: "List").view.subviews.isEmpty)
  }

  @Test(arguments: Fixtures.names.filter { $0.hasSuffix(".storyboard") })
  func `has all its screens made for a program`(name: String) throws {
    let path = Fixtures.folder + "/" + name
    let storyboard = Storyboard(contentsOfFile: path)
    for scene in try InterfaceDocument(contentsOf: path).sceneNames {
      let screen = storyboard.instantiateViewController(withIdentifier: scene)
      screen.loadViewIfNeeded()
      screen.view.layoutIfNeeded()
      #expect(screen.storyboard === storyboard)
    }
  }
}
