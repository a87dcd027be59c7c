/// Designs that ordinary people write, of any number of rows.
struct ScaleShape: Sendable {
  let name: String
  /// The most rows that the limits of a file and of a picture allow, 5,000 at most.
  let most: Int
  /// Whether constraints leave something open, or don't fit.
  let isFlawed: Bool
  private let text: @Sendable (Int) -> String

  private init(
    _ name: String,
    most: Int = 5000,
    isFlawed: Bool = false,
    _ text: @escaping @Sendable (Int) -> String
  ) {
    self.name = name
    self.most = most
    self.isFlawed = isFlawed
    self.text = text
  }

  func design(rows: Int) -> String { text(rows) }

  /// One label a row, in a stack that scrolls.
  static let scrolled = ScaleShape("a stack in a scroll view") { rows in
    canvas(height: 800) + "- vscroll:\n    vstack:\n" + lines(rows) { "    - label: Row \($0)" }
  }

  /// Cards of two labels, four in a line.
  static let cards = ScaleShape("a grid of cards of two labels") { cards in
    canvas() + "- vstack:\n"
      + lines((cards + 3) / 4) { line in
        "  - hstack:\n"
          + lines(4) { "    - vstack:\n      - label: Name \(line)\n      - label: Role \($0)" }
          + "    distribution: fillEqually"
      }
  }

  /// Three labels a row, in a stack that scrolls.
  static let triples = ScaleShape("rows of three labels") { rows in
    canvas(height: 800) + "- vscroll:\n    vstack:\n"
      + lines(rows) {
        "    - hstack:\n      - label: Name \($0)\n      - label: Role \($0 * 7)\n"
          + "      - label: \($0)\n      spacing: 8"
      }
  }

  static let all = [
    ScaleShape("a stack") { canvas() + "- vstack:\n" + lines($0) { "  - label: Row \($0)" } },
    ScaleShape("a stack, too little room", isFlawed: true) { rows in
      canvas(height: 8 * rows) + "- vstack:\n" + lines(rows) { "  - label: Row \($0)" }
    },
    ScaleShape("a stack, too much room", isFlawed: true) { rows in
      canvas(height: 24 * rows) + "- vstack:\n" + lines(rows) { "  - label: Row \($0)" }
    },
    ScaleShape("boxes without heights", isFlawed: true) { rows in
      canvas(height: 800) + "- vscroll:\n    vstack:\n"
        + lines(rows) { _ in "    - background: red" }
    },
    scrolled,
    ScaleShape("nested stacks") { rows in
      canvas() + "- vstack:\n"
        + lines((rows + 9) / 10) { group in
          "  - vstack:\n" + lines(10) { "    - label: Row \(10 * group + $0)" } + "    spacing: 4"
        }
    },
    triples,
    cards,
    ScaleShape("a long row") { words in
      canvas(height: 100) + "- scroll:\n    hstack:\n" + lines(words) { "    - label: Word \($0)" }
    },
    ScaleShape("a list") { rows in
      canvas(height: 800) + "- table:\n" + lines(rows) { "  - cell: Row \($0)" }
        + "  filling: superview\n"
    },
    ScaleShape("a collection") { items in
      canvas(height: 800) + "- collection:\n" + lines(items) { "  - label: Item \($0)" }
        + "  filling: superview\n"
    },
    ScaleShape("a chain of constraints") { rows in
      canvas(height: 800) + "- {id: v0, label: Row, horizontally: leading, vertically: top}\n"
        + lines(rows - 1) {
          "- {id: v\($0 + 1), label: Row \($0), below: v\($0), horizontally: leading}"
        }
    },
  ]

  private static func canvas(height: Int? = nil) -> String {
    "version: 1\ncanvas: {width: 390\(height.map { ", height: \($0)" } ?? "")}\nview:\n"
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<max(0, count)).map { line($0) + "\n" }.joined()
  }
}
