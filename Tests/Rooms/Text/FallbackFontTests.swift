import Foundation
import SnaplineEnvironment
import SnaplineScene
import TestSupport
import Testing

@testable import SnaplineText

@Suite struct `Fonts to fall back on` {
  /// The families that draw the characters of a text, one after the other.
  private func families(_ text: String, fallbacks: [String]) -> [String] {
    var environment = Environment()
    environment.fonts.fallbacks = fallbacks
    let block = Typesetter(in: environment)
      .layout(StyledText(text, font: .systemFont(ofSize: 17)))
    return block.lines.flatMap { $0.runs.map(\.face.name.family) }
  }

  @Test func `are asked in their order, and only for letters that the text's own font lacks`() {
    let dingbat = "\u{2714}"
    #expect(families("Plain", fallbacks: ["DejaVu Serif"]) == families("Plain", fallbacks: []))
    let usual = families("\u{214B}", fallbacks: [])
    expectEqual(families("\u{214B}", fallbacks: ["DejaVu Serif"]), ["DejaVu Serif"])
    expectEqual(
      families("\u{214B}", fallbacks: ["Noto Serif", "DejaVu Serif"]),
      ["Noto Serif"]
    )
    expectEqual(families("\u{214B}", fallbacks: ["Nobody's", "DejaVu Serif"]), ["DejaVu Serif"])
    expectEqual(families("\u{214B}", fallbacks: ["", "a\u{1}b", "<x>&", "Inter"]), usual)
    expectEqual(families(dingbat, fallbacks: ["Inter"]), families(dingbat, fallbacks: []))
    #expect(usual != ["DejaVu Serif"])
  }

  @Test func `may be a family that another one is drawn for`() {
    expectEqual(families("\u{2310}", fallbacks: ["Times"]), ["Liberation Serif"])
    #expect(families("\u{2310}", fallbacks: []) != ["Liberation Serif"])
  }
}
