import Foundation
import Snapline
import SnaplineDocuments
import SnaplineLint
import SnaplineSnapshots
import SnaplineTesting
import TestSupport
import Testing

@Suite struct `Faults of a layout` {
  /// A small button under a grey text, in Swift.
  private var screen: View {
    let screen = View()
    screen.backgroundColor = .systemBackground
    let label = Label(frame: CGRect(x: 10, y: 10, width: 120, height: 30))
    label.text = "Hello"
    label.textColor = Color(white: 0.75, alpha: 1)
    label.accessibilityIdentifier = "greeting"
    let over = Label(frame: CGRect(x: 14, y: 14, width: 120, height: 30))
    over.text = "Goodbye"
    over.accessibilityIdentifier = "parting"
    let button = Button(frame: CGRect(x: 10, y: 60, width: 100, height: 30))
    button.setTitle("Go", for: .normal)
    button.setTitleColor(.black, for: .normal)
    button.accessibilityIdentifier = "go"
    for view in [label, over, button] { screen.addSubview(view) }
    return screen
  }

  /// The same as a design.
  private let design = """
    canvas: 200x100
    view:
      - label: Hello
        id: greeting
        color: bfbfbf
        pinnedAt: {x: 10, y: 10, width: 120, height: 30}
      - label: Goodbye
        id: parting
        pinnedAt: {x: 14, y: 14, width: 120, height: 30}
      - button: Go
        id: go
        pinnedAt: {x: 10, y: 60, width: 100, height: 30}

    """

  private let size = CGSize(width: 200, height: 100)
  private let faults = ["overlap parting", "tap-size go", "contrast greeting"]

  @Test func `are the same in Swift and in designs`() throws {
    let scene = try screen.convertedToScene(size: size)
    expectEqual(Lint.report.look(at: scene).findings.map(\.brief), faults)
    let drawn = try Design(yaml: design).testedDrawing(by: .report)
    expectEqual(drawn.findings.map(\.brief), faults)
  }

  @Test func `have the words of a drawing's warnings, and take over those that fail`() throws {
    func told(_ lint: Lint) throws -> (warnings: [String], findings: [String?]) {
      let drawn = try Design(yaml: design).testedDrawing(by: lint)
      return (drawn.drawing.diagnostics.map(\.subject), drawn.findings.map(\.subject))
    }
    let (warnings, findings) = try told(.report)
    try #require(warnings.count == 1)
    #expect(warnings[0].hasPrefix("this text lies over another") && findings[0] == warnings[0])
    try expectEqual(told(.strict).warnings, [])
    try expectEqual(told(.strict(except: [.overlap])).warnings, warnings)
  }

  @Test func `have a cause and what to do about it`() throws {
    let scene = try screen.convertedToScene(size: size)
    for finding in Lint.strict.look(at: scene).findings {
      #expect(finding.cause != nil && finding.remedy != nil)
    }
    let contrast = try #require(Lint.strict.look(at: scene).findings.last)
    expectEqual(
      contrast.subject,
      #"the text of "greeting" has a contrast of 1.83 to what lies behind it, and needs 4.5"#
    )
    expectEqual(contrast.cause ?? "", "its letters are #BFBFBF on #FFFFFF")
    expectEqual(contrast.remedy ?? "", "make it #767676, or change what lies behind it")
  }

  @Test(arguments: Lint.Rule.allCases)
  func `are looked for by the rules that are asked for alone`(_ rule: Lint.Rule) throws {
    let scene = try screen.convertedToScene(size: size)
    let all = Lint.report.look(at: scene)
    let one = Lint.strict([rule]).look(at: scene)
    expectEqual(one.findings, all.findings.filter { $0.rule == rule })
    let compares = rule == .overlap || rule == .contrast
    #expect(compares ? one.comparisons < all.comparisons : one.comparisons == 0)
    let drawn = try Design(yaml: design).testedDrawing(by: .strict([rule]))
    #expect(drawn.findings.allSatisfy { $0.rule == rule })
    let others = Lint.strict(except: [rule]).look(at: scene).findings
    expectEqual(others, all.findings.filter { $0.rule != rule })
  }

  // MARK: Tests

  /// A call of an assertion that keeps its baseline in a folder.
  private func call(
    _ name: String,
    _ record: SnapshotTestingConfiguration.Record,
    _ lint: Lint?,
    _ folder: URL
  ) -> SnapshotCall {
    SnapshotCall(
      function: "faults",
      name: name,
      filePath: #filePath,
      fileID: #fileID,
      line: name.count,
      column: 1,
      record: record,
      folder: folder.path,
      lint: lint
    )
  }

  /// What an assertion says whose baseline is as it was.
  private func said(_ lint: Lint?, named name: String = #function) throws -> String? {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "lint-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func verify(_ record: SnapshotTestingConfiguration.Record, _ lint: Lint?) -> String? {
      call(name, record, lint, folder).verify(
        { screen },
        as: Snapshotting<View, Scene>.image(size: size),
        environment: [:]
      ).message
    }
    // What is recorded isn't checked, and says so.
    _ = verify(.all, .off)
    return verify(.never, lint)
  }

  @Test func `fail an assertion that asks for it, and no other`() throws {
    #expect(try said(nil) == nil)
    #expect(try said(.report) == nil)
    #expect(try said(.strict([.truncation])) == nil)
    let message = try #require(try said(.strict))
    for word in ["3 faults", "overlap", "tap-size", "contrast", "make it #767676"] {
      #expect(message.contains(word), "\(message)")
    }
    let one = try #require(try said(.strict(except: [.overlap, .contrast])))
    #expect(one.contains("a fault") && !one.contains("contrast"))
  }

  @Test(.snapshots(lint: .strict(except: [.contrast])))
  func `fail by a trait, where the call doesn't say otherwise`() throws {
    let message = try #require(try said(nil))
    #expect(message.contains("2 faults"))
    #expect(try said(.report) == nil)
    try withSnapshotTesting(lint: .strict([.tapSize])) {
      let one = try said(nil)
      #expect(one?.contains("a fault") == true)
    }
  }

  @Test func `are looked for whatever is kept of a view`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "lint-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, strategy) in [("text", .text(size: size)), ("layout", .layout(size: size))]
      as [(String, Snapshotting<View, String>)]
    {
      let message = call(name, .all, .strict, folder)
        .verify({ screen }, as: strategy, environment: [:]).message
      #expect(message?.contains("3 faults") == true, "\(name)")
    }
  }
}
