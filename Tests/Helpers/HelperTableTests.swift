import Foundation
import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import Testing

/// A call, the constraints that it makes as they are stored, and the frame that they give.
private struct Row {
  var name: String
  var call: (Stage) -> ConstraintsList
  var lines: [String]
  var frame: CGRect
  /// Whether anything says where the view lies across.
  var isPlaced = true

  init(
    _ name: String,
    _ lines: [String],
    _ frame: CGRect,
    _ call: @escaping (Stage) -> ConstraintsList
  ) { (self.name, self.call, self.lines, self.frame) = (name, call, lines, frame) }
}

@Suite struct `Each helper` {
  private func check(_ rows: [Row]) {
    for row in rows {
      let stage = Stage()
      #expect(row.call(stage).lines == row.lines, "\(row.name)")
      #expect(stage.frame() == row.frame, "\(row.name)")
      #expect(stage.root.layoutDiagnostics.map(\.subject) == [], "\(row.name)")
      let mirrored = Stage(rightToLeft: true)
      #expect(row.call(mirrored).lines == row.lines, "\(row.name), mirrored")
      if row.isPlaced {
        #expect(mirrored.frame() == row.frame.mirrored(), "\(row.name), mirrored")
      }
    }
  }

  private let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  @Test func `that fills makes four equalities, the container first`() {
    func row(_ name: String, _ box: BoxLayout, _ item: String, _ frame: CGRect) -> [Row] {
      let plain = [
        "\(item).top == v.top", "\(item).leading == v.leading",
        "\(item).bottom == v.bottom", "\(item).trailing == v.trailing",
      ]
      let inset = zip(plain, [" - 1", " - 2", " + 3", " + 4"]).map { $0 + $1 }
      let inner = CGRect(
        frame.minX + 2,
        frame.minY + 1,
        frame.width - 6,
        frame.height - 4
      )
      return [
        Row(name, plain, frame) { $0.root.addSubview($0.view, filling: box) },
        Row(name, inset, inner) { $0.root.addSubview($0.view, filling: box, insets: insets) },
      ]
    }
    let top = "sv.excluded.SafeArea.top"
    check(row("default", .default, "sv", CGRect(0, 0, 300, 200)))
    check(row("superview", .superview, "sv", CGRect(0, 0, 300, 200)))
    check(row("safe area", .safeArea, "sv.SafeArea", CGRect(6, 20, 288, 170)))
    check(row("margins", .layoutMargins, "sv.LayoutMargins", CGRect(16, 16, 268, 168)))
    check(
      row("readable", .readableContent, "sv.ReadableContent", CGRect(16, 16, 268, 168))
    )
    check(
      row("keyboard", .keyboardSafeArea, "sv.KeyboardSafeArea", CGRect(6, 20, 288, 170))
    )
    check(
      row("unsafe", .excludedTopSideOf(.safeArea), top, CGRect(0, 0, 300, 20))
    )
  }

  @Test func `that mixes boxes takes each side from its own`() {
    check([
      Row(
        "horizontally and vertically",
        [
          "sv.SafeArea.top == v.top", "sv.leading == v.leading", "sv.bottom == v.bottom",
          "sv.trailing == v.trailing",
        ],
        CGRect(0, 20, 300, 180)
      ) {
        $0.root.addSubview(
          $0.view,
          filling: .horizontally(.superview, vertically: .top(.safeArea, bottom: .superview))
        )
      },
      Row(
        "a sibling",
        [
          "s.top == v.top", "s.leading == v.leading", "s.bottom == v.bottom",
          "sv.trailing == v.trailing",
        ],
        CGRect(40, 60, 260, 50)
      ) {
        $0.root.addSubview(
          $0.view,
          filling: .trailing(.superview, others: .relative($0.sibling))
        )
      },
      Row(
        "nothing at the bottom",
        ["sv.top == v.top", "sv.leading == v.leading", "sv.trailing == v.trailing"],
        CGRect(0, 0, 300, 30)
      ) { $0.root.addSubview($0.view, filling: .bottom(.none, others: .superview)) },
    ])
  }

