import Foundation
import SnaplineDocuments
import SnaplineEnvironment
import TestSupport
import Testing

@Suite struct `A text that isn't shown whole` {
  private let long = "A text of many words that takes several lines where there is little width"

  private func label(_ rest: String) -> String {
    "- {label: \(long), width: 100, centeredIn: superview\(rest)}\n"
  }

  @Test func `is told where its lines aren't limited, with the height it needs`() throws {
    let said = try Reviewed(views: label(", height: 50"))
    let line = try #require(said.lines.first)
    #expect(
      said.ids == ["cut-text"] && line.hasPrefix("3:11 cut-text: this text is cut: "),
      "\(line)"
    )
    let height = try #require(line.firstMatch(of: /need ([0-9]+) points/)?.1)
    expectEqual(said.remedies, ["write height: \(height), or lines: 2 where it may end there"])
    try expectEqual(Reviewed(views: label(", height: \(height)")).ids, [])
    try expectEqual(Reviewed(views: label(", height: 50, lines: 2")).ids, [])
    try expectEqual(
      Reviewed(views: label(", height: 50"), environment: Reviewed.mirrored).lines,
      [line]
    )
  }

  @Test(arguments: ["byTruncatingTail", "byTruncatingMiddle", "byTruncatingHead", "byClipping"])
  func `is meant where a line break says so`(mode: String) throws {
    try expectEqual(Reviewed(views: label(", height: 50, lineBreak: \(mode)")).ids, [])
  }

  @Test func `is told where fewer lines are seen than its limit lets be`() throws {
    try expectEqual(Reviewed(views: label(", height: 50, lines: 3")).ids, ["cut-text"])
    try expectEqual(Reviewed(views: label(", height: 12, lines: 1")).ids, ["cut-text"])
    // As high as its letters alone.
    try expectEqual(Reviewed(views: label(", height: 19, lines: 1")).ids, [])
  }

  @Test func `is told where it has no room at all, unless that was written`() throws {
    func views(_ rest: String) -> String {
      "- {id: a, filling: superview, insets: {bottom: 0}}\n"
        + "- {label: Below, fillingBelow: a, lines: 1\(rest)}\n"
    }
    #expect(
      try Reviewed(views: views("")).lines == [
        "4:11 cut-text: this text isn't seen: its label is 0 points high"
      ]
    )
    try expectEqual(Reviewed(views: views(", hidden: true")).ids, [])
    let folded = "- {label: Folded, height: 0, width: 100, centeredIn: superview}\n"
    try expectEqual(Reviewed(views: folded).ids, [])
    let collapsed =
      "- {collapsable: {label: Folded}, expanded: false, pinnedTo: top}\n"
    try expectEqual(Reviewed(views: collapsed).ids.filter { $0 == "cut-text" }, [])
  }
}

@Suite struct `A text in a scroll view` {
  @Test func `is told where it is wider than what scrolls down alone`() throws {
    let said = try Reviewed(
      views: "- vscroll: {view: {label: Wide, width: 400, lines: 1, alignment: right}}\n"
    )
    // Nothing gives way but the scroll view, which then reaches out of the canvas itself.
    expectEqual(said.ids, ["leaves-canvas", "conflict"], "\(said.lines)")
    let mirrored = try Reviewed(
      views: "- vscroll: {view: {label: Wide, width: 400, lines: 1, alignment: left}}\n",
      environment: Reviewed.mirrored
    )
    expectEqual(mirrored.ids, ["leaves-canvas", "conflict"], "\(mirrored.lines)")
  }

  @Test func `is told where nothing says where its lines end`() throws {
    let long = String(repeating: "many words ", count: 20)
    let said = try Reviewed(views: "- scroll: {label: \(long)}\n")
    expectEqual(said.ids, ["leaves-scroll"])
    try expectEqual(Reviewed(views: "- vscroll: {label: \(long)}\n").ids, [])
    try expectEqual(
      Reviewed(views: "- scroll: {label: \(long), width: 100% of scrollFrame}\n").ids,
      []
    )
    try expectEqual(Reviewed(views: "- scroll: {label: \(long), lines: 1}\n").ids, [])
    try expectEqual(Reviewed(views: "- hscroll: {label: \(long), lines: 1}\n").ids, [])
  }

  @Test func `may stand below the fold`() throws {
    let rows = (0..<40).map { "    - label: Text \($0)\n" }.joined()
    try expectEqual(Reviewed(views: "- vscroll:\n    vstack:\n" + rows).ids, [])
  }
}
