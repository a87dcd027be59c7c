/// What a room above keeps with a view, to be told how things stand with it.
package protocol ViewCompanion: AnyObject {
  /// The view's bounds changed, or whether it is hidden.
  func watched(_ view: View)
  /// The traits of the view's place changed; its class has been told.
  func traitsChanged(of view: View)
  /// The layout pass asks the view for its constraints.
  func updateConstraints(of view: View)
}

extension View {
  /// Who is told of changes of the view, and asked for its constraints; it lives as long as the view.
  package final var companion: (any ViewCompanion)? {
    get { rare?.companion }
    set {
      rareOrNew.companion = newValue
      guard newValue != nil else { return }
      flags.insert(.isWatched)
      // A companion is asked for constraints as an override would be.
      flags.remove(.isBare)
    }
  }

  /// The number of the layout pass that the view's tree is in, nothing outside of one.
  package final var layoutPassNumber: Int? { root.rare?.pass?.numberInHand }
}
