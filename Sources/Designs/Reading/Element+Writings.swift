import SnaplineData
import SnaplineScene

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
    return own + styles + choiceWritings + shown.map(\.ofContent)
  }

  /// The name of the component that it is an instance of.
  package var component: String? { origin?.parts.component }

  /// The list of the data that it is repeated for.
  package var list: DataList? { origin?.parts.list }

  private var styles: [Writing] {
    guard let parts = origin?.parts, let entry = parts.style else { return [] }
    var writing = Writing(name: entry.key, node: entry.value, key: entry.keySpan)
    writing.decided = parts.styles
    return [writing]
  }

  private static let mostLevels = 2

  private static let structural: Set<String> = [
    NodeWords.id.name, ViewWords.constraints.name, ConditionWords.condition.name,
    ConditionWords.then.name, ConditionWords.otherwise.name, ConditionWords.choices.name,
  ]
}

extension DesignDocument {
  /// The data on which something depends that doesn't repeat it word by word; of a list so many entries.
  private var data: [Writing] {
    askedData.sorted { $0.key < $1.key }.compactMap { path, fill in
      let text: String? =
        switch fill.value {
        case .list(let list): list.count == 1 ? "1 entry" : "\(list.count) entries"
        case .mapping: nil
        case .null: "null"
        case .boolean, .number, .text: fill.value.text
        }
      guard let text, let place = fill.place else { return nil }
      let node = Node(Scalar(text: text, isPlain: false, verbatimStart: nil), span: place)
      return Writing(name: SceneOrigins.Word.data + path, node: node, key: place)
    }
  }

  private var styles: [Writing] {
    writtenStyles.map { Writing(name: "styles." + $0.key, node: $0.value, key: $0.keySpan) }
  }

  /// What holds for the whole design, a name or key each, such as `colors.brand`.
  package var settings: [Writing] {
    let keys: Set<String> = [
      DocumentWords.canvas.name, DocumentWords.environment.name, DocumentWords.colors.name,
      DocumentWords.fonts.name,
    ]
    return data + styles
      + values.writings { name, _ in keys.contains(name) }.flatMap { writing in
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
