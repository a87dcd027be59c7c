public import Foundation
import SnaplineLayout

/// Core Animation's transactions: changes of layers hold at once, and a completion is called when its
/// transaction is committed.
public final class CATransaction: NSObject {
  private struct Level {
    var completion: (() -> Void)?
    var values: [String: Any] = [:]
  }

  private final class Open: KeptByThread {
    /// The transactions of a thread, the innermost last; the first is there without anybody's asking.
    var levels = [Level()]
  }

  public static func begin() {
    Open.current.levels.append(Level())
    AnimationTurn.begin()
  }

  /// Ends the innermost transaction, and with it the animations that were added in it, and calls its
  /// completion; one too many does nothing.
  ///
  /// Delegates of animations are told before the completion, and what animations leave behind shows after
  /// it.
  public static func commit() {
    let open = Open.current
    guard open.levels.count > 1, let level = open.levels.popLast() else { return }
    AnimationTurn.commit(level.completion)
  }

  /// What is called at the end of the innermost transaction, or at once outside of any.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    let open = Open.current
    guard open.levels.count > 1 else {
      block?()
      return
    }
    open.levels[open.levels.count - 1].completion = block
  }

  public static func completionBlock() -> (() -> Void)? { Open.current.levels.last?.completion }

  public static func flush() {}

  // MARK: Values

  // Nothing takes time that these could change.

  public static func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }
  public static func disableActions() -> Bool {
    switch value(forKey: kCATransactionDisableActions) {
    case let flag as Bool: flag
    case let number as NSNumber: number.boolValue
    default: false
    }
  }

  public static func setAnimationDuration(_ duration: CFTimeInterval) {
    setValue(duration, forKey: kCATransactionAnimationDuration)
  }
  public static func animationDuration() -> CFTimeInterval {
    value(forKey: kCATransactionAnimationDuration)
      .flatMap { AnimatedValue.number($0) }.map { CFTimeInterval($0) } ?? 0.25
  }

  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  /// Sets a value of the innermost transaction; outside of any it holds until the next turn of the run
  /// loop.
  public static func setValue(_ anObject: Any?, forKey key: String) {
    guard key != kCATransactionCompletionBlock else {
      setCompletionBlock(anObject as? () -> Void)
      return
    }
    let open = Open.current
    if open.levels.count == 1, open.levels[0].values.isEmpty, anObject != nil {
      AnimationTurn.wait { [weak open] in
        open?.levels[0].values = [:]
        return nil
      }
    }
    open.levels[open.levels.count - 1].values[key] = anObject
  }

  /// The value of the innermost transaction that has one.
  public static func value(forKey key: String) -> Any? {
    guard key != kCATransactionCompletionBlock else { return completionBlock() }
    return Open.current.levels.reversed().lazy.compactMap { $0.values[key] }.first
  }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
