extension ReferenceExample {
  /// Designs that show containers and bars.
  static let containers = """
    #: view
    view:
      view:
      - {label: A view holds others, pinnedTo: topLeading, insets: 12}
      - {background: systemOrange, size: 24, cornerRadius: 12, pinnedTo: bottomTrailing, insets: 12}
      background: systemGray6
      cornerRadius: 12
      size: 220x80
      filling: superview
      insets: 8
    #: vstack vstack.spacing vstack.alignment
    view:
      vstack:
      - {label: Title, font: headline}
      - {label: Below it, color: secondaryLabel}
      - {background: systemBlue, size: 60x6}
      spacing: 8
      alignment: leading
      filling: superview
      insets: 12
    #: hstack hstack.spacing hstack.alignment
    view:
      hstack:
      - {image: {symbol: star.fill}, tint: systemYellow, contentMode: scaleAspectFit}
      - {label: Large, font: title1}
      - {label: small, font: footnote}
      spacing: 8
      alignment: firstBaseline
      filling: superview
      insets: 12
    #: vstack.distribution hstack.distribution
    canvas: {width: 260}
    view:
      hstack:
      - {label: One, background: systemBlue/30%}
      - {label: Three words here, background: systemRed/30%, lines: 1}
      - {label: Two, background: systemGreen/30%}
      distribution: equalSpacing
      filling: superview
      insets: 12
    #: vstack.baselineRelative hstack.baselineRelative
    view:
      vstack:
      - {label: Baselines are, font: title1}
      - {label: 24 points apart}
      - {label: whatever their fonts, font: footnote}
      baselineRelative: true
      spacing: 24
      filling: superview
      insets: 12
    #: vstack.adjusts hstack.adjusts
    canvas: {width: 300}
    environment: {textSize: accessibility1}
    view:
      hstack:
      - {label: A row at usual texts}
      - {label: A column at large ones}
      adjusts: accessibility
      spacing: 8
      filling: superview
      insets: 12
    #: vstack.hidesWhenEmpty hstack.hidesWhenEmpty
    view:
      vstack:
      - {label: Above}
      - {hstack: [{label: Unseen, hidden: true}], background: systemRed}
      - hstack: [{label: Unseen, hidden: true}]
        hidesWhenEmpty: false
        background: systemGreen
        height: 20
      - {label: Below}
      spacing: 4
      filling: superview
      insets: 12
    #: spacer spacer.minimum spacer.exactly
    canvas: {width: 240}
    view:
      vstack:
      - hstack: [{label: Start}, spacer, {label: End}]
      - hstack: [{label: Twenty}, {spacer: {exactly: 20}}, {label: points}, {spacer: 8}]
      spacing: 4
      filling: superview
      insets: 12
    #: divider divider.thickness
    canvas: {width: 200}
    view:
      vstack:
      - {label: Above}
      - divider
      - {label: Between}
      - {divider: 3, background: systemBlue}
      - {label: Below}
      spacing: 8
      filling: superview
      insets: 12
    #: scroll scroll.contentOffset scroll.contentInsets scroll.indicators scroll.safeAreaAdjustment scroll.paging scroll.refreshing
    canvas: 240x110
    view:
      scroll:
      - vstack:
        - {each: n in 9, label: "Line {{n}}"}
        spacing: 6
        filling: scrollContent
      contentOffset: {y: 40}
      contentInsets: {leading: 16}
      indicators: vertical
      safeAreaAdjustment: never
      filling: superview
    #: vscroll vscroll.footer vscroll.footerMode vscroll.crossAxis vscroll.avoidsKeyboard
    canvas: 240x150
    view:
      vscroll:
        vstack:
        - {label: Only as much as there is, lines: 2}
        margins: 12
      footer: {button: Continue, kind: filled}
      footerMode: alwaysOnBottom
      crossAxis: superview
      avoidsKeyboard: true
      filling: superview
    #: hscroll hscroll.contentInsets hscroll.contentOffset hscroll.indicators hscroll.crossAxis
    canvas: 240x60
    view:
      hscroll:
        hstack:
        - {each: n in 8, label: "No. {{n}}", background: systemGray5, width: 60, alignment: center}
        spacing: 8
      contentOffset: {x: 30}
      contentInsets: {horizontal: 12}
      filling: superview
    #: collapsable collapsable.expanded collapsable.edge
    view:
      vstack:
      - {label: Details}
      - {collapsable: {label: "Seen, as it is expanded"}, expanded: true, edge: top}
      - {collapsable: {label: Unseen}, expanded: false}
      - {label: End}
      filling: superview
      insets: 12
    #: wrapping
    view:
      vstack:
      - {label: Above}
      - wrapping: {background: systemBlue/30%}
        width: 80
        height: 40
        background: systemGray5
      - {label: Below}
      filling: superview
      insets: 12
    #: table table.sections table.kind
    canvas: 320x250
    view:
      table:
      - section:
          header: Account
          cells:
          - cell: Profile
          - {cell: {text: Region, detail: Germany}, accessory: disclosure}
      - section: {cells: [{cell: Sign out}]}
      kind: insetGrouped
      filling: superview
    #: table.header table.footer table.separator table.separatorInsets table.rowHeight table.refreshing
    canvas: 320x200
    view:
      table:
        sections: [{cell: One}, {cell: Two}]
        header: {label: Above all rows, font: headline}
        footer: {label: Below all rows, font: footnote}
      separator: systemRed
      separatorInsets: {leading: 40}
      rowHeight: 40
      filling: superview
    #: section section.cells section.header section.footer
    canvas: 320x170
    view:
      table:
      - section:
          cells: [{cell: Milk}, {cell: Bread}]
          header: Groceries
          footer: Two things are left.
      kind: grouped
      filling: superview
    #: cell cell.text cell.detail cell.image cell.kind cell.accessory
    canvas: 320x140
    view:
      table:
      - cell: {text: Wi-Fi, detail: Home, image: {symbol: wifi}}
        accessory: disclosure
      - {cell: {text: Subtitle, detail: below}, kind: subtitle}
      - {cell: Airplane mode, accessory: {switch: false}}
      filling: superview
    #: cell.content cell.minimumHeight cell.selected
    canvas: 320x120
    view:
      table:
      - cell:
          content: {label: "A view of its own, wherever it is placed", centeredIn: superview}
        minimumHeight: 60
      - {cell: Chosen, selected: true}
      filling: superview
    #: collection collection.sections collection.columns collection.itemSize collection.spacing collection.lineSpacing collection.sectionInsets
    canvas: 300x160
    view:
      collection:
      - {each: n in 6, label: "{{n}}", alignment: center, background: systemTeal/30%}
      columns: 3
      itemSize: 80x56
      spacing: 8
      lineSpacing: 8
      sectionInsets: 12
      filling: superview
    #: collection.axis collection.refreshing
    canvas: 300x90
    view:
      collection:
      - {each: n in 6, label: "{{n}}", alignment: center, background: systemPurple/30%}
      axis: horizontal
      itemSize: 70
      sectionInsets: 8
      filling: superview
    #: navigationBar navigationBar.title navigationBar.back navigationBar.leading navigationBar.trailing navigationBar.prompt
    canvas: {width: 360}
    view:
      navigationBar: {title: Inbox, back: Mailboxes, trailing: [Edit], prompt: Two new messages}
      filling: superview
    #: navigationBar.search navigationBar.largeTitle navigationBar.barBackground
    canvas: {width: 360}
    view:
      navigationBar: {title: Trips, leading: [{image: {symbol: plus}}], search: Where to?}
      largeTitle: true
      barBackground: systemGray6
      filling: superview
    #: navigationBar.titleView
    canvas: 320x60
    view:
      navigationBar: {titleView: {segments: [Map, List], width: 160}}
      filling: {bottom: none, others: superview}
    #: tabBar tabBar.items tabBar.selected tabBar.barBackground
    canvas: {width: 320}
    view:
      tabBar:
        items:
        - {title: Home, image: {symbol: house.fill}}
        - {title: Search, image: {symbol: magnifyingglass}}
        - {title: Inbox, image: {symbol: envelope.fill}, badge: 3}
        selected: 1
      filling: superview
    #: toolbar toolbar.items toolbar.barBackground
    canvas: {width: 320}
    view:
      toolbar: [{image: {symbol: trash}}, spacer, Done]
      barBackground: systemGray6
      filling: superview
    #: flow flow.spacing flow.lineSpacing flow.alignment flow.lineAlignment
    canvas: {width: 240}
    data: {tags: [spring, red, for gardens, seeds, new, bulbs]}
    view:
      flow:
      - {each: tag in tags, label: "{{tag}}", background: systemGray5, cornerRadius: 6}
      spacing: 8
      lineSpacing: 6
      filling: superview
      insets: 12
    #: grid row grid.columns grid.rows grid.columnSpacing grid.rowSpacing grid.columnAlignment grid.rowAlignment everyView.columnSpan everyView.rowSpan
    canvas: {width: 280}
    data: {items: [{name: Tea, price: 3.5}, {name: Cake, price: 12}]}
    view:
      grid:
      - {label: Today, font: headline, columnSpan: 2}
      - row:
        - label: "{{item.name}}"
        - {label: "{{item.price | currency(EUR)}}", horizontally: trailing}
        each: item in items
      columns: [1fr, content]
      columnSpacing: 16
      rowSpacing: 4
      filling: superview
      insets: 12
    #: blur blur.material blur.vibrancy
    canvas: 240x90
    view:
    - {gradient: [systemPink, systemOrange, systemYellow], filling: superview}
    - blur:
        label: On a thin material
        centeredIn: superview
      material: systemThinMaterial
      vibrancy: label
      cornerRadius: 12
      filling: superview
      insets: 16
    """
}
