import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A collection in a design` {
  private func drawn(
    _ view: String,
    _ environment: Environment = Environment()
  ) throws -> Drawn {
    try Drawn("canvas: 320x300\nview:\n" + view, environment: environment)
  }

  private func items(_ count: Int) -> String {
    (0..<count).map { "    - {id: i\($0), background: systemRed}\n" }.joined()
  }

  @Test func `shares its width among columns`() throws {
    let text =
      "- collection:\n\(items(4))  columns: 3\n  itemSize: 1x50\n  spacing: 10\n"
      + "  lineSpacing: 20\n  sectionInsets: 10\n  filling: superview\n"
    let drawn = try drawn(text)
    #expect(drawn.frame("i0") == "10 10 93.5 50")
    #expect(drawn.frame("i3") == "10 80 93.5 50")
    var leftward = Environment()
    leftward.traits.layoutDirection = .rightToLeft
    let mirrored = try self.drawn(text, leftward)
    #expect(mirrored.frame("i0").hasSuffix(" 10 93.5 50"))
    #expect(mirrored.frame("i0") > mirrored.frame("i2"))
  }

  @Test func `breaks into lines where there is no more room`() throws {
    let drawn = try drawn(
      "- collection:\n\(items(4))  itemSize: 100x40\n  spacing: 10\n  filling: superview\n"
    )
    #expect(drawn.frame("i2") == "220 0 100 40")
    #expect(drawn.frame("i3") == "0 50 100 40")
  }

  @Test func `sizes items by what they are`() throws {
    let drawn = try drawn(
      """
      - collection:
        - {id: a, width: 70, height: 30}
        - {id: b, width: 50, height: 60}
        spacing: 5
        filling: superview

      """
    )
    #expect(drawn.frame("a").hasSuffix("70 30") && drawn.frame("b").hasSuffix("50 60"))
    let columned = try self.drawn(
      """
      - collection: [{id: a, height: 30}, {id: b, height: 80}, {id: c, height: 20}]
        columns: 2
        spacing: 0
        lineSpacing: 0
        filling: superview

      """
    )
    #expect(columned.frame("a") == "0 0 160 30" && columned.frame("b") == "160 0 160 80")
    #expect(columned.frame("c") == "0 80 160 20")
  }

  @Test func `is scrolled along a row`() throws {
    let drawn = try drawn(
      "- collection:\n\(items(9))  axis: horizontal\n  itemSize: 90x140\n  lineSpacing: 10\n"
        + "  filling: superview\n"
    )
    // Two fit one below the other.
    #expect(drawn.frame("i0") == "0 0 90 140" && drawn.frame("i1") == "0 160 90 140")
    #expect(drawn.frame("i2") == "100 0 90 140")
    #expect(drawn.frame("i8") == "none")
  }

  @Test(arguments: ["columns: 2", "itemSize: 100x40"])
  func `titles its sections`(_ arrangement: String) throws {
    let drawn = try drawn(
      """
      - collection:
        - section: {header: Near, cells: [{id: a, height: 30}], footer: The end}
        - section: [{id: b, height: 30}]
        \(arrangement)
        sectionInsets: {horizontal: 12}
        filling: superview

      """
    )
    expectEqual(drawn.lines.map(\.string), ["Near", "The end"])
    // A headline of 17 points, with 8 points above and below.
    #expect(drawn.frame("a").hasPrefix("12 37 "))
    #expect(drawn.lines.first?.x == 12)
  }

  @Test(arguments: [
    ("- {collection: A, filling: superview}\n", "wrong-type"),
    ("- {collection: [{cell: A}], filling: superview}\n", "table-only"),
    (
      "- {collection: [{view: [], filling: superview}], filling: superview}\n",
      "arranged-placement"
    ),
    ("- {collection: [], columns: 0, filling: superview}\n", "out-of-range"),
    ("- {collection: [], itemSize: 0x5, filling: superview}\n", "out-of-range"),
    (
      "- {collection: [], axis: horizontal, columns: 2, filling: superview}\n", "columns-axis"
    ),
  ])
  func `says what doesn't belong in it`(view: String, id: String) throws {
    let error = #expect(throws: DesignError.self) { try drawn(view) }
    expectEqual(error?.diagnostics.map(\.id), [id])
  }
}
