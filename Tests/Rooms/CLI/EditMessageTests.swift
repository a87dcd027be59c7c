import Foundation
import TestSupport
import Testing

/// What `snapline test` says of one edit of a design: the edit with its line, and what follows from it.
@Suite struct `A failure begins with the edit` {
  @Test(arguments: EditCase.all) func of(_ edit: EditCase) throws {
    let (design, edited) = (edit.design.rawValue, edit.edited)
    #expect(design != edited)
    try withFolder(["Package.swift": "", "card.yaml": design]) { folder in
      #expect(try Built(["test", "--record", "all"], in: folder).status == 0)
      try folder.write(edited, to: "card.yaml")
      expectEqual(try message(in: folder), edit.message)
    }
  }

  @Test func `of a picture of equal size`() throws {
    try withFolder(["Package.swift": "", "card.yaml": EditedDesign.picture.rawValue]) { folder in
      for (name, color) in [("one", "systemRed"), ("two", "systemBlue")] {
        try folder.write("canvas: 8x6\nview: {background: \(color)}\n", to: name + ".yaml")
        expectEqual(try Built(["render", name + ".yaml"], in: folder).status, 0)
        try FileManager.default.removeItem(atPath: folder(name + ".yaml"))
      }
      expectEqual(try Built(["test", "--record", "all"], in: folder).status, 0)
      let design = EditedDesign.picture.rawValue.replacing("one.png", with: "two.png")
      try folder.write(design, to: "card.yaml")
      expectEqual(
        try message(in: folder),
        """
          portrait.file one.png → two.png (card.yaml:7)
            style  portrait  picture 16 × 12 pixels a81ba76a → 16 × 12 pixels e771a692
          style: 1 difference, limit 0
        """
      )
      // The same name for another picture.
      try folder.write(EditedDesign.picture.rawValue, to: "card.yaml")
      try FileManager.default.removeItem(atPath: folder("one.png"))
      try FileManager.default.moveItem(atPath: folder("two.png"), toPath: folder("one.png"))
      expectEqual(
        try message(in: folder),
        """
          portrait.file one.png 16 × 12 pixels a81ba76a → 16 × 12 pixels e771a692 (card.yaml:7)
          style: 1 difference, limit 0
        """
      )
    }
  }

  @Test func `of several edits, each with the views that it is of`() throws {
    let chain = """
      version: 1
      canvas: 300x100
      view:
      - {id: d, background: blue}
      - {id: e, background: red}
      - {id: f, background: red}
      constraints:
      - d.leading == canvas.leading + 10
      - e.leading == d.trailing + 8
      - f.leading == e.trailing + 8
      - d.width == 40
      - e.width == 40
      - f.width == 40
      - d.top == e.top
      - e.top == f.top
      - d.top == canvas.top + 5
      - d.height == 20
      - e.height == 20
      - f.height == 20

      """
    try withFolder(["Package.swift": "", "card.yaml": chain]) { folder in
      expectEqual(try Built(["test", "--record", "all"], in: folder).status, 0)
      let edited = chain.replacing("canvas.leading + 10", with: "canvas.leading + 20")
        .replacing("d.trailing + 8", with: "d.trailing + 18")
      try folder.write(edited, to: "card.yaml")
      expectEqual(
        try message(in: folder),
        """
          d.leading == View.leading + 10 → + 20 (card.yaml:8)
            layout  d  x 10 → 20 (+10)
          e.leading == d.trailing + 8 → + 18 (card.yaml:9)
            layout  e  x 58 → 78 (+20)
          d.leading == View.leading + 10 → + 20 (card.yaml:8)
          or e.leading == d.trailing + 8 → + 18 (card.yaml:9)
            layout  f  x 106 → 126 (+20)
          layout: moved by 20 pt at most, limit 0
        """
      )
    }
  }

