import Foundation
import SnaplineImages
import TestSupport
import Testing

@Suite struct `What lint says of places` {
  /// A button that is too low, and one that leaves the canvas where that is narrow.
  private let design = """
    canvas: {size: 320x200, scale: 1, background: white}
    view:
    - button: Save
      kind: filled
      pinnedAt: {x: 200, y: 20, width: 100, height: 30}

    """

  /// Whether a point of a picture of one pixel a point is as red as the frame of a finding.
  private func isMarked(_ picture: Bitmap, _ x: Int, _ y: Int) -> Bool {
    let start = (y * picture.width + x) * 4
    return Array(picture.bytes[start..<start + 3]) == [224, 32, 48]
  }

  @Test func `draws each finding where it is, at a width that has it`() throws {
    try withFolder(["card.yaml": design]) { folder in
      let run = try Built(
        ["lint", "--sweep", "width=280...320", "--pictures", "found", "--format", "json"],
        in: folder
      )
      #expect(run.status == 1 && run.error.isEmpty, "\(run.error)")
      let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      let findings = (document as? [String: Any])?["findings"] as? [[String: Any]] ?? []
      let paths = findings.compactMap { $0["picture"] as? String }
      expectEqual(paths, ["found/1-card-off-screen.png", "found/2-card-tap-size.png"])
      // The button ends at 300, beyond a canvas of 280; the frame is drawn within that.
      let leaving = try PNG.decode(Data(contentsOf: URL(filePath: folder(paths[0]))))
      #expect(leaving.width < 300 && isMarked(leaving, leaving.width - 2, 35))
      #expect(isMarked(leaving, 197, 35) && !isMarked(leaving, 240, 35))
      let text = try Built(["lint", "--pictures", "found/"], in: folder)
      #expect(text.output.contains("its picture is found/1-card-tap-size.png"), "\(text.output)")
    }
  }

  @Test func `says what keeps pictures from being written`() throws {
    try withFolder(["card.yaml": design, "notes": ""]) { folder in
      let file = try Built(["lint", "--pictures", "notes"], in: folder)
      #expect(file.status != 0 && file.error.contains("this is a file, not a folder"))
      let fine = try Built(["lint", "--rules", "contrast", "--pictures", "none"], in: folder)
      #expect(fine.status == 0 && !FileManager.default.fileExists(atPath: folder.path + "/none"))
    }
  }

  /// A table whose cells have a text that is cut, of which the canvas shows as many as fit.
  private func table(_ height: Int) -> String {
    """
    canvas: 200x\(height)
    view:
      table:
      - each: n in 6
        cell: {content: {label: A text that is longer than its cell, lines: 1, width: 90}}
      filling: superview

    """
  }

  @Test func `tells a fault of the cells of a list once, however many of them are seen`() throws {
    try withFolder(["list.yaml": table(200)]) { folder in
      let words = ["lint", "--rules", "truncation", "--format", "json"]
      let run = try Built(words + ["--sweep", "height=100...260"], in: folder)
      let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      let findings = (document as? [String: Any])?["findings"] as? [[String: Any]] ?? []
      #expect(findings.count == 1 && findings.first?["views"] as? Int == 6, "\(run.output)")
      let kept = ["lint", "--rules", "truncation", "--baseline", "old.json"]
      #expect(try Built(kept + ["--update-baseline"], in: folder).status == 0)
      try folder.write(table(260), to: "list.yaml")
      let higher = try Built(kept, in: folder)
      #expect(higher.status == 0, "\(higher.output)")
    }
  }

  @Test func `knows an old finding where another view of its name comes before it`() throws {
    let low = "{button: Save, pinnedAt: {x: 10, y: 10, width: 100, height: 30}}"
    try withFolder(["card.yaml": "canvas: 320x200\nview:\n- \(low)\n"]) { folder in
      let words = ["lint", "--baseline", "old.json"]
      #expect(try Built(words + ["--update-baseline"], in: folder).status == 0)
      let fine = "{button: Load, pinnedAt: {x: 10, y: 60, width: 100, height: 50}}"
      try folder.write("canvas: 320x200\nview:\n- \(fine)\n- \(low)\n", to: "card.yaml")
      let run = try Built(words, in: folder)
      #expect(run.status == 0 && run.output.hasPrefix("nothing found, 1 known"), "\(run.output)")
    }
  }
}
