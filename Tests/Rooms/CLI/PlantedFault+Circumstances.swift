extension PlantedFault {
  /// Faults of designs of which it is known at which heights and in which circumstances they have them.
  static let elsewhere = [
    PlantedFault("button below", .height, Found("off-screen", 3, .lengths([150...242]))) {
      """
      canvas: 320x400
      view:
      - {button: Save, kind: filled, pinnedAt: {x: 20, y: 200, width: 100, height: 44}}

      """
    },
    PlantedFault("button above", .height, Found("off-screen", 3, .lengths([150...328]))) {
      """
      canvas: 320x400
      view:
      - {button: Save, kind: filled, pinnedTo: bottomLeading, insets: 30, size: 100x300}

      """
    },
    PlantedFault("low", .height, Found("tap-size", 3, .lengths([150...163]))) {
      """
      canvas: 320x200
      view:
      - {button: Go, kind: filled, filling: superview, insets: {vertical: 60, horizontal: 20}}

      """
    },
    PlantedFault("picture gone", .height, Found("no-size", 3, .lengths([150...158]))) {
      """
      canvas: 320x300
      view:
      - {id: a, image: {symbol: star}, contentMode: scaleAspectFit, hugging: 1, compression: 1, \
      width: 40, pinnedAt: {x: 20, y: 100}, constraints: [a.bottom == canvas.bottom - 58 @high]}

      """
    },
    PlantedFault("higher than its room", .height, Found("conflict", 3, .lengths([150...159]))) {
      """
      canvas: 320x300
      view:
      - {id: a, background: systemBlue, size: 50x100, pinnedAt: {x: 20, y: 30}, \
      constraints: [a.bottom <= superview.bottom - 30]}

      """
    },
    PlantedFault("open down", .height, Found("ambiguity", 3, .lengths([150...299]))) {
      """
      canvas: 320x400
      view:
      - {id: a, background: systemBlue, size: 40, if: canvas.height >= 300, then: {pinnedTo: topLeading}, \
      else: {constraints: [a.leading == superview.leading, a.top >= superview.top + 20]}}

      """
    },
    PlantedFault("buttons down", .height, Found("overlap", 4, .lengths([150...186]))) {
      """
      canvas: 320x400
      view:
      - {id: a, button: One, kind: filled, pinnedAt: {x: 16, y: 20, width: 120, height: 70}}
      - {id: b, button: Two, kind: filled, pinnedTo: bottomLeading, insets: {bottom: 28, leading: 16}, \
      size: 120x70}

      """
    },
    PlantedFault("body", .textSize, Found("contrast", 3, .sizes("xSmall", "large"))) {
      """
      canvas: {size: 600x200, background: white}
      view:
      - {label: Hello, color: '949494', pinnedTo: topLeading, insets: 20}

      """
    },
    PlantedFault("footnote", .textSize, Found("contrast", 3, .sizes("xSmall", "xxLarge"))) {
      """
      canvas: {size: 600x200, background: white}
      view:
      - {label: Hello, font: footnote, color: '949494', pinnedTo: topLeading, insets: 20}

      """
    },
    PlantedFault("bold caption", .textSize, Found("contrast", 3, .sizes("xSmall", "large"))) {
      """
      canvas: {size: 600x200, background: white}
      view:
      - {label: Hello, font: caption1 bold, color: '949494', pinnedTo: topLeading, insets: 20}

      """
    },
    PlantedFault("title", .textSize, Found("contrast", 3, .names(["xSmall"]))) {
      """
      canvas: {size: 600x200, background: white}
      view:
      - {label: Hello, font: title3, color: '949494', pinnedTo: topLeading, insets: 20}

      """
    },
    PlantedFault("light alone", .appearance, Found("contrast", 3, .names(["light"]))) {
      """
      canvas: {size: 300x100, background: white | black}
      view:
      - {label: Hello, color: A0A0A0, pinnedTo: topLeading, insets: 20}

      """
    },
    PlantedFault("dark alone", .appearance, Found("contrast", 3, .names(["dark"]))) {
      """
      canvas: {size: 300x100, background: white | black}
      view:
      - {label: Hello, color: '505050', pinnedTo: topLeading, insets: 20}

      """
    },
    PlantedFault("German", .locale, Found("truncation", 4, .names(["de"]))) {
      """
      strings: {en: {a: Save}, de: {a: Einstellungen für alle Mitteilungen}, ar: {a: حفظ}}
      canvas: 300x100
      view:
      - {label: {localized: a}, lines: 1, pinnedAt: {x: 20, y: 20, width: 120, height: 24}}

      """
    },
    PlantedFault("Arabic", .locale, Found("truncation", 4, .names(["ar"]))) {
      """
      strings: {en: {a: Go}, de: {a: Los}, ar: {a: تفضيلات الإشعارات لجميع التطبيقات}}
      canvas: 300x100
      view:
      - {label: {localized: a}, lines: 1, pinnedAt: {x: 20, y: 20, width: 90, height: 24}}

      """
    },
    PlantedFault("pseudo", .locale, Found("truncation", 4, .names(["pseudo"]))) {
      """
      strings: {en: {a: Save}, de: {a: Los}, ar: {a: حفظ}}
      canvas: 300x100
      view:
      - {label: {localized: a}, lines: 1, pinnedAt: {x: 20, y: 20, width: 50, height: 24}}

      """
    },
    PlantedFault("German leaves", .locale, Found("off-screen", 4, .names(["de"]))) {
      """
      strings: {en: {a: Save}, de: {a: Einstellungen für alle Mitteilungen}, ar: {a: حفظ}}
      canvas: 200x100
      view:
      - {label: {localized: a}, lines: 1, pinnedAt: {x: 20, y: 20}}

      """
    },
    PlantedFault("German over", .locale, Found("overlap", 5, .names(["de"]))) {
      """
      strings: {en: {a: Save}, de: {a: Einstellungen für alle}, ar: {a: حفظ}}
      canvas: 400x100
      view:
      - {id: a, label: {localized: a}, lines: 1, pinnedAt: {x: 20, y: 20}}
      - {id: b, label: '12:30', pinnedAt: {x: 150, y: 20}}

      """
    },
    PlantedFault("reads the other way", .locale, Found("tap-size", 3, .names(["ar"]))) {
      """
      canvas: 400x100
      view:
      - {button: Save, kind: filled, pinnedTo: topLeading, insets: 20, width: 100, if: rightToLeft, \
      then: {height: 30}, else: {height: 44}}

      """
    },
    PlantedFault(
      "large text cut",
      .textSize,
      Found("truncation", 3, .sizes("xxxLarge", "accessibility5"))
    ) {
      """
      canvas: 300x200
      view:
      - {label: The quick brown fox, lines: 1, pinnedAt: {x: 20, y: 20, width: 200, height: 100}}

      """
    },
    PlantedFault(
      "lines cut",
      .textSize,
      Found("truncation", 3, .sizes("xLarge", "accessibility5"))
    ) {
      """
      canvas: 300x200
      view:
      - {label: The quick brown fox jumps over the lazy dog, pinnedAt: {x: 20, y: 20, width: 200, \
      height: 60}}

      """
    },
    PlantedFault(
      "accessible and small",
      .textSize,
      Found("tap-size", 3, .sizes("accessibility1", "accessibility5"))
    ) {
      """
      canvas: 300x200
      view:
      - {button: Go, kind: filled, pinnedTo: topLeading, insets: 20, width: 200, \
      if: textSize >= accessibility1, then: {height: 40}, else: {height: 60}}

      """
    },
    PlantedFault(
      "over at large",
      .textSize,
      Found("overlap", 4, .sizes("accessibility2", "accessibility5"))
    ) {
      """
      canvas: 700x300
      view:
      - {id: a, label: Departure, pinnedAt: {x: 20, y: 20}}
      - {id: b, label: Noon, pinnedAt: {x: 150, y: 20}}

      """
    },
    PlantedFault(
      "off at large",
      .textSize,
      Found("off-screen", 3, .sizes("accessibility3", "accessibility5"))
    ) {
      """
      canvas: 400x300
      view:
      - {label: Departures and arrivals, lines: 1, pinnedAt: {x: 20, y: 20}}

      """
    },
    PlantedFault("switch in the dark", .appearance, Found("no-label", 3, .names(["dark"]))) {
      """
      canvas: 320x100
      view:
      - {switch: true, pinnedTo: topLeading, insets: 20, if: light, then: {accessibility: Wi-Fi}}

      """
    },
    PlantedFault("right", .appearance, Found("left-right", 3, .everywhere)) {
      """
      canvas: 320x100
      view:
      - {id: a, background: systemBlue, size: 40, constraints: [a.top == superview.top, \
      a.right == superview.right - 10]}

      """
    },
    PlantedFault(
      "column of views",
      .height,
      Found("overfull-stack", 3, .lengths([150...318])),
      Found("ambiguity", 3, .lengths([319...319])),
      Found("conflict", 5, .lengths([319...319]))
    ) {
      """
      canvas: 300x400
      view:
      - vstack: [{background: systemRed, height: 100}, {background: systemGreen, height: 100}, \
      {background: systemBlue, height: atLeast 100}]
        spacing: 10
        filling: superview

      """
    },
    PlantedFault("tall alone", .height, Found("no-label", 3, .lengths([301...420]))) {
      """
      canvas: 320x100
      view:
      - {button: {image: {symbol: star}}, pinnedTo: topLeading, insets: 20, size: 44, \
      if: canvas.height <= 300, then: {accessibility: Favourite}}

      """
    },
    PlantedFault("share of the height", .height, Found("tap-size", 3, .lengths([150...230]))) {
      """
      canvas: 320x400
      view:
      - {button: Go, kind: filled, pinnedTo: topLeading, width: 80, height: 18.75% of superview}

      """
    },
    PlantedFault("pale in Arabic", .locale, Found("contrast", 4, .names(["ar"]))) {
      """
      strings: {en: {a: Go}, ar: {a: اذهب}}
      canvas: {size: 300x100, background: white}
      view:
      - {label: {localized: a}, pinnedTo: topLeading, insets: 20, if: rightToLeft, \
      then: {color: '949494'}, else: {color: black}}

      """
    },
    PlantedFault("pseudo leaves", .locale, Found("off-screen", 4, .names(["pseudo"]))) {
      """
      strings: {en: {a: A short text}, de: {a: Ein Text}, ar: {a: نص}}
      canvas: 130x100
      view:
      - {label: {localized: a}, lines: 1, pinnedAt: {x: 20, y: 20}}

      """
    },
    PlantedFault("German lines", .locale, Found("truncation", 4, .names(["de"]))) {
      """
      strings: {en: {a: Save}, de: {a: Einstellungen für alle Mitteilungen sichern}, ar: {a: حفظ}}
      canvas: 200x100
      view:
      - {label: {localized: a}, pinnedAt: {x: 20, y: 20, width: 110, height: 44}}

      """
    },
  ]
}
