import Testing

@Suite struct `A message about a node` {
  @Test func `says what is wrong, where, and what to write`() {
    for (text, expected) in rows {
      #expect(briefs(text) == expected, "\(text)")
    }
  }

  private let rows: [(String, [String])] = [
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
        "3:3+7 unknown-property: 'label' has no property 'spacing'"
          + " · it is a property of vstack, hstack, flow"
      ]
    ),
    (
      """
      view:
        label: Hi
        padding: 8

      """,
      [
        "3:3+7 unknown-property: 'label' has no property 'padding'"
          + " · in a stack write 'margins: n', else 'insets: n' on the child"
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
        "1:19+1 unknown-property: 'label' has no property 'x'"
          + " · write 'pinnedAt: {x, y, width, height}', which is known, not in this version",
        "1:25+7 unknown-property: 'label' has no property 'ForEach'"
          + " · write 'each: item in items' on the node itself, which is known, not in this version",
        "1:37+7 unknown-property: 'label' has no property 'justify'"
          + " · write 'distribution: center'",
        "2:1+5 unknown-property: a design has no 'style'"
          + " · write it under 'view:'",
      ]
    ),
    (
      """
      view: {spacing: 8}

      """,
      [
        "1:8+7 no-class: a plain view has no 'spacing', and this node says no class"
          + " · add the class it belongs to: vstack, hstack, collection"
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
        "2:3+3 unknown-class: no view is called 'foo'"
          + " · a view of this version is 'view' or 'label' or 'button' or 'image' or 'textField'"
          + " or 'textView' or 'switch' or 'slider' or 'stepper' or 'segments' or 'progress'"
          + " or 'activity' or 'pageControl' or 'searchBar' or 'vstack' or 'hstack' or 'spacer' or 'divider' or 'scroll'"
          + " or 'table' or 'section' or 'cell' or 'collection' or 'navigationBar' or 'tabBar' or 'toolbar'"
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
      - picker

      """,
      [
        "2:3+6 not-in-this-version: 'picker' is known, not in this version · leave it out"
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
    (
      """
      view:
      - backgroundColor: red

      """,
      [
        "2:3+15 unknown-property: 'view' has no property 'backgroundColor'"
          + " · write 'background: red'"
      ]
    ),
    (
      """
      view:
      - heigth: 10

      """,
      [
        "2:3+6 unknown-property: 'view' has no property 'heigth' · did you mean 'height'?"
      ]
    ),
    (
      """
      view:
        label: Hi
        image: x.png

      """,
      [
        "3:3+5 two-classes: a node is one view, this one says 'label' (line 2) and "
          + "'image' (line 3)"
          + " · make two list items, or for a picture in a button write"
          + " 'button: {title: …, image: …}'"
      ]
    ),
    (
      """
      view:
        label: {text: Hi, font: body}

      """,
      [
        "2:21+4 misplaced-content: 'font' is not content of 'label'"
          + " · write it beside 'label:', not inside"
      ]
    ),
    (
      """
      view:
        label: {txt: Hi}

      """,
      [
        "2:11+3 object-key: 'label' has no 'txt' · did you mean 'text'?"
      ]
    ),
    (
      """
      view:
        label: {localized: Hi}

      """,
      [
        "2:11+9 not-in-this-version: 'localized' is known, not in this version · leave it out"
      ]
    ),
    (
      """
      view:
        label: [a]

      """,
      [
        "2:10+3 wrong-type: 'label' is a text, not a list"
      ]
    ),
    (
      """
      view:
        label: Hi
        filling: superview
        centeredIn: superview

      """,
      [
        "4:3+10 two-placements: two placements, 'filling' (line 3) and 'centeredIn' "
          + "(line 4)"
          + " · drop one"
      ]
    ),
    (
      """
      view:
      - {id: title, label: A}
      - {label: B, filling: titel}

      """,
      [
        "3:23+5 unknown-view: no view is called 'titel' here · did you mean 'title' (line 2)?"
      ]
    ),
    (
      """
      view:
      - {id: a, label: A}
      - {id: a, label: B}

      """,
      [
        "3:8+1 duplicate-id: a view is called 'a' already (line 2)"
      ]
    ),
    (
      """
      view:
        label: A
        id: self

      """,
      [
        "3:7+4 reserved-name: 'self' means something already · choose another id"
      ]
    ),
    (
      """
      view:
        label: A
        filling: safeArea.excludedTop

      """,
      [
        "3:21+11 not-in-this-version: 'excludedTop' is known, not in this version · leave it out"
      ]
    ),
    (
      """
      view:
        label: A
        filling: layoutMargin

      """,
      [
        "3:12+12 unknown-view: no view is called 'layoutMargin' here"
          + " · did you mean 'layoutMargins'?"
      ]
    ),
    (
      """
      view: {label: Hi, centeredIn: superview, insets: 8}

      """,
      [
        "1:42+6 companion: 'centeredIn' takes 'offset', not 'insets'"
          + " · write offset: {x: 8, y: 8}, or filling: superview with insets"
      ]
    ),
    (
      """
      view: {label: Hi, filling: superview, offset: {x: 8}}

      """,
      [
        "1:39+6 companion: 'filling' takes 'insets', not 'offset'"
          + " · write insets, or centeredIn: superview with offset"
      ]
    ),
    (
      """
      view: {label: Hi, insets: 8}

      """,
      [
        "1:19+6 companion: 'insets' goes with a placement, and this node says none"
          + " · write filling: superview beside it"
      ]
    ),
    (
      """
      view: {label: Hi, when: dark}

      """,
      [
        "1:19+4 reserved: 'when' is kept for later · leave it out"
      ]
    ),
    (
      """
      view: {web: Hi}

      """,
      [
        "1:8+3 reserved: 'web' is kept for later · leave it out"
      ]
    ),
    (
      """
      view: {label: Hi, action: a}

      """,
      [
        "1:19+6 reserved: 'action' is kept for later · leave it out"
      ]
    ),
    (
      """
      view: {label: Hi, transform: {scale: 2}}

      """,
      [
        "1:19+9 not-in-this-version: 'transform' is known, not in this version · leave it out"
      ]
    ),
    (
      """
      view: {picker: A}

      """,
      [
        "1:8+6 not-in-this-version: 'picker' is known, not in this version · leave it out"
      ]
    ),
    (
      """
      view: {label: "Hi {{name}}"}

      """,
      [
        "1:15+13 not-in-this-version: '{{…}}' is known, not in this version · leave it out"
      ]
    ),
    (
      """
      view: {label: Hi, if: dark}

      """,
      [
        "1:19+2 not-in-this-version: 'if' is known, not in this version · leave it out"
      ]
    ),
    (
      """
      view:
        label: A
        colour: red
        font: bdy
        background: brand
        hint: a: b

      """,
      [
        "3:3+6 unknown-property: 'label' has no property 'colour' · did you mean 'color'?",
        "6:3+4 unknown-property: 'label' has no property 'hint' · did you mean 'tint'?",
        "6:10+1 colon-in-text: a second ': ' in a plain text · write hint: \"a: b\"",
      ]
    ),
  ]
}
