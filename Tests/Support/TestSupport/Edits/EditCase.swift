import Testing

/// One edit of a design, and what a failure says of it from the edit to the figures.
package struct EditCase: CustomTestStringConvertible, Sendable {
  package var testDescription: String
  package var design: EditedDesign
  /// What is replaced by what, one after the other.
  var edits: [(String, String)]
  package var message: String

  package var edited: String {
    edits.reduce(design.rawValue) { $0.replacing($1.0, with: $1.1) }
  }

  package static let all =
    ofNamedViews + ofRows + ofLanguage + ofComponents + ofParts + ofSeveral + ofDecisions
    + ofLists

  private static let ofNamedViews: [EditCase] = [
    EditCase(
      testDescription: "a stack's spacing",
      design: .profile,
      edits: [("spacing: 8", "spacing: 12")],
      message: """
          stack.spacing 8 → 12 (card.yaml:15)
            layout  role  y 44.5 → 48.5 (+4)
            layout  bio  y 73 → 81 (+8)
            layout  star  y 101.5 → 113.5 (+12), height 282.5 → 270.5 (−12)
          layout: moved or resized by 12 pt at most, limit 0
        """
    ),
    EditCase(
      testDescription: "an inset",
      design: .profile,
      edits: [("insets: 16", "insets: 20")],
      message: """
          stack.insets 16 → 20 (card.yaml:18)
            layout  stack  x 16 → 20 (+4), y 16 → 20 (+4), width 288 → 280 (−8), height 368 → \
        360 (−8)
            layout  name  x 16 → 20 (+4), y 16 → 20 (+4)
            layout  role  x 16 → 20 (+4), y 44.5 → 48.5 (+4)
            layout  bio  x 16 → 20 (+4), y 73 → 77 (+4)
            layout  star  x 16 → 20 (+4), y 101.5 → 105.5 (+4), height 282.5 → 274.5 (−8)
          layout: moved or resized by 4 pt at most, limit 0
        """
    ),
    EditCase(
      testDescription: "a margin",
      design: .card,
      edits: [("margins: 20", "margins: 26")],
      message: """
          View “Ada Okafor”.margins 20 → 26 (card.yaml:36)
            layout  name  y 44 → 50 (+6)
            layout  role  y 81 → 87 (+6)
            layout  bio  y 109.5 → 115.5 (+6)
            layout  box  y 171.5 → 177.5 (+6)
          layout: moved by 6 pt at most, limit 0
        """
    ),
    EditCase(
      testDescription: "a leading constant",
      design: .card,
      edits: [("+ 20", "+ 28")],
      message: """
          name.leading == stripe.trailing + 20 → + 28 (card.yaml:26)
            layout  name  x 52 → 60 (+8)
            layout  role  x 52 → 60 (+8)
            layout  bio  x 52 → 60 (+8)
            layout  box  x 52 → 60 (+8)
          layout: moved by 8 pt at most, limit 0
        """
    ),
    EditCase(
      testDescription: "a constant that a chain shares",
      design: .card,
      edits: [("+ 8", "+ 12")],
      message: """
          role.top == name.bottom + 8 → + 12 (card.yaml:29), and 2 more alike
            layout  role  y 81 → 85 (+4)
            layout  bio  y 109.5 → 117.5 (+8)
            layout  box  y 171.5 → 183.5 (+12)
          layout: moved by 12 pt at most, limit 0
        """
    ),
    EditCase(
      testDescription: "a priority",
      design: .card,
      edits: [("box.width == 60", "box.width == 60 @700")],
      message: """
          box.width == 60 @1000 → @700 (card.yaml:32)
            layout  box  width 60 → 80 (+20)
          layout: resized by 20 pt at most, limit 0
        """
    ),
    EditCase(
      testDescription: "a relation",
      design: .card,
      edits: [("box.width == 60", "box.width >= 60")],
      message: """
          box.width == 60 → >= 60 (card.yaml:32)
            layout  box  width 60 → 80 (+20)
          layout: resized by 20 pt at most, limit 0
        """
    ),
    EditCase(
      testDescription: "an alignment",
      design: .profile,
      edits: [("alignment: leading", "alignment: center")],
      message: """
          stack.alignment leading → center (card.yaml:16)
            layout  name  x 16 → 109.5 (+93.5)
            layout  role  x 16 → 104 (+88)
            layout  bio  x 16 → 132 (+116)
            layout  star  x 16 → 150 (+134)
          layout: moved by 134 pt at most, limit 0
        """
    ),
    EditCase(
      testDescription: "a font size that wraps",
      design: .card,
      edits: [("font: 15", "font: 18")],
      message: """
          bio.font 15 → 18 (card.yaml:20)
            style  bio  font Inter 14.51 400 → Inter 17.41 400
            layout  bio  width 223 → 261 (+38), height 54 → 64.5 (+10.5)
            layout  box  y 171.5 → 182 (+10.5)
          layout: moved or resized by 38 pt at most, limit 0
          style: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "a colour of a text and a background",
      design: .card,
      edits: [("0A5C36", "FF5C36")],
      message: """
          colors.brand 0A5C36 → FF5C36 (card.yaml:4)
            style  stripe  background #0a5c36 → #ff5c36
            style  role  text colour #0a5c36 → #ff5c36
          style: 2 differences, limit 0
        """
    ),
    EditCase(
      testDescription: "a radius",
      design: .card,
      edits: [("cornerRadius: 4", "cornerRadius: 9")],
      message: """
          box.cornerRadius 4 → 9 (card.yaml:23)
          style: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "a word that wraps",
      design: .card,
      edits: [("at night.", "every single night of the week and of the year.")],
      message: """
          bio.text “… keep them in order at night.” → “… keep them in order every single night \
        of the week and of th…” (card.yaml:18)
            text  bio  lines 3 → 4
            layout  bio  width 223 → 254 (+31), height 54 → 72 (+18)
            layout  box  y 171.5 → 189.5 (+18)
          layout: moved or resized by 31 pt at most, limit 0
          text: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "two views that changed places",
      design: .profile,
      edits: [
        ("label: Ada Lovelace\n    id: name", "@"),
        ("label: Mathematician\n    id: role", "label: Ada Lovelace\n    id: name"),
        ("@", "label: Mathematician\n    id: role"),
      ],
      message: """
          stack.order name, role → role, name (card.yaml:4)
            layout  role  y 44.5 → 16 (−28.5)
            layout  name  y 16 → 44.5 (+28.5)
          layout: views came, went or changed places
        """
    ),
    EditCase(
      testDescription: "two views without identifiers that changed places",
      design: .anonymous,
      edits: [
        ("label: Ada Lovelace", "@"), ("label: Mathematician", "label: Ada Lovelace"),
        ("@", "label: Mathematician"),
      ],
      message: """
          stack.order Label “Ada Lovelace”, Label “Mathematician” → Label “Mathematician”, \
        Label “Ada Lovelace” (card.yaml:4)
            layout  Label “Mathematician”  y 44.5 → 16 (−28.5)
            layout  Label “Ada Lovelace”  y 16 → 44.5 (+28.5)
          layout: views came, went or changed places
        """
    ),
    EditCase(
      testDescription: "a view that went",
      design: .profile,
      edits: [("  - label: Mathematician\n    id: role\n", "")],
      message: """
          role there → absent (card.yaml:4)
            layout  role  view there at 16 44.5 128.5 65 → absent
            layout  bio  y 73 → 44.5 (−28.5)
            layout  star  y 101.5 → 73 (−28.5), height 282.5 → 311 (+28.5)
          layout: views came, went or changed places
        """
    ),
    EditCase(
      testDescription: "a row that came",
      design: .list,
      edits: [("      - {cell: Dark}\n", "      - {cell: Dark}\n      - {cell: Sepia}\n")],
      message: """
          TableViewCell “Sepia” absent → there (card.yaml:12)
            layout  TableViewCell “Other”  y 430.33 → 474 (+43.67)
            layout  TableViewCell “Storage”  y 375 → 418.67 (+43.67)
            layout  TableViewCell “Automatic”  y 281.33 → 325 (+43.67)
            layout  TableViewCell “Sepia”  view absent → there at 16 281.33 377 325 with 9 inside
            layout  TableViewHeaderFooterView “Automatic follows the time.”  y 325 → 368.67 \
        (+43.67)
            and 30 inside of views above
          layout: views came, went or changed places
        """
    ),
    EditCase(
      testDescription: "a longer footer",
      design: .list,
      edits: [
        (
          "follows the time.",
          "follows the time of day, and of the sun, and of the moon where that shines brightly enough."
        )
      ],
      message: """
          Label “Automatic follows the time of …”.text “Automatic follows the time.” → \
        “Automatic follows the time of day, and of the sun, and of th…” (card.yaml:8)
            layout  TableViewCell “Other”  y 430.33 → 448.33 (+18)
            layout  TableViewCell “Storage”  y 375 → 393 (+18)
            layout  TableViewHeaderFooterView “Automatic follows the time of …”  height 32 → 50 \
        (+18)
            text  Label “Automatic follows the time of …”  lines 1 → 2
            and 21 inside of views above
          layout: moved or resized by 18 pt at most, limit 0
          text: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "a title that is shown twice",
      design: .list,
      edits: [("title: Settings", "title: Preferences")],
      message: """
          bar.title Settings → Preferences (card.yaml:22)
            text  Label “Preferences” 1 in bar  text “Settings” → “Preferences”
            layout  Label “Preferences” 1 in bar  x 163 → 148.33 (−14.67), width 67 → 96.67 \
        (+29.67)
            text  Label “Preferences” 2 in bar  text “Settings” → “Preferences”
          layout: moved or resized by 15 pt at most, limit 0
          text: 2 differences, limit 0
        """
    ),
    EditCase(
      testDescription: "a symbol that moves",
      design: .profile,
      edits: [("id: bio", "id: bio\n    font: 30")],
      message: """
          bio.font unsaid → 30 (card.yaml:11)
            style  bio  font Inter 16.44 400 → Inter 29.01 400
            layout  bio  width 56.5 → 95.5 (+39), height 20.5 → 36 (+15.5)
            layout  star  y 101.5 → 117 (+15.5), height 282.5 → 267 (−15.5)
          layout: moved or resized by 39 pt at most, limit 0
          style: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "a symbol",
      design: .profile,
      edits: [("symbol: star", "symbol: heart")],
      message: """
          star.symbol star → heart (card.yaml:11)
            style  star  picture drawing 10da6c9b → drawing 9d1e4bf7
          style: 1 difference, limit 0
          the baseline was also made with symbol star, this isn't
        """
    ),
    EditCase(
      testDescription: "a spacing and a text, each with what it did",
      design: .profile,
      edits: [("spacing: 8", "spacing: 12"), ("Mathematician", "Mathematician and writer")],
      message: """
          stack.spacing 8 → 12 (card.yaml:15)
            layout  role  y 44.5 → 48.5 (+4)
            layout  bio  y 73 → 81 (+8)
            layout  star  y 101.5 → 113.5 (+12), height 282.5 → 270.5 (−12)
          role.text “Mathematician” → “Mathematician and writer” (card.yaml:7)
            layout  role  width 112.5 → 193 (+80.5)
          layout: moved or resized by 80.5 pt at most, limit 0
          text: 1 difference, limit 0
        """
    ),
    EditCase(
      testDescription: "constants that moved the same views across and down",
      design: .card,
      edits: [("+ 20", "+ 28"), ("+ 8", "+ 12"), ("0A5C36", "FF5C36")],
      message: """
          colors.brand 0A5C36 → FF5C36 (card.yaml:4)
            style  stripe  background #0a5c36 → #ff5c36
            style  role  text colour #0a5c36 → #ff5c36
          name.leading == stripe.trailing + 20 → + 28 (card.yaml:26)
            layout  name  x 52 → 60 (+8)
            layout  role  x 52 → 60 (+8)
            layout  bio  x 52 → 60 (+8)
            layout  box  x 52 → 60 (+8)
          role.top == name.bottom + 8 → + 12 (card.yaml:29), and 2 more alike
            layout  role  y 81 → 85 (+4)
            layout  bio  y 109.5 → 117.5 (+8)
            layout  box  y 171.5 → 183.5 (+12)
          layout: moved by 12 pt at most, limit 0
          style: 2 differences, limit 0
        """
    ),
    EditCase(
      testDescription: "an identifier",
      design: .profile,
      edits: [("id: role", "id: job")],
      message: """
          layout  job  identifier role → job
          layout: identifiers changed, and nothing else
        """
    ),
  ]
}
