extension ValueTopic {
  static let basics = [
    ValueTopic(
      "text",
      "a text",
      "A text without markup; data and translations may fill it.",
      [Text.self],
      [
        ("Hello", "plain text, without quotes where YAML needs none"),
        ("\"Note: closed\"", "in quotes, if it contains a colon and a space, or a #"),
        ("Hi {{name}}", "with a placeholder, which data fills"),
        ("{localized: greeting}", "a text of 'strings', in the language of the picture"),
      ]
    ),
    ValueTopic(
      "length",
      "a length",
      "A distance in points, or in pixels of the picture.",
      [Length.self, PositiveLength.self],
      [("8", "points; fractions are allowed"), ("1px", "pixels of the picture")]
    ),
    ValueTopic(
      "spacing",
      "a distance",
      "A distance between neighbours.",
      [SpacingValue.self],
      [("8", "points"), ("standard", "the system's distance between neighbours")]
    ),
    ValueTopic(
      "fraction",
      "a part of one",
      "A part of a whole, from none to all.",
      [Fraction.self],
      [("0.5", "a part"), ("50%", "the same in percent")]
    ),
    ValueTopic(
      "priority",
      "a priority",
      "How important a constraint is when it conflicts with others.",
      [PriorityValue.self, ContentPriorities.self],
      [
        ("required", "1000: it holds, or the conflict is reported"), ("high", "750"),
        ("low", "250"),
        ("fitting", "50"), ("740", "a number up to 1000"),
      ]
    ),
    ValueTopic(
      "span",
      "how many",
      "How many columns or rows there are, or how many of them a view takes.",
      [SpanCount.self],
      [("2", "a whole number from 1")]
    ),
    ValueTopic(
      "date",
      "a date or a time",
      "A date, a time, or both, in the form of ISO 8601.",
      [WrittenDate.self],
      [("2026-03-14", "a date"), ("09:41", "a time"), ("2026-03-14T09:41", "both")]
    ),
  ]

