internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineRuns
internal import SnaplineTerminal

/// What a run of `lint` found.
struct LintReport {
  let plan: LintPlan
  var faults: [LintFault] = []
  /// How many were left out, as the baseline has them.
  var known = 0
  /// Whether something couldn't be looked at.
  var isIncomplete = false
  private(set) var layouts = 0
  private var places: [ListedDesign: [LintKey: Int]] = [:]

  init(plan: LintPlan) { self.plan = plan }

  mutating func add(_ result: LintCase.Result, of item: LintCase) {
    layouts += result.layouts
    if result.isUnread { isIncomplete = true }
    for key in result.order {
      guard let sighting = result.sightings[key] else { continue }
      let occurrence = LintFault.Occurrence(setting: item.setting, spans: result.spans[key] ?? [])
      if let place = places[item.design]?[key] {
        faults[place].occurrences.append(occurrence)
        faults[place].sighting.count = max(faults[place].sighting.count, sighting.count)
      } else {
        places[item.design, default: [:]][key] = faults.count
        faults.append(
          LintFault(
            design: item.design,
            key: key,
            sighting: sighting,
            occurrences: [occurrence]
          )
        )
      }
    }
  }

  /// Leaves out what is known; answers how much of that wasn't found.
  mutating func leaveOut(_ baseline: LintBaseline) -> Int {
    var waiting: [LintBaseline.Entry: Int] = [:]
    for entry in baseline.findings { waiting[entry, default: 0] += 1 }
    let count = faults.count
    faults.removeAll { fault in
      let entry = LintBaseline.Entry(fault)
      guard let left = waiting[entry], left > 0 else { return false }
      waiting[entry] = left - 1
      return true
    }
    known = count - faults.count
    return waiting.values.reduce(0, +)
  }

  var status: ExitCode {
    if isIncomplete { return .trouble }
    return faults.isEmpty ? .success : .failure
  }

  /// The messages, by design and then by line.
  var messages: [Diagnostic] {
    sorted.map { $0.message(in: plan) }
  }

  var sorted: [LintFault] {
    let order = Dictionary(uniqueKeysWithValues: plan.designs.enumerated().map { ($1, $0) })
    return faults.enumerated().sorted { one, other in
      let (first, second) = (one.element, other.element)
      return (order[first.design] ?? 0, first.key.line ?? 0, one.offset)
        < (order[second.design] ?? 0, second.key.line ?? 0, other.offset)
    }.map(\.element)
  }

  func text(_ format: LintFormat, on console: Console) -> String {
    switch format {
    case .text:
      let style = console.style(for: .output)
      return messages.map { style.text(for: $0) }.joined() + summary + "\n"
    case .json: return LintDocument(self).text
    case .sarif: return SARIF(self).text
    case .github: return annotations
    }
  }

  private var summary: String {
    let designs = plan.designs.count == 1 ? "1 design" : "\(plan.designs.count) designs"
    let looks = layouts == 1 ? "1 layout" : "\(layouts) layouts"
    let found =
      switch faults.count {
      case 0: "nothing found"
      case 1: "1 finding"
      default: "\(faults.count) findings"
      }
    let old = known == 0 ? "" : ", \(known) known"
    return "\(found)\(old): \(designs), \(looks)"
  }

  private var annotations: String {
    let told = messages
    let most = GitHubText.mostAnnotations
    let shown = told.count > most ? told.prefix(most - 1) : told[...]
    var lines = shown.map { message in
      GitHubText.annotation(
        message.severity == .error ? "error" : "warning",
        file: message.place?.file,
        line: message.place?.line,
        title: message.subject,
        text: [message.cause, message.remedy].compactMap(\.self).joined(separator: "\n")
      )
    }
    if shown.count < told.count {
      lines.append(
        GitHubText.annotation(
          "warning",
          file: nil,
          line: nil,
          title: "Snapline",
          text: "\(told.count - shown.count) more findings; snapline lint prints all"
        )
      )
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
