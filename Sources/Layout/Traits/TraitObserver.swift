/// What waits for changes of some traits of a view.
final class TraitObserver: TraitChangeRegistration {
  let traits: [any TraitDefinition.Type]
  let handler: (View, TraitCollection) -> Void

  init(_ traits: [any TraitDefinition.Type], _ handler: @escaping (View, TraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}

/// A wish to be told of trait changes, kept to take it back.
public protocol TraitChangeRegistration: AnyObject {}

/// A place in a tree whose traits can be watched.
public protocol TraitChangeObservable: View {}

extension View: TraitChangeObservable {}

extension TraitChangeObservable {
  /// Calls `handler` with the view and its earlier traits whenever one of `traits` changes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type],
    handler: @escaping (_ view: Self, _ previousTraits: TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    let observer = TraitObserver(traits) { view, previous in
      if let view = view as? Self { handler(view, previous) }
    }
    changeRare { $0.traitObservers.append(observer) }
    return observer
  }

  public func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    rare?.traitObservers.removeAll { $0 === registration }
  }
}
