import SnaplineData

extension DesignFilling {
  /// What the `if` of a node makes of the node.
  enum Presence {
    /// Nothing is known of the condition where it couldn't be read.
    case gone(DataDecision?)
    case same
    /// The data has decided on these keys: wholly, where a decision is told, else in part.
    case changed([Entry], Surroundings, DataDecision?)
  }

  /// Whether data leaves a node out, or one of its branches.
  func presence(of entries: [Entry], in place: Surroundings) -> Presence {
    guard let entry = entries.first(where: { $0.key == FormKeys.condition }),
      let decision = decision(entry.value, in: place)
    else { return .same }
    let chooses = entries.contains { $0.key == FormKeys.then || $0.key == FormKeys.otherwise }
    guard let known = decision.known else {
      return .changed(entries.replacing(entry, by: decision.node), place.decided, nil)
    }
    guard chooses else {
      let told = DataDecision(condition: decision.node, names: [])
      guard known else { return .gone(decision.node.isUnreadable ? nil : told) }
      return .changed(entries.filter { $0.key != FormKeys.condition }, place.decided, told)
    }
    let branches = [FormKeys.then, FormKeys.otherwise].compactMap { key in
      entries.first { $0.key == key }?.value.mapping
    }
    let told = DataDecision(condition: decision.node, names: Set(branches.joined().map(\.key)))
    // Of the two branches one is there, and the other isn't looked at.
    let left = known ? FormKeys.otherwise : FormKeys.then
    var kept = entries.filter { $0.key != left }
    let isEmpty = !kept.contains { $0.key == FormKeys.then || $0.key == FormKeys.otherwise }
    kept =
      isEmpty
      ? kept.filter { $0.key != FormKeys.condition }
      : kept.map { $0.key == FormKeys.condition ? $0.saying(known ? "always" : "never") : $0 }
    return .changed(kept, place.decided, told)
  }

  private struct Decision {
    var node: Node
    var known: Bool?
  }

  /// A condition with values in place of placeholders; nothing where it has none.
  private func decision(_ node: Node, in place: Surroundings) -> Decision? {
    switch node.content {
    case .scalar(let scalar):
      guard Template.mayHold(scalar.text) else {
        return bareDecision(node, scalar, in: place)
      }
      guard let filled = filledCondition(node, scalar, in: place) else {
        return Decision(node: Node(unreadable: node.span), known: false)
      }
      if let mended = mended(scalar.text, filled, at: node, in: place) {
        reading.report(.mendedCondition(scalar.text, mended), at: filled.span)
        return Decision(node: Node(unreadable: node.span), known: nil)
      }
      return Decision(node: filled, known: filled.scalar?.text.asCondition?.known)
    case .mapping(let entries): return decision(node, entries, in: place)
    case .list, .unreadable: return nil
    }
  }

  /// A condition that names values of the data without braces, as `count > 0`.
  private func bareDecision(_ node: Node, _ scalar: Scalar, in place: Surroundings) -> Decision? {
    // Most conditions are ones as they stand, which no data has to change.
    guard scalar.text.asCondition == nil else { return nil }
    let text = scalar.text.withDataInBraces(place.data)
    let braced = Scalar(text: text, isPlain: false, verbatimStart: nil)
    if text != scalar.text, (try? Template.parse(text)) != nil,
      let filled = filledCondition(Node(braced, span: node.span), braced, in: place),
      let condition = filled.scalar?.text.asCondition
    {
      return Decision(node: filled, known: condition.known)
    }
    guard let mended = scalar.text.conditionOnData(in: place.data) else { return nil }
    reading.report(.bareDataInCondition(mended.path, mended.text), at: node.span)
    return Decision(node: Node(unreadable: node.span), known: nil)
  }

  /// What to write in place of a condition that programs would understand, with its placeholders;
  /// nothing where it is one, or means nothing known.
  private func mended(_ text: String, _ filled: Node, at node: Node, in place: Surroundings)
    -> String?
  {
    // A condition that somebody writes is short, and looking for what was meant isn't linear.
    guard text.utf8.count <= 200, filled.scalar?.text.asCondition == nil else { return nil }
    let words = text.inWordsOfConditions
    guard words != text else { return nil }
    let scalar = Scalar(text: words, isPlain: false, verbatimStart: nil)
    let trial = filledCondition(Node(scalar, span: node.span), scalar, in: place)
    return trial?.scalar?.text.asCondition == nil ? nil : words
  }

