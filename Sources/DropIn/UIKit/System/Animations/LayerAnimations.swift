import SnaplineLayout

/// The animations that a layer has, in their order.
final class LayerAnimations {
  final class Entry {
    let key: String?
    let animation: CAAnimation
    /// Whether it is over, and stays; what sets the layer back then waits for its removal.
    var isOver = false
    var undo: [() -> Void] = []

    init(_ animation: CAAnimation, key: String?) {
      self.animation = animation
      self.key = key
    }
  }

  private(set) var entries: [Entry] = []

  func add(_ entry: Entry, to layer: Layer) {
    entries.append(entry)
    AnimationTurn.wait { [weak self, weak layer] in
      guard let self, let layer else { return }
      run(entry, on: layer)
    }
  }

  func remove(where isGone: (Entry) -> Bool) {
    let gone = entries.filter(isGone)
    entries.removeAll(where: isGone)
    // The last one set the layer last.
    for entry in gone.reversed() {
      for undo in entry.undo.reversed() { undo() }
      guard !entry.isOver else { continue }
      let animation = entry.animation
      AnimationTurn.wait { animation.delegate?.animationDidStop(animation, finished: false) }
    }
  }

  private func run(_ entry: Entry, on layer: Layer) {
    guard entries.contains(where: { $0 === entry }) else { return }
    let animation = entry.animation
    animation.delegate?.animationDidStart(animation)
    // The delegate may have taken it away.
    guard entries.contains(where: { $0 === entry }), !animation.isEndless, layer.speed != 0 else {
      return
    }
    entry.isOver = true
    if animation.holdsItsEnd { entry.undo = animation.end(on: layer) }
    if animation.isRemovedOnCompletion { entries.removeAll { $0 === entry } }
    animation.delegate?.animationDidStop(animation, finished: true)
  }
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
