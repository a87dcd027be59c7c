/// What foreign words are called here, a row for each group of words that mean the same.
extension ForeignWords {
  static let sayings: [String: Saying] = {
    var sayings: [String: Saying] = [:]
    for (keys, saying) in rows {
      for key in keys.split(separator: " ") { sayings[String(key)] = saying }
    }
    return sayings
  }()

  private static let rows: [(keys: String, saying: Saying)] = [
    ("textcolor foregroundcolor fontcolor", Saying("color: %")),
    (
      "textalign textalignment",
      Saying("alignment: %", ["start": "natural", "end": "right", "justify": "justified"])
    ),
    ("borderradius radius rounded", Saying("cornerRadius: %", ["true": "8"])),
    ("numberoflines linelimit maxlines", Saying("lines: %")),
    (
      "justify justifycontent",
      Saying(
        ["distribution: %", "alignment: %"],
        [
          "space-between": "equalSpacing", "space-around": "equalCentering",
          "space-evenly": "equalCentering", "stretch": "fill",
        ]
      )
    ),
    (
      "alignitems",
      Saying(
        ["lineAlignment: %", "rowAlignment: %", "alignment: %"],
        [
          "start": "leading", "flex-start": "leading", "end": "trailing", "flex-end": "trailing",
          "stretch": "fill", "baseline": "firstBaseline",
        ]
      )
    ),
    ("color colour", Saying(["fill: %", "tint: %"], onlyIn: ["shape", "image"])),
    ("rightof torightof trailingof", Saying("after: %")),
    ("leftof toleftof leadingof", Saying("before: %")),
    ("under underneath beneath", Saying("below: %")), ("over ontop ontopof", Saying("above: %")),
    ("opacity", Saying("alpha: %")), ("mixblendmode blendmode", Saying("blend: %")),
    ("maskimage clippath clipshape", Saying("mask: %")),
    ("blur", Saying("effect: {blur: %}")),
    ("textstroke webkittextstroke", Saying("outline: %")),
    ("backgroundcolor bg", Saying("background: %")),
    ("gap", Saying(["spacing: %", "columnSpacing: %"])),
    ("gridgap", Saying("columnSpacing: %")),
    ("columngap horizontalspacing", Saying(["columnSpacing: %", "spacing: %"])),
    ("rowgap verticalspacing linegap", Saying(["rowSpacing: %", "lineSpacing: %", "spacing: %"])),
    ("gridtemplatecolumns columncount", Saying("columns: %")),
    ("gridtemplaterows rowcount", Saying("rows: %")),
    ("span colspan gridcellcolumns", Saying("columnSpan: %")), ("rowspan", Saying("rowSpan: %")),
    ("ishidden", Saying("hidden: %", orElse: "if: not %")),
    (
      "visible display visibility show shown",
      Saying(
        "hidden: %",
        [
          "true": "false", "false": "true", "none": "true", "hidden": "true", "block": "false",
          "visible": "false", "yes": "false", "no": "true", "on": "false", "off": "true",
          "1": "false", "0": "true",
        ],
        orElse: "if: %"
      )
    ),
    ("aspectratio ratio", Saying("aspect: %")),
    (
      "variant",
      Saying(
        "kind: %",
        ["outlined": "bordered", "text": "plain", "danger": "destructive"],
        orElse: "role: %"
      )
    ),
    (
      "truncation truncationmode truncate textoverflow linebreakmode ellipsize ellipsis",
      Saying(
        "lineBreak: %",
        [
          "tail": "byTruncatingTail", "end": "byTruncatingTail", "true": "byTruncatingTail",
          "ellipsis": "byTruncatingTail", "middle": "byTruncatingMiddle",
          "center": "byTruncatingMiddle", "head": "byTruncatingHead", "start": "byTruncatingHead",
          "none": "byClipping", "clip": "byClipping", "false": "byClipping",
        ]
      )
    ),
    ("maxwidth", Saying("width: atMost %")), ("minwidth", Saying("width: atLeast %")),
    ("maxheight", Saying("height: atMost %")), ("minheight", Saying("height: atLeast %")),
    ("centerx", Saying(["horizontally: center in %", "horizontally: center"], whole)),
    ("centery", Saying(["vertically: center in %", "vertically: center"], whole)),
    ("padding contentinset", Saying("margins: %", onlyIn: ["vstack", "hstack", "flow", "grid"])),
    ("fill", Saying(["filling: %", "filling: safeArea"], whole)),
    ("fontsize textsize", Saying("font: %")), ("fontweight weight", Saying("font: 17 %", weights)),
    ("fontfamily typeface", Saying("font: % 17")),
    ("bold strong", Saying("font: 17 %", ["true": "bold"])),
    ("italic italics", Saying("font: 17 %", ["true": "italic"])),
    ("lineheight leading", Saying("font: 17/%")),
    ("letterspacing tracking kerning", Saying("font: {size: 17, tracking: %}")),
    ("class classname styles", Saying("style: %")), ("unless", Saying("if: not %")),
    ("showif when", Saying("if: %")), ("objectfit", Saying("contentMode: %", fits)),
    ("overflow", Saying("clips: %", ["hidden": "true", "clip": "true", "visible": "false"])),
    ("linespacing", Saying("lineSpacing: %")),
    ("wordwrap", Saying("lines: %", ["true": "0", "false": "1"])),
    ("align", Saying(["alignment: %", "horizontally: %"])),
    (
      "center centered centerinparent centerinsuperview",
      Saying(["centeredIn: %", "centeredIn: superview"], whole)
    ), ("boxshadow dropshadow", Saying("shadow: %")),
    ("borderwidth", Saying("border: % separator")), ("bordercolor", Saying("border: 1 %")),
    ("fillcolor", Saying(["fill: %", "background: %"])),
    ("strokecolor", Saying(["stroke: %", "border: 1 %"])),
    ("linewidth strokethickness", Saying(["strokeWidth: %", "border: % separator"])),
    ("linecap", Saying("cap: %")), ("linejoin", Saying("join: %")),
    ("linedash dasharray strokedasharray", Saying("dash: %")),
    ("strokestart trimstart trimfrom", Saying("trim: % 1")),
    ("strokeend trimend trimto", Saying("trim: 0 %")),
    ("x left", Saying(["pinnedAt: {x: %, y: 0}", pinnedAt])),
    ("y top", Saying(["pinnedAt: {x: 0, y: %}", pinnedAt])),
    ("frame", Saying(pinnedAt)),
    ("switchon media", Saying(["if: %", "if: dark"], note: " with 'then:'")),
    ("rotate rotation rotationangle", Saying("transform: {rotate: %}")),
    ("scale scaleeffect", Saying("transform: {scale: %}")),
    ("accessibilitylabel arialabel alt alttext", Saying("accessibility: %")),
    ("verticalsizeclass", Saying("if: verticallyCompact", note: " with 'then:'")),
    ("horizontalsizeclass", Saying("if: horizontallyCompact", note: " with 'then:'")),
  ]

