import Foundation
import SnaplineControls
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineImages
import SnaplineLayout
import SnaplineRendering
import SnaplineScene
import TestSupport
import Testing

@Suite struct `The standard spacing in an equation` {
  private func frames(_ equations: [String], direction: String = "leftToRight") throws -> [String] {
    let lines = equations.map { "- \($0)\n" }.joined()
    return try Drawn(
      """
      environment: {direction: \(direction)}
      canvas: 200x100
      view:
      - {id: a, label: One}
      - {id: b, label: Two, font: 30}
      constraints:
      \(lines)
      """
    ).frames
  }

  @Test func `is that of a visual format`() throws {
    let down = ["a.top == canvas.top", "b.top == canvas.top"]
    let across = [
      "a.leading == canvas.leading + standard", "b.leading == a.trailing + standard",
      "canvas.trailing == b.trailing + standard", "b.width == a.width",
    ]
    for direction in ["leftToRight", "rightToLeft"] {
      expectEqual(
        try frames(down + across, direction: direction),
        try frames(down + ["H:|-[a]-[b(a)]-|"], direction: direction)
      )
    }
    let sides = ["a.leading == canvas.leading", "b.leading == canvas.leading"]
    expectEqual(
      try frames(sides + ["a.top == canvas.top + standard", "a.bottom + standard == b.top"]),
      try frames(sides + ["V:|-[a]-[b]"])
    )
  }

  @Test func `is wider at the edge of a superview than beside a view or a guide`() throws {
    let text = { (constraint: String) in
      """
      canvas: {size: 200x100, margins: 0}
      view:
        view:
        - {id: a, background: red, size: 10}
        - {id: b, background: blue, size: 10x20, pinnedTo: topLeading}
        constraints:
        - a.top == b.top
        - \(constraint)
      """
    }
    for (constraint, x) in [
      ("a.leading == self.leading + standard", 20), ("a.leading == canvas.leading + standard", 20),
      ("a.leading == self.safeArea.leading + standard", 8),
      ("a.leading == b.trailing + standard", 18),
      ("a.leading == b.trailing + standard + standard", 26),
      ("a.leading == b.trailing + standard - 2", 16),
      ("2 * a.leading == 2 * b.trailing + standard", 14),
    ] {
      expectEqual(try Drawn(text(constraint)).frame("a"), "\(x) 0 10 10", "\(constraint)")
    }
    let size =
      "canvas: 99x99\nview: {view: {id: a, background: red}}\nconstraints: [a.width == standard]\n"
    expectEqual(try Drawn(size).frame("a").split(separator: " ")[2], "8")
  }

  @Test func `is a line's pitch between two baselines`() throws {
    let text = { (constraint: String) in
      """
      canvas: 200x200
      view:
      - {id: a, label: One, pinnedTo: topLeading}
      - {id: b, label: Two}
      constraints:
      - b.leading == a.leading
      - \(constraint)
      """
    }
    let spaced = try Drawn(text("b.firstBaseline == a.lastBaseline + standard")).frame("b")
    let visual = "{visual: \"V:[a]-[b]\", options: [spacingBaselineToBaseline]}"
    let stacked = try Drawn(text("\(visual)")).frame("b")
    expectEqual(spaced, stacked)
  }

  @Test func `goes inward at all four edges`() throws {
    let text = { (sum: String) in
      "canvas: 99x99\nview: {id: a, background: red}\nconstraints: [a.edges == canvas.edges - "
        + "\(sum)]\n"
    }
    expectEqual(try Drawn(text("standard")).frame("a"), try Drawn(text("20")).frame("a"))
  }
}
