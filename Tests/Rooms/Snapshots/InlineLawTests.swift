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
      (lines(["\\(a) \"\"\""], "##"), "\\(a) \"\"\""),
      (lines([], ""), ""), (lines(["on \\", "one line"], ""), "on one line"),
    ])
  }
}

@Suite struct `Accepting an inline snapshot` {
  @Test func `changes its literal alone, and the next run passes`() throws {
    for seed in Seed.many(150) {
      var random = RandomCode(seed: seed)
      let newline = random.pick(["\n", "\n", "\r\n"])
      let indentation = random.pick(["", "  ", "\t", "        "])
      let name = random.pick(["assertInlineSnapshot", "try x.y(\")\", z).assertInlineSnapshot"])
      let arguments = random.pick([
        "(of: a, as: .lines)", "(of: f(\"(\") { \"}\" }, as: .lines /* ) */)",
      ])
      let before = random.code(newline) + indentation + name + arguments
      let after = random.code(newline)
      let old = random.literal(indentation, newline)
      let text = random.text()
      let space = random.pick([" ", "\(newline)\(indentation)  "])
      let (opening, closing) = (" {" + space, space + "}" + newline)
      let sample = try InlineSample(
        before + (old.map { opening + $0.code + closing } ?? newline) + after
      )
      let number = before.components(separatedBy: "(of:").count - 2
      let compiled = sample.source
      let report = sample.run(text, at: number, kept: old?.text)
      guard old?.text.utf8.elementsEqual(text.utf8) != true else {
        #expect(report.message == nil, "\(seed)")
        continue
      }
      #expect(sample.pending.count == 1, "\(seed) \(report.message ?? "") \(compiled)")
      try sample.accept()
      let now = Array(sample.source.utf8)
      // Whatever stood around the literal stands there still.
      let head = Array((old == nil ? before : before + opening).utf8)
      let tail = Array(((old == nil ? newline : closing) + after).utf8)
      guard now.count >= head.count + tail.count, now.starts(with: head),
        now.reversed().starts(with: tail.reversed())
      else {
        Issue.record("\(seed): what stands around the literal changed\n\(sample.source)")
        continue
      }
      var literal = String(decoding: now[head.count..<(now.count - tail.count)], as: UTF8.self)
      if old == nil {
        #expect(literal.hasPrefix(" {" + newline) && literal.hasSuffix(newline + indentation + "}"))
        literal = String(literal.dropFirst(2).dropLast().trimming)
      }
      let read = Self.value(of: literal)
      #expect(read.map { $0.utf8.elementsEqual(text.utf8) } == true, "\(seed) \(literal)")
    }
  }

  /// What the compiler makes of a literal without values in it; written apart from the program's reader.
  private static func value(of literal: String) -> String? {
    let signs = String(literal.prefix { $0 == "#" })
    var inside = literal.dropFirst(signs.count).dropLast(signs.count)
    guard inside.hasPrefix("\"\"\""), inside.contains(where: \.isNewline) else {
      inside = inside.dropFirst().dropLast()
      return unescaped(String(inside), signs)
    }
    let lines = inside.dropFirst(3).dropLast(3).replacing("\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    guard let blanks = lines.last, blanks.allSatisfy({ $0 == " " || $0 == "\t" }) else {
      return nil
    }
    var texts: [String] = []
    for line in lines.dropLast() {
      guard line.hasPrefix(blanks) || line.isEmpty else { return nil }
      guard let text = unescaped(String(line.dropFirst(line.isEmpty ? 0 : blanks.count)), signs)
      else {
        return nil
      }
      texts.append(text)
    }
    return texts.joined(separator: "\n")
  }

  private static func unescaped(_ text: String, _ signs: String) -> String? {
    let parts = text.components(separatedBy: "\\" + signs)
    var value = parts[0]
    for part in parts.dropFirst() {
      if part.hasPrefix("r") {
        value += "\r" + part.dropFirst()
      } else if part.hasPrefix("u{"), let end = part.firstIndex(of: "}"),
        let number = UInt32(part[..<end].dropFirst(2), radix: 16),
        let scalar = Unicode.Scalar(number)
      {
        value.unicodeScalars.append(scalar)
        value += part[end...].dropFirst()
      } else {
        return nil
      }
    }
    return value
  }
}

extension Substring {
  fileprivate var trimming: Substring {
    var text = self
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
