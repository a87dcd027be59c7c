import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import TestSupport
import Testing

@Suite struct `A design on a machine that lacks parts` {
  /// Twenty labels with words to part, and as many symbols.
  private let text =
    "canvas: 200x900\nview:\n  vstack:\n"
    + (0..<20).map { number in
      "    - {label: An extraordinary representation \(number), lines: 0, hyphenation: true}\n"
        + "    - {image: {symbol: star}}\n    - {image: {symbol: heart.fill}}\n"
    }.joined()

  private func environment(isStrict: Bool = false) -> Environment {
    var environment = Environment(isStrict: isStrict)
    environment.installation.symbolFolder = "/nowhere/svg"
    environment.installation.hyphenationFolder = "/nowhere/hyphen"
    return environment
  }

  private let parts = ["missing-hyphenation", "missing-symbols"]

  @Test func `says each once, however many views ask for it`() throws {
    let design = try Design(
      bytes: Array(text.utf8),
      named: "many.yaml",
      environment: environment()
    )
    let told = try design.drawing().diagnostics
      .filter { $0.id.hasPrefix("missing") }
    #expect(told.map(\.id).sorted() == parts)
    for diagnostic in told {
      #expect(diagnostic.severity == .warning)
      #expect(diagnostic.place?.file == "many.yaml" && diagnostic.place?.line == nil)
    }
    let lines = told.map(DiagnosticFormatter().text).sorted()
    #expect(lines.contains { $0.contains("/nowhere/hyphen/hyph_en_US.dic") })
    #expect(lines.contains { $0.contains("apt-get install hyphen-en-us") })
    #expect(lines.contains { $0.contains("apt-get install bootstrap-icons") })
  }

  @Test func `fails where warnings are errors`() throws {
    let design = try Design(
      bytes: Array(text.utf8),
      named: "many.yaml",
      environment: environment(isStrict: true)
    )
    let error = #expect(throws: DesignError.self) { try design.drawing() }
    let told = (error?.diagnostics ?? []).filter { $0.id.hasPrefix("missing") }
    #expect(told.map(\.id).sorted() == parts)
    #expect(told.allSatisfy { $0.severity == .error })
  }

  @Test func `still names a symbol that no set has`() throws {
    let known = ids("view: {image: {symbol: Star!}}")
    expectEqual(known, ["missing-symbol"])
    let here = diagnostics("view: {image: {symbol: Star!}}", in: environment()).map(\.id)
    expectEqual(here, ["missing-symbol"])
  }
}
