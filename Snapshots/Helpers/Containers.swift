import Foundation
import Snapline

// # Containers
let containers = [
  // ## Scroll if it doesn't fit
  //
  // The view is as high as the available room. If it needs more, it scrolls.
  //
  //     - vscroll: {id: box, height: atLeast 84}
  //       filling: superview
  picture("scrolling", outlines: .box, in: [.usual, .low]) { view, box, _ in
    box.constrain(height: .atLeast(84))
    view.addSubview(
      box.verticallyScrollable(),
      filling: .superview
    )
  },

  // ## Scroll sideways if it doesn't fit
  //
  // The same with the width.
  //
  //     - hscroll: {id: box, width: atLeast 120}
  //       filling: superview
  picture("scrolling-sideways", outlines: .box, in: [.usual, .narrow]) { view, box, _ in
    box.constrain(width: .atLeast(120))
    view.addSubview(
      box.horizontallyScrollable(),
      filling: .superview
    )
  },

  // ## A sticky footer
  //
  // The footer `b` follows the content `a`. If the content is too high, it sticks to the bottom.
  //
  //     - vscroll: {id: a, height: atLeast 66}
  //       footer:
  //         view: {id: b, height: 20, filling: superview}
  //       filling: superview
  group("footer", outlines: .a, in: [.usual, .low]) { view, a, b, _ in
    a.constrain(height: .atLeast(66))
    b.constrain(height: 20)
    let page = a.verticallyScrollable()
    page.stickyFooterView.addSubview(
      b,
      filling: .superview
    )
    view.addSubview(page, filling: .superview)
  },

  // ## A view that is collapsed
  //
  // While `b` is collapsed, it has no height, and `c` moves up. While it is expanded, it has
  // the height of its content.
  //
  //     - vstack:
  //       - {id: a, height: 20}
  //       - collapsable: {id: b, height: 20}
  //         expanded: false
  //       - {id: c, height: 20}
  //       pinnedTo: top
  //       of: layoutMargins
  group("collapsed", area: .layoutMargins) { view, a, b, c in
    for part in [a, b, c] { part.constrain(height: 20) }
    let details = CollapsableView(view: b)
    details.isExpanded = false
    let column = View.verticallyStacked(a, details, c)
    view.addSubview(
      column,
      pinnedTo: .top,
      of: .layoutMargins
    )
  },

  // ## Lines that wrap
  //
  // A flow puts views one after the other, in as many lines as they need.
  //
  //     - flow:
  //       - {id: a, label: spring}
  //       - {id: b, label: garden}
  //       - {id: c, label: bulbs}
  //       spacing: 4
  //       lineSpacing: 4
  //       pinnedTo: top
  //       of: layoutMargins
  group(
    "flow",
    area: .layoutMargins,
    texts: ["spring", "garden", "bulbs"],
    in: [.usual, .narrow]
  ) { view, a, b, c in
    let flow = FlowView(arrangedSubviews: [a, b, c])
    flow.spacing = 4
    flow.lineSpacing = 4
    view.addSubview(
      flow,
      pinnedTo: .top,
      of: .layoutMargins
    )
  },

  // ## Columns and rows
  //
  // The first column takes the room that the second one leaves, and `c` spans both columns.
  //
  //     - grid:
  //       - {id: a, label: Tea}
  //       - {id: b, label: "2.50"}
  //       - {id: c, label: With milk, columnSpan: 2}
  //       columns: [1fr, content]
  //       columnSpacing: 4
  //       rowSpacing: 4
  //       pinnedTo: top
  //       of: layoutMargins
  group("grid", area: .layoutMargins, texts: ["Tea", "2.50", "With milk"]) { view, a, b, c in
    let grid = GridView(
      columns: [.fraction(1), .content]
    )
    grid.columnSpacing = 4
    grid.rowSpacing = 4
    for cell in [a, b, c] { grid.addArrangedSubview(cell) }
    grid.setCell(GridView.Cell(columnSpan: 2), of: c)
    view.addSubview(
      grid,
      pinnedTo: .top,
      of: .layoutMargins
    )
  },
]
