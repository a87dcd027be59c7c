import SnaplineDiagnostics
import TestSupport
import Testing

@Suite struct `A view that says to be larger than what keeps it inside` {
  @Test(arguments: [
    ("- {label: Hello world, width: 500}", "3:31 conflict: this label is 500 points wide"),
    ("- {id: card, background: red, height: 500}", "3:39 conflict: 'card' is 500 points high"),
    ("- {button: Go, width: 500}", "3:23 conflict: this button is 500 points wide"),
  ])
  func `is told once, with remedies that work`(views: String, subject: String) throws {
    let said = try Reviewed(views: views + "\n")
    expectEqual(said.ids, ["conflict"], "\(said.lines)")
    #expect(said.lines.first?.hasPrefix(subject + ", and the canvas ") ?? false, "\(said.lines)")
    let remedies = try #require(said.remedies.first?.split(separator: ", or write canvas: "))
    let canvas = try #require(remedies.last)
    try expectEqual(Reviewed("canvas: \(canvas)\nview:\n" + views + "\n").ids, [])
    let length = try #require(remedies.first?.split(separator: ": ").last)
    try expectEqual(Reviewed(views: views.replacing("500", with: length) + "\n").ids, [])
  }

  @Test func `is one message for both of its sides`() throws {
    let said = try Reviewed(views: "- {background: red, size: 900}\n")
    expectEqual(said.ids, ["conflict"], "\(said.lines)")
    #expect(
      said.lines.first?.hasSuffix("this view is 900x900 points large, and the canvas 300x200")
        ?? false
    )
    expectEqual(
      said.remedies,
      ["write size: 300x200, or write canvas: 900x900"]
    )
    try expectEqual(Reviewed("canvas: 900x900\nview:\n- {background: red, size: 900}\n").ids, [])
    try expectEqual(Reviewed(views: "- {background: red, size: 300x200}\n").ids, [])
  }

  @Test func `is told beside what else is wrong`() throws {
    let views =
      "- {label: Hello, width: 500}\n- {label: There, pinnedTo: topLeading, insets: {top: 190}}\n"
    try expectEqual(Reviewed(views: views).ids.sorted(), ["conflict", "leaves-canvas"])
  }
}
