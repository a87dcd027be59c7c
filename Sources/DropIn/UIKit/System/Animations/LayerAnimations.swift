import SnaplineLayout

/// The animations that a layer has, in their order.
final class LayerAnimations {
  final class Entry {
    let key: String?
    let animation: CAAnimation
    /// Whether it is over, and stays.
    var isOver = false

    init(_ animation: CAAnimation, key: String?) {
      self.animation = animation
      self.key = key
    }
  }

  private(set) var entries: [Entry] = []
  /// Those that were taken away, until their delegates have heard of it.
  private var leaving: [Entry] = []
  private var held: [AnyKeyPath: any HeldProperty] = [:]

  // What waits keeps nothing alive: an animation goes with its layer, and its delegate hears no more.

  func add(_ entry: Entry, to layer: Layer) {
    entries.append(entry)
    OpenTransactions.current.wait { [weak self, weak layer, weak entry] in
      guard let self, let layer, let entry else { return nil }
      return run(entry, on: layer)
    }
  }

  func remove(from layer: Layer, where isGone: (Entry) -> Bool) {
    let gone = entries.filter(isGone)
    entries.removeAll(where: isGone)
    for property in held.values { property.drop(gone, on: layer) }
    held = held.filter(\.value.isHeld)
    for entry in gone.reversed() where !entry.isOver {
      leaving.append(entry)
      OpenTransactions.current.wait { [weak self, weak entry] in
        guard let self, let entry else { return nil }
        leaving.removeAll { $0 === entry }
        entry.animation.delegate?.animationDidStop(entry.animation, finished: false)
        return nil
      }
    }
  }

  /// Sets a property to what an animation ends with; answers whether it could.
  func end(
    _ property: AnimatedProperty,
    with ending: AnimationEnding,
    of entry: Entry,
    on layer: Layer
  ) -> Bool {
    guard let kept = held[property.path] ?? property.hold(layer) else { return false }
    guard property.end(entry, ending, kept, layer) else { return false }
    held[property.path] = kept
    return true
  }

  /// Tells the delegate of the start and the end; answers what shows the end after that.
  private func run(_ entry: Entry, on layer: Layer) -> (() -> Void)? {
    guard has(entry) else { return nil }
    let animation = entry.animation
    animation.delegate?.animationDidStart(animation)
    // The delegate may have taken it away.
    guard has(entry), !animation.isEndless, layer.speed != 0 else { return nil }
    entry.isOver = true
    if animation.isRemovedOnCompletion { entries.removeAll { $0 === entry } }
    animation.delegate?.animationDidStop(animation, finished: true)
    guard animation.holdsItsEnd else { return nil }
    return { [self] in
      if has(entry) { animation.end(of: entry, in: self, on: layer) }
    }
  }

  private func has(_ entry: Entry) -> Bool { entries.contains { $0 === entry } }
}

extension Layer {
  var animations: LayerAnimations? { hung(LayerAnimations.self) }

  var animationsOrNew: LayerAnimations {
    if let animations { return animations }
    let new = LayerAnimations()
    hang(new)
    return new
  }
}
