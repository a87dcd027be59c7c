internal import SnaplineDiagnostics
internal import SnaplineLayout
internal import SnaplineTerminal

/// A view, and maybe one number of its frame, as they stand on the command line.
struct ExplainTarget: Hashable {
  let view: String
  let attribute: LayoutConstraint.Attribute?

  /// The attributes that have a name here.
  static let attributes: [(name: String, attribute: LayoutConstraint.Attribute)] =
    LayoutConstraint.Attribute.allCases
    .filter {
      $0 != .notAnAttribute && $0.rawValue <= LayoutConstraint.Attribute.firstBaseline.rawValue
    }
    .map { ("\($0)", $0) }

  init(_ word: String) throws(UsageError) {
    guard let dot = word.firstIndex(of: ".") else {
      (view, attribute) = (word, nil)
      return
    }
    let view = String(word[..<dot])
    self.view = view
    let name = word[word.index(after: dot)...]
    guard let known = Self.attributes.first(where: { $0.name == name }) else {
      let names = Self.attributes.map(\.name)
      let near = nearestName(to: String(name), among: names)
      throw .contradiction(
        "a view has no '\(name)' to explain",
        remedy: near.map { "did you mean '\(view).\($0)'?" }
          ?? "write one of " + names.joined(separator: ", ")
      )
    }
    attribute = known.attribute
  }

  /// What is explained: the number that was asked for, or the four of a frame.
  var wanted: [LayoutConstraint.Attribute] {
    attribute.map { [$0] } ?? [.left, .top, .width, .height]
  }
}
