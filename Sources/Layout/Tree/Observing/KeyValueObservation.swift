public import Foundation

/// The observation of one member of an object, for as long as it is kept: Foundation's
/// `NSKeyValueObservation`.
public final class KeyValueObservation: NSObject {
  /// Looks whether the member has another value.
  private var check: (() -> Void)?

  init(check: @escaping () -> Void) { self.check = check }

  /// Ends the observation.
  public func invalidate() { check = nil }

  var isOver: Bool { check == nil }

  func look() { check?() }
}

/// A change of an observed member, as its observer gets it.
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
  /// Whether the change is still to come, which is never so here.
  public let isPrior: Bool
}

/// What an observer wants to be told; the raw values are Foundation's.
public struct KeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = KeyValueObservingOptions(rawValue: 1)
  public static let old = KeyValueObservingOptions(rawValue: 2)
  /// Reports the current value at once.
  public static let initial = KeyValueObservingOptions(rawValue: 4)
  public static let prior = KeyValueObservingOptions(rawValue: 8)
}
