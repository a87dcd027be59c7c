public import Foundation

/// A watch over one member of an object, for as long as somebody keeps it: UIKit's code knows it as
/// `NSKeyValueObservation`.
public final class KeyValueObservation: NSObject {
  /// Looks whether the member has another value.
  private var check: (() -> Void)?

  init(check: @escaping () -> Void) { self.check = check }

  /// Ends the watch.
  public func invalidate() { check = nil }

  var isOver: Bool { check == nil }

  func look() { check?() }
}

/// What is told of a change of a watched member.
public struct KeyValueObservedChange<Value> {
  /// What kind of change it was; a view's members are only ever set.
  public enum Kind: UInt, Hashable, Sendable {
    case setting = 1
    case insertion = 2
    case removal = 3
    case replacement = 4
  }

  public let kind: Kind
  public let newValue: Value?
  public let oldValue: Value?
  /// Whether the change is still to come, which nobody is told here.
  public let isPrior: Bool
}

/// What a watch wants to be told; the raw values are Foundation's.
public struct KeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = KeyValueObservingOptions(rawValue: 1)
  public static let old = KeyValueObservingOptions(rawValue: 2)
  /// Tells the value that there is at once.
  public static let initial = KeyValueObservingOptions(rawValue: 4)
  public static let prior = KeyValueObservingOptions(rawValue: 8)
}
