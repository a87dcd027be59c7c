/// The keys that say what holds when.
package enum ConditionWords {
  package static let condition = Key<ConditionValue>(
    "if",
    "The condition for the view to exist, or with 'then' and 'else', for their keys to apply."
  )
  package static let then = Key<Branch>(
    "then",
    "Keys that replace the view's own while the condition holds."
  )
  package static let otherwise = Key<Branch>(
    "else",
    "Keys that replace the view's own while the condition doesn't hold."
  )
  static let choices = Key<ChoiceList>(
    "conditions",
    "Several choices, each {if, then, else}; if two set the same key, the later one wins."
  )
  package static let configuration = Key<ConfigurationWord>(
    "configuration",
    "The state of the view: a word that 'configuration is …' compares.",
    standard: "main"
  )

  static let choice: [any Word] = [condition, then, otherwise]
  static let all: [any Word] = choice + [choices, configuration]
}

/// Keys of a view that hold under a condition.
package struct Branch: DesignValue {
  package var values: Values

  static let schema = JSONValue.named("branch-" + ClassWord.view.name)

  /// What is of the view itself, whatever holds.
  static let fixed: Set<String> = ["id", "each", "empty", "slot", "guides", "sequence", "defaults"]

  /// Reads the keys that the class knows, which is the one that the branch belongs to.
  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> Branch? {
    guard reading.isSaid(node, at: spot) else { return nil }
    guard let entries = node.mapping else {
      if !node.isUnreadable {
        let message = Message.wrongKind(
          spot,
          "a mapping of keys",
          node.kind,
          mended: node.joinedMappings
        )
        reading.report(message, at: node.span.prefix(1))
      }
      return nil
    }
    let word = ClassWord.named(spot.owner) ?? .view
    let said = entries.withoutExtensions
    let condition = reading.decides
    defer { reading.decides = condition }
    reading.decides = said.conditionText ?? condition
    var values = Values()
    let placement = PlacementCheck(of: said)
    let refused = placement.refused
    for entry in said where !refused.contains(entry.key) {
      if ClassWord.named(entry.key) != nil || fixed.contains(entry.key) {
        reading.report(.notInBranch(entry.key), at: entry.keySpan)
      } else if word.isStack, entry.key == StackTurn.axisKey.name {
        let isOtherwise = spot.key == ConditionWords.otherwise.name
        reading.report(.axisInBranch(entry, condition, isOtherwise), at: entry.keySpan)
      } else if !reading.readProperty(entry, of: word, into: &values),
        !reading.reportsComma(before: entry, among: said, of: word)
      {
        let message = Element.unknown(entry, of: word, among: said, in: reading)
        reading.report(message, at: entry.keySpan)
      }
    }
    placement.report(in: reading)
    reading.checkChoice(values, mustChoose: true)
    return Branch(values: values)
  }
}

/// Choices in order: a list of `{if, then, else}`.
struct ChoiceList: DesignValue {
  var choices: [Values]

  /// Which keys there are in a branch depends on the class, which says so itself.
  static let schema: JSONValue = ["type": "array", "items": .named("choice")]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> ChoiceList? {
    guard reading.isSaid(node, at: spot) else { return nil }
    guard let list = node.list else {
      if !node.isUnreadable {
        let entries = node.mapping ?? []
        let own = Message.keysBesideCondition(entries)?.mended
        let choice = own ?? (FormKeys.chooses(entries) ? node.flow : nil)
        let message = Message.wrongKind(
          spot,
          "a list of choices",
          node.kind,
          mended: choice.map { "[\($0)]" }
        )
        reading.report(message, at: node.span.prefix(1))
      }
      return nil
    }
    return ChoiceList(choices: list.compactMap { choice(of: $0, at: spot, in: reading) })
  }

  private static func choice(of node: Node, at spot: Spot, in reading: Reading) -> Values? {
    reading.inScope(of: node) { choiceInScope(of: node, at: spot, in: reading) }
  }

  private static func choiceInScope(of node: Node, at spot: Spot, in reading: Reading) -> Values? {
    guard let entries = node.mapping else {
      if !node.isUnreadable {
        reading.report(.wrongKind(spot, "a list of {if, then, else}", node.kind), at: node.span)
      }
      return nil
    }
    let (outer, asked) = (reading.decides, reading.asksForExistence)
    defer { (reading.decides, reading.asksForExistence) = (outer, asked) }
    (reading.decides, reading.asksForExistence) = (entries.conditionText, false)
    // Branches are read by the class of the node, which stands for the owner here.
    let values = reading.read(entries, by: ConditionWords.choice, owner: spot.owner) {
      .unknownObjectKey($0.key, of: spot.key, among: ConditionWords.choice)
    }
    guard values.says(ConditionWords.condition.name) else {
      reading.report(.missing(ConditionWords.condition.name, of: spot.key), at: node.span.prefix(1))
      return nil
    }
    reading.checkChoice(values, mustChoose: true)
    return values
  }
}

