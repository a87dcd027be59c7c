import Foundation
import Snapline

// # Beside a sibling
let neighbours = [
  // ## Below
  //
  // The top of the view lies below the sibling, at a distance. Across, the view fills the
  // superview.
  //
  //     - {id: box, below: title + 8}
  picture("below", title: CGRect(x: 44, y: 16, width: 60, height: 20)) { view, box, title in
    view.addSubview(
      box,
      pinningBelow: title,
      spacing: 8
    )
  },

  // ## Above
  //
  // The bottom of the view lies above the sibling.
  //
  //     - {id: box, above: title + 8, horizontally: center}
  picture("above", title: CGRect(x: 44, y: 52, width: 60, height: 20)) { view, box, title in
    view.addSubview(
      box,
      pinningAbove: title,
      horizontally: .center,
      spacing: 8
    )
  },

  // ## After
  //
  // The leading edge of the view lies after the trailing edge of the sibling.
  //
  //     - id: box
  //       after: title + 8
  //       vertically: center in title
  picture("after", title: CGRect(x: 16, y: 16, width: 52, height: 36)) { view, box, title in
    view.addSubview(
      box,
      pinningAfter: title,
      vertically: .centered(in: .relative(title)),
      spacing: 8
    )
  },

  // ## Before
  //
  // The trailing edge of the view lies before the leading edge of the sibling.
  //
  //     - {id: box, before: title + 8}
  picture("before", title: CGRect(x: 80, y: 26, width: 52, height: 36)) { view, box, title in
    view.addSubview(
      box,
      pinningBefore: title,
      spacing: 8
    )
  },

  // ## As wide as the sibling
  //
  // With `attach`, the view fills the sibling across in place of the superview.
  //
  //     - id: box
  //       below: title + 8
  //       horizontally: attached fill
  picture("attach", title: CGRect(x: 24, y: 16, width: 76, height: 20)) { view, box, title in
    view.addSubview(
      box,
      pinningBelow: title,
      horizontally: .attach,
      spacing: 8
    )
  },

  // ## At an edge of the sibling
  //
  // With `attached`, the trailing edge of the view lies on that of the sibling.
  //
  //     - id: box
  //       below: title + 8
  //       horizontally: attached trailing
  picture("attached", title: CGRect(x: 24, y: 16, width: 76, height: 20)) { view, box, title in
    view.addSubview(
      box,
      pinningBelow: title,
      horizontally: .attached(.trailing),
      spacing: 8
    )
  },

  // ## Wider than the superview
  //
  // A view in the middle stays inside the superview. With `overflow` it may extend beyond the edges.
  //
  //     - id: box
  //       width: 166
  //       below: title + 8
  //       horizontally: overflow center
  picture("overflow", title: CGRect(x: 44, y: 16, width: 60, height: 20)) { view, box, title in
    box.constrain(width: 166)
    view.addSubview(
      box,
      pinningBelow: title,
      horizontally: .overflow(.center),
      spacing: 8
    )
  },

  // ## The space below
  //
  // The view fills the room between the sibling and the bottom of an area.
  //
  //     - id: box
  //       fillingBelow: title + 8
  //       in: layoutMargins
  //       horizontally: fill in layoutMargins
  picture("space-below", area: .layoutMargins, title: CGRect(x: 12, y: 12, width: 124, height: 20))
  {
    view,
    box,
    title in
    view.addSubview(
      box,
      fillingRemainingSpaceBelow: title,
      in: .layoutMargins,
      horizontally: .filling(.layoutMargins),
      spacing: 8
    )
  },

  // ## The space above
  //
  // The same from the top of the area to the sibling.
  //
  //     - {id: box, fillingAbove: title}
  picture("space-above", title: CGRect(x: 0, y: 60, width: 148, height: 28)) { view, box, title in
    view.addSubview(
      box,
      fillingRemainingSpaceAbove: title
    )
  },

  // ## The space after
  //
  // The same from the sibling to the trailing edge.
  //
  //     - id: box
  //       fillingAfter: title + 8
  //       insets: {vertical: 24, trailing: 8}
  picture("space-after", title: CGRect(x: 0, y: 0, width: 52, height: 88)) { view, box, title in
    view.addSubview(
      box,
      fillingRemainingSpaceAfter: title,
      insets: .with(.vertical(24), .trailing(8)),
      spacing: 8
    )
  },

  // ## The space before
  //
  // The same from the leading edge to the sibling.
  //
  //     - id: box
  //       fillingBefore: title
  //       vertically: center
  picture("space-before", title: CGRect(x: 92, y: 0, width: 56, height: 88)) { view, box, title in
    view.addSubview(
      box,
      fillingRemainingSpaceBefore: title,
      vertically: .center
    )
  },
]
