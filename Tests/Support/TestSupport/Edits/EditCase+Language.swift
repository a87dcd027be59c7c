extension EditCase {
  /// Edits of what views are made of elsewhere: data, strings, styles and components.
  static let ofLanguage: [EditCase] = [
    EditCase(
      testDescription: "a text in a language",
      design: .menu,
      edits: [("Our menu", "Our new menu")],
      message: """
          title.text “Our menu” → “Our new menu” (card.yaml:5)
          text: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "a colour of a style",
      design: .menu,
      edits: [("color: secondaryLabel", "color: systemRed")],
      message: """
          Label “2”.color secondaryLabel → systemRed (card.yaml:7), and 2 more alike
            style  Label “2”  text colour #3c3c43 at 60 % → #ff3b30
            style  Label “3”  text colour #3c3c43 at 60 % → #ff3b30
            style  Label “5”  text colour #3c3c43 at 60 % → #ff3b30
          style: 3 differences, limit 0
        """
    ),
    EditCase(
      testDescription: "the spacing of a component",
      design: .menu,
      edits: [("spacing: 8", "spacing: 12")],
      message: """
          StackView “Tea”.spacing 8 → 12 (card.yaml:13), and 2 more alike
            layout  Label “Tea”  width 130 → 128 (−2)
            layout  Label “2”  x 154 → 156 (+2), width 130 → 128 (−2)
            layout  Label “Coffee”  width 130 → 128 (−2)
            layout  Label “3”  x 154 → 156 (+2), width 130 → 128 (−2)
            layout  Label “Cake”  width 130 → 128 (−2)
            layout  Label “5”  x 154 → 156 (+2), width 130 → 128 (−2)
          layout: moved or resized by 2 pt at most, limit 0
        """
    ),
    EditCase(
      testDescription: "a value of the data",
      design: .menu,
      edits: [("price: 3", "price: 4")],
      message: """
          Label “4”.text “3” → “4” (card.yaml:3)
          text: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "an entry less in the data",
      design: .menu,
      edits: [(", {name: Coffee, price: 3}", "")],
      message: """
          StackView “Coffee” there → absent (card.yaml:15)
            layout  canvas  height 138 → 112 (−26)
            layout  title  height 26.5 → 27 (+0.5)
            layout  StackView “Tea”  y 48.5 → 49 (+0.5)
            layout  StackView “Coffee”  view there at 16 75 284 95.5 with 2 inside → absent
            layout  StackView “Cake”  y 101.5 → 75.5 (−26)
            and 7 inside of views above
          layout: views came, went or changed places
        """
    ),
    EditCase(
      testDescription: "an effect, which nothing else follows",
      design: .menu,
      edits: [("filling: superview", "filling: superview\n  effect: {blur: 2}")],
      message: """
          StackView “Our menu”.effect unsaid → {blur: 2} (card.yaml:20)
            style  StackView “Our menu”  effect none → blur 2
          style: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "an outline of letters",
      design: .menu,
      edits: [("font: title2 bold", "font: title2 bold, outline: 1 red")],
      message: """
          title.outline unsaid → 1 red (card.yaml:16)
            style  title  letter outline none → 1 #ff0000
          style: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "a gradient as the colour of text",
      design: .menu,
      edits: [("font: title2 bold", "font: title2 bold, color: {gradient: [red, blue]}")],
      message: """
          title.color unsaid → {gradient: [red, blue]} (card.yaml:16)
            style  title  text gradient none → gradient of #ff0000 at 0, #0000ff at 1
          style: 1 difference, limit 0
        """
    ),
  ]
}
