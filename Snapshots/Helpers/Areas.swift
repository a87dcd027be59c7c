import Foundation
import Snapline

// # Areas
let areas = [
  // ## The safe area
  //
  // No bar and no rounded corner of a screen covers it. Any call can use it as its area.
  //
  //     - {id: box, pinnedTo: bottom, of: safeArea}
  picture("safe-area", area: .safeArea) { view, box, _ in
    view.addSubview(
      box,
      pinnedTo: .bottom,
      of: .safeArea
    )
  },

  // ## Outside of the safe area
  //
  // `excludedTopSideOf` and the functions for the other sides give the strips around an area.
  // Here the view lies behind the status bar.
  //
  //     - id: box
  //       filling:
  //         horizontally: superview
  //         vertically: safeArea.excludedTop
  picture("excluded", area: .aboveSafeArea) { view, box, _ in
    view.addSubview(
      box,
      filling: .horizontally(
        .superview,
        vertically: .excludedTopSideOf(.safeArea)
      )
    )
  },

  // ## Where lines are short enough to read
  //
  // In a wide view the readable content is narrower than the margins. The picture shows a view that is
  // 740 points wide.
  //
  //     - {id: box, filling: readableContent}
  picture("readable", area: .readableContent, in: [.wide]) { view, box, _ in
    view.addSubview(box, filling: .readableContent)
  },

  // ## The margins of a sibling
  //
  // An area of another view is named with the view.
  //
  //     - {id: box, filling: title.layoutMargins}
  picture(
    "sibling-margins",
    area: .titleMargins,
    title: CGRect(x: 24, y: 12, width: 100, height: 64)
  ) { view, box, title in
    view.addSubview(
      box,
      filling: .layoutMarginsOf(title)
    )
  },

  // ## What shows of a scroll view
  //
  // The content moves while the user scrolls. A view that is pinned to the frame stays in its
  // place.
  //
  //     - scroll:
  //       - id: a
  //         height: 98
  //         filling:
  //           horizontally: scrollFrame
  //           vertically: scrollContent
  //         insets: {trailing: 64}
  //       - id: b
  //         pinnedTo: bottomTrailing
  //         of: scrollFrame
  //       filling: superview
  group("scroll-frame", outlines: .a) { view, a, b, _ in
    let scroll = ScrollView()
    a.constrain(height: 98)
    scroll.addSubview(
      a,
      filling: .horizontally(
        .scrollFrame,
        vertically: .scrollContent
      ),
      insets: .trailing(64)
    )
    scroll.addSubview(
      b,
      pinnedTo: .bottomTrailing,
      of: .scrollFrame
    )
    view.addSubview(scroll, filling: .superview)
  },

  // ## A guide with a fixed frame
  //
  // A guide is an area without a view. The frame of this one is set in code.
  //
  //     view:
  //     - {id: box, centeredIn: hole}
  //     guides:
  //       hole:
  //         frame: {x: 8, y: 8, width: 90, height: 60}
  picture("guide", area: .rectangle(CGRect(x: 8, y: 8, width: 90, height: 60))) { view, box, _ in
    let hole = FixedFrameLayoutGuide()
    view.addLayoutGuide(hole)
    hole.frame = CGRect(x: 8, y: 8, width: 90, height: 60)
    view.addSubview(box, centeredIn: .guide(hole))
  },
]
