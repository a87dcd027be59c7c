import SnaplineLayout

/// A property of a layer that animations which stay have set.
protocol HeldProperty: AnyObject {
  /// Whether an animation still sets it.
  var isHeld: Bool { get }
  /// Sets the property to what it is without these animations.
  func drop(_ gone: [LayerAnimations.Entry], on layer: Layer)
}

/// The layer's own value of a property, and the animations that set it since, in order.
final class HeldValue<Owner: Layer, Value>: HeldProperty {
  private typealias Change = (entry: LayerAnimations.Entry, end: (Value) -> Value?)

  private let path: ReferenceWritableKeyPath<Owner, Value>
  private let isSame: (Value, Value) -> Bool
  private var own: Value
  private var shown: Value
  private var changes: [Change] = []

  init(
    _ path: ReferenceWritableKeyPath<Owner, Value>,
    of layer: Owner,
    isSame: @escaping (Value, Value) -> Bool
  ) {
    (self.path, self.isSame) = (path, isSame)
    own = layer[keyPath: path]
    shown = own
  }

  var isHeld: Bool { !changes.isEmpty }

  func add(
    _ entry: LayerAnimations.Entry,
    on layer: Owner,
    _ end: @escaping (Value) -> Value?
  ) -> Bool {
    guard end(layer[keyPath: path]) != nil else { return false }
    keepWhatWasSet(on: layer)
    changes.append((entry, end))
    show(on: layer)
    return true
  }

  func drop(_ gone: [LayerAnimations.Entry], on layer: Layer) {
    let left = changes.filter { change in !gone.contains { $0 === change.entry } }
    guard left.count < changes.count, let layer = layer as? Owner else { return }
    keepWhatWasSet(on: layer)
    changes = left
    show(on: layer)
  }

  /// Whoever set the property since then set the layer's own value.
  private func keepWhatWasSet(on layer: Owner) {
    let current = layer[keyPath: path]
    if !isSame(current, shown) { own = current }
  }

  private func show(on layer: Owner) {
    layer[keyPath: path] = changes.reduce(own) { value, change in change.end(value) ?? value }
    shown = layer[keyPath: path]
  }
}
