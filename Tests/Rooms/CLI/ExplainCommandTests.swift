import Foundation
import TestSupport
import Testing

@Suite struct `snapline explain` {
  private static let card = """
    canvas: 300x200
    view:
    - id: card
      width: 200
      height: 120
      view:
      - id: title
        label: Hello
      - view: []
        width: 20
        height: 20
      constraints:
      - title.leading == self.leading + 16 "lead"
      - title.top >= self.top
    constraints:
    - card.width >= 250
    """

  @Test func `tells of a view what fixes its numbers, with lines`() throws {
    try withFolder(["card.yaml": Self.card]) { folder in
      let run = try Built(["explain", "card.yaml", "title.left"], in: folder)
      #expect(run.status == 0 && run.error == "")
      #expect(
        run.output == """
          "title".left is 16
            "title".leading == "card".leading + 16 'lead' (card.yaml:13:5)

          """
      )
      let whole = try Built(["explain", "card.yaml", "card"], in: folder)
      let lines = whole.output.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[0] == "\"card\": 200 × 120 at (50, 40)")
      #expect(lines[1].hasPrefix("  ") && lines[1].contains("width 200"), "\(lines[1])")
      #expect(lines[2] == "" && lines[3] == "\"card\".left is 50")
      #expect(whole.output.contains("not met, by 50: \"card\".width >= 250 (card.yaml:16:3)\n"))
      #expect(whole.output.contains("[conflict]"))
      let line = try Built(["explain", "card.yaml", "9.width"], in: folder)
      #expect(line.output.hasPrefix("(the view at line 9).width is 20\n"), "\(line.output)")
    }
  }

  @Test func `tells of a design what conflicts, what is open and how to mend it`() throws {
    try withFolder(["card.yaml": Self.card]) { folder in
      let run = try Built(["explain", "card.yaml"], in: folder)
      #expect(run.status == 0 && run.error == "")
      let out = run.output
      #expect(out.hasPrefix("card.yaml:16:3: warning: \"card\".width >= 250 can't hold [conflict]"))
      #expect(out.contains("because of \"card\".width == 200 (line 4)\n"), "\(out)")
      #expect(out.contains("hint: write card.width >= 200, or give one of them"), "\(out)")
      #expect(out.contains("its top may be 0 as well as 100: the frames (16, 0, "), "\(out)")
      #expect(out.contains("hint: write title.top == card.top, or hold"), "\(out)")
      #expect(out.contains("card.yaml: 3 views, 1 conflict, 1 number that nothing decides\n"))
      let calm = try Built(["explain", "-"], input: "canvas: 10x10\nview: view\n")
      #expect(calm.output.hasPrefix("standard input: 1 view, every frame is decided\n"))
    }
  }

  @Test func `mends a design by what it says`() throws {
    let mended = Self.card
      .replacing("card.width >= 250", with: "card.width >= 200")
      .replacing("title.top >= self.top", with: "title.top == card.top")
    let run = try Built(["explain", "-"], input: mended)
    #expect(run.output.hasPrefix("standard input: 3 views, every frame is decided\n"))
  }

  @Test func `says what would have to change for a constraint to hold`() throws {
    let design = """
      canvas: 300x100
      view:
      - id: title
        view: []
        height: 20
      - id: badge
        view: []
        width: 40
        height: 20
      constraints:
      - title.leading == superview.leading + 16
      - badge.trailing == superview.trailing - 16
      - title.trailing == badge.leading - 84
      - title.width >= 180 @750
      - title.top == superview.top
      - badge.top == superview.top
      """
    let run = try Built(["explain", "-", "title.width"], input: design)
    #expect(
      run.output.contains(
        """
          not met, by 36: "title".width >= 180 @750 (standard input:14:3)
            it would hold as title.width >= 144 @750, or without \
        "title".trailing == "badge".leading - 84 (standard input:13:3)

        """
      ),
      "\(run.output)"
    )
    func told(_ line: String, instead: String) throws -> String {
      try Built(["explain", "-", "title.width"], input: design.replacing(line, with: instead))
        .output
    }
    let mended = try told("title.width >= 180", instead: "title.width >= 144")
    #expect(mended.hasPrefix("\"title\".width is 144") && !mended.contains("not met"), "\(mended)")
    let freed = try told("title.trailing ==", instead: "title.trailing <= badge.trailing #")
    #expect(!freed.contains("not met, by 36"), "\(freed)")
  }

  @Test func `writes constraints of views without an id as their own list would`() throws {
    let design = """
      canvas: 100x100
      view:
      - view: []
        width: 20
        height: 20
        constraints:
        - self.left == superview.left
        - self.top >= superview.top
      """
    let run = try Built(["explain", "-"], input: design)
    #expect(run.output.contains("write self.top == "), "\(run.output)")
    #expect(run.output.contains(".top among the constraints of the view at line 3, or hold"))
    #expect(!run.output.contains("(the view at line 3).top =="))
    let empty = try Built(["explain", "-", ""], input: design)
    #expect(empty.status == 1 && !empty.error.contains("did you mean"), "\(empty.error)")
  }

  @Test func `explains what there is in other circumstances`() throws {
    let design = """
      canvas: {device: iPhone 16}
      view:
      - id: title
        width: 20
        height: 10
        constraints:
        - self.leading == superview.leading + 8
        - self.top == superview.safeArea.top
      """
    func told(_ words: [String]) throws -> String {
      let run = try Built(["explain", "-", "title"] + words, input: design)
      #expect(run.status == 0 && run.error == "", "\(run.error)")
      return String(run.output.prefix { $0 != "\n" })
    }
    #expect(try told([]) == "\"title\": 20 × 10 at (8, 59)")
    #expect(try told(["--rtl"]) == "\"title\": 20 × 10 at (365, 59)")
    #expect(
      try told(["--device", "iPhone SE (3rd generation)"]) == "\"title\": 20 × 10 at (8, 20)"
    )
    #expect(try told(["--orientation", "landscape", "--rtl"]) == "\"title\": 20 × 10 at (824, 0)")
    #expect(try told(["--size", "100x100", "--rtl"]) == "\"title\": 20 × 10 at (72, 59)")
  }

  @Test func `prints JSON`() throws {
    struct Report: Decodable {
      struct Number: Decodable {
        struct Step: Decodable {
          struct Constraint: Decodable {
            let text: String
            let line: Int?
          }
          let parent: Int?
          let constraints: [Constraint]
        }
        struct View: Decodable {
          let id: String?
          let line: Int?
        }
        let view: View
        let attribute: String
        let value: Double
        let steps: [Step]
      }
      struct Conflict: Decodable { let equation: String? }
      struct Ambiguity: Decodable { let frames: [[Double]] }
      let schema: Int
      let numbers: [Number]
      let conflicts: [Conflict]
      let ambiguities: [Ambiguity]
    }
    func report(_ words: [String]) throws -> Report {
      let run = try Built(["explain", "-", "--json"] + words, input: Self.card)
      return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    }
    let whole = try report([])
    #expect(whole.schema == 1 && whole.numbers.isEmpty)
    expectEqual(whole.conflicts.map(\.equation), ["card.width >= 200"])
    expectEqual(whole.ambiguities.map(\.frames.count), [2])
    let title = try report(["title"])
    expectEqual(title.numbers.map(\.attribute), ["left", "top", "width", "height"])
    #expect(title.numbers[0].value == 16 && title.numbers[0].steps[0].constraints[0].line == 13)
    #expect(title.conflicts.isEmpty && title.numbers[0].view.id == "title")
    #expect(title.numbers[0].view.line == 8)
  }

  @Test func `knows what is wrong with its words`() throws {
    try withFolder(["card.yaml": Self.card]) { folder in
      let unknown = try Built(["explain", "card.yaml", "titel"], in: folder)
      #expect(unknown.status == 1 && unknown.output == "")
      #expect(unknown.error.contains("no view is called 'titel'"))
      #expect(unknown.error.contains("did you mean 'title'?"))
      let attribute = try Built(["explain", "card.yaml", "title.heigth"], in: folder)
      #expect(attribute.status == 64 && attribute.error.contains("'title.height'?"))
      let line = try Built(["explain", "card.yaml", "99"], in: folder)
      #expect(line.status == 1 && line.error.contains("no view begins on line 99"))
      #expect(try Built(["explain", "none.yaml"], in: folder).status == 1)
      #expect(try Built(["explain"], in: folder).status == 64)
      let broken = try Built(["explain", "-"], input: "view: {widht: 3}\n")
      #expect(broken.status == 1 && broken.error.contains("widht"))
    }
  }
}
