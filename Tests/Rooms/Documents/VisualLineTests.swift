import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineLayout
import TestSupport
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

  @Test func `takes options and metrics`() throws {
    let frames = try frames(
      """
      - visual: H:|-gap-[icon(side)]-gap-[title-bar(>=side)]-edge-|
        metrics: {gap: 10, side: 24, edge: -4}
        options: [alignAllTop, alignAllBottom, directionRightToLeft]
      - V:|-7-[icon(30)]
      """
    )
    #expect(frames["icon"] == CGRect(x: 166, y: 7, width: 24, height: 30))
    #expect(frames["title-bar"] == CGRect(x: -4, y: 7, width: 160, height: 30))
  }

  @Test func `holds as long as its activation says`() throws {
    func widths(_ activation: String, hidden: String) throws -> [CGFloat] {
      let text = """
        canvas: 200x100
        view:
        - id: one
          hidden: \(hidden == "one")
          width: 10 @low
        - id: other
          hidden: \(hidden == "other")
          width: 20
        constraints:
        - {equation: one.width == other.width + 100, activation: \(activation)}
        - {visual: 'H:[one(==other)]', priority: 700, activation: \(activation)}
        """
      let canvas = try Design(yaml: text).canvas()
      canvas.layoutIfNeeded()
      return canvas.subviews.map(\.frame.width)
    }
    let (apart, tied): ([CGFloat], [CGFloat]) = ([10, 20], [120, 20])
    #expect(try widths("always", hidden: "one") == tied)
    #expect(try widths("bothVisible", hidden: "") == tied)
    #expect(try widths("bothVisible", hidden: "other") == apart)
    #expect(try widths("firstInvisible", hidden: "one") == tied)
    #expect(try widths("firstInvisible", hidden: "other") == apart)
    #expect(try widths("manual", hidden: "") == apart)
  }

  @Test func `lets each constraint of a line hold by its own views`() throws {
    func heights(_ equation: String, _ activation: String, of unseen: String) throws -> [CGFloat] {
      let views = ["one", "two", "three"].enumerated().map { place, name in
        "- {id: \(name), width: 5, height: \(10 * (place + 1)) @low"
          + (name == unseen ? ", alpha: 0}" : "}")
      }
      let text =
        "canvas: 200x100\nview:\n" + views.joined(separator: "\n")
        + "\nconstraints:\n- {equation: \(equation), activation: \(activation)}\n"
      let canvas = try Design(yaml: text).canvas()
      canvas.layoutIfNeeded()
      return canvas.subviews.map(\.frame.height)
    }
    let list = "'(one, two, three).height == 44'"
    try expectEqual(heights(list, "bothVisible", of: "two"), [44, 20, 44])
    try expectEqual(heights(list, "firstInvisible", of: "two"), [10, 44, 30])
    let chain = "one.height == two.height == three.height"
    try expectEqual(heights(chain, "firstInvisible", of: "one"), [10, 10, 30])
    try expectEqual(heights(chain, "firstInvisible", of: "three"), [10, 20, 30])
    // What is no view counts as visible, whatever it belongs to.
    let margins = "one.layoutMargins.height == 34"
    try expectEqual(heights(margins, "bothVisible", of: "one"), [50, 20, 30])
    try expectEqual(heights(margins, "firstInvisible", of: "one"), [10, 20, 30])
  }

  @Test func `tells what is wrong with it, at its place`() throws {
    let texts = [
      "- H:|-[icon": "6:12",
      "- H:|-[icno]-|": "6:8",
      "- H:|-(nan)-[icon]": "6:8",
      "- 'H:|-(8@1001)-[icon]'": "6:11",
      "- H:[icon(8@0)] @800": "6:13",
      "- H:[icon] @urgent": "6:13",
      "- {visual: '|-[icon]-|'}": "6:13",
      "- {visual: 'icon'}": "6:12",
      "- {visual: 'Q:[icon]'}": "6:13",
      "- Q:[icon]": "6:3",
      "- h:|[icon]|": "6:3",
      "- 'V :[icon]'": "6:4",
      "- '|-[icon]-|'": "6:4",
      "- ' [icon]-[b]'": "6:5",
      "- {visual: 'H:[icon]', options: [alignAllTpo]}": "6:34",
      "- {visual: 'H:[icon]', metrics: {gap: wide}}": "6:39",
      "- {visual: 'H:[icon(gap)]', metrics: {gpa: 4}}": "6:21",
      "- {equation: icon.width == 4, metrics: {gap: 4}}": "6:31",
      "- {equation: icon.width == 4, activation: later}": "6:43",
    ]
    for (line, place) in texts {
      let error = #expect(throws: DesignError.self) {
        let text = "canvas: 9x9\nview:\n- id: icon\n- id: b\nconstraints:\n" + line + "\n"
        _ = try Design(yaml: text, named: "a.yaml").drawing()
      }
      let said = error?.diagnostics.map(DiagnosticFormatter().text) ?? []
      #expect(said.count == 1 && said[0].hasPrefix("a.yaml:\(place): error: "), "\(said)")
    }
  }

  @Test func `tells what would be right`() throws {
    let texts = [
      "H:[icno]-|": ("the visual format names no view 'icno'", "did you mean 'icon'?"),
      "Q:[icon]": ("'Q' is no axis of a visual format", "write H: for a row or V: for a column"),
      "'|[icon]'": ("a visual format begins with its axis", "write H: or V: before it"),
    ]
    for (line, words) in texts {
      let error = #expect(throws: DesignError.self) {
        try Design(yaml: "view:\n  id: icon\nconstraints:\n- \(line)\n").drawing()
      }
      let first = error?.diagnostics.first
      #expect(first?.id == "visual-format")
      #expect(first?.subject == words.0 && first?.remedy == words.1)
    }
  }
}
