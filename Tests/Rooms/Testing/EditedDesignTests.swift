import Foundation
import Snapline
import SnaplineDocuments
import SnaplineSnapshots
import TestSupport
import Testing

/// What both testing libraries say of designs whose edits `snapline test` tells.
///
/// Each library's assertion says what a call says; that it does is tried in tests of its own.
@Suite struct `Tests of designs begin with the edit as the command does` {
  @Test(arguments: EditCase.all) func of(_ edit: EditCase) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/edited-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // What the run of these tests may record mustn't matter: CI records nothing.
    func said(of text: String, _ mode: RecordMode) throws -> String? {
      let scene = try Design(bytes: Array(text.utf8), named: "card.yaml").explainedDrawing().scene
      let site: CallSite = (#fileID, #filePath, #line, #column)
      let call = SnapshotCall("message", at: site, record: mode, folder: folder)
      let strategy = Snapshotting<Scene, Scene>.image
      return call.verify({ scene }, as: strategy, environment: [:]).message
    }
    _ = try said(of: edit.design.rawValue, .all)
    expectEqual(try said(of: edit.design.rawValue, .never), nil)
    let told = try #require(try said(of: edit.edited, .never))
    let lines = told.split(separator: "\n").dropFirst()
    let words = lines.prefix { !$0.hasPrefix("  baseline ") }.joined(separator: "\n")
    expectEqual(words, edit.message)
  }
}
