import SnaplineDocuments
import SnaplineRendering
import TestSupport
import Testing

@Suite struct `Tables and lists of a PDF document` {
  private func outline(of view: String, isArabic: Bool = false) throws -> String {
    let lines = view.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    let yaml = "version: 1\ncanvas: {width: 300}\nview:\n" + lines + "\n  filling: superview\n"
    var overrides = DesignOverrides()
    if isArabic { overrides.locale = "ar" }
    let scene = try Design(yaml: yaml, overrides: overrides).drawing().scene
    return PDFStructure(try PDF.document([scene])).outline
  }

  @Test(arguments: [false, true])
  func `have a row for each line of a grid`(isArabic: Bool) throws {
    let grid = """
      grid:
      - row: [{label: Name, accessibility: {traits: header}}, {label: Price, accessibility: {traits: header}}]
      - row: [{label: Tea}, {vstack: [{label: Small}, {label: Large}]}]
      - row: [{label: Cake}, {label: "4"}]
      accessibility: {container: table}
      """
    expectEqual(
      try outline(of: grid, isArabic: isArabic),
      """
      Document
       Table
        TR
         TH “Name”
         TH “Price”
        TR
         TD “Tea”
         TD
          P “Small”
          P “Large”
        TR
         TD “Cake”
         TD “4”
      """
    )
  }

  @Test(arguments: [
    "hstack: [{label: Tea}, {label: \"3\"}]\naccessibility: {container: table}",
    "vstack:\n- hstack: [{label: Tea}, {label: \"3\"}]\naccessibility: {container: table}",
    "vstack:\n- vstack:\n  - hstack: [{label: Tea}, {label: \"3\"}]\naccessibility: {container: table}",
  ])
  func `have one row where all cells stand beside each other`(view: String) throws {
    expectEqual(
      try outline(of: view),
      """
      Document
       Table
        TR
         TD “Tea”
         TD “3”
      """
    )
  }

  @Test func `have an item for each part that stands beside others, and for a row in a list`()
    throws
  {
    let list = """
      vstack:
      - hstack: [{label: red}, {label: green}]
        accessibility: {container: list}
      - vstack:
        - hstack: [{label: New}, {label: A widget}]
        accessibility: {container: list}
      """
    expectEqual(
      try outline(of: list),
      """
      Document
       L
        LI
         LBody “red”
        LI
         LBody “green”
       L
        LI
         LBody
          P “New”
          P “A widget”
      """
    )
  }

  @Test func `have headings where an item is one, or has one`() throws {
    let list = """
      vstack:
      - {label: Soups, font: title2, accessibility: {traits: header}}
      - {label: Leek}
      - vstack: [{label: Cakes, font: title2, accessibility: {traits: header}}, {label: Plum}]
      - vstack: [{label: Teas, font: title2, accessibility: {traits: header}}]
      - vstack: [{label: Pies, font: title2, accessibility: {traits: header}}, {label: Onion, font: title2}]
        accessibility: {traits: header}
      - vstack: [hstack: [{label: Rice, font: title2}, {label: Corn, font: title2}]]
        accessibility: {traits: header}
      accessibility: {container: list}
      """
    expectEqual(
      try outline(of: list),
      """
      Document
       L
        LI
         LBody
          H1 “Soups”
        LI
         LBody “Leek”
        LI
         LBody
          H1 “Cakes”
          P “Plum”
        LI
         LBody
          H1 “Teas”
        LI
         LBody
          H1
           Span “Pies”
           Span “Onion”
        LI
         LBody
          H1
           Span “Rice”
           Span “Corn”
      """
    )
  }

  @Test(arguments: [
    // Below each other on two sides, as the sides of a talk are.
    "vstack:\n- hstack: [{label: Tea}, {label: \"3\"}, spacer]\n- hstack: [spacer, {label: Cake}, {label: \"4\"}]",
    "vstack:\n- hstack: [{label: Tea}, {label: \"3\"}]\n- hstack: [{label: Cake}, {label: \"4\"}]\nalignment: trailing",
  ])
  func `have a row for each line of a column`(view: String) throws {
    expectEqual(
      try outline(of: view + "\naccessibility: {container: table}"),
      """
      Document
       Table
        TR
         TD “Tea”
         TD “3”
        TR
         TD “Cake”
         TD “4”
      """
    )
  }

  @Test func `have rows where columns stand beside each other, as the lines aren't told`() throws {
    let columns = """
      hstack:
      - vstack: [{label: Tea}, {label: Cake}]
      - vstack: [{label: "3"}, {label: "4"}]
      accessibility: {container: table}
      """
    expectEqual(
      try outline(of: columns),
      """
      Document
       Table
        TR
         TD “Tea”
         TD “Cake”
        TR
         TD “3”
         TD “4”
      """
    )
  }

  @Test func `may stand in cells and items`() throws {
    let table = """
      vstack:
      - hstack:
        - label: Seed
        - vstack: [{label: 1 garden}, {label: 50 plants}]
          accessibility: {container: list}
      - hstack: [{label: Bloom}, {label: 5 gardens}]
      accessibility: {container: table}
      """
    expectEqual(
      try outline(of: table),
      """
      Document
       Table
        TR
         TD “Seed”
         TD
          L
           LI
            LBody “1 garden”
           LI
            LBody “50 plants”
        TR
         TD “Bloom”
         TD “5 gardens”
      """
    )
  }

  @Test func `stand beside charts, which are figures with their texts`() throws {
    let chart = "chart: {kind: bars, values: [3, 5], labels: [April, May]}\nheight: 120"
    let told = try outline(of: "vstack:\n- \(chart.replacing("\n", with: "\n  "))")
    #expect(!told.contains("Figure") && told.contains("April"), "\(told)")
    let labelled = try outline(
      of:
        "vstack:\n- \(chart.replacing("\n", with: "\n  "))\n  accessibility: Orders rose from 3 to 5"
    )
    #expect(labelled.contains(" Figure “Orders rose from 3 to 5”\n  P “"), "\(labelled)")
    #expect(labelled.contains("“April”") && labelled.contains("“May”"), "\(labelled)")
  }
}
