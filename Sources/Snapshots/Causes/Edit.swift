/// What somebody wrote otherwise: a number, a priority, a word, a text.
///
/// The same edit in another snapshot has the same ``Identity``, wherever it stands written.
package struct Edit: Hashable, Sendable {
  package struct Identity: Hashable, Sendable {
    /// What was edited, such as `stack.spacing` or `name.leading == stripe.trailing`.
    package var property: String
    package var old: String
    package var new: String
  }

  package var identity: Identity
  /// Where it stands written now, where that is known.
  package var place: EditPlace?
  /// How many more values were edited alike, as those of a chain are.
  package var alike = 0
  /// Whether it is of what stands behind a name, such as `styles.quiet.color`, and of no view.
  package var isOfName = false

  /// Such as `stack.spacing 8 → 12 (profile.yaml:29)`.
  package var text: String {
    let more = alike == 0 ? "" : ", and \(alike) more alike"
    let place = place.map { " (\($0.file):\($0.line))" } ?? ""
    return "\(identity.property) \(identity.old) → \(identity.new)\(place)\(more)"
  }
}

/// A line of a design or of a test.
package struct EditPlace: Hashable, Sendable {
  package var file: String
  package var line: Int
}

/// Edits of which each explains the same differences; nearly always one alone.
package struct EditCause: Hashable, Sendable {
  /// In the tree's order.
  package var edits: [Edit]
  /// The places of what follows in ``FoundDifferences/differences``, in the tree's order.
  package var explained: [Int]
  /// The properties that follow from this one, by the difference's place.
  ///
  /// A view that moved by one edit and grew by another is told below both. Of a difference that isn't
  /// here all follows.
  package var parts: [Int: Set<String>] = [:]

  package init(edits: [Edit], explained: [Int]) {
    (self.edits, self.explained) = (edits, explained)
  }

  package var text: String {
    let isShort = edits.count <= Self.mostTold
    var told = edits.prefix(isShort ? Self.mostTold : Self.mostTold - 1).map(\.text)
    if !isShort { told.append("\(edits.count - told.count) more edits") }
    return told.joined(separator: "\n  or ")
  }

  /// So many lines are told of edits that explain the same.
  private static let mostTold = 4
}
