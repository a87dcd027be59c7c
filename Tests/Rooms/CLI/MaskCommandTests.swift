import Foundation
import TestSupport
import Testing

@Suite struct `Masks and kinds of a design's test` {
  private func design(_ time: String, x: Int = 10, width: Int = 120, _ test: String) -> String {
    """
    canvas: 200x100
    view:
      - label: "\(time)"
        id: clock
        pinnedAt: {x: \(x), y: 10, width: \(width), height: 30}
      - button: Go
        id: go
        pinnedAt: {x: 10, y: 50, width: 100, height: 44}
    test: \(test)

    """
  }

  private func run(_ old: String, _ new: String, _ arguments: String...) throws -> Built {
    try withFolder(["Package.swift": "", "card.yaml": old]) { (folder: Folder) throws in
      _ = try Built(["test", "--record", "all"], in: folder)
      try folder.write(new, to: "card.yaml")
      return try Built(["test"] + arguments, in: folder)
    }
  }

  @Test func `hide content and no frames`() throws {
    let kinds = "[scene, image, layout, text, accessibility, constraints]"
    let masks = "[{type: Label}, {text: '*:*'}, {id: no, ifPresent: true}]"
    let test = "{kinds: \(kinds), masks: \(masks)}"
    let same = try run(design("12:30", test), design("9:05", test))
    expectEqual(same.status, 0, "\(same.output)")
  }

  @Test func `leave frames to be compared, and stand in the results and in the report`() throws {
    let test = "{masks: [clock]}"
    try withFolder(["Package.swift": "", "card.yaml": design("12:30", test)]) {
      (folder: Folder) throws in
      _ = try Built(["test", "--record", "all"], in: folder)
      try folder.write(design("12:30", x: 11, test), to: "card.yaml")
      let moved = try Built(["test", "--json", "--reporter", "html=page"], in: folder)
      #expect(moved.status == 1 && moved.output.contains("x 10 → 11"), "\(moved.output)")
      let document =
        try JSONSerialization.jsonObject(with: Data(moved.output.utf8)) as? [String: Any]
      let masks = (document?["results"] as? [[String: Any]])?.first?["masks"] as? [[String: Any]]
      expectEqual(masks?.first?["mask"] as? String, "id clock")
      expectEqual(masks?.first?["frame"] as? [Double], [11, 10, 120, 30])
      let details = folder.text(of: "page/data/details-0.js") ?? ""
      #expect(details.contains(#"/clock",[11,10,120,30]]]"#), "\(details)")
      #expect(details.contains(#""masks":[["id clock","#), "\(details)")
    }
  }

  @Test func `hold for baselines from before them`() throws {
    let plain = "{lint: report}"
    let kept = try run(design("12:30", plain), design("9:05", "{masks: [clock]}"))
    expectEqual(kept.status, 0, "\(kept.output)")
  }

  @Test func `fail where they match no view`() throws {
    let run = try withFolder(["card.yaml": design("12:30", "{masks: [clok]}")]) {
      try Built(["test"], in: $0)
    }
    expectEqual(run.status, 2)
    let told = run.output + run.error
    #expect(told.contains("the mask 'id clok' matches no view"), "\(told)")
    #expect(told.contains("the nearest is 'clock'"), "\(told)")
  }

  @Test func `tell what is read otherwise`() throws {
    let test = "{kinds: [accessibility, constraints]}"
    let run = try run(design("12:30", test), design("9:05", test))
    #expect(run.status == 1 && run.output.contains(#"+ 1: 1 text "9:05""#), "\(run.output)")
  }

  @Test func `are said on the command line, for all designs that have them`() throws {
    let mask = "text:*:*"
    let plain = "{kinds: [scene, layout, text]}"
    try withFolder([
      "Package.swift": "", "card.yaml": design("12:30", plain),
      "other.yaml": "view: [{button: Go}]\n",
    ]) { (folder: Folder) throws in
      _ = try Built(["test", "--record", "all", "--mask", mask], in: folder)
      try folder.write(design("9:05", plain), to: "card.yaml")
      let masked = try Built(["test", "--mask", mask], in: folder)
      expectEqual(masked.status, 0, "\(masked.output) \(masked.error)")
      let wrong = try Built(["test", "--mask", mask, "--mask", "clok"], in: folder)
      expectEqual(wrong.status, 2)
      let told = "the mask 'id clok' of --mask matches no view in any design"
      #expect(wrong.error.contains(told), "\(wrong.error)")
    }
  }

  @Test func `are told what they may be`() throws {
    try withFolder(["card.yaml": "view: []\n"]) { (folder: Folder) throws in
      let run = try Built(["test", "--mask", "kind:Label"], in: folder)
      expectEqual(run.status, 64)
      #expect(run.error.contains("the id of a view, type:CLASS or text:TEXT"), "\(run.error)")
    }
  }
}
