import Foundation
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineRendering
import SnaplineScene
import TestSupport
import Testing

@Suite struct `The order of reading in a PDF document` {
  /// Words of both directions, in as many lines as they need at a width.
  private static func text(_ seed: inout Seed) -> (words: String, file: () throws -> Data) {
    let list = ["Ada", "solves", "42", "3.5", "بيت", "نعم", "قيل", "שלום", "עולם", "a-b"]
    let words = (0...seed.number(in: 1...9)).map { _ in list[seed.number(in: 0...9)] }
    let place = "{x: 10, y: 10, width: \(seed.number(in: 80...380)), height: 360}"
    let yaml = """
      canvas: 400x400
      view: {label: "\(words.joined(separator: " "))", lines: 0, pinnedAt: \(place)}

      """
    var overrides = DesignOverrides()
    if seed.chance(0.5) { overrides.traits.layoutDirection = .rightToLeft }
    let chosen = overrides
    return (
      words.joined(separator: " "),
      { try Design(yaml: yaml, overrides: chosen).drawing().scene.pdf(title: "Title") }
    )
  }

  private func plain(_ words: some StringProtocol) -> String {
    words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func `is that of the text in lines of both directions`() throws {
    for var seed in Seed.many(60) {
      let number = seed
      let (words, file) = Self.text(&seed)
      let outline = PDFStructure(try file()).outline
      let read = outline.matches(of: /“([^”]*)”/).map { String($0.1) }.joined()
      expectEqual(plain(read), words, "\(number)")
    }
  }

  @Test(.enabled(if: Checker.pdfinfo.isThere, Comment(rawValue: Checker.absence)))
  func `is that of the text for other readers`() throws {
    for var seed in Seed.many(12) {
      let number = seed
      let (words, file) = Self.text(&seed)
      let told = try Checker.pdfinfo.words(about: file())
      let read = told.matches(of: /"([^"]*)"/).map { String($0.1) }.joined()
      expectEqual(plain(read), words, "\(number)")
    }
  }
}
