import Foundation
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import Testing

@Suite struct `How a view is held` {
  private func expect(_ rows: [(String, (Stage) -> Void)]) {
    for (expected, place) in rows {
      let stage = Stage()
      place(stage)
      let said = stage.view.layoutDescription.split(separator: "; ").sorted()
      #expect(said == expected.split(separator: "; ").sorted(), "\(expected)")
    }
  }

  @Test func `is told in the helpers' words`() {
    let insets = DirectionalEdgeInsets(top: 1, leading: 2)
    expect([
      (
        "fills the safe area, inset 8; width at most 320 @750",
        {
          $0.root.addSubview($0.view, filling: .safeArea, insets: .all(8))
          $0.view.constrain(width: .atMost(320, priority: .defaultHigh))
        }
      ),
      ("is held by nothing", { $0.root.addSubview($0.view) }),
      (
        "fills the superview, inset top 1, leading 2",
        { $0.root.addSubview($0.view, filling: .superview, insets: insets) }
      ),
      (
        "fills at most the safe area, inset 8; centred in the superview @749",
        { $0.root.addSubview($0.view, fillingAtMost: .safeArea, insets: .all(8)) }
      ),
      (
        "fills the excluded top side of the safe area",
        { $0.root.addSubview($0.view, filling: .excludedTopSideOf(.safeArea)) }
      ),
      (
        "centred in the superview; width 0.5 × the width of \"s\"; height 2 × its own width;"
          + " aspect ratio 3",
        {
          $0.root.addSubview($0.view, centeredIn: .superview)
          $0.view.constrain(width: .exactly(halfOf: $0.sibling))
          $0.view.constrain(heightAsWidthOf: .exactly(.relative($0.view), multiplier: 2))
          $0.view.constrainAspectRatio(3)
        }
      ),
    ])
  }

  @Test func `at a position is told by both`() {
    expect([
      (
        "centred in the margins, offset 4, 0",
        {
          $0.root.addSubview(
            $0.view,
            centeredIn: .layoutMargins,
            offset: CGPoint(x: 4, y: 0)
          )
        }
      ),
      (
        "pinned to the top center of the safe area",
        { $0.root.addSubview($0.view, pinnedTo: .topCenter, of: .safeArea) }
      ),
      (
        "center pinned to the top leading of \"s\"",
        {
          $0.root.addSubview(
            $0.view,
            pinning: .center,
            to: .topLeading,
            of: .relative($0.sibling)
          )
        }
      ),
      (
        "pinned to the top leading of the superview, offset 10, 20; width 30; height 40",
        { $0.root.addSubview($0.view, pinnedAt: CGRect(10, 20, 30, 40)) }
      ),
    ])
  }

