import Foundation
import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import Testing

extension `Each helper` {
  @Test func `that pins edges keeps spacing and the inset of that edge`() {
    let sides = ["sv.leading == v.leading - 2", "sv.trailing == v.trailing + 4"]
    let acrossLines = [
      "sv.top == v.top", "sv.bottom == v.bottom", "s.trailing == v.leading - 4",
      "sv.SafeArea.trailing == v.trailing + 2",
    ]
    let acrossFrame = CGRect(144, 0, 148, 200)
    check([
      HelperRow("top", sides + ["sv.top == v.top - 6"], CGRect(2, 6, 294, 30)) {
        $0.root.addSubview($0.view, pinnedTo: .top, insets: insets, spacing: 5)
      },
      HelperRow("bottom", sides + ["sv.bottom == v.bottom + 8"], CGRect(2, 162, 294, 30)) {
        $0.root.addSubview($0.view, pinnedTo: .bottom, insets: insets, spacing: 5)
      },
      HelperRow("centre", sides + ["sv.centerY == v.centerY + 7"], CGRect(2, 78, 294, 30)) {
        $0.root.addSubview($0.view, pinnedTo: .centerY, insets: insets, spacing: 5)
      },
      HelperRow(
        "leading",
        ["sv.top == v.top - 1", "sv.bottom == v.bottom + 3", "sv.leading == v.leading - 7"],
        CGRect(7, 1, 80, 196)
      ) {
        $0.root.addSubview($0.view, pinnedTo: .leading, insets: insets, spacing: 5)
      },
      HelperRow(
        "trailing",
        ["sv.top == v.top - 1", "sv.bottom == v.bottom + 3", "sv.trailing == v.trailing + 9"],
        CGRect(211, 1, 80, 196)
      ) {
        $0.root.addSubview($0.view, pinnedTo: .trailing, insets: insets, spacing: 5)
      },
      HelperRow(
        "centre across",
        ["sv.top == v.top - 1", "sv.bottom == v.bottom + 3", "sv.centerX == v.centerX + 7"],
        CGRect(103, 1, 80, 196)
      ) {
        $0.root.addSubview($0.view, pinnedTo: .centerX, insets: insets, spacing: 5)
      },
      HelperRow(
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
      HelperRow("two edges across", acrossLines, acrossFrame) {
        $0.root.addSubview(
          $0.view,
          pinningLeadingTo: .trailing,
          of: .relative($0.sibling),
          spacing: 4,
          trailingTo: .trailing,
          of: .safeArea,
          spacing: 2,
          vertically: .filling(.superview)
        )
      },
      // A spacing at the end is one too many, and says nothing.
      HelperRow("two edges across, with a spacing of none", acrossLines, acrossFrame) {
        $0.root.addSubviewForAutoLayout($0.view)
        return $0.view.constrain(
          leadingTo: .trailing,
          of: .relative($0.sibling),
          spacing: 4,
          trailingTo: .trailing,
          of: .safeArea,
          spacing: 2,
          vertically: .filling(.superview),
          insets: .zero,
          spacing: 50
        )
      },
      HelperRow("the same by one call", acrossLines, acrossFrame) {
        $0.root.addSubview(
          $0.view,
          pinningLeadingTo: .trailing,
          of: .relative($0.sibling),
          spacing: 4,
          trailingTo: .trailing,
          of: .safeArea,
          spacing: 2,
          vertically: .filling(.superview),
          insets: .zero,
          spacing: 50
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
    ) -> HelperRow {
      HelperRow(name, lines, frame) {
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
    ) -> HelperRow {
      HelperRow(name, lines + ["s.bottom == v.top - 8"], frame) {
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
      HelperRow(
        "top",
        [
          "sv.leading == v.leading - 2", "sv.trailing == v.trailing + 4", "sv.top == v.top - 1",
          "sv.bottom >= v.bottom + 3",
        ],
        CGRect(2, 1, 294, 30)
      ) { $0.root.addSubview($0.view, aligningVerticallyTo: .top, insets: insets) },
      HelperRow(
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
      HelperRow(
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
      HelperRow(
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
      HelperRow(
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
      HelperRow(
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
      HelperRow(
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
}
