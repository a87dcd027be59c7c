import Foundation
import Snapline

// # Sizes
let sizes = [
  // ## A width and a height
  //
  // Either may be left out.
  //
  //     - {id: box, size: 100x40, centeredIn: superview}
  picture("size") { view, box, _ in
    box.constrain(width: 100, height: 40)
    view.addSubview(box, centeredIn: .superview)
  },

  // ## At most
  //
  // The view is as wide as there is room, up to a limit. `atLeast` and `exactly` are written in
  // the same way, and each may have a priority.
  //
  //     - id: box
  //       width: atMost 80
  //       fillingAtMost: layoutMargins
  picture("size-limit", area: .layoutMargins) { view, box, _ in
    box.constrain(width: .atMost(80))
    view.addSubview(box, fillingAtMost: .layoutMargins)
  },

  // ## Between two sizes
  //
  // The pictures show the same view where there is room for the larger size, and where there isn't.
  //
  //     - id: box
  //       width: 60...112
  //       fillingAtMost: superview
  //       insets: 8
  picture("size-range", in: [.usual, .narrow]) { view, box, _ in
    box.constrain(widthBetween: 60...112)
    view.addSubview(
      box,
      fillingAtMost: .superview,
      insets: .all(8)
    )
  },

  // ## Half of a sibling
  //
  // A size may depend on the size of another view. Both views must be in the same tree before
  // the call.
  //
  //     - id: box
  //       width: 50% of title
  //       below: title + 8
  //       horizontally: attached leading
  picture("size-half", title: CGRect(x: 16, y: 16, width: 116, height: 20)) { view, box, title in
    view.addSubview(
      box,
      pinningBelow: title,
      horizontally: .attached(.leading),
      spacing: 8
    )
    box.constrain(width: .exactly(halfOf: title))
  },

  // ## As high as a sibling
  //
  // `sameAs` uses the whole size of the other view.
  //
  //     - id: box
  //       height: title.height
  //       after: title + 8
  //       vertically: attached center
  picture("size-same", title: CGRect(x: 16, y: 16, width: 52, height: 56)) { view, box, title in
    view.addSubview(
      box,
      pinningAfter: title,
      vertically: .attached(.center),
      spacing: 8
    )
    box.constrain(height: .exactly(sameAs: title))
  },

  // ## A shape
  //
  // The aspect ratio is the width divided by the height.
  //
  //     - id: box
  //       width: 96
  //       aspect: 16/9
  //       centeredIn: superview
  picture("aspect") { view, box, _ in
    box.constrain(width: 96)
    box.constrainAspectRatio(16 / 9)
    view.addSubview(box, centeredIn: .superview)
  },

  // ## Which text is cut
  //
  // If there is too little room, the text that may shrink becomes narrower and is cut.
  //
  //     - hstack:
  //       - id: a
  //         label: Strawberry
  //         compression: {horizontal: 250}
  //       - {id: b, label: Sold out now}
  //       spacing: 8
  //       pinnedTo: top
  //       of: layoutMargins
  group("shrinking", area: .layoutMargins, texts: ["Strawberry", "Sold out now"]) {
    view,
    a,
    b,
    _ in
    a.allowHorizontalShrinking()
    let row = View.horizontallyStacked(a, b, spacing: 8)
    view.addSubview(
      row,
      pinnedTo: .top,
      of: .layoutMargins
    )
  },

  // ## Which text grows
  //
  // The text that may not grow is as wide as its letters, so the other one takes the rest.
  //
  //     - hstack:
  //       - {id: a, label: Tea}
  //       - id: b
  //         label: "2.50"
  //         hugging: {horizontal: 1000}
  //       spacing: 8
  //       pinnedTo: top
  //       of: layoutMargins
  group("growing", area: .layoutMargins, texts: ["Tea", "2.50"]) { view, a, b, _ in
    b.disallowHorizontalGrowing()
    let row = View.horizontallyStacked(a, b, spacing: 8)
    view.addSubview(
      row,
      pinnedTo: .top,
      of: .layoutMargins
    )
  },
]
