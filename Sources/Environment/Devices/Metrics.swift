/// The generation of iOS whose sizes hold: bars, safe areas and colours changed over the years.
public enum Metrics: String, Hashable, Sendable, CaseIterable {
  case iOS11, iOS12, iOS13, iOS14, iOS15, iOS16, iOS17, iOS18, iOS26

  /// The generation's number.
  public var number: Int { Int(rawValue.drop { !$0.isNumber }) ?? 0 }
}

extension Metrics: Comparable {
  public static func < (one: Metrics, other: Metrics) -> Bool { one.number < other.number }
}
