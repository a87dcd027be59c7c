import Constrainer
import Testing

/// The table of what each operator makes, sign by sign.
@Suite struct `An operator of Constrainer's` {
  /// What is written of two views, and the constraints that it makes.
  typealias Row = (
    made: [String], make: @Sendable (_ a: UIView, _ b: UIView) -> [NSLayoutConstraint]
  )

  static let rows = positions + lengths + edges + centers

  private let parent = UIView()
  private let first = UIView()
  private let second = UIView()

  init() {
    (first.accessibilityIdentifier, second.accessibilityIdentifier) = ("a", "b")
    parent.addSubview(first)
    parent.addSubview(second)
  }

  @Test(arguments: rows.indices)
  func `makes what the table says, and activates it`(_ index: Int) {
    let row = Self.rows[index]
    let made = row.make(first, second)
    #expect(made.map { $0.description.replacing("\"", with: "") } == row.made)
    #expect(made.allSatisfy { $0.isActive })
    #expect(!first.translatesAutoresizingMaskIntoConstraints)
    #expect(second.translatesAutoresizingMaskIntoConstraints)
    #expect(parent.layoutDiagnostics.isEmpty, "\(parent.layoutDiagnostics)")
  }

  static let positions: [Row] = [
    (["a.left == b.right"], { [$0.left == $1.right] }),
    (["a.leading <= b.trailing"], { [$0.leading <= $1.trailing] }),
    (["a.trailing >= b.leading"], { [$0.trailing >= $1.leading] }),
    (["a.centerX == b.left"], { [$0.centerX == $1.left] }),
    (["a.right == b.centerX"], { [$0.right == $1.centerX] }),
    (["a.top == b.bottom"], { [$0.top == $1.bottom] }),
    (["a.bottom <= b.top"], { [$0.bottom <= $1.top] }),
    (["a.centerY >= b.centerY"], { [$0.centerY >= $1.centerY] }),
    (["a.firstBaseline == b.lastBaseline"], { [$0.firstBaseline == $1.lastBaseline] }),
    (["a.lastBaseline >= b.top"], { [$0.lastBaseline >= $1.top] }),
    (["a.top == b.top + 10"], { [$0.top == $1.top + 10] }),
    (["a.top == b.top - 10"], { [$0.top == $1.top - 10] }),
    (["a.left >= b.left + 7"], { [$0.left >= $1.left + 10 - 3] }),
    (["a.top == b.top @600"], { [$0.top == $1.top ~ 600] }),
    (["a.top == b.top @250"], { [$0.top == $1.top ~ .defaultLow] }),
    (["a.top <= b.top @333.5"], { [$0.top <= $1.top ~ UILayoutPriority(333.5)] }),
    (["a.top == b.top + 10 @500"], { [$0.top == $1.top + 10 ~ 500] }),
    (["a.top == b.top + 10 @500"], { [$0.top == $1.top ~ 500 + 10] }),
    (["a.top == b.top @700"], { [$0.top == $1.top ~ 500 ~ 700] }),
    // What stands on the left is no more than an attribute.
    (["a.top == b.top"], { [$0.top + 10 ~ 500 == $1.top] }),
  ]

