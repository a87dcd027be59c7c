public import Foundation
import SnaplineLayout

/// Core Animation's transactions: changes of layers apply at once, and completions are called on commit.
///
/// Outside of all others, an implicit transaction is open. It is committed with the next layout, which is
/// the next turn of the run loop here.
public final class CATransaction: NSObject {
  private static var transactions: OpenTransactions { .current }

  public static func begin() { transactions.begin() }

  /// Ends the innermost transaction, and the animations that were added in it, and calls its completion.
  ///
  /// Delegates of animations are called before the completion, and values that stay after an animation are
  /// visible after the completion. A layout before that ends the animations too, but doesn't call the
  /// completion. Without an open transaction, nothing happens.
  public static func commit() { transactions.commit() }

  /// Sets a block that is called after the animations that the innermost transaction gets from now on.
  ///
  /// A block that was set before is called after the animations that were added since then; without any,
  /// at once.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    transactions.setCompletion(block)
  }

  public static func completionBlock() -> (() -> Void)? { transactions.completion }

  /// Commits the implicit transaction; inside of another one, it has no effect.
  public static func flush() { transactions.flush() }

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

  /// Sets a value of the innermost transaction.
  ///
  /// Outside of all, it applies until the next turn of the run loop.
  public static func setValue(_ anObject: Any?, forKey key: String) {
    if key == kCATransactionCompletionBlock {
      setCompletionBlock(anObject as? () -> Void)
    } else {
      transactions[key] = anObject
    }
  }

  /// The value of the innermost transaction that has one.
  public static func value(forKey key: String) -> Any? {
    key == kCATransactionCompletionBlock ? completionBlock() : transactions[key]
  }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
