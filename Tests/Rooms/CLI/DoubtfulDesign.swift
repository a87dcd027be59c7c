/// Designs of which a look without a picture might tell something else than one with a picture, with the widths at
/// which this was seen.
enum DoubtfulDesign {
  static let all: [(name: String, yaml: String, widths: ClosedRange<Int>)] = [
    (
      "a faint text of which less is seen the wider the canvas is",
      """
      canvas: {width: 400, height: 110, background: white}
      view:
        vstack:
        - {label: Words that wrap to more lines where there is less room for them and so on and more}
        - {label: Faint words that wrap to lines as well and have some lines that are seen, color: "AAAAAA"}
        - {label: "Last words"}
        - {label: "More words"}
        spacing: 4
        pinnedTo: top
        insets: 16

      """,
      240...600
    ),
    (
      "a code that has too little room",
      """
      canvas: {width: 600, height: 300, background: white}
      view:
      - {id: hero, background: systemGray5, aspect: 2, filling: {bottom: none, others: superview}}
      - {qr: "https://example.org/tickets/48213", id: code, fillingBelow: hero}

      """,
      280...600
    ),
    (
      "texts across the lower edge of a ground that is as wide as the canvas",
      """
      canvas: {width: 400, height: 110, background: white}
      view:
      - {background: DDDDDD, cornerRadius: 10, height: 40, pinnedTo: top, insets: 20}
      - {label: Words, color: "8A8A8A", font: 14, pinnedAt: {x: 24, y: 50}}
      - {label: Words, color: "8A8A8A", font: 14, pinnedAt: {x: 120, y: 50}}

      """,
      100...400
    ),
    (
      "a title that is higher than its button",
      """
      canvas: {width: 400, height: 200, background: white}
      view:
        hstack:
        - {label: Some words that wrap beside it}
        - {button: A title of several words, kind: filled, height: 30}
        spacing: 8
        alignment: top
        pinnedTo: top
        insets: 16

      """,
      200...500
    ),
    (
      "segments whose frame ends below their alignment rectangle",
      """
      canvas: {width: 400, height: 93, background: white}
      view:
        vstack:
        - {label: Some words that wrap to more lines where there is less room for them and so on}
        - {segments: [One, Two]}
        spacing: 4
        alignment: leading
        margins: {bottom: 40}
        pinnedTo: top
        insets: 16

      """,
      340...480
    ),
    (
      "a text that ends in blank lines",
      """
      canvas: {width: 400, height: 85, background: white}
      view:
        vstack:
        - {label: Some words that wrap to more lines where there is less room for them and so on}
        - {label: "Last words\\n\\n"}
        spacing: 4
        alignment: leading
        margins: {bottom: 40}
        pinnedTo: top
        insets: 16

      """,
      240...360
    ),
    (
      "words in a view that is written without height",
      """
      canvas: {width: 400, height: 82, background: white}
      view:
        vstack:
        - {label: Title}
        - {label: Some words that wrap to more lines where there is less room for them and so on}
        - view: [{label: Words below, pinnedAt: {x: 4, y: 6}}]
          height: 0
          width: 200
        spacing: 4
        alignment: leading
        margins: {bottom: 40}
        pinnedTo: top
        insets: 16

      """,
      330...370
    ),
    (
      "a path that is stretched",
      """
      canvas: {width: 600, height: 200, background: white}
      view:
      - shape: {path: "M0 0 L100 0 L100 100 L0 100 Z", viewBox: "0 0 100 100"}
        fill: EEEEEE
        height: 60
        width: 40% of superview
        pinnedTo: topLeading
        insets: 20
      - {label: Words, color: "999999", pinnedAt: {x: 160, y: 40}}

      """,
      280...600
    ),
    (
      "a shape that is clipped",
      """
      canvas: {width: 600, height: 200, background: white}
      view:
      - view:
        - {shape: rectangle, fill: EEEEEE, pinnedAt: {x: 0, y: 0, width: 400, height: 60}}
        clips: true
        height: 60
        width: 40% of superview
        pinnedTo: topLeading
        insets: 20
      - {label: Words, color: "8A8A8A", font: 14, pinnedAt: {x: 160, y: 40}}

      """,
      280...600
    ),
    (
      "a picture that fills its view and is clipped",
      """
      canvas: {width: 600, height: 300, background: white}
      view:
        view:
        - id: pic
          image: {symbol: square.fill}
          contentMode: scaleAspectFill
          clips: true
          tint: systemGray5
          width: 30% of superview
          pinnedTo: top
          height: 220
        - {id: words, label: Words, color: "8A8A8A", font: 14}
        constraints:
        - words.leading == pic.centerX + 65
        - words.centerY == pic.centerY
        filling: superview

      """,
      320...600
    ),
    (
      "dots that reach out of their view",
      """
      canvas: {width: 600, height: 200, background: white}
      view:
      - {pageControl: {pages: 20}, id: dots, pinnedAt: {x: 150, y: 40, width: 44, height: 44}}
      - label: Words
        color: "8A8A8A"
        font: 14
        insets: {trailing: 24}
        vertically: center in dots
        horizontally: trailing

      """,
      280...600
    ),
    (
      "a switch that reaches out of its view",
      """
      canvas: {width: 600, height: 200, background: white}
      view:
      - {switch: true, pinnedAt: {x: 100, y: 40, width: 4, height: 44}}
      - label: Words
        color: "8A8A8A"
        font: 14
        insets: {trailing: 20, top: 46}
        pinnedTo: topTrailing

      """,
      190...420
    ),
    (
      "a control that is cut in a row",
      """
      canvas: {width: 400, height: 200, background: white}
      view:
      - {id: box, background: systemGray6, width: 300, height: 8, pinnedTo: topLeading}
      - {id: pad, background: systemGray5, width: 40% of superview, height: 8, pinnedTo: bottomLeading}
      - hstack:
        - {label: "Abc", width: 60% of superview}
        - {stepper: 2, accessibility: {label: Seats}}
        spacing: 8
        alignment: top
        leadingTo: trailing of pad
        trailingTo: trailing of box
        vertically: center

      """,
      300...520
    ),
  ]
}