  @Test func `that fills at most pulls outward and never leaves the box`() {
    let lines = { (x: String, y: String) in
      [
        x, y,
        "sv.SafeArea.top == v.top - 8 @250.5", "sv.SafeArea.leading == v.leading - 8 @250.5",
        "sv.SafeArea.bottom == v.bottom + 8 @250.5",
        "sv.SafeArea.trailing == v.trailing + 8 @250.5",
        "sv.SafeArea.top <= v.top - 8", "sv.SafeArea.leading <= v.leading - 8",
        "sv.SafeArea.bottom >= v.bottom + 8", "sv.SafeArea.trailing >= v.trailing + 8",
      ]
    }
    let without = CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    check([
      Row(
        "in the middle",
        lines("v.centerX == sv.centerX @749", "v.centerY == sv.centerY @749"),
        // As large as it may be with its centre on the superview's.
        CGRect(14, 28, 272, 144)
      ) {
        $0.view.contentSize = without
        return $0.root.addSubview(
          $0.view,
          fillingAtMost: .safeArea,
          insets: .all(8),
          pinnedTo: .center
        )
      },
      Row(
        "from the middle on",
        lines("v.leading == sv.centerX @749", "v.top == sv.centerY @749"),
        CGRect(150, 100, 136, 82)
      ) {
        $0.view.contentSize = without
        return $0.root.addSubview(
          $0.view,
          fillingAtMost: .safeArea,
          insets: .all(8),
          pinning: .topLeading,
          to: .center
        )
      },
      Row(
        "with content",
        lines("v.centerX == sv.centerX @749", "v.centerY == sv.centerY @749"),
        CGRect(14, 28, 272, 144)
      ) { $0.root.addSubview($0.view, fillingAtMost: .safeArea, insets: .all(8)) },
    ])
  }

  @Test func `that pins positions puts the view first`() {
    let xs = ["leading", "centerX", "trailing"]
    let ys = ["top", "centerY", "bottom"]
    let rows = LayoutPosition.allCases.map { position in
      let (column, line) = (position.rawValue % 3, position.rawValue / 3)
      return Row(
        "\(position)",
        [
          "v.\(xs[column]) == sv.\(xs[column]) + 4", "v.\(ys[line]) == sv.\(ys[line]) - 2",
        ],
        CGRect([0, 110, 220][column] + 4, [0, 85, 170][line] - 2, 80, 30)
      ) {
        $0.root.addSubview($0.view, pinnedTo: position, offset: CGPoint(x: 4, y: -2))
      }
    }
    check(rows)
    check([
      Row(
        "centred",
        ["v.centerX == sv.LayoutMargins.centerX + 4", "v.centerY == s.centerY"],
        CGRect(114, 70, 80, 30)
      ) {
        $0.root.addSubview(
          $0.view,
          centeredIn: .x(.layoutMargins, y: .relative($0.sibling)),
          offset: CGPoint(x: 4, y: 0)
        )
      },
      Row(
        "on another position",
        ["v.centerX == s.leading", "v.centerY == s.top"],
        CGRect(0, 45, 80, 30)
      ) {
        $0.root.addSubview(
          $0.view,
          pinning: .center,
          to: .topLeading,
          of: .relative($0.sibling)
        )
      },
      Row(
        "at a rectangle",
        [
          "v.leading == sv.leading + 10", "v.top == sv.top + 20", "v.width == 100",
          "v.height == 40",
        ],
        CGRect(10, 20, 100, 40)
      ) {
        $0.root.addSubview($0.view, pinnedAt: CGRect(10, 20, 100, 40))
      },
      Row(
        "at a point",
        ["v.leading == sv.SafeArea.leading + 20", "v.top == sv.SafeArea.top + 10"],
        CGRect(26, 30, 80, 30)
      ) {
        $0.root.addSubview($0.view, pinnedAt: CGPoint(x: 20, y: 10), in: .safeArea)
      },
      Row(
        "with its end at a point",
        ["v.trailing == sv.leading + 120", "v.bottom == sv.top + 90"],
        CGRect(40, 60, 80, 30)
      ) {
        $0.root.addSubview(
          $0.view,
          pinning: .bottomTrailing,
          at: CGPoint(x: 120, y: 90)
        )
      },
    ])
  }

