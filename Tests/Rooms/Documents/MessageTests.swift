import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import TestSupport
import Testing

@Suite struct `A message about a design` {
  @Test func `shows the place, the line, a caret and the remedy`() {
    #expect(
      messages("view:\n  label: Hi\n  textColor: red\n") == """
        card.yaml:3:3: error: 'label' has no property 'textColor' [unknown-property]
          3 |   textColor: red
            |   ^~~~~~~~~
        hint: write 'color: red'
        """
    )
  }

  @Test func `counts columns in characters a person sees`() {
    #expect(briefs("view: {label: \"👩‍👩‍👧 é\", clips: ja}").first?.hasPrefix("1:29+2 boolean") == true)
  }

  @Test func `names all errors of a file in order of place`() {
    let text = """
      view:
      - {label: One, colour: red}
      - {label: Two, clips: yes, width: 44pt}
      """
    expectEqual(ids(text), ["unknown-property", "boolean", "size-grammar"])
  }

  @Test func `keeps what was found ahead of a syntax error, and no more`() {
    let text = """
      view:
      - {label: One, colour: red}
      - {label: Two, filling: three, color: brand}
      - label: Note: closed
      """
    expectEqual(ids(text), ["unknown-property", "colon-in-text"])
  }

  @Test func `stops at fifty, and counts the rest`() {
    let text = "view:\n" + String(repeating: "- {label: One, clips: yes}\n", count: 60)
    let all = diagnostics(text)
    #expect(all.count == 51)
    #expect(all.last?.subject == "and 10 more")
  }

  @Test func `tells of a name that isn't there once, with the lines in which it stands`() {
    let text = "view:\n" + String(repeating: "- {label: One, colour: red}\n", count: 30)
    let said = diagnostics(text)
    expectEqual(
      said.map(\.cause),
      ["the same stands in lines 3, 4, 5, 6, 7, 8, 9, 10 and 21 more"]
    )
    expectEqual(said.first?.place?.line, 2)
    // Another value is another remedy, and what is wrong with each thing is told at its place.
    expectEqual(briefs("view:\n- {label: A, bg: red}\n- {label: B, bg: blue}\n").count, 2)
    expectEqual(briefs("view:\n- {label: A, clips: yes}\n- {label: B, clips: yes}\n").count, 2)
    expectEqual(
      briefs("strings: {en: {a: x}}\nview:\n- label: {localized: b}\n- label: {localized: b}\n")
        .count,
      1
    )
  }

  @Test func `is an error instead of a warning where warnings are`() {
    var environment = Environment()
    let text = "view:\n  label: Hi\n  border: 1 #CCCCCC\n"
    expectEqual(diagnostics(text, in: environment).map(\.severity), [.warning])
    environment.isStrict = true
    #expect(throws: DesignError.self) { try Design(yaml: text, environment: environment) }
  }

  @Test func `never steers a terminal`() {
    let text = messages("view:\n  label: \"\\e[31m\"\n  \"col\\eour\": red\n")
    #expect(!text.unicodeScalars.contains("\u{1B}"))
  }
}
