import SnaplineRewriting
import TestSupport
import Testing

@Suite struct `The lexer of Swift` {
  private func meant(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return SwiftLexer.tokens(of: bytes).filter { $0.kind != .space }.map {
      String(decoding: bytes[$0.range], as: UTF8.self)
    }
  }

  @Test(arguments: [
    (
      ##"let a = "x @objc \(b("#selector")) y" + c"##,
      ##"let|a|=|"x @objc \|(|b|(|"#selector"|)|) y"|+|c"##
    ),
    (##"#"a \(no) \#(yes) " "# c"##, ##"#"a \(no) \#|(|yes|) " "#|c"##),
    ("\"\"\"\n a \"\" \\(f) \"\"\" + b", "\"\"\"\n a \"\" \\|(|f|) \"\"\"|+|b"),
    (###"#"""# + ##""## + d"###, ###"#"""#|+|##""##|+|d"###),
    ("a /* b /* @objc */ c */ d // e", "a|/* b /* @objc */ c */|d|// e"),
    ("x = /[^)]\\/ \\(y/ ; a / b / c", "x|=|/[^)]\\/ \\(y/|;|a|/|b|/|c"),
    ("f(#/a/ \"/#, (1)/2)", "f|(|#/a/ \"/#|,|(|1|)|/|2|)"),
    ("reduce(1, /) + reduce(2, /)", "reduce|(|1|,|/|)|+|reduce|(|2|,|/|)"),
    ("`class name` = a!.b?.c ?? -1.5e-3", "`class name`|=|a|!|.|b|?|.|c|??|-|1.5e-3"),
    ("t.0.1...2 <#code#> x≠y", "t|.|0|.|1|...|2|<#code#>|x|≠|y"),
    ("#if os(iOS)\n@objc", "#if|os|(|iOS|)|@|objc"),
    ("\"open\nnext", "\"open|next"),
  ])
  func `knows strings, comments and regular expressions`(text: String, expected: String) {
    #expect(meant(text).joined(separator: "|") == expected)
  }

  @Test func `gives any bytes back`() {
    for seed in Seed.some(300) {
      var random = seed
      let pieces = [
        "\"", "\"\"\"", "#", "\\(", "(", ")", "/", "*", "\n", "\r\n", " ", "`", "a", "é", "≠", "1.",
        "@",
        "<#", "#>", "{", "}", "\\", ".", "\u{0}", "?",
      ]
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...60, using: &random) {
        bytes += pieces.randomElement(using: &random).map { Array($0.utf8) } ?? []
        if Int.random(in: 0..<12, using: &random) == 0 {
          bytes.append(UInt8.random(in: 0...255, using: &random))
        }
      }
      let tokens = SwiftLexer.tokens(of: bytes)
      #expect(tokens.flatMap { bytes[$0.range] } == bytes, "seed \(seed)")
      #expect(tokens.allSatisfy { $0.start < $0.end }, "seed \(seed)")
      // What is rewritten once is rewritten for good, whatever it is.
      let once = RewrittenFile(bytes, path: "a.swift").bytes
      #expect(RewrittenFile(once, path: "a.swift").bytes == once, "seed \(seed)")
    }
  }
}
