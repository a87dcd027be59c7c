import CoreText
import Testing

@Suite struct `A file that imports Core Text` {
  @Test func `has the fonts that a phone has`() throws {
    let font = try #require(UIFont(name: "Courier-Oblique", size: 20))
    #expect(font.familyName == "Courier" && font.fontName == "Courier-Oblique")
    let size = ("iW" as NSString).size(withAttributes: [.font: font])
    #expect(abs(size.width - 40 * 1229.0 / 2048) < 0.1, "\(size)")
    let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitItalic, .traitBold]))
    #expect(UIFont(descriptor: bold, size: 0).fontName == "Courier-BoldOblique")
  }
}
