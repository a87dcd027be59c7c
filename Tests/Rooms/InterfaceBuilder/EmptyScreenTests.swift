import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineInterfaceBuilder
import SnaplineLayout
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A document with nothing of its own to show` {
  private static let reference = """
    <viewControllerPlaceholder storyboardName="Other" id="p" sceneMemberID="viewController">\
    <tabBarItem key="tabBarItem" title="Elsewhere" id="t"/></viewControllerPlaceholder>
    """

  private static func container(_ kind: String, _ relationship: String) -> String {
    """
    <\(kind) id="c" sceneMemberID="viewController" title="Outer"><connections><segue \
    kind="relationship" relationship="\(relationship)" destination="p" id="s"/></connections>\
    </\(kind)>
    """
  }

  private func drawings(_ text: String) throws -> [InterfaceDocument.Drawing] {
    let document = try HandMade.document(text)
    return try document.sceneNames.map { try document.drawing(of: $0) }
  }

  @Test func `is the bars of a container whose screens are elsewhere`() throws {
    let tabs = HandMade.storyboard([
      Self.container("tabBarController", "viewControllers"), Self.reference,
    ])
    let drawn = try drawings(tabs)
    expectEqual(drawn.map(\.name), ["Outer"])
    #expect(drawn[0].scene.tree.nodes.contains { $0.className == "TabBar" })
    #expect(drawn[0].scene.tree.nodes.contains { $0.text == "Elsewhere" })
    expectEqual(drawn[0].diagnostics.map(\.subject), ["'Outer' has no view in the document"])
    let pushed = HandMade.storyboard([
      Self.container("navigationController", "rootViewController"), Self.reference,
    ])
    #expect(try drawings(pushed)[0].scene.tree.nodes.contains { $0.className == "NavigationBar" })
  }

  @Test(arguments: [
    ("c", "what it shows leads back to itself; an empty screen is drawn"),
    ("gone", "what it shows isn't in the document; an empty screen is drawn"),
  ])
  func `says what a container shows instead of a screen`(root: String, cause: String) throws {
    let container = Self.container("navigationController", "rootViewController")
    let text = HandMade.storyboard([container.replacing("\"p\"", with: "\"\(root)\"")])
    #expect(try drawings(text).flatMap(\.diagnostics).map(\.cause).first == cause)
  }

  @Test func `is an empty screen of the device`() throws {
    let without = [
      HandMade.storyboard([#"<viewController id="c" sceneMemberID="viewController"/>"#]),
      HandMade.storyboard([Self.reference]),
      HandMade.xib(#"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"#),
    ]
    for text in without {
      let drawn = try drawings(text)
      #expect(drawn.count == 1)
      #expect(drawn.first?.scene.size == CGSize(width: 375, height: 667))
      expectEqual(drawn.first?.diagnostics.map(\.id), ["empty-screen"])
      #expect(drawn.first?.diagnostics.first?.severity == .warning)
    }
  }

  @Test func `is told once, however many screens it has`() throws {
    let text = HandMade.storyboard(
      (1...3).map {
        #"<viewController title="S\#($0)" id="c\#($0)" sceneMemberID="viewController"/>"#
      }
    )
    let document = try HandMade.document(text)
    var summary = InterfaceDocument.Summary(of: document)
    for name in document.sceneNames { summary.add(try document.drawing(of: name)) }
    expectEqual(
      summary.diagnostics.map(\.subject),
      ["'S1' and 2 more have no view in the document"]
    )
  }

  @Test func `shows a view of no known kind as a box`() throws {
    let width = #"<constraint firstAttribute="width" constant="90" id="w"/>"#
    for (constraint, wanted) in [("", 44.0), (width, 90)] {
      let text = "<hologramView id=\"h\"><constraints>\(constraint)</constraints></hologramView>"
      let drawn = try drawings(HandMade.xib(text))
      #expect(drawn.first?.scene.size == CGSize(width: wanted, height: 44))
      expectEqual(drawn.first?.diagnostics.map(\.id), ["unknown-view"])
    }
  }
}