  /// Keys of stacks, which a grid has once for its columns and once for its rows.
  static let sayingsOfGrids: [String: Saying] = [
    "spacing": Saying("columnSpacing: %", note: " and 'rowSpacing'"),
    "alignment": Saying("columnAlignment: %", orElse: "rowAlignment: %"),
    "column": Saying("columns: %"), "cols": Saying("columns: %"),
  ]

  private static let weights = [
    "normal": "regular", "100": "ultraLight", "200": "thin", "300": "light", "400": "regular",
    "500": "medium", "600": "semibold", "700": "bold", "800": "heavy", "900": "black",
  ]
  private static let fits = [
    "cover": "scaleAspectFill", "contain": "scaleAspectFit", "fill": "scaleToFill",
    "none": "center",
  ]
  private static let whole = ["true": "superview", "parent": "superview"]
  private static let pinnedAt = "pinnedAt: {x: 8, y: 8, width: 100, height: 44}"

  static let remedies: [String: String] = [
    "foreach": each, "for": each, "repeat": each, "map": each,
    "variants": variants, "variant": variants,
    "ontap": noPart, "action": noPart, "href": noPart,
    "filter":
      "leave it out: a picture is filtered before it is drawn here; 'effect: {blur: 6}' blurs",
    "zindex": ordered, "z": ordered, "layer": ordered, "order": ordered,
    "position":
      "leave it out; write 'pinnedTo: topLeading', 'centeredIn: superview' or 'below: title'",
    "texttransform": "leave it out: write the text in capitals, or for data {{name | upper}}",
    "textcase": "leave it out: write the text in capitals, or for data {{name | upper}}",
    "onclick": noPart, "transition": noPart, "animation": noPart, "hover": noPart,
    "cursor": noPart,
  ]

  private static let each = "write 'each: item in items' on the node itself, in a list"
  private static let ordered = "leave it out: of the views in a list the last is in front"
  private static let variants = "write 'variants:' at the top of the file, beside 'view:'"
  private static let noPart = "leave it out, it is not part of a picture"
}
