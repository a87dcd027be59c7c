internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineRuns
internal import SnaplineTerminal

/// What a run of `lint` found.
struct LintReport {
  let plan: LintPlan
  private(set) var faults: [LintFault] = []
  /// How many were left out, as the baseline has them.
  private(set) var known = 0
  /// Whether something couldn't be looked at.
  var isIncomplete = false
  private(set) var layouts = 0
  private var places: [ListedDesign: [LintKey: Int]] = [:]
  private var pictures: [ListedDesign: [LintKey: String]] = [:]

  init(plan: LintPlan) { self.plan = plan }

  mutating func add(_ result: LintCase.Result, of item: LintCase) {
    layouts += result.layouts
    for message in result.errors {
      isIncomplete = true
      note(LintSighting(message: message), as: LintKey(message, view: nil), of: item.design, nil)
    }
    for key in result.order {
      guard let sighting = result.sightings[key] else { continue }
      let spans = result.spans[key] ?? []
      let occurrence = LintFault.Occurrence(setting: item.setting, spans: spans)
      note(sighting, as: key, of: item.design, occurrence)
    }
  }

  /// Without an occurrence it is why the design can't be read.
  private mutating func note(
    _ sighting: LintSighting,
    as key: LintKey,
    of design: ListedDesign,
    _ occurrence: LintFault.Occurrence?
  ) {
    let occurrences = [occurrence].compactMap(\.self)
    if let place = places[design]?[key] {
      faults[place].occurrences += occurrences
      faults[place].views = max(faults[place].views, sighting.views)
      return
    }
    places[design, default: [:]][key] = faults.count
    faults.append(LintFault(of: design, key, sighting, occurrences))
  }

  // MARK: A baseline

  /// Leaves out what is known; answers how much of that should have been found and wasn't.
  mutating func leaveOut(_ baseline: LintBaseline, by names: LintBaselineNames) -> Int {
    var waiting: [LintBaseline.Entry: Int] = [:]
    let files = Set(plan.designs.map(names.file))
    for entry in baseline.findings where isLookedFor(entry, files) {
      waiting[entry, default: 0] += 1
    }
    let count = faults.count
    faults.removeAll { fault in
      guard !fault.isUnread else { return false }
      let entry = names.entry(fault)
      guard let left = waiting[entry], left > 0 else { return false }
      waiting[entry] = left - 1
      return true
    }
    known = count - faults.count
    return waiting.values.reduce(0, +)
  }

  /// Puts what was found into a baseline; what this run didn't look for stays there.
  mutating func keep(in baseline: inout LintBaseline, by names: LintBaselineNames) {
    let found = faults.filter { !$0.isUnread }
    let files = Set(plan.designs.map(names.file))
    baseline.findings.removeAll { isLookedFor($0, files) }
    baseline.findings += found.map(names.entry)
    baseline.findings.sort { ($0.file, $0.rule, $0.about) < ($1.file, $1.rule, $1.about) }
    known = found.count
    faults.removeAll { !$0.isUnread }
  }

  /// Whether this run would have found an entry, were it still there.
  private func isLookedFor(_ entry: LintBaseline.Entry, _ files: Set<String>) -> Bool {
    files.contains(entry.file) && plan.looksFor(entry.rule)
  }

  // MARK: Pictures

  /// Writes the pictures that somebody asked for, and notes where they are.
  mutating func draw(by maker: LintPictures?) {
    guard let maker else { return }
    let told = told
    let (paths, isWhole) = maker.write(told)
    for (fault, path) in zip(told, paths) { pictures[fault.design, default: [:]][fault.key] = path }
    if !isWhole { isIncomplete = true }
  }

  // MARK: Words

  var status: ExitCode {
    if isIncomplete { return .trouble }
    return faults.isEmpty ? .success : .failure
  }

  /// What is told, by design and then by line.
  var told: [LintFault] {
    let order = Dictionary(uniqueKeysWithValues: plan.designs.enumerated().map { ($1, $0) })
    let sorted = faults.enumerated().sorted { one, other in
      let (first, second) = (one.element, other.element)
      return (order[first.design] ?? 0, first.key.line ?? 0, one.offset)
        < (order[second.design] ?? 0, second.key.line ?? 0, other.offset)
    }
    return LintFault.together(sorted.map(\.element)).map { fault in
      var fault = fault
      fault.picture = pictures[fault.design]?[fault.key]
      return fault
    }
  }

  func text(_ format: LintFormat, on console: Console) -> String {
    switch format {
    case .text:
      let style = console.style(for: .output)
      let told = told
      let messages = told.map { GitHubText.inert(style.text(for: $0.message(in: plan))) }
      return messages.joined() + summary(of: told.count) + "\n"
    case .json: return LintDocument(self).text
    case .sarif: return SARIF(self).text
    case .github: return annotations
    }
  }

  private func summary(of count: Int) -> String {
    let designs = plan.designs.count == 1 ? "1 design" : "\(plan.designs.count) designs"
    let looks = layouts == 1 ? "1 layout" : "\(layouts) layouts"
    let found =
      switch count {
      case 0: "nothing found"
      case 1: "1 finding"
      default: "\(count) findings"
      }
    let old = known == 0 ? "" : ", \(known) known"
    return "\(found)\(old): \(designs), \(looks)"
  }

  /// Errors come first; of each kind GitHub shows so many.
  private var annotations: String {
    let messages = told.map { $0.message(in: plan) }
    return ["error", "warning"].flatMap { kind in
      let own = messages.filter { ($0.severity == .error ? "error" : "warning") == kind }
      let most = GitHubText.mostAnnotations
      let shown = own.count > most ? own.prefix(most - 1) : own[...]
      return shown.map { message in
        GitHubText.annotation(
          kind,
          file: message.place?.file,
          line: message.place?.line,
          title: message.subject,
          text: [message.cause, message.remedy].compactMap(\.self).joined(separator: "\n")
        )
      } + (shown.count < own.count ? [Self.more(kind, own.count - shown.count)] : [])
    }.map { $0 + "\n" }.joined()
  }

  private static func more(_ kind: String, _ count: Int) -> String {
    GitHubText.annotation(
      kind,
      file: nil,
      line: nil,
      title: "Snapline",
      text: "\(count) more findings; snapline lint prints all"
    )
  }
}
