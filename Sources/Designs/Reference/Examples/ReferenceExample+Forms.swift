extension ReferenceExample {
  /// Keys of the long forms, and others that few designs need.
  static let forms = """
    #: everyView.rowSpan grid.rows grid.columnAlignment grid.rowAlignment
    canvas: {width: 280}
    view:
      grid:
      - {label: Both rows, rowSpan: 2, background: systemGray6}
      - {label: First}
      - {label: Second}
      columns: [1fr, content]
      rows: [30, 40]
      columnAlignment: trailing
      rowAlignment: center
      columnSpacing: 8
      filling: superview
      insets: 12
    #: everyView.fillingBelow everyView.fillingAbove everyView.leadingTo everyView.trailingTo
    canvas: 240x120
    view:
    - {id: box, background: systemBlue, size: 40x20, pinnedTo: center}
    - {background: systemGray5, fillingBelow: box + 8}
    - {background: systemGray4, fillingAbove: box + 8}
    - background: systemRed
      height: 20
      leadingTo: trailing of box + 8
      trailingTo: trailing of superview
      vertically: center
    #: label.text button.title textField.text switch.on spacer.minimum colorWell.color divider.thickness
    canvas: {width: 280}
    view:
      vstack:
      - {label: {text: The long form of a text}}
      - {button: {title: Buy}, highlighted: true}
      - {textField: {text: Ada}, borderStyle: roundedRect, focused: true}
      - {textView: {text: Some lines}, height: 40}
      - hstack: [{switch: {on: true}}, {spacer: {minimum: 8}}, {colorWell: {color: systemPink}}]
        alignment: center
      - {divider: {thickness: 2}}
      - {progress: {value: 40%}}
      - {searchBar: {placeholder: Search}}
      - {shape: {form: capsule}, fill: systemTeal, height: 10}
      spacing: 8
      filling: superview
      insets: 12
    #: font.family font.weight font.italic font.design font.lineHeight font.features font.scales
    canvas: {width: 280}
    view:
      vstack:
      - {label: Inter at 20, font: {family: Inter, size: 20, weight: semibold}}
      - {label: Slanted, font: {size: 17, italic: true}}
      - {label: Letters of one width, font: {size: 15, design: monospaced}}
      - {label: "Digits of one width: 111 000", font: {size: 15, features: [tnum], scales: body}}
      - label: Lines that are far from one another, as they are higher than their letters
        font: {size: 15, lineHeight: 28, variations: {wght: 450}}
      spacing: 4
      filling: superview
      insets: 12
    #: size.atLeast size.atMost aspect.ratio insets.vertical
    canvas: 240x120
    view:
    - background: systemTeal
      width: [{atLeast: 40}, {atMost: 80}]
      height: 20
      pinnedTo: top
      insets: 8
    - background: systemIndigo
      width: 96
      aspect: {ratio: 16/9, priority: high}
      pinnedTo: bottomCenter
      insets: {vertical: 8}
    #: equation.equation equation.visual equation.activation equation.options
    canvas: 240x80
    view:
    - {id: a, background: systemRed, height: 20}
    - {id: b, background: systemBlue, height: 20}
    constraints:
    - {visual: "H:|-[a]-[b(==a)]-|", options: [alignAllTop, alignAllBottom]}
    - {equation: a.top == superview.top + 16, name: top}
    - {equation: a.top == superview.top + 40, activation: manual}
    #: condition.all condition.any condition.not
    canvas: {width: 280}
    view:
      vstack:
      - {label: In the light, if: {all: [light, {not: landscape}]}, then: {color: systemBlue}}
      - {label: Held upright or lying, if: {any: [portrait, landscape]}, then: {color: systemGreen}}
      filling: superview
      insets: 12
    #: scroll.paging scroll.refreshing hscroll.crossAxis hscroll.indicators
    canvas: 240x120
    view:
      vstack:
      - hscroll:
          hstack: [{label: A row that is wider than the canvas is, lines: 1}]
        crossAxis: superview
        indicators: none
      - scroll: [{label: Pages, pinnedTo: topLeading}]
        paging: true
        refreshing: true
        height: 80
      filling: superview
    #: color.lightHighContrast color.darkHighContrast shadow.opacity accessibility.hint
    canvas: 200x80
    colors:
      ink: {light: 333333, dark: CCCCCC, lightHighContrast: black, darkHighContrast: white}
    view:
      label: Ink
      color: ink
      background: systemGray6
      shadow: {radius: 6, color: black, opacity: 30%, y: 2}
      accessibility: {label: Ink, hint: A colour of a design, identifier: ink}
      centeredIn: superview
    #: bars.tab bars.tool bars.statusHidden bars.inCall
    canvas: {device: iPhone 16}
    environment: {bars: {tab: true, tool: false, statusHidden: true, inCall: true}}
    view: {background: systemGray5, filling: safeArea}
    #: flow.alignment flow.lineAlignment
    canvas: {width: 200}
    view:
      flow:
      - {label: One, font: title2}
      - {label: two}
      - {label: three}
      - {label: and four}
      alignment: trailing
      lineAlignment: bottom
      spacing: 8
      filling: superview
      insets: 12
    #: tabBar.barBackground toolbar.items navigationBar.leading
    canvas: 320x120
    view:
    - {navigationBar: {title: Card, leading: [Back]}, pinnedTo: top, horizontally: fill}
    - {toolbar: {items: [Edit, Share]}, pinnedTo: bottom, horizontally: fill}
    #: axis.align axis.in axis.between axis.attached axis.overflow
    canvas: 240x120
    view:
    - {id: foot, background: systemGray5, height: 40, pinnedTo: bottom}
    - label: Inside the box
      horizontally: {align: center, in: layoutMargins}
      vertically: {align: center, in: foot, between: superview}
    - label: On the box
      color: secondaryLabel
      above: foot + 4
      horizontally: {align: leading, attached: true, overflow: true}
    #: accessibility.container accessibility.hidden
    view:
      vstack:
      - {label: Apples}
      - {label: Pears}
      - {label: and more, accessibility: {hidden: true}}
      accessibility: {container: list}
      filling: superview
      insets: 12
    #: image.resizingMode image.alignmentInsets image.direction image.scale image.highlightedImage picture.resizingMode
    view:
      image:
        data: iVBORw0KGgoAAAANSUhEUgAAAAYAAAAGCAIAAABvrngfAAAAGUlEQVR42mPgavmPhhiA+P81LjiiVAgNAQCPtTz1lxK+0gAAAABJRU5ErkJggg==
        scale: 1
        slices: 2
        resizingMode: tile
        alignmentInsets: 1
        direction: mirrors
      highlightedImage: {symbol: star.fill}
      size: 80x40
      filling: superview
      insets: 12
    #: test.lint test.masks test.maxPixels test.perceptual test.skip
    test:
      maxPixels: 4
      perceptual: 2%
      masks: [clock]
      skip: The clock is drawn by hand
      lint: strict
    view: {id: clock, label: "9:41", filling: superview, insets: 12}
    """
}
