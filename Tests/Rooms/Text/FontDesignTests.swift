import Foundation
import SnaplineEnvironment
import SnaplineScene
import TestSupport
import Testing

@testable import SnaplineText

@Suite struct `Designs of the system font` {
  private func families(_ font: Font, _ text: String = "abc 123") -> Set<String> {
    let block = Typesetter(in: Environment()).layout(StyledText(text, font: font))
    return Set(block.lines.flatMap(\.runs).map(\.face.name.family))
  }

  private func design(_ design: Font.Design, weight: Font.Weight = .regular) throws -> Font {
    let descriptor = Font.systemFont(ofSize: 17, weight: weight).fontDescriptor
    return Font(descriptor: try #require(descriptor.withDesign(design)), size: 0)
  }

  @Test func `are drawn with families that the packages have`() throws {
    expectEqual(families(.systemFont(ofSize: 17)), ["Inter"])
    #expect(families(try design(.rounded)) == ["Inter"])
    #expect(families(try design(.serif)) == ["Noto Serif"])
    #expect(families(try design(.monospaced)) == ["DejaVu Sans Mono"])
  }

  @Test func `never fall to the face for large sizes`() {
    expectEqual(families(.systemFont(ofSize: 96, weight: .black)), ["Inter"])
  }

  @Test func `are stretched where they should be wider`() {
    let typesetter = Typesetter(in: Environment())
    func width(_ width: Font.Width) -> Double {
      let font = Font.systemFont(ofSize: 20, weight: .regular, width: width)
      #expect(font.lineHeight == Font.systemFont(ofSize: 20).lineHeight)
      // A letter's ink beside the line isn't stretched, as a pixel of it counts for nothing.
      return typesetter.layout(StyledText("Hamburgefonstiv", font: font)).lines[0].width
    }
    let usual = width(.standard)
    let plain = StyledText("Hamburgefonstiv", font: .systemFont(ofSize: 20))
    let own = typesetter.layout(plain).lines[0].width
    #expect(usual == own)
    for (kind, factor) in [(Font.Width.expanded, 1.2), (.condensed, 0.8), (.compressed, 0.7)] {
      #expect(abs(width(kind) - usual * factor) < 1e-6)
    }
    let wide = Font.systemFont(ofSize: 20, weight: .regular, width: .expanded)
    #expect(wide.fontDescriptor.symbolicTraits == .traitExpanded)
  }

  @Test func `have digits of one width where asked`() {
    let typesetter = Typesetter(in: Environment())
    let font = Font.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    let widths = (0...9).map { digit in
      typesetter.layout(StyledText("\(digit)", font: font)).size.width
    }
    #expect(Set(widths).count == 1)
    let system = Font.systemFont(ofSize: 17)
    #expect(
      typesetter.layout(StyledText("1", font: system)).size.width
        < typesetter.layout(StyledText("0", font: system)).size.width
    )
  }

  @Test func `tell whoever shapes their text anew which features were asked for`() throws {
    let typesetter = Typesetter(in: Environment())
    func features(_ font: Font) throws -> [String] {
      try #require(typesetter.layout(StyledText("1", font: font)).lines.first?.runs.first).features
    }
    try expectEqual(features(.systemFont(ofSize: 17)), [])
    let digits = Font.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    try expectEqual(features(digits), ["tnum"])
    try expectEqual(
      features(digits.withFeatures(["smcp", "no tag", "liga=0"])),
      ["tnum", "smcp", "liga=0"]
    )
  }

  @Test(arguments: Font.Weight.named)
  func `have a face of each weight`(weight: Font.Weight, number: Int) throws {
    let font = Font.systemFont(ofSize: 17, weight: weight)
    let block = Typesetter(in: Environment()).layout(StyledText("abc", font: font))
    let face = try #require(block.lines.first?.runs.first?.face)
    #expect(face.name.weight == number && !face.isSyntheticBold)
  }

  @Test func `draw bold and slanted letters where a script has no such face`() throws {
    let font = Font.italicSystemFont(ofSize: 20)
    let block = Typesetter(in: Environment()).layout(StyledText("中", font: font))
    let face = try #require(block.lines.first?.runs.first?.face)
    #expect(abs(face.matrix.xy + 0.2 * 20) < 1e-9)
    #expect(face.matrix.xx == 20)
  }

  @Test func `take emoji from the font that has them in colour`() throws {
    let font = Font.systemFont(ofSize: 20)
    for text in ["😀", "👩🏽‍🚀", "❤️", "1️⃣", "🇩🇪"] {
      let block = Typesetter(in: Environment()).layout(StyledText(text, font: font))
      let run = try #require(block.lines.first?.runs.first)
      #expect(run.face.isColor && run.glyphs.count == 1, "\(text)")
      #expect(abs(run.face.matrix.xx - 20) < 1e-6, "\(text)")
    }
  }

  @Test func `take Han letters as the text around writes them`() throws {
    let font = Font.systemFont(ofSize: 20)
    expectEqual(families(font, "日本"), ["Noto Sans CJK SC"])
    expectEqual(families(font, "日本の"), ["Noto Sans CJK JP"])
    var environment = Environment()
    environment.locale = "zh-Hant-TW"
    let block = Typesetter(in: environment).layout(StyledText("日本", font: font))
    #expect(block.lines[0].runs[0].face.name.family == "Noto Sans CJK TC")
  }

  @Test func `set every style at its pitch in every category`() {
    let typesetter = Typesetter(in: Environment())
    for style in Font.TextStyle.all {
      for category in ContentSizeCategory.ordered {
        var traits = Traits()
        traits.preferredContentSizeCategory = category
        let font = Font.preferredFont(forTextStyle: style, compatibleWith: traits)
        let (size, pitch) = style.dimensions(in: category)
        let line = size * 2_444 / 2_048
        for lines in 1...5 {
          let text = Array(repeating: "x", count: lines).joined(separator: "\n")
          let height = typesetter.layout(StyledText(text, font: font)).size.height
          let wanted = line + Double(lines - 1) * max(line, pitch)
          #expect(abs(height - wanted) < 1e-6, "\(style.rawValue) \(category.rawValue) \(lines)")
        }
      }
    }
  }
}
