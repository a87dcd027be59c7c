import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineInterfaceBuilder
import SnaplineLayout
import SnaplineScene
import TestSupport
import Testing

/// A document of views, around some elements.
private func document(_ objects: String, attributes: String = "") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES"\(attributes)>
  <device id="retina4_7" orientation="portrait"/>
  <objects>
  \(objects)
  </objects>
  </document>
  """
}

private func messages(_ text: String) -> [Diagnostic] {
  messages(Array(text.utf8))
}

private func messages(_ bytes: [UInt8]) -> [Diagnostic] {
  do throws(DesignError) {
    let document = try InterfaceDocument(bytes: bytes, named: "Test.xib")
    var said: [Diagnostic] = []
    for name in document.sceneNames { said += try document.drawing(of: name).diagnostics }
    return said
  } catch {
    return error.diagnostics
  }
}

@Suite struct `A hostile document` {
  @Test func `declares no entities`() {
    let bomb = """
      <?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaaaaaaaa">\
      <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><document><objects>&b;</objects></document>
      """
    #expect(messages(bomb).first?.subject == "the document declares a type of its own")
    let outside = #"<!DOCTYPE d SYSTEM "file:///etc/passwd"><document/>"#
    #expect(messages(outside).first?.subject == "the document declares a type of its own")
  }

  @Test func `knows no entity but XML's own`() {
    let text = document("<view id=\"a\"/>&nbsp;")
    #expect(messages(text).first?.id == "xml")
  }

  @Test func `is no deeper than two hundred elements`() {
    let deep = String(repeating: "<a>", count: 10_000) + String(repeating: "</a>", count: 10_000)
    #expect(messages(deep).first?.subject == "more than 200 elements lie in each other")
  }

  @Test func `has no million attributes, and is refused at once`() {
    let many = (0..<1_000_000).map { "a\($0)=\"\"" }.joined(separator: " ")
    let clock = ContinuousClock()
    var said: [Diagnostic] = []
    let time = clock.measure { said = messages("<document \(many)/>") }
    #expect(said.first?.id == "limit")
    #expect(time < .seconds(20))
  }

  @Test func `has no endless text and no endless number of elements`() {
    let text = String(repeating: "x", count: 2_000_001)
    for long in ["<label id=\"a\" text=\"\(text)\"/>", "<string key=\"text\">\(text)</string>"] {
      #expect(messages(document(long)).first?.subject == "a text has more than 2000000 bytes")
    }
    let many = document(String(repeating: "<a/>", count: 100_001))
    #expect(messages(many).first?.id == "limit")
  }

  @Test(arguments: ["data", "mutableData"])
  func `may hold data up to its own limit`(kind: String) throws {
    func holding(_ count: Int) -> String {
      let data = String(repeating: "YnBsaXN0", count: count / 8)
      return document("<view id=\"v\"/>").replacing(
        "</objects>",
        with: "</objects><resources><image name=\"a\" width=\"8\" height=\"8\"><\(kind) "
          + "key=\"keyedArchiveRepresentation\">\(data)</\(kind)></image></resources>"
      )
    }
    #expect(messages(holding(600_000)) == messages(holding(8)))
    #expect(messages(holding(4_000_000)) == messages(holding(8)))
    expectEqual(
      messages(holding(12_000_000)).map(\.subject),
      ["the document has more than 10000000 bytes"]
    )
  }

  @Test func `may show a text that is longer than what is read for a meaning`() throws {
    let long = String(repeating: "word ", count: 20_000)
    let text = document(
      "<view id=\"r\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"100\"/><subviews>"
        + "<label id=\"l\" text=\"\(long)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" "
        + "height=\"100\"/></label></subviews></view>"
    )
    #expect(!messages(text).contains { $0.severity == .error })
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x3C, 0x00], "the text isn't UTF-8"),
      (Array("<document>\n\n\u{E9}".utf8.dropLast()), "the text isn't UTF-8"),
      (
        Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><document/>".utf8),
        "the document says that its text is 'iso-8859-1'"
      ),
      ([], "the document is empty"), (Array("  \n ".utf8), "the document is empty"),
      (Array("<document".utf8), "the XML can't be read"),
      (Array("<document><objects></document>".utf8), "the XML can't be read"),
      (Array("<plist/>".utf8), "'plist' is no document of Interface Builder"),
      (Array("<archive/>".utf8), "'archive' is no document of Interface Builder"),
    ] as [([UInt8], String)]
  )
  func `is told by what is wrong with it`(bytes: [UInt8], subject: String) throws {
    let said = try #require(messages(bytes).first)
    #expect(said.subject == subject)
    #expect(said.severity == .error && said.place?.file == "Test.xib")
  }

  @Test func `for another system is told by its name`() {
    let mac = #"<document targetRuntime="MacOSX.Cocoa"><objects/></document>"#
    #expect(messages(mac).first?.subject == "the document is for 'MacOSX.Cocoa'")
  }

  @Test func `may say any number`() {
    for number in ["NaN", "inf", "-1e308", "1e308", "0x10", "", "ten", "-0"] {
      let text = document(
        """
        <view id="r"><rect key="frame" x="\(number)" y="0" width="\(number)" height="100"/>
        <subviews><label id="l" text="Hello" numberOfLines="\(number)" \
        translatesAutoresizingMaskIntoConstraints="NO" preferredMaxLayoutWidth="\(number)">
        <fontDescription key="fontDescription" type="system" pointSize="\(number)"/></label></subviews>
        <constraints><constraint firstItem="l" firstAttribute="leading" secondItem="r" \
        secondAttribute="leading" constant="\(number)" multiplier="\(number):\(number)" \
        priority="\(number)" id="c"/></constraints></view>
        """
      )
      // Whatever is said of it, it is said.
      _ = messages(text)
    }
  }

  @Test(arguments: [1e300, -1e300, 1.7e308])
  func `may have insets beyond all canvases`(inset: Double) throws {
    let sides = #"minX="\#(inset)" minY="\#(inset)" maxX="\#(inset)" maxY="\#(inset)""#
    let text = document(
      """
      <view id="r"><rect key="frame" x="0" y="0" width="200" height="200"/>
      <directionalEdgeInsets key="directionalLayoutMargins" top="\(inset)" leading="\(inset)" \
      bottom="\(inset)" trailing="\(inset)"/><subviews><button id="b" \
      translatesAutoresizingMaskIntoConstraints="NO"><inset key="contentEdgeInsets" \(sides)/>
      <inset key="titleEdgeInsets" \(sides)/><state key="normal" title="T"/></button></subviews>
      <constraints><constraint firstItem="b" firstAttribute="leading" secondItem="r" \
      secondAttribute="leadingMargin" id="c"/></constraints></view>
      """
    )
    let drawn = try InterfaceDocument(bytes: Array(text.utf8), named: "Test.xib").drawing()
    let sizes = drawn.scene.tree.nodes.map(\.frame).flatMap {
      [$0.left, $0.top, $0.right, $0.bottom].map { abs($0) }
    }
    #expect(sizes.count >= 12 && sizes.allSatisfy { $0 < 1_000_000 }, "\(sizes)")
  }

  @Test func `has rows as high as they are recorded where their height is below zero`() throws {
    let cells = (0..<3).map { place in
      """
      <tableViewCell id="c\(place)" rowHeight="-40"><rect key="frame" x="0" y="\(place * 50)" \
      width="200" height="50"/><tableViewCellContentView key="contentView" id="w\(place)">\
      <rect key="frame" x="0" y="0" width="200" height="50"/></tableViewCellContentView>\
      </tableViewCell>
      """
    }
    let text = document(
      """
      <tableView id="r" rowHeight="-40"><rect key="frame" x="0" y="0" width="200" height="200"/>
      <prototypes>\(cells.joined())</prototypes></tableView>
      """
    )
    let drawn = try InterfaceDocument(bytes: Array(text.utf8), named: "Test.xib").drawing()
    #expect(drawn.diagnostics.isEmpty, "\(drawn.diagnostics)")
    let rows = drawn.frames.filter { $0.identifier.hasPrefix("c") }.map(\.frame.height)
    expectEqual(rows, [50, 50, 50])
  }

  @Test func `may refer in circles`() {
    let text = document(
      """
      <view id="r"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"/>\
      <view id="a" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <constraints><constraint firstItem="a" firstAttribute="width" secondItem="a" \
      secondAttribute="width" multiplier="2" id="c"/>
      <constraint firstItem="r" firstAttribute="top" secondItem="nobody" secondAttribute="top" id="d"/>
      <constraint firstItem="a" firstAttribute="nonsense" id="e"/></constraints></view>
      """
    )
    #expect(!messages(text).contains { $0.severity == .error })
  }

  @Test func `embeds no more screens than there may be views`() throws {
    let count = 7
    let scenes = (0..<count).map { place in
      let boxes = (0..<8).map { box in
        """
        <containerView id="b\(place)-\(box)"><connections><segue kind="embed" \
        destination="c\((place + 1) % count)" id="s\(place)-\(box)"/></connections></containerView>
        """
      }
      return """
        <scene sceneID="s\(place)"><objects><viewController id="c\(place)" \
        sceneMemberID="viewController"><view key="view" id="v\(place)">\
        <rect key="frame" x="0" y="0" width="100" height="100"/>\
        <subviews>\(boxes.joined())</subviews></view></viewController></objects></scene>
        """
    }
    let text = "<document><scenes>\(scenes.joined())</scenes></document>"
    var environment = Environment()
    environment.limits.views = 500
    let document = try InterfaceDocument(
      bytes: Array(text.utf8),
      named: "Test.storyboard",
      environment: environment
    )
    let drawn = try document.drawing(of: "c0").scene.tree.nodes.count
    #expect((100...1_500).contains(drawn), "\(drawn)")
  }

  @Test func `puts no container into itself`() throws {
    let text = """
      <document initialViewController="a"><scenes>
      <scene><objects><navigationController id="a" sceneMemberID="viewController"><connections>
      <segue kind="relationship" relationship="rootViewController" destination="b" id="1"/>
      </connections></navigationController></objects></scene>
      <scene><objects><tabBarController id="b" sceneMemberID="viewController"><connections>
      <segue kind="relationship" relationship="viewControllers" destination="a" id="2"/>
      <segue kind="relationship" relationship="viewControllers" destination="b" id="3"/>
      <segue kind="relationship" relationship="viewControllers" destination="e" id="4"/>
      </connections></tabBarController></objects></scene>
      <scene><objects><viewControllerPlaceholder id="e" storyboardName="Round"/></objects></scene>
      </scenes></document>
      """
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      .appending(path: "Round.storyboard")
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: file)
    let first = Storyboard(contentsOfFile: file.path).instantiateInitialViewController()
    #expect(first?.children.count == 1)
    #expect(first?.children.first?.children.isEmpty == true)
  }

  @Test func `says ampersands as they are meant`() throws {
    let text = document(
      """
      <label id="l" text="A &amp;amp; B &#38; C &lt;"><rect key="frame" x="0" y="0" width="200" \
      height="20"/></label>
      """
    )
    let document = try InterfaceDocument(bytes: Array(text.utf8), named: "Test.xib")
    let texts = try document.drawing().scene.tree.nodes.compactMap(\.text)
    expectEqual(texts, ["A &amp; B & C <"])
  }
}

@Suite struct `What is said of a document` {
  @Test func `names unknown kinds once, with a count`() {
    let text = document(
      """
      <view id="r"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <hologramView id="a"/><hologramView id="b"/></subviews></view>
      """
    )
    let said = messages(text)
    expectEqual(said.map(\.id), ["unknown-view"])
    #expect(said.first?.subject == "'hologramView' is no kind of view that is known (2 times)")
    #expect(said.first?.severity == .warning)
  }

  @Test func `notes that an app's class is drawn as what it extends`() throws {
    let text = document(
      """
      <label id="r" text="Hello" customClass="Badge"><rect key="frame" x="0" y="0" width="90" \
      height="20"/></label>
      """
    )
    let found = try InterfaceDocument(bytes: Array(text.utf8), named: "Test.xib").drawing()
    expectEqual(found.diagnostics.map(\.subject), ["'Badge' is drawn as the label that it extends"])
    expectEqual(found.scene.tree.nodes.map(\.className), ["View", "Label"])
  }
}
