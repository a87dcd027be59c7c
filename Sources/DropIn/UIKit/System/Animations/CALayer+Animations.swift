import Foundation
public import SnaplineLayout

extension Layer {
  /// Adds an animation, which ends at the next turn of the run loop, and so before the next picture.
  ///
  /// A picture then shows the layer's own values. If `fillMode` goes forwards, and
  /// `isRemovedOnCompletion` is `false`, it shows the animation's end until the animation is removed; the
  /// layer's members then have these values too, because there is only one layer. An animation that
  /// repeats for ever, or has no speed, ends only when it is removed, and the layer's own values are
  /// visible.
  ///
  /// Each call is recorded as a ``SystemCall``. The layer keeps a copy of the animation, or the animation
  /// itself if it is of a subclass that doesn't implement `copy(with:)`.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    SystemCall.note("CALayer.add(_:forKey:)", anim.summary, key ?? "nil")
    // A layer has one transition at a time, whatever it is called.
    let key = anim is CATransition ? kCATransition : key
    if let key { removeAnimation(forKey: key) }
    animationsOrNew.add(LayerAnimations.Entry(anim.asItIs, key: key), to: self)
  }

  /// The animation with a key, until it ends, or until it is removed if it stays after its end.
  public func animation(forKey key: String) -> CAAnimation? {
    animations?.entries.first { $0.key == key }?.animation
  }

  /// The keys of the animations that have one; `nil` if there are none.
  public func animationKeys() -> [String]? {
    let keys = animations?.entries.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }

  /// Removes an animation, and the values that the layer shows because of it.
  public func removeAnimation(forKey key: String) {
    animations?.remove(from: self) { $0.key == key }
  }
  public func removeAllAnimations() { animations?.remove(from: self) { _ in true } }

  /// The layer itself, because no animation is running.
  public func presentation() -> Self? { self }
  public func model() -> Self { self }
}

/// The key of a layer's transition.
public let kCATransition = "transition"
public let kCAOnOrderIn = "onOrderIn"
public let kCAOnOrderOut = "onOrderOut"
