import SnaplineEnvironment
import SnaplineInputs

/// The variants of a design: each row's axes multiplied out.
struct VariantTable {
  /// One variant.
  struct Cell {
    /// What files call it, in parts; nothing where a design has one variant.
    var name: [String]
    /// What it says of the canvas, of what surrounds it, and of the data.
    var values: [Entry]
    /// What its row says of tests.
    var test: Node?

    var fileName: String { name.joined(separator: ".") }
  }

  private(set) var cells: [Cell] = []

  /// More pictures than this are nobody's variants of one design.
  static let most = 500

  static let canvasAxes = ["device", "orientation", "size", "scale"]
  static let environmentAxes = [
    "appearance", "direction", "textSize", "locale", "contrast", "boldText", "keyboard",
  ]
  static let data = "data"
  static let dataSets = "dataSets"
  static let configuration = "configuration"
  private static let name = "name"
  private static let except = "except"
  private static let test = "test"
  private static let axes = canvasAxes + environmentAxes + [data, dataSets, configuration]
  static let keys = [name] + axes + [except, test]

  /// The variants of a document; nothing where it says none.
  init?(of document: [Entry], in reading: Reading) {
    guard let entry = document.first(where: { $0.key == "variants" }) else { return nil }
    self.init(entry.value, in: reading)
  }

  init(_ node: Node, in reading: Reading) {
    guard !node.isNull, !node.isUnreadable else { return }
    guard let rows = node.list else {
      reading.report(.variantsKind(node), at: node.span.prefix(1))
      return
    }
    if rows.count > 1, rows.allSatisfy({ $0.scalar != nil }) {
      reading.report(.variantsAsWords(rows), at: node.span.prefix(1))
      return
    }
    for row in rows {
      guard cells.count < Self.most else {
        reading.report(.tooManyVariants(most: Self.most), at: row.span.prefix(1))
        break
      }
      add(row, in: reading)
    }
    check(in: reading, at: node.span)
  }

  /// The variant of a name, or the first; nothing where there are none.
  func cell(named name: String?, at span: Span, in reading: Reading) -> Cell? {
    guard let name else { return cells.first }
    if let cell = cells.first(where: { $0.fileName == name }) { return cell }
    reading.report(.unknownVariant(name, among: cells.map(\.fileName)), at: span.prefix(0))
    return cells.first
  }

  private mutating func add(_ row: Node, in reading: Reading) {
    guard let entries = row.mapping else {
      if !row.isUnreadable { reading.report(.variantKind(row), at: row.span.prefix(1)) }
      return
    }
    for stray in entries where !Self.keys.contains(stray.key) && !stray.key.hasPrefix("x-") {
      reading.report(.unknownAxis(stray, among: Self.keys), at: stray.keySpan)
    }
    func value(_ key: String) -> Node? { entries.first { $0.key == key }?.value }
    let own = value(Self.name)?.scalar.map { [$0.text.fileWord] } ?? []
    let test = value(Self.test)
    if let test, test.mapping == nil, !test.isNull, !test.isUnreadable {
      let spot = Spot(key: Self.test, owner: "variants")
      reading.report(.wrongKind(spot, "a mapping", test.kind), at: test.span)
    }
    var rowCells = [Cell(name: own.filter { !$0.isEmpty }, values: [], test: test)]
    for axis in Self.axes {
      guard let entry = entries.first(where: { $0.key == axis }) else { continue }
      let choices = choices(of: entry, in: reading)
      guard cells.count + rowCells.count * choices.count <= Self.most else {
        return reading.report(.tooManyVariants(most: Self.most), at: entry.keySpan)
      }
      for choice in choices { choice.entry.checkAsAxis(in: reading) }
      rowCells = rowCells.flatMap { cell in
        choices.map { choice in
          var cell = cell
          if let name = choice.name { cell.name.append(name) }
          cell.values.append(choice.entry)
          return cell
        }
      }
    }
    let exceptions = value(Self.except)?.list ?? value(Self.except).map { [$0] } ?? []
    guard (value(Self.except)?.count ?? 0) <= 4 * Self.most else {
      let place = value(Self.except)?.span.prefix(1) ?? row.span.prefix(1)
      return reading.report(.tooManyExceptions(most: Self.most), at: place)
    }
    for exception in exceptions where exception.mapping == nil && !exception.isUnreadable {
      reading.report(.exceptionKind(exception), at: exception.span.prefix(1))
    }
    check(exceptions, of: rowCells, in: reading)
    let kept = rowCells.filter { cell in !exceptions.contains { cell.matches($0) } }
    if kept.isEmpty, let all = exceptions.first {
      reading.report(.nothingButExceptions, at: all.span.prefix(1))
    }
    cells += kept
  }

