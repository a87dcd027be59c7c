import Foundation
import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import Testing

extension `Each helper` {
  @Test func `that fills makes four equalities, the container first`() {
    func row(_ name: String, _ box: BoxLayout, _ item: String, _ frame: CGRect) -> [HelperRow] {
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
        HelperRow(name, plain, frame) { $0.root.addSubview($0.view, filling: box) },
        HelperRow(name, inset, inner) { $0.root.addSubview($0.view, filling: box, insets: insets) },
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
      HelperRow(
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
      HelperRow(
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
      HelperRow(
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
      HelperRow(
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
      HelperRow(
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
      HelperRow(
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
      return HelperRow(
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
      HelperRow(
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
      HelperRow(
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
      HelperRow(
        "at a rectangle",
        [
          "v.leading == sv.leading + 10", "v.top == sv.top + 20", "v.width == 100",
          "v.height == 40",
        ],
        CGRect(10, 20, 100, 40)
      ) {
        $0.root.addSubview($0.view, pinnedAt: CGRect(10, 20, 100, 40))
      },
      HelperRow(
        "at a point",
        ["v.leading == sv.SafeArea.leading + 20", "v.top == sv.SafeArea.top + 10"],
        CGRect(26, 30, 80, 30)
      ) {
        $0.root.addSubview($0.view, pinnedAt: CGPoint(x: 20, y: 10), in: .safeArea)
      },
      HelperRow(
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
}
