import Foundation

/// How long something took, many times over.
public struct Timing: Sendable {
  /// In milliseconds, in the order of the rounds.
  public let samples: [Double]

  public init(samples: [Double]) {
    precondition(!samples.isEmpty, "Timing: nothing was measured")
    self.samples = samples
  }

  public var median: Double { samples.quantile(0.5) }
  public var minimum: Double { samples.quantile(0) }

  /// The median of this over the median of the other.
  ///
  /// The two took turns, so what slows the machine down for a while slows both.
  public func ratio(to other: Timing) -> Ratio {
    let rounds = zip(samples, other.samples).map { $0 / $1 }
    return Ratio(
      value: median / other.median,
      low: rounds.quantile(0.25),
      high: rounds.quantile(0.75)
    )
  }
}

/// How many times as long one thing took as another, and where the middle half of rounds lies.
public struct Ratio: Sendable, CustomStringConvertible {
  public let value: Double
  public let low: Double
  public let high: Double

  public var description: String { "\(value.short)× (\(low.short)–\(high.short))" }
}

/// Measures several things in turns: each round runs each of them once, in a rotating order.
///
/// - Parameters:
///   - rounds: How often each is measured, after one round that doesn't count.
///   - subjects: What to measure.
/// - Returns: A timing for each subject.
/// - Throws: What a subject throws.
public func takeTurns(
  rounds: Int,
  _ subjects: [() throws -> Void]
) throws -> [Timing] {
  let clock = ContinuousClock()
  var samples = [[Double]](repeating: [], count: subjects.count)
  for subject in subjects { try subject() }
  for round in 0..<rounds {
    for turn in subjects.indices {
      let index = (round + turn) % subjects.count
      let duration = try clock.measure { try subjects[index]() }
      samples[index].append(duration / .milliseconds(1))
    }
  }
  return samples.map(Timing.init(samples:))
}

extension [Double] {
  /// The value below which the given part of all values lies.
  fileprivate func quantile(_ part: Double) -> Double {
    let ordered = sorted()
    let place = part * Double(ordered.count - 1)
    let below = ordered[Int(place)]
    let above = ordered[Swift.min(Int(place) + 1, ordered.count - 1)]
    return below + (above - below) * (place - place.rounded(.down))
  }
}

extension Double {
  /// Three significant digits, never an exponent.
  public var short: String {
    guard isFinite else { return "\(self)" }
    let step = self == 0 ? 1 : pow(10, log10(magnitude).rounded(.down) - 2)
    // Rounded, it may have one digit more before the point.
    let rounded = (self / step).rounded() * step
    let places = rounded == 0 ? 2 : 2 - Int((log10(rounded.magnitude) + 1e-9).rounded(.down))
    return String(format: "%.\(Swift.max(0, Swift.min(places, 6)))f", self)
  }
}
