import Foundation
import Snapline
import SnaplineSnapshots
import TestSupport
import Testing

/// What must never pass where nobody asked for limits.
@Suite struct `At default limits` {
  /// A small screen that can be edited in the ways that a person would notice.
  struct Screen: Sendable {
    var amount = "0"
    var hasDivider = true
    var hasBlock = false
    var padding = 8.0
    var red = 200.0
    var alpha = 1.0
    var size = CGSize(width: 160, height: 120)

    var scene: Scene {
      get throws {
        let screen = View()
        screen.backgroundColor = .white
        screen.accessibilityIdentifier = "screen"
        let label = Label(frame: CGRect(x: 8 + padding, y: 16, width: 40, height: 24))
        label.text = amount
        label.accessibilityIdentifier = "amount"
        screen.addSubview(label)
        let swatch = View(frame: CGRect(x: 8, y: 56, width: 64, height: 24))
        swatch.backgroundColor = Color(red: red / 255, green: 0.5, blue: 0.5, alpha: alpha)
        swatch.accessibilityIdentifier = "swatch"
        screen.addSubview(swatch)
        if hasDivider {
          let divider = View(frame: CGRect(x: 0, y: 48, width: 160, height: 0.5))
          divider.backgroundColor = Color(white: 0.8, alpha: 1)
          divider.accessibilityIdentifier = "divider"
          screen.addSubview(divider)
        }
        if hasBlock {
          let block = View(frame: CGRect(x: 100, y: 80, width: 20, height: 20))
          block.backgroundColor = .black
          block.accessibilityIdentifier = "block"
          screen.addSubview(block)
        }
        return try screen.scene(size: size, scale: 2)
      }
    }
  }

  struct Edit: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var kind: DifferenceKind
    var subject: String
    var edit: @Sendable (inout Screen) -> Void
  }

  static let edits: [Edit] = [
    Edit(testDescription: "a 0 that became a 5", kind: .text, subject: "amount") {
      $0.amount = "5"
    },
    Edit(testDescription: "a one-pixel divider gone", kind: .layout, subject: "divider") {
      $0.hasDivider = false
    },
    Edit(testDescription: "a block of 20 × 20", kind: .layout, subject: "block") {
      $0.hasBlock = true
    },
    Edit(testDescription: "an added padding", kind: .layout, subject: "amount") {
      $0.padding += 1
    },
    Edit(testDescription: "only red", kind: .style, subject: "swatch") { $0.red = 203 },
    Edit(testDescription: "only alpha", kind: .style, subject: "swatch") { $0.alpha = 0.98 },
    Edit(testDescription: "another size", kind: .layout, subject: "canvas") {
      $0.size.width += 1
    },
  ]

  @Test(arguments: edits, Keeping.allCases)
  func `fails, and names the view and the kind:`(edit: Edit, keeping: Keeping) throws {
    let folder = try KeptScreen()
    try folder.record(Screen(), keeping)
    #expect(try folder.compare(Screen(), keeping).isSame)
    var edited = Screen()
    edit.edit(&edited)
    let findings = try #require(try folder.compare(edited, keeping).findings)
    let cause = try #require(findings.differences.first { $0.cause == nil })
    #expect(cause.kind == edit.kind)
    #expect(cause.subject == edit.subject)
    #expect(findings.exceeded().contains(edit.kind))
  }

  @Test(arguments: edits)
  func `fails by its pixels alone where a PNG brings no scene:`(edit: Edit) throws {
    let folder = try KeptScreen()
    try folder.record(Screen(), .both)
    try FileManager.default.removeItem(atPath: folder.path + "/screen.scene")
    let same = try folder.compare(Screen(), .png)
    #expect(!same.isSame)
    expectEqual(same.lines, ["the baseline carries no scene: only pixels could be judged"])
    var edited = Screen()
    edit.edit(&edited)
    let comparison = try folder.compare(edited, .png)
    expectEqual(comparison.findings?.exceeded(), [.raster])
    #expect(comparison.lines.first?.hasPrefix("pixels: ") == true)
  }

  @Test func `says which library shaped the text of a baseline`() throws {
    let folder = try KeptScreen()
    try folder.record(Screen(), .replay)
    let kept = URL(filePath: folder.path + "/screen.scene")
    let text = try String(contentsOf: kept, encoding: .utf8)
    let known = try #require(View.libraryVersions["pango"])
    #expect(text.contains("note pango \"\(known)\"\nnote "))
    var edited = Screen()
    edited.amount = "5"
    let other = text.replacing("note pango \"\(known)\"", with: "note pango \"1.2\"")
    try other.write(to: kept, atomically: true, encoding: .utf8)
    #expect(try folder.compare(Screen(), .replay).isSame)
    #expect(
      try folder.compare(edited, .replay).lines.contains(
        "made with pango 1.2, this is pango \(known)"
      )
    )
    let without = text.replacing("note pango \"\(known)\"\n", with: "")
    try without.write(to: kept, atomically: true, encoding: .utf8)
    #expect(try folder.compare(Screen(), .replay).isSame)
    #expect(
      try folder.compare(edited, .replay).lines.contains(
        "pango was not recorded, this is pango \(known)"
      )
    )
  }
}

/// A folder with the baseline of one screen, recorded whatever the run may do elsewhere.
private final class KeptScreen {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/snapline-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  private func check(
    _ screen: `At default limits`.Screen,
    _ keeping: Keeping,
    _ mode: RecordMode
  ) throws -> BaselineStore.Result {
    let options = PictureOptions(
      keeping: keeping,
      notes: PictureOptions.fingerprint(with: View.libraryVersions)
    )
    return try BaselineStore(Recording(mode), artefactFolder: path + "/shown", root: path).check(
      .picture(of: screen.scene, options: options),
      against: Baseline(folder: path, stem: "screen"),
      site: "here"
    )
  }

  func record(_ screen: `At default limits`.Screen, _ keeping: Keeping) throws {
    #expect(try check(screen, keeping, .all).outcome == .recorded)
  }

  func compare(_ screen: `At default limits`.Screen, _ keeping: Keeping) throws
    -> CandidateComparison
  {
    try check(screen, keeping, .never).comparison
  }
}
