import Testing

@Suite struct `A message about a node` {
  @Test func `says what is wrong, where, and what to write`() {
    for (text, expected) in Self.classes + Self.properties {
      #expect(briefs(text) == expected, "\(text)")
    }
  }

  private static let classes: [(String, [String])] = [
    (
      """
      view:
        label: Hi
        colour: red

      """,
      [
        "3:3+6 unknown-property: 'label' has no property 'colour' · did you mean 'color'?"
      ]
    ),
    (
      """
      view:
        label: Hi
        textColor: red

      """,
      [
        "3:3+9 unknown-property: 'label' has no property 'textColor' · write 'color: red'"
      ]
    ),
    (
      """
      view:
        label: Hi
        spacing: 8

      """,
      [
        "3:3+7 unknown-property: 'label' has no property 'spacing' · leave it out; it is a "
          + "property of vstack, hstack, flow"
      ]
    ),
    (
      """
      view:
        label: Hi
        padding: 8

      """,
      [
        "3:3+7 unknown-property: 'label' has no property 'padding' · write 'filling: "
          + "superview' and 'insets: 8'"
      ]
    ),
    (
      """
      view:
        label: Hi
        Opacity: 0.5

      """,
      [
        "3:3+7 unknown-property: 'label' has no property 'Opacity' · write 'alpha: 0.5'"
      ]
    ),
    (
      """
      view: {label: Hi, x: 8, ForEach: a, justify: center}
      style: a

      """,
      [
        "1:19+1 unknown-property: 'label' has no property 'x' · write 'pinnedAt: {x: 8, y: "
          + "0}'",
        "1:25+7 unknown-property: 'label' has no property 'ForEach' · write 'each: item in "
          + "items' on the node itself, in a list",
        "1:37+7 unknown-property: 'label' has no property 'justify' · write 'alignment: "
          + "center'",
        "2:1+5 unknown-property: a design has no 'style': that is for what stands under "
          + "'view:' · indent it under 'view:'",
      ]
    ),
    (
      """
      view: {spacing: 8}

      """,
      [
        "1:8+7 no-class: a plain view has no 'spacing', and this node says no class"
          + " · add the class it belongs to: vstack, hstack, flow"
      ]
    ),
    (
      """
      constraints:
      - a.width == 8 "gap"
      - {equation: a.height == 8, name: side}
      view:
        id: a
        constraints:
        - self.width <= 9 "side"
        - self.height <= 9 @high "gap"
        - self.height <= 10 ""

      """,
      [
        "7:21+6 duplicate-label: a constraint is called 'side' already (line 3)"
          + " · choose another label, or leave it out",
        "8:28+5 duplicate-label: a constraint is called 'gap' already (line 2)"
          + " · choose another label, or leave it out",
      ]
    ),
    (
      """
      view:
      - {id: a}
      - {id: b}
      constraints:
      - a.width == a.width
      - (b, a.layoutMargins).top == a.layoutMargins.top + 8
      - (b, a).top == a.layoutMargins.top
      - 2 * a.edges >= a.edges
      - a.width == a.height

      """,
      [
        "5:3+18 equation: 'a.width' is compared with itself"
          + " · name another view or attribute on one side",
        "6:3+51 equation: 'a.layoutMargins.top' is compared with itself"
          + " · name another view or attribute on one side",
        "8:3+22 equation: 'a.edges' is compared with itself"
          + " · name another view or attribute on one side",
      ]
    ),
    (
      """
      view:
      - lable: Hi

      """,
      [
        "2:3+5 unknown-class: no view is called 'lable' · did you mean 'label'?"
      ]
    ),
    (
      """
      view:
      - UILabel: Hi

      """,
      [
        "2:3+7 unknown-class: no view is called 'UILabel' · write 'label:'"
      ]
    ),
    (
      """
      view:
      - VStack: []

      """,
      [
        "2:3+6 unknown-class: no view is called 'VStack'"
          + " · write 'vstack:'"
      ]
    ),
    (
      """
      view:
      - {label: Hi, fontSize: 20, fontWeight: bold}
      - {label: Hi, top: 10, left: 12}

      """,
      [
        "2:15+8 unknown-property: 'label' has no property 'fontSize'"
          + " · write 'font: 20 bold' for both",
        "2:29+10 unknown-property: 'label' has no property 'fontWeight'"
          + " · write 'font: 20 bold' for both",
        "3:15+3 unknown-property: 'label' has no property 'top'"
          + " · write 'pinnedAt: {x: 12, y: 10}' for both",
        "3:24+4 unknown-property: 'label' has no property 'left'"
          + " · write 'pinnedAt: {x: 12, y: 10}' for both",
      ]
    ),
    (
      """
      view:
      - Row: Wi-Fi

      """,
      [
        "2:3+3 unknown-class: no view is called 'Row'"
          + " · write 'hstack:'"
      ]
    ),
    (
      """
      view:
      - foo: Hi
        textColor: red

      """,
      [
        "2:3+3 unknown-class: no view is called 'foo' · write 'view:', 'label:' or "
          + "'vstack:'; 'snapline help words' has all classes"
      ]
    ),
    (
      """
      view:
      - labl

      """,
      [
        "2:3+4 unknown-class: no view is called 'labl' · did you mean 'label'?"
      ]
    ),
    (
      """
      view:
      - Hello

      """,
      [
        "2:3+5 wrong-type: a node is a mapping, not 'Hello' · write label: Hello"
      ]
    ),
    (
      """
      view:
      - [a]

      """,
      [
        "2:3+1 wrong-type: a node is a mapping, not a list · write 'view:' with the list under it"
      ]
    ),
    (
      """
      view:
      - font: title1

      """,
      [
        "2:3+4 no-class: a plain view has no 'font', and this node says no class"
          + " · add the class it belongs to: label, button, textField"
      ]
    ),
  ]
}
