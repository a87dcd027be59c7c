/// What was corrected in a first guess: the words of a message, and what was put in place of what.
struct Guess {
  var told: String
  var faulty: String
  var put: String

  init(_ told: String, _ faulty: String, _ put: String? = nil) {
    (self.told, self.faulty, self.put) = (told, faulty, put ?? told)
  }

  /// By the names of designs: what was corrected after the first look at the messages, and the second.
  static let all = ofTable.merging(ofReader) { first, _ in first }

  private static let ofTable: [String: [[Guess]]] = [
    "Table/01-price-tag": [
      [
        Guess("margins: 16", "padding: 16")
      ]
    ],
    "Table/02-form": [
      [
        Guess("alignment: right", "textAlignment: right")
      ],
      [
        Guess(
          "- spacer",
          "    - {label: Porto}\n    spacing: 12\n",
          "    - {label: Porto}\n    spacing: 12\n  - spacer\n"
        )
      ],
    ],
    "Table/03-avatar": [
      [
        Guess("border: 3 white", "borderWidth: 3\n  borderColor: white")
      ]
    ],
    "Table/05-cards": [
      [
        Guess("vstack:", "- stack:", "- vstack:")
      ]
    ],
    "Table/07-hero": [
      [
        Guess(
          "background: {gradient: [black, systemTeal]}",
          "gradient: {from: black, to: systemTeal}"
        ),
        Guess("aspect: 16/9", "aspectRatio: 16:9"),
      ]
    ],
    "Table/08-footer": [
      [
        Guess(
          "vscroll: {vstack: [{label: Terms, font: largeTitle bold}, {label: Trains "
            + "leave on the minute. Doors close thirty seconds before. Tickets are valid "
            + "for two hours.}], spacing: 12, margins: 20}",
          "scroll: vertical\n  vstack:\n  - {label: Terms, font: largeTitle bold}\n  "
            + "- {label: \"Trains leave on the minute. Doors close thirty seconds "
            + "before. Tickets are valid for two hours.\"}\n  spacing: 12\n  margins: 20"
        )
      ],
      [
        Guess("- spacer", "two hours.}], spacing", "two hours.}, spacer], spacing")
      ],
    ],
    "Table/09-columns": [
      [
        Guess(
          "hstack:",
          "- stack: horizontal\n  id: columns\n  children:",
          "- id: columns\n  hstack:"
        )
      ],
      [
        Guess(
          "adjusts: {if: self.width < 400, axis: vertical}",
          "if: self.width < 400\n  then: {axis: vertical}"
        )
      ],
    ],
    "Table/10-table": [
      [
        Guess("write 'row:' with the list under it", "  - [", "  - row: ["),
        Guess(
          "write 'columnSpacing: 8' and 'rowSpacing: 8'",
          "  spacing: 8",
          "  columnSpacing: 8\n  rowSpacing: 8"
        ),
      ],
      [
        Guess("label: Day", "[Day, Open, Close]", "[{label: Day}, {label: Open}, {label: Close}]"),
        Guess(
          "label: Mon",
          "[Mon, \"09:00\", \"17:00\"]",
          "[{label: Mon}, {label: \"09:00\"}, {label: \"17:00\"}]"
        ),
        Guess(
          "label: Tue",
          "[Tue, \"10:00\", \"18:00\"]",
          "[{label: Tue}, {label: \"10:00\"}, {label: \"18:00\"}]"
        ),
      ],
    ],
    "Table/12-middle": [
      [
        Guess("lineBreak: byTruncatingMiddle", "truncation: middle")
      ]
    ],
    "Table/15-shadow": [
      [
        Guess(
          "shadow: {radius: 8, color: black/20%, x: 0, y: 4}",
          "shadow: {radius: 8, color: black/20%, offset: {x: 0, y: 4}}"
        )
      ]
    ],
    "Table/16-component": [
      [
        Guess(
          "view: {hstack: [{text: \"{{time}}\", font: headline}, {text: "
            + "\"{{city}}\"}], spacing: 12}",
          "hstack:\n    - {text: \"{{time}}\", font: headline}\n    - {text: "
            + "\"{{city}}\"}\n    spacing: 12"
        )
      ],
      [
        Guess("label:", "text: \"{{time}}\"", "label: \"{{time}}\""),
        Guess("label:", "text: \"{{city}}\"", "label: \"{{city}}\""),
      ],
    ],
  ]

  private static let ofReader: [String: [[Guess]]] = [
    "Readme/08-footer": [
      [
        Guess("put the views into 'view:'", "\n        ", "\n          "),
        Guess("put the views into 'view:'", "      label: |", "      view:\n      - label: |"),
        Guess(
          "put the views into 'view:'",
          "      lines: 0\n      font: body\n      filling: superview\n      insets: 16",
          "        lines: 0\n        font: body\n        filling: superview\n        insets: 16"
        ),
      ]
    ],
    "Readme/09-columns": [
      [
        Guess("size: 600x300", "canvas: 600x300}", "size: 600x300}"),
        Guess("size: 320x480", "canvas: 320x480}", "size: 320x480}"),
        Guess("if: canvas.width < 400", "if: \"{{width}} < 400\""),
      ]
    ],
    "Readme/10-table": [
      [Guess("clips: true", "cornerRadius: 8", "cornerRadius: 8\n  clips: true")]
    ],
    "Readme/12-middle": [
      [Guess("lineBreak: byTruncatingMiddle", "lineBreakMode: byTruncatingMiddle")]
    ],
  ]
}
