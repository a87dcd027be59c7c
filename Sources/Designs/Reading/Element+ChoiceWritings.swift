import SnaplineScene

extension Writing {
  fileprivate init(condition: Node) {
    self.init(name: ConditionWords.condition.name, node: condition, key: condition.span)
  }

  /// Whether a condition holds, by the mark that its name has.
  fileprivate static func answer(
    _ holds: Bool,
    to mark: String,
    deciding names: Set<String>,
    at span: Span
  ) -> Writing {
    let scalar = Scalar(text: holds ? "yes" : "no", isPlain: false, verbatimStart: nil)
    var writing = Writing(
      name: SceneOrigins.Word.answer + mark,
      node: Node(scalar, span: span),
      key: span
    )
    writing.decided = names
    return writing
  }
}

extension Element {
  /// What the view's choices depend on, each by its number, with what it decides on; and for those that
  /// are settled when the tree is built, whether they hold.
  var choiceWritings: [Writing] {
    guard mayChoose else { return [] }
    var all = choices.compactMap { choice -> Choice? in
      // What always holds was said by whoever uses a component, and by no condition.
      guard let text = choice.condition.scalar?.text else { return choice }
      return ["always", "never"].contains(text) ? nil : choice
    }
    all += decisions.map { Choice(condition: $0.condition, names: $0.names, holds: nil) }
    var writings: [Writing] = []
    for (place, choice) in all.enumerated() {
      let mark = place == 0 ? "" : " \(place + 1)"
      var condition = Writing(
        name: ConditionWords.condition.name + mark,
        node: choice.condition,
        key: choice.condition.span
      )
      condition.decided = choice.names
      writings.append(condition)
      if let holds = choice.holds {
        writings.append(
          .answer(holds, to: mark, deciding: choice.names, at: choice.condition.span)
        )
      }
    }
    if let isTurned {
      let key = StackWords.adjusts.name
      let names = Set(StackTurn.replaced + [key])
      writings.append(.answer(isTurned, to: " " + key, deciding: names, at: span))
    }
    return writings
  }

  /// The conditions of views that would stand in it, did these hold.
  package var conditionsLeftOut: [Writing] {
    let ofData = settled.leftOut.map { Writing(condition: $0.condition) }
    return ofData.filter { !$0.templates.isEmpty } + leftOut.compactMap(\.existence)
  }

  /// The lists of the data that views in it are repeated for.
  package var repetitions: [DataRepetition] { settled.repetitions }

  /// Whether anything of the view may depend on a condition.
  private var mayChoose: Bool {
    isTurned != nil || values.says(ConditionWords.condition.name)
      || values.says(ConditionWords.choices.name) || !(origin?.parts.decisions.isEmpty ?? true)
  }

  /// The condition by which the view is there, as it is written; nothing where it always is.
  package var existence: Writing? {
    if let decision = origin?.parts.decisions.last(where: { $0.names.isEmpty }) {
      return Writing(condition: decision.condition)
    }
    guard values.existence != nil,
      let node = values.node(named: ConditionWords.condition.name)
    else { return nil }
    return Writing(condition: node)
  }

  private struct Choice {
    var condition: Node
    /// The keys that the branches say.
    var names: Set<String>
    /// Nothing where branches don't depend on it, or nobody has settled it.
    var holds: Bool?
  }

  /// The choices in the order in which they are settled; the condition by which the view is there is the
  /// first.
  private var choices: [Choice] {
    let branches = [ConditionWords.then.name, ConditionWords.otherwise.name]
    var found: [Choice] = []
    var waiting = answers[...]
    func add(_ written: (String) -> Node?) {
      let branchNodes = branches.compactMap(written)
      let holds = branchNodes.isEmpty ? nil : waiting.popFirst()
      guard let condition = written(ConditionWords.condition.name) else { return }
      let names = branchNodes.compactMap(\.mapping).joined().map(\.key)
      found.append(Choice(condition: condition, names: Set(names), holds: holds))
    }
    add(values.node)
    for choice in values.node(named: ConditionWords.choices.name)?.list ?? [] {
      add { key in choice.mapping?.first { $0.key == key }?.value }
    }
    return found
  }

  /// What data decided on before the view was read.
  private var decisions: [DataDecision] {
    let listed = values.node(named: ConditionWords.choices.name)?.list ?? []
    return (origin?.parts.decisions ?? []) + listed.flatMap { $0.parts.decisions }
  }
}
