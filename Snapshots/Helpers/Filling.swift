import Foundation
import Snapline

// # Filling an area
let filling = [
  // ## Fill an area
  //
  // All four edges of the view lie on those of the area.
  //
  //     - {id: box, filling: layoutMargins}
  picture("filling", area: .layoutMargins) { view, box, _ in
    view.addSubview(box, filling: .layoutMargins)
  },

  // ## Fill with insets
  //
  // Each edge is moved inward by its inset.
  //
  //     - id: box
  //       filling: superview
  //       insets: {horizontal: 32, top: 8, bottom: 24}
  picture("filling-insets") { view, box, _ in
    view.addSubview(
      box,
      filling: .superview,
      insets: .with(
        .horizontal(32),
        .top(8),
        .bottom(24)
      )
    )
  },

  // ## Fill one area across and another one up and down
  //
  // Each axis, or each side, may have an area of its own.
  //
  //     - id: box
  //       filling:
  //         horizontally: superview
  //         vertically: layoutMargins
  picture("filling-axes", area: .layoutMargins) { view, box, _ in
    view.addSubview(
      box,
      filling: .horizontally(
        .superview,
        vertically: .layoutMargins
      )
    )
  },

  // ## Fill with one side elsewhere
  //
  // One side lies on one area, and the other sides lie on another area.
  //
  //     - id: box
  //       filling:
  //         bottom: layoutMargins
  //         others: superview
  picture("filling-side", area: .layoutMargins) { view, box, _ in
    view.addSubview(
      box,
      filling: .bottom(
        .layoutMargins,
        others: .superview
      )
    )
  },

  // ## Frame a sibling
  //
  // An area may be another view. Negative insets move the edges outward.
  //
  //     - id: box
  //       filling: title
  //       insets: {vertical: -20, horizontal: -28}
  picture("filling-sibling", title: CGRect(x: 44, y: 30, width: 60, height: 28)) {
    view,
    box,
    title in
    view.addSubview(
      box,
      filling: .relative(title),
      insets: .with(.vertical(-20), .horizontal(-28))
    )
    view.bringSubviewToFront(title)
  },

  // ## As large as it can be
  //
  // The view never leaves the area, and it keeps its other constraints. Here it is the largest
  // square.
  //
  //     - {id: box, aspect: 1, fillingAtMost: layoutMargins}
  picture("at-most", area: .layoutMargins) { view, box, _ in
    box.constrainAspectRatio(1)
    view.addSubview(box, fillingAtMost: .layoutMargins)
  },

  // ## As large as it can be, at a corner
  //
  // The view is in the middle of the area, unless the call pins it elsewhere.
  //
  //     - id: box
  //       aspect: 1
  //       fillingAtMost: layoutMargins
  //       pinnedTo: topLeading
  //       of: layoutMargins
  picture("at-most-corner", area: .layoutMargins) { view, box, _ in
    box.constrainAspectRatio(1)
    view.addSubview(
      box,
      fillingAtMost: .layoutMargins,
      pinnedTo: .topLeading,
      of: .layoutMargins
    )
  },

  // ## Fill later
  //
  // `constrain` makes the same constraints for a view that has its superview already. Most
  // calls of this page have such a form.
  //
  //     - {id: box, filling: layoutMargins}
  picture("filling-later", area: .layoutMargins) { view, box, _ in
    view.addSubviewForAutoLayout(box)
    box.constrain(filling: .layoutMargins)
  },
]
