extension EditCase {
  /// Edits of views that have parts of their own, of rows and of pages.
  static let ofParts: [EditCase] = [
    EditCase(
      testDescription: "an item less of a control",
      design: .controls,
      edits: [(", Month", "")],
      message: """
          SegmentedControl “Day | Week”.items [Day, Week, Month] → [Day, Week] (card.yaml:5)
            style  SegmentedControl “Day | Week”  shadow edges in the view 108.5 2 211.5 30 → \
        162 2 318 30, background edges in the view 108.5 2 211.5 30 → 162 2 318 30
            text  SegmentedControl “Day | Week”  text “Day | Week | Month” → “Day | Week”
            layout  Label “Day”  width 98.5 → 152 (+53.5)
            layout  Label “Week”  x 110.5 → 164 (+53.5), width 98.5 → 152 (+53.5)
            layout  Label “Month”  view there at 217.5 0 316 32 → absent
          layout: views came, went or changed places
          text: 1 difference, limit 0
          style: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "another choice of a picker",
      design: .controls,
      edits: [("selected: [1]", "selected: [2]")],
      message: """
          PickerView “Three”.selected [1] → [2] (card.yaml:6)
            style  Label “Three”  opacity 0.38 → 1, transform 1 0 0 0.77 0 3.73 → 1 0 0 1 0 0
            layout  Label “Three”  order place 3 → place 1
            layout  Label “Three”  y 93.5 → 64 (−29.5)
            style  Label “Two”  opacity 1 → 0.38, transform 1 0 0 1 0 0 → 1 0 0 0.77 0 3.74
            layout  Label “Two”  y 64 → 34.5 (−29.5)
            style  Label “One”  opacity 0.38 → 0.09, transform 1 0 0 0.77 0 3.74 → 1 0 0 0.18 0 \
        13.04
            layout  Label “One”  y 34.5 → 19 (−15.5)
          layout: views came, went or changed places
          style: 3 differences, limit 0
        """
    ),
    EditCase(
      testDescription: "a row less of a grid",
      design: .controls,
      edits: [("    - row: [{label: Cake}, {label: \"12.00\"}]\n", "")],
      message: """
          Label “Cake” there → absent (card.yaml:7), and 1 more alike
            layout  canvas  height 426 → 405.5 (−20.5)
            layout  Label “Tea”  width 278 → 284.5 (+6.5)
            layout  Label “3.50”  x 278 → 284.5 (+6.5), width 42 → 35.5 (−6.5)
            layout  Label “Cake”  view there at 0 149.5 278 170 → absent
            layout  Label “Pie”  y 170 → 149.5 (−20.5), width 278 → 284.5 (+6.5)
            layout  Label “12.00”  view there at 278 149.5 320 170 → absent
            layout  Label “7.00”  x 278 → 284.5 (+6.5), y 170 → 149.5 (−20.5), width 42 → 35.5 \
        (−6.5)
            layout  Label “Line 0”  y 194.5 → 174 (−20.5)
            and 7 more: Label “Line 1”, Label “Line 2”, Label “Line 3”, Label “Line 4” …
            and 6 inside of views above
          layout: views came, went or changed places
        """
    ),
    EditCase(
      testDescription: "fewer views of a repetition",
      design: .controls,
      edits: [("n in 6", "n in 3")],
      message: """
          Label “Line 3” there → absent (card.yaml:4), and 2 more alike
            layout  canvas  height 426 → 352.5 (−73.5)
            layout  Label “Line 3”  view there at 0 268 320 288.5 → absent
            layout  press  y 341.5 → 268 (−73.5)
            layout  Label “Line 4”  view there at 0 292.5 320 313 → absent
            layout  ChartView in StackView “Day | Week | Month”  y 366 → 292.5 (−73.5)
            layout  Label “Line 5”  view there at 0 317 320 337.5 → absent
            and 5 inside of views above
          layout: views came, went or changed places
        """
    ),
    EditCase(
      testDescription: "a text with a placeholder, in a repetition",
      design: .controls,
      edits: [("Line {{n}}", "Row {{n}}")],
      message: """
          Label “Row 0”.text “Line {{n}}” → “Row {{n}}” (card.yaml:12)
            text  Label “Row 0”  text “Line 0” → “Row 0”
            text  Label “Row 1”  text “Line 1” → “Row 1”
            text  Label “Row 2”  text “Line 2” → “Row 2”
            text  Label “Row 3”  text “Line 3” → “Row 3”
            text  Label “Row 4”  text “Line 4” → “Row 4”
            text  Label “Row 5”  text “Line 5” → “Row 5”
          text: 6 differences, limit 0
        """
    ),
    EditCase(
      testDescription: "another kind of chart",
      design: .controls,
      edits: [("kind: bars", "kind: lines")],
      message: """
          ChartView in StackView “Day | Week | Month”.kind bars → lines (card.yaml:14)
            layout  ChartFigure in StackView “Day | Week | Month”  view absent → there at 0 369 \
        320 423
            style  View 1 in StackView “Day | Week | Month”  background radius 2 2 0 0 → 3
            layout  View 1 in StackView “Day | Week | Month”  x 16 → 50.5 (+34.5), y 402 → 398.5 \
        (−3.5), width 74.5 → 6 (−68.5), height 24 → 6 (−18)
            style  View 2 in StackView “Day | Week | Month”  background radius 2 2 0 0 → 3
            layout  View 2 in StackView “Day | Week | Month”  x 122.5 → 157 (+34.5), width 75 → 6 \
        (−69), height 60 → 6 (−54)
            style  View 3 in StackView “Day | Week | Month”  background radius 2 2 0 0 → 3
            layout  View 3 in StackView “Day | Week | Month”  x 229.5 → 263.5 (+34), y 384 → 382 \
        (−2), width 74.5 → 6 (−68.5), height 42 → 6 (−36)
          layout: views came, went or changed places
          style: 3 differences, limit 0
        """
    ),
    EditCase(
      testDescription: "a section less of a table",
      design: .grouped,
      edits: [
        (
          "  - section:\n      header: Second\n      cells:\n      - {cell: Four}\n",
          ""
        )
      ],
      message: """
          TableViewHeaderFooterView “SECOND” there → absent (card.yaml:4), and 1 more alike
            layout  TableViewCell “Four”  view there at 16 226.5 344 270 with 9 inside → absent
            layout  TableViewHeaderFooterView “SECOND”  view there at 16 187.5 344 226.5 with 2 \
        inside → absent
          layout: views came, went or changed places
        """
    ),
    EditCase(
      testDescription: "the last row of a section, which has round corners",
      design: .grouped,
      edits: [("      - {cell: Three}\n", "")],
      message: """
          TableViewCell “Three” there → absent (card.yaml:4)
            layout  TableViewCell “Four”  y 226.5 → 183 (−43.5)
            style  TableViewCell “Two”  clip radius none → 0 0 10 10, background radius none → 0 \
        0 10 10
            layout  TableViewCell “Three”  view there at 16 126 344 169.5 with 9 inside → absent
            style  View 1 in TableViewCell “Two”  hidden false → true
            layout  TableViewHeaderFooterView “SECOND”  y 187.5 → 144 (−43.5)
            and 11 inside of views above
          layout: views came, went or changed places
          style: 2 differences, limit 0
        """
    ),
    EditCase(
      testDescription: "a last row more",
      design: .grouped,
      edits: [
        (
          "      - {cell: Three}\n",
          "      - {cell: Three}\n      - {cell: New}\n"
        )
      ],
      message: """
          TableViewCell “New” absent → there (card.yaml:11)
            layout  TableViewCell “Four”  y 226.5 → 270 (+43.5)
            layout  TableViewCell “New”  view absent → there at 16 169.5 344 213 with 9 inside
            style  TableViewCell “Three”  clip radius 0 0 10 10 → none, background radius 0 0 10 \
        10 → none
            style  View 1 in TableViewCell “Three”  hidden true → false
            layout  TableViewHeaderFooterView “SECOND”  y 187.5 → 231 (+43.5)
            and 11 inside of views above
          layout: views came, went or changed places
          style: 2 differences, limit 0
        """
    ),
    EditCase(
      testDescription: "a last row that changed places",
      design: .grouped,
      edits: [
        (
          "      - {cell: Two}\n      - {cell: Three}\n",
          "      - {cell: Three}\n      - {cell: Two}\n"
        )
      ],
      message: """
          TableView “Four”.order TableViewCell “Two”, TableViewCell “Three” → TableViewCell \
        “Three”, TableViewCell “Two” (card.yaml:9)
            style  TableViewCell “Two”  clip radius none → 0 0 10 10, background radius none → 0 \
        0 10 10
            layout  TableViewCell “Two”  y 82.5 → 126 (+43.5)
            style  View 1 in TableViewCell “Two”  hidden false → true
            style  TableViewCell “Three”  clip radius 0 0 10 10 → none, background radius 0 0 10 \
        10 → none
            layout  TableViewCell “Three”  y 126 → 82.5 (−43.5)
            style  View 1 in TableViewCell “Three”  hidden true → false
            and 18 inside of views above
          layout: views came, went or changed places
          style: 4 differences, limit 0
        """
    ),
    EditCase(
      testDescription: "another kind of table",
      design: .grouped,
      edits: [("kind: insetGrouped", "kind: grouped")],
      message: """
          TableView “Four”.kind insetGrouped → grouped (card.yaml:15)
            style  TableViewCell “Four”  clip radius 10 → none, background radius 10 → none
            layout  TableViewCell “Four”  x 16 → 0 (−16), width 328 → 360 (+32)
            layout  CellAccessory in TableViewCell “Four”  x 328 → 344 (+16)
            layout  ImageView 3 in TableViewCell “Four”  x 24 → 8 (−16)
            layout  ImageView 4 in TableViewCell “Four”  x 304 → 320 (+16)
            style  View 1 in TableViewCell “Four”  hidden true → false
            layout  View 1 in TableViewCell “Four”  x 32 → 0 (−32), width 312 → 360 (+48)
            style  View 2 in TableViewCell “Four”  hidden true → false
            and 21 more: TableViewCell “Three”, View 2 in TableViewCell “Three” and View 1 in \
        TableViewCell “Three”, CellAccessory in TableViewCell “Three”, ImageView 3 in \
        TableViewCell “Three” …
            and 25 inside of views above
          layout: views came, went or changed places
          style: 7 differences, limit 0
        """
    ),
    EditCase(
      testDescription: "a row less on the first page",
      design: .sheets,
      edits: [(" Bolt,", "")],
      message: """
          Label “Bolt” there → absent (card.yaml:5)
            layout  Label “Bolt”  view there at 28 76 204 97 → absent
            layout  Label “Chain”  y 97 → 76 (−21)
            layout  Label “Disc”  x 244 → 28 (−216), y 55 → 97 (+42), page 2 → 1
            layout  Label “Eyelet”  y 76 → 55 (−21)
            layout  Label “Flange”  y 97 → 76 (−21)
            layout  Label “Gear”  x 460 → 244 (−216), y 55 → 97 (+42), page 3 → 2
            layout  rows 3 in StackView “Parts”  height 42 → 21 (−21)
            layout  Label “Hinge”  y 76 → 55 (−21)
            layout  View 3 in StackView “Parts”  y 103 → 82 (−21), height 30 → 51 (+21)
          layout: views came, went or changed places
        """
    ),
    EditCase(
      testDescription: "a footer of pages",
      design: .sheets,
      edits: [("\"Page {{", "\"P. {{")],
      message: """
          Label “P. 1 of 3”.text Page {{page.number}} of {{page.count}} → P. {{page.number}} of \
        {{page.count}} (card.yaml:13)
            text  Label “P. 1 of 3”  text “Page 1 of 3” → “P. 1 of 3”
            text  Label “P. 2 of 3”  text “Page 2 of 3” → “P. 2 of 3”
            text  Label “P. 3 of 3”  text “Page 3 of 3” → “P. 3 of 3”
          text: 3 differences, limit 0
        """
    ),
    EditCase(
      testDescription: "a condition",
      design: .choices,
      edits: [("self.width >= 200", "self.width >= 400")],
      message: """
          wide.if self.width >= 200 → self.width >= 400 (card.yaml:9)
            layout  canvas  height 142.5 → 148.5 (+6)
            style  wide  font Inter 11.6 400 → Inter 16.44 400
            layout  wide  height 14.5 → 20.5 (+6)
            layout  chart  y 28.5 → 34.5 (+6)
            layout  chart-1  y 64.5 → 70.5 (+6)
            layout  chart-2  y 28.5 → 34.5 (+6)
            layout  chart-3  y 46.5 → 52.5 (+6)
            layout  last  y 92.5 → 98.5 (+6)
            and 2 inside of views above
          layout: moved or resized by 6 pt at most, limit 0
          style: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "data of a chart",
      design: .choices,
      edits: [("[12, 30, 21]", "[12, 30, 25]")],
      message: """
          data.vals [12, 30, 21] → [12, 30, 25] (card.yaml:3)
            layout  chart-3  y 46.5 → 38.5 (−8), height 42 → 50 (+8)
          layout: moved or resized by 8 pt at most, limit 0
        """
    ),
    EditCase(
      testDescription: "a constraint that went",
      design: .choices,
      edits: [("  constraints:\n  - last.height >= 40\n", "")],
      message: """
          last.height >= 40 there → absent (card.yaml:12)
            layout  canvas  height 142.5 → 123 (−19.5)
            layout  last  height 40 → 20.5 (−19.5)
            and 2 inside of views above
          layout: resized by 19.5 pt at most, limit 0
        """
    ),
  ]
}
