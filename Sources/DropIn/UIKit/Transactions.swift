public import Foundation

/// Core Animation's transactions: changes of layers hold at once, and a completion is called when its
/// transaction is committed.
public final class CATransaction: NSObject {
  private static let key = "SnaplineTransactions"

  private final class Open {
    var completions: [(() -> Void)?] = []
  }

  /// What the open transactions of this thread have to call, the innermost last.
  private static var completions: [(() -> Void)?] {
    get { (Thread.current.threadDictionary[key] as? Open)?.completions ?? [] }
    set {
      let open = Open()
      open.completions = newValue
      Thread.current.threadDictionary[key] = newValue.isEmpty ? nil : open
    }
  }

  public static func begin() { completions.append(nil) }

  /// Ends the innermost transaction; one too many does nothing.
  public static func commit() {
    guard let completion = completions.popLast() else { return }
    completion?()
  }

  /// What is called at the end of the innermost transaction, or at once outside of any.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    guard !completions.isEmpty else {
      block?()
      return
    }
    completions[completions.count - 1] = block
  }

  // Nothing takes time that these could change.
  public static func setDisableActions(_ flag: Bool) {}
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  public static func flush() {}
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation, which has none here.
public final class CAMediaTimingFunction: NSObject {
  public init(name: CAMediaTimingFunctionName) {}
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {}
}
