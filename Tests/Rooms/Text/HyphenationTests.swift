import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineScene
import TestSupport
import Testing

@testable import SnaplineText

/// A folder of patterns, which goes with the value, and the environment that reads it.
private final class PatternFolder {
  let path = FileManager.default.temporaryDirectory.path + "/snapline-" + UUID().uuidString
  var environment = Environment()

  init(_ files: [String: String] = [:], locale: String = "en-US") throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (language, text) in files {
      try Data(text.utf8).write(to: URL(filePath: path + "/hyph_\(language).dic"))
    }
    environment.hyphenationFolder = path
    environment.locale = locale
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func block(_ string: String, width: Double?, asks: Bool = true) -> TextBlock {
    var paragraph = ParagraphStyle()
    paragraph.hyphenationFactor = asks ? 1 : 0
    let text = StyledText(string, font: .systemFont(ofSize: 17), paragraph: paragraph)
    return Typesetter(in: environment).layout(text, width: width)
  }
}

@Suite struct `Hyphenation` {
  private let text = "abab abab abab"

  @Test func `that isn't there is told where a line ends, with its package`() throws {
    let folder = try PatternFolder()
    let block = folder.block(text, width: 60)
    #expect(block.lines.count > 1)
    expectEqual(block.diagnostics.map(\.id), ["missing-hyphenation"])
    let told = try #require(block.diagnostics.first)
    #expect(told.cause?.contains(folder.path + "/hyph_en_US.dic") == true)
    #expect(told.remedy == "install them: apt-get install hyphen-en-us")
    #expect(told.concernsMachine)
    let missing = HyphenationFile(language: "en_US", key: nil)
    #expect(block.lines.map(\.hyphenation) == block.lines.map { _ in missing })
  }

  @Test func `counts only where words might be parted`() throws {
    let folder = try PatternFolder(["en_US": "UTF-8\na1b\n"])
    let words = ["ab", "abab", "a", "ababab", "\n"]
    for var seed in Seed.some(100) {
      let string = (0..<Int.random(in: 1...8, using: &seed))
        .map { _ in words.randomElement(using: &seed) ?? "" }.joined(separator: " ")
      let width = Bool.random(using: &seed) ? Double.random(in: 20...200, using: &seed) : nil
      let asks = Bool.random(using: &seed)
      let block = folder.block(string, width: width, asks: asks)
      let paragraphs = string.split(separator: "\n", omittingEmptySubsequences: false)
      let isBroken = asks && width != nil && block.lines.count > paragraphs.count
      #expect(block.lines.contains { $0.hyphenation != nil } == isBroken, "\(seed)")
      #expect(block.diagnostics.isEmpty, "\(seed)")
    }
  }

  @Test func `is known by what its file holds, which doesn't make other lines`() throws {
    let one = try PatternFolder(["en": "UTF-8\na1b\n"]).block("abab abab", width: 60)
    let same = try PatternFolder(["en": "UTF-8\na1b\n"]).block("abab abab", width: 60)
    let other = try PatternFolder(["en": "UTF-8\na1b\n% said\n"]).block("abab abab", width: 60)
    let files = [one, same, other].map { $0.lines.first?.hyphenation }
    #expect(files[0]?.language == "en" && files[0] == files[1] && files[0] != files[2])
    #expect(one == other)
  }

  @Test(
    arguments: [
      ("en-US", "en_US", "hyphen-en-us"), ("en", "en", "hyphen-en-us"),
      ("en-GB", "en_GB", "hyphen-en-gb"), ("en-AU", "en_AU", "hyphen-en-us"),
      ("pt-BR", "pt_BR", "hyphen-pt-br"), ("pt", "pt", "hyphen-pt-pt"),
      ("de_CH", "de_CH", "hyphen-de"), ("sr-Latn-RS", "sr_RS", "hyphen-sr"),
      ("es-419", "es", "hyphen-es"), ("ja", "ja", nil), ("ar-EG", "ar_EG", nil),
    ]
  )
  func `is looked for by region and language`(locale: String, file: String, package: String?) {
    let names = HyphenationNames(locale)
    #expect(names?.all.first == file && names?.package == package)
    #expect(HyphenationNames("../../etc/passwd") == nil)
  }

  @Test func `of a language without patterns anywhere is nothing to tell`() throws {
    let block = try PatternFolder(locale: "ja").block(text, width: 60)
    #expect(block.lines.count > 1 && block.diagnostics.isEmpty)
    #expect(block.lines.allSatisfy { $0.hyphenation == nil })
  }

  @Test func `is found under its country's name where the language stands alone`() throws {
    let block = try PatternFolder(["ru_RU": "UTF-8\na1b\n"], locale: "ru").block(text, width: 60)
    #expect(block.lines.first?.hyphenation?.language == "ru_RU")
  }

  @Test func `in another encoding is told as such`() throws {
    let folder = try PatternFolder(["ru_RU": "KOI8-R\na1b\n"], locale: "ru")
    let told = folder.block(text, width: 60).diagnostics
    expectEqual(told.map(\.id), ["missing-hyphenation"])
    #expect(told.first?.cause?.contains("hyph_ru_RU.dic isn't in UTF-8 or ISO8859-1") == true)
    #expect(told.first?.remedy?.contains("apt-get") == false)
  }

  @Test func `is listed with what the locale lacks`() throws {
    let none = HyphenationCatalogue(of: try PatternFolder().environment)
    #expect(none.languages.isEmpty && none.missing?.package == "hyphen-en-us")
    let folder = try PatternFolder(["en_US": "UTF-8\na1b\n", "de": "UTF-8\na1c\n"])
    let some = HyphenationCatalogue(of: folder.environment)
    #expect(some.languages.map(\.name) == ["de", "en_US"] && some.missing == nil)
    #expect(some.languages[0].key != some.languages[1].key)
  }
}
