extension EditCase {
  /// Edits of components and of what views are, told once wherever they show.
  static let ofComponents: [EditCase] = [
    EditCase(
      testDescription: "a text with a placeholder, in a component",
      design: .prices,
      edits: [
        (
          "\"{{amount}}\"}\n      - {label: \"{{note}}\"",
          "\"~{{amount}}\"}\n      - {label: \"{{note}}\""
        )
      ],
      message: """
          components.Price.view.hstack.0.label “{{amount}}” → “~{{amount}}” (card.yaml:10)
            text  Label “~7”  text “7” → “~7”
            text  Label “~€3.00”  text “€3.00” → “~€3.00”
            text  Label “~€4.00”  text “€4.00” → “~€4.00”
            text  Label “~€5.00”  text “€5.00” → “~€5.00”
          text: 4 differences, limit 0
        """
    ),
    EditCase(
      testDescription: "a filter, in what a component is given",
      design: .prices,
      edits: [("currency(EUR)", "currency(USD)")],
      message: """
          Price.amount “{{it.price | currency(EUR)}}” → “{{it.price | currency(USD)}}” \
        (card.yaml:19)
            text  Label “$3.00”  text “€3.00” → “$3.00”
            text  Label “$4.00”  text “€4.00” → “$4.00”
            text  Label “$5.00”  text “€5.00” → “$5.00”
          text: 3 differences, limit 0
        """
    ),
    EditCase(
      testDescription: "a value of the data that is shown twice",
      design: .prices,
      edits: [("name: Tea", "name: Chai")],
      message: """
          data.items.0.name “Tea” → “Chai” (card.yaml:4)
            text  Label “Chai”  text “Tea” → “Chai”
            text  first  text “First: Tea” → “First: Chai”
          text: 2 differences, limit 0
        """
    ),
    EditCase(
      testDescription: "a view more in a component",
      design: .prices,
      edits: [
        (
          "      - {label: \"{{note}}\"",
          "      - {label: \"!\"}\n      - {label: \"{{note}}\""
        )
      ],
      message: """
          Label “!” in StackView “7” absent → there (card.yaml:11), and 3 more alike
            layout  Label “7”  width 107 → 69.5 (−37.5)
            layout  Label “!” in StackView “7”  view absent → there at 85.5 10 154.5 30.5
            layout  Label “reduced”  x 123 → 160.5 (+37.5), width 107 → 69.5 (−37.5)
            layout  Label “€3.00”  width 110 → 52 (−58)
            layout  Label “!” in StackView “€3.00”  view absent → there at 178 37.5 230 58
            layout  Label “€4.00”  width 110 → 52 (−58)
            layout  Label “!” in StackView “€4.00”  view absent → there at 178 65 230 85.5
            layout  Label “€5.00”  width 110 → 52 (−58)
            layout  Label “!” in StackView “€5.00”  view absent → there at 178 92.5 230 113
          layout: views came, went or changed places
        """
    ),
    EditCase(
      testDescription: "a view less in a component",
      design: .prices,
      edits: [("      - {label: \"{{amount}}\"}\n", "")],
      message: """
          Label “7” there → absent (card.yaml:9), and 3 more alike
            layout  Label “7”  view there at 10 10 117 30.5 → absent
            layout  Label “reduced”  x 123 → 10 (−113), width 107 → 220 (+113)
            layout  Label “Tea”  width 110 → 220 (+110)
            style  StackView in StackView “Tea”  hidden false → true
            layout  StackView in StackView “Tea”  x 120 → 230 (+110), width 110 → 0 (−110)
            layout  Label “€3.00”  view there at 120 37.5 230 58 → absent
            layout  Label “Cake”  width 110 → 220 (+110)
            style  StackView in StackView “Cake”  hidden false → true
            and 6 more: StackView in StackView “Cake”, Label “Pie”, StackView in StackView \
        “Pie”, Label “€4.00” …
          layout: views came, went or changed places
          style: 3 differences, limit 0
        """
    ),
    EditCase(
      testDescription: "what a component says by itself",
      design: .prices,
      edits: [("default: \"\"", "default: \"each\"")],
      message: """
          Label “each” in StackView “€3.00” absent → there (card.yaml:7), and 2 more alike
            layout  Label “€3.00”  width 110 → 52 (−58)
            layout  Label “each” in StackView “€3.00”  view absent → there at 178 37.5 230 58
            layout  Label “€4.00”  width 110 → 52 (−58)
            layout  Label “each” in StackView “€4.00”  view absent → there at 178 65 230 85.5
            layout  Label “€5.00”  width 110 → 52 (−58)
            layout  Label “each” in StackView “€5.00”  view absent → there at 178 92.5 230 113
          layout: views came, went or changed places
        """
    ),
    EditCase(
      testDescription: "the way in which a component arranges its views",
      design: .prices,
      edits: [("view:\n      hstack", "view:\n      vstack")],
      message: """
          StackView “7” in StackView “7” hstack → vstack (card.yaml:9), and 3 more alike
            layout  canvas  height 150.5 → 177 (+26.5)
            layout  Label “7”  width 107 → 220 (+113)
            layout  Label “reduced”  x 123 → 10 (−113), y 10 → 36.5 (+26.5), width 107 → 220 \
        (+113)
            layout  StackView “Tea”  y 37.5 → 64 (+26.5)
            layout  StackView “Cake”  y 65 → 91.5 (+26.5)
            layout  StackView “Pie”  y 92.5 → 119 (+26.5)
            layout  first  y 120 → 146.5 (+26.5)
            and 12 inside of views above
          layout: moved or resized by 113 pt at most, limit 0
        """
    ),
    EditCase(
      testDescription: "a row that is a column",
      design: .pair,
      edits: [("hstack:", "vstack:")],
      message: """
          row hstack → vstack (card.yaml:4)
            layout  row  width 30 → 11 (−19), height 20.5 → 49 (+28.5)
            layout  b  x 19 → 0 (−19), y 0 → 28.5 (+28.5)
          layout: moved or resized by 28.5 pt at most, limit 0
        """
    ),
    EditCase(
      testDescription: "a row that is a column, and a text in it",
      design: .pair,
      edits: [("hstack: [{label: A,", "vstack: [{label: Ab,")],
      message: """
          row hstack → vstack (card.yaml:4)
            layout  row  width 30 → 21 (−9), height 20.5 → 49 (+28.5)
          a.text “A” → “Ab” (card.yaml:4)
            layout  a  width 11 → 21 (+10)
          row hstack → vstack (card.yaml:4)
          or a.text “A” → “Ab” (card.yaml:4)
            layout  b  x 19 → 0 (−19), y 0 → 28.5 (+28.5), width 11 → 21 (+10)
          layout: moved or resized by 28.5 pt at most, limit 0
          text: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "another class",
      design: .pair,
      edits: [("label: A,", "button: A,")],
      message: """
          a label → button (card.yaml:4)
            layout  row  width 30 → 54 (+24), height 20.5 → 34.5 (+14)
            style  a  class Label → Button, accessibility traits none → button, text colour \
        #000000 → none
            text  a  lines 1 “A” → none
            layout  a  width 11 → 35 (+24), height 20.5 → 34.5 (+14)
            layout  ImageView in a  view absent → there at 12 17.5 12 17.5
            layout  ButtonLabel “A”  view absent → there at 12 7 23 27.5
            layout  ButtonLabel in a  view absent → there at 12 27.5 12 27.5
            layout  b  x 19 → 43 (+24), height 20.5 → 34.5 (+14)
          layout: views came, went or changed places
          text: 1 difference, limit 0
          style: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "another class of a view with a name among controls",
      design: .controls,
      edits: [("label: Press", "button: Press")],
      message: """
          press label → button (card.yaml:13)
            layout  canvas  height 426 → 440 (+14)
            style  press  class Label → Button, accessibility traits none → button, text colour \
        #000000 → none
            text  press  lines 1 “Press” → none
            layout  press  height 20.5 → 34.5 (+14)
            layout  ImageView in press  view absent → there at 138.5 359 138.5 359
            layout  ButtonLabel “Press”  view absent → there at 138.5 348.5 181.5 369
            layout  ButtonLabel in press  view absent → there at 138.5 369 138.5 369
            layout  ChartView in StackView “Day | Week | Month”  y 366 → 380 (+14)
            and 5 inside of views above
          layout: views came, went or changed places
          text: 1 difference, limit 0
          style: 1 difference, limit 0
        """
    ),
  ]
}
