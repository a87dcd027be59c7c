import SnaplineDiagnostics
import Testing

@Suite struct `A text in quotation marks` {
  @Test(
    arguments: [
      ("card", #""card""#),
      (#"a "big" card"#, #""a \"big\" card""#),
      (#"C:\cards"#, #""C:\\cards""#),
      ("one\ntwo\tthree\r\n", #""one\ntwo\tthree\u{d}\n""#),
      ("\u{1B}[31m\u{2028}\u{7}", #""\u{1b}[31m\u{2028}\u{7}""#),
      ("Grüße, 👩‍👩‍👧 e\u{301}", "\"Grüße, 👩‍👩‍👧 e\u{301}\""),
      ("", #""""#),
    ]
  )
  func `stands on one line, whatever it holds`(_ text: String, _ quoted: String) {
    #expect(text.inQuotes() == quoted)
  }

  @Test func `escapes the marks that stand around it alone`() {
    #expect("it's \"so\"".inQuotes("'") == #"'it\'s "so"'"#)
    #expect("abcdef".prefix(3).inQuotes() == "\"abc\"")
  }
}
