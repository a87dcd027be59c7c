import Foundation
import Snapline

// # Stacks
let stacks = [
  // ## A column
  //
  // The views lie one below the other, and `alignment` places them across.
  //
  //     - vstack:
  //       - {id: a, height: 20}
  //       - {id: b, size: 80x20}
  //       - {id: c, height: 20}
  //       spacing: 4
  //       alignment: leading
  //       centeredIn: superview
  group("column") { view, a, b, c in
    a.constrain(height: 20)
    b.constrain(width: 80, height: 20)
    c.constrain(height: 20)
    let column = View.verticallyStacked(
      [a, b, c],
      alignment: .leading,
      spacing: 4
    )
    view.addSubview(column, centeredIn: .superview)
  },

  // ## A row of equal parts
  //
  // `distribution` says how the views share the length of the stack.
  //
  //     - hstack: [{id: a}, {id: b}, {id: c}]
  //       distribution: fillEqually
  //       spacing: 4
  //       filling: layoutMargins
  group("row", area: .layoutMargins) { view, a, b, c in
    let row = View.horizontallyStacked(
      [a, b, c],
      distribution: .fillEqually,
      spacing: 4
    )
    view.addSubview(row, filling: .layoutMargins)
  },

  // ## A column that becomes a row
  //
  // Where there is little height, as on a phone that lies on its side, the column becomes a row.
  //
  //     - vstack: [{id: a}, {id: b}, {id: c}]
  //       distribution: fillEqually
  //       adjusts: verticallyCompact
  //       spacing: 4
  //       filling: layoutMargins
  group("turning-column", area: .layoutMargins, in: [.usual, .flat]) { view, a, b, c in
    let stack = View.autoAdjustingVerticallyStacked(
      [a, b, c],
      distribution: .fillEqually,
      spacing: 4
    )
    view.addSubview(stack, filling: .layoutMargins)
  },

  // ## A row that becomes a column
  //
  // At the text sizes for accessibility, the row becomes a column.
  //
  //     - hstack: [{id: a}, {id: b}, {id: c}]
  //       distribution: fillEqually
  //       adjusts: accessibility
  //       spacing: 4
  //       filling: layoutMargins
  group("turning-row", area: .layoutMargins, in: [.usual, .largeText]) { view, a, b, c in
    let stack = View.autoAdjustingHorizontallyStacked(
      [a, b, c],
      distribution: .fillEqually,
      spacing: 4
    )
    view.addSubview(stack, filling: .layoutMargins)
  },

  // ## One view in the middle of a stack
  //
  // `centered` puts the view into a column, and the column into a row. The view keeps its own
  // size.
  //
  //     - hstack: {vstack: {id: box}, alignment: center}
  //       alignment: center
  //       filling: superview
  picture("stack-centered") { view, box, _ in
    view.addSubview(box.centered(), filling: .superview)
  },

  // ## One view at an end of a stack
  //
  // `horizontally(aligned:)` places it across, and `vertically(aligned:)` up and down.
  //
  //     - vstack: {id: box}
  //       alignment: trailing
  //       filling: layoutMargins
  picture("stack-aligned", area: .layoutMargins) { view, box, _ in
    view.addSubview(
      box.horizontally(aligned: .trailing),
      filling: .layoutMargins
    )
  },

  // ## One view at a distance from a stack's edges
  //
  // The insets are the margins of the stack.
  //
  //     - vstack: {id: box}
  //       margins: {horizontal: 24, vertical: 12}
  //       filling: superview
  picture("stack-insets") { view, box, _ in
    let padded = box.insetted(
      by: .with(.horizontal(24), .vertical(12))
    )
    view.addSubview(padded, filling: .superview)
  },
]
