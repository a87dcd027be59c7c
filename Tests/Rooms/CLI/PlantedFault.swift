/// A design with a fault in it, and where a sweep has to find it.
struct PlantedFault: Sendable {
  enum Axis: String, CaseIterable, Sendable {
    case width, height, textSize, locale, appearance
  }

  struct Found: Sendable {
    let rule: String
    let line: Int
    let places: Places

    init(_ rule: String, _ line: Int, _ places: Places) {
      (self.rule, self.line, self.places) = (rule, line, places)
    }
  }

  enum Places: Sendable {
    case everywhere
    case lengths([ClosedRange<Int>])
    case names([String])
    /// The first and the last of some text sizes.
    case sizes(String, String)
  }

  let name: String
  let axis: Axis
  let found: [Found]
  let design: String

  init(_ name: String, _ axis: Axis, _ found: Found..., design: () -> String) {
    (self.name, self.axis, self.found, self.design) = (name, axis, found, design())
  }

  static let all = alongWidths + elsewhere

  var file: String { name.replacing(" ", with: "-") + ".yaml" }
}

extension PlantedFault.Axis {
  /// What is swept to find the faults that this axis has.
  var range: ClosedRange<Int>? {
    switch self {
    case .width: 200...420
    case .height: 150...420
    case .textSize, .locale, .appearance: nil
    }
  }

  var names: [String] {
    switch self {
    case .width, .height: []
    case .textSize:
      [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
        "accessibility2", "accessibility3", "accessibility4", "accessibility5",
      ]
    case .locale: ["en", "de", "ar", "pseudo"]
    case .appearance: ["light", "dark"]
    }
  }

  var sweep: String {
    guard let range else { return "\(rawValue)=\(names.joined(separator: ","))" }
    return "\(rawValue)=\(range.lowerBound)...\(range.upperBound)"
  }
}

extension PlantedFault.Places {
  /// The ends of the ranges of lengths that have the fault.
  func lengths(on axis: PlantedFault.Axis) -> [[Int]]? {
    switch self {
    case .everywhere: axis.range.map { [[$0.lowerBound, $0.upperBound]] }
    case .lengths(let ranges): ranges.map { [$0.lowerBound, $0.upperBound] }
    case .names, .sizes: nil
    }
  }

  /// The values of the axis that have it; none where lengths are swept.
  func names(on axis: PlantedFault.Axis) -> [String] {
    switch self {
    case .everywhere: return axis.names
    case .lengths: return []
    case .names(let names): return names
    case .sizes(let first, let last):
      let all = axis.names
      guard let start = all.firstIndex(of: first), let end = all.firstIndex(of: last) else {
        return []
      }
      return Array(all[start...end])
    }
  }

  /// What people are told of it; nothing where the fault is everywhere.
  func words(on axis: PlantedFault.Axis) -> String? {
    let name = axis == .textSize ? "text size" : axis.rawValue
    switch self {
    case .everywhere: return nil
    case .sizes(let first, let last): return "with \(name) \(first) to \(last)"
    case .names(let names): return "with \(name) \(names.joined(separator: ", "))"
    case .lengths(let ranges):
      let parts = ranges.map {
        $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)"
      }
      let isOne = ranges.count == 1 && ranges[0].count == 1
      return "at \(name)\(isOne ? "" : "s") \(parts.joined(separator: " and "))"
    }
  }
}