  /// The object form: `{all: […]}`, `{any: […]}`, `{not: …}`.
  private func decision(_ node: Node, _ entries: [Entry], in place: Surroundings) -> Decision? {
    guard entries.count == 1, let entry = entries.first else { return nil }
    let parts = entry.value.list ?? [entry.value]
    let decisions = parts.map { decision($0, in: place) }
    guard decisions.contains(where: { $0 != nil }) else { return nil }
    let nodes = zip(parts, decisions).map { $1?.node ?? $0 }
    let known = zip(parts, decisions).map { part, decision -> Bool? in
      decision.map(\.known) ?? part.scalar?.text.asCondition?.known
    }
    let list = Node(list: nodes, span: entry.value.span)
    return Decision(
      node: Node(
        mapping: [Entry(key: entry.key, keySpan: entry.keySpan, value: list)],
        span: node.span
      ),
      known: Self.joined(known, by: entry.key)
    )
  }

  private static func joined(_ known: [Bool?], by key: String) -> Bool? {
    switch key {
    case "all": known.all
    case "any": known.any
    case "not": known.any.map { !$0 }
    default: nil
    }
  }

  private func filledCondition(_ node: Node, _ scalar: Scalar, in place: Surroundings) -> Node? {
    guard let template = template(scalar.text, at: node) else { return nil }
    var (text, span, fillings) = ("", node.span, [DataFill]())
    for (index, part) in template.parts.enumerated() {
      switch part.piece {
      case .text(let piece): text += piece
      case .placeholder(let placeholder):
        let after = index + 1 < template.parts.count ? template.parts[index + 1].piece.text : ""
        let isCompared = text.isComparedNext || after.isComparedFirst
        let found = value(
          of: placeholder,
          at: part.range,
          of: node,
          in: place,
          like: isCompared ? after.comparedValue ?? "1" : "true"
        )
        guard let found else { return nil }
        guard !reportsPageText(found.value.text, under: FormKeys.condition, at: node.span) else {
          return nil
        }
        fillings.append(found.fill)
        if !place.isSample { reading.note(asked: found.fill) }
        guard isCompared else {
          warn(ofAnswer: found.value, placeholder, at: node.span(of: part.range), in: place)
          text += found.value.isTrue ? "true" : "false"
          continue
        }
        guard let literal = found.value.literal else {
          reading.report(.notCompared(placeholder, found.value), at: node.span(of: part.range))
          return nil
        }
        guard takes(text: literal.utf8.count, at: node.span) else { return nil }
        text += literal
        span = span.filled(by: found.fill)
      }
    }
    // Where the whole condition is one value of the data, an edit of it is an edit of that value.
    if let only = template.only, only.filters.isEmpty, let fill = fillings.first {
      let scalar = Scalar(text: text, isPlain: false, verbatimStart: nil)
      return Node(scalar, span: node.span.filled(by: fill))
    }
    var filled = Scalar(text: text, isPlain: false, verbatimStart: nil)
    filled.fillings = fillings
    return Node(filled, span: span)
  }
}

extension [Entry] {
  fileprivate func replacing(_ entry: Entry, by value: Node) -> [Entry] {
    map { $0.key == entry.key ? Entry(key: $0.key, keySpan: $0.keySpan, value: value) : $0 }
  }
}

extension [Bool?] {
  /// Whether all hold, as far as that is known.
  var all: Bool? { contains(false) ? false : contains(nil) ? nil : true }
  /// Whether one holds, as far as that is known.
  var any: Bool? { contains(true) ? true : contains(nil) ? nil : false }
}

extension Condition {
  /// Whether the condition holds, where that depends on data alone.
  var known: Bool? {
    switch self {
    case .all(let parts): parts.map(\.known).all
    case .any(let parts): parts.map(\.known).any
    case .none(let parts): parts.map(\.known).any.map { !$0 }
    case .test(.constant(let holds)): holds
    case .test(.trait(.always, nil)): true
    case .test(.trait(.never, nil)): false
    case .test: nil
    }
  }
}

extension Template.Piece {
  fileprivate var text: String { if case .text(let text) = self { text } else { "" } }
}

extension Message {
  fileprivate static func mendedCondition(_ text: String, _ mended: String) -> Message {
    Message(
      "wrong-value",
      "'if' is a condition, not '\(text.shortened)'",
      remedy: "write if: \(mended.quotedInYAML)"
    )
  }
}

