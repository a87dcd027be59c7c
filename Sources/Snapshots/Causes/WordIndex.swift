import SnaplineScene

/// The words of a scene by what they are about: each is read once, however often it is asked for.
struct WordIndex {
  private struct Key: Hashable {
    var node: Int
    var text: String
  }

  private let words: [SceneOrigins.Word]
  /// The words that mention a name, in their order.
  private var mentions: [Substring: [Int]] = [:]
  /// The first word of a view by each name, and the first by each value.
  private var byName: [Key: Int] = [:]
  private var byValue: [Key: Int] = [:]

  init(_ origins: SceneOrigins) {
    words = origins.words
    for (place, word) in words.enumerated() {
      for name in Set(word.value.names) { mentions[name, default: []].append(place) }
      guard let node = word.node else { continue }
      let (name, value) = (Key(node: node, text: word.name), Key(node: node, text: word.value))
      byName[name] = byName[name] ?? place
      if word.isContent { byValue[value] = byValue[value] ?? place }
    }
  }

  func mentioning(_ name: Substring) -> [SceneOrigins.Word] {
    (mentions[name] ?? []).map { words[$0] }
  }

  /// The line of the word by which a view says something.
  func line(of value: String, in view: Int) -> SceneOrigins.Line? {
    word(saying: value, in: view)?.line
  }

  /// The word by which a view says something.
  func word(saying value: String, in view: Int) -> SceneOrigins.Word? {
    byValue[Key(node: view - 1, text: value)].map { words[$0] }
  }

  func word(_ name: String, of view: Int) -> SceneOrigins.Word? {
    byName[Key(node: view - 1, text: name)].map { words[$0] }
  }

  /// The views that use a name of the design, by whichever name leads to it.
  func users(of name: Substring) -> Set<Int> {
    var users: Set<Int> = []
    var known: Set<Substring> = [name]
    var waiting = [name]
    while let next = waiting.popLast() {
      for word in mentioning(next) {
        if let node = word.node {
          users.insert(node + 1)
        } else if let other = word.nameOfSetting, known.insert(other).inserted {
          waiting.append(other)
        }
      }
    }
    return users
  }
}

extension SceneOrigins.Word {
  /// What follows the dot, as `brand` in `colors.brand`.
  fileprivate var nameOfSetting: Substring? {
    name.firstIndex(of: ".").map { name[name.index(after: $0)...] }
  }
}

extension String {
  /// What may be a name in it.
  fileprivate var names: [Substring] {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }
  }
}
