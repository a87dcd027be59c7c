import Foundation
import TestSupport
import Testing

/// What is tried of the page where there is time for it: `Tools/browser`.
@Suite(
  .serialized,
  .timeLimit(.minutes(10)),
  .enabled(if: Chromium.isAskedForAll, "\(Chromium.brevity)")
)
struct `The page of a preview` {
  /// A design whose only text is `word`, at the start of the canvas.
  static func design(saying word: String) -> String {
    "canvas: 400x200\nview: {label: \(word), font: own, centeredIn: superview}\nfonts: {own: 20}\n"
  }

  static let card = "business-card.yaml"
  static let name = "View/View/name"
  static let gap = "name.leading == stripe.trailing + "
}

extension PreviewPage {
  /// What every test ends with: nothing went wrong unseen, and nothing went elsewhere.
  func expectQuiet(sourceLocation: SourceLocation = #_sourceLocation) throws {
    expectEqual(try browser.console, [], sourceLocation: sourceLocation)
    expectEqual(try strangers(), [], sourceLocation: sourceLocation)
    #expect(try ask("clock")["clock"] != nil, sourceLocation: sourceLocation)
  }

  /// Waits until the address says something.
  func waits(for value: String, of name: String) throws {
    let condition =
      "(new URLSearchParams(location.hash.slice(1)).get(arguments[0]) ?? '') === arguments[1]"
    try browser.wait(until: condition, name, value)
  }
}
