import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import TestSupport
import Testing

/// Designs as somebody wrote them at the first try who had read the README alone.
///
/// The texts in `Fixtures/FirstGuesses` are never edited: what had to be corrected, and the words of
/// the messages that said how, stand in the table below.
@Suite struct `A first guess at a design` {
  private static let folder = Checkout.root.appending(path: "Tests/Fixtures/FirstGuesses")

  private static let names = [
    "01-price-tag", "02-form", "03-avatar", "04-bars", "05-cards", "06-badge", "07-hero",
    "08-footer", "09-columns", "10-table", "11-qr", "12-middle", "13-dark", "14-dashed",
    "15-shadow", "16-component", "17-invoice-line", "18-calendar-month", "19-chat-bubble",
    "20-price-table", "21-profile-header", "22-two-languages", "23-progress-ring",
    "24-tag-cloud",
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

  @Test(arguments: names)
  func `is drawn without a word after two corrections that the messages say`(name: String) throws {
    var text = try text(name)
    for round in Guess.corrections[name] ?? [] {
      let remedies = said(text).compactMap(\.remedy)
      for correction in round {
        let isTold = remedies.contains { $0.contains(correction.told) }
        #expect(isTold, "\(name): \(correction.told) isn't in \(remedies)")
        #expect(text.contains(correction.faulty), "\(name): \(correction.faulty)")
        text = text.replacing(correction.faulty, with: correction.put)
      }
    }
    #expect((Guess.corrections[name] ?? []).count <= 2)
    expectEqual(said(text).map { "\($0.subject) · \($0.remedy ?? "")" }, [], "\(name)")
  }

  @Test func `is one of twenty-four, of which some are drawn at once`() throws {
    let there = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    expectEqual(there.filter { $0.hasSuffix(".yaml") }.sorted(), Self.names.map { $0 + ".yaml" })
    let atOnce = try Self.names.filter { said(try text($0)).isEmpty }
    expectEqual(atOnce, Self.names.filter { Guess.corrections[$0] == nil })
  }
}

/// What was corrected in a first guess: the words of a message, and what was put in place of what.
private struct Guess {
  var told: String
  var faulty: String
  var put: String

  init(_ told: String, _ faulty: String, _ put: String? = nil) {
    (self.told, self.faulty, self.put) = (told, faulty, put ?? told)
  }

@CORRECTIONS@
}
