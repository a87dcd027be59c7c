extension `A message about a node` {
  static let properties: [(String, [String])] = [
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
        "2:22+2 missing-string: no text is called 'Hi' for en-US · add it: strings: {en: {Hi: "
          + "…}}"
      ]
    ),
    (
      """
      view:
        label: [a]

      """,
      [
        "2:10+3 wrong-type: 'label' is a text, not a list · write label: a"
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
        "4:3+10 two-placements: two placements, 'filling' (line 3) and 'centeredIn' (line 4) "
          + "· list them under 'place:', or drop one"
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
        "3:8+1 duplicate-id: a view is called 'a' already (line 2) · write another name, "
          + "such as a2"
      ]
    ),
    (
      """
      view:
        label: A
        id: self

      """,
      [
        "3:7+4 reserved-name: 'self' means something already · write another one, such as "
          + "selfView"
      ]
    ),
    (
      """
      view:
        label: A
        filling: safeArea.excludedTopp

      """,
      [
        "3:21+12 unknown-area: no area is called 'excludedTopp' · did you mean 'excludedTop'?"
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
      view: [{id: a, label: A}, {label: B, below: a, offset: {y: 8}}]

      """,
      [
        "1:48+6 companion: 'below' takes 'horizontally', 'insets', not 'offset'"
          + " · write horizontally or insets"
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
        "1:19+4 reserved: 'when' is kept for later · for now write if: with then:"
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
      view: {label: "Hi {{name}}"}

      """,
      [
        "1:19+8 missing-data: data has no 'name' · add it: data: {name: Text}. If it may be "
          + "missing: {{name?}}"
      ]
    ),
    (
      """
      view: {label: Hi, each: a in b}

      """,
      [
        "1:19+4 each: 'each' makes several views, and this is the one view of the design · put "
          + "it into a 'vstack:', as an entry of its list: - each: …"
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
