/// How a foreign key is said here: entries in order of preference, % standing for the value.
struct Saying: Sendable {
  let entries: [String]
  /// Values that have another name here too.
  let values: [String: String]
  /// The classes that it is true of; nothing for all.
  let classes: [String]?
  let note: String
  /// An entry of another meaning, for values that none of the others takes.
  let orElse: String?

  init(
    _ entries: [String],
    _ values: [String: String] = [:],
    onlyIn classes: [String]? = nil,
    note: String = "",
    orElse: String? = nil
  ) {
    (self.entries, self.values, self.classes) = (entries, values, classes)
    (self.note, self.orElse) = (note, orElse)
  }

  init(
    _ entry: String,
    _ values: [String: String] = [:],
    onlyIn classes: [String]? = nil,
    note: String = "",
    orElse: String? = nil
  ) {
    self.init([entry], values, onlyIn: classes, note: note, orElse: orElse)
  }

  /// The text of a value, by its name here.
  func text(of value: Node) -> String? {
    value.scalar.map { values[$0.text.lowercased()] ?? $0.text }
  }

  /// The first entry that reads as it stands, or the one whose key is right.
  func remedy(for value: Node, of owner: ClassWord, in reading: Reading) -> String? {
    if let classes, !classes.contains(owner.name) { return nil }
    // What data decides is a condition, whatever it decides today.
    if value.isFilled, let orElse, orElse.hasPrefix("if: ") {
      return Self.condition(orElse, on: value)
    }
    let text = text(of: value)
    var wrong: String?
    var chosen: String?
    for entry in entries {
      guard let (word, form) = Self.word(of: entry, in: owner), chosen ?? word.name == word.name
      else { continue }
      chosen = word.name
      guard form.contains("%") else { return "write '\(entry)'" + note }
      guard let text, !text.isEmpty else {
        if form == "%", let whole = Self.whole(value, as: word, of: owner, in: reading) {
          return whole + note
        }
        wrong = wrong ?? "write '\(word.name)'"
        continue
      }
      // What CSS calls a pixel is a point.
      let points = text.inPoints.map { form.replacing("%", with: $0) }
      if let points, reading.fault(of: points, as: word, at: value, owner: owner) == nil {
        return Self.remedy(word, points) + note
      }
      let said = form.replacing("%", with: text)
      guard let fault = reading.fault(of: said, as: word, at: value, owner: owner) else {
        return Self.remedy(word, value.isFilled ? form.replacing("%", with: value.written) : said)
          + note
      }
      // What is wrong with a value of the data is told of the value.
      if value.isFilled, form == "%" {
        wrong = wrong ?? "write '\(word.name): \(value.written.quotedInYAML)'"
        continue
      }
      if let mended = fault.mended, form == "%" {
        wrong = wrong ?? "write '\(word.name): \(mended)'"
      }
      wrong = wrong ?? "write '\(word.name)' in its place" + (fault.remedy.map { ": " + $0 } ?? "")
    }
    if let orElse {
      let other = Saying(orElse).reads(value, of: owner, in: reading)
      if let other { return other }
    }
    return wrong.map { $0 + note }
  }

  private static func condition(_ entry: String, on value: Node) -> String {
    let said = entry.split(separator: " ", maxSplits: 1).map(String.init)
    let written = value.written
    let text = (said.last ?? "%").replacing("%", with: WrittenCondition.mended(written) ?? written)
    return "write '\(said[0]) \(text.quotedInYAML)'"
  }

  /// The entry with a list or a mapping for its value, where that reads as it stands.
  private static func whole(
    _ value: Node,
    as word: any Word,
    of owner: ClassWord,
    in reading: Reading
  ) -> String? {
    guard value.scalar == nil, let flow = value.flow,
      reading.fault(of: flow, as: word, at: value, owner: owner) == nil
    else { return nil }
    return "write '\(word.name): \(flow)'"
  }

  /// The entry, if it reads as it stands; `written` stands in the remedy in its place, where the values
  /// came from data.
  func reads(
    _ value: Node,
    of owner: ClassWord,
    in reading: Reading,
    written: String? = nil
  ) -> String? {
    guard let (word, form) = Self.word(of: entries[0], in: owner), let text = text(of: value),
      !text.isEmpty
    else { return nil }
    let said = form.replacing("%", with: text)
    let isWrong = reading.fault(of: said, as: word, at: value, owner: owner) != nil
    return isWrong ? nil : Self.remedy(word, written ?? said)
  }

  /// The key of an entry, where the class has it, and the form of its value.
  private static func word(
    of entry: String,
    in owner: ClassWord
  ) -> (word: any Word, form: String)? {
    let parts = entry.split(separator: ": ", maxSplits: 1).map(String.init)
    let own = owner.properties.first { $0.name == parts[0] } ?? NodeWords.named(parts[0])
    return own.map { ($0, parts[1]) }
  }

  private static func remedy(_ word: any Word, _ said: String) -> String {
    "write '\(word.name): \(said.shortened.asEntry)'"
  }
}

extension String {
  /// The text as an entry's value: in quotes where it needs them, unless it is a mapping.
  var asEntry: String {
    if contains("{{") { return "\"\(self)\"" }
    return hasPrefix("{") ? self : inYAML
  }
}

extension Node {
  /// Whether data stands in the scalar.
  var isFilled: Bool { span.fill != nil || scalar.map { !$0.fills.isEmpty } ?? false }

  /// The scalar's text as the design has it, with its placeholders.
  var written: String { span.text.unquoted }
}

extension Reading {
  /// The first thing that would be said of a text as a key's value.
  func fault(
    of text: String,
    as word: any Word,
    at node: Node,
    owner: ClassWord
  ) -> Message? {
    let trial = Reading(environment: environment)
    trial.names = names
    trial.folder = folder
    var value = Node(
      Scalar(text: text, isPlain: true, verbatimStart: nil),
      span: node.span
    )
    if text.hasPrefix("{") || text.hasPrefix("[") {
      let source = Source(name: "", bytes: Array(text.utf8))
      guard let whole = YAMLReader.read(source, in: trial) else { return trial.firstError }
      value = whole
    }
    let spot = Spot(key: word.name, owner: owner.name)
    _ = word.read(value, at: spot, in: trial)
    return trial.firstError
  }
}
