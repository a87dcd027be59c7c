/// Says in which circumstances something was found.
struct LintWords {
  let plan: LintPlan
  let design: ListedDesign

  /// So many lines tell enough; all are in the other formats.
  private static let mostLines = 4

  /// No line where it was found everywhere.
  func lines(of occurrences: [LintFault.Occurrence]) -> [String] {
    let all = plan.settings(of: design)
    let groups = Dictionary(grouping: occurrences.enumerated(), by: \.element.spans).values
      .sorted { $0[0].offset < $1[0].offset }
    let told = groups.count > Self.mostLines ? groups.prefix(Self.mostLines - 1) : groups[...]
    let lines = told.compactMap { group -> String? in
      let length = words(of: group[0].element.spans)
      let settings = words(of: group.map(\.element.setting), among: all)
      return length == nil && settings.isEmpty
        ? nil : ([length].compactMap(\.self) + settings).joined(separator: ", ")
    }
    let rest = groups.count - told.count
    return rest == 0 ? lines : lines + ["and in \(rest) more ways, which --format json lists"]
  }

  private func words(of spans: [ClosedRange<Int>]) -> String? {
    guard let length = plan.length, !spans.isEmpty, spans != [length.range] else { return nil }
    let parts = spans.map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)"
    }
    let isOne = spans.count == 1 && spans[0].count == 1
    return "at \(length.axis.rawValue)\(isOne ? "" : "s") " + parts.joined(separator: " and ")
  }

  /// What the settings have in common that not all have; each by itself where that doesn't say it.
  private func words(of settings: [LintSetting], among all: [LintSetting]) -> [String] {
    guard settings.count < all.count else { return [] }
    var product = 1
    var words: [String] = []
    for axis in ["variant", "textSize", "locale", "appearance"] {
      let own = distinct(axis, settings)
      let known = distinct(axis, all)
      product *= max(1, own.count)
      guard own.count < known.count else { continue }
      words.append("with \(Self.name(of: axis)) " + Self.list(own, among: known))
    }
    if product == settings.count { return words }
    let each = settings.prefix(3).map { setting in
      setting.words.map(\.value).joined(separator: " ")
    }
    let more = settings.count > 3 ? " and \(settings.count - 3) more" : ""
    return ["with " + each.joined(separator: "; ") + more]
  }

  private func distinct(_ axis: String, _ settings: [LintSetting]) -> [String] {
    var known: Set<String> = []
    return settings.compactMap { setting in
      setting.words.first { $0.axis == axis }?.value
    }.filter { known.insert($0).inserted }
  }

  private static func name(of axis: String) -> String {
    axis == "textSize" ? "text size" : axis
  }

  /// Neighbours in the order of the sweep are told by the first and the last.
  private static func list(_ names: [String], among known: [String]) -> String {
    let places = names.compactMap(known.firstIndex(of:)).sorted()
    guard names.count > 2, let first = places.first, let last = places.last,
      last - first + 1 == places.count
    else { return names.joined(separator: ", ") }
    return "\(known[first]) to \(known[last])"
  }
}
