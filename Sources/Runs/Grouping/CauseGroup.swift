/// Cases of a run that have a cause in common.
///
/// Each case is in one group: that of the cause which most cases share.
package struct CauseGroup: Hashable, Sendable {
  /// What the cases of the group share: the leading cause, which all have, and each other that more
  /// than half of them have as well.
  package var causes: [Shared]
  /// In the order of their names.
  package var members: [Member]

  package struct Shared: Hashable, Sendable {
    package var cause: RunCause
    /// How many of the group's cases have it.
    package var count: Int
  }

  package struct Member: Hashable, Sendable {
    package var name: String
    /// What changed in this case besides what the group shares.
    package var others: [RunCause]

    package var isOutlier: Bool { !others.isEmpty }
  }

  /// The cases in which nothing changed but what the group shares.
  package var alike: [Member] { members.filter { !$0.isOutlier } }
  /// The cases that also changed otherwise.
  package var outliers: [Member] { members.filter(\.isOutlier) }

  /// The causes with the number of cases, such as `stack.spacing 8 → 12 · 212 snapshots`.
  package var text: String {
    let others = causes.dropFirst().map { shared in
      let isOfAll = shared.count == members.count
      return "and \(shared.cause.text)" + (isOfAll ? "" : " · \(shared.count) of them")
    }
    let count = members.count == 1 ? "1 snapshot" : "\(members.count) snapshots"
    return (["\(causes[0].cause.text) · \(count)"] + others).joined(separator: "\n")
  }
}

/// A cause as people read it, told of all cases that share it.
package struct RunCause: Hashable, Sendable, Codable {
  package var property: String
  package var old: String?
  package var new: String?
  /// Where it stands written, where that is one place for all cases.
  package var place: RecordedPlace?

  /// Such as `name.leading == stripe.trailing + 20 → + 28 (card.yaml:26)`.
  package var text: String {
    textWithoutPlace + (place.map { " (\($0.words))" } ?? "")
  }

  /// Such as `stack.spacing 8 → 12`.
  package var textWithoutPlace: String {
    property + (old.flatMap { old in new.map { " \(old) → \($0)" } } ?? "")
  }
}
