/// Designs that tests edit in one place.
package enum EditedDesign: String, Sendable {
  case card = """
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

  case profile = """
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
        contentMode: center
      id: stack
      spacing: 8
      alignment: leading
      filling: superview
      insets: 16

    """

  case anonymous = """
    version: 1
    canvas: 320x400
    view:
      vstack:
      - label: Ada Lovelace
      - label: Mathematician
      - label: Analyst
      - image: {symbol: star}
        id: star
        contentMode: center
      id: stack
      spacing: 8
      alignment: leading
      filling: superview
      insets: 16

    """

  case picture = """
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

  case list = """
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
}