  /// A page more has its number, and all but the last say that another follows.
  @Test(arguments: [("height: 20", "height: 35"), ("height: 35", "height: 20")])
  func `of rows that need another number of pages`(old: String, new: String) throws {
    let design = """
      canvas: {size: 120x100, scale: 1}
      pages: rows
      data: {count: 7}
      view:
        vstack:
        - vstack:
          - {each: n in count, label: "Row {{n}}", \(old)}
          id: rows
        - spacer
        - hstack:
          - spacer
          - label: More follows
          if: not lastPage
        - {label: "{{page.number}} of {{page.count}}", height: 20}
        filling: superview

      """
    try withFolder(["Package.swift": "", "list.yaml": design]) { folder in
      expectEqual(try Built(["test", "--record", "all"], in: folder).status, 0)
      try folder.write(design.replacing(old, with: new), to: "list.yaml")
      let lines = try message(in: folder).split(separator: "\n")
      let edits = lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && $0.contains(" → ") }
      #expect(edits.allSatisfy { $0.contains(" (list.yaml:7)") }, "\(lines)")
      #expect(!edits.isEmpty, "\(lines)")
    }
  }

  /// What is there on some pages alone was edited itself.
  @Test func `of what pages but the last one have`() throws {
    let footer = """
        - hstack:
          - label: More follows
          if: not lastPage

      """
    let design = """
      canvas: {size: 120x100, scale: 1}
      pages: rows
      data: {count: 7}
      view:
        vstack:
        - vstack:
          - {each: n in count, label: "Row {{n}}", height: 20}
          id: rows
        - spacer
        filling: superview

      """
    let whole = design.replacing("  - spacer\n", with: "  - spacer\n" + footer)
    #expect(whole != design)
    for (old, new) in [(design, whole), (whole, design)] {
      try withFolder(["Package.swift": "", "list.yaml": old]) { folder in
        expectEqual(try Built(["test", "--record", "all"], in: folder).status, 0)
        try folder.write(new, to: "list.yaml")
        let first = try message(in: folder).split(separator: "\n").first
        #expect(first?.contains("“More follows”") == true, "\(first ?? "")")
      }
    }
  }

  @Test func `of a value whose name is several lines long`() throws {
    let key = #"a\n::error file=x::b\e[31m</script>"# + String(repeating: "k", count: 500)
    let design = """
      canvas: 200x60
      environment: {locale: en}
      strings: {en: {"\(key)": Hi}}
      styles: {"q\\n::warning::w": {color: red}}
      view:
        vstack:
        - {id: x, label: {localized: "\(key)"}}
        - {id: y, label: There, style: "q\\n::warning::w"}
        - spacer
        filling: superview

      """
    try withFolder(["Package.swift": "", "card.yaml": design]) { folder in
      expectEqual(try Built(["test", "--record", "all"], in: folder).status, 0)
      let edited = design.replacing(": Hi}", with: ": Hello}").replacing("red}", with: "blue}")
      try folder.write(edited, to: "card.yaml")
      let lines = try message(in: folder).split(separator: "\n").map(String.init)
      #expect(lines.contains("  styles.q⏎::warning::w.color red → blue (card.yaml:4)"), "\(lines)")
      let text = lines.first { $0.hasPrefix("  strings.en.a⏎::error file=x::b") }
      #expect(text?.hasSuffix("kk… “Hi” → “Hello” (card.yaml:3)") == true, "\(lines)")
      #expect(lines.allSatisfy { $0.count < 200 && !$0.contains("\u{1B}") }, "\(lines)")
    }
  }

  @Test func `of a file that several designs share, as one cause of the run`() throws {
    let shared = "styles:\n  quiet: {color: systemBlue}\n"
    var files = ["Package.swift": "", "shared.yaml": shared]
    for number in 1...5 {
      files["card\(number).yaml"] = """
        import: shared.yaml
        canvas: 100x40
        view: {id: label\(number), label: Card \(number), style: quiet, filling: superview}

        """
    }
    try withFolder(files) { folder in
      expectEqual(try Built(["test", "--record", "all"], in: folder).status, 0)
      try folder.write(shared.replacing("systemBlue", with: "systemRed"), to: "shared.yaml")
      let failure = try Built(["test"], in: folder)
      let cause = "styles.quiet.color systemBlue → systemRed (shared.yaml:2) · 5 snapshots"
      #expect(failure.output.contains(cause), "\(failure.output)")
    }
  }

  /// What a failing run says from the edit to the figures.
  private func message(in folder: Folder) throws -> String {
    let failure = try Built(["test"], in: folder)
    #expect(failure.status == 1)
    let lines = failure.output.split(separator: "\n").dropFirst()
    return lines.prefix { !$0.hasPrefix("  baseline ") }.joined(separator: "\n")
  }

  @Test func `says that a baseline is older where it doesn't know what decided it`() throws {
    let design = EditedDesign.profile.rawValue
    try withFolder(["Package.swift": "", "card.yaml": design]) { folder in
      #expect(try Built(["test", "--record", "all"], in: folder).status == 0)
      let kept = try #require(folder.text(of: "card.snapshots/card.scene"))
      let end = try #require(kept.ranges(of: "origins {\n").first?.lowerBound)
      let older = String(kept[..<end]).replacing("snapline scene 2", with: "snapline scene 1")
      try folder.write(older, to: "card.snapshots/card.scene")
      #expect(try Built(["test", "--record", "all"], in: folder).output == "1 same\n")
      #expect(folder.text(of: "card.snapshots/card.scene") == older)
      try folder.write(design.replacing("spacing: 8", with: "spacing: 12"), to: "card.yaml")
      let failure = try Built(["test"], in: folder)
      #expect(
        failure.output.contains("the baseline is older and doesn't say what decided its frames")
      )
      #expect(!failure.output.contains("stack.spacing"))
      #expect(try Built(["review", "--accept-all"], in: folder).status == 0)
      let accepted = folder.text(of: "card.snapshots/card.scene")
      #expect(accepted?.contains("set \"stack\" \"spacing\" \"12\"") == true)
    }
  }
}
