#if os(Linux)
  import Foundation
  import Notes
  import Snapline
  import SnaplineTesting
  import Testing

  /// What the tutorial about this package says that `swift test` tells of its cards, and shows of them.
  ///
  /// Baselines lie in a folder that lasts as long as the test. Where `CI` is set nothing is left pending, and
  /// the messages are others.
  @Suite(.enabled(if: ProcessInfo.processInfo.environment["CI"] == nil, "CI is set"))
  struct TutorialTests {
    private let tests = URL(filePath: #filePath).deletingLastPathComponent()
    private let tutorials: URL

    init() {
      let path = "../../../../../Sources/Snapline/Snapline.docc/Tutorials"
      tutorials = tests.appending(path: path).standardizedFileURL
    }

    @Test(arguments: [UserInterfaceStyle.light, .dark])
    func firstRun(style: UserInterfaceStyle) throws {
      let drawn = try expectTold(of: threeCards(style), style, isAccepted: false)
      let shown = tutorials.appending(path: "TutorialIOS-noteCards.\(style).png")
      if ProcessInfo.processInfo.environment["SNAPLINE_UPDATE_PICTURES"] == "1" {
        try drawn.write(to: shown)
      }
      #expect(try drawn == Data(contentsOf: shown))
    }

    @Test func oneLine() throws {
      let cards = threeCards(.light)
      for card in cards.arrangedSubviews {
        for case let label as Label in card.subviews where label.numberOfLines == 2 {
          label.numberOfLines = 1
        }
      }
      _ = try expectTold(of: cards, .light, isAccepted: true)
    }

    /// Holds that the tutorial has the message of the cards, word for word, and gives back the picture of
    /// the cards whose path the message has.
    private func expectTold(
      of cards: StackView,
      _ style: UserInterfaceStyle,
      isAccepted: Bool
    ) throws -> Data {
      let manager = FileManager.default
      let root = manager.temporaryDirectory.appending(path: "tutorial-" + UUID().uuidString)
      let artefacts = tests.appending(path: "../../.snapline/artefacts" + root.path)
      defer { for place in [root, artefacts] { try? manager.removeItem(at: place) } }
      let baselines = "__Snapshots__/NoteCardTests"
      let folder = root.appending(path: "Tests/NotesTests/" + baselines)
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      if isAccepted {
        try manager.copyItem(
          at: tests.appending(path: baselines + "/noteCards.\(style).scene"),
          to: folder.appending(path: "noteCards.\(style).scene")
        )
      }
      let found = verifySnapshot(
        of: cards,
        as: .image,
        named: "\(style)",
        lint: .strict,
        snapshotDirectory: folder.path,
        testName: "noteCards(style:)"
      )
      let told = try #require(found).replacing("artefacts" + root.path, with: "artefacts")
        .replacing(root.path + "/", with: "")
      let article = tutorials.appending(path: "TutorialIOS.md")
      let isTold = try String(contentsOf: article, encoding: .utf8).contains(told + "\n")
      #expect(isTold, "\(told)")
      let picture = "\(baselines)/noteCards.\(style).actual.png"
      return try Data(contentsOf: artefacts.appending(path: "Tests/NotesTests/" + picture))
    }
  }
#endif
