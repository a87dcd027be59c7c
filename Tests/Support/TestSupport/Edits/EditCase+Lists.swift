extension EditCase {
  /// Edits of lists of data, and of what their rows and components are given.
  static let ofLists: [EditCase] = [
    EditCase(
      testDescription: "a flag in a row of data by which two views are there",
      design: .lists,
      edits: [("Cake, isNew: false", "Cake, isNew: true")],
      message: """
          Label “NEW” in StackView “Cake” absent → there (card.yaml:7), and 1 more alike
            layout  Label “Cake”  width 280 → 93.5 (−186.5)
            layout  Label “NEW” in StackView “Cake”  view absent → there at 103.5 27 196.5 44
            layout  Label “●” in StackView “Cake”  view absent → there at 196.5 27 290 44
          layout: views came, went or changed places
        """
    ),
    EditCase(
      testDescription: "a flag by which two views aren't there any more",
      design: .lists,
      edits: [("Tea, isNew: true", "Tea, isNew: false")],
      message: """
          Label “NEW” there → absent (card.yaml:6), and 1 more alike
            layout  Label “Tea”  width 93.5 → 280 (+186.5)
            layout  Label “NEW”  view there at 103.5 10 196.5 27 → absent
            layout  Label “●”  view there at 196.5 10 290 27 → absent
          layout: views came, went or changed places
        """
    ),
    EditCase(
      testDescription: "a flag that a component is given",
      design: .lists,
      edits: [("Last, tint", "Last, isNew: true, tint")],
      message: """
          Label “NEW” in StackView “Last” absent → there (card.yaml:26), and 1 more alike
            layout  Label “Last”  width 280 → 93.5 (−186.5)
            layout  Label “NEW” in StackView “Last”  view absent → there at 103.5 78 196.5 95
            layout  Label “●” in StackView “Last”  view absent → there at 196.5 78 290 95
          layout: views came, went or changed places
        """
    ),
    EditCase(
      testDescription: "a value that a component has by itself",
      design: .lists,
      edits: [("default: red", "default: green")],
      message: """
          components.Row.parameters.tint.default red → green (card.yaml:15)
            style  Label “Tea”  text colour #ff0000 → #00ff00
            style  Label “Cake”  text colour #ff0000 → #00ff00
          style: 2 differences, limit 0
        """
    ),
    EditCase(
      testDescription: "a value that a component isn't given any more",
      design: .lists,
      edits: [(", tint: blue", "")],
      message: """
          Label “Last”.color blue → red (card.yaml:26)
            style  Label “Last”  text colour #0000ff → #ff0000
          style: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "a value that a component is given",
      design: .lists,
      edits: [("isNew: \"{{row.isNew}}\"", "isNew: \"{{row.isNew}}\", tint: blue")],
      message: """
          Row.tint red → blue (card.yaml:24)
            style  Label “Tea”  text colour #ff0000 → #0000ff
            style  Label “Cake”  text colour #ff0000 → #0000ff
          style: 2 differences, limit 0
        """
    ),
    EditCase(
      testDescription: "a row of one of two lists in a stack",
      design: .lists,
      edits: [("[Hot, ", "[")],
      message: """
          Label “No. Hot” there → absent (card.yaml:8)
            layout  Label “No. Hot”  view there at 10 44 290 61 → absent
            layout  Label “No. Cold”  y 61 → 44 (−17)
            layout  StackView “Last”  y 78 → 61 (−17)
            layout  StackView “Nothing yet”  y 95 → 78 (−17)
            layout  Label “One”  y 112 → 95 (−17)
            layout  Label “Two”  y 129 → 112 (−17)
            layout  View in StackView “Tea”  y 146 → 129 (−17), height 264 → 281 (+17)
            and 2 inside of views above
          layout: views came, went or changed places
        """
    ),
    EditCase(
      testDescription: "a list that is empty now",
      design: .lists,
      edits: [("[Hot, Cold]", "[]")],
      message: """
          Label “No. Hot” there → absent (card.yaml:8), and 1 more alike
            layout  Label “No. Hot”  view there at 10 44 290 61 → absent
            layout  StackView “Last”  y 78 → 44 (−34)
            layout  Label “No. Cold”  view there at 10 61 290 78 → absent
            layout  StackView “Nothing yet”  y 95 → 61 (−34)
            layout  Label “One”  y 112 → 78 (−34)
            layout  Label “Two”  y 129 → 95 (−34)
            layout  View in StackView “Tea”  y 146 → 112 (−34), height 264 → 298 (+34)
            and 2 inside of views above
          layout: views came, went or changed places
        """
    ),
    EditCase(
      testDescription: "a list that was empty, with something in its place",
      design: .lists,
      edits: [("done: []", "done: [Tea]")],
      message: """
          Label “Tea” 2 in StackView “Tea” absent → there (card.yaml:9)
            layout  Label “Tea” 2 in StackView “Tea”  view absent → there at 10 95 290 112
            layout  Label “Nothing yet”  view there at 10 95 290 112 → absent
          layout: views came, went or changed places
        """
    ),
    EditCase(
      testDescription: "a row by which there are enough for a view",
      design: .lists,
      edits: [("Cold]", "Cold, Mild]")],
      message: """
          Label “No. Mild” absent → there (card.yaml:8)
            layout  Label “No. Mild”  view absent → there at 10 78 290 95
            layout  StackView “Last”  y 78 → 95 (+17)
            layout  StackView “Nothing yet”  y 95 → 112 (+17)
            layout  Label “Many”  view absent → there at 10 129 290 146
            layout  Label “One”  y 112 → 146 (+34)
            layout  Label “Two”  y 129 → 163 (+34)
            layout  View in StackView “Tea”  y 146 → 180 (+34), height 264 → 230 (−34)
            and 2 inside of views above
          layout: views came, went or changed places
        """
    ),
    EditCase(
      testDescription: "a piece of data in each row, beside one of all rows",
      design: .lists,
      edits: [("Cold]", "Cool]")],
      message: """
          Label “No. Cool”.text “No. Cold” → “No. Cool” (card.yaml:8)
          text: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "a stack around a view",
      design: .lists,
      edits: [("  - {label: One, font: 14}\n", "  - hstack:\n    - {label: One, font: 14}\n")],
      message: """
          StackView “One” absent → there (card.yaml:30)
            layout  StackView “One”  view absent → there at 10 112 290 129 with 1 inside
            layout  Label “One” in StackView “Tea”  view there at 10 112 290 129 → absent
          layout: views came, went or changed places
        """
    ),
    EditCase(
      testDescription: "a view that goes into the stack beside it",
      design: .lists,
      edits: [
        ("    - {each: it in", "    - {label: One, font: 14}\n    - {each: it in"),
        ("  - {label: One, font: 14}\n  - {label: Two", "  - {label: Two"),
      ],
      message: """
          Label “One” in StackView “One” absent → there (card.yaml:28)
            layout  StackView “One”  height 17 → 34 (+17)
            layout  Label “One” in StackView “One”  view absent → there at 10 95 290 112
            layout  Label “Nothing yet”  y 95 → 112 (+17)
            layout  Label “One” in StackView “Tea”  view there at 10 112 290 129 → absent
          layout: views came, went or changed places
        """
    ),
  ]
}
