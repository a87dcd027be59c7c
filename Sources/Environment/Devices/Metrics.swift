/// The generation of iOS whose sizes apply: bars, safe areas and colours changed over the years.
public enum Metrics: String, Hashable, Sendable, CaseIterable {
  case iOS11, iOS12, iOS13, iOS14, iOS15, iOS16, iOS17, iOS18, iOS26

  /// The generation's number.
  public var number: Int {
    switch self {
    case .iOS11: 11
    case .iOS12: 12
    case .iOS13: 13
    case .iOS14: 14
    case .iOS15: 15
    case .iOS16: 16
    case .iOS17: 17
    case .iOS18: 18
    case .iOS26: 26
    }
  }
}

extension Metrics: Comparable {
  public static func < (one: Metrics, other: Metrics) -> Bool { one.number < other.number }
}
