/// The keys of a figure.
package enum ShapeWords {
  package static let form = Key<FigureValue>(
    "form",
    "rectangle, capsule, ellipse, line, or a path in SVG syntax."
  )
  package static let path = Key<PathData>(
    "path",
    "A path in SVG syntax, such as 'M0 0 L24 24'."
  )
  package static let viewBox = Key<ViewBox>(
    "viewBox",
    "The box of a path that is stretched over the view: '0 0 24 24'.",
    standard: "none"
  )
  static let content: [any Word] = [form, path, viewBox]

  package static let fill = Key<Fill>(
    "fill",
    "What the figure is filled with.",
    standard: "label, or nothing with a stroke"
  )
  package static let stroke = Key<ColorValue>("stroke", "The colour of a line along the figure.")
  package static let strokeWidth = Key<PositiveLength>(
    "strokeWidth",
    "The thickness of the line.",
    standard: "1"
  )
  package static let dash = Key<LengthList>(
    "dash",
    "The lengths of dashes and of the gaps after them: 4, '4 2', [4, 2]."
  )
  package static let cap = Key<CapWord>("cap", "How the line ends.", standard: "butt")
  package static let join = Key<JoinWord>(
    "join",
    "How the line goes around a corner.",
    standard: "miter"
  )
  package static let trim = Key<Share>(
    "trim",
    "The part of the line that is drawn, such as '0 75%'.",
    standard: "0 1"
  )
  static let properties: [any Word] = [fill, stroke, strokeWidth, dash, cap, join, trim]
}

package enum CapWord: String, Enumerator {
  case butt, round, square
}

package enum JoinWord: String, Enumerator {
  case miter, round, bevel
}
