import SnaplineDiagnostics
import SnaplineInputs

/// What can be wrong with a value.
extension Message {
  /// The known name that was most likely meant.
  package static func nearest(to name: String, among known: some Sequence<String>) -> String? {
    // Nobody means a word of this length, and comparing costs its square.
    guard name.utf8.count <= 64 else { return nil }
    return ForeignWords.meant(by: name, among: known) ?? nearestName(to: name, among: known)
  }

  static func suggestion(for name: String, among known: some Sequence<String>) -> String? {
    nearest(to: name, among: known).map { "did you mean '\($0)'?" }
  }

  /// Of a file that a design names from its folder, `root`; pictures of the design's own are not meant.
  static func missingFile(
    _ path: String,
    in root: String,
    of reading: Reading,
    beside design: String,
    cause: String? = nil,
    where mayBeMeant: (String) -> Bool = { _ in true }
  ) -> Message {
    let near = FileName(root + "/" + path).nearby { name in
      FileName(name).stem != reading.title && !name.hasPrefix(reading.title + ".")
        && mayBeMeant(name)
    }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return Message(
      "missing-file",
      "no file '\(path.shortened)' beside \(FileName(design).last)",
      cause: cause,
      remedy: near.map { "did you mean '\(folder)\($0)'?" }
        ?? "put it into the design's folder, or name one that is there"
    ).warning()
  }

  static func wrongKind(
    _ spot: Spot,
    _ wanted: String,
    _ found: String,
    mended: String? = nil,
    remedy: String? = nil
  ) -> Message {
    let example =
      mended ?? Self.list(wanted, of: found)
      ?? (remedy == nil ? example(for: spot.key, wanted: wanted) : nil)
    return Message(
      "wrong-type",
      "'\(spot.key)' is \(wanted), not \(found)",
      remedy: example.map { "write \(spot.key): \($0)" } ?? remedy
        ?? "'snapline help \(spot.key)' shows what to write",
      mended: mended
    )
  }

  /// Words with commas between them, as the list that is wanted.
  private static func list(_ wanted: String, of found: String) -> String? {
    let text = found.unquoted
    guard wanted.hasPrefix("a list"), text != found, text.contains(", "),
      !text.contains(where: { "[]{}:…".contains($0) })
    else { return nil }
    let items = text.split(separator: ",").map { $0.trimmed.inYAML }
    return "[\(items.joined(separator: ", "))]"
  }

  static func notA(
    _ meaning: String,
    _ text: String,
    for key: String,
    remedy: String,
    mended: String? = nil
  ) -> Message {
    let remedy = mended == nil ? remedy : nil
    if meaning == SizeValue.meaning {
      let isPair = text.utf8.count < 40 && text.wholeMatch(of: /[0-9.]+ *[x×] *[0-9.]+/) != nil
      let pair = isPair ? "write size: \(text.filter { $0 != " " }) in place of '\(key)'" : nil
      return notSize(text, remedy: pair ?? remedy, mended: mended)
    }
    var message = Message(
      "wrong-value",
      "'\(key)' is \(meaning), not '\(text.shortened)'",
      remedy: remedy,
      mended: mended
    )
    message.wanted = (key, meaning)
    return message
  }

  static func notSize(_ text: String, remedy: String?, mended: String? = nil) -> Message {
    Message("size-grammar", "'\(text.shortened)' is not a size", remedy: remedy, mended: mended)
  }

  static func notBoolean(_ text: String, for key: String) -> Message {
    let meant =
      switch text.lowercased() {
      case "yes", "on", "true", "1": "true"
      case "no", "off", "false", "0": "false"
      default: "true, or \(key): false"
      }
    return Message(
      "boolean",
      "'\(key)' is true or false, not '\(text.shortened)'",
      remedy: "write \(key): \(meant)"
    )
  }

  static func unknownEnumerator(_ text: String, at spot: Spot, among words: [String]) -> Message {
    Message(
      "enumerator",
      "'\(spot.key)' of \(spot.owner.withArticle) has no '\(text.shortened)'",
      remedy: suggestion(for: text, among: words) ?? "one of " + words.joined(separator: ", "),
      mended: ForeignWords.meant(by: text, among: words)
    )
  }

