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
