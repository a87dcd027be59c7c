extension ReferenceExample {
  /// Designs that show keys that every view has.
  static let everyMore = """
    #: everyView.pinnedAt frame
    canvas: 200x80
    view:
    - {background: systemRed, pinnedAt: {x: 16, y: 16, width: 60, height: 30}}
    - {label: At a point, pinnedAt: {x: 90, y: 40}}
    #: everyView.below everyView.above everyView.after everyView.before neighbour
    canvas: 260x110
    view:
    - {id: mid, label: middle, background: systemGray5, centeredIn: superview}
    - {label: below, below: mid + 8, horizontally: center in mid}
    - {label: above, above: mid + 8, horizontally: center in mid}
    - {label: after, after: mid + 8, vertically: center in mid}
    - {label: before, before: mid + 8, vertically: center in mid}
    #: everyView.fillingBelow everyView.fillingAbove everyView.fillingAfter everyView.fillingBefore
    canvas: 200x90
    view:
    - {id: mid, background: systemGray4, size: 40, centeredIn: superview}
    - {background: systemRed/30%, fillingAfter: mid + 8}
    - {background: systemBlue/30%, fillingBefore: mid + 8}
    #: everyView.in
    canvas: 200x90
    view:
    - {id: box, background: systemGray5, size: 120x60, centeredIn: superview}
    - {background: systemRed, in: box, pinnedAt: {x: 8, y: 8, width: 20, height: 20}}
    #: everyView.topTo everyView.leadingTo everyView.bottomTo everyView.trailingTo edge
    canvas: 220x90
    view:
    - {id: head, background: systemGray4, height: 24, filling: {bottom: none, others: superview}}
    - background: systemBlue
      topTo: bottom of head + 8
      bottomTo: bottom of superview + 8
      horizontally: fill
      insets: {horizontal: 16}
    #: everyView.horizontally everyView.vertically axis
    canvas: 220x90
    view:
    - {label: center and top, horizontally: center, vertically: top}
    - {label: leading and bottom, horizontally: leading in layoutMargins, vertically: bottom}
    #: everyView.insets insets
    canvas: 200x80
    view:
    - {background: systemGray5, filling: superview, insets: 8}
    - {background: systemBlue, filling: superview, insets: {top: 30, horizontal: 40, bottom: 12}}
    #: everyView.priority everyView.name
    canvas: 200x60
    view:
    - id: a
      background: systemBlue
      height: 20
      filling: {bottom: none, others: superview}
      insets: 12
      priority: high
      name: top edge
    #: everyView.place
    canvas: 200x60
    view:
    - id: badge
      background: systemRed
      height: 20
      place:
      - {filling: {horizontally: superview, vertically: none}, insets: 32}
      - {filling: {top: superview, others: none}, insets: 20, priority: high}
    #: everyView.sequence sequence
    canvas: 220x90
    view:
      view:
      - {label: One, height: 16}
      - {label: Two}
      - {label: Three, height: 16}
      sequence: {axis: vertically, insets: 12, spacing: 4}
      filling: superview
    #: everyView.defaults
    canvas: 220x70
    view:
      view:
      - {id: a, label: One, pinnedTo: topLeading}
      - {label: Two, after: a, vertically: top}
      defaults: {anchorable: layoutMargins, spacing: 12}
      filling: superview
    #: everyView.guides guides
    canvas: 220x60
    view:
      view:
      - {id: icon, background: systemBlue, size: 28, pinnedTo: leading, insets: 16}
      - {label: Behind a guide, after: gutter, vertically: center in icon}
      guides: {gutter: {width: 24, after: icon}}
      filling: superview
    #: everyView.if everyView.then everyView.else condition
    canvas: {width: 240}
    environment: {appearance: dark}
    view:
      vstack:
      - {label: Only in the dark, if: dark}
      - {label: Only in light, if: light}
      - label: Coloured by what surrounds it
        if: dark
        then: {color: systemYellow}
        else: {color: systemBlue}
      spacing: 4
      filling: superview
      insets: 12
    #: everyView.conditions everyView.configuration
    canvas: {width: 240}
    view:
      label: In the state 'done'
      configuration: done
      conditions:
      - {if: configuration is done, then: {color: systemGreen}}
      - {if: dark, then: {background: systemGray6}}
      filling: superview
      insets: 12
    #: everyView.style styles
    styles:
      title: {font: headline, color: systemIndigo}
      loud: {extends: title, font: title2 bold}
    view:
      vstack:
      - {label: A title, style: title}
      - {label: A loud one, style: loud}
      spacing: 4
      filling: superview
      insets: 12
    #: everyView.each everyView.empty each
    data: {order: [{name: Tea, price: 3.5}, {name: Cake, price: 12}], gone: []}
    view:
      vstack:
      - {each: "item, n in order", label: "{{n}}: {{item.name}}, {{item.price | currency(EUR)}}"}
      - {each: item in gone, label: "{{item}}", empty: {label: Nothing is gone, color: secondaryLabel}}
      spacing: 4
      filling: superview
      insets: 12
    #: everyView.slot
    components:
      Card:
        parameters: {title: text, content: views}
        view:
          vstack:
          - {label: "{{title}}", font: headline}
          - slot: content
          spacing: 4
          margins: 8
          background: systemGray6
    view:
      Card: {title: Two views, content: [{label: the first}, {label: the second}]}
      filling: superview
      insets: 12
    """
}
