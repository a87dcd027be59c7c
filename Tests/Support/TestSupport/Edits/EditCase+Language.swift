extension EditCase {
  /// Edits of what views are made of elsewhere: data, strings, styles and components.
  static let ofLanguage: [EditCase] = [
    EditCase(
      testDescription: "a text in a language",
      design: .menu,
      edits: [("Our menu", "Our new menu")],
      message: """
          strings.en.title “Our menu” → “Our new menu” (card.yaml:5)
            text  title  text “Our menu” → “Our new menu”
          text: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "a colour of a style",
      design: .menu,
      edits: [("color: secondaryLabel", "color: systemRed")],
      message: """
          styles.quiet.color secondaryLabel → systemRed (card.yaml:7)
            style  Label “2”  text colour #3c3c43 at 60 % → #ff3b30
            style  Label “3”  text colour #3c3c43 at 60 % → #ff3b30
            style  Label “5”  text colour #3c3c43 at 60 % → #ff3b30
          style: 3 differences, limit 0
        """
    ),
    EditCase(
      testDescription: "a text in a language that is shown twice",
      design: .names,
      edits: [("Our menu", "Our new menu")],
      message: """
          strings.en.title “Our menu” → “Our new menu” (card.yaml:6)
            text  title  text “Our menu” → “Our new menu”
            text  again  text “Our menu” → “Our new menu”
          text: 2 differences, limit 0
        """
    ),
    EditCase(
      testDescription: "another text of a language",
      design: .names,
      edits: [("id: again, label: {localized: title}", "id: again, label: {localized: other}")],
      message: """
          again.text “{localized: title}” → “{localized: other}” (card.yaml:19)
            text  again  text “Our menu” → “Other”
          text: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "a text with a placeholder in a language",
      design: .names,
      edits: [("Hello {{who}}", "Welcome {{who}}")],
      message: """
          strings.en.hello “Hello {{who}}” → “Welcome {{who}}” (card.yaml:6)
            text  hello  text “Hello Ada” → “Welcome Ada”
          text: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "a style that words in markup have as well",
      design: .names,
      edits: [("color: systemBlue", "color: systemRed")],
      message: """
          styles.quiet.color systemBlue → systemRed (card.yaml:8)
            style  marked  text colour #000000 #007aff → #000000 #ff3b30
            style  last  text colour #007aff → #ff3b30
            style  Label “(New)”  text colour #007aff → #ff3b30
          style: 3 differences, limit 0
        """
    ),
    EditCase(
      testDescription: "another style",
      design: .names,
      edits: [("id: last, label: Last, style: quiet", "id: last, label: Last, style: loud")],
      message: """
          last.style quiet → loud (card.yaml:23)
            layout  canvas  height 305.5 → 312.5 (+7)
            style  last  font Inter 12.57 400 → Inter 18.37 400, text colour #007aff → #34c759
            layout  last  height 16 → 23 (+7)
            layout  chart  y 176.5 → 183.5 (+7)
            layout  chart-1  y 224.5 → 231.5 (+7)
            layout  chart-2  y 206.5 → 213.5 (+7)
            layout  chart-3  y 176.5 → 183.5 (+7)
            layout  aim  y 242.5 → 249.5 (+7)
            layout  StackView “New”  y 269 → 276 (+7)
            and 5 inside of views above
          layout: moved or resized by 7 pt at most, limit 0
          style: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "a style more",
      design: .names,
      edits: [("id: plain, label: Plain", "id: plain, label: Plain, style: loud")],
      message: """
          plain.style unsaid → loud (card.yaml:22)
            layout  canvas  height 305.5 → 308 (+2.5)
            style  plain  font Inter 16.44 400 → Inter 18.37 400, text colour #000000 → #34c759
            layout  plain  height 20.5 → 23 (+2.5)
            layout  last  y 154.5 → 157 (+2.5)
            layout  chart  y 176.5 → 179 (+2.5)
            layout  chart-1  y 224.5 → 227 (+2.5)
            layout  chart-2  y 206.5 → 209 (+2.5)
            layout  chart-3  y 176.5 → 179 (+2.5)
            and 2 more: aim, StackView “New”
            and 5 inside of views above
          layout: moved or resized by 2.5 pt at most, limit 0
          style: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "another style and a key beside it",
      design: .names,
      edits: [("label: Last, style: quiet", "label: Last, style: loud, alpha: 50%")],
      message: """
          last.style quiet → loud (card.yaml:23)
            layout  canvas  height 305.5 → 312.5 (+7)
            layout  last  height 16 → 23 (+7)
            layout  chart  y 176.5 → 183.5 (+7)
            layout  chart-1  y 224.5 → 231.5 (+7)
            layout  chart-2  y 206.5 → 213.5 (+7)
            layout  chart-3  y 176.5 → 183.5 (+7)
            layout  aim  y 242.5 → 249.5 (+7)
            layout  StackView “New”  y 269 → 276 (+7)
            and 5 inside of views above
          last.alpha unsaid → 50% (card.yaml:23)
          or last.style quiet → loud (card.yaml:23)
            style  last  opacity 1 → 0.5, font Inter 12.57 400 → Inter 18.37 400, text colour \
        #007aff → #34c759
          layout: moved or resized by 7 pt at most, limit 0
          style: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "a style and the colour of another",
      design: .names,
      edits: [
        ("id: plain, label: Plain", "id: plain, label: Plain, style: loud"),
        ("color: systemBlue", "color: systemRed"),
      ],
      message: """
          plain.style unsaid → loud (card.yaml:22)
            layout  canvas  height 305.5 → 308 (+2.5)
            style  plain  font Inter 16.44 400 → Inter 18.37 400, text colour #000000 → #34c759
            layout  plain  height 20.5 → 23 (+2.5)
            layout  last  y 154.5 → 157 (+2.5)
            layout  chart  y 176.5 → 179 (+2.5)
            layout  chart-1  y 224.5 → 227 (+2.5)
            layout  chart-2  y 206.5 → 209 (+2.5)
            layout  chart-3  y 176.5 → 179 (+2.5)
            and 2 more: aim, StackView “New”
            and 5 inside of views above
          styles.quiet.color systemBlue → systemRed (card.yaml:8)
            style  marked  text colour #000000 #007aff → #000000 #ff3b30
            style  last  text colour #007aff → #ff3b30
            style  Label “(New)”  text colour #007aff → #ff3b30
          layout: moved or resized by 2.5 pt at most, limit 0
          style: 4 differences, limit 0
        """
    ),
    EditCase(
      testDescription: "a value of the data that a chart shows, and a text",
      design: .names,
      edits: [("goal: 30", "goal: 45")],
      message: """
          data.goal “30” → “45” (card.yaml:4)
            layout  chart-2  y 206.5 → 191.5 (−15), height 30 → 45 (+15)
            text  aim  text “30” → “45”
          layout: moved or resized by 15 pt at most, limit 0
          text: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "what a component is given as it stands",
      design: .names,
      edits: [("Badge: {text: New}", "Badge: {text: Newest}")],
      message: """
          Badge.text “New” → “Newest” (card.yaml:26)
            text  Label “Newest”  text “New” → “Newest”
            text  Label “(Newest)”  text “(New)” → “(Newest)”
          text: 2 differences, limit 0
        """
    ),
    EditCase(
      testDescription: "the spacing of a component",
      design: .menu,
      edits: [("spacing: 8", "spacing: 12")],
      message: """
          components.Row.view.spacing 8 → 12 (card.yaml:13)
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
          data.rows.1.price “3” → “4” (card.yaml:3)
            text  Label “4”  text “3” → “4”
          text: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "an entry less in the data",
      design: .menu,
      edits: [(", {name: Coffee, price: 3}", "")],
      message: """
          StackView “Coffee” there → absent (card.yaml:3)
            layout  canvas  height 138 → 111.5 (−26.5)
            layout  StackView “Coffee”  view there at 16 75 284 95.5 with 2 inside → absent
            layout  StackView “Cake”  y 101.5 → 75 (−26.5)
            and 5 inside of views above
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
