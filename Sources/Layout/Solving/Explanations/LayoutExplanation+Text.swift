import Foundation

extension LayoutExplanation: CustomStringConvertible {
  /// The explanation in lines: what a number depends on is below it, indented.
  public var description: String { lines.joined(separator: "\n") }

  public var lines: [String] {
    let name = "\(item.asItem).\(attribute)"
    var lines = ["\(name) is \(Numeral.short(value))"]
    if steps.isEmpty { return lines + ["  no constraint reaches it"] }
    // A number that is one of the four of a frame needs no second heading.
    let isItself = steps[0].attribute == attribute && steps[0].item == item
    for place in steps.indices where steps[place].parent == nil {
      if isItself, place == 0 {
        lines += self.lines(below: place, depth: 1)
      } else {
        lines += self.lines(of: place, depth: 1)
      }
    }
    if !isWhole { lines.append("  … and so on") }
    if let range { lines.append("  it may be anything\(range.words)") }
    for miss in misses {
      lines.append("  not met, by \(Numeral.short(miss.points)): \(miss.reason.line)")
      if let remedy = miss.remedy { lines.append("    \(remedy)") }
    }
    return lines
  }

  private func lines(of start: Int, depth: Int) -> [String] {
    var lines: [String] = []
    var waiting = [(place: start, depth: depth)]
    while let (place, depth) = waiting.popLast() {
      let step = steps[place]
      let lead = String(repeating: "  ", count: depth)
      lines.append("\(lead)\(step.item.asItem).\(step.attribute) is \(Numeral.short(step.value))")
      lines += step.reasonLines(depth: depth + 1)
      waiting += children(of: place).reversed().map { ($0, depth + 2) }
    }
    return lines
  }

  private func lines(below place: Int, depth: Int) -> [String] {
    steps[place].reasonLines(depth: depth)
      + children(of: place).flatMap { lines(of: $0, depth: depth + 1) }
  }

  private func children(of place: Int) -> [Int] {
    steps.indices.filter { steps[$0].parent == place }
  }
}

extension LayoutExplanation.Miss {
  /// The changes with which the constraint would hold, in words; `nil` where none is known.
  public var remedy: String? {
    var ways: [String] = []
    if let mended { ways.append("as \(mended)") }
    if !obstacles.isEmpty {
      ways.append("without " + obstacles.map(\.line).joined(separator: " and "))
    }
    return ways.isEmpty ? nil : "it would hold " + ways.joined(separator: ", or ")
  }
}

extension LayoutExplanation.Step {
  fileprivate func reasonLines(depth: Int) -> [String] {
    let lead = String(repeating: "  ", count: depth)
    let free = isFree ? ["nothing decides it: \(choice) was taken"] : []
    return (reasons.map(\.line) + free).map { lead + $0 }
  }

  /// Which of the values that would do it is.
  private var choice: String {
    let kind = isSize ? "size" : "position"
    let tolerance = 1e-6 * (1 + abs(value))
    if let range, value - range.lowerBound <= tolerance { return "the smallest \(kind)" }
    if let range, range.upperBound - value <= tolerance { return "the largest \(kind)" }
    return Numeral.short(value)
  }

  private var isSize: Bool { attribute == .width || attribute == .height }
}

extension ClosedRange<CGFloat> {
  /// Such as ` from 0 to 90`; of ends that are none nothing is said.
  fileprivate var words: String {
    let end = 9e5
    let (low, high) = (Numeral.short(lowerBound), Numeral.short(upperBound))
    return switch (lowerBound < -end, upperBound > end) {
    case (true, true): ""
    case (true, false): " up to \(high)"
    case (false, true): " from \(low) up"
    case (false, false): " from \(low) to \(high)"
    }
  }
}