  /// A word that another key of the same view takes.
  static func atHome(_ text: String, at spot: Spot, in key: String) -> Message {
    Message(
      "enumerator",
      "'\(spot.key)' of \(spot.owner.withArticle) has no '\(text)', but '\(key)' has",
      remedy: "write \(key): \(text)"
    )
  }

  package static func missing(_ key: String, of owner: String) -> Message {
    let name = key == "size' or 'style" ? "size" : key
    let example = example(for: key, wanted: "").map { "write \(name): \($0) beside it" }
    return Message(
      "missing-key",
      "'\(owner)' needs '\(key)'",
      remedy: example ?? "add '\(name):'"
    ).ofWholeFiles()
  }

  static func unknownObjectKey(
    _ key: String,
    of owner: String,
    among words: [any Word],
    foreign: String? = nil
  ) -> Message {
    let known = words.map(\.name)
    let note = owner == "shadow" ? " (a radius is half a CSS blur)" : ""
    return Message(
      "object-key",
      "'\(owner)' has no '\(key.shortened)'",
      remedy: foreign ?? ForeignWords.objectKey(key, of: owner).map { "write '\($0)'" }
        ?? suggestion(for: key, among: words.map(\.name) + [FormKeys.localized])
        ?? have(known, of: owner) + note
    )
  }

  /// Insets in a row, as CSS has them: two, or four that begin at the top and go around.
  static func insetsAsList(_ key: String, _ numbers: [String]) -> Message {
    let names =
      numbers.count == 4 ? ["top", "trailing", "bottom", "leading"] : ["vertical", "horizontal"]
    let pairs = zip(names, numbers).map { "\($0): \($1)" }.joined(separator: ", ")
    let isKnown = numbers.count == 2 || numbers.count == 4
    return Message(
      "wrong-type",
      "'\(key)' is no list: nobody remembers its order",
      remedy: isKnown
        ? "write \(key): {\(pairs)}"
        : "write one number, or {top, leading, bottom, trailing, horizontal, vertical, others}"
    )
  }

  // MARK: Colours and fonts

  static func commentColor(_ color: String) -> Message {
    let digits = String(color.dropFirst())
    let bare = digits.count >= 6 ? "\(digits) or \"\(color)\"" : "\"\(color)\""
    return Message(
      "comment-colour",
      "the value is empty, because # begins a comment",
      remedy: "write \(bare)"
    )
  }

  static func commentBehindColor(_ color: String) -> Message {
    Message(
      "comment-colour",
      "\(color) is a comment, because # begins one behind a space",
      remedy: "leave out the #, or quote the whole value"
    )
  }

  static func unknownColor(_ name: String, among known: [String]) -> Message {
    Message(
      "unknown-color",
      "no colour '\(name.shortened)'",
      remedy: (ForeignWords.colorName(for: name) ?? nearest(to: name, among: known)).map {
        "did you mean '\($0)'?"
      } ?? shortHexadecimal(name).map { "write \($0.inYAML)" }
        ?? "write a name such as systemBlue, or name it under 'colors'"
    ).ofWholeFiles()
  }

  /// The six or eight digits of a colour of which three or four are written, as behind a #.
  private static func shortHexadecimal(_ name: String) -> String? {
    guard (3...4).contains(name.utf8.count), name.allSatisfy(\.isHexDigit) else { return nil }
    return name.map { "\($0)\($0)" }.joined()
  }

  static func notColor(_ text: String) -> Message {
    Message("wrong-value", "'\(text.shortened)' is not a colour", remedy: ColorValue.remedy)
  }

  static func hexDigits(_ digits: String) -> Message {
    Message(
      "wrong-value",
      "'\(digits.shortened)' has \(digits.utf8.count) hexadecimal digits",
      remedy: "write RRGGBB or RRGGBBAA; behind a # also RGB or RGBA"
    )
  }

  /// A function of CSS, with the one that is meant where its numbers fit.
  static func foreignColorFunction(_ text: String, mended: String?) -> Message {
    Message(
      "wrong-value",
      "'\(text.shortened)' is a colour of CSS",
      remedy: mended.map { "write \"\($0)\"" }
        ?? "write \"rgb(0, 122, 255)/50%\", with the opacity behind",
      mended: mended
    )
  }

