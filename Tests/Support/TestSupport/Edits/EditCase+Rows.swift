extension EditCase {
  /// Edits beside views without names, and of what is told by more than a view.
  static let ofRows: [EditCase] = [
    EditCase(
      testDescription: "a stack's spacing among rows, spacers and dividers",
      design: .shop,
      edits: [("  spacing: 12", "  spacing: 14")],
      message: """
          StackView “Tulips”.spacing 12 → 14 (card.yaml:28)
            layout  StackView “Tulips”  height 178.5 → 186.5 (+8)
            layout  View 3 in StackView “Tulips”  y 64.5 → 66.5 (+2)
            layout  StackView “Ranunculus”  y 77 → 81 (+4)
            layout  StackView “Eucalyptus”  y 109.5 → 115.5 (+6)
            layout  StackView “Total”  y 142 → 150 (+8)
            and 9 inside of views above
          layout: moved or resized by 8 pt at most, limit 0
        """
    ),
    EditCase(
      testDescription: "margins around spacers and dividers",
      design: .shop,
      edits: [("margins: 16", "margins: 18")],
      message: """
          StackView “Tulips”.margins 16 → 18 (card.yaml:29)
            layout  StackView “Tulips”  height 178.5 → 182.5 (+4)
            layout  StackView “Tulips” 1 in StackView “Tulips”  x 16 → 18 (+2), y 16 → 18 (+2), \
        width 288 → 284 (−4)
            layout  View 1 in StackView “Tulips”  x 16 → 18 (+2), y 22.5 → 24.5 (+2)
            layout  StackView “Tulips” 2 in StackView “Tulips”  x 48 → 50 (+2), y 16 → 18 (+2)
            layout  Label “9.00”  x 269 → 267 (−2), y 24 → 26 (+2)
            layout  View 3 in StackView “Tulips”  x 16 → 18 (+2), y 64.5 → 66.5 (+2), width 288 → \
        284 (−4)
            layout  StackView “Ranunculus”  x 16 → 18 (+2), y 77 → 79 (+2), width 288 → 284 (−4)
            layout  Label “Ranunculus”  x 16 → 18 (+2), y 77 → 79 (+2)
            and 7 more: Label “12”, StackView “Eucalyptus”, Label “Eucalyptus”, Label “3” …
            and 6 inside of views above
          layout: moved or resized by 4 pt at most, limit 0
        """
    ),
    EditCase(
      testDescription: "the size of a box without a name",
      design: .shop,
      edits: [("size: 24", "size: 30")],
      message: """
          View 1 in StackView “Tulips”.size 24 → 30 (card.yaml:7)
            layout  View 1 in StackView “Tulips”  y 22.5 → 19.5 (−3), width 24 → 30 (+6), height \
        24 → 30 (+6)
            layout  StackView “Tulips” 2 in StackView “Tulips”  x 48 → 54 (+6)
            layout  View 2 in StackView “Tulips”  x 107.5 → 113.5 (+6), width 153.5 → 147.5 (−6)
            and 2 inside of views above
          layout: moved or resized by 6 pt at most, limit 0
        """
    ),
    EditCase(
      testDescription: "a font within a row",
      design: .shop,
      edits: [("footnote", "title1")],
      message: """
          Label “2 × 4.50”.font footnote → title1 (card.yaml:10)
            layout  StackView “Tulips”  height 178.5 → 196 (+17.5)
            layout  View 1 in StackView “Tulips”  y 22.5 → 31 (+8.5)
            layout  StackView “Tulips” 2 in StackView “Tulips”  width 51.5 → 102 (+50.5), height \
        36.5 → 54 (+17.5)
            layout  Label “Tulips”  width 51.5 → 102 (+50.5)
            style  Label “2 × 4.50”  font Inter 12.57 400 → Inter 27.08 400
            layout  View 2 in StackView “Tulips”  x 107.5 → 158 (+50.5), y 34.5 → 43 (+8.5), \
        width 153.5 → 103 (−50.5)
            layout  Label “9.00”  y 24 → 33 (+9)
            layout  View 3 in StackView “Tulips”  y 64.5 → 82 (+17.5)
            and 3 more: StackView “Ranunculus”, StackView “Eucalyptus”, StackView “Total”
            and 11 inside of views above
          layout: moved or resized by 50.5 pt at most, limit 0
          style: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "a row of views without names that went",
      design: .shop,
      edits: [("  - hstack:\n    - label: Ranunculus\n    - spacer\n    - label: \"12\"\n", "")],
      message: """
          StackView “Ranunculus” there → absent (card.yaml:4)
            layout  StackView “Tulips”  height 178.5 → 146 (−32.5)
            layout  StackView “Ranunculus”  view there at 16 77 304 97.5 with 3 inside → absent
            layout  StackView “Eucalyptus”  y 109.5 → 77 (−32.5)
            layout  StackView “Total”  y 142 → 109.5 (−32.5)
            and 6 inside of views above
          layout: views came, went or changed places
        """
    ),
    EditCase(
      testDescription: "a row of views without names that came",
      design: .shop,
      edits: [
        (
          "  - hstack:\n    - label: Eucal",
          "  - hstack:\n    - label: Rose\n    - spacer\n    - label: \"7\"\n  - hstack:\n    - label: Eucal"
        )
      ],
      message: """
          StackView “Rose” absent → there (card.yaml:20)
            layout  StackView “Tulips”  height 178.5 → 211 (+32.5)
            layout  StackView “Rose”  view absent → there at 16 109.5 304 130 with 3 inside
            layout  StackView “Eucalyptus”  y 109.5 → 142 (+32.5)
            layout  StackView “Total”  y 142 → 174.5 (+32.5)
            and 6 inside of views above
          layout: views came, went or changed places
        """
    ),
    EditCase(
      testDescription: "a width that reads as the text beside it",
      design: .shop,
      edits: [("width: 40", "width: 60")],
      message: """
          Label “40”.width 40 → 60 (card.yaml:27)
            layout  View in StackView “Total”  width 210.5 → 190.5 (−20)
            layout  Label “40”  x 264 → 244 (−20), width 40 → 60 (+20)
          layout: moved or resized by 20 pt at most, limit 0
        """
    ),
    EditCase(
      testDescription: "a width and a text that read alike",
      design: .shop,
      edits: [("label: \"40\", width: 40", "label: \"60\", width: 60")],
      message: """
          Label “60”.text “40” → “60” (card.yaml:27)
          Label “60”.width 40 → 60 (card.yaml:27)
          or Label “60”.text “40” → “60” (card.yaml:27)
            layout  View in StackView “Total”  width 210.5 → 190.5 (−20)
            layout  Label “60”  x 264 → 244 (−20), width 40 → 60 (+20)
          layout: moved or resized by 20 pt at most, limit 0
          text: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "a canvas around bars of which each is as high as another was",
      design: .bars,
      edits: [("600x120", "640x160")],
      message: """
          canvas 600x120 → 640x160 (card.yaml:2)
            layout  canvas  width 600 → 640 (+40), height 120 → 160 (+40)
            layout  View 2  y 100 → 140 (+40), width 100 → 106.5 (+6.5)
            layout  View 3  x 100 → 106.5 (+6.5), y 97 → 137 (+40), width 100 → 107 (+7)
            layout  View 4  x 200 → 213.5 (+13.5), y 94 → 134 (+40), width 100 → 106.5 (+6.5)
            layout  View 5  x 300 → 320 (+20), y 91 → 131 (+40), width 100 → 106.5 (+6.5)
            layout  View 6  x 400 → 426.5 (+26.5), y 88 → 128 (+40), width 100 → 107 (+7)
            layout  View 7  x 500 → 533.5 (+33.5), y 85 → 125 (+40), width 100 → 106.5 (+6.5)
            and 2 inside of views above
          layout: moved or resized by 40 pt at most, limit 0
        """
    ),
    EditCase(
      testDescription: "a long text at its beginning",
      design: .notes,
      edits: [("A description", "The description")],
      message: """
          long.text “A description of a product that is as long as they are in sh…” → “The \
        description of a product that is as long as they are in …” (card.yaml:7)
          text: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "a long text at its end",
      design: .notes,
      edits: [("and sent.", "and lost.")],
      message: """
          long.text “…weighed, packed and sent.” → “…weighed, packed and lost.” (card.yaml:7)
          text: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "markup",
      design: .notes,
      edits: [("*words*", "*other words*")],
      message: """
          t.markup Some *words* here → Some *other words* here (card.yaml:8)
            text  t  text “Some words here” → “Some other words here”
          text: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "a language that formats numbers",
      design: .notes,
      edits: [("en-GB", "de-DE")],
      message: """
          environment.locale en-GB → de-DE (card.yaml:3)
            text  sum  text “4,100” → “4.100”
          text: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "data",
      design: .notes,
      edits: [("sort: Tulips", "sort: Roses")],
      message: """
          data.sort “Tulips” → “Roses” (card.yaml:4)
            text  kind  text “Tulips” → “Roses”
          text: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "a text in a collection",
      design: .words,
      edits: [("Gulls", "Seagulls")],
      message: """
          Label “Seagulls”.text “Gulls” → “Seagulls” (card.yaml:6)
            layout  CollectionViewCell “Seagulls”  width 34 → 58 (+24)
            layout  CollectionViewCell “Rock pools”  x 66 → 90 (+24)
            layout  CollectionViewCell “Fog”  x 158 → 182 (+24)
            and 6 inside of views above
          layout: moved or resized by 24 pt at most, limit 0
          text: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "insets in a footer",
      design: .footer,
      edits: [("insets: 12", "insets: 20")],
      message: """
          Button “Pay”.insets 12 → 20 (card.yaml:12)
            layout  StackView “Your order”  height 361.5 → 345.5 (−16)
            layout  View “Pay” in VerticalOverflowScrollView “Your order”  y 361.5 → 345.5 (−16), \
        height 58.5 → 74.5 (+16)
            layout  Button “Pay”  x 12 → 20 (+8), y 373.5 → 365.5 (−8), width 296 → 280 (−16)
            layout  ImageView in Button “Pay”  y 391 → 383 (−8)
            layout  ButtonLabel “Pay”  y 380.5 → 372.5 (−8)
            layout  ButtonLabel in Button “Pay”  y 401 → 393 (−8)
            and 6 inside of views above
          layout: moved or resized by 16 pt at most, limit 0
        """
    ),
    EditCase(
      testDescription: "pixels of another size",
      design: .footer,
      edits: [("320x420", "{size: 320x420, scale: 3}")],
      message: """
          canvas.scale unsaid → 3 (card.yaml:2)
            layout  canvas  scale 2 → 3
            layout  StackView “Your order”  height 361.5 → 361.67 (+0.17)
            layout  Label “Your order”  height 41 → 40.67 (−0.33)
            layout  View in StackView “Your order”  y 61 → 60.67 (−0.33), height 280.5 → 281 (+0.5)
            layout  View “Pay” in VerticalOverflowScrollView “Your order”  y 361.5 → 361.67 \
        (+0.17), height 58.5 → 58.33 (−0.17)
            layout  VisualEffectView in View “Pay”  y 361.5 → 361.67 (+0.17), height 58.5 → 58.33 \
        (−0.17)
            layout  View in View “Pay”  y 361.5 → 361.67 (+0.17), height 58.5 → 58.33 (−0.17)
            layout  StickyFooterView “Pay”  y 361.5 → 361.67 (+0.17), height 58.5 → 58.33 (−0.17)
            and 6 more: View “Pay” in StickyFooterView “Pay”, Button “Pay”, BackgroundView in \
        Button “Pay”, ImageView in Button “Pay” …
          layout: the scale changed
        """
    ),
    EditCase(
      testDescription: "rows of a table that changed places",
      design: .list,
      edits: [("{cell: Light}", "@"), ("{cell: Dark}", "{cell: Light}"), ("@", "{cell: Dark}")],
      message: """
          list.order TableViewCell “Light”, TableViewCell “Dark” → TableViewCell “Dark”, \
        TableViewCell “Light” (card.yaml:10)
            style  TableViewCell “Light”  clip radius 10 10 0 0 → none, background radius 10 10 0 \
        0 → none
            layout  TableViewCell “Light”  y 194 → 237.67 (+43.67)
            style  TableViewCell “Dark”  clip radius none → 10 10 0 0, background radius none → \
        10 10 0 0
            layout  TableViewCell “Dark”  y 237.67 → 194 (−43.67)
            and 18 inside of views above
          layout: views came, went or changed places
          style: 2 differences, limit 0
        """
    ),
    EditCase(
      testDescription: "a size of a screen that shows fewer rows",
      design: .list,
      edits: [("canvas: iPhone 16", "canvas: 393x330")],
      message: """
          canvas iPhone 16 → 393x330 (card.yaml:2)
            layout  canvas  scale 3 → 2
            layout  canvas  height 852 → 330 (−522)
            layout  list  y 155 → 96 (−59), height 697 → 234 (−463)
            layout  TableViewCell “Other”  view there at 16 430.33 377 474 with 9 inside → absent
            layout  TableViewCell “Storage”  y 375 → 315.5 (−59.5), height 55.33 → 55.5 (+0.17)
            layout  Label “1.2 GB of 5 GB”  y 406.33 → 347 (−59.33), height 14.33 → 14.5 (+0.17)
            layout  TableViewCell “Automatic”  y 281.33 → 222 (−59.33), height 43.67 → 43.5 (−0.17)
            layout  View 1 in TableViewCell “Automatic”  y 324.67 → 265 (−59.67), height 0.33 → \
        0.5 (+0.17)
            and 15 more: View 2 in TableViewCell “Automatic”, TableViewCell “Dark”, View 1 in \
        TableViewCell “Dark”, View 2 in TableViewCell “Dark” …
            and 37 inside of views above
          layout: the scale changed; views came, went or changed places
        """
    ),
  ]
}