  static let lengths: [Row] = [
    (["a.width == b.height"], { [$0.width == $1.height] }),
    (["a.height <= b.height"], { [$0.height <= $1.height] }),
    (["a.height >= b.width"], { [$0.height >= $1.width] }),
    (["a.width == 1337"], { a, _ in [a.width == 1337] }),
    (["a.width <= 10.5"], { a, _ in [a.width <= 10.5] }),
    (["a.width >= 10"], { a, _ in [a.width >= 10] }),
    (["a.height == 42 @250"], { a, _ in [a.height == 42 ~ .defaultLow] }),
    (["a.height <= 42 @600"], { a, _ in [a.height <= 42 ~ 600] }),
    (["a.height >= 42 @50"], { a, _ in [a.height >= 42 ~ UILayoutPriority.fittingSizeLevel] }),
    (["a.width == b.width + 10"], { [$0.width == $1.width + 10] }),
    (["a.width == b.width - 10"], { [$0.width == $1.width - 10] }),
    (["a.width == 2 × b.width"], { [$0.width == $1.width * 2] }),
    (["a.width >= 0.25 × b.height"], { [$0.width >= $1.height / 4] }),
    (["a.width == 2 × b.width + 10"], { [$0.width == $1.width * 2 + 10] }),
    // What was added isn't multiplied, and factors replace each other.
    (["a.width == 2 × b.width + 10"], { [$0.width == ($1.width + 10) * 2] }),
    (["a.width == 3 × b.width"], { [$0.width == $1.width * 2 * 3] }),
    (["a.width == b.width @600"], { [$0.width == $1.width ~ 600] }),
    (["a.width == 2 × b.width + 10 @600"], { [$0.width == $1.width * 2 + 10 ~ 600] }),
    // Arithmetic after a priority takes it away.
    (["a.width == b.width + 10"], { [$0.width == $1.width ~ 600 + 10] }),
    (["a.width == b.width - 10"], { [$0.width == ($1.width ~ 600) - 10] }),
    (["a.width == 2 × b.width"], { [$0.width == ($1.width ~ 600) * 2] }),
    (["a.width == 0.5 × b.width"], { [$0.width == ($1.width ~ 600) / 2] }),
    (["a.width == b.width"], { [$0.width * 2 + 10 ~ 600 == $1.width] }),
    (["a.width == 5"], { a, _ in [a.width * 2 + 10 ~ 600 == 5] }),
  ]

  static let edges: [Row] = [
    (
      [
        "a.top == b.top", "a.bottom == b.bottom", "a.leading == b.leading",
        "a.trailing == b.trailing",
      ],
      { $0.edges == $1.edges }
    ),
    (
      [
        "a.top <= b.top", "a.bottom <= b.bottom", "a.leading <= b.leading",
        "a.trailing <= b.trailing",
      ],
      { $0.edges <= $1.edges }
    ),
    (
      [
        "a.top >= b.top @750", "a.bottom >= b.bottom @750", "a.leading >= b.leading @750",
        "a.trailing >= b.trailing @750",
      ],
      { $0.edges >= $1.edges ~ 750 }
    ),
    (
      [
        "a.top == b.top - 10", "a.bottom == b.bottom + 10", "a.leading == b.leading - 10",
        "a.trailing == b.trailing + 10",
      ],
      { $0.edges == $1.edges + 10 }
    ),
    (
      [
        "a.top == b.top + 10", "a.bottom == b.bottom - 10", "a.leading == b.leading + 10",
        "a.trailing == b.trailing - 10",
      ],
      { $0.edges == $1.edges - 10 }
    ),
    (
      [
        "a.top == b.top + 1", "a.bottom == b.bottom + 3", "a.leading == b.leading + 2",
        "a.trailing == b.trailing + 4",
      ],
      { $0.edges == $1.edges + UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    ),
    (
      [
        "a.top == b.top + 9 @250", "a.bottom == b.bottom - 7 @250",
        "a.leading == b.leading + 8 @250", "a.trailing == b.trailing - 6 @250",
      ],
      {
        $0.edges == $1.edges + UIEdgeInsets(top: -1, left: -2, bottom: 3, right: 4) - 10
          ~ .defaultLow
      }
    ),
    (
      [
        "a.top == b.top", "a.bottom == b.bottom", "a.leading == b.leading",
        "a.trailing == b.trailing",
      ],
      { $0.edges - 10 ~ 750 == $1.edges }
    ),
  ]

  static let centers: [Row] = [
    (["a.centerX == b.centerX", "a.centerY == b.centerY"], { $0.anchors.center == $1.center }),
    (["a.centerX <= b.centerX", "a.centerY <= b.centerY"], { $0.anchors.center <= $1.center }),
    (["a.centerX >= b.centerX", "a.centerY >= b.centerY"], { $0.anchors.center >= $1.center }),
    (
      ["a.centerX == b.centerX + 4", "a.centerY == b.centerY + 2"],
      { $0.anchors.center == $1.center + CGPoint(x: 4, y: 2) }
    ),
    (
      ["a.centerX == b.centerX - 4 @600", "a.centerY == b.centerY - 2 @600"],
      { $0.anchors.center == $1.center - CGPoint(x: 4, y: 2) ~ 600 }
    ),
    (
      ["a.centerX == b.centerX @50", "a.centerY == b.centerY @50"],
      { $0.anchors.center == $1.center ~ .fittingSizeLevel }
    ),
  ]
}
