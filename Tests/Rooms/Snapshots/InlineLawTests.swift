import Foundation
import SnaplineSnapshots
import TestSupport
import Testing

/// Random code around random texts.
private struct RandomCode {
  var seed: Seed

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &seed)]
  }

  mutating func text() -> String {
    let parts = [
      "a", "word", "\n", "\n", " ", "  ", "\t", "\"", "\"\"", "\"\"\"", "\"#", "\"\"\"##", "\\",
      "\\(x)",
      "\\#(x)", "\\##n", "#", "##", "é", "😀", "👩‍👩‍👧", "שלום", "\u{202E}", "\u{0}", "\u{7F}", "\r",
      "\r\n",
      "/*", "//", "{", "}", ")", "'", "\u{2028}", "\u{FEFF}", "\\u{41}",
    ]
    return (0..<Int.random(in: 0...9, using: &seed)).map { _ in pick(parts) }.joined()
  }

  /// Code that has all that could be taken for something else.
  mutating func code(_ newline: String) -> String {
    let lines = [
      "let a = 1 // it's \"a\" {", "/* one /* two */ \" ) */", "let b = \"( \\(c(\")\")) }\"",
      "\tlet d = #\"\"\"#", "let é😀 = [\"}\": {( 1 )}]", "", "let p = #/\"(/#", "let e = `a \" b`",
      "let f = \"\"\"\n  ) \" \"\" }\n  \"\"\"", "func g() { h() }",
    ]
    return (0..<Int.random(in: 0...4, using: &seed)).map { _ in pick(lines) + "\n" }.joined()
      .replacing("\n", with: newline)
  }

  /// A literal as an author may have written it, with the text that it has; nothing for none.
  mutating func literal(_ indentation: String, _ newline: String) -> (code: String, text: String)? {
    let inner = indentation + "  "
    func lines(_ texts: [String], _ signs: String) -> String {
      ([signs + "\"\"\""] + texts.map { $0.isEmpty ? "" : inner + $0 } + [inner + "\"\"\"" + signs])
        .joined(separator: newline)
    }
    return pick([
      nil, ("\"old\"", "old"), ("#\"o\"l\\d\"#", "o\"l\\d"), ("\"\"", ""),
      ("\"a\\u{42}\\n\"", "aB\n"),
      (lines(["one", "", "two"], ""), "one\n\ntwo"),
      (lines(["    deep", "\tless"], ""), "    deep\n\tless"),
      (lines(["\\(a) \"\"\""], "##"), "\\(a) \"\"\""),
      (lines([], ""), ""), (lines(["on \\", "one line"], ""), "on one line"),
    ])
  }
}

/// Code with one call, and the same after its literal was written.
private struct Rewriting {
  var seed: Seed
  /// Keeps the folder that both are in.
  var sample: InlineSample
  var call: Int
  var old: String?
  var text: String
  var (before, after) = ("", "")
  /// What stands around the literal, which stays byte by byte.
  var (head, tail) = ("", "")

  init(_ seed: Seed) throws {
    self.seed = seed
    var random = RandomCode(seed: seed)
    let newline = random.pick(["\n", "\n", "\r\n"])
    let indentation = random.pick(["", "  ", "\t", "        "])
    let name = random.pick(["assertInlineSnapshot", "try x.y(\")\", z).assertInlineSnapshot"])
    let arguments = random.pick([
      "(of: a, as: .lines)", "(of: f(\"(\") { \"}\" }, as: .lines /* ) */)",
    ])
    let start = random.code(newline) + indentation + name + arguments
    let end = random.code(newline)
    let literal = random.literal(indentation, newline)
    old = literal?.text
    text = random.text()
    let space = random.pick([" ", "\(newline)\(indentation)  "])
    let (opening, closing) = (" {" + space, space + "}" + newline)
    (head, tail) = literal == nil ? (start, newline + end) : (start + opening, closing + end)
    before = head + (literal?.code ?? "") + tail
    sample = try InlineSample(before)
    call = start.components(separatedBy: "(of:").count - 2
  }

