public import SnaplineDrawing
public import SnaplineEnvironment

/// What waits for changes of some traits of a view, or of a controller.
final class TraitObserver: TraitChangeRegistration {
  let traits: [any TraitDefinition.Type]
  let handler: (Responder, TraitCollection) -> Void

  init(
    _ traits: [any TraitDefinition.Type],
    _ handler: @escaping (Responder, TraitCollection) -> Void
  ) {
    self.traits = traits
    self.handler = handler
  }
}

/// A registration for trait changes, with which it can be removed.
public protocol TraitChangeRegistration: AnyObject {}

/// A view or a controller whose traits can be observed.
public protocol TraitChangeObservable: Responder {}

extension View: TraitChangeObservable {}
extension ViewController: TraitChangeObservable {}

extension Responder {
  func tellTraitObservers(from old: Traits, to new: Traits) {
    guard let observers = rare?.traitObservers, !observers.isEmpty else { return }
    let previous = TraitCollection(old)
    for observer in observers
    where observer.traits.contains(where: { !$0.isEqual(old, new) }) {
      observer.handler(self, previous)
    }
  }
}

extension TraitChangeObservable {
  /// Calls `handler` with this object and its earlier traits whenever one of `traits` changes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type],
    handler: @escaping (_ view: Self, _ previousTraits: TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    observe(traits, handler)
  }

  /// The same for a closure that names the type, such as `{ (self: Self, _) in … }`.
  @discardableResult
  public func registerForTraitChanges<Place: Responder>(
    _ traits: [any TraitDefinition.Type],
    handler: @escaping (_ view: Place, _ previousTraits: TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    observe(traits, handler)
  }

  /// Calls a method of this object with it and its earlier traits, as far as the method takes them.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type],
    action: Selector
  ) -> any TraitChangeRegistration {
    observe(traits) { (place: Self, previous) in
      _ = action.perform(on: place, with: [place, previous])
    }
  }

  /// The same for a method of another object, which isn't kept alive.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type],
    target: Any,
    action: Selector
  ) -> any TraitChangeRegistration {
    let object = target as AnyObject
    return observe(traits) { [weak object] (place: Self, previous) in
      guard let object else { return }
      _ = action.perform(on: object, with: [place, previous])
    }
  }

  private func observe<Place: Responder>(
    _ traits: [any TraitDefinition.Type],
    _ handler: @escaping (Place, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    let observer = TraitObserver(traits) { responder, previous in
      if let place = responder as? Place { handler(place, previous) }
    }
    changeRare { $0.traitObservers.append(observer) }
    return observer
  }

  public func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    rare?.traitObservers.removeAll { $0 === registration }
  }
}
