import SnaplineData
import SnaplineDiagnostics

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
    let all = ReferenceTopic.all.flatMap { topic -> [ReferenceKey] in
      let isMeant = parts.count < 2 || topic.name == parts[0]
      // A plain view has the keys of every view.
      let isEvery = parts.first == "view" && parts.count == 2 && topic.name == "everyView"
      guard isMeant || isEvery else { return [] }
      return (topic.content + topic.keys).filter { $0.name == name }
    }
    // A class and a kind of value of one name have the same keys.
    var known: Set<String> = []
    return all.filter { parts.count < 2 || known.insert($0.owner + $0.sentence).inserted }
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

  /// What a class's key with a slip in it was meant for: 'vstack.spacing' for 'vstack.spacng'; of a word
  /// that is nearly one of other systems, 'paddding', that one.
  package static func nearest(to word: String) -> String? {
    let parts = word.split(separator: ".", maxSplits: 1).map(String.init)
    if parts.count == 1 {
      return nearestName(to: word, among: words) == nil ? ForeignWords.slip(in: word) : nil
    }
    guard parts.count == 2, word.utf8.count < 100 else { return nil }
    let topics = ReferenceTopic.all
    let isThere = topics.contains { $0.name == parts[0] }
    let owner = isThere ? parts[0] : nearestName(to: parts[0], among: topics.map(\.name))
    guard let topic = topics.first(where: { $0.name == owner }) else { return nil }
    let names = (topic.content + topic.keys).map(\.name)
    let every = topics.first { $0.name == "everyView" }.map { $0.keys.map(\.name) } ?? []
    guard let key = nearestName(to: parts[1], among: names) else {
      return nearestName(to: parts[1], among: every)
    }
    return "\(topic.name).\(key)"
  }

  private static let filters = ReferenceTopic.named("filters")?.forms ?? []
}
