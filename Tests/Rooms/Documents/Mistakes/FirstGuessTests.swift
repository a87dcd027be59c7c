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

  /// By the names of designs: what was corrected after the first look at the messages, and the second.
  static let corrections: [String: [[Guess]]] = [
    "01-price-tag": [
      [
        Guess("margins: 16", "padding: 16")
      ]
    ],
    "02-form": [
      [
        Guess("alignment: right", "textAlignment: right")
      ],
      [
        Guess(
          "- spacer",
          "    - {label: Porto}\n    spacing: 12\n",
          "    - {label: Porto}\n    spacing: 12\n  - spacer\n"
        )
      ],
    ],
    "03-avatar": [
      [
        Guess("border: 3 white", "borderWidth: 3\n  borderColor: white")
      ]
    ],
    "05-cards": [
      [
        Guess("vstack:", "- stack:", "- vstack:")
      ]
    ],
    "06-badge": [
      [
        Guess("if: \"{{count}} > 0\"", "if: count > 0")
      ]
    ],
    "07-hero": [
      [
        Guess(
          "background: {gradient: [black, systemTeal]}",
          "gradient: {from: black, to: systemTeal}"
        ),
        Guess("aspect: 16/9", "aspectRatio: 16:9"),
      ]
    ],
    "08-footer": [
      [
        Guess(
          "vscroll: {vstack: [{label: Terms, font: largeTitle bold}, {label: Trains "
            + "leave on the minute. Doors close thirty seconds before. Tickets are valid "
            + "for two hours.}], spacing: 12, margins: 20}",
          "scroll: vertical\n  vstack:\n  - {label: Terms, font: largeTitle bold}\n  "
            + "- {label: \"Trains leave on the minute. Doors close thirty seconds "
            + "before. Tickets are valid for two hours.\"}\n  spacing: 12\n  margins: 20"
        )
      ],
      [
        Guess("- spacer", "two hours.}], spacing", "two hours.}, spacer], spacing")
      ],
    ],
    "09-columns": [
      [
        Guess(
          "hstack:",
          "- stack: horizontal\n  id: columns\n  children:",
          "- id: columns\n  hstack:"
        )
      ],
      [
        Guess(
          "adjusts: {if: self.width < 400, axis: vertical}",
          "if: self.width < 400\n  then: {axis: vertical}"
        )
      ],
    ],
    "10-table": [
      [
        Guess("write 'row:' with the list under it", "  - [", "  - row: ["),
        Guess(
          "write 'columnSpacing: 8' and 'rowSpacing'",
          "  spacing: 8",
          "  columnSpacing: 8\n  rowSpacing: 8"
        ),
      ],
      [
        Guess("label: Day", "[Day, Open, Close]", "[{label: Day}, {label: Open}, {label: Close}]"),
        Guess(
          "label: Mon",
          "[Mon, \"09:00\", \"17:00\"]",
          "[{label: Mon}, {label: \"09:00\"}, {label: \"17:00\"}]"
        ),
        Guess(
          "label: Tue",
          "[Tue, \"10:00\", \"18:00\"]",
          "[{label: Tue}, {label: \"10:00\"}, {label: \"18:00\"}]"
        ),
      ],
    ],
    "12-middle": [
      [
        Guess("lineBreak: byTruncatingMiddle", "truncation: middle")
      ]
    ],
    "14-dashed": [
      [
        Guess(
          "{shape: rectangle, stroke: separator, strokeWidth: 2, dash: [6, 4], "
            + "filling: superview}",
          "- view:\n  - {label: Drop",
          "- view:\n  - {shape: rectangle, stroke: separator, strokeWidth: 2, dash: "
            + "[6, 4], filling: superview, cornerRadius: 12}\n  - {label: Drop"
        ),
        Guess(
          "in place of 'border'",
          "  border: {width: 2, color: separator, dash: [6, 4]}\n",
          ""
        ),
      ]
    ],
    "15-shadow": [
      [
        Guess(
          "shadow: {radius: 8, color: black/20%, x: 0, y: 4}",
          "shadow: {radius: 8, color: black/20%, offset: {x: 0, y: 4}}"
        )
      ]
    ],
    "16-component": [
      [
        Guess(
          "view: {hstack: [{text: \"{{time}}\", font: headline}, {text: "
            + "\"{{city}}\"}], spacing: 12}",
          "hstack:\n    - {text: \"{{time}}\", font: headline}\n    - {text: "
            + "\"{{city}}\"}\n    spacing: 12"
        )
      ],
      [
        Guess("label:", "text: \"{{time}}\"", "label: \"{{time}}\""),
        Guess("label:", "text: \"{{city}}\"", "label: \"{{city}}\""),
      ],
    ],
    "17-invoice-line": [
      [
        Guess("margins: 12", "padding: 12")
      ]
    ],
    "19-chat-bubble": [
      [
        Guess(
          "vstack: [{label: \"Is the 18:19 to Porto on time?\"}]",
          "label: Is the 18:19 to Porto on time?"
        ),
        Guess("margins: 10", "padding: 10"),
        Guess("width: atMost 220", "maxWidth: 220"),
        Guess(
          "vstack: [{label: Six minutes late., color: white}]",
          "label: Six minutes late.\n  color: white"
        ),
      ]
    ],
    "20-price-table": [
      [
        Guess(
          "- spacer",
          "secondaryLabel, alignment: center}\n",
          "secondaryLabel, alignment: center}\n    - spacer\n"
        )
      ]
    ],
    "23-progress-ring": [
      [
        Guess("ellipse", "circle"),
        Guess("trim: 0 0.7", "trim: {from: 0, to: 0.7}"),
      ]
    ],
    "24-tag-cloud": [
      [
        Guess(
          "vstack: [{label: \"{{tag}}\", color: systemBlue}]",
          "label: \"{{tag}}\"\n    color: systemBlue"
        ),
        Guess("margins: 6", "padding: 6"),
      ]
    ],
  ]
}
