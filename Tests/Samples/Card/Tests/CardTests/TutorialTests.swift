import Card
import Foundation
import Snapline
import SnaplineTesting
import Testing

/// What the tutorial about this package says that `swift test` tells of its card.
///
/// Baselines lie in a folder that lasts as long as the test. Where `CI` is set nothing is left pending, and
/// the messages are others.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["CI"] == nil, "CI is set"))
struct TutorialTests {
  private let tests = URL(filePath: #filePath).deletingLastPathComponent()
  private let card = RunCard(
    Run(title: "Round the lake", day: "Monday, 5 October", seconds: [340, 318, 325, 309])
  ).constrain(width: 320)

  @Test func firstRun() throws { try expectTold(isAccepted: false) }

  @Test func anotherSpacing() throws {
    let content = try #require(card.subviews.first as? StackView)
    content.spacing = 20
    try expectTold(isAccepted: true)
  }

  /// Holds that the tutorial has the message of the card, word for word.
  private func expectTold(isAccepted: Bool) throws {
    let manager = FileManager.default
    let root = manager.temporaryDirectory.appending(path: "tutorial-" + UUID().uuidString)
    let artefacts = tests.appending(path: "../../.snapline/artefacts" + root.path)
    defer { for place in [root, artefacts] { try? manager.removeItem(at: place) } }
    let baselines = "__Snapshots__/RunCardTests"
    let folder = root.appending(path: "Tests/CardTests/" + baselines)
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    if isAccepted {
      try manager.copyItem(
        at: tests.appending(path: baselines + "/runCard.scene"),
        to: folder.appending(path: "runCard.scene")
      )
    }
    let message = verifySnapshot(
      of: card,
      as: .image,
      lint: .strict,
      snapshotDirectory: folder.path,
      testName: "runCard()"
    )
    let told = try #require(message).replacing("artefacts" + root.path, with: "artefacts")
      .replacing(root.path + "/", with: "")
    let article = tests.appending(
      path: "../../../../../Sources/Snapline/Snapline.docc/Tutorials/TutorialSwift.md"
    )
    let text = try String(contentsOf: article.standardizedFileURL, encoding: .utf8)
    let isTold = text.contains("$ swift test\n\(told)\n")
    #expect(isTold, "\(told)")
  }
}
