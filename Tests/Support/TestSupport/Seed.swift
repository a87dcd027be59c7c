internal import Foundation

/// A random case that can be run again: its description is the number that reruns it.
public struct Seed: RandomNumberGenerator, CustomStringConvertible, Sendable {
  public let number: UInt64
  private var state: UInt64

  public init(_ number: UInt64) {
    self.number = number
    state = number
  }

  /// Seeds that are the same in every run.
  public static func some(_ count: Int) -> [Seed] {
    (0..<UInt64(count)).map { Seed($0 &* 7919 &+ 1) }
  }

  /// The same, as many times as many as `SNAPLINE_SEEDS` says: laws whose cases take long look at few
  /// in the suite, and at as many as one likes by themselves.
  public static func many(_ count: Int) -> [Seed] {
    let times = ProcessInfo.processInfo.environment["SNAPLINE_SEEDS"].flatMap { Int($0) } ?? 1
    return some(count * max(1, times))
  }

  public var description: String { "seed \(number)" }

  /// SplitMix64.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  public mutating func number(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  public mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < share
  }
}
