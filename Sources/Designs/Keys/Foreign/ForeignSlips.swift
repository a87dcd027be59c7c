import SnaplineDiagnostics

/// Foreign words with a slip of the hand in them.
extension ForeignWords {
  /// What to do in place of a key that is nearly a foreign one.
  ///
  /// A key that is nearer to one of the class's own was meant to be that one.
  static func remedyOfSlip(
    in entry: Entry,
    among entries: [Entry],
    of owner: ClassWord,
    in reading: Reading
  ) -> String? {
    guard let name = nearest(to: entry.key, among: keys) else { return nil }
    let meant = Entry(key: name, keySpan: entry.keySpan, value: entry.value)
    let others = entries.map { $0.key == entry.key ? meant : $0 }
    return remedy(for: meant, among: others, of: owner, in: reading)
  }

  /// The class that is meant by nearly a foreign name of one.
  static func classOfSlip(in key: String) -> String? {
    nearest(to: key, among: classes.keys).flatMap(className)
  }

  /// The word of other systems that is nearly written, where it is called otherwise here.
  static func slip(in word: String) -> String? {
    nearest(to: word, among: (Array(sayings.keys) + classes.keys).sorted()).flatMap { name in
      meant(by: name) == nil ? nil : name
    }
  }

  /// A short word has many neighbours, and is none of them.
  private static func nearest(to word: String, among known: some Sequence<String>) -> String? {
    guard (5...64).contains(word.count) else { return nil }
    return nearestName(to: word, among: known, atMost: word.count / 5)
  }

  private static let keys =
    Set(sayings.keys).union(remedies.keys).union(marginSides.keys).union(edgeNames.keys)
}
