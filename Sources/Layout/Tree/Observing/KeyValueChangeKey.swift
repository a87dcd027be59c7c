/// The keys under which an observer finds the parts of a change: Foundation's `NSKeyValueChangeKey`, which
/// Linux lacks.
public struct KeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let kindKey = KeyValueChangeKey(rawValue: "kind")
  public static let newKey = KeyValueChangeKey(rawValue: "new")
  public static let oldKey = KeyValueChangeKey(rawValue: "old")
  public static let indexesKey = KeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = KeyValueChangeKey(rawValue: "notificationIsPrior")
}
