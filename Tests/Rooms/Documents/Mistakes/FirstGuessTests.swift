import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineScene
import TestSupport
import Testing

/// Designs as somebody wrote them at the first try.
///
/// Those of `Table` follow what a table of first guesses says of sixteen, written before there was much
/// to read. Those of `Readme` are of a reader who had the README alone. The texts are never edited: what
/// had to be corrected, and the words of the messages that said how, stand in the table beside.
@Suite struct `A first guess at a design` {
  private static let folder = Checkout.root.appending(path: "Tests/Fixtures/FirstGuesses")

  private static let names = [
    "Table/01-price-tag", "Table/02-form", "Table/03-avatar", "Table/04-bars", "Table/05-cards",
    "Table/06-badge", "Table/07-hero", "Table/08-footer", "Table/09-columns", "Table/10-table",
    "Table/11-qr", "Table/12-middle", "Table/13-dark", "Table/14-dashed", "Table/15-shadow",
    "Table/16-component", "Readme/01-price-tag", "Readme/02-form", "Readme/03-avatar",
    "Readme/04-bars", "Readme/05-cards", "Readme/06-badge", "Readme/07-hero", "Readme/08-footer",
    "Readme/09-columns", "Readme/10-table", "Readme/11-square", "Readme/12-middle",
    "Readme/13-dark", "Readme/14-dashed", "Readme/15-shadow", "Readme/16-component",
    "Readme/17-invoice-line", "Readme/18-calendar-month", "Readme/19-chat-bubble",
    "Readme/20-price-table", "Readme/21-profile-header", "Readme/22-two-languages",
    "Readme/23-progress-ring", "Readme/24-tag-cloud",
  ]

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.folder.appendingPathComponent(name + ".yaml"), encoding: .utf8)
  }

  private func said(_ text: String) -> [Diagnostic] {
    do throws(DesignError) {
      return try Design(yaml: text, named: "guess.yaml").drawing().diagnostics
    } catch {
      return error.diagnostics
    }
  }

  /// The text with the corrections that the messages say.
  private func corrected(_ name: String) throws -> String {
    let written = try text(name)
    return (Guess.all[name] ?? []).joined().reduce(written) { text, correction in
      text.replacing(correction.faulty, with: correction.put)
    }
  }

  /// What each is laid out as is kept: a guess that is drawn without a word may be drawn wrongly.
  ///
  /// With `SNAPLINE_UPDATE_PICTURES=1` the layouts are written anew, to be looked at.
  @Test(arguments: names)
  func `is laid out as it was when somebody looked at it`(name: String) throws {
    let scene = try Design(yaml: try corrected(name), named: "guess.yaml").drawing().scene
    let layout = SceneDocument(scene: scene).layoutText
    let file = Self.folder.appendingPathComponent(
      "Layouts/\(name.replacing("/", with: "-")).layout"
    )
    let environment = ProcessInfo.processInfo.environment
    if environment["SNAPLINE_UPDATE_PICTURES"] == "1", environment["CI"] == nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(layout.utf8).write(to: file)
    }
    expectEqual(try String(contentsOf: file, encoding: .utf8), layout, "\(name)")
  }

  @Test(arguments: names)
  func `is drawn without a word after two corrections that the messages say`(name: String) throws {
    var text = try text(name)
    let corrections = Guess.all[name] ?? []
    for round in corrections {
      let remedies = said(text).compactMap(\.remedy)
      for correction in round {
        let isTold = remedies.contains { $0.contains(correction.told) }
        #expect(isTold, "\(name): \(correction.told) isn't in \(remedies)")
        #expect(text.contains(correction.faulty), "\(name): \(correction.faulty)")
        text = text.replacing(correction.faulty, with: correction.put)
      }
    }
    #expect(corrections.count <= 2)
    expectEqual(said(text).map { "\($0.subject) · \($0.remedy ?? "")" }, [], "\(name)")
  }

  @Test func `is drawn at once in thirteen of twenty-four, and in twenty of a reader's`() throws {
    for part in ["Table", "Readme"] {
      let folder = Self.folder.appending(path: part).path
      let there = try FileManager.default.contentsOfDirectory(atPath: folder)
      let names = Self.names.filter { $0.hasPrefix(part) }
      expectEqual(there.sorted(), names.map { $0.dropFirst(part.count + 1) + ".yaml" })
    }
    let atOnce = try Self.names.filter { said(try text($0)).isEmpty }
    expectEqual(atOnce, Self.names.filter { Guess.all[$0] == nil })
    expectEqual(atOnce.count { $0.hasPrefix("Readme") }, 20)
    expectEqual(atOnce.count { $0.hasPrefix("Table") }, 5)
    // The twenty-four kept texts are the sixteen of the table, and the eight that only a reader wrote.
    let kept = atOnce.filter { name in
      name.hasPrefix("Table") || Self.names.suffix(8).contains(name)
    }
    expectEqual(kept.count, 13)
  }
}