  @Test func `that pins edges keeps spacing and the inset of that edge`() {
    let sides = ["sv.leading == v.leading - 2", "sv.trailing == v.trailing + 4"]
    check([
      Row("top", sides + ["sv.top == v.top - 6"], CGRect(2, 6, 294, 30)) {
        $0.root.addSubview($0.view, pinnedTo: .top, insets: insets, spacing: 5)
      },
      Row("bottom", sides + ["sv.bottom == v.bottom + 8"], CGRect(2, 162, 294, 30)) {
        $0.root.addSubview($0.view, pinnedTo: .bottom, insets: insets, spacing: 5)
      },
      Row("centre", sides + ["sv.centerY == v.centerY + 7"], CGRect(2, 78, 294, 30)) {
        $0.root.addSubview($0.view, pinnedTo: .centerY, insets: insets, spacing: 5)
      },
      Row(
        "leading",
        ["sv.top == v.top - 1", "sv.bottom == v.bottom + 3", "sv.leading == v.leading - 7"],
        CGRect(7, 1, 80, 196)
      ) {
        $0.root.addSubview($0.view, pinnedTo: .leading, insets: insets, spacing: 5)
      },
      Row(
        "trailing",
        ["sv.top == v.top - 1", "sv.bottom == v.bottom + 3", "sv.trailing == v.trailing + 9"],
        CGRect(211, 1, 80, 196)
      ) {
        $0.root.addSubview($0.view, pinnedTo: .trailing, insets: insets, spacing: 5)
      },
      Row(
        "centre across",
        ["sv.top == v.top - 1", "sv.bottom == v.bottom + 3", "sv.centerX == v.centerX + 7"],
        CGRect(103, 1, 80, 196)
      ) {
        $0.root.addSubview($0.view, pinnedTo: .centerX, insets: insets, spacing: 5)
      },
      Row(
        "two edges",
        [
          "sv.leading == v.leading", "sv.trailing == v.trailing", "s.bottom == v.top - 4",
          "sv.SafeArea.bottom == v.bottom + 2",
        ],
        CGRect(0, 114, 300, 74)
      ) {
        $0.root.addSubview(
          $0.view,
          pinningTopTo: .bottom,
          of: .relative($0.sibling),
          spacing: 4,
          bottomTo: .bottom,
          of: .safeArea,
          spacing: 2,
          horizontally: .filling(.superview)
        )
      },
    ])
  }

  @Test func `that pins an edge follows the superview's guide on the other axis`() {
    func row(
      _ name: String,
      _ across: ConstrainedHorizontalLayout,
      of other: @escaping (Stage) -> YAxisLayout = { _ in .safeArea },
      _ lines: [String],
      _ frame: CGRect
    ) -> Row {
      Row(name, lines, frame) {
        $0.root.addSubview($0.view, pinnedTo: .top, of: other($0), horizontally: across)
      }
    }
    let top = "sv.SafeArea.top == v.top"
    var unplaced = row("none", .none, [top], CGRect(0, 20, 80, 30))
    unplaced.isPlaced = false
    let limits = [
      "sv.SafeArea.leading <= v.leading", "sv.SafeArea.trailing >= v.trailing",
    ]
    check([
      row(
        "fill",
        .fill,
        ["sv.SafeArea.leading == v.leading", "sv.SafeArea.trailing == v.trailing", top],
        CGRect(6, 20, 288, 30)
      ),
      unplaced,
      row(
        "center",
        .center,
        ["sv.SafeArea.centerX == v.centerX"] + limits + [top],
        CGRect(110, 20, 80, 30)
      ),
      row(
        "overflow",
        .overflow(.center),
        ["sv.SafeArea.centerX == v.centerX", top],
        CGRect(110, 20, 80, 30)
      ),
      row(
        "leading",
        .leading,
        ["sv.SafeArea.leading == v.leading", limits[1], top],
        CGRect(6, 20, 80, 30)
      ),
      row(
        "trailing in another",
        .trailing(in: .layoutMargins),
        [
          "sv.LayoutMargins.trailing == v.trailing", "sv.LayoutMargins.leading <= v.leading", top,
        ],
        CGRect(204, 20, 80, 30)
      ),
      row(
        "centred between",
        .centered(in: .layoutMargins, between: .superview),
        [
          "sv.LayoutMargins.centerX == v.centerX", "sv.leading <= v.leading",
          "sv.trailing >= v.trailing", top,
        ],
        CGRect(110, 20, 80, 30)
      ),
      row(
        "of a sibling",
        .fill,
        of: { .relative($0.sibling) },
        ["sv.leading == v.leading", "sv.trailing == v.trailing", "s.top == v.top"],
        CGRect(0, 60, 300, 30)
      ),
    ])
  }

