import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import Testing

@Suite struct `The messages of a drawing` {
  /// So many labels beside each other, each in a place of its own outside the canvas.
  private func labels(_ count: Int) -> String {
    (0..<count).map {
      "- {label: Text \($0), lines: 1, pinnedAt: {x: 400, y: \($0 * 30)}}\n"
    }.joined()
  }

  /// So many locales that nobody knows, as messages of the reader.
  private let reader = "environment: {locale: klingon}\n"

  @Test func `are fifty at most, of whatever kind, and the number of all others`() throws {
    let text = reader + "canvas: 300x9000\nview:\n" + labels(60)
    let found = try Reviewed(text).diagnostics
    #expect(found.count == 51)
    #expect(found.first?.id == "unknown-locale")
    #expect(found.last?.subject == "and 11 more" && found.last?.severity == .warning)
    #expect(try Reviewed(reader + "canvas: 300x9000\nview:\n" + labels(49)).diagnostics.count == 50)
  }

  @Test func `stay warnings, however many there are`() throws {
    let found = try Reviewed("canvas: 300x9000\nview:\n" + labels(1_200)).diagnostics
    #expect(found.count == 51)
    #expect(found.last?.subject == "and 1150 more")
    #expect(found.allSatisfy { $0.severity == .warning })
  }

  @Test func `count what the layout finds too`() throws {
    let open = (0..<60).map {
      "- {id: v\($0), pinnedAt: {x: 8, y: 8}, size: 20, constraints: [self.width == 30]}\n"
    }
    let found = try Reviewed(reader + "canvas: 300x200\nview:\n" + open.joined()).diagnostics
    #expect(found.count == 51)
    #expect(found.first?.id == "unknown-locale")
    #expect(found[1..<50].allSatisfy { $0.id == "conflict" })
    #expect(found.last?.subject == "and 11 more")
  }

  @Test func `are errors first where some are`() throws {
    var strict = Environment()
    strict.isStrict = true
    let text = "canvas: 300x9000\nview:\n" + labels(60)
    let design = try Design(yaml: text, environment: strict)
    let error = #expect(throws: DesignError.self) { try design.drawing() }
    #expect(error?.diagnostics.count == 51)
    #expect(error?.diagnostics.last?.severity == .error)
  }
}
