extension EditCase {
  /// Edits of data, styles, components and conditions: what decides on views without being one.
  static let ofDecisions: [EditCase] = [
    EditCase(
      testDescription: "a piece of data in a text that is made of two",
      design: .decisions,
      edits: [("city: Oslo", "city: Lima")],
      message: """
          data.city Oslo → Lima (card.yaml:5)
            text  place  text “Ada in Oslo” → “Ada in Lima”
          text: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "data that decides whether a view is there",
      design: .decisions,
      edits: [("vip: true", "vip: false")],
      message: """
          data.vip true → false (card.yaml:7)
            layout  star  view there at 10 27 290 44 → absent
            layout  mails  y 44 → 27 (−17)
            layout  first  y 61 → 44 (−17)
            layout  second  y 78 → 61 (−17)
            layout  greeting  y 95 → 78 (−17)
            layout  Label “Day”  y 112 → 95 (−17)
            layout  Label “Tea”  y 129 → 112 (−17)
            layout  Label “Cake”  y 146 → 129 (−17)
            and 2 more: Label “Total 2”, View in box
          layout: views came, went or changed places
        """
    ),
    EditCase(
      testDescription: "data that decides on a form of a text",
      design: .decisions,
      edits: [("number: 3", "number: 1")],
      message: """
          data.number 3 → 1 (card.yaml:8)
            text  mails  text “3 mails” → “1 mail”
          text: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "data that decides on a colour in a row",
      design: .decisions,
      edits: [("Cake, done: false", "Cake, done: true")],
      message: """
          data.rows.1.done false → true (card.yaml:9)
            style  Label “Cake”  text colour #0000ff → #ff0000
          style: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "a row before one that counts",
      design: .decisions,
      edits: [("done: false}]", "done: false}, {text: Pie, done: true}]")],
      message: """
          Label “Pie” absent → there (card.yaml:9)
            layout  Label “Pie”  view absent → there at 10 163 290 180
            text  Label “Total 3”  text “Total 2” → “Total 3”
            layout  Label “Total 3”  y 163 → 180 (+17)
            layout  View in box  y 180 → 197 (+17), height 230 → 213 (−17)
          layout: views came, went or changed places
          text: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "a row of a list that is counted, which goes",
      design: .decisions,
      edits: [("{text: Tea, done: true}, ", "")],
      message: """
          Label “Tea” there → absent (card.yaml:9)
            layout  Label “Tea”  view there at 10 129 290 146 → absent
            layout  Label “Cake”  y 146 → 129 (−17)
            text  Label “Total 1”  text “Total 2” → “Total 1”
            layout  Label “Total 1”  y 163 → 146 (−17)
            layout  View in box  y 180 → 163 (−17), height 230 → 247 (+17)
          layout: views came, went or changed places
          text: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "a style that another takes over",
      design: .decisions,
      edits: [("base: {color: red", "base: {color: blue")],
      message: """
          styles.base.color red → blue (card.yaml:13)
            style  first  text colour #ff0000 → #0000ff
            style  second  text colour #ff0000 → #0000ff
          style: 2 differences, limit 0
        """
    ),
    EditCase(
      testDescription: "a style that takes over no other any more",
      design: .decisions,
      edits: [("extends: base, ", "")],
      message: """
          styles.strong {extends: base, font: 14 bold} → {font: 14 bold} (card.yaml:14)
            style  second  text colour #ff0000 → #000000
          style: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "one component for another",
      design: .decisions,
      edits: [("Plain: {text: Hello}", "Loud: {text: Hello}")],
      message: """
          greeting Plain → Loud (card.yaml:28)
            style  greeting  font Inter 13.54 400 → Inter 17.41 400, text colour #000000 → #0000ff
            layout  greeting  height 17 → 21.5 (+4.5)
            layout  Label “Day”  y 112 → 116.5 (+4.5)
            layout  Label “Tea”  y 129 → 133.5 (+4.5)
            layout  Label “Cake”  y 146 → 150.5 (+4.5)
            layout  Label “Total 2”  y 163 → 167.5 (+4.5)
            layout  View in box  y 180 → 184.5 (+4.5), height 230 → 225.5 (−4.5)
          layout: moved or resized by 4.5 pt at most, limit 0
          style: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "an inset by which a condition has another answer",
      design: .decisions,
      edits: [("insets: 10", "insets: 30")],
      message: """
          box.insets 10 → 30 (card.yaml:40)
            style  box  background #ffff00 → #00ff00
            layout  box  x 10 → 30 (+20), y 10 → 30 (+20), width 280 → 240 (−40), height 400 → \
        360 (−40)
            layout  place  x 10 → 30 (+20), y 10 → 30 (+20), width 280 → 240 (−40)
            layout  star  x 10 → 30 (+20), y 27 → 47 (+20), width 280 → 240 (−40)
            layout  mails  x 10 → 30 (+20), y 44 → 64 (+20), width 280 → 240 (−40)
            layout  first  x 10 → 30 (+20), y 61 → 81 (+20), width 280 → 240 (−40)
            layout  second  x 10 → 30 (+20), y 78 → 98 (+20), width 280 → 240 (−40)
            layout  greeting  x 10 → 30 (+20), y 95 → 115 (+20), width 280 → 240 (−40)
            and 4 more: Label “Day”, Label “Tea”, Label “Cake”, Label “Total 2”
            and 1 inside of views above
          layout: moved or resized by 20 pt at most, limit 0
          style: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "the appearance, on which views depend",
      design: .decisions,
      edits: [("locale: en}", "locale: en, appearance: dark}")],
      message: """
          environment.appearance unsaid → dark (card.yaml:3)
            style  View  background #ffffff → #000000
            style  place  text colour #000000 → #ffffff
            style  star  text colour #000000 → #ffffff
            style  mails  text colour #000000 → #ffffff
            style  greeting  text colour #000000 → #ffffff
            layout  Label “Night”  view absent → there at 10 112 290 129
            layout  Label “Day”  view there at 10 112 290 129 → absent
            style  Label “Total 2”  text colour #000000 → #ffffff
          layout: views came, went or changed places
          style: 6 differences, limit 0
        """
    ),
    EditCase(
      testDescription: "a condition for branches, beside one by which a view is there",
      design: .alternatives,
      edits: [("locale: en}", "locale: en, appearance: dark}")],
      message: """
          environment.appearance unsaid → dark (card.yaml:3)
            style  View  background #ffffff → #000000
            layout  Label “Night”  view absent → there at 0 0 240 17
            style  Label “Sky”  text colour #0000ff → #ff8000
            layout  Label “Sky”  y 0 → 17 (+17)
            style  Label “Open”  text colour #000000 → #ffffff
            layout  Label “Open”  y 17 → 34 (+17)
            layout  Label “Title”  y 34 → 51 (+17)
            style  Label “A of 2”  text colour #000000 → #ffffff
            and 4 more: Label “A of 2”, Label “B of 2”, View in StackView “Night”
          layout: views came, went or changed places
          style: 5 differences, limit 0
        """
    ),
    EditCase(
      testDescription: "data by which two views are there in turn",
      design: .alternatives,
      edits: [("open: true", "open: false")],
      message: """
          data.open true → false (card.yaml:4)
            layout  Label “Closed”  view absent → there at 0 17 240 34
            layout  Label “Open”  view there at 0 17 240 34 → absent
          layout: views came, went or changed places
        """
    ),
    EditCase(
      testDescription: "a view less beside the rows of a list",
      design: .alternatives,
      edits: [("  - {label: Title, font: 14, style: quiet, color: green}\n", "")],
      message: """
          Label “Title” there → absent (card.yaml:7)
            layout  Label “Title”  view there at 0 34 240 51 → absent
            layout  Label “A of 2”  y 51 → 34 (−17)
            layout  Label “B of 2”  y 68 → 51 (−17)
            layout  View in StackView “Sky”  y 85 → 68 (−17), height 175 → 192 (+17)
          layout: views came, went or changed places
        """
    ),
    EditCase(
      testDescription: "a key less, so that its style shows",
      design: .alternatives,
      edits: [(", color: green", "")],
      message: """
          Label “Title”.color green → unsaid (card.yaml:12)
            style  Label “Title”  text colour #00ff00 → #808080
          style: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "a row of which each says how many there are",
      design: .alternatives,
      edits: [("{text: B}]", "{text: B}, {text: C}]")],
      message: """
          Label “C of 3” absent → there (card.yaml:4)
            text  Label “A of 3”  text “A of 2” → “A of 3”
            text  Label “B of 3”  text “B of 2” → “B of 3”
            layout  Label “C of 3”  view absent → there at 0 85 240 102
            layout  View in StackView “Sky”  y 85 → 102 (+17), height 175 → 158 (−17)
          layout: views came, went or changed places
          text: 2 differences, limit 0
        """
    ),
    EditCase(
      testDescription: "one edge for another",
      design: .edges,
      edits: [("box.top == canvas.top + 10", "box.bottom == canvas.bottom - 10")],
      message: """
          box top == View.top + 10 → bottom == View.bottom - 10 (card.yaml:14)
            layout  box  y 10 → 160 (+150)
          layout: moved by 150 pt at most, limit 0
        """
    ),
    EditCase(
      testDescription: "a row that leaves no room for another",
      design: .edges,
      edits: [("  - {id: one", "  - {id: three, label: Star, font: 14}\n  - {id: one")],
      message: """
          three absent → there (card.yaml:7)
            layout  three  view absent → there at 140 0 240 17
            layout  one  y 0 → 17 (+17)
            style  two  text colour #000000 → none
            text  two  lines 1 “Star” → none
            layout  two  y 17 → 34 (+17), height 17 → 0 (−17)
          layout: views came, went or changed places
          text: 1 difference, limit 0
          style: 1 difference, limit 0
        """
    ),
  ]
}
