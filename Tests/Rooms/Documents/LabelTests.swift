import Foundation
import SnaplineControls
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A label in a design` {
  /// The height of a label of one line.
  private func height(
    _ font: String,
    fonts: String = "{}",
    environment: String = "{}"
  ) throws -> Double? {
    let text =
      "environment: \(environment)\nfonts: \(fonts)\ncanvas: 400x200\n"
      + "view: {id: a, label: Hi, font: \(font), centeredIn: superview}\n"
    return try Drawn(text).scene.tree.nodes.last?.frame.height
  }

  /// The face that a label is drawn with.
  private func face(_ rest: String, environment: String = "{}") throws -> FontFace.Name? {
    let text = "environment: \(environment)\ncanvas: 400x200\nview: {label: Hi, \(rest)}\n"
    return try Drawn(text).lines.first?.runs.first?.face.name
  }

  @Test func `has the font that it says`() throws {
    #expect(try face("font: 24")?.weight == 400)
    #expect(try face("font: 24 bold")?.weight == 700)
    #expect(try face("font: {size: 24, weight: black}")?.weight == 900)
    #expect(try face("font: headline")?.weight == 600)
    #expect(try face("font: title1 ultraLight italic")?.weight == 100)
    #expect(try face("font: title1 ultraLight italic")?.isItalic == true)
    #expect(try face("font: DejaVu Sans 24 bold")?.family == "DejaVu Sans")
    #expect(try face("font: {family: DejaVu Sans, style: title1}")?.size == 28)
    #expect(try face("font: DejaVu Sans 24")?.size == 24)
  }

  @Test func `has letters as wide as the font says`() throws {
    func width(_ font: String) throws -> Double? {
      try Drawn("canvas: 400x200\nview: {label: Hi, font: \(font)}\n").lines.first?.width
    }
    let standard = try #require(try width("{size: 20}"))
    for (name, factor) in [("compressed", 0.7), ("condensed", 0.8), ("expanded", 1.2)] {
      let drawn = try #require(try width("{size: 20, width: \(name)}"))
      #expect(abs(drawn - factor * standard) < 1e-6, "\(name)")
    }
    #expect(
      briefs("view: {label: Hi, font: {family: Inter, size: 9, width: expanded}}") == [
        "1:57+8 wrong-value: a family that is named has the widths of its faces"
          + " · name the face, such as 'DejaVu Sans Condensed'"
      ]
    )
  }

  @Test func `has lines as tall as the font says`() throws {
    // Apple's heights of 17, 24, 28, 34 and 53 points, rounded up to half points.
    #expect(try height("17") == 20.5)
    #expect(try height("24") == 29)
    #expect(try height("{style: title1}") == 33.5)
    #expect(try height("largeTitle") == 41)
    #expect(try height("body", environment: "{textSize: accessibility5}") == 63.5)
    #expect(try height("17", environment: "{textSize: accessibility5}") == 20.5)
    #expect(try height("17/40") == 40)
    #expect(try height("{size: 17, lineHeight: 30}") == 30)
    #expect(try height("{style: title1, lineHeight: 50}") == 50)
    #expect(try height("tall", fonts: "{tall: 17/40, other: tall}") == 40)
    #expect(try height("other", fonts: "{tall: 17/40, other: tall}") == 40)
  }

  @Test func `is drawn in the nearest family, which is named, when its own isn't there`() throws {
    let text = "canvas: 99x99\nview: {label: Hi, font: Intre 17}\n"
    let said = try Design(yaml: text, named: "card.yaml").drawing().diagnostics
    #expect(
      said.map { "\($0.severity) \($0.subject), \($0.remedy ?? "")" } == [
        "warning no font family 'Intre'; 'Inter' stands in,"
          + " write 'Inter', or name a file of it under 'fontFiles'"
      ]
    )
    for (asked, taken) in [
      ("Intre 17", "Inter"), ("DejaVu Serf 17 bold", "DejaVu Serif"),
      ("Noto Sans Condensed 17", "Noto Sans"), ("Zapfino 17", nil),
      ("{family: DejaVu Serf, style: body}", "DejaVu Serif"),
    ] as [(String, String?)] {
      func design(_ font: String) -> String {
        "canvas: 99x99\nview: {label: Hi, font: \(font), centeredIn: superview}\n"
      }
      let drawing = try Drawn(design(asked))
      let faces = drawing.lines.flatMap(\.runs).map(\.face)
      expectEqual(Set(faces.map(\.name.family)), [taken ?? "Inter"], "\(asked)")
      let said = try Design(yaml: design(asked)).drawing().diagnostics.first?.subject ?? ""
      #expect(said.hasSuffix("; \(taken.map { "'\($0)'" } ?? "the system font") stands in"))
      let heavy = faces.allSatisfy { $0.file.contains("Bold") }
      #expect(heavy == asked.contains("bold"), "\(asked)")
    }
    var strict = Environment()
    strict.isStrict = true
    let error = #expect(throws: DesignError.self) {
      try Design(yaml: text, environment: strict).drawing()
    }
    expectEqual(error?.diagnostics.map(\.id), ["missing-font"])
  }

  @Test func `names each character that no font has, once and with its place`() throws {
    let text = """
      canvas: 99x99
      view:
      - {id: one, label: "a\\U000F0000b", pinnedTo: top}
      - {id: two, label: "\\U000F0000\\U000F0000", centeredIn: superview}
      - {id: three, label: abc, pinnedTo: bottom}
      """
    let drawing = try Design(yaml: text, named: "card.yaml").drawing()
    let said = drawing.diagnostics.map {
      "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.subject)"
    }
    #expect(
      said == [
        "3:20 no font has the character U+F0000", "4:20 no font has the character U+F0000",
      ]
    )
    #expect(drawing.diagnostics.allSatisfy { $0.severity == .warning && $0.id == "missing-glyph" })
    var strict = Environment()
    strict.isStrict = true
    let design = try Design(yaml: text, environment: strict)
    let error = #expect(throws: DesignError.self) { try design.drawing() }
    expectEqual(error?.diagnostics.map(\.severity), [.error, .error])
  }

  @Test func `tells its tree, also one it is added to later, of characters that no font has`() {
    let label = Label()
    label.text = "a\u{F0000}b"
    label.sizeToFit()
    let root = View(frame: CGRect(x: 0, y: 0, width: 99, height: 99))
    root.addSubviewForAutoLayout(label)
    for _ in 0..<3 {
      label.setNeedsLayout()
      root.layoutIfNeeded()
    }
    expectEqual(root.layoutDiagnostics.map(\.id), ["missing-glyph"])
    label.text = "a\u{F0001}b"
    root.layoutIfNeeded()
    expectEqual(root.layoutDiagnostics.map(\.id), ["missing-glyph", "missing-glyph"])
  }

  @Test func `wraps at any number of lines, or at those that it says`() throws {
    let words = Array(repeating: "word", count: 30).joined(separator: " ")
    let any = try Drawn("canvas: 100x400\nview: {label: \(words)}\n").lines
    #expect(any.count > 5)
    let two = try Drawn("canvas: 100x400\nview: {label: \(words), lines: 2}\n").lines
    #expect(two.count == 2)
  }

  @Test func `stands on the side that it says`() throws {
    func x(_ alignment: String) throws -> Double {
      let text = "canvas: 200x40\nview: {label: Hi, alignment: \(alignment)}\n"
      return try Drawn(text).lines.first?.x ?? -1
    }
    #expect(try x("left") == 0)
    #expect(try x("natural") == 0)
    #expect(try x("center") > 80)
    #expect(try x("right") > 150)
  }
}
