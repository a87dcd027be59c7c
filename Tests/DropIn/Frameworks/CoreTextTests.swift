import CoreText
import Testing

@Suite struct `A file that imports Core Text` {
  @Test func `has the fonts that a phone has`() throws {
    let font = try #require(UIFont(name: "Courier-Oblique", size: 20))
    #expect(font.familyName == "Courier" && font.fontName == "Courier-Oblique")
    // A slanted letter reaches beyond its width, which counts for a text.
    let widths = ["W", "iW"].map { ($0 as NSString).size(withAttributes: [.font: font]).width }
    #expect(abs(widths[1] - widths[0] - 20 * 1229.0 / 2048) < 0.1, "\(widths)")
    let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitItalic, .traitBold]))
    #expect(UIFont(descriptor: bold, size: 0).fontName == "Courier-BoldOblique")
  }
}
