extension Element {
  /// What is written of the view itself: neither its name, nor the views and equations in it.
  package var writings: [Writing] {
    let own = values.writings { name, _ in
      !Self.structural.contains(name) && !values.holdsViews(named: name)
    }
    // What has views in it is told by those views.
    let shown = content.writings { name, node in
      node.height <= Self.mostLevels && !content.holdsViews(named: name)
    }
    return own + styles + conditions + shown.map(\.ofContent)
  }

  private var styles: [Writing] {
    guard let entry = style?.entry else { return [] }
    return [Writing(name: entry.key, node: entry.value, key: entry.keySpan)]
  }

  /// What the view's choices depend on, each by its number, with what it decides on.
  private var conditions: [Writing] {
    let written = values.writtenNodes
    let names = (
      condition: ConditionWords.condition.name,
      branches: [ConditionWords.then.name, ConditionWords.otherwise.name]
    )
    var choices = [written]
    for choice in written[ConditionWords.choices.name]?.list ?? [] {
      let entries = (choice.mapping ?? []).map { ($0.key, $0.value) }
      choices.append(Dictionary(entries) { first, _ in first })
    }
    // What always holds was said by whoever uses a component, and by no condition.
    let asked = choices.filter { choice in
      choice[names.condition].map { $0.scalar?.text != "always" } ?? false
    }
    return asked.enumerated().compactMap { number, choice in
      guard let node = choice[names.condition] else { return nil }
      let name = number == 0 ? names.condition : "\(names.condition) \(number + 1)"
      var writing = Writing(name: name, node: node, key: node.span)
      writing.decided = Set(
        names.branches.compactMap { choice[$0]?.mapping }.flatMap { $0.map(\.key) }
      )
      return writing
    }
  }

  private static let mostLevels = 2

  private static let structural: Set<String> = [
    NodeWords.id.name, ViewWords.constraints.name, ConditionWords.condition.name,
    ConditionWords.then.name, ConditionWords.otherwise.name, ConditionWords.choices.name,
  ]
}

extension DesignDocument {
  /// What holds for the whole design, a name or key each, such as `colors.brand`.
  package var settings: [Writing] {
    let keys: Set<String> = [
      DocumentWords.canvas.name, DocumentWords.environment.name, DocumentWords.colors.name,
      DocumentWords.fonts.name, DocumentWords.styles.name,
    ]
    return values.writings { name, _ in keys.contains(name) }.flatMap { writing in
      let entries = writing.entries
      return entries.isEmpty ? [writing] : entries.map { $0.named(writing.name + "." + $0.name) }
    }
  }
}

extension Writing {
  fileprivate var ofContent: Writing {
    var writing = self
    writing.isContent = true
    return writing
  }

  fileprivate func named(_ name: String) -> Writing {
    var writing = self
    writing.name = name
    return writing
  }
}
