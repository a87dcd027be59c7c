import Foundation
import Snapline
import SnaplineDocuments
import SnaplineSnapshots
import TestSupport
import Testing

/// What both testing libraries say of designs whose edits `snapline test` tells.
///
/// XCTest's own failures are looked at beside its tests. Those of Swift Testing would be printed one by one:
/// the message of one is looked at where views are tested.
@Suite struct `Tests of designs begin with the edit as the command does` {
  @Test(arguments: EditCase.all) func of(_ edit: EditCase) throws {
    let told = try EditedMessage.of(edit).message
    expectEqual(EditedMessage.words(of: told), edit.message)
  }
}

/// What an assertion fails with where a design was edited.
enum EditedMessage {
  static func of(_ edit: EditCase) throws -> (message: String, call: SnapshotCall) {
    let folder = FileManager.default.temporaryDirectory.path + "/edited-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // What the run of these tests may record mustn't matter: CI records nothing.
    func call(_ mode: RecordMode) -> SnapshotCall {
      let site: CallSite = (#fileID, #filePath, #line, #column)
      return SnapshotCall("message", at: site, record: mode, folder: folder)
    }
    func said(of text: String, _ mode: RecordMode) throws -> String? {
      let scene = try Design(bytes: Array(text.utf8), named: "card.yaml").explainedDrawing().scene
      let strategy = Snapshotting<Scene, Scene>.image
      return call(mode).verify({ scene }, as: strategy, environment: [:]).message
    }
    _ = try said(of: edit.design.rawValue, .all)
    guard try said(of: edit.design.rawValue, .never) == nil,
      let told = try said(of: edit.edited, .never)
    else { throw CocoaError(.featureUnsupported) }
    return (told, call(.never))
  }

  /// From the edit to the figures.
  static func words(of message: String) -> String {
    message.split(separator: "\n").dropFirst().prefix { !$0.hasPrefix("  baseline ") }
      .joined(separator: "\n")
  }
}
