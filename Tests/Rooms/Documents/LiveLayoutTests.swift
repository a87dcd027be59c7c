import Foundation
import SnaplineDesigns
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineLayout
import SnaplineRendering
import SnaplineScene
import Testing

@Suite struct `A layout that is looked at` {
  private static let conflict = """
    canvas: 200x100
    view:
    - id: a
      background: systemRed
      width: 80
      height: 20
    - id: b
      background: systemBlue
      size: 30
    constraints:
    - a.leading == superview.leading + 20
    - a.top == superview.top + 10
    - a.width == 60
    - b.top == superview.top + 40
    - b.leading == a.trailing + 8
    - b.trailing == a.trailing + 20   # too near
    """

  private func design(_ path: String) throws -> Design { try Design(contentsOf: path) }

  @Test(arguments: Gallery.paths)
  func `is that of a drawing, whose findings nobody waited for`(path: String) throws {
    let design = try design(path)
    let (live, drawn) = (try design.live(), try design.pages())
    #expect(live.scene == drawn.scenes[0])
    #expect(live.views.count == drawn.scenes[0].tree.nodes.count)
    let own = Set(live.diagnostics.filter { $0.id != "first-page" }.map(\.subject))
    #expect(live.diagnostics.contains { $0.id == "first-page" } == (drawn.scenes.count > 1))
    #expect(own.isSubset(of: Set(drawn.diagnostics.map(\.subject))), "\(own)")
  }

  @Test(arguments: Gallery.paths)
  func `gives each view that is seen a group with its path, and else the same SVG`(path: String)
    throws
  {
    let scene = try design(path).live().scene
    var options = SVGOptions()
    options.live = SVGOptions.Live()
    let live = try scene.svgDocument(options).text
    let paths = live.matches(of: /data-path="([^"]*)"/).map { String($0.1) }
    #expect(Set(paths).count == paths.count)
    let seen = zip(scene.tree.nodes, scene.tree.paths).filter { !$0.0.isHidden }.map(\.1)
    #expect(paths.sorted() == seen.map(\.inAttribute).sorted())
    #expect(try live.replacing(#/ data-path="[^"]*"/#, with: "") == scene.svg())
  }

  @Test func `offers no edit of what an alias uses again, or of a text of a language`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "snapline-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = """
      canvas: 200x100
      strings: {en: {hello: Hello}}
      view:
      - vstack:
        - {label: One, font: &f {size: 20, weight: bold}}
        - {label: {localized: hello}, font: *f, tint: red}

      """
    let path = folder.appending(path: "card.yaml").path
    try Data(text.utf8).write(to: URL(filePath: path))
    let live = try design(path).live()
    let node = try #require(live.scene.tree.nodes.firstIndex { $0.text == "Hello" })
    let values = live.values(of: node)
    func reason(_ name: String) throws -> String? {
      let value = try #require(values.first { $0.name == name }, "\(values.map(\.name))")
      #expect((value.target == nil) == (value.reason != nil))
      return value.reason
    }
    #expect(try reason("font.size") == "the file uses it in several places, through an alias")
    #expect(try reason("text") == "it comes from the texts of a language")
    #expect(try reason("tint") == nil)
  }

  @Test func `has fewer spans in motion, and the same texts`() throws {
    let scene = try design(Gallery.path("booking.yaml")).live().scene
    var options = SVGOptions()
    options.live = SVGOptions.Live()
    let still = try scene.svgDocument(options).text
    options.live?.isMoving = true
    let moving = try scene.svgDocument(options).text
    func spans(_ text: String) -> Int { text.matches(of: /<tspan/).count }
    func letters(_ text: String) -> String {
      text.replacing(/<[^>]*>/, with: "").filter { !$0.isWhitespace }
    }
    #expect(spans(moving) * 3 < spans(still), "\(spans(moving)) of \(spans(still))")
    #expect(letters(moving) == letters(still))
  }

  @Test func `names fonts by their files where a page has them`() throws {
    let scene = try design(Gallery.path("hello.yaml")).live().scene
    let files = scene.items.compactMap { item -> String? in
      if case .text(let line) = item { line.runs.first?.face.file } else { nil }
    }
    let file = try #require(files.first)
    var options = SVGOptions()
    options.live = SVGOptions.Live()
    options.live?.families = [file: "snapline-7"]
    #expect(try scene.svgDocument(options).text.contains("font-family=\"snapline-7,"))
  }

  @Test func `tells overlays as data: as many frames as views are seen, and constraints by line`()
    throws
  {
    let design = try Design(bytes: Array(Self.conflict.utf8), named: "c.yaml")
    let live = try design.live()
    let marks = live.canvas.marks(of: [.frames, .constraints], in: live.scene)
    #expect(
      marks.filter { $0.overlay == .frames }.map(\.label).sorted() == [
        "View 200 × 100", "a 80 × 20", "b 30 × 30",
      ]
    )
    let lines = marks.compactMap { mark in mark.reason.map { live.told($0).place?.line ?? 0 } }
    #expect(Set([11, 12, 14, 15]).isSubset(of: Set(lines)), "\(lines)")
  }

  @Test func `offers the remedy of a conflict as a change that mends it`() throws {
    let text = Self.conflict
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "c.yaml").path
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let live = try Design(contentsOf: file).live()
    let conflicts = live.inspection.conflicts
    #expect(conflicts.count == 2)
    var bytes = Array(text.utf8)
    for conflict in conflicts.sorted(by: { $0.line > $1.line }) {
      let mended = try #require(conflict.conflict.mended)
      let change = try #require(live.change(of: conflict.conflict.reasons[0], to: mended))
      bytes = try ScalarEdit.bytes(
        of: bytes,
        named: "c.yaml",
        replacing: change.target.range,
        by: change.text,
        environment: Environment()
      )
    }
    let after = String(decoding: bytes, as: UTF8.self)
    #expect(after.contains("- a.width == 80\n"))
    #expect(after.contains("- b.trailing == a.trailing + 38   # too near"))
    let mended = try Design(bytes: bytes, named: "c.yaml").live()
    #expect(mended.inspection.conflicts.isEmpty)
  }

  @Test func `says which constraints give way, and by how much`() throws {
    let live = try Design(bytes: Array(Self.conflict.utf8), named: "c.yaml").live()
    let missed = live.canvas.constraintStates.filter(\.isMissed).map {
      (live.told($0.reason).place?.line ?? 0, $0.slack)
    }
    #expect(missed.map(\.0).sorted() == [13, 16])
    #expect(missed.first { $0.0 == 13 }?.1 == -20)
  }
}

extension Design.Inspection.Conflict {
  fileprivate var line: Int { conflict.reasons[0].place?.line ?? 0 }
}

extension String {
  fileprivate var inAttribute: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