/// The name of a state.
package struct ConfigurationWord: ScalarValue {
  package var name: String

  static let meaning = "a word"
  static let remedy = "write one such as expanded"
  static let pattern = "[A-Za-z_][A-Za-z0-9_-]*"

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread)
    -> ConfigurationWord?
  { scanner.name().map { ConfigurationWord(name: $0) } }
}

extension Reading {
  /// Tells of branches without a condition, and of a condition that has to have branches.
  func checkChoice(_ values: Values, mustChoose: Bool) {
    let name = ConditionWords.condition.name
    let branches = [ConditionWords.then.name, ConditionWords.otherwise.name]
    guard let place = values.keySpan(named: name) else {
      for branch in branches {
        if let span = values.keySpan(named: branch) { report(.missing(name, of: branch), at: span) }
      }
      return
    }
    if branches.contains(where: values.says) { return }
    if mustChoose {
      // A condition that holds its branches in one text was told.
      guard values.says(name), values[ConditionWords.condition] != nil else { return }
      return report(.missing(branches[0], of: name), at: place)
    }
    let tests = values[ConditionWords.condition]?.condition.tests ?? []
    if tests.contains(where: \.needsViews) { report(.existenceByViews, at: place) }
  }
}

extension Node {
  /// The entries of all mappings in a list as one mapping, where the list has nothing else in it.
  fileprivate var joinedMappings: String? {
    guard let list, list.allSatisfy({ $0.mapping != nil }) else { return nil }
    return Node.flow(of: list.flatMap { $0.mapping ?? [] })
  }
}

extension Message {
  /// A choice that has its keys beside the condition, and not in a branch; nothing for any other.
  static func keysBesideCondition(_ entries: [Entry]) -> Message? {
    guard !FormKeys.chooses(entries),
      let condition = entries.first(where: { $0.key == FormKeys.condition })
    else { return nil }
    let others = entries.filter { $0.key != FormKeys.condition && !$0.key.hasPrefix("x-") }
    guard !others.isEmpty, let test = condition.value.flow, let keys = Node.flow(of: others)
    else { return nil }
    return Message(
      "missing-key",
      "'if' needs 'then', with the keys that hold so under it",
      mended: "{if: \(test), then: \(keys)}"
    )
  }

  fileprivate static func notInBranch(_ key: String) -> Message {
    let isClass = ClassWord.named(key) != nil
    return Message(
      "not-in-branch",
      "'\(key)' is the same whatever holds",
      remedy: isClass
        ? twoViews : "write it beside the class of the view"
    )
  }

  fileprivate static let existenceByViews = Message(
    "existence",
    "whether a view is there can't depend on other views, or on sizes",
    cause: "a view that comes or goes changes them",
    remedy: "write else: {hidden: true} beside this 'if'"
  )

  /// A stack turns by a key of its own.
  fileprivate static func axisInBranch(
    _ entry: Entry,
    _ condition: String?,
    _ isOtherwise: Bool
  ) -> Message {
    let axis = entry.value.scalar.flatMap { StackAxisWord(rawValue: $0.text) } ?? .vertical
    let said = condition ?? "…"
    let asked = isOtherwise ? "not (\(said))" : said
    return Message(
      "not-in-branch",
      "a stack turns by 'adjusts', not by a branch",
      remedy: "write adjusts: {if: \(asked.inYAML), axis: \(axis.rawValue)}"
    )
  }
}

// MARK: What holds

extension Values {
  /// The choices that these values leave to conditions, in the order in which they count.
  package var choices: [Values] {
    let own = says(ConditionWords.then.name) || says(ConditionWords.otherwise.name)
    let listed = self[ConditionWords.choices]?.choices ?? []
    return own ? [self] + listed : listed
  }

  /// What must be so for the view to be there.
  package var existence: ConditionValue? {
    let chooses = says(ConditionWords.then.name) || says(ConditionWords.otherwise.name)
    return chooses ? nil : self[ConditionWords.condition]
  }

  /// Goes through these values, and those of all branches in them.
  package func forEachBranch(_ body: (Values) -> Void) {
    body(self)
    for choice in choices {
      choice[ConditionWords.then]?.values.forEachBranch(body)
      choice[ConditionWords.otherwise]?.values.forEachBranch(body)
    }
  }

  /// All conditions that decide on these values.
  package var conditions: [ConditionValue] {
    var found: [ConditionValue] = []
    forEachBranch { values in
      if let existence = values.existence { found.append(existence) }
      if let turn = values[StackWords.adjusts]?.turn { found.append(turn.condition) }
      found += values.choices.compactMap { $0[ConditionWords.condition] }
    }
    return found
  }
}