  /// Tells of exceptions that leave nothing out, as no variant of the row is so.
  private func check(_ exceptions: [Node], of cells: [Cell], in reading: Reading) {
    for entry in exceptions.flatMap({ $0.mapping ?? [] }) {
      guard Self.axes.contains(entry.key) else {
        reading.report(.unknownAxis(entry, among: Self.axes), at: entry.keySpan)
        continue
      }
      for value in entry.value.list ?? [entry.value] {
        guard let text = value.scalar?.text else { continue }
        let row = Node(
          mapping: [Entry(key: entry.key, keySpan: entry.keySpan, value: value)],
          span: value.span
        )
        guard !cells.contains(where: { $0.matches(row) }) else { continue }
        let known = cells.compactMap { cell in
          cell.values.first { $0.key == entry.key }?.value.scalar?.text
        }
        reading.report(.idleException(text, of: entry.key, known), at: value.span)
      }
    }
  }

  private struct Choice {
    var name: String?
    var entry: Entry
  }

  /// The values of an axis; those of a list multiply and come into the name.
  private func choices(of entry: Entry, in reading: Reading) -> [Choice] {
    func choice(_ node: Node, _ name: String?) -> Choice {
      Choice(name: name, entry: Entry(key: entry.key, keySpan: entry.keySpan, value: node))
    }
    if entry.key == Self.dataSets {
      guard let sets = entry.value.mapping else {
        if !entry.value.isUnreadable {
          reading.report(.dataSetsKind(entry.value.kind), at: entry.value.span.prefix(1))
        }
        return []
      }
      return sets.map { set in
        Choice(
          name: set.key.fileWord,
          entry: Entry(key: Self.data, keySpan: set.keySpan, value: set.value)
        )
      }
    }
    guard let list = entry.value.list else { return [choice(entry.value, nil)] }
    if list.isEmpty { reading.report(.emptyAxis(entry.key), at: entry.value.span) }
    return list.enumerated().map { index, node in
      choice(node, node.scalar?.text.fileWord ?? "\(entry.key)-\(index + 1)".fileWord)
    }
  }

  /// Tells of two variants with one name.
  private func check(in reading: Reading, at span: Span) {
    var seen: Set<String> = []
    for cell in cells where !seen.insert(cell.fileName).inserted {
      let place = cell.values.first?.keySpan ?? span.prefix(1)
      return reading.report(.sameVariant(cell.fileName), at: place)
    }
  }
}

extension VariantTable.Cell {
  /// Whether all that a partial row says is so here.
  fileprivate func matches(_ row: Node) -> Bool {
    guard let entries = row.mapping, !entries.isEmpty else { return false }
    return entries.allSatisfy { entry in
      let wanted = entry.value.list ?? [entry.value]
      let isSet = entry.key == VariantTable.dataSets
      let own = values.first { $0.key == (isSet ? VariantTable.data : entry.key) }
      let text = own?.value.scalar?.text
      return wanted.contains { value in
        guard let scalar = value.scalar else { return false }
        return isSet ? name.contains(scalar.text.fileWord) : text == scalar.text
      }
    }
  }
}

extension String {
  /// The text as a part of a file's name: small letters and digits, all else one `-`.
  var fileWord: String {
    var word = ""
    for character in lowercased() {
      if character.isLetter || character.isNumber {
        word.append(character)
      } else if !word.isEmpty, word.last != "-" {
        word.append("-")
      }
    }
    while word.last == "-" { word.removeLast() }
    return String(word.prefix(80))
  }
}

extension Message {
  static func unknownVariant(_ name: String, among known: [String]) -> Message {
    Message(
      "variant",
      "no variant is called '\(name.shortened)'",
      remedy: suggestion(for: name, among: known)
        ?? (known.isEmpty
          ? "the design has one variant alone: leave --variant out"
          : "one of " + known.prefix(8).joined(separator: ", "))
    )
  }

