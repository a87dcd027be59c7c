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
    let key = plain(entry.key)
    if let remedy = besideNeighbour(key, entry, among: entries) { return remedy }
    if let remedy = branch(key, entry, among: entries) { return remedy }
    if let remedy = gap(key, entry, among: entries, of: owner) { return remedy }
    if owner.isStack, ["wrap", "flexwrap", "wraps"].contains(key) {
      return "write 'flow:' in place of '\(owner.name):', whose views wrap into lines"
    }
    if let remedy = style(key, entry, among: entries, of: owner, in: reading) { return remedy }
    if let remedy = font(key, entry, among: entries, of: owner) { return remedy }
    if let remedy = joined(key, among: entries, of: owner, in: reading) { return remedy }
    if let remedy = edges(key, among: entries, in: reading) { return remedy }
    if key == "frame", let remedy = frame(entry.value) { return remedy }
    if let remedy = sayings[key]?.remedy(for: entry.value, of: owner, in: reading) {
      return remedy
    }
    if owner.id == .grid, let saying = sayingsOfGrids[key] {
      return saying.remedy(for: entry.value, of: owner, in: reading)
    }
    if reading.container?.isOfGrid == true, ["column", "gridcolumn", "gridrow"].contains(key) {
      return "leave it out: the views of a grid follow each other; 'columnSpan: 2' makes one wider"
    }
    if reading.container?.isOfGrid == true, ["columns", "rows"].contains(key),
      let count = entry.value.scalar?.text, Int(count) != nil
    {
      return "write '\(key.dropLast())Span: \(count.shortened)'"
    }
    if key == "padding" || key == "contentinset" || key == "margin" {
      // Around a view that a stack places, a margin is the padding of what is around it.
      let isAround = key == "margin" && reading.container?.placesChildren != true
      let inner = isAround ? nil : inner(entry, among: entries, of: owner, in: reading)
      return inner ?? padding(entry, among: entries, of: owner)
    }
    if let side = marginSides[key] { return margin(side, entry.value, among: entries) }
    return remedies[key]
  }

  /// A frame as a mapping: a size alone, or with the place of its corner.
  private static func frame(_ value: Node) -> String? {
    let said = value.mapping ?? []
    let sides = ["width", "height"].compactMap { side in
      said.first { $0.key == side }?.value.flow.map { (side, $0) }
    }
    guard !said.isEmpty, said.allSatisfy({ ["x", "y", "width", "height"].contains($0.key) }) else {
      return nil
    }
    if said.contains(where: { $0.key == "x" || $0.key == "y" }) {
      return value.flow.map { "write 'pinnedAt: \($0)'" }
    }
    guard sides.count == said.count else { return nil }
    return "write " + sides.map { "'\($0.0): \($0.1)'" }.joined(separator: " and ")
  }

  /// One distance for both ways of a grid, or one for its rows and one for its columns.
  private static func gap(
    _ key: String,
    _ entry: Entry,
    among entries: [Entry],
    of owner: ClassWord
  ) -> String? {
    guard owner.isOfGrid, ["gap", "gridgap", "spacing"].contains(key) else { return nil }
    // What says one of both by itself is told by itself.
    let others = ["columngap", "rowgap", "columnSpacing", "rowSpacing"]
    guard !entries.contains(where: { others.contains($0.key) || others.contains(plain($0.key)) })
    else { return nil }
    if entry.value.isFilled {
      let written = entry.value.written.quotedInYAML
      return "write 'columnSpacing: \(written)' and 'rowSpacing: \(written)'"
    }
    let words = (entry.value.list ?? [entry.value]).compactMap(\.scalar?.text)
      .flatMap { $0.split(separator: " ", maxSplits: 2) }.map(String.init)
    guard words.count <= 2 else { return nil }
    let lengths = words.compactMap { Double($0.inPoints ?? $0) }
    guard let first = lengths.first, lengths.count == words.count, lengths.allSatisfy(\.isFinite)
    else { return nil }
    let columns = (lengths.count == 2 ? lengths[1] : first).numeral
    return "write 'columnSpacing: \(columns)' and 'rowSpacing: \(first.numeral)'"
  }

  /// A second condition beside the first: choices stand in a list here.
  private static func branch(_ key: String, _ entry: Entry, among entries: [Entry]) -> String? {
    guard ["elif", "elseif", "elsif"].contains(key) else { return nil }
    let first = entries.scalar(of: FormKeys.condition) ?? "dark"
    let then = entries.first { $0.key == FormKeys.then }?.value.flow ?? "{alpha: 50%}"
    let second = entry.value.scalar?.text ?? "light"
    return "write 'conditions: [{if: \(first.shortened.inYAML), then: \(then)}, "
      + "{if: \(second.shortened.inYAML), then: {alpha: 50%}}]' in place of 'if' and 'then'"
  }

  /// Room around a view is that of its placement.
  private static func padding(
    _ entry: Entry,
    among entries: [Entry],
    of owner: ClassWord
  ) -> String {
    let isInside = if case .children = owner.content { entry.key != "margin" } else { false }
    let insets = "'insets: \(number(entry.value))'"
    let form = placement(among: entries)
    if !isInside, let form, !form.takes("insets") {
      return "write 'filling: superview' and \(insets) in place of '\(form.main)'"
    }
    guard !isInside, form != nil else {
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
    // A margin is outside of what is painted.
    let isWhole = entry.key == "margin" && isSeen
    guard !isWhole, let node = Node.flow(of: own) else {
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
    let numbers = (value.scalar?.text ?? "").split(separator: " ").compactMap { word in
      Double(String(word).inPoints ?? String(word)).map { abs($0).numeral }
    }
    let names =
      numbers.count == 2
      ? ["vertical", "horizontal"]
      : numbers.count == 3
        ? ["top", "horizontal", "bottom"] : ["top", "trailing", "bottom", "leading"]
    guard (2...4).contains(numbers.count) else { return numbers.first ?? "8" }
    return "{" + zip(names, numbers).map { "\($0): \($1)" }.joined(separator: ", ") + "}"
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
        entries.first { names.contains(plain($0.key)) }
      }
      guard said.count == names.count else { continue }
      let texts = said.compactMap { entry in
        sayings[plain(entry.key)]?.text(of: entry.value).map { $0.inPoints ?? $0 }
      }
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
    let key = plain(key)
    return sayings[key] != nil || remedies[key] != nil
  }

  /// What a key or a class of other systems is called here.
  static func meant(by word: String) -> String? {
    let word = plain(word)
    // How the same word is spelled elsewhere.
    let spellings = ["colour": "color", "centre": "center", "grey": "gray"]
    if let name = spellings[word] { return name }
    let entry = sayings[word]?.entries.first ?? classes[word]
    return entry.map { String($0.prefix { $0.isLetter }) }
  }

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

  /// Foreign keys that are one here, % standing for the value of each.
  private static let joint: [(keys: [String], entry: String)] = [
    (["fontsize", "fontweight"], "font: % %"), (["borderwidth", "bordercolor"], "border: % %"),
    (["x left", "y top"], "pinnedAt: {x: %, y: %}"),
    (["strokestart trimstart trimfrom", "strokeend trimend trimto"], "trim: % %"),
  ]
}
