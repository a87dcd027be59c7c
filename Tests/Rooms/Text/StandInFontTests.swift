import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineScene
import TestSupport
import Testing

@testable import SnaplineText

@Suite struct `A font of Apple's that another is drawn for` {
  private func block(
    _ text: String,
    _ font: Font,
    in environment: Environment = Environment()
  ) -> TextBlock {
    Typesetter(in: environment).layout(StyledText(text, font: font))
  }

  private func family(_ block: TextBlock) -> String? {
    block.lines.first?.runs.first?.face.name.family
  }

  @Test(arguments: [
    ("Helvetica", "Helvetica", "Helvetica", "Liberation Sans"),
    ("helvetica-boldoblique", "Helvetica", "Helvetica-BoldOblique", "Liberation Sans"),
    ("Helvetica Neue", "Helvetica Neue", "HelveticaNeue", "Liberation Sans"),
    ("HelveticaNeue-Bold", "Helvetica Neue", "HelveticaNeue-Bold", "Liberation Sans"),
    ("HelveticaNeue-LightItalic", "Helvetica Neue", "HelveticaNeue-LightItalic", "Liberation Sans"),
    ("Arial", "Arial", "ArialMT", "Liberation Sans"),
    ("Arial-BoldMT", "Arial", "Arial-BoldMT", "Liberation Sans"),
    ("Courier-Oblique", "Courier", "Courier-Oblique", "Liberation Mono"),
    ("Courier New", "Courier New", "CourierNewPSMT", "Liberation Mono"),
    ("CourierNewPS-BoldItalicMT", "Courier New", "CourierNewPS-BoldItalicMT", "Liberation Mono"),
    ("Times", "Times", "Times-Roman", "Liberation Serif"),
    ("TimesNewRomanPSMT", "Times New Roman", "TimesNewRomanPSMT", "Liberation Serif"),
  ])
  func `has the names that it was asked by`(
    name: String,
    familyName: String,
    fontName: String,
    drawn: String
  ) throws {
    let font = try #require(Font(name: name, size: 20))
    #expect(font.familyName == familyName && font.fontName == fontName)
    let block = block("Name", font)
    expectEqual(family(block), drawn)
    expectEqual(block.diagnostics, [])
    let face = try #require(block.lines.first?.runs.first?.face)
    #expect(face.file.contains("Bold") == fontName.contains("Bold"))
    let isSlanted = fontName.contains("Italic") || fontName.contains("Oblique")
    #expect(face.file.contains("Italic") == isSlanted)
    // The name leads to the same font again.
    #expect(Font(name: font.fontName, size: 20) == font)
    #expect(Font.familyNames.contains(familyName))
  }

  /// The letters' widths in the originals, in parts of 2048.
  private static let widths: [(name: String, letters: [(Character, Double)])] = [
    ("Helvetica", [("H", 1479), ("a", 1139), ("i", 455), ("1", 1139)]),
    ("ArialMT", [("H", 1479), ("a", 1139), ("W", 1933), ("A", 1366)]),
    ("Arial-BoldMT", [("A", 1479), ("i", 569), ("a", 1139)]),
    ("Arial-ItalicMT", [("A", 1366), ("H", 1479)]),
    ("Courier", [("H", 1229), ("i", 1229)]), ("CourierNewPS-BoldMT", [("W", 1229)]),
    ("Times-Roman", [("A", 1479), ("a", 909), ("W", 1933)]),
    ("TimesNewRomanPSMT", [("A", 1479), ("a", 909), ("1", 1024)]),
    ("TimesNewRomanPS-BoldMT", [("H", 1593), ("a", 1024)]),
    ("TimesNewRomanPS-ItalicMT", [("A", 1251), ("H", 1479)]),
  ]

  @Test func `is as wide as the original`() throws {
    for (name, letters) in Self.widths {
      let font = try #require(Font(name: name, size: 100))
      for (letter, width) in letters {
        // A single letter may reach beyond its width, which counts for a text.
        let widths = [1, 2].map {
          block(String(repeating: letter, count: $0), font).size.width
        }
        let found = letter == "1" ? widths[0] : widths[1] - widths[0]
        #expect(abs(found - 100 * width / 2048) < 0.01, "\(letter) of \(name): \(found)")
      }
    }
  }

  @Test func `is as wide in a label as Xcode recorded`() throws {
    let font = try #require(Font(name: "Arial-BoldMT", size: 18))
    #expect(PixelGrid(scale: 2).ceil(block("PROV_14", font).size.width) == 81.5)
  }

  /// Heights of labels that Xcode recorded, on two pixels a point.
  private static let recorded: [(name: String, size: Double, lines: Int, height: Double)] = [
    ("HelveticaNeue", 12, 1, 14), ("HelveticaNeue", 14, 1, 16.5), ("HelveticaNeue", 24, 1, 28),
    ("HelveticaNeue", 13, 2, 30.5), ("HelveticaNeue", 24, 2, 56),
    ("HelveticaNeue-Medium", 12, 1, 14.5), ("HelveticaNeue-Bold", 17, 1, 20.5),
    ("HelveticaNeue-Bold", 24, 1, 29), ("HelveticaNeue-Light", 24, 2, 57),
    ("HelveticaNeue-Light", 72, 1, 85), ("HelveticaNeue-Thin", 38, 1, 45),
    ("HelveticaNeue-Thin", 60, 1, 71), ("HelveticaNeue-Thin", 70, 1, 83),
    ("HelveticaNeue-UltraLight", 140, 1, 160.5), ("Arial-BoldMT", 18, 1, 20.5),
    ("CourierNewPSMT", 14, 1, 16), ("CourierNewPSMT", 15, 1, 17),
  ]

