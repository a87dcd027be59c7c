/// Words of UIKit, SwiftUI, CSS and habit that only messages know.
enum ForeignWords {
  /// What to do in place of writing a foreign key; case is ignored.
  ///
  /// What is offered with the value that was written is first read as it would be here.
  static func remedy(
    for entry: Entry,
    among entries: [Entry],
    of owner: ClassWord,
    in reading: Reading
  ) -> String? {
    let key = entry.key.lowercased()
    if let remedy = font(key, entry, among: entries, of: owner) { return remedy }
    if let remedy = joined(key, among: entries, of: owner, in: reading) { return remedy }
    if let remedy = edges(key, among: entries, in: reading) { return remedy }
    if let remedy = sayings[key]?.remedy(for: entry.value, of: owner, in: reading) {
      return remedy
    }
    if owner.id == .grid, let saying = sayingsOfGrids[key] {
      return saying.remedy(for: entry.value, of: owner, in: reading)
    }
    if key == "padding" || key == "contentinset" || key == "margin" {
      return key == "margin"
        ? padding(entry, among: entries, of: owner)
        : inner(entry, among: entries, of: owner, in: reading)
          ?? padding(entry, among: entries, of: owner)
    }
    if let side = marginSides[key] { return margin(side, entry.value, among: entries) }
    guard let remedy = remedies[key] else { return nil }
    let word = remedy.split(separator: "'").dropFirst().first?.prefix(while: \.isLetter)
    return remedy + (word.map { note(on: String($0)) } ?? "")
  }

  /// Room around a view is that of its placement.
  private static func padding(
    _ entry: Entry,
    among entries: [Entry],
    of owner: ClassWord
  ) -> String {
    let isInside = if case .children = owner.content { entry.key != "margin" } else { false }
    let insets = "'insets: \(number(entry.value))'"
    guard !isInside, placement(among: entries)?.takes("insets") == true else {
      return "write 'filling: superview' and \(insets)" + (isInside ? " on the view inside" : "")
    }
    return "write \(insets)"
  }

  /// Room between a view's edge and what it shows is that of a stack around it, which takes the looks.
  private static func inner(
    _ entry: Entry,
    among entries: [Entry],
    of owner: ClassWord,
    in reading: Reading
  ) -> String? {
    guard case .keys = owner.content else { return nil }
    let looks = ["background", "border", "cornerRadius", "shadow"]
    let isSeen = entries.contains { looks.contains($0.key) }
    guard isSeen || reading.container?.placesChildren == true else { return nil }
    let own = entries.filter { one in
      one.key == owner.name || owner.properties.contains { $0.name == one.key }
    }
    let names = own.map { "'\($0.key)'" } + ["'\(entry.key)'"]
    let moved = " in place of " + names.joined(separator: ", ")
    let margins = "'margins: \(number(entry.value))'"
    guard let node = Node.flow(of: own) else {
      return "put the \(owner.name) into the list of a 'vstack:', and write \(margins) beside that"
    }
    return "write 'vstack: [\(node)]' and \(margins)" + moved
  }

  /// What a font looks like is said with it, in one key.
  private static func font(
    _ key: String,
    _ entry: Entry,
    among entries: [Entry],
    of owner: ClassWord
  ) -> String? {
    guard owner.properties.contains(where: { $0.name == "font" }),
      let value = entry.value.scalar?.text, let saying = sayings[key]
    else { return nil }
    let font = entries.first { $0.key == "font" }?.value.scalar?.text
    switch key {
    case "bold", "strong", "italic", "italics", "fontweight", "weight":
      guard let font, let word = saying.text(of: entry.value), !font.contains(word) else {
        return nil
      }
      return "write 'font: \(font) \(word)'"
    case "lineheight":
      guard let height = value.numberBeforeUnit.flatMap(Double.init), height > 0 else { return nil }
      let said = font?.split(separator: " ").first.flatMap { Double($0) }
      let size = said ?? 17
      // Small numbers are parts of the font's size.
      let points = (height < 4 ? height * size : height).rounded()
      guard font == nil || said != nil else { return nil }
      let rest = font?.split(separator: " ").dropFirst().map { " " + $0 }.joined() ?? ""
      return "write 'font: \(size.numeral)/\(points.numeral)\(rest)'"
    default: return nil
    }
  }

