import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A hostile file` {
  private func ids(_ text: String, named name: String = "card.yaml") -> [String] {
    diagnostics(text, named: name).map(\.id)
  }

  @Test func `that isn't text is an error`() {
    let files: [[UInt8]] = [
      [0xFF, 0xFE, 0x76, 0x00], [0x00], [0xC3], [0xED, 0xA0, 0x80], [0x89, 0x50, 0x4E, 0x47, 0x0D],
      // Designs in UTF-16, with and without a mark of their order.
      [0xFF, 0xFE] + Array("view: {}\n".utf8).flatMap { [$0, 0] },
      Array("view: {}\n".utf8).flatMap { [0, $0] },
      Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3] + Array("\n1 0 obj\n<</Type: 1>>".utf8),
    ]
    for file in files { #expect(diagnostics(file).map(\.id) == ["not-text"], "\(file)") }
  }

  /// A label, some of whose bytes are none of UTF-8, or half of a character.
  @Test(arguments: [
    ("card.yaml", "repaired-text", "view: {label: \"a few letters, then |\"}"),
    ("card.json", "repaired-text", "{\"view\": {\"label\": \"a few letters, then |\"}}"),
    ("card.yaml", "half-character", "view: {label: \"a\\ud800b\\\\ud800\"}"),
    ("card.yaml", "half-character", "x-a: \u{2028}é\nview: {label: \"a\\uDFFF\"}"),
    ("card.json", "half-character", "{\"view\": {\"label\": \"a\\ud800\\u0041\\udc00\"}}"),
  ])
  func `whose text is broken is drawn all the same`(
    name: String,
    id: String,
    text: String
  ) throws {
    let bytes = Array(text.utf8).flatMap { $0 == UInt8(ascii: "|") ? [0xFF, 0xC3] : [$0] }
    let all = diagnostics(bytes, named: name)
    #expect(!all.isEmpty && all.allSatisfy { $0.id == id && $0.severity == .warning }, "\(all)")
    let excerpt = all.first?.place?.excerpt ?? ""
    let column = all.first?.place?.column ?? 0
    #expect(["\u{FFFD}", "\\"].contains(String(excerpt.dropFirst(column - 1).prefix(1))))
  }

  /// The lines of text that a design without errors draws.
  private func shown(of bytes: [UInt8], named name: String) throws -> [String] {
    try Design(bytes: bytes, named: name).drawing().scene.items.compactMap { item in
      if case .text(let line) = item { line.string } else { nil }
    }
  }

  /// Texts in Cyrillic, Japanese and German as they were written before UTF-8: hardly a byte is right.
  @Test(arguments: ["card.yaml", "card.json"])
  func `in another encoding is drawn, with a warning for each line`(name: String) throws {
    let words: [[UInt8]] = [
      [0xCF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2], [0x93, 0xFA, 0x96, 0x7B, 0x8C, 0xEA],
      [0xFC, 0xDF, 0xE4],
    ]
    let isJSON = name.hasSuffix("json")
    var file = Array((isJSON ? "{\"view\": [\n" : "# ").utf8)
    if !isJSON { file += words[2] + Array("\nview:\n".utf8) }
    let lines = words.map { word in
      isJSON
        ? Array("{\"label\": \"".utf8) + word + Array("\"}".utf8) : Array("- label: ".utf8) + word
    }
    file += Array(lines.joined(separator: isJSON ? Array(",\n".utf8) : Array("\n".utf8)))
    if isJSON { file += Array("]}".utf8) }
    let said = diagnostics(file, named: name).filter { $0.id == "repaired-text" }
    #expect(said.map { $0.place?.line } == (isJSON ? [2, 3, 4] : [1, 3, 4, 5]))
    #expect(said.last?.place?.column == (isJSON ? 12 : 10))
    #expect(said.allSatisfy { $0.severity == .warning })
    let texts = try shown(of: file, named: name)
    // Some bytes of Japanese are letters of ASCII.
    #expect(texts.count == 3 && texts.allSatisfy { $0.contains("\u{FFFD}") })
  }

  @Test(arguments: ["card.yaml", "card.json"])
  func `with a megabyte in one word is drawn`(name: String) throws {
    let word = String(repeating: "x", count: 1 << 20)
    let design = "{\"canvas\": \"300x200\", \"view\": {\"label\": \"\(word)\", \"lines\": 3}}"
    let time = try processorTime {
      let texts = try shown(of: Array(design.utf8), named: name)
      #expect(texts.count == 3 && texts.last?.hasSuffix("xxx\u{2026}") == true)
    }
    #expect(time < 60)
  }

  /// What YAML leaves out, in each of its kinds of texts: `|` stands for the character.
  @Test(arguments: [
    "view: {label: a|b}\n", "view: {label: \"a|b\"}\n", "view: {label: 'a|b'}\n",
    "view:\n  label: >-\n    a|b\n", "view:\n  label: |-\n    a|b\n",
  ])
  func `with characters that it can't hold is drawn all the same`(text: String) throws {
    let text = "# Enough of a text to be one, whatever few characters in it are not.\n" + text
    let parts = text.split(separator: "a|b", maxSplits: 1).map(String.init)
    let before = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    for character in ["\u{FFFE}", "\u{FFFF}", "\u{80}", "\u{1}", "\u{7F}", "\u{FEFF}", "\0"] {
      let design = parts[0] + "a\(character)b" + parts[1]
      let said = try Design(yaml: design, named: "card.yaml").diagnostics
      expectEqual(said.map(\.id), ["forbidden-character"])
      #expect(said.first?.severity == .warning)
      let code = try #require(character.unicodeScalars.first).value
      #expect(said.first?.subject.contains("U+") == true && said.first?.remedy == "remove it")
      #expect(said.first?.place?.line == before.count, "\(code)")
      #expect(said.first?.place?.column == (before.last?.count ?? 0) + 2, "\(code)")
      #expect(try Drawn(design).lines.map(\.string) == ["a\u{FFFD}b"], "\(code)")
      var strict = Environment()
      strict.isStrict = true
      let error = #expect(throws: DesignError.self) {
        try Design(yaml: design, named: "card.yaml", environment: strict)
      }
      expectEqual(error?.diagnostics.map(\.severity), [.error])
    }
  }

  @Test func `tells the right place behind characters that it can't hold`() {
    let lead = "# a comment that is long enough to make a text of this, or so it seems\n"
    for character in ["\u{1}", "\u{80}", "\u{FFFF}"] {
      let plain = ids(lead + "view: {label: \"a-b\", colour: red}\n")
      let text = lead + "view: {label: \"a\(character)b\", colour: red}\n"
      #expect(ids(text) == ["forbidden-character"] + plain)
      let places = diagnostics(text).map(\.place)
      let others = diagnostics(lead + "view: {label: \"a-b\", colour: red}\n").map(\.place)
      #expect(places.last??.column == others.last??.column)
      #expect(places.last??.line == 2)
    }
  }

  @Test func `keeps the controls that YAML and JSON have, and what JSON allows`() throws {
    let tab = "view: {label: \"one\ttwo\u{85}three, and some more of it\"}\r\n"
    #expect(diagnostics(tab).isEmpty)
    #expect(try Drawn(tab).lines.map(\.string).joined().contains("two"))
    let json = "{\"view\": {\"label\": \"a few words, \u{7F}\u{FFFF} and \u{1} others\"}}"
    expectEqual(ids(json, named: "card.json"), ["forbidden-character"])
  }

  @Test(arguments: ["card.yaml", "card.json"])
  func `that nests too deep is an error`(name: String) {
    let open = String(repeating: "[", count: 100_000)
    expectEqual(ids(open, named: name), ["limit"])
    let maps = String(repeating: "{\"view\":", count: 5_000)
    #expect(ids(maps, named: name).last == "limit")
  }

  @Test func `that multiplies by aliases is an error`() {
    var text = "x-0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<9 {
      let uses = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "x-\(level): &a\(level) [\(uses)]\n"
    }
    expectEqual(ids(text + "view: {}\n"), ["limit"])
    let many = "x-a: &a x\nx-b:\n" + String(repeating: "- *a\n", count: 1_001)
    expectEqual(ids(many + "view: {}\n"), ["limit"])
  }

  @Test func `that nests by aliases is an error`() {
    var text = "x-0: &a0 [x]\n"
    for level in 1..<120 { text += "x-\(level): &a\(level) [*a\(level - 1)]\n" }
    expectEqual(ids(text + "view: {}\n"), ["limit"])
  }

  @Test(arguments: ["card.yaml", "card.json"])
  func `that is too large is an error`(name: String) {
    var environment = Environment()
    environment.limits.documentBytes = 100
    let large = "{\"view\": {\"label\": \"" + String(repeating: "x", count: 200) + "\"}}"
    expectEqual(diagnostics(large, named: name, in: environment).map(\.id), ["limit"])
    let long = "{\"view\": {\"label\": \"" + String(repeating: "x", count: 2_000_001) + "\"}}"
    expectEqual(ids(long, named: name), ["limit"])
    let equation = String(repeating: "x", count: 70_000)
    expectEqual(ids("{\"view\": {}, \"constraints\": [\"\(equation)\"]}", named: name), ["limit"])
    let many = "{\"x-a\": [" + String(repeating: "1,", count: 100_000) + "1], \"view\": {}}"
    expectEqual(ids(many, named: name), ["limit"])
  }

  @Test func `with too many views is one error, at the first that isn't read`() {
    let text = "view:\n" + String(repeating: "- view\n", count: 20_100)
    let named = text + "- {id: late}\nconstraints: [late.width == 1]\n"
    expectEqual(
      briefs(named),
      [
        "20002:3+1 limit: more than 20000 views in one design · draw less in one picture: shorten "
          + "a list, or make several designs"
      ]
    )
  }

  @Test func `costs no more than its size`() {
    let directives = String(repeating: "%TAG !a! b\n", count: 20_000) + "---\nview: {}\n"
    expectEqual(ids(directives), ["tag"])
    let second = "view: {}\n...\n" + directives
    expectEqual(ids(second), ["second-document"])
    let keys = (0..<5_000).map { "k\($0): 1\n" }.joined()
    #expect(ids(keys).last == "more")
    let names = (0..<2_000).map { "c\($0): c\($0 + 1)" }.joined(separator: ", ")
    #expect(!ids("colors: {\(names), c2000: red}\nview: {}\n").contains("not-text"))
    let node = "{\"label\": \"\(String(repeating: "é", count: 1_000))\", \"clips\": \"yes\"}"
    let nodes = Array(repeating: node, count: 60).joined(separator: ", ")
    #expect(ids("{\"view\": [\(nodes)]}", named: "card.json").count == 51)
    let chain = "- " + Array(repeating: "a.top == a.bottom", count: 2_500).joined(separator: " == ")
    #expect(ids("view: {id: a}\nconstraints:\n\(chain)\n").isEmpty)
  }

  @Test func `never stops the program, however it is broken`() throws {
    let designs = try Gallery.paths.map { ($0, try Gallery.bytes($0)) }
    for var seed in Seed.many(100) {
      let (path, bytes) = designs[Int.random(in: 0..<designs.count, using: &seed)]
      let broken = mutated(bytes, &seed)
      let name = path.hasSuffix("json") ? "card.json" : "card.yaml"
      do throws(DesignError) {
        _ = try Design(bytes: broken, named: name).drawing()
      } catch {
        #expect(error.diagnostics.contains { $0.severity == .error }, "\(seed)")
        #expect(!error.description.isEmpty, "\(seed)")
      }
    }
  }

  /// Numbers that no reader may take for lengths, counts or divisors as they are.
  private static let hostileNumbers = [
    "0", "-0", "-1", "-2.5", "nan", "inf", "-inf", "1e308", "-1e308", "1e-308", "4.9e-324",
    "99999", "1000000", "9223372036854775808", "-9223372036854775809", "1e19",
  ]

  @Test func `never stops the program, whatever its numbers are`() throws {
    let designs = try Gallery.paths.map {
      ($0, String(decoding: try Gallery.bytes($0), as: UTF8.self))
    }
    for var seed in Seed.many(100) {
      var (path, text) = designs[Int.random(in: 0..<designs.count, using: &seed)]
      for _ in 0..<Int.random(in: 1...4, using: &seed) {
        guard let number = text.ranges(of: /-?[0-9]+(\.[0-9]+)?/).randomElement(using: &seed) else {
          continue
        }
        text.replaceSubrange(number, with: Self.hostileNumbers.randomElement(using: &seed) ?? "0")
      }
      let name = path.hasSuffix("json") ? "card.json" : "card.yaml"
      do throws(DesignError) {
        _ = try Design(bytes: Array(text.utf8), named: name).drawing()
      } catch {
        #expect(error.diagnostics.contains { $0.severity == .error }, "\(seed)")
      }
    }
  }

  /// Sides that are too long are told with the longest that the scale allows, if it is one.
  @Test(arguments: ["size: 100000x100000", "width: 100000", "height: 1...100000"])
  func `has a scale of any number`(size: String) {
    for scale in Self.hostileNumbers {
      let all = diagnostics("canvas: {\(size), scale: \(scale)}\nview: {}\n")
      let told = all.first { $0.id == "out-of-range" && ($0.place?.column ?? 99) < 20 }
      let hint = told?.remedy ?? ""
      #expect(hint.contains("1...16383") || hint.contains("16383") || hint.contains("10000x10000"))
      #expect(all.count == 2, "\(size), \(scale)")
    }
  }

  /// A few bytes changed, lost, doubled or moved, as a careless or a hostile editor would.
  private func mutated(_ bytes: [UInt8], _ seed: inout Seed) -> [UInt8] {
    var bytes = bytes
    let signs = Array("{}[]:,-#&*!|>'\"%@`? \n\t0.x/@=".utf8)
    for _ in 0..<Int.random(in: 1...6, using: &seed) where !bytes.isEmpty {
      let start = Int.random(in: 0..<bytes.count, using: &seed)
      let end = min(bytes.count, start + Int.random(in: 0...12, using: &seed))
      switch Int.random(in: 0..<6, using: &seed) {
      case 0: bytes[start] = UInt8.random(in: 0...255, using: &seed)
      case 1: bytes[start] = signs.randomElement(using: &seed) ?? 0
      case 2: bytes.removeSubrange(start..<end)
      case 3: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 4: bytes.insert(signs.randomElement(using: &seed) ?? 0, at: start)
      default:
        let moved = Array(bytes[start..<end])
        bytes.removeSubrange(start..<end)
        let place = Int.random(in: 0...bytes.count, using: &seed)
        bytes.insert(contentsOf: moved, at: place)
      }
    }
    return bytes
  }
}
