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

@Suite struct `What documents say of layout` {
  @Test func `keeps margins as narrow as is good to read`() throws {
    let text = HandMade.xib(
      HandMade.root(
        #"<view id="a" translatesAutoresizingMaskIntoConstraints="NO"/>"#,
        width: 1024,
        height: 1366,
        attributes: #" layoutMarginsFollowReadableWidth="YES""#,
        constraints: """
          <constraint firstItem="a" firstAttribute="leading" secondItem="root" \
          secondAttribute="leadingMargin" id="1"/>
          <constraint firstItem="a" firstAttribute="trailing" secondItem="root" \
          secondAttribute="trailingMargin" id="2"/>
          """
      ),
      device: "ipad12_9"
    )
    let frame = try HandMade.document(text).frames()["a"]
    #expect(frame?.minX == 176 && frame?.width == 672)
    let narrow = text.replacing("YES\">", with: "NO\">")
    #expect(try HandMade.document(narrow).frames()["a"]?.minX == 20)
  }

  @Test func `keeps recorded numbers of views that are marked as open, and no others`() throws {
    func frames(_ attributes: String, _ constraint: String) throws -> [CGRect] {
      let views = ["a", "b"].map { id in
        """
        <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO"\(attributes)>\
        <rect key="frame" x="30" y="40" width="50" height="60"/></view>
        """
      }
      let text = HandMade.xib(
        HandMade.root(
          views.joined(),
          constraints: """
            <constraint firstItem="a" firstAttribute="width" constant="70" id="1"/>\(constraint)
            <constraint firstItem="b" firstAttribute="leading" secondItem="a" \
            secondAttribute="trailing" constant="5" id="2"/>
            """
        )
      )
      let drawing = try HandMade.document(text).drawing()
      let open = Dictionary(uniqueKeysWithValues: drawing.frames.map { ($0.identifier, $0.open) })
      expectEqual(
        open["a"]?.sorted(),
        constraint.isEmpty ? ["height", "left", "top"] : ["height", "left"]
      )
      return ["a", "b"].compactMap { id in drawing.frames.first { $0.identifier == id }?.frame }
    }
    let marked = try frames(#" ambiguous="YES""#, "")
    // What a constraint says holds: the width, and the place beside it.
    expectEqual(marked[0], CGRect(x: 30, y: 40, width: 70, height: 60))
    expectEqual(marked[1], CGRect(x: 105, y: 40, width: 50, height: 60))
    let top = """
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="8" id="3"/>
      """
    expectEqual(try frames(#" ambiguous="YES""#, top)[0].minY, 8)
    let others = try frames("", "")
    #expect(others[0].minX == 0 && others[0].minY == 0 && others[1].minX == 75)
  }

  @Test func `leaves frames open, which the JSON form says`() throws {
    let held = """
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="9" id="1"/>
      """
    let rest = ["top", "width", "height"].map {
      $0 == "top"
        ? #"<constraint firstItem="a" firstAttribute="top" secondItem="root" "#
          + #"secondAttribute="top" id="t"/>"#
        : #"<constraint firstItem="a" firstAttribute="\#($0)" constant="5" id="\#($0)"/>"#
    }
    let layout = { (constraints: String) in
      let text = HandMade.xib(
        HandMade.root(
          #"<view id="a" translatesAutoresizingMaskIntoConstraints="NO"/>"#,
          constraints: constraints
        )
      )
      let document = try HandMade.document(text)
      return document.layoutJSON(of: [try document.drawing()])
    }
    #expect(
      try layout(held).contains(#""frame": [9, 0, 0, 0], "open": ["top", "width", "height"]}"#)
    )
    #expect(try layout(held + rest[0] + rest[1]).contains(#""open": ["height"]}"#))
    #expect(try !layout(held + rest.joined()).contains("open"))
  }

  @Test func `leaves the same numbers open as a design does`() throws {
    func open(_ json: String) -> String? {
      json.split(separator: "\n").first { $0.contains("\"a\"") }?
        .split(separator: "\"open\": ").dropFirst().first.map { String($0.prefix { $0 != "]" }) }
    }
    var met: Set<String?> = []
    let kinds = [["edge"], ["edge", "length"], ["least", "length"]]
    for (across, down) in kinds.flatMap({ across in kinds.map { (across, $0) } }) {
      let facts =
        across.map { ($0, edge: "leading", length: "width") }
        + down.map { ($0, edge: "top", length: "height") }
      let constraints = facts.map { kind, edge, length in
        let name = kind == "length" ? length : edge
        let other = kind == "length" ? "" : #"secondItem="root" secondAttribute="\#(edge)" "#
        let relation = kind == "least" ? #"relation="greaterThanOrEqual" "# : ""
        return #"<constraint firstItem="a" firstAttribute="\#(name)" \#(relation)\#(other)"#
          + #"constant="8" id="\#(name)"/>"#
      }
      let equations = facts.map { kind, edge, length in
        kind == "length"
          ? "self.\(length) == 8"
          : "self.\(edge) \(kind == "least" ? ">=" : "==") superview.\(edge) + 8"
      }
      let view = #"<view id="a" translatesAutoresizingMaskIntoConstraints="NO"/>"#
      let document = try HandMade.document(
        HandMade.xib(HandMade.root(view, constraints: constraints.joined()))
      )
      let design = try Design(
        yaml: "canvas: 300x200\nview:\n"
          + "- {id: a, background: red, constraints: [\(equations.joined(separator: ", "))]}\n"
      )
      let said = open(document.layoutJSON(of: [try document.drawing()]))
      try expectEqual(open(design.drawing().scene.layoutJSON), said, "\(equations)")
      met.insert(said)
    }
    expectEqual(met.count, 9)
  }

  @Test func `leaves what a stack hides without sizes that contradict it`() throws {
    let text = HandMade.xib(
      HandMade.root(
        """
        <stackView id="s" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
        <view id="a" translatesAutoresizingMaskIntoConstraints="NO"><constraints><constraint \
        firstAttribute="height" constant="10" id="1"/></constraints></view>
        <view id="b" hidden="YES" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
        <label id="l" text="Hi" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
        <constraints><constraint firstAttribute="height" constant="60" id="2"/>
        <constraint firstItem="l" firstAttribute="top" secondItem="b" secondAttribute="top" \
        constant="8" id="3"/><constraint firstAttribute="bottom" secondItem="l" \
        secondAttribute="bottom" constant="8" id="4"/></constraints></view></subviews></stackView>
        """,
        constraints: """
          <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" \
          id="5"/><constraint firstItem="s" firstAttribute="leading" secondItem="root" \
          secondAttribute="leading" id="6"/><constraint firstItem="s" firstAttribute="width" \
          constant="80" id="7"/>
          """
      )
    )
    let document = try HandMade.document(text)
    #expect(try document.drawing().diagnostics.isEmpty)
    #expect(try document.frames()["s"] == CGRect(x: 0, y: 0, width: 80, height: 10))
    let shown = try HandMade.document(text.replacing("hidden=\"YES\" ", with: ""))
    #expect(try shown.frames()["s"]?.height == 70)
  }

  @Test func `has a table begin below the bar above it`() throws {
    let table = """
      <tableViewController id="t" title="List" sceneMemberID="viewController"><tableView key="view" \
      dataMode="static" style="plain" id="v"><rect key="frame" x="0" y="0" width="375" \
      height="667"/><sections><tableViewSection id="s"><cells><tableViewCell id="c">\
      <rect key="frame" x="0" y="0" width="375" height="44"/><tableViewCellContentView \
      key="contentView" id="w"><rect key="frame" x="0" y="0" width="375" height="44"/>\
      </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>\
      </tableViewController>
      """
    let container = """
      <navigationController id="n" sceneMemberID="viewController"><connections><segue \
      kind="relationship" relationship="rootViewController" destination="t" id="r"/></connections>\
      </navigationController>
      """
    let document = try HandMade.document(HandMade.storyboard([table, container]))
    let nodes = try document.drawing(of: "List").scene.tree.nodes
    let bar = try #require(nodes.first { $0.className == "NavigationBar" })
    let cell = try #require(nodes.first { $0.identifier == "c" })
    #expect(bar.frame.bottom > 40 && cell.frame.top == bar.frame.bottom)
    #expect(try document.frames()["c"]?.minY == 0)
  }

  @Test func `is answered for a ring of views in steps that don't grow with it`() throws {
    let count = 400
    let views = (0..<count).map {
      #"<label id="v\#($0)" text="a" translatesAutoresizingMaskIntoConstraints="NO"/>"#
    }
    let ties = (0..<count).map {
      """
      <constraint firstItem="v\($0)" firstAttribute="leading" secondItem="v\(($0 + 1) % count)" \
      secondAttribute="trailing" id="q\($0)"/>
      """
    }
    var environment = Environment()
    environment.limits.layoutSteps = 1_000
    let text = HandMade.xib(HandMade.root(views.joined(), constraints: ties.joined()))
    let document = try HandMade.document(text, environment: environment)
    let drawing = try document.drawing()
    #expect(drawing.diagnostics.isEmpty, "nothing is cut short")
    #expect(drawing.frames.dropFirst().allSatisfy { $0.frame.width == 0 })
  }
}
