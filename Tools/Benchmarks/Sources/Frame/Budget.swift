/// A time after which a measurement makes do with the rounds that it has.
public struct Budget: Sendable {
  private let end: ContinuousClock.Instant

  public init(_ duration: Duration) { end = ContinuousClock().now + duration }

  public var isSpent: Bool { ContinuousClock().now >= end }
}