  @Test func `by an edge is told with how it stands across`() {
    expect([
      (
        "fills the superview horizontally; below \"s\", spacing 8",
        { $0.root.addSubview($0.view, pinningBelow: $0.sibling, spacing: 8) }
      ),
      (
        "fills the safe area vertically; before \"s\"",
        {
          $0.root.addSubview(
            $0.view,
            pinningBefore: $0.sibling,
            vertically: .filling(.safeArea)
          )
        }
      ),
      (
        "pinned to the top of the margins, spacing 4; centred horizontally in the margins, kept inside",
        {
          $0.root.addSubview(
            $0.view,
            pinnedTo: .top,
            of: .layoutMargins,
            horizontally: .center,
            spacing: 4
          )
        }
      ),
      (
        "after \"s\"; pinned to the trailing of the superview, spacing 2; fills the superview vertically",
        {
          $0.root.addSubview(
            $0.view,
            fillingRemainingSpaceAfter: $0.sibling,
            insets: .trailing(2)
          )
        }
      ),
      (
        "pinned to the leading of the superview, kept inside;"
          + " pinned to the top of the superview, spacing 3, kept inside",
        {
          $0.root.addSubview(
            $0.view,
            aligningVerticallyTo: .top,
            horizontallyTo: .leading,
            insets: .top(3)
          )
        }
      ),
      (
        "centred horizontally in the superview, kept inside the safe area;"
          + " fills the superview vertically",
        {
          $0.root.addSubview(
            $0.view,
            aligningHorizontallyTo: .centered(in: .superview, between: .safeArea)
          )
        }
      ),
      (
        "centred horizontally in the superview; fills the superview vertically",
        { $0.root.addSubview($0.view, aligningHorizontallyTo: .overflow(.center)) }
      ),
    ])
  }
  @Test func `is told from the view's side, however its constraints are written`() {
    expect([
      (
        "height 0.5 × the height of the superview - 2; width at most 0.25 × the width of \"s\"",
        {
          $0.root.addSubview($0.view)
          let (view, sibling) = ($0.view, $0.sibling)
          LayoutConstraint.activate([
            $0.root.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2, constant: 4),
            sibling.widthAnchor.constraint(greaterThanOrEqualTo: view.widthAnchor, multiplier: 4),
          ])
        }
      ),
      (
        "top at least -1 × the top of \"s\"",
        {
          $0.root.addSubview($0.view)
          LayoutConstraint(
            item: $0.sibling,
            attribute: .top,
            relatedBy: .greaterThanOrEqual,
            toItem: $0.view,
            attribute: .top,
            multiplier: -1,
            constant: 0
          ).isActive = true
        }
      ),
    ])
  }

  @Test func `is told with all that holds it and how far`() {
    expect([
      (
        "fills at most the safe area, inset 8; centred in the superview @749; fills \"s\"",
        {
          $0.root.addSubview($0.view, fillingAtMost: .safeArea, insets: .all(8))
          LayoutConstraint.activate([
            $0.view.topAnchor.constraint(equalTo: $0.sibling.topAnchor),
            $0.view.leadingAnchor.constraint(equalTo: $0.sibling.leadingAnchor),
            $0.view.bottomAnchor.constraint(equalTo: $0.sibling.bottomAnchor),
            $0.view.trailingAnchor.constraint(equalTo: $0.sibling.trailingAnchor),
          ])
        }
      ),
      (
        "centred vertically in the superview, kept inside, inset top 20, bottom 30;"
          + " fills the superview horizontally",
        {
          $0.root.addSubview(
            $0.view,
            aligningVerticallyTo: .center,
            insets: DirectionalEdgeInsets(top: 20, bottom: 30)
          )
        }
      ),
    ])
  }

  @Test func `is told of distances between others as they stand`() {
    expect([
      (
        "(\"v\".top - \"sv\".top) == 2 × (\"sv\".bottom - \"v\".bottom) @750; width 80",
        {
          $0.root.addSubview($0.view)
          let above = $0.root.topAnchor.anchorWithOffset(to: $0.view.topAnchor)
          let below = $0.view.bottomAnchor.anchorWithOffset(to: $0.root.bottomAnchor)
          let share = above.constraint(equalTo: below, multiplier: 2)
          share.priority = .defaultHigh
          // Of what lies inside, distances hold the view no more than anything else.
          let (inner, other) = (View(), View())
          for view in [inner, other] { $0.view.addSubview(view) }
          let gap = $0.view.leadingAnchor.anchorWithOffset(to: inner.leadingAnchor)
          let next = inner.trailingAnchor.anchorWithOffset(to: other.leadingAnchor)
          LayoutConstraint.activate([share, gap.constraint(equalTo: next)])
          $0.view.constrain(width: 80)
        }
      ),
      // Where it is no side's first item it is held all the same.
      (
        "(\"s\".leading - \"v\".trailing) == 8",
        {
          $0.root.addSubview($0.view)
          let across = $0.view.trailingAnchor.anchorWithOffset(to: $0.sibling.leadingAnchor)
          across.constraint(equalToConstant: 8).isActive = true
        }
      ),
    ])
  }

  @Test func `is told of sides that don't mirror, and of baselines`() {
    expect([
      (
        "fills the superview, inset left 8, right 4",
        {
          $0.root.addSubview($0.view, filling: .horizontally(.none, vertically: .superview))
          LayoutConstraint.activate([
            $0.view.leftAnchor.constraint(equalTo: $0.root.leftAnchor, constant: 8),
            $0.view.rightAnchor.constraint(equalTo: $0.root.rightAnchor, constant: -4),
          ])
        }
      ),
      (
        "fills \"s\" horizontally, inset 8; first baseline on the last baseline of \"s\" + 20",
        {
          $0.root.addSubview($0.view)
          LayoutConstraint.activate([
            $0.view.leftAnchor.constraint(equalTo: $0.sibling.leftAnchor, constant: 8),
            $0.sibling.rightAnchor.constraint(equalTo: $0.view.rightAnchor, constant: 8),
            $0.view.firstBaselineAnchor.constraint(
              equalTo: $0.sibling.lastBaselineAnchor,
              constant: 20
            ),
          ])
        }
      ),
      (
        "right of \"s\", spacing 2; horizontal center at most the horizontal center of \"s\"",
        {
          $0.root.addSubview($0.view)
          LayoutConstraint.activate([
            $0.view.leftAnchor.constraint(equalTo: $0.sibling.rightAnchor, constant: 2),
            $0.view.centerXAnchor.constraint(lessThanOrEqualTo: $0.sibling.centerXAnchor),
          ])
        }
      ),
    ])
  }

  @Test func `is told in numbers that people write`() {
    expect([
      (
        "width 0.333 × the width of \"s\" - 2.667; height 0.0625 × the height of \"s\"",
        {
          $0.root.addSubview($0.view)
          let (view, sibling) = ($0.view, $0.sibling)
          LayoutConstraint.activate([
            sibling.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 3, constant: 8),
            view.heightAnchor.constraint(equalTo: sibling.heightAnchor, multiplier: 0.0625),
          ])
        }
      )
    ])
  }
}
