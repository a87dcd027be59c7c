import Foundation
import Snapline

// # Both axes, and several views
let aligning = [
  // ## Align on both axes
  //
  // The view is aligned on each axis, and never leaves the area.
  //
  //     - {id: box, vertically: top, horizontally: center}
  picture("aligned") { view, box, _ in
    view.addSubview(
      box,
      aligningVerticallyTo: .top,
      horizontallyTo: .center
    )
  },

  // ## Align in different areas
  //
  // Each axis may have an area of its own, and insets keep a distance from the areas.
  //
  //     - id: box
  //       vertically: bottom in layoutMargins
  //       horizontally: trailing
  //       insets: {trailing: 32}
  picture("aligned-areas", area: .layoutMargins) { view, box, _ in
    view.addSubview(
      box,
      aligningVerticallyTo: .bottom(in: .layoutMargins),
      horizontallyTo: .trailing,
      insets: .trailing(32)
    )
  },

  // ## Align on one axis
  //
  // On the other axis the view fills the superview.
  //
  //     - {id: box, horizontally: leading in layoutMargins}
  picture("aligned-across", area: .layoutMargins) { view, box, _ in
    view.addSubview(
      box,
      aligningHorizontallyTo: .leading(
        in: .layoutMargins
      )
    )
  },

  // ## In the middle of one, inside another
  //
  // The view is centred on the sibling, and becomes narrower before it leaves the margins.
  //
  //     - id: box
  //       below: title + 8
  //       horizontally:
  //         align: center
  //         in: title
  //         between: layoutMargins
  picture(
    "centered-between",
    area: .layoutMargins,
    title: CGRect(x: 88, y: 16, width: 60, height: 20)
  ) { view, box, title in
    view.addSubview(
      box,
      pinningBelow: title,
      horizontally: .centered(
        in: .relative(title),
        between: .layoutMargins
      ),
      spacing: 8
    )
  },

  // ## One below the other
  //
  // The views share the height from edge to edge without a stack. A view without a height of
  // its own takes the rest.
  //
  //     view:
  //     - {id: a, height: 16}
  //     - {id: b}
  //     - {id: c, height: 16}
  //     sequence:
  //       axis: vertically
  //       in: layoutMargins
  //       spacing: 4
  group("sequence", area: .layoutMargins) { view, a, b, c in
    a.constrain(height: 16)
    c.constrain(height: 16)
    view.addSubviewsVertically(
      [a, b, c],
      in: .layoutMargins,
      spacing: 4
    )
  },

  // ## One after the other
  //
  // The same from the leading to the trailing edge.
  //
  //     view:
  //     - {id: a}
  //     - {id: b, width: 28}
  //     - {id: c, width: 28}
  //     sequence:
  //       axis: horizontally
  //       in: layoutMargins
  //       vertically: center
  //       spacing: 4
  group("sequence-across", area: .layoutMargins) { view, a, b, c in
    b.constrain(width: 28)
    c.constrain(width: 28)
    view.addSubviewsHorizontally(
      [a, b, c],
      in: .layoutMargins,
      vertically: .center,
      spacing: 4
    )
  },

  // ## The same area for several calls
  //
  // `with` sets the area, the alignment, the insets and the spacing of calls in its block. A
  // call that names its own uses its own.
  //
  //     view:
  //     - {id: a, height: 20, pinnedTo: top}
  //     - {id: b, fillingBelow: a}
  //     defaults: {anchorable: layoutMargins, spacing: 8}
  group("defaults", area: .layoutMargins) { view, a, b, _ in
    a.constrain(height: 20)
    View.with(.layoutMargins, spacing: 8) {
      view.addSubview(a, pinnedTo: .top)
      view.addSubview(b, fillingRemainingSpaceBelow: a)
    }
  },
]
