/// A run, with the seconds that each kilometre took.
public struct Run {
  public var title, day: String
  public var seconds: [Int]

  public init(title: String, day: String, seconds: [Int]) {
    (self.title, self.day, self.seconds) = (title, day, seconds)
  }
}

/// Seconds as minutes and seconds.
func clock(_ seconds: Int) -> String {
  let rest = seconds % 60
  return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
}
