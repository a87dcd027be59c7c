import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A hostile design with data` {
  @Test(arguments: [
    // Components that double, thirty times.
    "components:\n"
      + (0..<30).map { "  C\($0): {view: {vstack: [C\($0 + 1):, C\($0 + 1):]}}\n" }.joined()
      .replacing("[C", with: "[{C").replacing(":, C", with: ": }, {C").replacing(
        ":]}",
        with: ": }]}"
      )
      + "  C30: {view: {label: x}}\nview: {C0: }\n",
    // Repetitions in repetitions.
    "view: {vstack: [{each: a in 1000, vstack: [{each: b in 1000, label: x}]}]}\n",
    "view: {vstack: [{each: a in 100000, label: x, if: never}]}\n",
    "data: {n: 99999999}\nview: {vstack: [{each: a in n, label: x}]}\n",
    // Recursion that data never ends.
    "components: {A: {parameters: {n: number}, view: {vstack: [{A: {n: '{{n}}'}, if: '{{n}}'}]}}}\n"
      + "view: {A: {n: 1}}\n",
    // Variants without end.
    "variants: [{dataSets: {\((0..<40).map { "a\($0): {}" }.joined(separator: ", "))}, "
      + "locale: [\((0..<40).map { _ in "en" }.joined(separator: ", "))]}]\nview: view\n",
  ])
  func `ends with one message about its limits`(text: String) {
    let begun = ContinuousClock.now
    let said = diagnostics(text)
    #expect(said.contains { $0.id == "limit" || $0.id == "too-many-nodes" }, "\(said)")
    #expect(said.count < 5, "\(said.map(\.subject))")
    #expect(ContinuousClock.now - begun < .seconds(20))
  }

  /// Faults for which words are looked up that somebody may have meant.
  private static let riddles = [
    "a dot": "leading: '.'",
    "dots": "leading: ' ', trailing: '..', top: '. + .'",
    "braces": "if: \"" + String(repeating: "\\\\{{", count: 15_000) + "\"",
    "a colour": "color: rgb(1" + String(repeating: ", 2", count: 30_000) + ")",
    "keys": (0..<20_000).map { "k\($0): 1" }.joined(separator: ", "),
  ]

  @Test(arguments: riddles.keys.sorted())
  func `is told of quickly, whatever it may have meant`(name: String) {
    let begun = ContinuousClock.now
    let said = diagnostics("view: {label: a, \(Self.riddles[name] ?? "")}\n")
    #expect(said.contains { $0.severity == .error && $0.remedy != nil }, "\(said.prefix(3))")
    #expect(ContinuousClock.now - begun < .seconds(20))
  }

  @Test func `has values that stay values`() throws {
    let values = [
      "superview", "a\nb: c", "{x: 1}", "[1, 2]", "*a", "&a", "!x", "../../etc/passwd", "\u{202E}x",
      "{{other}}", "}}{{", "' or 1", "1 @750", "<script>", "~", "null", "a # b",
    ]
    for value in values {
      let quoted = value.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
        .replacing("\"", with: "\\\"")
      let text = """
        canvas: {width: 200}
        data: {"v": "\(quoted)", "other": "no"}
        view:
          vstack:
          - {id: a, label: "{{v}}"}
          - {label: "x{{v}}", if: "{{v}} != 'zz'"}
        """
      let texts = try Drawn(text).scene.tree.nodes.compactMap(\.text)
      expectEqual(texts, [value, "x" + value], "\(value)")
    }
  }

  @Test func `never traps, whatever stands between braces`() {
    let parts = [
      "{{", "}}", "a", ".", "|", "(", ")", "'", ",", "?", " ", "upper", "number", "date", "0", "-",
      "\\{{", "\u{0}", "é", "join", "items", "default", "{", "}", "plural", "1e9", "sorted",
    ]
    for var seed in Seed.many(400) {
      let text = (0..<seed.number(in: 1...14)).map { _ in
        parts.randomElement(using: &seed) ?? ""
      }.joined()
      let quoted = "'" + text.replacing("'", with: "''") + "'"
      for key in ["label", "progress", "if"] {
        let view = key == "if" ? "{label: a, if: \(quoted)}" : "{\(key): \(quoted)}"
        _ = diagnostics("data: {a: 2026-01-02, items: [3, b, {a: 1}]}\nview: [\(view)]\n")
      }
    }
  }
}
