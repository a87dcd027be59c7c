import Foundation
import Snapline

// # Points
let points = [
  // ## In the middle
  //
  // The centre of the view lies on that of the area. The view has its own size.
  //
  //     - {id: box, centeredIn: superview}
  picture("centered") { view, box, _ in
    view.addSubview(box, centeredIn: .superview)
  },

  // ## Beside the middle
  //
  // A positive offset goes toward trailing and down.
  //
  //     - id: box
  //       centeredIn: superview
  //       offset: {x: 28, y: -16}
  picture("centered-offset") { view, box, _ in
    view.addSubview(
      box,
      centeredIn: .superview,
      offset: CGPoint(x: 28, y: -16)
    )
  },

  // ## At a corner
  //
  // The corner of the view lies on the same corner of the area. The middles of the edges are positions
  // as well, and so is the centre.
  //
  //     - id: box
  //       pinnedTo: topTrailing
  //       of: layoutMargins
  picture("corner", area: .layoutMargins) { view, box, _ in
    view.addSubview(
      box,
      pinnedTo: .topTrailing,
      of: .layoutMargins
    )
  },

  // ## One position on another
  //
  // Any position of the view lies on any position of an area or of a sibling.
  //
  //     - id: box
  //       pinning: center
  //       to: topTrailing
  //       of: title
  picture("pinning", title: CGRect(x: 24, y: 36, width: 76, height: 36)) { view, box, title in
    view.addSubview(
      box,
      pinning: .center,
      to: .topTrailing,
      of: .relative(title)
    )
  },

  // ## At a point
  //
  // A position of the view lies at a point, counted from the leading and the top edge of the area.
  //
  //     - id: box
  //       pinning: center
  //       at: {x: 40, y: 24}
  //       in: layoutMargins
  picture("at-point", area: .layoutMargins) { view, box, _ in
    view.addSubview(
      box,
      pinning: .center,
      at: CGPoint(x: 40, y: 24),
      in: .layoutMargins
    )
  },

  // ## In a rectangle
  //
  // The view has a fixed place and a fixed size.
  //
  //     - id: box
  //       pinnedAt: {x: 8, y: 20, width: 96, height: 40}
  picture("rectangle") { view, box, _ in
    view.addSubview(
      box,
      pinnedAt: CGRect(x: 8, y: 20, width: 96, height: 40)
    )
  },

  // ## From right to left
  //
  // If a language is read from right to left, leading is on the right. Positions, offsets and
  // insets are mirrored, so one call is enough for both directions.
  //
  //     - id: box
  //       pinnedTo: topLeading
  //       offset: {x: 16, y: 12}
  picture("mirrored", in: [.usual, .rightToLeft]) { view, box, _ in
    view.addSubview(
      box,
      pinnedTo: .topLeading,
      offset: CGPoint(x: 16, y: 12)
    )
  },
]
