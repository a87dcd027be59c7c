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

  /// A component that hands on twice what it is given, thirty times.
  private static let doubled: String = {
    var text = "components:\n"
    for number in 0..<30 {
      text += "  C\(number): {parameters: {t: text}, view: {C\(number + 1): {t: '{{t}}{{t}}'}}}\n"
    }
    return text
      + "  C30: {parameters: {t: text}, view: {label: '{{t}}'}}\nview: {C0: {t: abcdefgh}}\n"
  }()

  /// Styles, each of which takes over the one before it.
  private static let styles: String = {
    var text = "styles:\n  s0: {color: red}\n"
    for number in 1..<2_000 { text += "  s\(number): {extends: s\(number - 1), alpha: 1}\n" }
    return text + "view: {label: x, style: s1999}\n"
  }()

  private static func each(_ data: String, _ node: String) -> String {
    "data: {\(data)}\nview: {vstack: [{each: i in 2000, \(node)}]}\n"
  }

  private static let costly: [String: String] = {
    let letters = String(repeating: "a", count: 900_000)
    let separator = String(repeating: "x", count: 60_000)
    let numbers = "\(Array(0..<3_000))"
    let equations = Array(repeating: "self.width == 10", count: 300).joined(separator: ", ")
    var exceptions = "variants: [{appearance: [light, dark], except: ["
    for number in 0..<5_000 { exceptions += "{locale: x\(number)}, " }
    return [
      "components": doubled,
      "styles": styles,
      "a long text": each("t: \"\(letters)\"", "label: '{{t | count}}'"),
      "a list in order": each("l: \(numbers)", "label: '{{l | sorted | first}}'"),
      "a separator": "data: {l: \(numbers)}\nview: {label: \"{{l | join('\(separator)')}}\"}\n",
      "equations": each("a: 1", "view: [], constraints: [\(equations)]"),
      "a number": "data: {n: 1e30}\nview: {vstack: [{each: a in n, label: x}]}\n",
      "exceptions": exceptions + "]}]\nview: view\n",
    ]
  }()

  @Test(arguments: costly.keys.sorted())
  func `is refused in one message, and soon`(name: String) {
    let begun = ContinuousClock.now
    let said = diagnostics(Self.costly[name] ?? "")
    expectEqual(said.map(\.id), ["limit"], "\(name)")
    #expect(said.allSatisfy { $0.remedy?.isEmpty == false })
    #expect(ContinuousClock.now - begun < .seconds(20), "\(name)")
  }

  @Test func `has texts that lead nowhere but to themselves`() {
    let said = diagnostics(
      "strings: {en: {a: {other: {localized: a, values: {count: 1}}}}}\n"
        + "view: {label: {localized: a, values: {count: 1}}}\n"
    )
    expectEqual(said.map(\.id), ["wrong-type"])
    let deep = String(repeating: "{a: ", count: 40) + "x" + String(repeating: "}", count: 40)
    let begun = ContinuousClock.now
    #expect(ids("strings: {en: \(deep)}\nview: {label: {localized: b}}\n") == ["missing-string"])
    #expect(ContinuousClock.now - begun < .seconds(5))
  }

  @Test func `tells of a fault in what components hand on twice, at once`() {
    let text =
      "data: {e: ''}\n"
      + Self.doubled.replacing("label: '{{t}}'", with: "label: a, color: '{{t}}x'")
      .replacing("{t: abcdefgh}", with: "{t: '{{e}}'}")
    let begun = ContinuousClock.now
    expectEqual(ids(text), ["data-type"])
    #expect(ContinuousClock.now - begun < .seconds(5))
  }

  /// Faults for which words are looked up that somebody may have meant.
  private static let riddles = [
    "a dot": "leading: '.'",
    "dots": "leading: ' ', trailing: '..', top: '. + .'",
    "braces": "if: \"" + String(repeating: "\\\\{{", count: 15_000) + "\"",
    "a colour": "color: rgb(1" + String(repeating: ", 2", count: 30_000) + ")",
    "long names": "color: \(String(repeating: "a", count: 60_000))",
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
