extension EditCase {
  /// Several edits at once, and such as change nothing.
  static let ofSeveral: [EditCase] = [
    EditCase(
      testDescription: "two widths, of which one moved the other view",
      design: .boxes,
      edits: [
        (
          "d.width == 40",
          "d.width == 50"
        ),
        (
          "e.width == 30",
          "e.width == 35"
        ),
      ],
      message: """
          d.width == 40 → 50 (card.yaml:7)
            layout  d  width 40 → 50 (+10)
            layout  e  x 58 → 68 (+10)
          e.width == 30 → 35 (card.yaml:13)
            layout  e  width 30 → 35 (+5)
          layout: moved or resized by 15 pt at most, limit 0
        """
    ),
    EditCase(
      testDescription: "constants that moved a view across and down",
      design: .boxes,
      edits: [
        (
          "canvas.top + 10",
          "canvas.top + 20"
        ),
        (
          "d.trailing + 8",
          "d.trailing + 18"
        ),
      ],
      message: """
          d.top == View.top + 10 → + 20 (card.yaml:10)
            layout  d  y 10 → 20 (+10)
            layout  e  y 10 → 20 (+10)
          e.leading == d.trailing + 8 → + 18 (card.yaml:11)
            layout  e  x 58 → 68 (+10)
          layout: moved by 10 pt at most, limit 0
        """
    ),
    EditCase(
      testDescription: "insets in other words beside a spacing",
      design: .column,
      edits: [
        (
          "spacing: 5",
          "spacing: 7"
        ),
        (
          "insets: 10",
          "insets: {top: 10, leading: 10}"
        ),
      ],
      message: """
          col.spacing 5 → 7 (card.yaml:8)
            layout  col  height 46 → 48 (+2)
            layout  d  y 65.5 → 67.5 (+2)
          layout: moved or resized by 2 pt at most, limit 0
        """
    ),
    EditCase(
      testDescription: "a size in other words beside a spacing",
      design: .column,
      edits: [
        (
          "spacing: 5",
          "spacing: 7"
        ),
        (
          "width: 40, height: 20",
          "size: 40x20"
        ),
      ],
      message: """
          col.spacing 5 → 7 (card.yaml:8)
            layout  col  height 46 → 48 (+2)
            layout  d  y 65.5 → 67.5 (+2)
          layout: moved or resized by 2 pt at most, limit 0
        """
    ),
    EditCase(
      testDescription: "an identifier and a spacing of one view",
      design: .column,
      edits: [
        (
          "id: col",
          "id: stack"
        ),
        (
          "col.",
          "stack."
        ),
        (
          "spacing: 5",
          "spacing: 7"
        ),
      ],
      message: """
          stack.spacing 5 → 7 (card.yaml:8)
            layout  stack  height 46 → 48 (+2), identifier col → stack
            layout  d  y 65.5 → 67.5 (+2)
          layout: identifiers changed
        """
    ),
  ]
}