  static func colorFunction(_ name: String, count: Int, mended: String) -> Message {
    Message(
      "wrong-value",
      "'\(name)' takes \(count == 1 ? "one number" : "\(count) numbers")",
      mended: mended
    )
  }

  static func colorName(_ name: String) -> Message {
    Message(
      "wrong-value",
      "'\(name.shortened)' reads as a colour by its digits",
      remedy: "give it another name"
    )
  }

  static func circle(_ kind: String, _ names: [String], such value: String) -> Message {
    let shown = names.count > 8 ? names.prefix(4) + ["…"] + names.suffix(2) : names[...]
    return Message(
      "circle",
      "this \(kind) names itself: " + shown.joined(separator: " → "),
      remedy: value.isEmpty
        ? "leave '\(kind == "file" ? "import" : "extends"): \(names[1].shortened)' out of '\(names[0].shortened)'"
        : "give it a \(kind) of its own: \(names[0]): \(value)"
    )
  }

  /// A weight or a design where the size belongs.
  static func looksFirst(_ mended: String) -> Message {
    Message(
      "wrong-value",
      "what a font looks like stands behind its size",
      mended: mended
    )
  }

  static func notFontSize(_ text: String, points: Double?) -> Message {
    Message(
      "wrong-value",
      "'\(text.shortened)' is no size of a font",
      remedy: points == nil ? "write 17 or 17/22" : nil,
      mended: points.map { $0.nearest(in: 1...Double(FontValue.largest)).numeral }
    )
  }

  static func unknownFontWord(_ word: String, among known: [String]) -> Message {
    Message(
      "wrong-value",
      "a font has no '\(word.shortened)'",
      remedy: suggestion(for: word, among: known) ?? "one of " + known.joined(separator: ", ")
    )
  }

  static func unknownFont(_ name: String, among known: [String], remedy: String) -> Message {
    Message(
      "unknown-font",
      "no font '\(name.shortened)', and no size in it",
      remedy: suggestion(for: name, among: known) ?? remedy
    ).ofWholeFiles()
  }

  static let widthOfFamily = Message(
    "wrong-value",
    "a family that is named has the widths of its faces",
    remedy: "name the face, such as 'DejaVu Sans Condensed'"
  )

  static func designOfFamily(_ design: String) -> Message {
    Message(
      "wrong-value",
      "'\(design)' is a design of the system font, and a family is named here",
      remedy: "drop one of them"
    )
  }

  static let sizeAndStyle = Message(
    "wrong-value",
    "a font has a 'size' or a 'style', not both",
    remedy: "drop one"
  )

  static func textStyleName(_ name: String) -> Message {
    Message("wrong-value", "'\(name)' is a text style", remedy: "give your font another name")
  }

  // MARK: Sizes, priorities, areas

  static func emptyRange(_ start: Double, _ end: Double) -> Message {
    Message(
      "size-grammar",
      "the range ends before it begins",
      mended: "\(end.nearest(in: 0...start).numeral)...\(start.numeral)"
    )
  }

  static func oneRelation(_ key: String) -> Message {
    Message(
      "size-grammar",
      "the object form of '\(key)' says one of exactly, atLeast, atMost, and priority beside it",
      remedy: "write {atLeast: 44, priority: 750}"
    )
  }

  static func unknownPriority(_ word: String, among known: [String]) -> Message {
    Message(
      "wrong-value",
      "no priority is called '\(word.shortened)'",
      remedy: suggestion(for: word, among: known) ?? "one of " + known.joined(separator: ", ")
    )
  }

  static let priorityRange = Message(
    "out-of-range",
    "a priority is above 0 and at most 1000",
    remedy: PriorityValue.remedy
  )

  static func unknownArea(_ word: String, among known: [String]) -> Message {
    Message(
      "unknown-area",
      "no area is called '\(word.shortened)'",
      remedy: suggestion(for: word, among: known)
        ?? (known.isEmpty ? nil : "one of " + known.joined(separator: ", "))
    )
  }
}

extension String {
  var withArticle: String { ("aeiou".contains(prefix(1)) ? "an " : "a ") + self }
}
