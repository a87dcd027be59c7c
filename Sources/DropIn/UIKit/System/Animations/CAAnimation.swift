public import Foundation
import SnaplineLayout

/// A change of a layer that takes time on a phone.
///
/// Here it ends at the next turn of the run loop, which is before the next picture.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  open var timingFunction: CAMediaTimingFunction?
  /// The delegate that is called at the start and the end.
  ///
  /// As on a phone, the animation keeps it alive.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation leaves the layer when it ends.
  open var isRemovedOnCompletion = true
  private var values: [String: Any] = [:]

  public override init() { super.init() }

  /// Archives can't be read here: an animation from a coder is a new one.
  public required init?(coder: NSCoder) { super.init() }

  /// Whether the animation goes on for ever, or stands still.
  var isEndless: Bool {
    speed == 0 || !duration.isFinite || !repeatDuration.isFinite
      || repeatCount >= .greatestFiniteMagnitude
  }

  /// Whether the layer shows the end of the animation once it is over.
  var holdsItsEnd: Bool { !isRemovedOnCompletion && fillsForwards }
  var fillsForwards: Bool { fillMode == .forwards || fillMode == .both }

  /// What tests read of the animation in the record of calls.
  var summary: String { "\(type(of: self))" }

  /// Sets properties of a layer to what the animation ends with.
  func end(of entry: LayerAnimations.Entry, in animations: LayerAnimations, on layer: Layer) {}

  // MARK: Copies

  /// Another animation with the same values.
  ///
  /// For a subclass that doesn't implement it, the copy is of the class that it extends.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = new()
    copy.take(self)
    return copy
  }

  func new() -> CAAnimation { CAAnimation() }

  func take(_ other: CAAnimation) {
    (beginTime, duration, speed) = (other.beginTime, other.duration, other.speed)
    (timeOffset, repeatCount) = (other.timeOffset, other.repeatCount)
    (repeatDuration, autoreverses) = (other.repeatDuration, other.autoreverses)
    (fillMode, timingFunction) = (other.fillMode, other.timingFunction)
    (delegate, isRemovedOnCompletion) = (other.delegate, other.isRemovedOnCompletion)
    values = other.values
  }

  // MARK: Values under names

  /// Keeps a value under a name of the caller's own, by which a delegate can identify the animation.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { values[key] }

  // MARK: As an action

  /// Adds the animation to a layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? Layer)?.add(self, forKey: event)
  }
}

/// A change of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  /// Whether the animation's value is added to the layer's own.
  open var isAdditive = false
  /// Whether each repetition begins where the one before ended.
  open var isCumulative = false
  open var valueFunction: CAValueFunction?

  public override init() { super.init() }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The value that the animation ends with.
  var ending: AnimationEnding? { nil }

  /// The property, through a value function where there is one.
  private var endingKeyPath: String? { valueFunction?.keyPath(after: keyPath) ?? keyPath }

  override var summary: String { "\(type(of: self)) of \(keyPath ?? "nothing")" }

  override func end(
    of entry: LayerAnimations.Entry,
    in animations: LayerAnimations,
    on layer: Layer
  ) {
    guard let keyPath = endingKeyPath, let ending = ending?.adding(isAdditive) else { return }
    if let property = AnimatedProperty(keyPath),
      animations.end(property, with: ending, of: entry, on: layer)
    {
      return
    }
    // Nothing here has the property, so the picture lacks what a phone would show.
    SystemCall.note("CAPropertyAnimation.keyPath", keyPath)
  }

  override func new() -> CAAnimation { CAPropertyAnimation() }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, valueFunction) = (other.keyPath, other.valueFunction)
    (isAdditive, isCumulative) = (other.isAdditive, other.isCumulative)
  }
}

extension CAAnimation {
  /// A copy, or the animation itself where its class doesn't make copies of its own kind.
  var asItIs: CAAnimation {
    guard let copy = copy() as? CAAnimation, type(of: copy) == type(of: self) else { return self }
    return copy
  }
}
