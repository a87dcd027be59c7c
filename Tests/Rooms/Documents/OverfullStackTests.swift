import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import TestSupport
import Testing

@Suite struct `A stack without room` {
  /// Rows of a stack, and how long they are together.
  private struct Rows {
    var text = ""
    var length = 0

    init(_ seed: inout Seed, isColumn: Bool) {
      let (spacing, margins) = (Int.random(in: 0...9, using: &seed), 6)
      let lengths = (0..<Int.random(in: 2...12, using: &seed)).map { _ in
        Int.random(in: 1...60, using: &seed)
      }
      let side = isColumn ? "height" : "width"
      text = "- \(isColumn ? "vstack" : "hstack"):\n"
      for length in lengths { text += "  - {view: [], \(side): \(length)}\n" }
      // It takes what is left, so that too few rows contradict nothing.
      text += "  - view: []\n  spacing: \(spacing)\n  margins: \(margins)\n"
      length = lengths.reduce(0, +) + lengths.count * spacing + 2 * margins
    }
  }

  @Test(arguments: [true, false])
  func `is told once, with what it needs and what there is`(isColumn: Bool) throws {
    for var seed in Seed.some(40) {
      let rows = Rows(&seed, isColumn: isColumn)
      let there = Int.random(in: 20...300, using: &seed)
      func canvas(_ length: Int) -> String {
        "canvas: " + (isColumn ? "200x\(length)" : "\(length)x200")
      }
      let text = canvas(there) + "\nview:\n" + rows.text
      let said = try Reviewed(text)
      #expect(try Reviewed(text, environment: Reviewed.mirrored).lines == said.lines, "\(seed)")
      guard rows.length > there else {
        expectEqual(said.lines, [], "\(seed): \(rows.length) in \(there)")
        continue
      }
      guard rows.length > there + 1 else { continue }
      let (word, way) = isColumn ? ("vstack", "down") : ("hstack", "across")
      #expect(
        said.lines == [
          "3:3 overfull-stack: this \(word) needs \(rows.length) points \(way),"
            + " and there are \(there)"
        ],
        "\(seed)"
      )
      let remedy = canvas(rows.length)
      #expect(said.remedies.first?.hasSuffix("or write " + remedy) ?? false, "\(seed)")
      try expectEqual(Reviewed(remedy + "\nview:\n" + rows.text).lines, [], "\(seed)")
    }
  }

  /// A column of so many texts.
  private func texts(_ count: Int, _ rest: String = "") -> String {
    let rows = (0..<count).map { "  - label: Text \($0)\n" }.joined()
    return "- vstack:\n\(rows)\(rest)"
  }

  @Test func `is one message, and none for each of its rows`() throws {
    let said = try Reviewed(views: texts(60))
    expectEqual(said.ids, ["overfull-stack"])
    #expect(said.diagnostics.first?.cause?.contains(" of its 60 views get") ?? false)
    let canvas = try #require(said.remedies.first?.split(separator: "canvas: ").last)
    try expectEqual(Reviewed("canvas: \(canvas)\nview:\n" + texts(60)).ids, [])
    let scrolling = texts(60).replacing("- vstack:", with: "- vscroll:\n    vstack:")
      .replacing("  - label", with: "    - label")
    try expectEqual(Reviewed(views: scrolling).ids, [])
  }

  @Test func `is the one that says how high it is, or what holds it`() throws {
    let own = try Reviewed(views: texts(20, "  height: 100\n"))
    expectEqual(own.ids, ["overfull-stack"])
    let height = try #require(own.remedies.first?.split(separator: "or write height: ").last)
    try expectEqual(
      Reviewed("canvas: 300x900\nview:\n" + texts(20, "  height: \(height)\n")).ids,
      []
    )
    let card = "- id: card\n  height: 100\n  view:\n" + texts(20).indented
    #expect(try Reviewed(views: card).remedies.first?.contains("for 'card'") ?? false)
  }

  @Test func `is the outermost where several are squeezed`() throws {
    let inner = (0..<10).map { "  - vstack: [{label: One \($0)}, {label: Two \($0)}]\n" }.joined()
    try expectEqual(Reviewed(views: "- vstack:\n" + inner).lines.map { $0.prefix(4) }, ["3:3 "])
  }

  @Test func `is told for texts that find no size in too little room`() throws {
    let columns = (0..<9).map { "  - vstack: [{label: All of it \($0)}, {label: In \($0) days}]\n" }
    let said = try Reviewed(views: "- hstack:\n" + columns.joined())
    expectEqual(said.ids.filter { $0 != "ambiguous" }, ["overfull-stack"])
  }

  @Test func `is told where it hangs over the canvas rather than being squeezed`() throws {
    let said = try Reviewed(views: texts(30, "  pinnedTo: topLeading\n"))
    expectEqual(said.ids, ["overfull-stack"])
    #expect(said.lines.first?.hasSuffix("points down, and there are 200") ?? false)
    #expect(said.diagnostics.first?.cause == "what lies beyond isn't drawn")
  }

  @Test(arguments: [
    ("vstack", (0..<8).map { "- button: Button \($0)" }, "down"),
    ("vstack", (0..<14).map { "- textField: {placeholder: Field \($0)}" }, "down"),
    ("vstack", (0..<8).map { _ in "- switch: true" }, "down"),
    ("hstack", (0..<8).map { "- button: Button \($0)" }, "across"),
    ("hstack", (0..<8).map { "- {label: Many words \($0), lines: 1}" }, "across"),
  ])
  func `is told whatever it arranges`(word: String, rows: [String], way: String) throws {
    let text = "- \(word):\n" + rows.map { "  \($0)\n" }.joined()
    let said = try Reviewed(views: text)
    expectEqual(said.lines.map { $0.prefix(20) }, ["3:3 overfull-stack: "], "\(said.lines)")
    #expect(said.diagnostics.first?.subject.contains(" \(way), ") ?? false)
    let canvas = try #require(said.remedies.first?.split(separator: "canvas: ").last)
    let mended = try Reviewed("canvas: \(canvas)\nview:\n" + text)
    expectEqual(mended.ids.filter { $0 != "ambiguous" }, [])
  }

  @Test func `is told where a stack or a scroll view around it was stretched`() throws {
    let row = "hstack: [{label: A, width: 200}, {label: B, width: 200}]\n"
    for around in ["- vstack:\n  - \(row)  - label: C\n", "- vscroll:\n    \(row)"] {
      let said = try Reviewed(views: around)
      expectEqual(said.ids.filter { $0 == "conflict" }, [], "\(said.lines)")
      #expect(said.lines.first?.contains("points across, and there are 300") ?? false)
    }
  }

  @Test(arguments: [
    ("vstack", "width: 40, height: 20", "leading"), ("hstack", "width: 40, height: 20", "center"),
  ])
  func `names the alignment where it makes all as wide as one`(
    word: String,
    size: String,
    alignment: String
  ) throws {
    let views = "- \(word): [{label: Hello}, {background: red, \(size)}]\n  filling: superview\n"
    let said = try Reviewed(views: views)
    expectEqual(said.ids, ["conflict"])
    let remedy = try #require(said.remedies.first)
    #expect(remedy.hasPrefix("write 'alignment: \(alignment)' beside the \(word)"), "\(remedy)")
    let mended = try Reviewed(views: views + "  alignment: \(alignment)\n")
    expectEqual(mended.ids.filter { $0 != "ambiguous" }, [])
  }

  @Test func `names the alignment once, though edges of the stack give way too`() throws {
    let pair = "- hstack: [{label: x, height: 40}, {label: y, height: 60}]\n  filling: superview\n"
    let said = try Reviewed(views: pair)
    expectEqual(said.ids.filter { $0 == "conflict" }.count, 1, "\(said.lines)")
    let mended = try Reviewed(views: pair + "  alignment: center\n")
    expectEqual(mended.ids.filter { $0 != "ambiguous" }, [], "\(mended.lines)")
  }

  @Test func `isn't told of what scrolls or is scaled, nor of what is as small as it says`() throws
  {
    let rows = ["textField: {text: Some long words in a field}", "{button: One, width: 20}"]
    let views = rows.map { "  - \($0)\n" }.joined()
    let text = "- hstack:\n\(views)  width: 80\n  height: 40\n"
    try expectEqual(Reviewed(views: text).ids.filter { $0 == "overfull-stack" }, [])
  }

  @Test func `isn't meant where rows are too short, fold or scroll`() throws {
    try expectEqual(Reviewed(views: texts(5)).ids.filter { $0 == "overfull-stack" }, [])
    try expectEqual(Reviewed(views: texts(5, "  - spacer:\n")).ids, [])
    let folded = "  - {label: Folded, height: 0}\n  - {label: Hidden, hidden: true}\n  - spacer:\n"
    try expectEqual(Reviewed(views: texts(5, folded)).ids, [])
  }

  @Test func `is told across where the words of texts in a row are broken`() throws {
    let words = (0..<40).map { "  - label: Word \($0)\n" }.joined()
    for rows in [words, words + "  distribution: fillProportionally\n"] {
      let said = try Reviewed(views: "- hstack:\n" + rows)
      expectEqual(said.ids, ["overfull-stack"], "\(said.lines)")
      #expect(said.lines.first?.hasSuffix("points across, and there are 300") ?? false)
      let canvas = try #require(said.remedies.first?.split(separator: "canvas: ").last)
      let mended = try Reviewed("canvas: \(canvas)\nview:\n- hstack:\n" + rows)
      expectEqual(mended.ids.filter { $0 != "ambiguous" }, [], "\(mended.lines)")
    }
    let box = "- width: 100\n  height: 60\n  view:\n  - hstack:\n"
    let said = try Reviewed(views: box + words.indented + "    filling: superview\n")
    expectEqual(said.ids, ["overfull-stack"], "\(said.lines)")
    #expect(said.lines.first?.hasSuffix("points across, and there are 100") ?? false)
  }

  @Test func `isn't meant where texts in a row wrap between words`() throws {
    for text in ["A first text of some length", "很长的文字可以在任何地方换行", "ยาวมากยาวมากยาวมากยาวมาก"] {
      let views = (0..<3).map { _ in "  - label: \(text)\n" }.joined()
      let said = try Reviewed(views: "- hstack:\n\(views)  filling: superview\n")
      #expect(!said.ids.contains("overfull-stack"), "\(said.lines)")
    }
  }

  @Test func `isn't meant where equal shares contradict a size, which is told alone`() throws {
    let pair = "- hstack:\n  - {view: [], width: 40, height: 9}\n  - {view: [], width: 80}\n"
    let said = try Reviewed(views: pair + "  distribution: fillEqually\n  pinnedTo: topLeading\n")
    expectEqual(said.ids, ["conflict"], "\(said.lines)")
    #expect(said.lines.first?.contains(".width == 80 can't hold") ?? false, "\(said.lines)")
  }

  @Test func `is told across where a view in a column is wider than there is room`() throws {
    let views = "- vstack:\n  - {background: red, width: 500, height: 20}\n  - label: x\n"
    let said = try Reviewed(views: views + "  filling: superview\n")
    expectEqual(
      said.lines,
      ["3:3 overfull-stack: this vstack needs 500 points across, and there are 300"]
    )
    let canvas = try #require(said.remedies.first?.split(separator: "canvas: ").last)
    let mended = "canvas: \(canvas)\nview:\n" + views + "  filling: superview\n"
    try expectEqual(Reviewed(mended).ids, [])
  }

  @Test func `leaves what contradicts itself for other reasons alone`() throws {
    let text =
      "- vstack:\n  - {view: [], height: 20, constraints: [self.height == 30]}\n  - view: []\n"
    try expectEqual(Reviewed(views: text).ids, ["conflict"])
    // The rows are too few, not too many.
    let few = "- vstack:\n  - {view: [], height: 20}\n  - {view: [], height: 30}\n"
    try expectEqual(Reviewed(views: few).ids, ["conflict"])
  }

  @Test func `is named first where several on one line are as high as what they hold`() throws {
    let inner = "{id: inner, hstack: [{view: [], width: 50, height: 44}]}"
    let outer = "{id: outer, hstack: [{view: [], width: 90, height: atLeast 150}, \(inner)]"
    for _ in 0..<16 {
      // Stacks are found by where they lie in memory.
      let said = try Reviewed(views: "- \(outer), pinnedAt: {x: 0, y: 0}}\n")
      let conflict = try #require(said.diagnostics.first { $0.id == "conflict" })
      #expect(conflict.remedy?.contains("'outer'") ?? false, "\(conflict)")
    }
  }

  @Test func `has room enough where the title of a button wraps, and not where it is cut`() throws {
    func lines(_ canvas: String) throws -> [String] {
      let button = "{button: On to the payment, kind: filled}"
      let text = "canvas: \(canvas)\nview: {vstack: [\(button)], filling: superview}\n"
      return try Reviewed(text).lines
    }
    #expect(try lines("{width: 140}").isEmpty)
    #expect(try lines("140x34").isEmpty == false)
  }
}

extension String {
  /// Each line four columns further in.
  fileprivate var indented: String {
    split(separator: "\n").map { "  " + $0 + "\n" }.joined()
  }
}
