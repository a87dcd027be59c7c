import SnaplineDiagnostics
import Testing

@Suite struct `A diagnostic in lines` {
  private func text(_ diagnostic: Diagnostic) -> String {
    DiagnosticFormatter().text(for: diagnostic)
  }

  private let diagnostic = Diagnostic(
    id: "unknown-property",
    severity: .error,
    subject: "'label' has no property 'textColor'",
    place: Place(file: "card.yaml", line: 7, column: 3, length: 9, excerpt: "  textColor: red"),
    remedy: "write 'color: red'"
  )

  @Test func `names the place and the kind, shows the line, marks the value and gives a hint`() {
    #expect(
      text(diagnostic) == """
        card.yaml:7:3: error: 'label' has no property 'textColor' [unknown-property]
          7 |   textColor: red
            |   ^~~~~~~~~
        hint: write 'color: red'
        """
    )
  }

  @Test func `keeps the gutter as wide as the number of the line`() {
    var far = diagnostic
    far.place?.line = 1_234
    far.cause = "a cause\nof two lines"
    far.remedy = "do this\nand that"
    #expect(
      text(far) == """
        card.yaml:1234:3: error: 'label' has no property 'textColor' [unknown-property]
          1234 |   textColor: red
               |   ^~~~~~~~~
          a cause
          of two lines
        hint: do this
              and that
        """
    )
  }

  @Test func `does without what isn't known`() {
    var bare = Diagnostic(id: "no-file", severity: .warning, subject: "nothing there")
    #expect(text(bare) == "warning: nothing there [no-file]")
    bare.place = Place(file: "card.yaml")
    #expect(text(bare) == "card.yaml: warning: nothing there [no-file]")
    bare.place = Place(file: "format", column: 2, excerpt: "[a]")
    #expect(text(bare) == "format: warning: nothing there [no-file]\n   | [a]\n   |  ^")
  }

  /// Lines with a `>` ahead of the value and a `<` after it, and the marks below.
  @Test(
    arguments: [
      ("x: >yes<", "   ^~~"),
      ("\tx: >y<", "\t   ^"),
      ("名前: >値段<", "      ^~~~"),
      ("한국: >각<", "      ^~"),
      ("ｱ: >ｱ<", "   ^"),
      ("👩‍👩‍👧 é: >🇩🇪1️⃣<", "      ^~~~"),
      ("e\u{301}o\u{308}\u{323}: >yes<", "    ^~~"),
      ("\u{200B}a: >b<", "   ^"),
      ("❤\u{FE0F}: >❤<", "    ^"),
      ("a><", " ^"),
    ]
  )
  func `marks the value whatever characters stand ahead of it`(marked: String, marks: String) {
    let parts = marked.split(separator: /[><]/, omittingEmptySubsequences: false)
    var place = Place(file: "a.yaml", line: 1)
    place.column = parts[0].count + 1
    place.length = parts[1].count
    place.excerpt = parts.joined()
    let lines = DiagnosticFormatter().lines(
      for: Diagnostic(id: "a", severity: .error, subject: "b", place: place)
    )
    #expect(lines[2] == "    | " + marks)
  }

  @Test func `survives places that lie outside the line`() {
    for (column, length) in [(1, 0), (1, -5), (40, 3), (3, 400), (0, 1), (-1, 1)] {
      var odd = diagnostic
      odd.place?.column = column
      odd.place?.length = length
      #expect(text(odd).hasSuffix("hint: write 'color: red'"))
    }
  }
}
