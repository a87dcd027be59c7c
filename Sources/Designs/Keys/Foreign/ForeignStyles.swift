/// What CSS says of the looks of a view, one side at a time or in words of its own.
extension ForeignWords {
  /// A key in the one spelling that the tables have: without capitals, hyphens and underscores.
  static func plain(_ key: String) -> String { key.lowercased().filter { $0 != "-" && $0 != "_" } }

  /// What to write in place of a key of CSS that is a part of one here; nothing for all others.
  static func style(
    _ key: String,
    _ entry: Entry,
    among entries: [Entry],
    of owner: ClassWord,
    in reading: Reading
  ) -> String? {
    if key == "textdecoration" || key == "textdecorationline" {
      return decoration(entry, of: owner)
    }
    if let remedy = padding(key, entry, among: entries, of: owner, in: reading) { return remedy }
    guard key.hasPrefix("border"), let edge = sides[String(key.dropFirst(6))],
      let text = entry.value.scalar?.text
    else { return nil }
    let words = text.split(separator: " ").map { String($0).inPoints ?? String($0) }
    let line = LengthAndColor.mended(words.joined(separator: " ")) ?? "1"
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    let color = parts.count > 1 ? "color: \(parts[1].inYAML), " : ""
    let border = Saying("border: {width: \(parts[0]), \(color)edges: \(edge)}")
    return border.reads(entry.value, of: owner, in: reading)
      ?? "write 'border: {width: 1, edges: \(edge)}'"
  }

  /// Lines under and through a text, each by a key of its own.
  private static func decoration(_ entry: Entry, of owner: ClassWord) -> String? {
    let text = entry.value.scalar?.text ?? ""
    let name = text.contains("through") ? "strikethrough" : "underline"
    guard owner.properties.contains(where: { $0.name == name }) else { return nil }
    return text.contains("none") ? "leave it out" : "write '\(name): true'"
  }

  /// Room at one side of what a view holds, with that at its other sides.
  private static func padding(
    _ key: String,
    _ entry: Entry,
    among entries: [Entry],
    of owner: ClassWord,
    in reading: Reading
  ) -> String? {
    func side(_ key: String) -> String? {
      key.hasPrefix("padding")
        ? sides[String(key.dropFirst(7))] ?? axes[String(key.dropFirst(7))] : nil
    }
    guard side(key) != nil else { return nil }
    let said = entries.compactMap { entry -> Entry? in
      guard let side = side(plain(entry.key)), let scalar = entry.value.scalar else { return nil }
      let value = Node(scalar.saying(scalar.text.inPoints ?? scalar.text), span: entry.value.span)
      return Entry(key: side, keySpan: entry.keySpan, value: value)
    }
    guard let first = said.first else { return nil }
    let whole = Node(mapping: said, span: first.value.span)
    let padding = Entry(key: "padding", keySpan: entry.keySpan, value: whole)
    let others = entries.filter { side(plain($0.key)) == nil }
    let remedy = remedy(for: padding, among: others + [padding], of: owner, in: reading)
    return remedy.map {
      $0 + (said.count == 2 ? " for both" : said.count > 2 ? " for all of them" : "")
    }
  }

  private static let sides = [
    "top": "top", "bottom": "bottom", "left": "leading", "right": "trailing", "start": "leading",
    "end": "trailing", "leading": "leading", "trailing": "trailing",
  ]
  private static let axes = [
    "horizontal": "horizontal", "vertical": "vertical", "x": "horizontal", "y": "vertical",
    "inline": "horizontal", "block": "vertical",
  ]

  /// Room between a view and the one that it stands beside, which is said with that.
  static func besideNeighbour(_ key: String, _ entry: Entry, among entries: [Entry]) -> String? {
    let keys = PlacementWords.neighbours
    guard ["spacing", "gap", "distance", "space", "offset"].contains(key),
      let room = entry.value.scalar.flatMap({ Double($0.text.inPoints ?? $0.text) }),
      let neighbour = entries.first(where: { keys.contains($0.key) }),
      let name = neighbour.value.scalar?.text, !name.contains(" ")
    else { return nil }
    return "write '\(neighbour.key): \(name) \(room < 0 ? "-" : "+") \(abs(room).numeral)' for both"
  }
}

extension Scalar {
  /// The scalar with another text.
  func saying(_ text: String) -> Scalar {
    Scalar(text: text, isPlain: isPlain, verbatimStart: nil)
  }
}

extension String {
  /// A length of CSS in points, which CSS calls pixels; nothing for all other texts.
  var inPoints: String? {
    guard let match = wholeMatch(of: /\s*(-?[0-9]*\.?[0-9]+)\s*(px|pt|dp|sp|rem|em)\s*/),
      let number = Double(match.1)
    else { return nil }
    let factor = match.2.hasSuffix("em") ? 16.0 : 1
    return ((number * factor * 100).rounded() / 100).numeral
  }
}
