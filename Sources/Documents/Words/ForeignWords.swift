/// Words of UIKit, SwiftUI, CSS and habit that only messages know.
enum ForeignWords {
  /// What to do in place of writing a foreign key; case is ignored.
  ///
  /// What is offered with the value that was written is first read as it would be here.
  static func remedy(for entry: Entry, of owner: ClassWord, in reading: Reading) -> String? {
    let key = entry.key.lowercased()
    if let remedy = sayings[key]?.remedy(for: entry.value, of: owner, in: reading) {
      return remedy
    }
    if key == "padding" || key == "contentinset" { return padding(entry.value, of: owner) }
    guard let remedy = remedies[key] else { return nil }
    let word = remedy.split(separator: "'").dropFirst().first?.prefix(while: \.isLetter)
    return remedy + (word.map { note(on: String($0)) } ?? "")
  }

  /// Room around a view is that of its placement.
  private static func padding(_ value: Node, of owner: ClassWord) -> String {
    let number = value.scalar.flatMap { Double($0.text) }.map { abs($0).numeral } ?? "8"
    let inside = if case .children = owner.content { " on the view inside" } else { "" }
    return "write 'filling: superview' and 'insets: \(number)'" + inside
  }

  static func knows(_ key: String) -> Bool {
    let key = key.lowercased()
    return sayings[key] != nil || remedies[key] != nil
  }

  /// What to say of a word that a remedy names, where this version doesn't read it.
  static func note(on name: String) -> String {
    let words = NodeWords.all + ClassWord.all.flatMap(\.properties)
    let named = words.filter { $0.name == name }.map(\.isRead)
    let isRead = (named + (ClassWord.named(name).map { [$0.isRead] } ?? [])).contains(true)
    return isRead || named.isEmpty && ClassWord.named(name) == nil
      ? "" : ", which is known, not in this version"
  }

  /// The class that is meant by a foreign name of one.
  static func className(for key: String) -> String? { classes[key.lowercased()] }

  /// Words for what a container holds, which stands under its class here.
  static func meansChildren(_ key: String) -> Bool {
    ["children", "subviews", "views", "items", "content", "arrangedsubviews", "body"]
      .contains(key.lowercased())
  }

  /// The system colour that is meant by a shorter name.
  static func colorName(for name: String) -> String? {
    let name = "system" + name.prefix(1).uppercased() + name.dropFirst()
    return SystemColor.names.contains(name) ? name : nil
  }

  private static let sayings: [String: Saying] = {
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
        "alignment: %",
        [
          "start": "leading", "flex-start": "leading", "end": "trailing", "flex-end": "trailing",
          "stretch": "fill", "baseline": "firstBaseline",
        ]
      )
    ),
    ("opacity", Saying("alpha: %")),
    ("backgroundcolor bg", Saying("background: %")),
    ("gap", Saying("spacing: %")),
    ("ishidden", Saying("hidden: %")),
    (
      "visible display visibility",
      Saying(
        "hidden: %",
        [
          "true": "false", "false": "true", "none": "true", "hidden": "true", "block": "false",
          "visible": "false",
        ]
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
    ("padding contentinset", Saying("margins: %", onlyIn: ["vstack", "hstack"])),
    ("fill", Saying(["filling: %", "filling: safeArea"], whole)),
    ("fontsize", Saying("font: %")),
    ("fontweight", Saying("font: 17 %", ["normal": "regular"])),
    ("borderwidth", Saying("border: % separator")), ("bordercolor", Saying("border: 1 %")),
    ("x left", Saying(["pinnedAt: {x: %, y: 0}", pinnedAt])),
    ("y top", Saying(["pinnedAt: {x: 0, y: %}", pinnedAt])),
    ("frame", Saying(pinnedAt)),
    ("switchon media", Saying(["if: %", "if: dark"], note: " with 'then:'")),
    ("verticalsizeclass", Saying("if: verticallyCompact", note: " with 'then:'")),
    ("horizontalsizeclass", Saying("if: horizontallyCompact", note: " with 'then:'")),
  ]

  private static let whole = ["true": "superview", "parent": "superview"]
  private static let pinnedAt = "pinnedAt: {x: 8, y: 8, width: 100, height: 44}"

  private static let remedies: [String: String] = [
    "foreach": each, "for": each, "repeat": each, "map": each,
    "ontap": noPart, "action": noPart, "href": noPart,
    "variants": LaterWords.remedy(for: "variants"),
    "filter": "leave it out: a picture is filtered before it is drawn here",
    "qr": drawn, "qrcode": drawn, "barcode": drawn, "chart": drawn,
  ]

  private static let each = LaterWords.remedy(for: "each")
  private static let noPart = "leave it out, it is not part of a picture"
  private static let drawn = "draw it by another program, and write 'image:' with the file's name"

  private static let classes: [String: String] = [
    "vstack": "vstack", "column": "vstack", "uistackview": "vstack", "stack": "vstack",
    "hstack": "hstack", "row": "hstack", "zstack": "view", "div": "view", "uiview": "view",
    "children": "view", "subviews": "view", "views": "view", "uilabel": "label",
    "text": "label", "p": "label", "span": "label", "img": "image", "uiimageview": "image",
    "uibutton": "button", "uiswitch": "switch", "toggle": "switch", "uislider": "slider",
    "scrollview": "vscroll", "uiscrollview": "vscroll",
  ]
}

