import Testing

@Suite struct `A message about a text that is no design` {
  @Test func `says what is wrong, where, and what to write`() {
    for (text, expected) in rows {
      #expect(briefs(text) == expected, "\(text)")
    }
  }

  private let rows: [(String, [String])] = [
    (
      "view: {label: Hi, color: #0A84FF}\n",
      [
        "1:26+7 comment-colour: the value is empty, because # begins a comment"
          + " · write 0A84FF or \"#0A84FF\""
      ]
    ),
    (
      """
      view:
        label: {{name}}

      """,
      [
        "2:10+8 bare-placeholder: YAML reads {{ as a mapping · write label: \"{{name}}\""
      ]
    ),
    (
      """
      view: {label: {{name}}, font: body}

      """,
      [
        "1:15+8 bare-placeholder: YAML reads {{ as a mapping · write \"{{name}}\""
      ]
    ),
    (
      """
      view:
      - {{name}}

      """,
      [
        "2:3+8 bare-placeholder: YAML reads {{ as a mapping · write - \"{{name}}\""
      ]
    ),
    (
      """
      view:
        label: {{name}} now

      """,
      [
        "2:10+8 bare-placeholder: YAML reads {{ as a mapping · write label: \"{{name}} now\""
      ]
    ),
    (
      """
      view:
        label: Note: closed

      """,
      [
        "2:14+1 colon-in-text: a second ': ' in a plain text · write label: \"Note: closed\""
      ]
    ),
    (
      """
      view:
      - label: Time is 12: 30

      """,
      [
        "2:20+1 colon-in-text: a second ': ' in a plain text · write label: \"Time is 12: 30\""
      ]
    ),
    (
      """
      view:
        label: *new*

      """,
      [
        "2:10+5 star-in-text: *new* is a YAML alias · write label: \"*new*\""
      ]
    ),
    (
      """
      view:
        label: *new

      """,
      [
        "2:10+4 star-in-text: *new is a YAML alias"
          + " · quote a text that starts with a star: \"*new\""
      ]
    ),
    (
      """
      view:
        label: *new words

      """,
      [
        "2:10+4 star-in-text: *new is a YAML alias"
          + " · quote a text that starts with a star: \"*new\""
      ]
    ),
    (
      "view:\n\tlabel: Hi\n",
      [
        "2:1+1 tab: tabs can't indent YAML · use two spaces"
      ]
    ),
    (
      "view:\n  label: Hi\n\tfont: body\n",
      [
        "3:1+1 tab: tabs can't indent YAML · use two spaces"
      ]
    ),
    (
      """
      view:
        label: Hi
        width: 8
        width: 9

      """,
      [
        "4:3+5 duplicate-key: 'width' was said at line 3"
          + " · several sizes are a list: width: [atLeast 44, atMost 320]"
      ]
    ),
    (
      """
      view:
        label: Hi
        font: body
        font: body

      """,
      [
        "4:3+4 duplicate-key: 'font' was said at line 3 · keep one of them"
      ]
    ),
    (
      "",
      [
        "1:1+1 empty-file: there is no design in this file · begin with 'view:'"
      ]
    ),
    (
      "# c\n",
      [
        "1:1+1 empty-file: there is no design in this file · begin with 'view:'"
      ]
    ),
    (
      """
      - a

      """,
      [
        "1:1+3 wrong-type: a design is a mapping, not a list · begin with 'view:'"
      ]
    ),
    (
      """
      view: {}
      ---
      view: {}

      """,
      [
        "2:1+3 second-document: a design is one document, and here a second one begins"
          + " · put it into a file of its own"
      ]
    ),
    (
      """
      view:
        label: "abc
        font: body

      """,
      [
        "2:10+4 yaml-syntax: the quotes aren't closed as YAML wants it"
          + " · quote the whole value, and write \\\" for a quote inside"
      ]
    ),
    (
      """
      view:
        label: 'it's'

      """,
      [
        "2:10+6 yaml-syntax: the quotes aren't closed as YAML wants it"
          + " · quote the whole value, and write \\\" for a quote inside"
      ]
    ),
    (
      """
      view:
        label: @abc

      """,
      [
        "2:10+4 indicator-in-text: '@' at the start means something to YAML"
          + " · write label: \"@abc\""
      ]
    ),
    (
      #"""
      view: {label: "x\uD800"}

      """#,
      [
        #"1:17+6 warning half-character: '\uD800' is half of a surrogate pair, shown as "#
          + "\u{FFFD} · write the character itself"
      ]
    ),
    (
      #"""
      view: {label: "x\uD83D\uDE00"}

      """#,
      [
        #"1:17+6 warning half-character: '\uD83D' is half of a surrogate pair, shown as "#
          + "\u{FFFD} · write 😀",
        #"1:23+6 warning half-character: '\uDE00' is half of a surrogate pair, shown as "#
          + "\u{FFFD} · write the character itself",
      ]
    ),
    (
      #"""
      view: {label: "x\UFFFFFFFF"}

      """#,
      [
        #"1:17+10 yaml-syntax: '\UFFFFFFFF' is no character"#
          + " · write the character itself"
      ]
    ),
    (
      #"""
      view: {label: "x\q"}

      """#,
      [
        #"1:17+2 yaml-syntax: '\q' is no escape of YAML"#
          + #" · write \\ for a backslash"#
      ]
    ),
    (
      #"""
      view: {label: "x\u12"}

      """#,
      [
        #"1:17+4 yaml-syntax: an escape lacks some of its 4 hexadecimal digits"#
          + " · write all of them, or the character itself"
      ]
    ),
    (
      """
      view:
        label: Hi
        foo
        font: body

      """,
      [
        "3:3+1 yaml-syntax: this isn't YAML: could not find expected ':'"
          + " · write a colon and a value behind the key, or '- ' in front of an item"
      ]
    ),
    (
      """
      view:
        - label: Hi
        font: body

      """,
      [
        "3:3+1 yaml-syntax: this isn't YAML: did not find expected '-' indicator"
          + " · begin the line with '- ', or indent it like the keys of the item above"
      ]
    ),
    (
      """
      view:
          label: Hi
        font: body

      """,
      [
        "3:1+2 indentation: this line is indented by 2 spaces, and the keys above it by 4 · "
          + "indent it by 4 spaces"
      ]
    ),
    (
      """
      view: [label, view

      """,
      [
        "1:19+1 yaml-syntax: this isn't YAML: did not find expected ',' or ']'"
          + " · put a comma between items, and ']' at the end"
      ]
    ),
    (
      """
      view: [

      """,
      [
        "1:8+1 yaml-syntax: this isn't YAML: did not find expected node content"
          + " · write a value here, or quote a text that begins with a sign"
      ]
    ),
    (
      """
      <<: *a
      view: !x {label: !!str Hi}

      """,
      [
        "1:1+2 merge-key: '<<' isn't read in designs"
          + " · write the keys where they belong; a whole value is shared by & and *",
        "1:5+2 star-in-text: *a is a YAML alias · quote a text that starts with a star: \"*a\"",
        "2:7+2 tag: '!x' is a YAML tag, and designs have none"
          + " · the key decides the type; a text that starts with '!' needs quotes",
        "2:18+5 tag: '!!str' is a YAML tag, and designs have none"
          + " · the key decides the type; a text that starts with '!' needs quotes",
      ]
    ),
    (
      """
      ? [a]
      : b

      """,
      [
        "1:3+1 key-not-text: a key is plain text, not a list · quote the text"
      ]
    ),
    (
      """
      view: &a [*a]

      """,
      [
        "1:11+2 unknown-alias: '*a' stands inside its own '&a'"
          + " · write out what is meant, or use an anchor that ends before"
      ]
    ),
    (
      """
      %TAG ! x
      ---
      view: {}

      """,
      [
        "1:1+8 tag: '%TAG' is a YAML tag, and designs have none"
          + " · the key decides the type; a text that starts with '!' needs quotes"
      ]
    ),
  ]
}
