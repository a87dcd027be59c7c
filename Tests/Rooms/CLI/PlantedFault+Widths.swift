extension PlantedFault {
  /// Faults of designs of which it is known at which widths of the canvas they have them.
  static let alongWidths = [
    PlantedFault("button right", .width, Found("off-screen", 3, .lengths([200...298]))) {
      """
      canvas: 320x100
      view:
      - {button: Save, kind: filled, pinnedAt: {x: 200, y: 20, width: 100, height: 48}}

      """
    },
    PlantedFault("button left", .width, Found("off-screen", 3, .lengths([200...310]))) {
      """
      canvas: 420x100
      view:
      - {button: Save, kind: filled, pinnedTo: topTrailing, insets: 12, size: 300x48}

      """
    },
    PlantedFault("button centred", .width, Found("off-screen", 3, .lengths([200...257]))) {
      """
      canvas: 420x100
      view:
      - {button: Save, kind: filled, centeredIn: superview, size: 260x48}

      """
    },
    PlantedFault("third of a row", .width, Found("off-screen", 5, .lengths([200...332]))) {
      """
      canvas: 400x100
      view:
      - {id: a, button: One, kind: filled, pinnedAt: {x: 20, y: 20, width: 90, height: 44}}
      - {id: b, button: Two, kind: filled, pinnedAt: {x: 112, y: 20, width: 80, height: 44}}
      - {id: c, button: Three, kind: filled, pinnedAt: {x: 244, y: 20, width: 90, height: 44}}

      """
    },
    PlantedFault(
      "an eighth",
      .width,
      Found("broken-word", 3, .lengths([200...365])),
      Found("tap-size", 3, .lengths([200...345]))
    ) {
      """
      canvas: 320x100
      view:
      - {button: Go, kind: plain, width: 12.5% of superview, height: 44, pinnedTo: topLeading}

      """
    },
    PlantedFault("small where narrow", .width, Found("tap-size", 3, .lengths([200...259]))) {
      """
      canvas: 320x100
      view:
      - {button: Go, kind: filled, pinnedTo: topLeading, insets: 20, width: 80, if: canvas.width < 260, \
      then: {height: 30}, else: {height: 44}}

      """
    },
    PlantedFault("five points long", .width, Found("tap-size", 3, .lengths([301...305]))) {
      """
      canvas: 320x100
      view:
      - {button: Go, kind: filled, pinnedTo: topLeading, insets: 20, width: 80, \
      if: {all: [canvas.width >= 301, canvas.width < 306]}, then: {height: 30}, else: {height: 44}}

      """
    },
    PlantedFault("one point", .width, Found("tap-size", 3, .lengths([333...333]))) {
      """
      canvas: 320x100
      view:
      - {button: Go, kind: filled, pinnedTo: topLeading, insets: 20, width: 80, if: canvas.width == 333, \
      then: {height: 30}, else: {height: 44}}

      """
    },
    PlantedFault("two ranges", .width, Found("tap-size", 3, .lengths([200...239, 400...420]))) {
      """
      canvas: 320x100
      view:
      - {button: Go, kind: filled, pinnedTo: topLeading, insets: 20, width: 80, \
      if: {any: [canvas.width < 240, canvas.width >= 400]}, then: {height: 30}, else: {height: 44}}

      """
    },
    PlantedFault(
      "label gone",
      .width,
      Found("no-size", 3, .lengths([200...308])),
      Found("truncation", 3, .lengths([309...347]))
    ) {
      """
      canvas: 320x100
      view:
      - {id: a, label: Hello, lines: 1, hugging: 1, compression: 1, pinnedAt: {x: 300, y: 20}, \
      constraints: [a.trailing == canvas.trailing - 8 @high]}

      """
    },
    PlantedFault("wider than its room", .width, Found("conflict", 3, .lengths([200...319]))) {
      """
      canvas: 400x100
      view:
      - {id: a, background: systemBlue, size: 200x40, pinnedAt: {x: 60, y: 20}, \
      constraints: [a.trailing <= superview.trailing - 60]}

      """
    },
    PlantedFault("exactly", .width, Found("conflict", 3, .lengths([200...319, 321...420]))) {
      """
      canvas: 320x100
      view:
      - {id: a, background: systemBlue, filling: superview, insets: {vertical: 20, horizontal: 60}, \
      width: 200}

      """
    },
    PlantedFault("open across", .width, Found("ambiguity", 3, .lengths([300...420]))) {
      """
      canvas: 320x100
      view:
      - {id: a, background: systemBlue, size: 40, if: canvas.width < 300, then: {pinnedTo: topLeading}, \
      else: {constraints: [a.top == superview.top, a.leading >= superview.leading + 20]}}

      """
    },
    PlantedFault("buttons", .width, Found("overlap", 4, .lengths([200...270]))) {
      """
      canvas: 420x100
      view:
      - {id: a, button: One, kind: filled, pinnedAt: {x: 16, y: 20, width: 120, height: 44}}
      - {id: b, button: Two, kind: filled, pinnedTo: topTrailing, insets: {top: 20, trailing: 16}, \
      size: 120x44}

      """
    },
    PlantedFault("texts", .width, Found("overlap", 4, .lengths([200...310]))) {
      """
      canvas: 420x100
      view:
      - {id: a, label: Departure time, alignment: right, pinnedAt: {x: 16, y: 20, width: 140, height: 24}}
      - {id: b, label: Arrival at noon, pinnedTo: topTrailing, insets: {top: 20, trailing: 16}, \
      size: 140x24}

      """
    },
    PlantedFault("pale where wide", .width, Found("contrast", 3, .lengths([350...420]))) {
      """
      canvas: {size: 320x100, background: white}
      view:
      - {label: Hello, pinnedTo: topLeading, insets: 20, if: canvas.width >= 350, \
      then: {color: '949494'}, else: {color: black}}

      """
    },
    PlantedFault("icon where narrow", .width, Found("no-label", 3, .lengths([200...299]))) {
      """
      canvas: 320x100
      view:
      - {button: {image: {symbol: star}}, pinnedTo: topLeading, insets: 20, size: 44, \
      if: canvas.width < 300, then: {}, else: {accessibility: Favourite}}

      """
    },
    PlantedFault("slider", .width, Found("no-label", 3, .everywhere)) {
      """
      canvas: 320x100
      view:
      - {slider: 0.5, pinnedTo: topLeading, insets: 20, width: 120}

      """
    },
    PlantedFault("left", .width, Found("left-right", 3, .everywhere)) {
      """
      canvas: 320x100
      view:
      - {id: a, background: systemBlue, size: 40, constraints: [a.top == superview.top, \
      a.left == superview.left + 10]}

      """
    },
    PlantedFault("dash", .width, Found("idle-key", 3, .everywhere)) {
      """
      canvas: 320x100
      view:
      - {shape: rectangle, dash: 4 2, fill: systemBlue, pinnedAt: {x: 20, y: 20, width: 60, height: 40}}

      """
    },
    PlantedFault("margins", .width, Found("idle-key", 3, .everywhere)) {
      """
      canvas: 320x100
      view:
      - {background: systemBlue, margins: 20, pinnedAt: {x: 20, y: 20, width: 60, height: 40}}

      """
    },
    PlantedFault("baseline", .width, Found("idle-key", 3, .everywhere)) {
      """
      canvas: 320x100
      view:
      - {label: Hello, baselineAdjustment: alignCenters, pinnedAt: {x: 20, y: 20, width: 60, height: 40}}

      """
    },
    PlantedFault(
      "row of views",
      .width,
      Found("overfull-stack", 3, .lengths([200...318])),
      Found("ambiguity", 3, .lengths([319...319])),
      Found("conflict", 5, .lengths([319...319]))
    ) {
      """
      canvas: 400x100
      view:
      - hstack: [{background: systemRed, width: 100}, {background: systemGreen, width: 100}, \
      {background: systemBlue, width: atLeast 100}]
        spacing: 10
        filling: superview

      """
    },
    PlantedFault("corner", .width, Found("unclipped-corner", 3, .everywhere)) {
      """
      canvas: 320x100
      view:
      - {view: {background: systemRed, filling: superview}, background: systemBlue, cornerRadius: 20, \
      pinnedAt: {x: 20, y: 20, width: 60, height: 60}}

      """
    },
    PlantedFault("gap in the middle", .width, Found("off-screen", 3, .lengths([301...330]))) {
      """
      canvas: 320x100
      view:
      - {button: Save, kind: filled, pinnedTo: topLeading, insets: 20, height: 44, \
      if: {all: [canvas.width > 300, canvas.width <= 330]}, then: {width: 400}, else: {width: 100}}

      """
    },
    PlantedFault("last point", .width, Found("contrast", 3, .lengths([420...420]))) {
      """
      canvas: {size: 320x100, background: white}
      view:
      - {label: Hello, pinnedTo: topLeading, insets: 20, if: canvas.width >= 420, \
      then: {color: '949494'}, else: {color: black}}

      """
    },
    PlantedFault("first point", .width, Found("contrast", 3, .lengths([200...200]))) {
      """
      canvas: {size: 320x100, background: white}
      view:
      - {label: Hello, pinnedTo: topLeading, insets: 20, if: canvas.width <= 200, \
      then: {color: '949494'}, else: {color: black}}

      """
    },
    PlantedFault("left where wide", .width, Found("left-right", 3, .lengths([360...420]))) {
      """
      canvas: 320x100
      view:
      - {id: a, background: systemBlue, size: 40, if: canvas.width < 360, then: {pinnedTo: topLeading}, \
      else: {constraints: [a.top == superview.top, a.left == superview.left + 10]}}

      """
    },
  ]
}