/// How a foreign key is said here: entries in order of preference, % standing for the value.
private struct Saying: Sendable {
  let entries: [String]
  /// Values that have another name here too.
  let values: [String: String]
  /// The classes that it is true of; nothing for all.
  let classes: [String]?
  let note: String

  init(
    _ entries: [String],
    _ values: [String: String] = [:],
    onlyIn classes: [String]? = nil,
    note: String = ""
  ) {
    (self.entries, self.values, self.classes, self.note) = (entries, values, classes, note)
  }

  init(
    _ entry: String,
    _ values: [String: String] = [:],
    onlyIn classes: [String]? = nil,
    note: String = ""
  ) {
    self.init([entry], values, onlyIn: classes, note: note)
  }

  /// The first entry that reads as it stands, or the one whose key is right.
  func remedy(for value: Node, of owner: ClassWord, in reading: Reading) -> String? {
    if let classes, !classes.contains(owner.name) { return nil }
    let text = value.scalar.map { values[$0.text.lowercased()] ?? $0.text }
    var wrong: String?
    var chosen: String?
    for entry in entries {
      let parts = entry.split(separator: ": ", maxSplits: 1).map(String.init)
      let own = owner.properties.first { $0.name == parts[0] } ?? NodeWords.named(parts[0])
      guard let word = own, word.isRead, chosen ?? word.name == word.name else { continue }
      chosen = word.name
      guard parts[1].contains("%") else { return "write '\(entry)'" + note }
      guard let text, !text.isEmpty else {
        wrong = wrong ?? "write '\(word.name)'"
        continue
      }
      let said = parts[1].replacing("%", with: text)
      guard let fault = reading.fault(of: said, as: word, at: value, owner: owner) else {
        return "write '\(word.name): \(said.shortened)'" + note
      }
      if let mended = fault.mended, parts[1] == "%" {
        wrong = wrong ?? "write '\(word.name): \(mended)'"
      }
      wrong = wrong ?? "write '\(word.name)' in its place" + (fault.remedy.map { ": " + $0 } ?? "")
    }
    return wrong.map { $0 + note }
  }
}

extension Reading {
  /// The first thing that would be said of a text as a key's value.
  fileprivate func fault(
    of text: String,
    as word: any Word,
    at node: Node,
    owner: ClassWord
  ) -> Message? {
    // Forms with names of their own keys take numbers alone.
    if text.hasPrefix("{") {
      let isNumber = text.numbers.count == 2 && !text.contains("'")
      return isNumber && node.scalar.flatMap { Double($0.text) } != nil
        ? nil : .notA("a mapping", text, for: word.name, remedy: "")
    }
    let trial = Reading(environment: environment)
    trial.names = names
    trial.folder = folder
    let scalar = Scalar(text: text, isPlain: true, verbatimStart: nil)
    let spot = Spot(key: word.name, owner: owner.name)
    _ = word.read(Node(scalar, span: node.span), at: spot, in: trial)
    return trial.firstError
  }
}
