import Foundation
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import Testing

@Suite struct `How a view is held` {
  @Test func `is told in the helpers' words`() {
    func words(_ place: (Stage) -> Void) -> String {
      let stage = Stage()
      place(stage)
      return stage.view.layoutDescription
    }
    let insets = DirectionalEdgeInsets(top: 1, leading: 2)
    for (expected, place) in [
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
        "fills the superview horizontally; top on the bottom of \"s\" + 8",
        { $0.root.addSubview($0.view, pinningBelow: $0.sibling, spacing: 8) }
      ),
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
        "centred in the superview; width 0.5 × the width of \"s\"; height 2 × its own width",
        {
          $0.root.addSubview($0.view, centeredIn: .superview)
          $0.view.constrain(width: .exactly(halfOf: $0.sibling))
          $0.view.constrain(heightAsWidthOf: .exactly(.relative($0.view), multiplier: 2))
        }
      ),
      (
        "leading on the leading of the superview; trailing at most the trailing of the superview;"
          + " top on the top of the superview; bottom at most the bottom of the superview",
        {
          $0.root.addSubview($0.view, aligningVerticallyTo: .top, horizontallyTo: .leading)
        }
      ),
    ] as [(String, (Stage) -> Void)] {
      let said = words(place).split(separator: "; ").sorted()
      #expect(said == expected.split(separator: "; ").sorted(), "\(expected)")
    }
  }
}
