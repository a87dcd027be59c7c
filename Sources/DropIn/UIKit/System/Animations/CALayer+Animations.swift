import Foundation
public import SnaplineLayout

extension Layer {
  /// Adds an animation, which is over at the next turn of the run loop, and so before the next picture.
  ///
  /// A picture then shows the layer's own values. With a `fillMode` that goes forwards, and
  /// `isRemovedOnCompletion` at `false`, it shows the animation's end until the animation is removed;
  /// the members of the layer say so too, as there is only one layer. One that repeats for ever, or
  /// stands still, isn't over until it is removed, and the layer's own values show.
  ///
  /// Each call is recorded as a ``SystemCall``. The layer keeps a copy of the animation,
  /// but an animation of a subclass itself unless the subclass copies it (`copy(with:)`).
  public func add(_ anim: CAAnimation, forKey key: String?) {
    SystemCall.note("CALayer.add(_:forKey:)", anim.summary, key ?? "nil")
    // A layer has one transition at a time, whatever it is called.
    let key = anim is CATransition ? kCATransition : key
    if let key { removeAnimation(forKey: key) }
    animationsOrNew.add(LayerAnimations.Entry(anim.asItIs, key: key), to: self)
  }

  /// The animation of that key, until it is over, and longer if it stays.
  public func animation(forKey key: String) -> CAAnimation? {
    animations?.entries.first { $0.key == key }?.animation
  }

  /// The keys of the animations that have one; nothing where there are none.
  public func animationKeys() -> [String]? {
    let keys = animations?.entries.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }

  /// Takes an animation away, and with it what the layer shows of it.
  public func removeAnimation(forKey key: String) {
    animations?.remove(from: self) { $0.key == key }
  }
  public func removeAllAnimations() { animations?.remove(from: self) { _ in true } }

  /// The layer as it shows, which is the layer itself: nothing is under way.
  public func presentation() -> Self? { self }
  public func model() -> Self { self }
}

/// The key of a layer's transition.
public let kCATransition = "transition"
public let kCAOnOrderIn = "onOrderIn"
public let kCAOnOrderOut = "onOrderOut"
