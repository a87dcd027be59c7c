import SnaplineDocuments
import SnaplineEnvironment
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A template` {
  private let design = """
    version: 1
    canvas: 120x60
    data: {name: Ada, items: [a, b]}
    components: {Line: {parameters: {text: text}, view: {label: "{{text}}"}}}
    view:
      vstack:
      - label: "{{name}}"
      - each: item in items
        Line: {text: "{{item}}"}
      - if: "{{items | count}} > 2"
        label: more
      filling: superview
    """

  private let rows = [
    "{}", #"{"name": "Nia"}"#, #"{"items": []}"#, #"{"name": "é😀", "items": ["x", "y", "z"]}"#,
    #"{"name": null}"#,
  ]

  @Test func `filled is the design that is read with the same data`() throws {
    let template = DesignTemplate(bytes: Array(design.utf8), named: "d.yaml")
    for text in rows + rows.reversed() {
      let data = try DesignData(bytes: Array(text.utf8), named: "row.json")
      let filled = try template.design(with: data).drawing()
      let own = try Design(yaml: design, named: "d.yaml", data: data).drawing()
      #expect(filled.scene == own.scene, "\(text)")
      expectEqual(filled.diagnostics, own.diagnostics)
    }
  }

  @Test(arguments: [
    "view: {label: 5", "vew: {}", "", "view: {label: \"{{nme}}\"}\ndata: {name: x}",
  ])
  func `that is wrong is told as the design is, each time`(text: String) {
    let template = DesignTemplate(bytes: Array(text.utf8), named: "d.yaml")
    for _ in 0..<2 {
      let (one, other) = (
        Result { try template.design().drawing() },
        Result { try Design(yaml: text, named: "d.yaml").drawing() }
      )
      guard case .failure(let first) = one, case .failure(let second) = other else {
        Issue.record("'\(text)' is drawn")
        continue
      }
      expectEqual((first as? DesignError)?.diagnostics, (second as? DesignError)?.diagnostics)
    }
  }
}
