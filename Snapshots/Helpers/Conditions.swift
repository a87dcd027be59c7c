import Foundation
import Snapline

// # Conditions
let conditions = [
  // ## By size
  //
  // Both blocks run once. The constraints of the first hold while the condition is true, and those of
  // the second while it is false.
  //
  //     - id: box
  //       if: view.width <= 100
  //       then: {pinnedTo: bottom}
  //       else: {pinnedTo: leading}
  picture("if-narrow", in: [.usual, .narrow]) { view, box, _ in
    View.if(.view(view, is: .width(is: .atMost(100)))) {
      view.addSubview(box, pinnedTo: .bottom)
    } else: {
      view.addSubview(box, pinnedTo: .leading)
    }
  },

  // ## By the height of the screen
  //
  // A phone that lies on its side is compact vertically.
  //
  //     - id: box
  //       if: verticallyCompact
  //       then: {size: 24, pinnedTo: topTrailing}
  //       else: {size: 40, centeredIn: superview}
  picture("if-flat", in: [.usual, .flat]) { view, box, _ in
    View.if(.verticallyCompact) {
      view.addSubview(box, pinnedTo: .topTrailing)
      box.constrain(widthAndHeight: 24)
    } else: {
      view.addSubview(box, centeredIn: .superview)
      box.constrain(widthAndHeight: 40)
    }
  },

  // ## By text size
  //
  // At a large text size the view is higher.
  //
  //     - id: box
  //       pinnedTo: top
  //       if: textSize >= accessibility1
  //       then: {height: 64}
  //       else: {height: 28}
  picture("if-text", in: [.usual, .largeText]) { view, box, _ in
    view.addSubview(box, pinnedTo: .top)
    View.if(
      .contentSizeCategory(isAtLeast: .accessibilityMedium)
    ) {
      box.constrain(height: 64)
    } else: {
      box.constrain(height: 28)
    }
  },

  // ## By a name
  //
  // Your code gives the view's state a name. In the second picture the name is `expanded`.
  //
  //     - id: box
  //       if: view.configuration is expanded
  //       then: {filling: layoutMargins}
  //       else: {pinnedTo: topLeading, of: layoutMargins}
  picture("if-name", area: .layoutMargins, in: [.usual, .expanded]) { view, box, _ in
    View.if(.view(view, is: .name(.expanded))) {
      view.addSubview(box, filling: .layoutMargins)
    } else: {
      view.addSubview(
        box,
        pinnedTo: .topLeading,
        of: .layoutMargins
      )
    }
  },

  // ## By the state of a sibling
  //
  // The view takes the place of a sibling that is hidden.
  //
  //     - id: box
  //       if: title.hidden
  //       then: {filling: layoutMargins}
  //       else: {below: title}
  picture(
    "if-hidden",
    area: .layoutMargins,
    title: CGRect(x: 24, y: 20, width: 100, height: 16),
    outlines: .title
  ) { view, box, title in
    title.isHidden = true
    View.if(.view(title, is: .hidden)) {
      view.addSubview(box, filling: .layoutMargins)
    } else: {
      view.addSubview(box, pinningBelow: title)
    }
  },

  // ## Several together
  //
  // Conditions combine with `and`, `or`, `all`, `any` and `not`.
  //
  //     - id: box
  //       if: verticallyCompact or view.width <= 100
  //       then: {pinnedTo: bottom}
  //       else: {centeredIn: superview}
  picture("if-several", in: [.usual, .narrow, .flat]) { view, box, _ in
    let isNarrow = View.Condition.view(
      view,
      is: .width(is: .atMost(100))
    )
    View.if(.verticallyCompact.or(isNarrow)) {
      view.addSubview(box, pinnedTo: .bottom)
    } else: {
      view.addSubview(box, centeredIn: .superview)
    }
  },
]
