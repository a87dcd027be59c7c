public import Foundation
import SnaplineLayout

/// Core Animation's transactions: changes of layers hold at once, and a completion is called when its
/// transaction is committed.
///
/// Outside of any, an implicit transaction is open, which is committed with the next layout: that is
/// when the run loop turns here.
public final class CATransaction: NSObject {
  private static var transactions: OpenTransactions { .current }

  public static func begin() { transactions.begin() }

  /// Ends the innermost transaction, and with it the animations that were added in it, and calls its
  /// completion; one too many does nothing.
  ///
  /// Delegates of animations are told before the completion, and what animations leave behind shows after
  /// it. A layout before that ends the animations too, and leaves the completion.
  public static func commit() { transactions.commit() }

  /// Sets what is called once all animations are over that are added from now on in the innermost
  /// transaction.
  ///
  /// A block that was set before is called for the animations since then; where there are none, at once.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    transactions.setCompletion(block)
  }

  public static func completionBlock() -> (() -> Void)? { transactions.completion }

  /// Commits the implicit transaction; within another one it does nothing.
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

  /// Sets a value of the innermost transaction; outside of any it holds until the next turn of the run
  /// loop.
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
