import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineInterfaceBuilder
import SnaplineLayout
import SnaplineScene
import TestSupport
import Testing

@Suite struct `What all screens of a document have to say` {
  @Test func `is said of each kind once, with a count over all`() throws {
    let text = HandMade.storyboard(
      (1...3).map { screen in
        let boxes = (0..<screen).map { #"<hologramView id="h\#(screen)-\#($0)"/>"# }.joined()
        return """
          <viewController id="c\(screen)" sceneMemberID="viewController"><view key="view" \
          id="v\(screen)"><rect key="frame" x="0" y="0" width="375" height="667"/>\
          <subviews>\(boxes)</subviews></view></viewController>
          """
      }
    )
    let document = try HandMade.document(text)
    var summary = InterfaceDocument.Summary(of: document)
    for name in document.sceneNames { summary.add(try document.drawing(of: name)) }
    #expect(
      summary.diagnostics.map(\.subject)
        == ["'hologramView' is no kind of view that is known (6 times)"]
    )
  }

  @Test func `names a device that isn't known, and what stands for it`() throws {
    let text = HandMade.xib(HandMade.root(""), device: "retina99_9")
    let document = try HandMade.document(text)
    var summary = InterfaceDocument.Summary(of: document)
    summary.add(try document.drawing())
    expectEqual(summary.diagnostics.map(\.id), ["unknown-device"])
    #expect(summary.diagnostics.first?.place?.line == 3)
    #expect(summary.diagnostics.first?.cause == "the screens stand on an iPhone 8")
  }

  @Test(arguments: [
    ("retina6_3", 402, 874), ("retina6_9", 440, 956), ("ipad7_9", 768, 1024),
    ("ipad13_0rounded", 1024, 1366),
  ])
  func `is nothing of devices that are known`(name: String, width: Int, height: Int) throws {
    let text = HandMade.storyboard([]).replacing("retina4_7", with: name)
    let drawing = try HandMade.document(text).drawing()
    #expect(drawing.scene.size == CGSize(width: width, height: height))
    #expect(!drawing.diagnostics.contains { $0.id == "unknown-device" })
  }

  @Test func `tells of constraints that are left out`() throws {
    let constraints = """
      <constraint firstItem="a" firstAttribute="nonsense" constant="3" id="1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="nonsense" \
      id="2"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="gone" secondAttribute="top" id="3"/>
      <constraint firstItem="lost" firstAttribute="top" constant="3" id="4"/>
      """
    let text = HandMade.xib(
      HandMade.root(
        #"<view id="a" translatesAutoresizingMaskIntoConstraints="NO"/>"#,
        constraints: constraints
      )
    )
    let said = try HandMade.document(text).drawing().diagnostics
    expectEqual(said.map(\.id), ["unknown-attribute", "missing-item"])
    #expect(said.first?.subject == "'nonsense' is no attribute of a view that is known (2 times)")
    #expect(said.last?.subject.hasSuffix("which isn't in the document (2 times)") ?? false)
  }

  @Test func `is nothing of what other size classes have`() throws {
    let text = HandMade.xib(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\
      <view id="a" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <constraints><constraint firstItem="a" firstAttribute="top" secondItem="root" \
      secondAttribute="top" id="1"/></constraints>
      <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation></view>
      """
    )
    #expect(try HandMade.document(text).drawing().diagnostics.isEmpty)
  }

  @Test func `tells of what constraints say and nobody can read`() throws {
    let values = [
      #"relation="about""#, #"multiplier="1:0""#, #"multiplier="1:0""#, #"constant="12,5""#,
      #"constant="nan""#, #"priority="high""#, #"priority="0""#,
    ]
    let constraints = values.enumerated().map { index, value in
      #"<constraint firstItem="a" firstAttribute="width" \#(value) id="\#(index)"/>"#
    }.joined(separator: "\n")
    let view = #"<view id="a" translatesAutoresizingMaskIntoConstraints="NO"/>"#
    let text = HandMade.xib(HandMade.root(view, constraints: constraints))
    let said = try HandMade.document(text).drawing().diagnostics.filter { $0.id == "unknown-value" }
    #expect(said.count == 6)
    #expect(said.contains { $0.subject == "'1:0' is no multiplier of a constraint (2 times)" })
  }

  @Test func `tells of colours that aren't there`() throws {
    let colors = [
      #"<color key="backgroundColor" systemColor="systemNothingColor"/>"#,
      #"<color key="tintColor" name="Brand"/>"#,
      #"<color key="backgroundColor" systemColor="systemRedColor"/>"#,
    ]
    let views = colors.map { "<view>\($0)</view>" }.joined()
    let said = try HandMade.document(HandMade.xib(HandMade.root(views))).drawing().diagnostics
    #expect(
      said.map(\.subject) == [
        "the colour 'systemNothingColor' isn't there", "the colour 'Brand' isn't there",
      ]
    )
  }

  @Test func `is that a font isn't there, whose slant and weight are kept`() throws {
    let scenes = try ["Gone-Regular", "Gone-Italic", "Gone-Bold"].map { name in
      let text = HandMade.xib(
        """
        <label id="l" text="Slanted"><rect key="frame" x="0" y="0" width="100" height="20"/>\
        <fontDescription key="fontDescription" name="\(name)" family="Gone" pointSize="17"/></label>
        """
      )
      let drawing = try HandMade.document(text).drawing()
      expectEqual(drawing.diagnostics.map(\.subject), ["the font 'Gone' isn't there"])
      return drawing.scene
    }
    #expect(Set(scenes.map(\.items.description)).count == 3)
  }

  @Test func `names the class of a view only where that is drawn as another`() throws {
    let views = #"<view customClass="Chart"/><hologramView customClass="Hologram"/>"#
    let said = try HandMade.document(HandMade.xib(HandMade.root(views))).drawing().diagnostics
    expectEqual(said.map(\.id), ["unknown-view", "custom-class"])
    #expect(said.last?.subject.contains("'Chart'") == true)
  }
}
