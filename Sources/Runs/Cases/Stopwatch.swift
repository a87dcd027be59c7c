extension ContinuousClock.Instant {
  /// The milliseconds since then, to a thousandth.
  package var millisecondsUntilNow: Double {
    let milliseconds = duration(to: .now) / .milliseconds(1)
    return (milliseconds * 1_000).rounded() / 1_000
  }
}