  @Test func `that attaches means the view that is pinned to`() {
    func row(
      _ name: String,
      _ across: ConstrainedHorizontalLayout,
      _ lines: [String],
      _ frame: CGRect
    ) -> Row {
      Row(name, lines + ["s.bottom == v.top - 8"], frame) {
        $0.root.addSubview(
          $0.view,
          pinningBelow: $0.sibling,
          horizontally: across,
          spacing: 8
        )
      }
    }
    check([
      row(
        "attach",
        .attach,
        ["s.leading == v.leading", "s.trailing == v.trailing"],
        CGRect(40, 118, 100, 30)
      ),
      row(
        "attached centre",
        .attached(.center),
        ["s.centerX == v.centerX", "s.leading <= v.leading", "s.trailing >= v.trailing"],
        CGRect(50, 118, 80, 30)
      ),
      row(
        "attached trailing",
        .attached(.trailing),
        ["s.trailing == v.trailing", "s.leading <= v.leading"],
        CGRect(60, 118, 80, 30)
      ),
      row(
        "attached to margins",
        .attached(.filling(.layoutMargins)),
        ["s.LayoutMargins.leading == v.leading", "s.LayoutMargins.trailing == v.trailing"],
        CGRect(48, 118, 84, 30)
      ),
      row(
        "attached to the superview, which is the sibling then",
        .attached(.filling(.superview)),
        ["s.leading == v.leading", "s.trailing == v.trailing"],
        CGRect(40, 118, 100, 30)
      ),
    ])
  }

  @Test func `that aligns keeps the view inside`() {
    check([
      Row(
        "top",
        [
          "sv.leading == v.leading - 2", "sv.trailing == v.trailing + 4", "sv.top == v.top - 1",
          "sv.bottom >= v.bottom + 3",
        ],
        CGRect(2, 1, 294, 30)
      ) { $0.root.addSubview($0.view, aligningVerticallyTo: .top, insets: insets) },
      Row(
        "bottom centre",
        [
          "sv.centerX == v.centerX", "sv.leading <= v.leading - 2", "sv.trailing >= v.trailing + 4",
          "sv.bottom == v.bottom + 3", "sv.top <= v.top - 1",
        ],
        CGRect(110, 167, 80, 30)
      ) {
        $0.root.addSubview(
          $0.view,
          aligningVerticallyTo: .bottom,
          horizontallyTo: .center,
          insets: insets
        )
      },
      Row(
        "centre of the margins",
        [
          "sv.LayoutMargins.centerX == v.centerX", "sv.LayoutMargins.leading <= v.leading",
          "sv.LayoutMargins.trailing >= v.trailing", "sv.top == v.top", "sv.bottom == v.bottom",
        ],
        CGRect(110, 0, 80, 200)
      ) { $0.root.addSubview($0.view, aligningHorizontallyTo: .center(in: .layoutMargins)) },
    ])
  }

