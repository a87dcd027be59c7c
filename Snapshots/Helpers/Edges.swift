import Foundation
import Snapline

// # Edges
let edges = [
  // ## At an edge
  //
  // The edge of the view lies on the same edge of the superview. Across, the view fills the
  // superview.
  //
  //     - {id: box, pinnedTo: top}
  picture("edge") { view, box, _ in
    view.addSubview(box, pinnedTo: .top)
  },

  // ## At an edge, in the middle across
  //
  // `horizontally` places the view on the other axis. If it is centred there, the view has its
  // own width.
  //
  //     - id: box
  //       pinnedTo: top
  //       of: layoutMargins
  //       horizontally: center
  picture("edge-center", area: .layoutMargins) { view, box, _ in
    view.addSubview(
      box,
      pinnedTo: .top,
      of: .layoutMargins,
      horizontally: .center
    )
  },

  // ## At an edge, with insets
  //
  // Insets move the view inward from this edge, and from the two edges of the other axis.
  //
  //     - id: box
  //       pinnedTo: bottom
  //       insets: {horizontal: 24, bottom: 16}
  picture("edge-insets") { view, box, _ in
    view.addSubview(
      box,
      pinnedTo: .bottom,
      insets: .with(.horizontal(24), .bottom(16))
    )
  },

  // ## At the leading edge
  //
  // For leading and trailing edges, `vertically` places the view on the other axis.
  //
  //     - id: box
  //       pinnedTo: leading
  //       of: layoutMargins
  //       vertically: bottom in layoutMargins
  picture("edge-leading", area: .layoutMargins) { view, box, _ in
    view.addSubview(
      box,
      pinnedTo: .leading,
      of: .layoutMargins,
      vertically: .bottom(in: .layoutMargins)
    )
  },

  // ## One edge on another
  //
  // Here the bottom of the view lies on the top of a sibling.
  //
  //     - id: box
  //       pinning: bottom
  //       to: top
  //       of: title
  //       horizontally: leading in layoutMargins
  picture("edge-edge", area: .layoutMargins, title: CGRect(x: 12, y: 48, width: 124, height: 28)) {
    view,
    box,
    title in
    view.addSubview(
      box,
      pinning: .bottom,
      to: .top,
      of: .relative(title),
      horizontally: .leading(in: .layoutMargins)
    )
  },

  // ## Between two edges, up and down
  //
  // The top lies on one edge and the bottom on another one, so the two decide the height.
  //
  //     - id: box
  //       topTo: bottom of title + 8
  //       bottomTo: bottom of layoutMargins
  //       horizontally: fill in layoutMargins
  picture("between", area: .layoutMargins, title: CGRect(x: 12, y: 12, width: 124, height: 20)) {
    view,
    box,
    title in
    view.addSubview(
      box,
      pinningTopTo: .bottom,
      of: .relative(title),
      spacing: 8,
      bottomTo: .bottom,
      of: .layoutMargins,
      horizontally: .filling(.layoutMargins)
    )
  },

  // ## Between two edges, across
  //
  // The same for the leading and the trailing edge, which decide the width.
  //
  //     - id: box
  //       leadingTo: trailing of title + 8
  //       trailingTo: trailing of layoutMargins
  //       vertically: center
  picture(
    "between-across",
    area: .layoutMargins,
    title: CGRect(x: 12, y: 12, width: 44, height: 64)
  ) {
    view,
    box,
    title in
    view.addSubview(
      box,
      pinningLeadingTo: .trailing,
      of: .relative(title),
      spacing: 8,
      trailingTo: .trailing,
      of: .layoutMargins,
      vertically: .center
    )
  },
]
