extension ReferenceExample {
  /// Designs that show keys of designs and of values.
  static let document = """
    #: design design.view design.version design.name design.about
    version: 1
    name: Hello
    about: The shortest design there is.
    view: {label: Hello, filling: superview, insets: 12}
    #: design.canvas canvas canvas.size canvas.scale canvas.insets
    canvas: {size: 200x60, background: systemYellow, scale: 2, insets: 8}
    view: {background: white, filling: superview}
    #: design.pages everyView.keepWithNext everyView.newPage
    canvas: {size: 120x140, scale: 1}
    pages: rows
    view:
      vstack:
      - {label: Parts, font: headline}
      - vstack:
        - {each: n in 6, label: "Part {{n}}"}
        - {label: Tools, font: subheadline bold, keepWithNext: true}
        - {each: n in 2, label: "Tool {{n}}"}
        - {label: A chapter of its own, newPage: true}
        id: rows
      - spacer
      - {label: "{{page.number}} of {{page.count}}", font: caption1, alignment: center}
      spacing: 4
      filling: superview
      insets: 8
    #: canvas.width canvas.height
    canvas: {width: 120...240, height: 44...200}
    view: {label: As wide as its text within bounds, filling: superview, insets: 12}
    #: canvas.device canvas.orientation canvas.split
    canvas: {device: iPad Pro 11, orientation: landscape, split: third, scale: 1}
    view: {background: systemGray5, filling: safeArea}
    #: design.environment environment environment.appearance environment.direction environment.textSize environment.locale
    canvas: {width: 240}
    environment: {appearance: dark, direction: rightToLeft, textSize: xLarge, locale: en-GB}
    view: {label: In the dark from the right, filling: superview, insets: 12}
    #: environment.contrast environment.boldText environment.gamut environment.metrics environment.level
    canvas: {width: 240}
    environment: {contrast: high, boldText: true, gamut: P3, metrics: iOS18, level: elevated}
    view: {label: Bold and with high contrast, color: secondaryLabel, filling: superview, insets: 12}
    #: environment.idiom environment.horizontalClass environment.verticalClass
    canvas: {width: 240}
    environment: {idiom: pad, horizontalClass: regular, verticalClass: compact}
    view:
      label: Much room across
      if: horizontallyRegular
      filling: superview
      insets: 12
    #: environment.safeArea environment.keyboard environment.bars bars
    canvas: 240x140
    environment: {safeArea: {top: 20}, keyboard: 40, bars: {navigation: small}}
    view:
    - {background: systemGray5, filling: safeArea}
    - {background: systemBlue/40%, filling: keyboardFrame}
    #: environment.fallbackFonts
    environment: {fallbackFonts: [DejaVu Serif]}
    view: {label: "Turned: ⅋", filling: superview, insets: 12}
    #: environment.timeZone environment.now
    environment: {timeZone: Europe/Paris, now: 2026-03-14T09:41}
    data: {due: 2026-03-16T09:41}
    view: {label: "Due {{due | relative}}", filling: superview, insets: 12}
    #: design.colors color
    colors:
      brand: 0B4F8A | 64B5F6
    view:
      hstack:
      - {background: brand, size: 36}
      - {background: systemGreen/50%, size: 36}
      - {background: FF9500, size: 36}
      - {background: {light: white, dark: black}, border: 1 label, size: 36}
      spacing: 8
      filling: superview
      insets: 12
    #: design.fonts font
    fonts:
      heading: title2 bold
    view:
      vstack:
      - {label: A named font, font: heading}
      - {label: Seventeen points, font: 17 semibold}
      - {label: Spaced letters, font: {style: body, tracking: 2}}
      spacing: 4
      filling: superview
      insets: 12
    #: design.styles
    styles:
      heading: {font: title2 bold, color: systemIndigo}
      new: {color: white, background: systemRed}
    view:
      vstack:
      - {label: In a style, style: heading}
      - label: {markup: "Words in one: [new]{new}"}
      spacing: 4
      filling: superview
      insets: 12
    #: design.constraints
    canvas: 200x60
    view:
    - {id: a, background: systemBlue, size: 24}
    - {id: b, background: systemRed, size: 24}
    constraints:
    - (a, b).centerY == canvas.centerY
    - a.leading == canvas.leading + 16
    - b.trailing == canvas.trailing - 16
    #: design.data data placeholder
    data: {name: Ada, order: {total: 12.5}}
    view:
      label: "{{name}} owes {{order.total | currency(EUR)}}."
      filling: superview
      insets: 12
    #: design.strings strings
    environment: {locale: de-DE}
    data: {count: 3}
    strings:
      en: {greeting: Welcome, mails: {one: "{{count}} mail", other: "{{count}} mails"}}
      de: {greeting: Willkommen, mails: {one: "{{count}} Mail", other: "{{count}} Mails"}}
    view:
      vstack:
      - {label: {localized: greeting}, font: headline}
      - label: {localized: mails, values: {count: "{{count}}"}}
      filling: superview
      insets: 12
    #: design.components components
    canvas: {width: 240}
    components:
      Row:
        parameters: {title: text, value: {type: text, default: none}}
        shorthand: title
        view:
          hstack: [{label: "{{title}}"}, spacer, {label: "{{value}}", color: secondaryLabel}]
    view:
      vstack:
      - Row: Wi-Fi
      - Row: {title: Region, value: Germany}
      spacing: 8
      filling: superview
      insets: 12
    #: design.variants variants
    variants:
    - {appearance: [light, dark]}
    view: {label: Drawn in light and in dark, filling: superview, insets: 12}
    #: design.test test
    test: {kinds: [scene, layout], maxDifference: 0.1%, expect: [title.width >= 40]}
    view: {id: title, label: Tested, filling: superview, insets: 12}
    #: shadow
    view:
      hstack:
      - {background: systemBackground, size: 44, cornerRadius: 10, shadow: 8 black/25%}
      - {background: systemBackground, size: 44, shadow: {radius: 0, color: systemRed, x: 4, y: 4}}
      - background: systemBackground
        size: 44
        cornerRadius: 10
        shadow: [2 black/20%, {radius: 10, color: systemBlue/40%, y: 6}]
      - {background: systemGray5, size: 44, cornerRadius: 10, shadow: {radius: 3, y: 2, inner: true}}
      spacing: 24
      filling: superview
      insets: 16
    #: label.outline outline letterColor
    view:
      vstack:
      - {label: Sunrise, font: 34 heavy, color: {gradient: [systemPink, systemOrange], angle: 90}}
      - {label: Outlined, font: 34 heavy, color: systemYellow, outline: 2 systemIndigo}
      - {label: Hollow, font: 34 heavy, outline: {width: 1, color: systemTeal, hollow: true}}
      spacing: 4
      filling: superview
      insets: 12
    #: everyView.mask mask
    view:
      hstack:
      - {background: {gradient: [systemPink, systemPurple]}, size: 56, mask: ellipse}
      - background: {gradient: [systemTeal, systemBlue]}
        size: 56
        mask: {image: {symbol: heart.fill}}
      - {background: systemIndigo, size: 56, mask: {gradient: [black, clear], angle: 90}}
      - background: systemOrange
        size: 56
        mask: {path: M12 0 L24 24 L0 24 Z, viewBox: 0 0 24 24}
      spacing: 12
      filling: superview
      insets: 12
    #: everyView.effect effect
    view:
      hstack:
      - {image: {symbol: star.fill}, size: 56, tint: systemOrange}
      - {image: {symbol: star.fill}, size: 56, tint: systemOrange, effect: {blur: 3}}
      - {image: {symbol: star.fill}, size: 56, tint: systemOrange, effect: {tint: systemBlue/60%}}
      - {label: Secret, font: title2 bold, lines: 1, effect: {blur: 4}}
      spacing: 12
      alignment: center
      filling: superview
      insets: 16
    #: border
    view:
      hstack:
      - {size: 44, border: 1 separator}
      - {size: 44, border: {width: 4, color: systemBlue}}
      - {size: 44, border: {width: 2, color: systemBlue, edges: [top, trailing]}}
      - {size: 44, cornerRadius: 10, border: {width: 2, color: systemBlue, dash: 6 4}}
      spacing: 12
      filling: superview
      insets: 12
    #: fill
    view:
      hstack:
      - {size: 44, background: systemBlue}
      - {size: 44, background: {gradient: [systemPink, systemOrange], angle: 90}}
      - {size: 44, background: {image: {symbol: star.fill}}, tint: systemYellow}
      - {size: 44, background: [systemTeal, {image: {symbol: heart.fill}, mode: fit}]}
      spacing: 12
      filling: superview
      insets: 12
    #: cornerRadius
    view:
      hstack:
      - {size: 44, background: systemBlue, cornerRadius: 12}
      - {size: 72x44, background: systemBlue, cornerRadius: round}
      - {size: 44, background: systemBlue, cornerRadius: {radius: 20, curve: continuous}}
      - {size: 44, background: systemBlue, cornerRadius: {radius: 20, corners: [topLeading]}}
      spacing: 12
      filling: superview
      insets: 12
    #: stroke
    view:
      vstack:
      - {label: A single line, underline: true}
      - {label: A thick one, underline: thick}
      - {label: "Dashes, not under spaces", underline: {pattern: dash, byWord: true, color: systemRed}}
      spacing: 8
      filling: superview
      insets: 12
    #: markup
    styles:
      mark: {background: systemYellow, color: black}
    view:
      label: {markup: "**Bold** and *italic*, [marked]{mark}, `code`, ~~gone~~"}
      filling: superview
      insets: 12
    #: visual
    canvas: 240x60
    view:
    - {id: a, label: One}
    - {id: b, label: Two}
    constraints:
    - H:|-[a]-20-[b]
    - a.centerY == canvas.centerY
    - b.firstBaseline == a.firstBaseline
    #: picture
    view:
      hstack:
      - {image: {symbol: house.fill}, contentMode: center}
      - {button: {title: Home, image: {symbol: house}}}
      spacing: 12
      filling: superview
      insets: 12
    #: length
    view:
      vstack:
      - {background: systemBlue, size: 120x1px}
      - {background: systemBlue, width: 120, height: 0.5}
      - {background: systemBlue, width: 120, height: 8}
      spacing: 8
      filling: superview
      insets: 12
    #: text
    view:
      vstack:
      - label: Plain text needs no quotes
      - label: "Note: a colon and a space need them"
      - label: |-
          Several lines
          stand in a block
      spacing: 4
      filling: superview
      insets: 12
    #: menu
    view:
      button: {title: More, menu: [Copy, {title: Delete, destructive: true}]}
      kind: bordered
      filling: superview
      insets: 12
    #: date
    environment: {locale: en-GB}
    view: {datePicker: 2026-03-21, filling: superview, insets: 12}
    """
}
