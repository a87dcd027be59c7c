import SnaplineLayout

/// A constraint that doesn't hold in a layout.
package struct MissedAnswer: Codable, Equatable {
  package let key: String
  package let text: String
  package let place: PlaceAnswer?
  package let points: Double
  package let path: String?
}

extension AskedLayout {
  /// The constraints that somebody wrote and that don't hold in this layout, with what they miss.
  package func missed(_ words: any PlaceWords) -> [MissedAnswer] {
    let missed = canvas.constraintStates.filter(\.isMissed)
    guard !missed.isEmpty else { return [] }
    let paths = paths
    return missed.map { state in
      let reason = told(state.reason)
      return MissedAnswer(
        key: reason.line,
        text: reason.text.unquoted,
        place: words.place(reason.place),
        points: -state.slack,
        path: state.view.flatMap { paths[ObjectIdentifier($0)] }
      )
    }
  }
}