  /// Whether the literal says the same already.
  var isSame: Bool { old?.utf8.elementsEqual(text.utf8) == true }
}

@Suite struct `Writing an inline snapshot` {
  @Test(arguments: [nil, RecordMode.failed])
  func `changes its literal alone, to what the compiler reads as the text`(
    mode: RecordMode?
  ) throws {
    var all: [Rewriting] = []
    for seed in Seed.many(60) {
      var one = try Rewriting(seed)
      let report = one.sample.run(one.text, at: one.call, kept: one.old, mode)
      if mode == nil, !one.isSame {
        #expect(one.sample.source == one.before, "\(seed)")
        #expect(one.sample.pending.count == 1, "\(seed) \(report.message ?? "") \(one.before)")
        try one.sample.accept()
      }
      expectEqual(report.message == nil, one.isSame)
      one.after = one.sample.source
      let now = Array(one.after.utf8)
      // Whatever stood around the literal stands there still.
      #expect(
        now.count >= one.head.utf8.count + one.tail.utf8.count && now.starts(with: one.head.utf8)
          && now.reversed().starts(with: one.tail.utf8.reversed()),
        "\(seed): what stands around the literal changed\n\(one.after)"
      )
      all.append(one)
    }
    let before = try CompiledLiterals.read(all.map(\.before))
    let after = try CompiledLiterals.read(all.map(\.after))
    for (one, (old, new)) in zip(all, zip(before, after)) {
      // The literals are those of before, where one is the text now, or where it is one more.
      let isWritten = new.indices.contains { place in
        var others = (old, new)
        guard others.1.remove(at: place).utf8.elementsEqual(one.text.utf8) else { return false }
        if let kept = one.old {
          guard old.indices.contains(place), old[place].utf8.elementsEqual(kept.utf8) else {
            return false
          }
          others.0.remove(at: place)
        }
        return others.0.elementsEqual(others.1) { $0.utf8.elementsEqual($1.utf8) }
      }
      #expect(isWritten, "\(one.seed) \(old) \(new)\n\(one.after)")
      // What the compiler reads is what the next run compares with.
      let next = one.sample.run(one.text, at: one.call, kept: one.text, .never)
      #expect(next.message == nil, "\(one.seed)")
    }
  }
}

/// What the compiler makes of the literals in files of code.
private enum CompiledLiterals {
  /// The literals of each file, in their order.
  ///
  /// The files are read as one, with a literal of its own before each.
  static func read(_ sources: [String]) throws -> [[String]] {
    let folder = try TemporaryFolder()
    let mark = "@file@"
    let whole = sources.map { "let file = \"\(mark)\"\n\($0)\n" }.joined()
    try folder.write(whole, to: "all.swift")
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = ["swiftc", "-frontend", "-dump-parse", "-dump-ast-format", "json"]
    compiler.arguments? += [folder.path + "/all.swift"]
    let output = Pipe()
    compiler.standardOutput = output
    try compiler.run()
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    compiler.waitUntilExit()
    // Foundation takes this character for a mark of bytes where it follows an escape.
    let text = String(decoding: printed, as: UTF8.self).replacing("\u{FEFF}", with: "\\uFEFF")
    expectEqual(compiler.terminationStatus, 0)
    var literals: [String] = []
    collect(try JSONSerialization.jsonObject(with: Data(text.utf8)), into: &literals)
    // A declaration names what it begins with twice, so a mark follows a mark.
    var files: [[String]] = []
    var wasMark = false
    for literal in literals {
      if literal != mark {
        files[files.count - 1].append(literal)
      } else if !wasMark {
        files.append([])
      }
      wasMark = literal == mark && !wasMark
    }
    expectEqual(files.count, sources.count)
    return files
  }

  private static func collect(_ node: Any, into literals: inout [String]) {
    if let parts = node as? [Any] {
      for part in parts { collect(part, into: &literals) }
    } else if let parts = node as? [String: Any] {
      if parts["_kind"] as? String == "string_literal_expr", let text = parts["value"] as? String {
        literals.append(text)
      }
      for key in parts.keys.sorted() { if let part = parts[key] { collect(part, into: &literals) } }
    }
  }
}
