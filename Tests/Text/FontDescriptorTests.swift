import Foundation
import SnaplineEnvironment
import Testing

@testable import SnaplineText

@Suite struct `A font descriptor` {
  @Test func `makes the font again that it was taken from`() throws {
    for font in [
      Font.systemFont(ofSize: 17, weight: .medium), .italicSystemFont(ofSize: 11),
      .preferredFont(forTextStyle: .body), try #require(Font(name: "DejaVu Serif", size: 13)),
    ] {
      let again = Font(descriptor: font.fontDescriptor, size: 0)
      #expect(again.specification == font.specification)
      #expect(abs(again.lineHeight - font.lineHeight) < 1e-9)
      #expect(abs(again.leading - font.leading) < 1e-9)
    }
  }

  @Test func `gains and loses traits`() throws {
    let body = Font.preferredFont(forTextStyle: .body).fontDescriptor
    let bold = try #require(body.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = Font(descriptor: bold, size: 0)
    #expect(font.fontName == ".SFUI-BoldItalic")
    // The style's own distance of lines stays.
    #expect(abs(font.leading - 1.713) < 1e-3)
    let plain = try #require(bold.withSymbolicTraits([]))
    #expect(plain.symbolicTraits == [])
    #expect(Font(descriptor: plain, size: 30).pointSize == 30)
  }

  @Test func `changes the design of the system font alone`() throws {
    let system = Font.systemFont(ofSize: 17).fontDescriptor
    let mono = try #require(system.withDesign(.monospaced))
    #expect(Font(descriptor: mono, size: 0) == .monospacedSystemFont(ofSize: 17, weight: .regular))
    #expect(mono.symbolicTraits.contains(.traitMonoSpace))
    let named = try #require(Font(name: "DejaVu Serif", size: 13)).fontDescriptor
    #expect(named.withDesign(.serif) == nil)
  }
}