  static let looks = [
    ValueTopic(
      "color",
      "a colour",
      "A colour, which may differ in dark appearance.",
      [ColorValue.self, SingleColor.self],
      [
        ("systemBlue", "a colour of the system, which follows light and dark"),
        ("brand", "a name from 'colors'"),
        ("0A84FF", "six digits without #, or eight with opacity"),
        ("systemBlue/50%", "less opaque"), ("white | black", "light and dark"),
        ("gray(0.5)", "between black and white"), ("clear", "nothing"),
      ]
    ),
    ValueTopic(
      "fill",
      "a fill, or a list of fills",
      "The fill of an area, or several fills from back to front.",
      [Fill.self],
      [
        ("systemBlue", "a colour"),
        ("{gradient: [red, blue]}", "colours that change, with the keys of a gradient"),
        ("{image: paper.png}", "a picture, repeated from the top left corner on"),
        ("{image: photo.jpg, mode: fill}", "a picture that covers the whole area"),
        ("[white, {image: paper.png}]", "several, the last one in front"),
      ]
    ),
    ValueTopic(
      "border",
      "a border",
      "A line along the edges.",
      [BorderValue.self],
      [
        ("1 separator", "its thickness and its colour"), ("2", "a black one"),
        ("{width: 1, edges: bottom}", "along one edge"),
        ("{width: 2, dash: 6 4}", "a dashed line"),
      ]
    ),
    ValueTopic(
      "shadow",
      "a shadow",
      "A soft copy of a view or of letters, behind them.",
      [ShadowList.self, ShadowValue.self],
      [
        ("8 black/20%", "its radius and its colour, without an offset"), ("4", "a black one"),
        ("{radius: 3, y: 2, inner: true}", "an inner shadow, only for a view's 'shadow'"),
        ("[2 black/20%, 12 black/10%]", "several shadows of a view, the first one on top"),
      ]
    ),
    ValueTopic(
      "letterColor",
      "a colour or a gradient",
      "The paint of letters: a colour or a gradient.",
      [LetterPaint.self],
      [
        ("systemBlue", "a colour"),
        (
          "{gradient: [red, blue]}",
          "colours that change over the label, with the keys of a gradient"
        ),
      ]
    ),
    ValueTopic(
      "outline",
      "a line along letters",
      "A line along the outlines of letters, half of it inside of them.",
      [LetterOutlineValue.self],
      [
        ("1 black", "its thickness and its colour"),
        ("{width: 1, color: red, hollow: true}", "letters of which only the outline is drawn"),
      ]
    ),
    ValueTopic(
      "mask",
      "a figure, a gradient or a picture",
      "A mask for a view: the view is visible where its mask is opaque.",
      [ViewMaskValue.self],
      [
        ("ellipse", "a figure as large as the view: rectangle, capsule, ellipse"),
        ("M0 0 L40 0 L0 40 Z", "a path in SVG syntax, in points"),
        ("{path: M0 0 L24 0 L12 24 Z, viewBox: 0 0 24 24}", "a path stretched over the view"),
        ("{gradient: [black, clear]}", "fades out, with the keys of a gradient"),
        ("{image: {symbol: heart.fill}}", "the opaque part of a picture, seen whole"),
      ]
    ),
    ValueTopic(
      "effect",
      "a blur and a tint",
      "An effect on a drawn view, with all views inside.",
      [EffectValue.self],
      [
        ("{blur: 6}", "blurred"), ("{tint: black/40%}", "darker"),
        ("{blur: 12, tint: systemBlue/30%}", "both, the blur first"),
      ]
    ),
    ValueTopic(
      "stroke",
      "a line under or through text",
      "A line under or through the letters.",
      [StrokeValue.self],
      [("true", "a single line"), ("double", "a style: single, thick, double")]
    ),
    ValueTopic(
      "cornerRadius",
      "a radius, or corners",
      "The radius of corners.",
      [CornerRadius.self],
      [
        ("12", "the radius of all corners in points"),
        ("round", "half of the shorter side, whatever the size"),
      ]
    ),
    ValueTopic(
      "transform",
      "a transform",
      "Draws a view rotated, scaled or moved, without an effect on its layout.",
      [TransformValue.self],
      [
        ("{rotate: 45}", "turned, in degrees, clockwise"), ("{scale: 2}", "twice as large"),
        ("{rotate: 45, scale: 2, x: 8, y: 8}", "scaled first, then turned, then moved"),
      ]
    ),
    ValueTopic(
      "accessibility",
      "a text, or what is read aloud",
      "What screen readers say about a view; an SVG also contains it.",
      [AccessibilityValue.self],
      [
        ("Favourite", "the name of the view"),
        ("{label: Progress, value: 40 percent}", "its name and its value"),
        ("{hidden: true}", "skipped, with all views inside"),
      ]
    ),
    ValueTopic(
      "font",
      "a font",
      "A font with its size.",
      [FontValue.self],
      [
        ("body", "a text style, which follows the text size"), ("title1 bold", "in another weight"),
        ("17 semibold", "the system's font in points"),
        ("Inter 17/22 medium", "a family, with the height of a line"),
        (
          "Helvetica 17",
          "drawn in a font of the same widths, like Arial, Courier and Times"
        ),
        ("heading", "a name from 'fonts'"),
      ]
    ),
    ValueTopic(
      "markup",
      "markup",
      "Text with marks for bold, italic, links and others.",
      [Markup.self],
      [
        ("**bold**", "bold"), ("*italic*", "italic"), ("~~struck~~", "struck through"),
        ("`code`", "letters of the same width"), ("[words](https://…)", "a link"),
        ("[words](#total)", "a link to the view of that id, in a PDF"),
        ("[words]{name}", "in a style from 'styles'"), ("![](icon.png)", "a picture"),
        ("\\*", "a mark as a plain character"),
      ]
    ),
  ]
}
