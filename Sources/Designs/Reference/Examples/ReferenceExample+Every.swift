extension ReferenceExample {
  /// Designs that show keys that every view has.
  static let every = """
    #: everyView.background everyView.alpha everyView.border
    view:
      hstack:
      - {background: systemRed, size: 40}
      - {background: systemRed, size: 40, alpha: 50%}
      - {background: {gradient: [systemPink, systemOrange]}, size: 40}
      - {size: 40, border: 2 systemBlue}
      spacing: 8
      filling: superview
      insets: 12
    #: everyView.blend
    view:
      view:
      - background: {gradient: [systemYellow, systemTeal]}
        filling: superview
      - hstack:
        - {background: systemRed, size: 40, blend: multiply}
        - {background: systemRed, size: 40, blend: screen}
        - {background: systemRed, size: 40, blend: difference}
        - {background: systemRed, size: 40}
        spacing: 12
        filling: superview
        insets: 16
      filling: superview
    #: everyView.cornerRadius everyView.shadow
    view:
      hstack:
      - {background: systemBlue, size: 48, cornerRadius: 12}
      - {background: systemBlue, size: 72x48, cornerRadius: round}
      - {background: systemBlue, size: 48, cornerRadius: {radius: 16, corners: [topLeading]}}
      - {background: systemBackground, size: 48, cornerRadius: 12, shadow: 6 black/30%}
      - {background: systemBackground, size: 48, shadow: {radius: 2, color: systemRed, x: 4, y: 4}}
      spacing: 16
      filling: superview
      insets: 16
    #: everyView.transform transform
    view:
      hstack:
      - {label: Sold, lines: 1, background: systemYellow, transform: {rotate: -15}}
      - {background: systemBlue, transform: {scale: 1.5}, size: 20}
      - {background: systemGreen, transform: {rotate: 45, x: 4, y: -4}, size: 20}
      spacing: 24
      alignment: center
      filling: superview
      insets: 20
    #: everyView.accessibility accessibility
    view:
      hstack:
      - {image: {symbol: star.fill}, contentMode: center, accessibility: Favourite}
      - label: 40 %
        accessibility: {label: Progress, value: 40 percent, traits: [updatesFrequently]}
      spacing: 8
      filling: superview
      insets: 12
    #: everyView.hidden everyView.clips
    view:
      hstack:
      - view: [{background: systemRed, pinnedAt: {x: 20, y: 20, width: 40, height: 40}}]
        background: systemGray5
        size: 48
      - view: [{background: systemRed, pinnedAt: {x: 20, y: 20, width: 40, height: 40}}]
        background: systemGray5
        size: 48
        clips: true
      - {background: systemBlue, hidden: true}
      spacing: 24
      filling: superview
      insets: 16
    #: everyView.tint
    view:
      view:
        hstack:
        - {image: {symbol: star.fill}, contentMode: center}
        - {button: In the tint of its superview}
        spacing: 8
        filling: superview
      tint: systemPurple
      filling: superview
      insets: 12
    #: everyView.margins everyView.preservesSuperviewMargins everyView.insetsMarginsFromSafeArea
    view:
      view:
        view: {background: systemBlue, filling: layoutMargins}
        background: systemGray5
        margins: {leading: 60, others: 4}
        preservesSuperviewMargins: true
        insetsMarginsFromSafeArea: false
        filling: superview
      size: 160x48
      margins: 12
      filling: superview
      insets: 8
    #: everyView.additionalSafeArea
    view:
      view:
      - {background: systemBlue, filling: safeArea}
      additionalSafeArea: {top: 16}
      background: systemGray5
      size: 160x48
      filling: superview
      insets: 8
    #: everyView.direction everyView.appearance
    view:
      vstack:
      - hstack: [{label: First}, {label: second}]
        spacing: 8
        direction: rightToLeft
      - {label: Dark, background: systemBackground, appearance: dark}
      spacing: 8
      filling: superview
      insets: 12
    #: everyView.minimumTextSize everyView.maximumTextSize
    environment: {textSize: accessibility2}
    view:
      vstack:
      - {label: As large as asked for}
      - {label: No larger than usual, maximumTextSize: large}
      - {label: Never smaller than this, minimumTextSize: xLarge}
      filling: superview
      insets: 12
    #: everyView.contentMode
    view:
      hstack:
      - {image: {symbol: star.fill}, contentMode: center, size: 56, background: systemGray5}
      - {image: {symbol: star.fill}, contentMode: scaleAspectFit, size: 56, background: systemGray5}
      - {image: {symbol: star.fill}, contentMode: bottomRight, size: 56, background: systemGray5}
      spacing: 8
      filling: superview
      insets: 12
    #: everyView.constraints equation
    canvas: 240x60
    view:
    - {id: icon, background: systemBlue}
    - {id: title, label: Beside it}
    constraints:
    - icon.width == icon.height
    - icon.height == 28
    - icon.leading == canvas.leading + 16
    - icon.centerY == canvas.centerY
    - title.leading == icon.trailing + 8
    - title.centerY == icon.centerY
    #: everyView.spacingAfter spacing
    view:
      vstack:
      - {label: Title, font: headline, spacingAfter: 16}
      - {label: Sixteen points below}
      - {label: and four below that, spacingAfter: standard}
      - {label: and the standard distance}
      spacing: 4
      filling: superview
      insets: 12
    #: everyView.width everyView.height size
    canvas: {width: 260}
    view:
      vstack:
      - {id: a, background: systemRed, width: 200, height: 12}
      - {background: systemBlue, width: 50% of a, height: 12}
      - {label: At least 120 wide, width: atLeast 120, background: systemGray5, lines: 1}
      spacing: 8
      alignment: leading
      filling: superview
      insets: 12
    #: everyView.size everyView.aspect aspect
    view:
      hstack:
      - {background: systemRed, size: 40}
      - {background: systemBlue, size: 60x40}
      - {background: systemGreen, height: 40, aspect: 16/9}
      spacing: 8
      filling: superview
      insets: 12
    #: everyView.hugging everyView.compression priority
    canvas: {width: 320}
    view:
      hstack:
      - {label: Grows, background: systemRed/30%, hugging: 240}
      - {label: hugs, background: systemBlue/30%, hugging: high}
      - {label: and gives up nothing, background: systemGreen/30%, compression: 1000, lines: 1}
      spacing: 4
      filling: superview
      insets: 12
    #: everyView.id
    canvas: 220x60
    view:
    - {id: first, background: systemRed, size: 36, pinnedTo: leading, insets: 12}
    - {label: after it, after: first + 8, vertically: center in first}
    #: everyView.filling everyView.fillingAtMost area
    canvas: 240x80
    view:
    - {background: systemGray5, filling: superview, insets: 8}
    - background: systemBlue/40%
      filling: {horizontally: layoutMargins, vertically: superview}
      insets: 16
    - {label: As it needs, fillingAtMost: superview, pinnedTo: center}
    #: everyView.centeredIn everyView.offset offset
    canvas: 200x80
    view:
    - {background: systemGray5, size: 60, centeredIn: superview}
    - {background: systemBlue, size: 20, centeredIn: superview, offset: {x: 20, y: -10}}
    #: everyView.pinnedTo everyView.of
    canvas: 200x80
    view:
    - {id: card, background: systemGray5, size: 100x50, pinnedTo: center}
    - {background: systemRed, size: 16, pinnedTo: topLeading, of: card}
    - {background: systemBlue, size: 16, pinnedTo: bottomTrailing, insets: 8}
    #: everyView.pinning everyView.to everyView.at
    canvas: 200x80
    view:
    - {id: card, background: systemGray5, size: 100x50, pinnedTo: center}
    - {background: systemRed, size: 16, cornerRadius: 8, pinning: center, to: topTrailing, of: card}
    - {background: systemBlue, size: 16, pinning: topLeading, at: {x: 8, y: 8}}
    """
}
