/// Designs that ordinary people write, of any number of rows.
struct ScaleShape: Sendable {
  /// What ends the number of rows of a shape.
  enum Limit: String {
    case side = "a side of a picture has at most 32,767 pixels"
    case views = "a design has at most 20,000 views"
  }

  let name: String
  /// Whether constraints leave something open, or don't fit.
  let isFlawed: Bool
  /// Whether the canvas has no height of its own, and is as high as what is on it.
  let isFitted: Bool
  /// The most rows there can be, and what ends them; 5,000 where nothing does.
  let (most, limit): (Int, Limit?)
  private let text: @Sendable (Int) -> String

  fileprivate init(
    _ name: String,
    most: Int = 5000,
    by limit: Limit? = nil,
    isFlawed: Bool = false,
    isFitted: Bool = false,
    _ text: @escaping @Sendable (Int) -> String
  ) {
    self.name = name
    (self.most, self.limit) = most < 5000 ? (most, limit) : (5000, nil)
    (self.isFlawed, self.isFitted) = (isFlawed, isFitted)
    self.text = text
  }

  func design(rows: Int) -> String { text(rows) }
}

// MARK: All of them

extension ScaleShape {
  /// One label a row, in a stack that scrolls.
  static let scrolled = ScaleShape("a stack in a scroll view") { rows in
    canvas(height: 800) + "- vscroll:\n    vstack:\n" + lines(rows) { "    - label: Row \($0)" }
  }

  /// Three labels a row, in a stack that scrolls: four views a row, and two around them.
  static let triples = ScaleShape("rows of three labels", most: 4999, by: .views) { rows in
    canvas(height: 800) + "- vscroll:\n    vstack:\n"
      + lines(rows) {
        "    - hstack:\n      - label: Name \($0)\n      - label: Role \($0 * 7)\n"
          + "      - label: \($0)\n      spacing: 8"
      }
  }

  /// One label a row.
  static let stack = Column(name: "a stack", rows: 1, pixels: (21, 41)) { rows in
    lines(rows) { "  - label: Row \($0)" }
  }

  /// Ten labels in each inner stack.
  static let nested = Column(name: "nested stacks", rows: 10, pixels: (246, 482)) { rows in
    lines((rows + 9) / 10) { group in
      "  - vstack:\n" + lines(10) { "    - label: Row \(10 * group + $0)" } + "    spacing: 4"
    }
  }

  /// Cards of two labels, four in a line.
  static let cards = Column(
    name: "a grid of cards of two labels",
    rows: 4,
    pixels: (42, 82)
  ) { cards in
    lines((cards + 3) / 4) { line in
      "  - hstack:\n"
        + lines(4) { "    - vstack:\n      - label: Name \(line)\n      - label: Role \($0)" }
        + "    distribution: fillEqually"
    }
  }

  static let all =
    stack.shapes + [scrolled, boxes] + nested.shapes + [triples] + cards.shapes + [
      words("a long row in a scroll view", around: "- scroll:\n    hstack:\n", indent: "    "),
      words("a long row, too little room", around: "- hstack:\n", indent: "  ", isFlawed: true),
      list, collection, chain,
    ]

  static let boxes = ScaleShape("boxes without heights", isFlawed: true) { rows in
    canvas(height: 800) + "- vscroll:\n    vstack:\n"
      + lines(rows) { _ in "    - background: red" }
  }

  private static func words(
    _ name: String,
    around: String,
    indent: String,
    isFlawed: Bool = false
  ) -> ScaleShape {
    ScaleShape(name, isFlawed: isFlawed) { words in
      canvas(height: 100) + around + lines(words) { "\(indent)- label: Word \($0)" }
    }
  }

  private static let list = ScaleShape("a list") { rows in
    canvas(height: 800) + "- table:\n" + lines(rows) { "  - cell: Row \($0)" }
      + "  filling: superview\n"
  }

  private static let collection = ScaleShape("a collection") { items in
    canvas(height: 800) + "- collection:\n" + lines(items) { "  - label: Item \($0)" }
      + "  filling: superview\n"
  }

  private static let chain = ScaleShape("a chain of constraints") { rows in
    let last = rows - 1
    return canvas(height: 800) + "- vscroll:\n    view:\n"
      + lines(rows) { row in
        let place = row == 0 ? "vertically: top" : "below: v\(row - 1)"
        let end = row == last ? ", constraints: [self.bottom == superview.bottom]" : ""
        return "    - {id: v\(row), label: Row \(row), \(place), horizontally: leading\(end)}"
      }
  }
}

// MARK: Columns

extension ScaleShape {
  /// Rows in a stack that is as high as the canvas.
  struct Column {
    let name: String
    /// How many rows one part has, such as a line of cards.
    let rows: Int
    /// How many pixels a part is high, with one of them a point and with two.
    let pixels: (single: Int, double: Int)
    /// What is in the stack.
    let text: @Sendable (Int) -> String

    init(
      name: String,
      rows: Int,
      pixels: (single: Int, double: Int),
      _ text: @escaping @Sendable (Int) -> String
    ) {
      (self.name, self.rows, self.pixels, self.text) = (name, rows, pixels, text)
    }

    /// On a canvas that follows it, one that it fits, a smaller one and a larger one.
    var shapes: [ScaleShape] { [following, fitting, squeezed, stretched] }

    var following: ScaleShape {
      ScaleShape(name, most: most(pixels.double), by: .side, isFitted: true) { [text] rows in
        canvas() + "- vstack:\n" + text(rows)
      }
    }

    private var fitting: ScaleShape { sized("a canvas of its size", part: pixels.single) }

    /// So small that the spacing alone is too much from 50 rows on: growth is then that of one
    /// kind of work.
    private var squeezed: ScaleShape {
      ScaleShape(name + ", too little room", isFlawed: true) { [text] rows in
        canvas(height: 100) + "- vstack:\n" + text(rows)
      }
    }

    private var stretched: ScaleShape {
      sized("too much room", part: pixels.single * 8 / 7, isFlawed: true)
    }

    /// On a canvas with so many points for each part, of one pixel each, so that many fit.
    private func sized(_ room: String, part: Int, isFlawed: Bool = false) -> ScaleShape {
      ScaleShape(
        name + ", " + room,
        most: most(part),
        by: .side,
        isFlawed: isFlawed
      ) { [rows, text] count in
        canvas(height: (count + rows - 1) / rows * part, scale: 1) + "- vstack:\n" + text(count)
      }
    }

    private func most(_ part: Int) -> Int { 32_767 / part * rows }
  }

  fileprivate static func canvas(height: Int? = nil, scale: Int? = nil) -> String {
    let sides = [("width", 390), ("height", height), ("scale", scale)]
    let words = sides.compactMap { word, value in value.map { "\(word): \($0)" } }
    return "version: 1\ncanvas: {\(words.joined(separator: ", "))}\nview:\n"
  }

  fileprivate static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<max(0, count)).map { line($0) + "\n" }.joined()
  }
}
