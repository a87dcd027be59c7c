/// Words by their beginnings, for a short pattern of all of them.
struct WordTree {
  private var endsHere = false
  private var branches: [(letter: Character, tree: WordTree)] = []

  init(_ words: some Sequence<String>) {
    for word in words { add(word[...]) }
  }

  private init() {}

  private mutating func add(_ word: Substring) {
    guard let first = word.first else {
      endsHere = true
      return
    }
    if let place = branches.firstIndex(where: { $0.letter == first }) {
      branches[place].tree.add(word.dropFirst())
    } else {
      var tree = WordTree()
      tree.add(word.dropFirst())
      branches.append((first, tree))
    }
  }

  /// A regular expression that each of the words matches, and nothing else.
  var pattern: String {
    let parts = branches.map { String($0.letter) + $0.tree.pattern }
    guard !parts.isEmpty else { return "" }
    let one = parts.count == 1 && !endsHere ? parts[0] : "(" + parts.joined(separator: "|") + ")"
    return endsHere ? one + "?" : one
  }
}
