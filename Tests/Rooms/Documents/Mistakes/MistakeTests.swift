import Glibc
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineInputs
import TestSupport
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
    expectEqual(said(row.design).map(\.whole), [row.message], "\(row.design)")
  }

  @Test(arguments: MistakeTable.rows)
  func `is mended by its remedy, letter by letter`(row: Mistake) throws {
    let remedy = try #require(said(row.design).first?.remedy)
    for part in row.taken { #expect(remedy.contains(part), "\(remedy)") }
    #expect(row.mended != row.design)
    expectEqual(said(row.mended).map(\.whole), [], "\(row.mended)")
  }

  @Test func `is one of 120 or more, each told at its place, with what to do`() {
    #expect(MistakeTable.rows.count >= 120)
    expectEqual(Set(MistakeTable.rows.map(\.design)).count, MistakeTable.rows.count)
    for row in MistakeTable.rows {
      for diagnostic in said(row.design) {
        #expect(diagnostic.place?.line != nil, "\(row.design)")
        #expect(diagnostic.remedy?.isEmpty == false, "\(row.design) \(diagnostic.subject)")
      }
    }
  }

  @Test func `is told within a fifth of a second`() {
    for row in MistakeTable.rows {
      let seconds = (0..<3).map { _ in processorSeconds { _ = said(row.design) } }.min() ?? 0
      #expect(seconds < 0.2, "\(row.design)")
    }
  }

  /// What is offered to the letter is read, whatever was written.
  @Test func `is mended by every value that a message offers`() {
    let keys = [
      "width", "height", "size", "aspect", "alpha", "cornerRadius", "border", "lines", "font",
      "spacingAfter", "color", "minimumScale", "hugging", "shadow", "lineSpacing", "insets",
    ]
    let units = ["", "px", "pt", "%", "em", " x 40", ":9", "...8", " solid red", " lines", "/0"]
    let signs = ["", "-", "<= ", ">", "atLeast -"]
    let numbers: [Double] = [0, 0.5, 1, 7, 44, 300, 40_000, 5_000_000]
    var count = 0
    for var seed in Seed.some(800) {
      let number = numbers.randomElement(using: &seed) ?? 0
      let key = keys.randomElement(using: &seed) ?? ""
      let unit = units.randomElement(using: &seed) ?? ""
      let value = (signs.randomElement(using: &seed) ?? "") + "\(number)\(unit)"
      let text = "canvas: 400x300\nview:\n- vstack:\n  - label: Hi\n    \(key): \(value)\n"
      guard let first = said(text).first(where: { $0.severity == .error }),
        let offer = first.remedy?.wholeMatch(of: /write ([^ ,:'…]+)/)?.1, let place = first.place,
        let column = place.column, place.line == 5, place.length == value.count
      else { continue }
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
      lines[4].replaceSubrange(column - 1..<column - 1 + place.length, with: offer)
      let mended = lines.map { String($0) }.joined(separator: "\n")
      let left = said(mended).filter { $0.severity == .error }
      // What is offered may be wrong for another reason, which is told next.
      let isSame = left.contains { $0.place?.column == column && $0.subject == first.subject }
      #expect(!isSame, "\(seed): \(text) \(mended) \(left.map(\.whole))")
      count += 1
    }
    #expect(count > 20, "\(count)")
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

/// The time that this thread had a processor for.
private func processorSeconds(_ body: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  let begun = now()
  body()
  return now() - begun
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
