import Foundation
import SnaplineDocuments
import SnaplineScene
import TestSupport
import Testing

@Suite struct `The layout of a design` {
  private static let card = Checkout.gallery + "/business-card.yaml"

  /// The layout's lines, after a text of the design is replaced by another.
  private func lines(_ changes: [(String, String)] = []) throws -> [String] {
    var text = try String(contentsOfFile: Self.card, encoding: .utf8)
    for (old, new) in changes {
      try #require(text.contains(old), "\(old)")
      text = text.replacing(old, with: new, maxReplacements: 1)
    }
    let scene = try Design(bytes: Array(text.utf8), named: Self.card).drawing(scale: 1).scene
    return scene.layoutJSON.split(separator: "\n").map { line in
      String(line.last == "," ? line.dropLast() : line)
    }
  }

  @Test func `is told in the same words whatever it looks like`() throws {
    let plain = try lines()
    #expect(plain.count > 7)
    for change in [
      ("1C2733 | F2F5F8", "AA0000"), ("background: systemGroupedBackground", "background: black"),
      ("cornerRadius: 14", "cornerRadius: 2"), ("background: white | 1C1C1E", "background: red"),
    ] {
      #expect(try lines([change]) == plain, "\(change)")
    }
    #expect(try lines([("width: 8", "width: 9")]) != plain)
  }

  @Test func `keeps each line where a view comes that holds none of the others`() throws {
    let plain = try lines()
    let views = plain.filter { $0.contains("\"path\"") }
    let extra = "  - {id: extra, background: black, size: 4, centeredIn: superview}\n"
    for place in ["  - id: stripe", "  - id: role", "  constraints:"] {
      let more = try lines([(place, extra + place)])
      #expect(more.filter { !$0.contains("extra") } == plain, "\(place)")
      #expect(more.count == plain.count + 1)
    }
    // And no line but its own where one changes.
    let renamed = try lines([("Layout engineer", "Layout")])
    #expect(renamed.count == plain.count)
    let others = zip(plain, renamed).filter { $0.0 != $0.1 }
    #expect(others.count == 1 && others.allSatisfy { $0.0.contains("role") }, "\(others)")
    #expect(views.count == 6)
  }
}
