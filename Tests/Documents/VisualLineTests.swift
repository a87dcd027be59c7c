import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineLayout
import Testing

@Suite struct `A visual format in a design` {
  private func frames(_ constraints: String) throws -> [String: CGRect] {
    let text = """
      canvas: 200x100
      view:
      - id: icon
      - id: title-bar
      constraints:
      \(constraints)
      """
    let canvas = try Design(yaml: text).canvas()
    canvas.layoutIfNeeded()
    return Dictionary(
      uniqueKeysWithValues: canvas.subviews.map { ($0.accessibilityIdentifier ?? "", $0.frame) }
    )
  }

  @Test func `places and sizes the views that it names, and no default does`() throws {
    let frames = try frames(
      """
      - H:|-10-[icon(24)]-[title-bar]-6-| "row"
      - V:|-4-[icon(20)]
      - V:|[title-bar]|
      """
    )
    #expect(frames["icon"] == CGRect(x: 10, y: 4, width: 24, height: 20))
    #expect(frames["title-bar"] == CGRect(x: 42, y: 0, width: 152, height: 100))
  }

  @Test func `takes a priority for the whole line, or for its parts`() throws {
    let frames = try frames(
      """
      - H:|-10-[icon(>=24,==90@20)] @800
      - icon.width == 50 @700
      - {visual: 'V:|-4-[icon(20)]', name: column, priority: low}
      - icon.height == 30
      - H:|[title-bar(40@200)]-(0@100)-|
      - V:|[title-bar(10)]
      """
    )
    #expect(frames["icon"] == CGRect(x: 10, y: 4, width: 90, height: 30))
    #expect(frames["title-bar"] == CGRect(x: 0, y: 0, width: 40, height: 10))
  }

  @Test func `tells what is wrong with it, at its place`() throws {
    let texts = [
      "- H:|-[icon": "6:12",
      "- H:|-[icno]-|": "6:3",
      "- H:[icon] @urgent": "6:13",
      "- {visual: '|-[icon]-|'}": "6:12",
    ]
    for (line, place) in texts {
      let error = #expect(throws: DesignError.self) {
        let text = "canvas: 9x9\nview:\n- id: icon\n- id: b\nconstraints:\n" + line + "\n"
        _ = try Design(yaml: text, named: "a.yaml").drawing()
      }
      let said = error?.diagnostics.map(DiagnosticFormatter().text) ?? []
      #expect(said.count == 1 && said[0].hasPrefix("a.yaml:\(place): error: "), "\(said)")
    }
    let error = #expect(throws: DesignError.self) {
      try Design(yaml: "view:\n  id: icon\nconstraints:\n- H:[icno]-|\n").drawing()
    }
    #expect(error?.diagnostics.first?.remedy == "did you mean 'icon'?")
  }
}
