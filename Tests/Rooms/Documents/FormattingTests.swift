import Foundation
import SnaplineDesigns
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineScene
import TestSupport
import Testing

/// A text, and how it is formatted.
struct FormattedPair: Sendable, CustomTestStringConvertible {
  var name: String
  var before: String
  var after: String

  var testDescription: String { name }
}

@Suite struct `A formatted design` {
  private func formatted(_ text: String, named name: String = "card.yaml") throws -> String {
    let bytes = try Design.formatted(bytes: Array(text.utf8), named: name)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: FormattedPair.rows)
  func `has its form, and keeps it`(pair: FormattedPair) throws {
    expectEqual(try formatted(pair.before), pair.after, "\(pair.name)")
    expectEqual(try formatted(pair.after), pair.after, "\(pair.name)")
  }

  @Test func `is drawn as before, whichever design of the gallery it is`() throws {
    for path in Checkout.designs {
      let design = try Design(contentsOf: path)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let after = try formatted(text, named: path)
      expectEqual(try formatted(after, named: path), after, "\(path)")
      let again = try Design(bytes: Array(after.utf8), from: path)
      #expect(try again.drawing().scene.items == design.drawing().scene.items, "\(path)")
    }
  }

  @Test(arguments: FilledPair.rows)
  func `is filled as before`(pair: FilledPair) throws {
    let after = try formatted(pair.filled)
    expectEqual(try Drawn(after).frames, try Drawn(pair.filled).frames, "\(pair.name)")
  }

  /// A mistake is told of a formatted file as of the file before, but for its place.
  ///
  /// A comma that parts a text in braces isn't told from others once each entry has a line of its own.
  @Test func `has the same mistakes`() throws {
    for row in MistakeTable.rows where !ids(row.design).contains("comma-in-braces") {
      guard let after = try? formatted(row.design) else { continue }
      expectEqual(ids(after).sorted(), ids(row.design).sorted(), "\(row.design)")
    }
  }

  /// Lines of designs in other orders, with comments, quotes and brackets among them: what can be read
  /// is formatted, says the same, and is formatted for good.
  @Test func `says what it said, whatever stands in it`() throws {
    let texts = try Checkout.designs.filter { $0.hasSuffix(".yaml") }
      .map { try String(contentsOfFile: $0, encoding: .utf8) }
    var count = 0
    for var seed in Seed.many(130) {
      let text = Self.edited(texts.randomElement(using: &seed) ?? "", using: &seed)
      let read = FormattedText(Array(text.utf8), name: "a.yaml", environment: Environment())
      #expect(!read.found.diagnostics.contains { $0.id == "not-formatted" }, "\(seed): \(text)")
      guard let bytes = read.bytes else { continue }
      count += 1
      let again = FormattedText(bytes, name: "a.yaml", environment: Environment())
      #expect(again.bytes == bytes, "\(seed): \(text)")
    }
    #expect(count > 50)
  }

  @Test func `says what it said, whatever fuzzing put into it`() throws {
    for input in try FuzzCorpus.inputs("format") {
      for name in ["a.yaml", "a.json"] {
        let read = FormattedText(input, name: name, environment: Environment())
        let text = String(decoding: input, as: UTF8.self)
        #expect(!read.found.diagnostics.contains { $0.id == "not-formatted" }, "\(text)")
        guard let bytes = read.bytes else { continue }
        let again = FormattedText(bytes, name: name, environment: Environment())
        #expect(again.bytes == bytes, "\(text)")
      }
    }
  }

