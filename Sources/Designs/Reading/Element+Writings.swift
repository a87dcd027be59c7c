extension Element {
  /// What is written of the view itself: neither its name, nor the views and equations in it.
  package var writings: [Writing] {
    let own = values.writings.filter {
      !Self.structural.contains($0.name) && !values.holdsViews(named: $0.name)
    }
    // What has views in it is told by those views.
    let shown = content.writings.filter {
      $0.height <= Self.mostLevels && !content.holdsViews(named: $0.name)
    }
    return own + shown.map(\.ofContent)
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
    return values.writings.filter { keys.contains($0.name) }.flatMap { writing in
      writing.entries.isEmpty
        ? [writing] : writing.entries.map { $0.named(writing.name + "." + $0.name) }
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