  @Test func `that fills remaining space has spacing beside the sibling alone`() {
    let sides = ["sv.leading == v.leading - 2", "sv.trailing == v.trailing + 4"]
    let ends = ["sv.top == v.top - 1", "sv.bottom == v.bottom + 3"]
    check([
      Row(
        "below",
        sides + ["s.bottom == v.top - 6", "sv.bottom == v.bottom + 3"],
        CGRect(2, 116, 294, 81)
      ) {
        $0.root.addSubview(
          $0.view,
          fillingRemainingSpaceBelow: $0.sibling,
          insets: insets,
          spacing: 5
        )
      },
      Row(
        "above",
        sides + ["sv.top == v.top - 1", "s.top == v.bottom + 8"],
        CGRect(2, 1, 294, 51)
      ) {
        $0.root.addSubview(
          $0.view,
          fillingRemainingSpaceAbove: $0.sibling,
          insets: insets,
          spacing: 5
        )
      },
      Row(
        "after",
        ends + ["s.trailing == v.leading - 7", "sv.trailing == v.trailing + 4"],
        CGRect(147, 1, 149, 196)
      ) {
        $0.root.addSubview(
          $0.view,
          fillingRemainingSpaceAfter: $0.sibling,
          insets: insets,
          spacing: 5
        )
      },
      Row(
        "before",
        ends + ["sv.leading == v.leading - 2", "s.leading == v.trailing + 9"],
        CGRect(2, 1, 29, 196)
      ) {
        $0.root.addSubview(
          $0.view,
          fillingRemainingSpaceBefore: $0.sibling,
          insets: insets,
          spacing: 5
        )
      },
    ])
  }

  @Test func `that says a size makes what the table says`() {
    func row(_ name: String, _ lines: [String], _ call: (View, Stage) -> View) {
      let stage = Stage()
      stage.root.addSubviewForAutoLayout(stage.view)
      _ = call(stage.view, stage)
      let made = (stage.view.constraints + stage.root.constraints).filter {
        $0.firstItem === stage.view
      }
      #expect(made.map(\.line) == lines, "\(name)")
    }
    row("both", ["v.height == 20", "v.width == 100"]) { view, _ in
      view.constrain(width: 100, height: 20)
    }
    row("size", ["v.height == 20 @750", "v.width == 100 @750"]) { view, _ in
      view.constrain(size: CGSize(width: 100, height: 20), priority: .defaultHigh)
    }
    row("square", ["v.height == 44", "v.width == 44"]) { view, _ in
      view.constrain(widthAndHeight: 44)
    }
    row("aspect", ["v.width == 2 * v.height"]) { view, _ in view.constrainAspectRatio(2) }
    row("aspect of a size", ["v.width == 2 * v.height @250"]) { view, _ in
      view.constrainAspectRatio(for: CGSize(width: 200, height: 100), priority: .defaultLow)
    }
    row("limits", ["v.width <= 100 @750", "v.height >= 50"]) { view, _ in
      view.constrain(width: .atMost(100, priority: .defaultHigh), height: .atLeast(50))
    }
    row("reckoned", ["v.width == 25"]) { view, _ in
      view.constrain(width: .exactly(10, multiplier: 2, constant: 5))
    }
    row("a size's limits", ["v.width <= 100 @250", "v.height <= 30 @250"]) { view, _ in
      view.constrain(
        size: .atMost(CGSize(width: 100, height: 30), priority: .defaultLow)
      )
    }
    row("ranges", ["v.width >= 10", "v.width <= 19", "v.height >= 10", "v.height <= 20"]) {
      view,
      _ in
      view.constrain(widthBetween: 10..<20).constrain(heightBetween: 10...20)
    }
    row("others", ["v.width == s.width", "v.height >= 0.5 * s.height"]) { view, stage in
      view.constrain(width: .exactly(as: stage.sibling), height: .atLeast(halfOf: stage.sibling))
    }
    row("guides", ["v.height >= s.SafeArea.height"]) { view, stage in
      view.constrain(height: .atLeast(.safeAreaOf(stage.sibling)))
    }
    row("across", ["v.width == s.height + 8"]) { view, stage in
      view.constrain(widthAsHeightOf: .exactly(.relative(stage.sibling), constant: 8))
    }
    row("the superview's", ["v.width == 0.5 * sv.width"]) { view, _ in
      view.constrain(width: .exactly(.superview, multipliedBy: 0.5))
    }
    row("replaced", ["v.width == 50"]) { view, _ in
      view.constrain(width: 100).removeWidthConstraints().constrain(width: 50)
    }
  }
}
