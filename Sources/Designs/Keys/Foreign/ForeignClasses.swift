/// What classes are called elsewhere.
extension ForeignWords {
  /// The class that is meant by a foreign name of one.
  static func className(for key: String) -> String? {
    classes[key.lowercased()]
      ?? classesInCapitals[key.lowercased()].flatMap { $0 == key ? nil : $0 }
  }

  /// The classes by their names without capitals: `TextField` is 'textField' here.
  private static let classesInCapitals = Dictionary(
    ClassWord.all.map { ($0.name.lowercased(), $0.name) }
  ) { first, _ in first }

  static let classes: [String: String] = [
    "vstack": "vstack", "column": "vstack", "uistackview": "vstack", "stack": "vstack",
    "hstack": "hstack", "hbox": "hstack", "vbox": "vstack", "row": "hstack", "zstack": "view",
    "div": "view", "uiview": "view",
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
    "dropdown": "picker", "tabs": "segments", "segmentedcontrol": "segments",
    "spinner": "activity", "loader": "activity", "progressbar": "progress",
    "progressview": "progress", "meter": "progress", "search": "searchBar",
    "calendar": "datePicker", "dots": "pageControl", "colorpicker": "colorWell",
    "gallery": "collection", "qrcode": "qr", "qr_code": "qr", "code128": "barcode",
    "bars": "barcode",
  ]
}
