extension ReferenceExample {
  /// Designs that show texts and fields.
  static let texts = """
    #: label label.text label.color label.font
    view:
      label: Hello, world
      font: title2 bold
      color: systemIndigo
      filling: superview
      insets: 12
    #: label.markup
    view:
      label: {markup: "**Bold**, *italic*, ~~struck~~, `code` and [a link](https://example.org)"}
      filling: superview
      insets: 12
    #: label.alignment
    canvas: {width: 240}
    view:
      vstack:
      - {label: natural, background: systemGray5}
      - {label: center, alignment: center, background: systemGray5}
      - {label: right, alignment: right, background: systemGray5}
      spacing: 4
      filling: superview
      insets: 12
    #: label.lines label.lineBreak
    canvas: {width: 240}
    view:
      vstack:
      - {label: A text too long for the line that it has, lines: 1}
      - {label: A text too long for the line that it has, lines: 1, lineBreak: byTruncatingMiddle}
      - {label: A text that may have two lines and no more than these two of them, lines: 2}
      spacing: 8
      filling: superview
      insets: 12
    #: label.lineSpacing
    canvas: {width: 240}
    view:
      label: Lines of a text that stand eight points further apart than its font asks for
      lineSpacing: 8
      filling: superview
      insets: 12
    #: label.paragraphSpacing label.firstLineHeadIndent label.headIndent label.tailIndent label.paragraphSpacingBefore
    canvas: {width: 260}
    view:
      label: |-
        A paragraph whose first line begins further in than the others do.
        Another one, eight points below.
      paragraphSpacing: 8
      paragraphSpacingBefore: 2
      firstLineHeadIndent: 24
      headIndent: 8
      tailIndent: -20
      filling: superview
      insets: 12
    #: label.tightens label.minimumScale label.baselineAdjustment
    canvas: {width: 240}
    view:
      vstack:
      - {label: A line that is set a little closer to fit, lines: 1, tightens: true, font: 14}
      - label: A line that becomes smaller to fit its view
        lines: 1
        minimumScale: 0.5
        baselineAdjustment: alignCenters
      spacing: 8
      filling: superview
      insets: 12
    #: label.textShadow label.underline label.strikethrough label.baselineOffset
    view:
      vstack:
      - {label: With a shadow, font: title2 bold, textShadow: 2 black/40%}
      - {label: With a line below, underline: {pattern: dot, color: systemRed}}
      - {label: With two lines through it, strikethrough: double}
      - hstack: [{label: Raised}, {label: by six points, font: footnote, baselineOffset: 6}]
        spacing: 4
      spacing: 8
      filling: superview
      insets: 12
    #: label.tabStops label.defaultTabInterval
    view:
      label: "Tea\\t2\\t3.50\\nCake\\t1\\t12.00"
      tabStops: [80, {at: 180, alignment: right}]
      defaultTabInterval: 40
      filling: superview
      insets: 12
    #: label.hyphenation label.lineBreakStrategy
    canvas: {width: 200}
    view:
      label: An extraordinary responsibility, undertaken by typographers
      hyphenation: true
      lineBreakStrategy: none
      filling: superview
      insets: 12
    #: textView textView.text textView.font textView.color textView.alignment
    canvas: 260x100
    view:
      textView: A longer text in a view of its own, which scrolls where it is too long.
      font: callout
      color: secondaryLabel
      alignment: justified
      background: systemGray6
      filling: superview
      insets: 8
    #: textView.markup textView.scrolls textView.textInsets
    canvas: {width: 260}
    view:
      textView: {markup: "As **high** as its text, for it doesn't scroll."}
      scrolls: false
      textInsets: 12
      background: systemGray6
      filling: superview
      insets: 8
    #: textView.placeholder textView.maximumHeight
    canvas: {width: 260}
    view:
      textView: {placeholder: Anything we should know?}
      maximumHeight: 80
      background: systemGray6
      filling: superview
      insets: 8
    #: textField textField.text textField.placeholder textField.borderStyle
    canvas: {width: 260}
    view:
      vstack:
      - {textField: Ada Lovelace, borderStyle: roundedRect}
      - {textField: {placeholder: Name}, borderStyle: roundedRect}
      spacing: 8
      filling: superview
      insets: 12
    #: textField.leftView textField.rightView textField.secure textField.clearButton textField.font textField.color textField.alignment textField.focused
    canvas: {width: 260}
    view:
      vstack:
      - textField: {text: Berlin, leftView: {image: {symbol: magnifyingglass}}, rightView: {label: DE}}
        borderStyle: roundedRect
        color: systemIndigo
        font: headline
      - {textField: secret, secure: true, focused: true, borderStyle: roundedRect}
      - {textField: Lisbon, clearButton: always, alignment: center, borderStyle: roundedRect}
      spacing: 8
      filling: superview
      insets: 12
    #: searchBar searchBar.placeholder searchBar.text searchBar.scopes searchBar.selectedScope searchBar.showsCancel searchBar.kind
    canvas: {width: 320}
    view:
      vstack:
      - {searchBar: Search mail, kind: minimal}
      - searchBar: {text: Ada, scopes: [All, Unread], selectedScope: 1}
        showsCancel: true
      filling: superview
    """
}
