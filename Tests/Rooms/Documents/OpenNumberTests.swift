import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineScene
import TestSupport
import Testing

@Suite struct `Numbers that a design leaves open` {
  /// What the JSON form says of each view that isn't decided, by its path.
  private func marks(_ scene: Scene) -> [String: String] {
    var marks: [String: String] = [:]
    for line in scene.layoutJSON.split(separator: "\n") {
      let parts = line.split(separator: "\"open\": ")
      guard parts.count == 2, let path = parts[0].split(separator: "\"").dropFirst(3).first else {
        continue
      }
      marks[String(path)] = String(parts[1].prefix { $0 != "]" } + "]")
    }
    return marks
  }

  private func drawing(_ views: [String]) throws -> Design.Drawing {
    let text = "canvas: 300x200\nview:\n" + views.map { "- \($0)\n" }.joined()
    return try Design(yaml: text).drawing()
  }

  /// How an axis is decided by equations, and the number that they leave open.
  private struct Holding {
    let equations: [String]
    let open: String?

    static let across = all("leading", "left", "width")
    static let down = all("top", "top", "height")

    /// With nothing said of an edge along an axis, a design decides the edge itself.
    private static func all(_ edge: String, _ place: String, _ length: String) -> [Holding] {
      let near = "self.\(edge) == superview.\(edge) + 9"
      return [
        Holding(equations: [near], open: length),
        Holding(equations: [near.replacing("==", with: ">="), "self.\(length) == 5"], open: place),
        Holding(equations: [near, "self.\(length) == 5"], open: nil),
      ]
    }
  }

  private func box(_ name: String, _ holdings: [Holding]) -> String {
    let equations = holdings.flatMap(\.equations).joined(separator: ", ")
    return "{id: \(name), background: red, constraints: [\(equations)]}"
  }

  @Test func `are those that no constraint decides, in the words of the warnings`() throws {
    let words = ["left": "horizontally", "top": "vertically", "width": "wide", "height": "high"]
    for var seed in Seed.some(60) {
      var (boxes, marked, told) = ([String](), [String](), [String]())
      for place in 0..<Int.random(in: 1...6, using: &seed) {
        let holdings = [Holding.across, Holding.down].map {
          $0[Int.random(in: 0..<3, using: &seed)]
        }
        boxes.append(box("v\(place)", holdings))
        let open = ["left", "top", "width", "height"].filter {
          holdings.compactMap(\.open).contains($0)
        }
        if !open.isEmpty { marked.append("View/v\(place) \(open)") }
        told += open.map { "\(place + 3) \(words[$0] ?? "")" }
      }
      let drawing = try drawing(boxes)
      expectEqual(marks(drawing.scene).map { "\($0) \($1)" }.sorted(), marked, "\(seed)")
      let warned = drawing.diagnostics.filter { $0.id == "ambiguous" }.map { diagnostic in
        let word = words.values.first { diagnostic.subject.contains($0) } ?? ""
        return "\(diagnostic.place?.line ?? 0) \(word)"
      }
      expectEqual(warned.sorted(), told.sorted(), "\(seed)")
    }
  }

  @Test func `are marked where more are open than warnings tell`() throws {
    let drawing = try drawing(
      (0..<120).map { box("v\($0)", [Holding.across[2], Holding.down[0]]) }
    )
    expectEqual(marks(drawing.scene).count, 120)
    #expect(drawing.diagnostics.count { $0.id == "ambiguous" } < 120)
  }

  @Test func `are not marked where a canvas is rounded up to pixels, or a stack has no room`()
    throws
  {
    let fitted = "canvas: {width: 100.3}\nview: {vstack: [{height: 10.3}, {height: 7.1}]}\n"
    expectEqual(marks(try Design(yaml: fitted).drawing().scene), [:])
    let squeezed = try drawing(["{hstack: [{width: 200}, {width: 200}], filling: superview}"])
    expectEqual(marks(squeezed.scene), [:])
  }

  @Test func `are marked on each page, and on the sheet of all pages`() throws {
    let design = try Design(
      yaml: """
        canvas: {size: 200x120, scale: 1}
        pages: rows
        view:
        - vstack: [{each: n in 7, label: "Row {{n}}", height: 20}]
          id: rows
        - \(box("stamp", [Holding.across[2], Holding.down[0]]))
        """
    )
    let pages = try design.pages().scenes
    #expect(pages.count > 1)
    for page in pages { expectEqual(Array(marks(page).values), ["[\"height\"]"]) }
    let sheet = try marks(design.drawing().scene)
    expectEqual(sheet.count, pages.count)
    #expect(sheet.keys.allSatisfy { $0.hasSuffix("/stamp") })
  }
}
