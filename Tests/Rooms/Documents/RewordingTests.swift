import SnaplineDesigns
import TestSupport
import Testing

@testable import SnaplineDocuments

@Suite struct `Words of a layout in those of a design` {
  /// What is looked for, parts of it, and what looks like it.
  private static let pieces = [
    "(the view at line 12)", "(the view at line 7", "(the view at line ", "the view at line 3)",
    "(", ")", "\"title\".", "\"card/row[2]/title\".", "\"_a-b\"", "\"2nd\".", "\"", "\".",
    "write ", "write (the label at line 12).width == 40",
    "write (the vstack at line 3).height >= 8.5", "write (the view at line 9).width <= .",
    "write (the label at line 4).left == 8", "(the label", "w", "wr", "title", "card/", "12", ".",
    " ", "==", "é", "e\u{301}", "٣", "\r\n", "\n", "🙂",
    "<design>:3",
  ]

  private func text(_ seed: inout Seed) -> String {
    (0..<seed.number(in: 0...10)).map { _ in
      Self.pieces[seed.number(in: 0...Self.pieces.count - 1)]
    }.joined()
  }

  @Test func `are found where regular expressions find them`() {
    let unnamed = /\((the view at line [0-9]+)\)/
    let quoted = /"([^"]*)"/
    let item = /"([A-Za-z_][A-Za-z0-9_\/\[\]\-]*)"\./
    let sized = /write \(the [A-Za-z]+ at line [0-9]+\)\.(width|height) (==|>=|<=) ([0-9.]+)/
    var found = [0, 0, 0, 0]
    for var seed in Seed.many(2_000) {
      let text = text(&seed)
      let ranges = text.places(of: .unnamedView).map(\.range)
      #expect(ranges == text.ranges(of: unnamed), "\(seed): \(text)")
      expectEqual(
        text.places(of: .unnamedView).first?.words,
        text.firstMatch(of: unnamed).map { String($0.1) }
      )
      let expected: [String] = [
        text.replacing(unnamed, with: "superview"),
        text.replacing(quoted) { String($0.1).lastOfPath },
        text.replacing(item) { String($0.1).lastOfPath + "." },
        text.replacing(sized) { match in
          let relation = match.2 == "==" ? "" : match.2 == ">=" ? "atLeast " : "atMost "
          return "write \(match.1): \(relation)\(match.3)"
        },
      ]
      let told = [
        text.reworded(.unnamedView, as: "superview"), text.reworded(.quotedName),
        text.reworded(.namedItem), text.reworded(.sizeOfUnnamed),
      ]
      for (place, words) in told.enumerated() {
        #expect(Array(words.utf8) == Array(expected[place].utf8), "\(seed): \(text)")
        if words != text { found[place] += 1 }
      }
    }
    #expect(found.allSatisfy { $0 > 100 }, "\(found)")
  }
}
