import SnaplineDiagnostics

/// What can be wrong with what a view shows, and with where that is said.
extension Message {
  static func misplacedContent(_ key: String, of owner: String) -> Message {
    Message(
      "misplaced-content",
      "'\(key)' is not content of '\(owner)'",
      remedy: "write it beside '\(owner):', not inside"
    )
  }

  /// What to write where a view would show one thing or another.
  static let twoViews = "write two views, each with an 'if' of its own"

  /// A choice between two contents of one view; nothing for any other content.
  static func conditionInContent(_ content: Node, of word: ClassWord, beside others: [Entry])
    -> Message?
  {
    guard let entries = content.mapping, FormKeys.chooses(entries),
      let condition = entries.first(where: { $0.key == FormKeys.condition })
    else { return nil }
    let test = condition.value.writtenText
    let views = entries.filter { FormKeys.areBranches($0.key) }.compactMap { entry -> String? in
      guard let test, let shown = entry.value.flow else { return nil }
      let opposite = test.allSatisfy(\.isLetter) ? "not \(test)" : "not (\(test))"
      let answer = entry.key == FormKeys.then ? test : opposite
      return "{if: \(answer.inYAML), \(word.name): \(shown)}"
    }
    let isAlone = others.count == 1
    return Message(
      "object-key",
      "'\(word.name)' has no 'if': what a view shows is the same whatever holds",
      remedy: views.count + 1 != entries.count
        ? twoViews
        : "write \(views.joined(separator: " and ")) as \(views.count == 1 ? "the view" : "two views")"
          + (isAlone ? "" : ", and the other keys on each")
    )
  }

  /// What a view shows, outside of its content, which keeps what it says.
  static func contentBeside(_ entry: Entry, of word: ClassWord, among entries: [Entry]) -> Message {
    Message(
      "misplaced-content",
      "'\(entry.key)' is what \(word.name.withArticle) shows, and stands inside",
      remedy: content(of: word, with: entries)
    )
  }

  /// The same by a word of other systems.
  static func contentBeside(
    _ entry: Entry,
    meant name: String,
    of word: ClassWord,
    among entries: [Entry]
  ) -> Message {
    let named = entries.map { other in
      let isMeant = other.keySpan.range == entry.keySpan.range
      return isMeant ? Entry(key: name, keySpan: other.keySpan, value: other.value) : other
    }
    return Message(
      "unknown-property",
      "'\(word.name)' has no property '\(entry.key.shortened)'",
      remedy: content(of: word, with: named)
    )
  }

  /// What a view shows, all of it in the mapping of its class.
  private static func content(of word: ClassWord, with entries: [Entry]) -> String {
    let inside = entries.first { $0.key == word.name }?.value
    // A value alone stands for what the other key says in another way, as a text for its markup.
    var own = inside?.mapping ?? []
    var beside = entries.filter { entry in
      entry.key == FormKeys.localized || word.contentKeys.contains { $0.name == entry.key }
    }
    if own.isEmpty, let inside, !inside.isNull, let first = word.contentKeys.first,
      !beside.contains(where: { instead.contains($0.key) })
    {
      own = [Entry(key: first.name, keySpan: inside.span, value: inside)]
    }
    // A key that only says yes, such as 'markup: true', means the text itself.
    if own.isEmpty, let inside, inside.scalar != nil, beside.count == 1,
      instead.contains(beside[0].key), ["true", "yes", "on"].contains(beside[0].value.scalar?.text)
    {
      own = [Entry(key: beside[0].key, keySpan: inside.span, value: inside)]
      beside = []
    }
    let said = own.filter { one in !beside.contains { $0.key == one.key } } + beside
    let pairs = said.map { $0.key + ": " + ($0.value.flow ?? "…") }
    return "write \(word.name): {\(pairs.joined(separator: ", "))}"
  }

  /// Keys that stand for the first one, and say what is shown in another way.
  private static let instead: Set<String> = ["markup", "localized", "symbol", "data"]

  /// Views under a key of their own, where the class already has them.
  static func childrenBeside(_ key: String, of word: ClassWord) -> Message {
    let isContainer = if case .children = word.content { true } else { false }
    return Message(
      "unknown-property",
      "'\(word.name)' has no property '\(key.shortened)'",
      remedy: isContainer
        ? "leave '\(key.shortened):' out; its views stand under '\(word.name):' itself"
        : "put both into the list of a 'view:', as a \(word.name) holds no views"
    )
  }

  /// Views under a key of their own inside of the class that holds them.
  static func childrenInside(_ views: Entry, among entries: [Entry], of word: ClassWord) -> Message
  {
    let beside = entries.filter { $0.keySpan.range != views.keySpan.range }
    let own = Entry(key: word.name, keySpan: views.keySpan, value: views.value)
    let line = Node.flow(of: [own] + beside).map { ": " + $0.dropFirst().dropLast() } ?? ""
    let names = beside.map { "'\($0.key.shortened)'" }.prefix(4).joined(separator: ", ")
    return Message(
      "misplaced-content",
      "the views of \(word.name.withArticle) are a list, and stand under no '\(views.key.shortened)'",
      remedy: "list them under '\(word.name):'"
        + (beside.isEmpty ? "" : ", and write \(names) beside it") + line
    )
  }
}
