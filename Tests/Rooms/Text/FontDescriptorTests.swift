import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineScene
import TestSupport
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
    expectEqual(plain.symbolicTraits, [])
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

  @Test func `takes attributes under UIKit's names`() {
    let font = Font.systemFont(ofSize: 17)
    func changed(_ attributes: [FontDescriptor.AttributeName: Any]) -> Font {
      Font(descriptor: font.fontDescriptor.addingAttributes(attributes), size: 0)
    }
    #expect(changed([:]) == font)
    #expect(
      changed([.traits: [FontDescriptor.TraitKey.weight: Font.Weight.bold]])
        == .systemFont(ofSize: 17, weight: .bold)
    )
    #expect(
      changed([.traits: [FontDescriptor.TraitKey.slant: 1], .size: 20])
        == .italicSystemFont(ofSize: 20)
    )
    #expect(
      changed([.traits: [FontDescriptor.TraitKey.width: Font.Width.condensed]])
        == .systemFont(ofSize: 17, weight: .regular, width: .condensed)
    )
    #expect(changed([.family: "DejaVu Serif"]) == Font(name: "DejaVu Serif", size: 17))
    #expect(changed([.family: "", .size: "large", .traits: 3]) == font)
    #expect(FontDescriptor(name: "DejaVu Serif", size: 9).pointSize == 9)
    #expect(FontDescriptor().pointSize == Font.systemFontSize)
  }

  @Test func `takes features and axes in Apple's numbers`() {
    typealias Key = FontDescriptor.FeatureKey
    func changed(_ attributes: [FontDescriptor.AttributeName: Any]) -> FontSpecification {
      Font.systemFont(ofSize: 17).fontDescriptor.addingAttributes(attributes).specification
    }
    let settings: [[Key: Int]] = [
      [.type: 6, .selector: 0], [.type: 35, .selector: 2], [.type: 35, .selector: 21],
      [.type: 999, .selector: 1], [.type: 6],
    ]
    expectEqual(changed([.featureSettings: settings]).features, ["tnum", "ss01", "ss10=0"])
    // 'wght' and 'opsz', and what is no tag.
    let axes: [Int: Double] = [0x7767_6874: 450, 0x6F70_737A: 14, 7: 1, -1: 2]
    expectEqual(changed([.variations: axes]).variations, ["wght": 450, "opsz": 14])
    #expect(changed([.variations: [0x7767_6874: Double.nan]]).variations.isEmpty)
  }
}

@Suite struct `A family that isn't there` {
  private func block(_ family: String, in environment: Environment = Environment()) -> TextBlock {
    let plain = Font.systemFont(ofSize: 17).fontDescriptor
    let font = Font(descriptor: plain.withFamily(family), size: 0)
    return Typesetter(in: environment).layout(StyledText("words", font: font))
  }

  @Test(arguments: [
    ("DejaVu Serf", "DejaVu Serif"), ("DejaVu Sans Wide", "DejaVu Sans"),
    ("No Such Family", "Inter"),
  ])
  func `of a descriptor is drawn in the nearest, and told`(asked: String, nearest: String) {
    for _ in 0..<2 {
      let block = block(asked)
      expectEqual(block.diagnostics.map(\.id), ["missing-font"])
      #expect(block.diagnostics.first?.subject.contains("'\(asked)'") == true)
      #expect(block.diagnostics.first?.cause == "'\(nearest)' is drawn in its place")
      expectEqual(block.lines[0].runs.map(\.face.name.family), [nearest])
    }
  }

  @Test func `is no trouble where it is there`() {
    #expect(block("DejaVu Serif").diagnostics.isEmpty)
  }
}
