import SnaplineData

/// What the reference has for a word that somebody asks for.
package struct ReferenceLookup {
  package let topic: ReferenceTopic?
  package private(set) var keys: [ReferenceKey]
  /// The filter of that name: how it is written, and what it gives.
  package let filter: (form: String, meaning: String)?
  /// A design that uses the filter.
  package let filterExample: ReferenceExample?

  /// Nothing where the format has no such word.
  package init?(_ word: String) {
    topic = ReferenceTopic.named(word) ?? Self.topic(using: word)
    keys = Self.keys(named: word)
    filter = Self.filters.first { $0.form.prefix { $0.isLetter } == word }
    filterExample = FilterWord.named(word).map { ReferenceExample(filter: $0) }
    if topic == nil, keys.isEmpty, filter == nil { return nil }
  }

  /// The kind of value in whose forms the word is a key: 'parameters' of components, say.
  private static func topic(using word: String) -> ReferenceTopic? {
    guard !word.isEmpty, keys(named: word).isEmpty else { return nil }
    return ReferenceTopic.all.first { topic in
      topic.forms.contains { form in
        form.form.split { !$0.isLetter && $0 != ":" }.contains { $0 == word + ":" }
      }
    }
  }

  private static func keys(named word: String) -> [ReferenceKey] {
    let parts = word.split(separator: ".", maxSplits: 1).map { String($0) }
    let name = parts.last ?? word
    return ReferenceTopic.all.flatMap { topic -> [ReferenceKey] in
      let isMeant = parts.count < 2 || topic.name == parts[0]
      // A plain view has the keys of every view.
      let isEvery = parts.first == "view" && parts.count == 2 && topic.name == "everyView"
      guard isMeant || isEvery else { return [] }
      return (topic.content + topic.keys).filter { $0.name == name }
    }
  }

  /// What a word of UIKit, of other systems or of habit is called here.
  package static func meant(by word: String) -> String? { ForeignWords.meant(by: word) }

  /// Every word that there is an answer for.
  package static let words: [String] = {
    let topics = ReferenceTopic.all
    let keys = topics.flatMap { topic in (topic.content + topic.keys).map(\.name) }
    let others = filters.map { String($0.form.prefix { $0.isLetter }) }
    var known: Set<String> = []
    return (topics.map(\.name) + keys + others).filter { known.insert($0).inserted }
  }()

  private static let filters = ReferenceTopic.named("filters")?.forms ?? []
}
