import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineInterfaceBuilder
import SnaplineScene
import TestSupport
import Testing

/// Documents that were written for these tests, with the frames that UIKit's rules give.
enum Fixtures {
  static let folder = Checkout.fixture("InterfaceBuilder")

  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()

  static func document(
    _ name: String,
    settings: InterfaceSettings = InterfaceSettings()
  ) throws -> InterfaceDocument {
    try InterfaceDocument(contentsOf: folder + "/" + name, settings: settings)
  }
}

extension InterfaceDocument {
  /// The frames of all views of all scenes.
  func frames() throws -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for name in sceneNames {
      for view in try drawing(of: name).frames { frames[view.identifier] = view.frame }
    }
    return frames
  }
}

extension CGRect {
  func isNear(_ other: CGRect, within distance: CGFloat = 0.01) -> Bool {
    zip([minX, minY, width, height], [other.minX, other.minY, other.width, other.height])
      .allSatisfy { abs($0 - $1) <= distance }
  }
}

@Suite struct `Documents of Interface Builder` {
  @Test func `are many`() { #expect(Fixtures.names.count >= 15) }

  @Test(arguments: Fixtures.names)
  func `have the frames that they record`(name: String) throws {
    let document = try Fixtures.document(name)
    let found = try document.frames()
    #expect(!document.recordedFrames.isEmpty)
    for (id, recorded) in document.recordedFrames {
      let frame = try #require(found[id], "\(id)")
      #expect(frame.isNear(recorded), "\(id): \(frame) is not \(recorded)")
    }
  }

  @Test(arguments: Fixtures.names)
  func `draw the same whenever they are drawn`(name: String) throws {
    let (one, other) = (try Fixtures.document(name), try Fixtures.document(name))
    for scene in one.sceneNames {
      let (first, second) = (try one.drawing(of: scene), try other.drawing(of: scene))
      #expect(first.scene == second.scene)
    }
  }

  @Test(arguments: Fixtures.names)
  func `keep the widths of their texts where they are to`(name: String) throws {
    var settings = InterfaceSettings()
    settings.keepsRecordedTextSizes = true
    let document = try Fixtures.document(name, settings: settings)
    let found = try document.frames()
    for (id, recorded) in document.recordedFrames {
      #expect(found[id]?.isNear(recorded) ?? false, "\(id)")
    }
  }

  @Test func `fill another screen as they filled their own`() throws {
    var settings = InterfaceSettings()
    settings.overrides.device = Device.named("iPad mini")
    let frames = try Fixtures.document("Edges.xib", settings: settings).frames()
    #expect(frames["tOp-v0-001"]?.width == 744)
    #expect(frames["rOo-t0-001"] == CGRect(x: 0, y: 0, width: 744, height: 1133))
  }

  @Test func `mirror what leads and trails`() throws {
    var settings = InterfaceSettings()
    settings.overrides.traits.layoutDirection = .rightToLeft
    let frames = try Fixtures.document("Ratios.xib", settings: settings).frames()
    #expect(frames["fIf-th-001"] == CGRect(x: 64, y: 90, width: 256, height: 30))
  }

  @Test func `follow the sizes of another generation`() throws {
    var settings = InterfaceSettings()
    settings.overrides.metrics = .iOS17
    let frames = try Fixtures.document("Controls.xib", settings: settings).frames()
    #expect(frames["fIe-ld-001"]?.height == 34)
    #expect(frames["pRo-gr-es1"]?.height == 4)
  }
}

@Suite struct `Scenes` {
  @Test func `have names of their own, whatever theirs are`() throws {
    let scenes = ["a", "a-2", "a", "b", "a"].enumerated().map {
      #"<viewController title="\#($1)" id="c\#($0)"><view key="view" id="v\#($0)"/></viewController>"#
    }
    let document = try HandMade.document(HandMade.storyboard(scenes))
    expectEqual(document.sceneNames, ["a", "a-2", "a-3", "b", "a-4"])
    for (place, name) in document.sceneNames.enumerated() {
      try expectEqual(document.drawing(of: name).frames.map(\.identifier), ["v\(place)"])
    }
  }

  @Test func `have the names that they are asked for by, and containers have none`() throws {
    let document = try Fixtures.document("Containers.storyboard")
    expectEqual(document.sceneNames, ["Home", "Detail", "Plain"])
    #expect(document.sceneName(meantBy: "dEt-ai-l01") == "Detail")
    #expect(document.sceneName(meantBy: "Nowhere") == nil)
  }

  @Test func `that aren't there are told by the nearest name`() throws {
    let document = try Fixtures.document("Containers.storyboard")
    let error = #expect(throws: DesignError.self) { try document.drawing(of: "Detial") }
    #expect(error?.diagnostics.first?.remedy == "did you mean 'Detail'?")
  }

  @Test func `stand below the bars of their containers`() throws {
    let document = try Fixtures.document("Containers.storyboard")
    let classes = try document.drawing(of: "Home").scene.tree.nodes.map(\.className)
    #expect(classes.contains("NavigationBar") && classes.contains("TabBar"))
    let detail = try document.drawing(of: "Detail").scene.tree.nodes
    #expect(detail.contains { $0.text == "Home" }, "the way back")
    #expect(!detail.contains { $0.className == "TabBar" })
  }

  @Test func `have their tables' rows where the document has them`() throws {
    let frames = try Fixtures.document("Embedded.storyboard").frames()
    #expect(frames["cEl-01-001"]?.minY == 55.5)
    #expect(frames["cEl-02-001"]?.minY == 135.5)
  }

  @Test func `show what their containers embed, and themselves in none`() throws {
    let document = try Fixtures.document("Embedded.storyboard")
    let outer = try document.drawing(of: "Outer")
    #expect(outer.scene.tree.nodes.contains { $0.className == "NavigationBar" })
    #expect(outer.scene.tree.nodes.contains { $0.text == "List" })
    #expect(outer.scene.tree.nodes.contains { $0.text == "Row" }, "a table in it has its rows")
    expectEqual(outer.frames.map(\.identifier), ["oUt-vw-001", "bOx-01-001", "bOx-02-001"])
    expectEqual(outer.diagnostics.map(\.id), ["empty-container"], "a screen has no room in itself")
    let inner = try document.drawing(of: "Inner").scene.tree.nodes
    #expect(inner.count { $0.className == "View" } == 4)
  }
}