extension String {
  /// The text with the words of conditions in place of what programs write.
  fileprivate var inWordsOfConditions: String {
    var text = replacing(/({{[^}]*}}) +in +\[([^\]]*)\]/) { match in
      let values = match.2.split(separator: ",").map { $0.trimmed.asOperand }
      return values.map { "\(match.1) == \($0)" }.joined(separator: " or ")
    }
    text = text.replacing(/({{[^}]*}}) +(?:is|equals|eq) +('[^']*'|[^ ]+)/) { match in
      "\(match.1) == \(match.2.trimmed.asOperand)"
    }
    return WrittenCondition.mended(text) ?? text
  }

  /// The text as a condition compares with it: a placeholder as it is, and all else as data has it.
  private var asOperand: String {
    if hasPrefix("{{") { return self }
    let bare = filter { $0 != "'" && $0 != "\"" }
    let scalar = Scalar(text: bare, isPlain: bare == self, verbatimStart: nil)
    return DataReader.value(of: scalar).literal ?? self
  }
}

extension String {
  /// The same with the braces that a name of the data needs; for what is no condition by itself.
  fileprivate func conditionOnData(in data: DataFrame) -> (path: String, text: String)? {
    guard let match = firstMatch(of: /[A-Za-z_][A-Za-z0-9_.\-]*/),
      case let words = match.0.split(separator: ".").map(String.init),
      let first = words.first(where: { !["not", "data"].contains($0) }), data.knows(first)
    else { return nil }
    let path = words.filter { $0 != "data" }.joined(separator: ".")
    var text = withDataInBraces(data)
    if text == self { text = replacing(match.0, with: "{{\(path)}}", maxReplacements: 1) }
    text = text.replacing(/(}} *[=!]=) *([^'"{0-9\-&|].*?)(?= and | or | *&& | *\|\| |$)/) {
      match in
      let isValue = ["true", "false", "null"].contains(match.2)
      let quoted = "'" + match.2.replacing("'", with: "''") + "'"
      return "\(match.1) " + (isValue ? String(match.2) : quoted)
    }
    return (path, WrittenCondition.mended(text) ?? text)
  }

  /// The text with braces around the values of the data in it; for what is no condition by itself.
  ///
  /// A word that conditions have, such as `dark`, and a size, such as `card.width`, keep that meaning.
  fileprivate func withDataInBraces(_ data: DataFrame) -> String {
    guard utf8.count <= 200 else { return self }
    return replacing(/'[^']*'|[A-Za-z_][A-Za-z0-9_.\-]*/) { match in
      let word = String(match.0)
      let path = word.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      let isOfConditions =
        ["and", "or", "not", "true", "false", "null"].contains(word) || word.asCondition != nil
        || path.count > 1 && ["width", "height"].contains(path.last)
      guard !isOfConditions, !word.hasPrefix("'"), let value = data.find(path).value,
        value.literal != nil || word == self
      else { return word }
      return "{{\(word)}}"
    }
  }

  /// The condition that the text is, where it is one.
  fileprivate var asCondition: Condition? {
    var scanner = Scanner(self)
    do throws(Misread) {
      let condition = try scanner.condition(depth: 0)
      scanner.skipSpaces()
      return scanner.isAtEnd ? condition : nil
    } catch {
      return nil
    }
  }

  /// Whether a text ends where a value to compare with is wanted.
  fileprivate var isComparedNext: Bool {
    let end = utf8.reversed().drop { $0 == UInt8(ascii: " ") }
    guard let last = end.first else { return false }
    return "=<>".utf8.contains(last)
      || (end.starts(with: "si".utf8) && end.dropFirst(2).first == UInt8(ascii: " "))
  }

  /// What a value is compared with, as YAML has it, in a text that begins with a sign of comparison.
  fileprivate var comparedValue: String? {
    prefixMatch(of: #/ *[=<>!]+ *('(?:[^']|'')*'|-?[0-9][0-9.]*)/#).map { String($0.1) }
  }

  /// Whether a text begins with a sign of comparison.
  fileprivate var isComparedFirst: Bool {
    utf8.drop { $0 == UInt8(ascii: " ") }.first.map { "=<>!".utf8.contains($0) } ?? false
  }
}

extension DataValue {
  /// The value as conditions write it; nothing for what can't be compared.
  fileprivate var literal: String? {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number: text
    case .text(let text): "'" + text.replacing("'", with: "''") + "'"
    case .list, .mapping: nil
    }
  }
}
