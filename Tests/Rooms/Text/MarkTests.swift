import Foundation
import SnaplineEnvironment
import SnaplineScene
import Testing

@testable import SnaplineText

@Suite struct `A combining mark` {
  let typesetter = Typesetter(in: Environment())

  private static let fonts: [Font] = [9, 13, 17, 24, 40].flatMap { size in
    [.systemFont(ofSize: size), .systemFont(ofSize: size, weight: .bold)]
  }

  private func text(_ string: String, _ font: Font, kern: Double?) -> StyledText {
    StyledText(runs: [StyledText.Run(string, TextAttributes(font: font, kern: kern))])
  }

  @Test(arguments: ["\u{301}", "\u{324}", "\u{336}", "\u{31B}"])
  func `takes no width, however many there are`(mark: String) {
    for font in Self.fonts {
      for kern in [nil, 4, -1] as [Double?] {
        let widths = (0...8).map { count in
          let marked = "n" + String(repeating: mark, count: count)
          return typesetter.layout(text(marked, font, kern: kern)).size.width
        }
        #expect(Set(widths).count == 1, "\(font.pointSize) \(kern ?? 0): \(widths)")
      }
    }
  }

  /// How far each mark of a text is from the letter that it stands on.
  private func distances(_ block: TextBlock) -> [Double] {
    block.lines.flatMap { line in
      line.runs.flatMap { run -> [Double] in
        let text = Array(run.string.utf8)
        func isMark(_ glyph: Glyph) -> Bool {
          String(decoding: text[Int(glyph.cluster)...].prefix(4), as: UTF8.self).unicodeScalars
            .first?.properties.generalCategory == .nonspacingMark
        }
        return run.glyphs.filter(isMark).compactMap { mark in
          let letters = run.glyphs.filter { !isMark($0) && $0.cluster < mark.cluster }
          return letters.max { $0.cluster < $1.cluster }.map { mark.x - $0.x }
        }
      }
    }
  }

  @Test(arguments: ["ш\u{301}n\u{336}\u{336}m", "עִבְרִית"])
  func `stays on its letter, however far letters stand apart`(string: String) {
    for font in Self.fonts {
      let close = distances(typesetter.layout(text(string, font, kern: 0)))
      #expect(close.count == 3)
      for kern in [-2, 0.5, 12] {
        let apart = distances(typesetter.layout(text(string, font, kern: kern)))
        #expect(zip(close, apart).allSatisfy { abs($0 - $1) < 1e-9 }, "\(kern) \(close) \(apart)")
      }
    }
  }

  @Test(arguments: ["ш\u{301}n\u{336}\u{336}m more of it", "עִבְרִית עִבְרִית"])
  func `stays on its letter in a line that was set closer or wider`(string: String) throws {
    var paragraph = ParagraphStyle()
    paragraph.allowsDefaultTighteningForTruncation = true
    let font = Font.systemFont(ofSize: 17)
    let whole = typesetter.layout(StyledText(string, font: font, paragraph: paragraph))
    let tight = typesetter.layout(
      StyledText(string, font: font, paragraph: paragraph),
      width: whole.size.width - 4,
      lineLimit: 1
    )
    #expect(!tight.isTruncated)
    #expect(abs(tight.size.width - whole.size.width + 4) < 1e-6)
    paragraph.alignment = .justified
    let words = string + " " + string
    let wide = typesetter.layout(
      StyledText(words, font: font, paragraph: paragraph),
      width: whole.size.width + 9
    )
    #expect(wide.lines.count == 2)
    let places = distances(whole)
    #expect(places.count >= 3)
    for block in [tight, wide] {
      #expect(zip(places, distances(block)).allSatisfy { abs($0 - $1) < 1e-9 })
    }
  }
}