  /// A mapping is most likely one of names with what each of them changes, or one row.
  fileprivate static func variantsKind(_ node: Node) -> Message {
    let entries = node.mapping ?? []
    let isOfRows = !entries.isEmpty && entries.allSatisfy { $0.value.mapping != nil }
    let named = entries.map { entry in
      let text = Scalar(text: entry.key, isPlain: true, verbatimStart: nil)
      let title = Entry(
        key: "name",
        keySpan: entry.keySpan,
        value: Node(text, span: entry.keySpan)
      )
      return Node(mapping: [title] + (entry.value.mapping ?? []), span: entry.value.span)
    }
    let rows = isOfRows ? Node(list: named, span: node.span).flow : nil
    let row = isOfRows || entries.isEmpty ? nil : node.flow.map { "[\($0)]" }
    return Message(
      "wrong-type",
      "'variants' is a list of rows, not \(node.kind)",
      remedy: "write variants: \(rows ?? row ?? "[{appearance: [light, dark]}]")"
    )
  }

  /// A list of nothing but words, which are most likely values of one axis.
  fileprivate static func variantsAsWords(_ rows: [Node]) -> Message {
    let words = rows.prefix(8).compactMap { $0.scalar?.text.shortened.inYAML }
    return Message(
      "wrong-type",
      "'variants' is a list of rows, and this is one of words",
      remedy: "write variants: [{\(axis(of: rows[0])): [\(words.joined(separator: ", "))]}]"
    )
  }

  fileprivate static func variantKind(_ row: Node) -> Message {
    Message(
      "wrong-type",
      "a row of variants is a mapping, not \(row.kind)",
      remedy: "write {\(axis(of: row)): \(row.scalar?.text ?? "dark")}"
    )
  }

  fileprivate static func exceptionKind(_ row: Node) -> Message {
    Message(
      "wrong-type",
      "'except' is a list of rows, not \(row.kind)",
      remedy: "write except: [{\(axis(of: row)): \(row.scalar?.text ?? "dark")}]"
    )
  }

  /// The axis that a value alone most likely belongs to.
  private static func axis(of row: Node) -> String {
    guard let text = row.scalar?.text else { return "appearance" }
    if Device.named(text) != nil { return "device" }
    if ContentSizeCategory.Name(rawValue: text) != nil { return "textSize" }
    if ["leftToRight", "rightToLeft"].contains(text) { return "direction" }
    if ["light", "dark"].contains(text) { return "appearance" }
    return LanguageTag(text) != nil && text.utf8.count < 6 ? "locale" : "appearance"
  }

  fileprivate static func unknownAxis(_ entry: Entry, among known: [String]) -> Message {
    // What a design says of its canvas, a row says by its keys.
    let isCanvas = entry.key == DocumentWords.canvas.name
    let canvas = entry.value.scalar.map { text in
      (Device.named(text.text) == nil ? "size" : "device") + ": \(text.text.shortened)"
    }
    let meant = isCanvas ? "write '\(canvas ?? "size: 390x300")'" : nil
    return Message(
      "unknown-property",
      "a row of variants has no '\(entry.key.shortened)'",
      remedy: meant ?? suggestion(for: entry.key, among: known) ?? have(known, of: "variants")
    )
  }

  fileprivate static func idleException(
    _ text: String,
    of key: String,
    _ known: [String]
  ) -> Message {
    let values = known.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return Message(
      "variant",
      "no variant of this row has '\(key): \(text.shortened)'",
      remedy: suggestion(for: text, among: values)
        ?? (values.isEmpty
          ? "leave it out" : "one of " + values.prefix(8).joined(separator: ", "))
    )
  }

  fileprivate static let nothingButExceptions = Message(
    "variant",
    "'except' leaves no variant of this row",
    remedy: "leave 'except' out, or the row"
  )

  fileprivate static func dataSetsKind(_ kind: String) -> Message {
    Message(
      "wrong-type",
      "'dataSets' maps names to data, and this is \(kind)",
      remedy: "write dataSets: {empty: {items: []}, full: full.json}"
    )
  }

  fileprivate static func emptyAxis(_ key: String) -> Message {
    Message("variant", "'\(key)' has no value here", remedy: "write a value, or leave it out")
  }

  fileprivate static func tooManyVariants(most: Int) -> Message {
    Message(
      "limit",
      "these variants are more than \(most) pictures",
      remedy: "leave values out, or write rows of their own for what has to be seen together"
    )
  }

  fileprivate static func tooManyExceptions(most: Int) -> Message {
    Message(
      "limit",
      "'except' is longer than \(most) variants could need",
      remedy: "name only what is to be left out: except: [{locale: ar, appearance: dark}]"
    )
  }

  fileprivate static func sameVariant(_ name: String) -> Message {
    Message(
      "variant",
      name.isEmpty
        ? "two variants have no name" : "two variants are called '\(name)'",
      remedy:
        "give one of their rows another name, such as name: \(name.isEmpty ? "second" : name + "2")"
    )
  }
}
