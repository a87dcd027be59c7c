extension FormattedPair {
  static let rows = [
    FormattedPair(
      name: "a comment before the first key of an item in brackets",
      before: "view:\n  vstack:\n  - {\n    # one\n    label: a,\n    font: 12 }\n",
      after: "view:\n  vstack:\n  # one\n  - {label: a, font: 12}\n"
    ),
    FormattedPair(
      name: "spaces, quotes and lists",
      before:
        "view:\n    vstack:\n        -   {id:   a , label: \"Hi\" }\n\n\n        - label: 'no'\n",
      after: "view:\n  vstack:\n  - {id: a, label: Hi}\n\n  - label: \"no\"\n"
    ),
    FormattedPair(
      name: "quotes that a text needs",
      before: """
        a: "{{name}}"
        b: 'Note: closed'
        c: '#1'
        d: "it's"
        e: 'say "hi"'
        f: "tab\\t"
        g: ''
        h: [ "a, b", 'c' , "12" ]
        i: "- x"
        j: "a #b"

        """,
      after: """
        a: "{{name}}"
        b: "Note: closed"
        c: "#1"
        d: it's
        e: say "hi"
        f: "tab\\t"
        g: ""
        h: ["a, b", c, "12"]
        i: "- x"
        j: "a #b"

        """
    ),
    FormattedPair(
      name: "comments where they stand",
      before: """

        # first


        # second
        a:   # at a
            # before b
            b: 1 # at b
            # after b
        # before c
        c:
          - 1   # at 1
          # before 2
          - # at the dash
            2
        # last
        """,
      after: """
        # first

        # second
        a:  # at a
          # before b
          b: 1  # at b
          # after b
        # before c
        c:
        - 1  # at 1
        # before 2
        -  # at the dash
          2
        # last

        """
    ),
    FormattedPair(
      name: "brackets that are too long, or hold comments",
      before:
        "a: {one: \(String(repeating: "x", count: 60)), two: [1, 2], three: \(String(repeating: "y", count: 30))} # all\n"
        + "b: [1, # one\n  2, # two\n  3]\nc: [ # none\n]\n",
      after:
        "a:  # all\n  one: \(String(repeating: "x", count: 60))\n  two: [1, 2]\n  three: \(String(repeating: "y", count: 30))\n"
        + "b:\n- 1  # one\n- 2  # two\n- 3\nc: []\n# none\n"
    ),
    FormattedPair(
      name: "texts of several lines",
      before: """
        a: |
             literal
               deeper

        b: >-
            folded
            here

            again
        c: plain
              text
        d: "quoted
             text"
        e: |2
            spaces
        f: |+
          kept


        g: 1
        """,
      after: """
        a: |
          literal
            deeper

        b: >-
          folded
          here

          again
        c: plain
          text
        d: "quoted
          text"
        e: |2
            spaces
        f: |+
          kept


        g: 1

        """
    ),
    FormattedPair(
      name: "anchors, lists in lists and long keys",
      before:
        "%YAML 1.2\n---\na: &x {b: 1}\nc: *x\nd:\n  - - 1\n    - 2\n  -\n    e: 3\n? f\n: 4\n...\n",
      after: "a: &x {b: 1}\nc: *x\nd:\n- - 1\n  - 2\n- e: 3\nf: 4\n"
    ),
    FormattedPair(
      name: "nothing, and ends of lines of other systems",
      before: "\u{FEFF}a:\r\nb: ~\r\nc: [x,\r\n y]",
      after: "a:\nb: ~\nc: [x, y]\n"
    ),
  ]
}
