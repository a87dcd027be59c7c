import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A table in a design` {
  private func drawn(_ table: String, canvas: String = "320x400") throws -> Drawn {
    try Drawn("canvas: \(canvas)\nview:\n" + table)
  }

  @Test func `shows rows and sections of them`() throws {
    let drawn = try drawn(
      """
      - table:
        - {id: alone, cell: First}
        - section:
            header: Account
            footer: The end
            cells:
            - {id: name, cell: {text: Name, detail: Ada}}
            - {cell: Mail, accessory: disclosure}
        - section: [{cell: Last}]
        kind: grouped
        filling: superview

      """
    )
    #expect(
      Set(drawn.lines.map(\.string)) == [
        "First", "ACCOUNT", "Name", "Ada", "Mail", "The end", "Last",
      ]
    )
    #expect(drawn.frame("alone") == "0 35 320 43.5")
    #expect(drawn.frame("name").hasSuffix(" 320 43.5"))
  }

  @Test func `sizes rows by what stands in them`() throws {
    let drawn = try drawn(
      """
      - table:
        - id: tall
          cell: {content: [{id: box, height: 90, background: systemRed, filling: layoutMargins}]}
        - {id: least, cell: Text, minimumHeight: 60}
        - {id: two, cell: {text: Title, detail: Subtitle}, kind: subtitle}
        filling: superview

      """
    )
    #expect(drawn.frame("tall") == "0 0 320 112" && drawn.frame("box") == "16 11 288 90")
    #expect(drawn.frame("least") == "0 112 320 60" && drawn.frame("two") == "0 172 320 55.5")
    let fixed = try self.drawn(
      "- {table: [{id: row, cell: A}], rowHeight: 30, filling: superview}\n"
    )
    #expect(fixed.frame("row") == "0 0 320 30")
  }

  @Test func `has views above and below its rows`() throws {
    let drawn = try drawn(
      """
      - table:
          header: {id: top, background: systemRed, height: 50}
          footer: {id: end, background: systemBlue, height: 20}
          sections: [{id: row, cell: A}]
        separator: none
        filling: superview

      """
    )
    #expect(drawn.frame("top") == "0 0 320 50" && drawn.frame("row") == "0 50 320 43.5")
    #expect(drawn.frame("end") == "0 93.5 320 20")
  }

  @Test(arguments: [
    ("- {cell: A}\n", "table-only"),
    ("- {table: [{label: A}], filling: superview}\n", "table-only-cells"),
    ("- {table: A, filling: superview}\n", "wrong-type"),
    ("- {table: [{section: [], header: A}], filling: superview}\n", "object-key"),
  ])
  func `says what doesn't belong in it, and what belongs nowhere else`(
    view: String,
    id: String
  ) throws {
    let error = #expect(throws: DesignError.self) { try drawn(view) }
    expectEqual(error?.diagnostics.map(\.id), [id])
  }
}