  /// Room at one edge is that of a placement which holds the view there.
  private static func margin(_ side: String, _ value: Node, among entries: [Entry]) -> String {
    let insets = "'insets: {\(side): \(number(value))}'"
    guard let form = placement(among: entries) else {
      let stack = side == "bottom" || side == "trailing" ? "" : " on the view before"
      return "write 'pinnedTo: \(side)' and \(insets), or in a stack "
        + "'spacingAfter: \(number(value))'" + stack
    }
    return form.takes("insets")
      ? "write \(insets)" : "leave it out, as '\(form.main)' says where the view is"
  }

  private static func number(_ value: Node) -> String {
    if value.mapping != nil, let sides = value.flow { return sides }
    return value.scalar.flatMap { Double($0.text) }.map { abs($0).numeral } ?? "8"
  }

  /// What already says where the view is.
  private static func placement(among entries: [Entry]) -> PlacementForm? {
    PlacementWords.forms.first { form in entries.contains { $0.key == form.main } }
  }

  static let marginSides = [
    "margintop": "top", "marginbottom": "bottom", "marginleading": "leading",
    "marginstart": "leading", "marginleft": "leading", "margintrailing": "trailing",
    "marginend": "trailing", "marginright": "trailing",
  ]

  /// What to write in place of two foreign keys that are one here.
  private static func joined(
    _ key: String,
    among entries: [Entry],
    of owner: ClassWord,
    in reading: Reading
  ) -> String? {
    for (keys, form) in joint {
      let names = keys.map { $0.split(separator: " ").map(String.init) }
      guard names.contains(where: { $0.contains(key) }) else { continue }
      let said = names.compactMap { names in
        entries.first { names.contains($0.key.lowercased()) }
      }
      guard said.count == names.count else { continue }
      let texts = said.compactMap { sayings[$0.key.lowercased()]?.text(of: $0.value) }
      func filled(_ texts: [String]) -> String {
        texts.reduce(form) { $0.replacing("%", with: $1, maxReplacements: 1) }
      }
      let entry = filled(said.map(\.value.written))
      let isFilled = said.contains { $0.value.isFilled }
      let written = isFilled ? entry.split(separator: " ", maxSplits: 1).last.map(String.init) : nil
      let saying = Saying(filled(texts))
      guard texts.count == names.count,
        !form.contains("{") || texts.allSatisfy({ Double($0) != nil }),
        let remedy = saying.reads(said[0].value, of: owner, in: reading, written: written)
      else { continue }
      return remedy + " for both"
    }
    return nil
  }

  /// What to do in place of writing a key that a canvas hasn't.
  static func remedy(forCanvas entry: Entry, in reading: Reading) -> String? {
    let key = entry.key.lowercased()
    let row = canvasRows.first { $0.keys.split(separator: " ").contains { $0 == key } }
    return row?.saying.remedy(for: entry.value, of: .view, in: reading)
  }

  private static let canvasRows: [(keys: String, saying: Saying)] = [
    ("color fill backgroundcolor bg", Saying("background: %")),
    ("padding margin contentinset", Saying("insets: %")),
    ("name model type", Saying("device: %")),
  ]

  static func knows(_ key: String) -> Bool {
    let key = key.lowercased()
    return sayings[key] != nil || remedies[key] != nil
  }

  /// What a key or a class of other systems is called here.
  static func meant(by word: String) -> String? {
    let word = word.lowercased()
    let entry = sayings[word]?.entries.first ?? classes[word]
    return entry.map { String($0.prefix { $0.isLetter }) }
  }

  /// What to say of a word that a remedy names, where this version doesn't read it.
  static func note(on name: String) -> String {
    let words = NodeWords.all + ClassWord.all.flatMap(\.properties)
    let named = words.filter { $0.name == name }.map(\.isRead)
    let isRead = named.isEmpty || named.contains(true) || ClassWord.named(name) != nil
    return isRead ? "" : ", which is known, not in this version"
  }

  /// The class that is meant by a foreign name of one.
  static func className(for key: String) -> String? { classes[key.lowercased()] }

