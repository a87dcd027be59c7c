/// Designs that tests edit in one place.
package struct EditedDesign: ExpressibleByStringLiteral, Sendable {
  /// The design as text.
  package let rawValue: String

  package init(stringLiteral text: String) { rawValue = text }
}

extension EditedDesign {
  package static let card: Self = """
    version: 1
    canvas: 360x420
    colors:
      brand: 0A5C36
    view:
      view:
      - id: stripe
        background: brand
        width: 8
        filling: {trailing: none, others: superview}
      - id: name
        label: Ada Okafor
        font: 24 bold
      - id: role
        label: Layout engineer
        color: brand
      - id: bio
        label: Writes about constraints and the solvers that keep them in order at night.
        lines: 0
        font: 15
      - id: box
        background: systemRed
        cornerRadius: 4
        height: 30
      constraints:
      - name.leading == stripe.trailing + 20
      - name.leading == role.leading == bio.leading == box.leading
      - name.top == self.layoutMargins.top
      - role.top == name.bottom + 8
      - bio.top == role.bottom + 8
      - box.top == bio.bottom + 8
      - box.width == 60
      - box.width == 80 @750
      - (name, role, bio).trailing <= self.layoutMargins.trailing
      background: white | 1C1C1E
      margins: 20
      filling: superview
      insets: 24

    """

  package static let profile: Self = """
    version: 1
    canvas: 320x400
    view:
      vstack:
      - label: Ada Lovelace
        id: name
      - label: Mathematician
        id: role
      - label: Analyst
        id: bio
      - image: {symbol: star}
        id: star
        hugging: 249
      id: stack
      spacing: 8
      alignment: leading
      filling: superview
      insets: 16

    """

  package static let menu: Self = """
    canvas: {width: 300, insets: 16}
    environment: {locale: en}
    data: {rows: [{name: Tea, price: 2}, {name: Coffee, price: 3}, {name: Cake, price: 5}]}
    strings:
      en: {title: Our menu}
    styles:
      quiet: {font: 13, color: secondaryLabel}
    components:
      Row:
        parameters: {item: object}
        view:
          hstack: [{label: "{{item.name}}"}, {label: "{{item.price}}", style: quiet}]
          spacing: 8
    view:
      vstack:
      - {id: title, label: {localized: title}, font: title2 bold}
      - {each: row in rows, Row: {item: "{{row}}"}}
      spacing: 6
      filling: superview

    """

  package static let anonymous: Self = """
    version: 1
    canvas: 320x400
    view:
      vstack:
      - label: Ada Lovelace
      - label: Mathematician
      - label: Analyst
      - image: {symbol: star}
        id: star
        hugging: 249
      id: stack
      spacing: 8
      alignment: leading
      filling: superview
      insets: 16

    """

  package static let picture: Self = """
    version: 1
    canvas: 320x400
    view:
      vstack:
      - label: Ada Lovelace
        id: name
      - image: one.png
        id: portrait
      id: stack
      filling: superview
      insets: 16

    """

  package static let list: Self = """
    version: 1
    canvas: iPhone 16
    view:
    - id: list
      table:
      - section:
          header: Appearance
          footer: Automatic follows the time.
          cells:
          - {cell: Light}
          - {cell: Dark}
          - {cell: Automatic, accessory: checkmark}
      - section:
          cells:
          - {cell: {text: Storage, detail: 1.2 GB of 5 GB}, kind: subtitle, accessory: detailDisclosure}
          - {cell: Other}
      kind: insetGrouped
      filling: {horizontally: superview, bottom: superview, top: none}
      constraints:
      - list.top == bar.bottom
    - id: bar
      navigationBar: {title: Settings, trailing: Done}
      largeTitle: true
      constraints:
      - bar.top == superview.safeArea.top
      - bar.leading == superview.leading
      - bar.trailing == superview.trailing

    """

  package static let shop: Self = """
    version: 1
    canvas: 320x400
    view:
      vstack:
      - hstack:
        - background: systemRed
          size: 24
        - vstack:
          - {label: Tulips, font: headline}
          - {label: 2 × 4.50, font: footnote}
        - spacer
        - label: "9.00"
        spacing: 8
        alignment: center
      - divider
      - hstack:
        - label: Ranunculus
        - spacer
        - label: "12"
      - hstack:
        - label: Eucalyptus
        - spacer
        - label: "3"
      - hstack:
        - {label: Total, font: body}
        - spacer
        - {label: "40", width: 40}
      spacing: 12
      margins: 16
      filling: {bottom: none, others: superview}

    """

  package static let notes: Self = """
    version: 1
    canvas: 320x600
    environment: {locale: en-GB}
    data: {n: 4100, sort: Tulips}
    view:
      vstack:
      - {id: long, label: "A description of a product that is as long as they are in shops, with commas, with brackets, and with all that is to be known of it before it is bought, weighed, packed and sent.", lines: 0}
      - {id: t, label: {markup: "Some *words* here"}}
      - {id: sum, label: "{{n | number}}"}
      - {id: kind, label: "{{sort}}"}
      spacing: 8
      filling: {bottom: none, others: superview}

    """

  package static let words: Self = """
    version: 1
    canvas: 320x420
    view:
    - id: words
      collection:
      - {label: Gulls, font: subheadline}
      - {label: Rock pools, font: subheadline}
      - {label: Fog, font: subheadline}
      spacing: 16
      lineSpacing: 6
      sectionInsets: 16
      filling: superview

    """

  package static let bars: Self = """
    version: 1
    canvas: 600x120
    view:
      hstack:
      - {background: systemBlue, height: 20}
      - {background: systemBlue, height: 23}
      - {background: systemBlue, height: 26}
      - {background: systemBlue, height: 29}
      - {background: systemBlue, height: 32}
      - {background: systemBlue, height: 35}
      alignment: bottom
      distribution: fillEqually
      filling: superview

    """

  package static let footer: Self = """
    version: 1
    canvas: 320x420
    view:
    - filling: superview
      vscroll:
        vstack:
        - {label: Your order, font: largeTitle bold}
        - spacer
        margins: 20
      footer:
        view:
        - {button: Pay, kind: filled, filling: superview, insets: 12}
        background: systemGray

    """
}
