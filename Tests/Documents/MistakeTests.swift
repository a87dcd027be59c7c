import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineInputs
import Testing

/// Everything that is said of a design on its way to a picture.
private func said(_ text: String) -> [Diagnostic] {
  do throws(DesignError) {
    return try Design(yaml: text, named: "card.yaml").drawing().diagnostics
  } catch {
    return error.diagnostics
  }
}

extension Diagnostic {
  /// Such as `2:3+5 warning id: subject · cause · remedy`.
  fileprivate var whole: String {
    let at = place.map { "\($0.line ?? 0):\($0.column ?? 0)+\($0.length) " } ?? ""
    let warning = severity == .warning ? "warning " : ""
    let more = [cause, remedy].compactMap(\.self).map { " · " + $0 }.joined()
    return at + warning + id + ": " + subject + more
  }
}

@Suite struct `A mistake that people make` {
  @Test(arguments: MistakeTable.rows)
  func `is told whole: what is wrong, where, why, and what to write`(row: Mistake) {
    #expect(said(row.design).map(\.whole) == [row.message], "\(row.design)")
  }

  @Test(arguments: MistakeTable.rows)
  func `is mended by its remedy, letter by letter`(row: Mistake) throws {
    let remedy = try #require(said(row.design).first?.remedy)
    for part in row.taken { #expect(remedy.contains(part), "\(remedy)") }
    #expect(row.mended != row.design)
    #expect(said(row.mended).map(\.whole) == [], "\(row.mended)")
  }

  @Test func `names no file of this project's own`() {
    for row in MistakeTable.rows {
      for diagnostic in said(row.design) {
        #expect(!diagnostic.whole.contains(".swift"), "\(diagnostic.whole)")
        #expect(diagnostic.place?.file == "card.yaml")
      }
    }
  }
}

/// A design that is wrong in one place.
struct Mistake: Sendable, CustomTestStringConvertible {
  let design: String
  let message: String
  /// The faulty piece, and what a person puts there who takes the remedy by its word.
  let faulty: String
  let put: String
  /// What of the remedy was taken.
  let taken: [String]

  init(_ design: String, _ message: String, _ faulty: String, _ put: String, _ taken: String...) {
    (self.design, self.message) = (design, message)
    (self.faulty, self.put) = (faulty, put)
    self.taken = taken.isEmpty ? [put] : taken
  }

  var mended: String { design.replacing(faulty, with: put, maxReplacements: 1) }
  var testDescription: String { faulty }
}