  private static func edited(_ text: String, using seed: inout Seed) -> String {
    var lines = text.split(separator: "\n").map { String($0) }
    lines = Array(lines.prefix(Int.random(in: 1...lines.count, using: &seed)))
    let bits = [
      "# a", "  # b", "", "k: |\n  text\n\n   more\n", "- - a\n  - # c\n    b", "x: \"a\\tb\"",
      "a: &a {b: 1}", "l: [a, # d\n  b]", "p: plain\n  and more", "? long\n: short", "e: []  # e",
      "f: >-\n  folded\n  text\n\n  more", "q: 'it''s'", "t: \u{2028}é  # f", "w: |+\n  kept\n\n",
    ]
    for _ in 0..<Int.random(in: 0...5, using: &seed) {
      let place = Int.random(in: 0..<lines.count, using: &seed)
      switch Int.random(in: 0...4, using: &seed) {
      case 0: lines.insert(bits.randomElement(using: &seed) ?? "", at: place)
      case 1: lines[place] += "  # at \(place)"
      case 2:
        let spaces = String(repeating: " ", count: Int.random(in: 0...6, using: &seed))
        lines.insert(spaces + "# own", at: place)
      case 3: lines.insert(bits.randomElement(using: &seed) ?? "", at: 0)
      default:
        let sign = ":,[]{}#-?\"' &*|>".randomElement(using: &seed) ?? ":"
        let middle = lines[place].index(lines[place].startIndex, offsetBy: lines[place].count / 2)
        lines[place].insert(sign, at: middle)
      }
    }
    return lines.joined(separator: Bool.random(using: &seed) ? "\n" : "\r\n")
  }

  @Test func `is JSON as it was`() throws {
    let text =
      #"{"canvas":{"width":300},"view":{"label":"é","font":17.0}, "data": {"a": [], "b":{}}}"#
    let line =
      #"{"canvas": {"width": 300}, "view": {"label": "\u00e9", "font": 17.0}, "data": {"a": [], "b": {}}}"#
    for name in ["card.json", "standard input"] {
      expectEqual(try formatted(text, named: name), line.replacing(#"\u00e9"#, with: "é") + "\n")
    }
    let items = (0..<30).map { "{\"label\":  \"item \($0)\"}" }.joined(separator: ",")
    let long = try formatted("{\"view\":{\"vstack\":[\(items)]}}", named: "card.json")
    #expect(long.hasPrefix("{\n  \"view\": {\n    \"vstack\": [\n      {\"label\": \"item 0\"},\n"))
    expectEqual(try formatted(long, named: "card.json"), long)
  }

  @Test func `keeps a text of several lines plain that could be a number or a date`() throws {
    expectEqual(try formatted("{t: {g: -1\n5}}"), "{t: {g: -1 5}}\n")
    expectEqual(try formatted("a: {g: 2026\n 12}\n"), "a: {g: 2026 12}\n")
    expectEqual(try formatted("a: -1\n  5\n"), "a: -1\n  5\n")
  }

  @Test func `puts a text of several lines that begins with dots into quotes`() throws {
    expectEqual(try formatted("a: [.... q\nr ]\n"), "a: [\".... q r\"]\n")
    expectEqual(try formatted("\r ... \n"), "\"...\"\n")
    expectEqual(try formatted(" ...\n ...\n"), "\"... ...\"\n")
    // Such a text is no number, whatever follows.
    expectEqual(try formatted("a: ...22\nb: [---5]\n"), "a: \"...22\"\nb: [\"---5\"]\n")
    let marks = try formatted("\u{742}\n \u{742} v\n")
    expectEqual(try formatted(marks), marks)
    // What stands at the top keeps the empty line below it.
    for text in ["# A licence.\n\nversion: 1\n", "# A note.\nversion: 1\n"] {
      expectEqual(try formatted(text), text)
    }
    expectEqual(try formatted("? \n#}\n\n v\n"), "#}\n\nv:\n")
    let long = String(repeating: "v", count: 120)
    expectEqual(try formatted("a: [-, \(long)]\n"), "a:\n- \"-\"\n- \(long)\n")
  }

  @Test func `isn't made of what can't be read`() {
    // A file of JSON isn't made one of YAML where it is damaged.
    let damaged = Array("{\"view\": {\"label\": ".utf8) + [0x22, 0xFF, 0x01, 0x22, 0x7D]
    #expect(throws: DesignError.self) {
      try Design.formatted(bytes: damaged, named: "card.json")
    }
    for text in ["view: [", "view: {label: a, label: b}", "view: !tag x", "a: 1\n---\nb: 2", ""] {
      #expect(throws: DesignError.self, "\(text)") { try formatted(text) }
    }
  }

  @Test func `takes time in proportion to its length`() throws {
    let rows = (0..<12_000).map { "- {id: a\($0), label: \"text\"}  # \($0)\n" }
    let text = "view:\n" + rows.joined()
    let start = ContinuousClock.now
    _ = try formatted(text)
    #expect(ContinuousClock.now - start < .seconds(30))
  }
}