  /// Words for what a container holds, which stands under its class here.
  static func meansChildren(_ key: String) -> Bool {
    [
      "children", "subviews", "views", "items", "content", "contents", "sub", "arrangedsubviews",
      "body",
    ]
    .contains(key.lowercased())
  }

  /// The system colour that is meant by a shorter name.
  static func colorName(for name: String) -> String? {
    let name = "system" + name.prefix(1).uppercased() + name.dropFirst()
    return SystemColor.isName(name) ? name : nil
  }

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
    ("colspan gridcellcolumns", Saying("columnSpan: %")), ("rowspan", Saying("rowSpan: %")),
    ("ishidden", Saying("hidden: %", orElse: "if: not %")),
    (
      "visible display visibility",
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
    ("accessibilitylabel arialabel aria-label alt alttext", Saying("accessibility: %")),
    ("verticalsizeclass", Saying("if: verticallyCompact", note: " with 'then:'")),
    ("horizontalsizeclass", Saying("if: horizontallyCompact", note: " with 'then:'")),
  ]

  /// Keys of stacks, which a grid has once for its columns and once for its rows.
  private static let sayingsOfGrids: [String: Saying] = [
    "spacing": Saying("columnSpacing: %", note: " and 'rowSpacing'"),
    "alignment": Saying("columnAlignment: %", orElse: "rowAlignment: %"),
  ]

  /// Foreign keys that are one here, % standing for the value of each.
  private static let joint: [(keys: [String], entry: String)] = [
    (["fontsize", "fontweight"], "font: % %"), (["borderwidth", "bordercolor"], "border: % %"),
    (["x left", "y top"], "pinnedAt: {x: %, y: %}"),
    (["strokestart trimstart trimfrom", "strokeend trimend trimto"], "trim: % %"),
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
    "variants": "write 'variants:' at the top of the file, beside 'view:'",
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
  private static let noPart = "leave it out, it is not part of a picture"

  static let classes: [String: String] = [
    "vstack": "vstack", "column": "vstack", "uistackview": "vstack", "stack": "vstack",
    "hstack": "hstack", "row": "hstack", "zstack": "view", "div": "view", "uiview": "view",
    "children": "view", "subviews": "view", "views": "view", "uilabel": "label",
    "text": "label", "p": "label", "span": "label", "img": "image", "uiimageview": "image",
    "uibutton": "button", "uiswitch": "switch", "toggle": "switch", "uislider": "slider",
    "scrollview": "vscroll", "uiscrollview": "vscroll",
    "rectangle": "shape: rectangle", "rect": "shape: rectangle", "box": "view",
    "circle": "shape: ellipse", "ellipse": "shape: ellipse", "oval": "shape: ellipse",
    "wrap": "flow", "flowlayout": "flow", "tags": "flow", "gridview": "grid", "nsgridview": "grid",
    "lazyvgrid": "grid", "gridrow": "row", "tr": "row",
    "capsule": "shape: capsule", "roundedrectangle": "shape: rectangle",
    "heading": "label", "h1": "label", "h2": "label", "h3": "label", "title": "label",
    "paragraph": "label", "caption": "label", "link": "label", "a": "label", "badge": "label",
    "chip": "label", "tag": "label", "richtext": "label", "string": "label",
    "card": "view", "container": "view", "panel": "view", "group": "view", "frame": "view",
    "main": "view", "header": "view", "overlay": "view", "node": "view",
    "list": "vstack", "ul": "vstack", "ol": "vstack", "rows": "vstack", "columns": "hstack",
    "photo": "image", "picture": "image", "avatar": "image", "svg": "image", "icon": "image",
    "separator": "divider", "hr": "divider", "line": "divider", "gap": "spacer",
    "flexspace": "spacer", "input": "textField", "textinput": "textField", "textbox": "textField",
    "textarea": "textView", "checkbox": "switch", "radio": "switch", "select": "picker",
    "dropdown": "picker", "tabs": "segments", "tabbar": "segments", "segmentedcontrol": "segments",
    "spinner": "activity", "loader": "activity", "progressbar": "progress",
    "progressview": "progress", "meter": "progress", "search": "searchBar",
    "calendar": "datePicker", "dots": "pageControl", "colorpicker": "colorWell",
    "gallery": "collection", "qrcode": "qr", "qr_code": "qr", "code128": "barcode",
    "bars": "barcode",
  ]
}
