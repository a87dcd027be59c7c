import SnaplineDiagnostics

/// Looks along a line of values for those at which something begins to go wrong.
///
/// From the value that is shown it goes both ways in steps, and halves the step in which something appears until
/// that is known as exactly as is asked for. Of what is wrong at the shown value it finds where that ends.
package struct BreakSearch {
  /// The value to begin at.
  package let start: Double
  package let range: ClosedRange<Double>
  package let step: Double
  /// How near the found value is to the last one at which the problem wasn't there.
  package let precision: Double
  private let look: (Double) -> Set<LayoutProblem>
  /// Whether there is still time; what was found until then may be less exact.
  package var goesOn: () -> Bool = { true }
  private let seen = Seen()

  /// What was found at values: many problems appear within the same step, and are sought at the same values.
  private final class Seen {
    var problems: [Double: Set<LayoutProblem>] = [:]
  }

  package init(
    start: Double,
    range: ClosedRange<Double>,
    step: Double,
    precision: Double,
    problems: @escaping (Double) -> Set<LayoutProblem>
  ) {
    (self.start, self.range, self.step) = (start, range, step)
    (self.precision, look) = (precision, problems)
  }

  private func problems(_ value: Double) -> Set<LayoutProblem> {
    if let known = seen.problems[value] { return known }
    let found = look(value)
    seen.problems[value] = found
    return found
  }

  /// A value at which a problem is there, while it isn't at the value before it.
  package struct Point {
    package let value: Double
    package let lastGood: Double
    package let problem: LayoutProblem
    /// Whether the problem is there at the value to begin at; it then is there up to this one.
    package var isHere = false
  }

  /// The first value on either side at which each problem appears, in the order of the values.
  ///
  /// A problem that is there at the value to begin at has the last value on either side at which it is; one that
  /// never ends has the value to begin at, also as the last good one.
  package func points() -> [Point] {
    let known = problems(start)
    var points = points(by: -step, besides: known) + points(by: step, besides: known)
    let ending = Set(points.lazy.filter(\.isHere).map(\.problem))
    points += known.subtracting(ending).map {
      Point(value: start, lastGood: start, problem: $0, isHere: true)
    }
    return points.sorted {
      ($0.value, $0.problem.message.subject) < ($1.value, $1.problem.message.subject)
    }
  }

  private func points(by step: Double, besides known: Set<LayoutProblem>) -> [Point] {
    var (known, here) = (known, known)
    var points: [Point] = []
    var (good, present) = (start, known)
    while goesOn() {
      let next = min(max(good + step, range.lowerBound), range.upperBound)
      guard next != good else { break }
      let now = problems(next)
      for problem in now where !known.contains(problem) && !present.contains(problem) {
        points.append(point(of: problem, from: good, to: next))
        known.insert(problem)
      }
      for problem in here.subtracting(now) {
        var end = point(of: problem, from: next, to: good)
        end.isHere = true
        points.append(end)
        here.remove(problem)
      }
      (good, present) = (next, now)
    }
    return points
  }

  private func point(of problem: LayoutProblem, from good: Double, to bad: Double) -> Point {
    var (good, bad, problem) = (good, bad, problem)
    while abs(bad - good) > precision, goesOn() {
      let middle = good + ((bad - good) / 2 / precision).rounded() * precision
      guard middle != good, middle != bad else { break }
      if let found = problems(middle).first(where: { $0 == problem }) {
        (bad, problem) = (middle, found)
      } else {
        good = middle
      }
    }
    return Point(value: bad, lastGood: good, problem: problem)
  }
}