  @Test func `is as high in a label as Xcode recorded`() throws {
    for (name, size, lines, height) in Self.recorded {
      let font = try #require(Font(name: name, size: size))
      let text = Array(repeating: "a", count: lines).joined(separator: "\n")
      let found = PixelGrid(scale: 2).ceil(block(text, font).size.height)
      #expect(found == height, "\(lines) of \(name) \(size): \(found)")
    }
    let helvetica = try #require(Font(name: "Helvetica", size: 17))
    #expect(abs(helvetica.ascender - 15.64033) < 1e-4)
    #expect(abs(helvetica.descender + 3.90967) < 1e-4 && helvetica.leading == 0)
  }

  @Test func `is another face of its family once it is bold`() throws {
    func isSame(_ one: Font, _ other: Font) -> Bool {
      one.specification == other.specification && abs(one.ascender - other.ascender) < 1e-9
        && abs(one.lineHeight - other.lineHeight) < 1e-9
    }
    let plain = try #require(Font(name: "Helvetica Neue", size: 17))
    let traits = try #require(plain.fontDescriptor.withSymbolicTraits(.traitBold))
    let bold = Font(descriptor: traits, size: 0)
    #expect(bold.fontName == "HelveticaNeue-Bold" && !isSame(bold, plain))
    #expect(isSame(bold, try #require(Font(name: "HelveticaNeue-Bold", size: 17))))
    let back = try #require(traits.withSymbolicTraits([]))
    #expect(isSame(Font(descriptor: back, size: 0), plain))
    // A line height of one's own stays.
    let high = Font(plain.specification, metrics: plain.metrics.scaled(by: 2)).fontDescriptor
    let kept = Font(descriptor: try #require(high.withSymbolicTraits(.traitItalic)), size: 0)
    #expect(abs(kept.lineHeight - 2 * plain.lineHeight) < 1e-9)
    #expect(kept.fontName == "HelveticaNeue-Italic")
  }

  @Test func `is nothing where the fonts aren't there, and a text says what to install`() throws {
    let there = try #require(Font(name: "Times", size: 20))
    var environment = Environment()
    environment.fonts.folders.removeAll { $0.hasSuffix("/liberation") }
    Environment.$current.withValue(environment) {
      #expect(Font(name: "Times", size: 20) == nil && Font(name: "ArialMT", size: 20) == nil)
      #expect(!Font.familyNames.contains("Times") && Font.familyNames.contains("Inter"))
    }
    let block = block("words", there, in: environment)
    expectEqual(block.diagnostics.map(\.id), ["missing-font"])
    #expect(block.diagnostics.first?.remedy?.contains("fonts-liberation") == true)
    let missing = FontCatalogue(of: environment.fonts).missing.map(\.package)
    #expect(missing.filter { $0 == "fonts-liberation" }.count == 3)
  }

  @Test func `isn't drawn by another where the environment has it`() throws {
    let path = FileManager.default.temporaryDirectory.path + "/snapline-\(UUID()).ttf"
    defer { try? FileManager.default.removeItem(atPath: path) }
    var font = try Data(
      contentsOf: URL(filePath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
    )
    for encoding in [String.Encoding.utf16BigEndian, .ascii] {
      let old = try #require("DejaVu Sans".data(using: encoding))
      let new = try #require("Courier New".data(using: encoding))
      while let range = font.range(of: old) { font.replaceSubrange(range, with: new) }
    }
    try font.write(to: URL(filePath: path))
    var environment = Environment()
    environment.fonts.files = [path]
    try Environment.$current.withValue(environment) {
      let own = try #require(Font(name: "Courier New", size: 20))
      #expect(abs(own.ascender - 20 * 1901.0 / 2048) < 1e-3 && own.familyName == "Courier New")
      let block = block("own", own, in: environment)
      expectEqual(block.lines.first?.runs.map(\.face.file), [path])
      // The others are as they were.
      let other = try #require(Font(name: "Courier", size: 20))
      expectEqual(family(self.block("own", other, in: environment)), "Liberation Mono")
    }
  }

  /// Letters that the fonts have, those for private use among them, and those around.
  private static let letters = [0x21...0x33FF, 0xA640...0xABFF, 0xE000...0xFFFD]

  @Test func `draws no letter of a text that names none of them`() throws {
    let fonts = [Font.systemFont(ofSize: 20), try #require(Font(name: "DejaVu Serif", size: 20))]
    for first in stride(from: 0x20, through: 0xFF00, by: 0x100) {
      let scalars = (first..<first + 0x100).filter { code in
        Self.letters.contains { $0.contains(code) }
      }.compactMap(Unicode.Scalar.init)
      guard !scalars.isEmpty else { continue }
      // Apart, so that none of them is part of another's cluster.
      let text = scalars.map { String($0) }.joined(separator: " ")
      for font in fonts {
        let drawn = block(text, font).lines.flatMap(\.runs).map(\.face.name.family)
        let others = drawn.filter(StandInFonts.isOfPackage)
        #expect(others.isEmpty, "\(font.fontName) from \(String(first, radix: 16))")
      }
    }
  }
}
