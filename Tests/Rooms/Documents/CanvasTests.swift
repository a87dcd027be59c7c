import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineLayout
import SnaplineScene
import TestSupport
import Testing

@testable import SnaplineDocuments

@Suite struct `A canvas` {
  private func size(_ text: String) throws -> CGSize { try Drawn(text).scene.size }

  @Test func `has the size that the design says`() throws {
    #expect(try size("canvas: 1200x630\nview: view\n") == CGSize(width: 1200, height: 630))
    #expect(
      try size("canvas: {width: 100, height: 40}\nview: view\n") == CGSize(width: 100, height: 40)
    )
  }

  @Test func `fits what is on it where the design says none, in whole pixels`() throws {
    let square = "view: {size: 44.2, filling: superview}\n"
    #expect(try size(square) == CGSize(width: 44.5, height: 44.5))
    #expect(try size("canvas: fit\n" + square) == CGSize(width: 44.5, height: 44.5))
    #expect(try size("canvas: {scale: 1}\n" + square) == CGSize(width: 45, height: 45))
    #expect(
      try size("canvas: {scale: 3}\n" + square) == CGSize(width: 133 / 3.0, height: 133 / 3.0)
    )
    #expect(
      try size("canvas: {insets: 10}\n" + square) == CGSize(width: 64.5, height: 64.5)
    )
    #expect(
      try size("canvas: {width: 100.25}\nview: {height: 20.2}\n")
        == CGSize(width: 100.25, height: 20.5)
    )
    #expect(
      try size("canvas: {width: 100}\nview: {height: 20}\n") == CGSize(width: 100, height: 20)
    )
    #expect(
      try size("canvas: {width: 60...80, height: 10...50}\nview: {size: 44}\n")
        == CGSize(width: 60, height: 44)
    )
  }

  @Test(arguments: ["", "scale: 1, ", "scale: 3, "])
  func `may be rounded up, which leaves nothing open`(scale: String) throws {
    for lists in 1...5 {
      let labels = (0..<lists).map { "  - label: Number \($0)\n" }.joined()
      let text = "canvas: {\(scale)width: 200}\nview:\n  vstack:\n" + labels
      try expectEqual(Design(yaml: text).drawing().diagnostics, [], "\(lists) labels")
    }
    let open = "canvas: {width: 200}\nview:\n  height: 80\n  vstack: [label: One, label: Two]\n"
    #expect(try Design(yaml: open).drawing().diagnostics.contains { $0.id == "ambiguous" })
  }

  /// So many labels, each 20.5 points high, with gaps that aren't whole pixels.
  private func stack(of labels: Int) -> String {
    "- vstack:\n" + (0..<labels).map { "  - label: Number \($0)\n" }.joined() + "  spacing: 0.3\n"
  }

  @Test func `rounded up has no more to ask for than one of whole pixels`() throws {
    for labels in [40, 41] {
      let design = try Design(yaml: "canvas: {width: 200}\nview:\n" + stack(of: labels))
      let built = try design.built(size: nil, scale: nil)
      #expect(built.builder.ambiguities(atMost: 0).others == 0, "\(labels) labels")
      #expect(built.scene.size.height == (labels == 40 ? 832 : 852.5))
      // What was asked for leaves the tree at the size of the picture.
      #expect(built.builder.canvas.bounds.size == built.scene.size)
      #expect(built.builder.canvas.subviews.first?.frame.height == built.scene.size.height)
    }
  }

  @Test func `rounded up adds nothing to what is counted of what is open`() throws {
    let open = (0..<60).map { _ in "- {height: 5, horizontally: leading, vertically: top}\n" }
    for labels in [40, 41] {
      let text = "canvas: {width: 200}\nview:\n" + open.joined() + stack(of: labels)
      let said = try Design(yaml: text).drawing().diagnostics
      #expect(said.count == 51 && said.last?.subject == "and 10 more", "\(labels) labels")
    }
  }

  @Test func `rounded up hides nothing that is open by less than a point`() throws {
    let open = "canvas: {width: 200}\nview:\n  height: 41.4\n  vstack: [label: One, label: Two]\n"
    let said = try Design(yaml: open).drawing().diagnostics
    #expect(said.contains { $0.id == "ambiguous" })
  }

  @Test func `rounded up contradicts nothing that would hold on one of that size`() throws {
    func conflicts(_ keys: String) throws -> [String] {
      try Design(yaml: "canvas: {width: 200}\nview:\n  label: One\n  filling: superview\n" + keys)
        .drawing().diagnostics.filter { $0.id == "conflict" }.map(\.subject)
    }
    try expectEqual(conflicts("  height: 41.4\n"), [])
    #expect(try conflicts("  height: 41.4\n  width: 41.4\n") != [])
  }

  @Test func `keeps the size that it says beside views that contradict it`() throws {
    let view = "view:\n  label: One\n  filling: superview\n  height: 41.4\n  width: 41.4\n"
    #expect(try size("canvas: {width: 200}\n" + view) == CGSize(width: 200, height: 41.5))
    #expect(try size("canvas: {width: 60...80}\n" + view) == CGSize(width: 60, height: 41.5))
  }

  @Test func `is never wider than a phone when it fits`() throws {
    let words = Array(repeating: "word", count: 60).joined(separator: " ")
    let size = try size("view: {label: \(words)}\n")
    #expect(size.width <= 390 && size.width > 300)
    #expect(size.height > 60)
  }

  @Test func `has two pixels a point, the design's scale, or that of the caller`() throws {
    let design = try Design(yaml: "canvas: {size: 10x10}\nview: view\n")
    #expect(try design.drawing().scene.scale == 2)
    #expect(try design.drawing(scale: 3).scene.scale == 3)
    let own = try Design(yaml: "canvas: {size: 10x10, scale: 1}\nview: view\n")
    #expect(try own.drawing().scene.scale == 1)
    #expect(try own.drawing(size: CGSize(width: 5, height: 6), scale: 3).scene.size.height == 6)
  }

  @Test func `says when it would have no size, or too large a one`() throws {
    let empty = try Design(yaml: "view: view\n")
    #expect(throws: DesignError.self) { try empty.drawing() }
    var environment = Environment()
    environment.limits.canvasPixels = 100
    let large = try Design(yaml: "canvas: 100x100\nview: view\n", environment: environment)
    #expect(throws: DesignError.self) { try large.drawing() }
  }

  /// What drawing says, as `line:column subject`.
  private func complaints(
    _ text: String,
    size: CGSize? = nil,
    scale: CGFloat? = nil
  ) throws -> [String] {
    let design = try Design(yaml: text, named: "sub/../card.yaml")
    do {
      return try design.drawing(size: size, scale: scale).diagnostics.map(\.subject)
    } catch {
      return error.diagnostics.map { diagnostic in
        let place = diagnostic.place
        let at = place?.line.map { "\($0):\(place?.column ?? 0)" } ?? place?.file ?? "nowhere"
        return "\(at) \(diagnostic.subject)"
      }
    }
  }

  @Test func `that cannot be is pointed at where the design says it`() throws {
    try expectEqual(complaints("name: A\nview: view\n"), ["2:1 the canvas would be 0 by 0 points"])
    #expect(
      try complaints("name: A\nview: view\ncanvas: fit\n")
        == ["3:1 the canvas would be 0 by 0 points"]
    )
    #expect(
      try complaints("canvas: {size: 30000x9, scale: 4}\nview: view\n")
        == ["1:1 the picture would have 120000 by 36 pixels"]
    )
    // What is on it fits it all the same: nothing else is wrong.
    #expect(
      try complaints("canvas: {width: 300}\nview: {height: 90000, filling: superview}\n")
        == ["1:1 the picture would have 600 by 180000 pixels"]
    )
  }

  @Test func `that the caller asks for in vain is no fault at a line`() throws {
    let text = "canvas: 10x10\nview: view\n"
    #expect(
      try complaints(text, size: CGSize(width: 30_000, height: 9), scale: 4)
        == ["sub/../card.yaml the picture would have 120000 by 36 pixels"]
    )
    for canvas in ["10x10", "fit"] {
      let text = "canvas: \(canvas)\nview: {size: 9}\n"
      try expectEqual(complaints(text, scale: -1), ["sub/../card.yaml -1 is no scale"])
    }
  }

  @Test func `without a size hides no conflict`() throws {
    let text = """
      view:
        id: a
        centeredIn: superview
        constraints:
        - a.width == 20
        - a.width == 10

      """
    let said = try complaints(text)
    #expect(said.count > 1, "\(said)")
    #expect(said.last?.hasSuffix("points") == true, "\(said)")
  }

  @Test func `is white in light and black in dark, or what the design fills it with`() throws {
    try expectEqual(Drawn("canvas: 9x9\nview: view\n").fills, ["FFFFFFFF"])
    let dark = "environment: {appearance: dark}\n"
    try expectEqual(Drawn(dark + "canvas: 9x9\nview: view\n").fills, ["000000FF"])
    #expect(
      try Drawn("canvas: {size: 9x9, background: clear}\nview: view\n").fills.isEmpty
    )
  }
}
