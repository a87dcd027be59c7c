internal import SnaplineDiagnostics
internal import SnaplineLint
internal import SnaplineRuns
internal import SnaplineScene
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// What a run of `test` is asked for, besides which designs.
extension Test {
  static let update = Flag("update", "Records what is missing or differs; as --record failed.")
  static let failOn = Option(
    "fail-on",
    kinds,
    "Only these kinds of difference fail, separated by commas: layout, text, style, font, raster."
  )
  static let maxFailures = Option(
    "max-failures",
    .whole("N", in: 1...1_000_000),
    "Ends the run after this number of failed cases."
  )
  static let lastFailed = Flag("last-failed", "Only what failed in the run before.")
  static let repetitions = Option(
    "repeat",
    .whole("N", in: 1...SnapshotAttempts.most),
    "Makes each picture N times; a picture that isn't the same each time is flaky, and fails."
  )
  static let retries = Option(
    "retries",
    .whole("N", in: 0...SnapshotAttempts.most),
    "Makes failed pictures up to N more times, to find out whether they are flaky."
  )
  static let allowFlaky = Flag("allow-flaky", "Flaky cases are listed and pass.")
  static let unreferenced = Option(
    "unreferenced",
    .oneOf("WHAT", UnreferencedMode.self),
    "What happens to baselines that nothing uses; without it warn. If CI is set, nothing is "
      + "deleted, and delete acts like reject."
  )

  static let lint = Option(
    "lint",
    lintValue,
    alone: "strict",
    "What happens to faults in layouts. Without a value, or as strict, all of them fail the "
      + "test; with a list of rules, separated by commas, only these are looked for. report puts "
      + "all into the results, as without this option. off looks for none."
  )

  static let mask = Option(
    "mask",
    maskValue,
    repeats: true,
    "Hides the content of views in all designs that have them, in addition to the designs' own "
      + "masks; the frames of the views are compared. A view that no design has is an error."
  )

  /// How often each picture is made.
  static func attempts(of invocation: Invocation) -> SnapshotAttempts {
    SnapshotAttempts(
      repetitions: invocation[repetitions] ?? 1,
      retries: invocation[retries] ?? 0,
      allowsFlaky: invocation[allowFlaky]
    )
  }

  /// What may differ: anything of the kinds that aren't to fail.
  static func tolerance(of invocation: Invocation) -> Tolerance {
    var tolerance = Tolerance()
    guard let kinds = invocation[failOn] else { return tolerance }
    if !kinds.contains(.layout) { tolerance.layout = .infinity }
    if !kinds.contains(.text) { tolerance.text = .max }
    if !kinds.contains(.style) { tolerance.style = .max }
    if !kinds.contains(.font) { tolerance.font = .max }
    if !kinds.contains(.raster) {
      tolerance.raster = RasterTolerance(channel: 255, over: 1, share: 1)
    }
    return tolerance
  }

  private static var kinds: ValueType<Set<DifferenceKind>> {
    let names = DifferenceKind.allCases.map(\.rawValue)
    return ValueType(
      placeholder: "KINDS",
      expectation: "kinds of difference with commas between: " + names.joined(separator: ","),
      completion: .choices(names)
    ) { word in
      let kinds = word.split(separator: ",", omittingEmptySubsequences: false)
        .map { DifferenceKind(rawValue: String($0)) }
      return kinds.contains(nil) ? nil : Set(kinds.compactMap(\.self))
    }
  }

  private static var maskValue: ValueType<Mask> {
    ValueType(
      placeholder: "VIEW",
      expectation: "the id of a view, type:CLASS or text:TEXT with * for anything, such as clock, "
        + "type:ImageView or 'text:Updated *'",
      examples: ["clock", "type:ImageView", "text:*:*"]
    ) { word in
      let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return word.isEmpty ? nil : .id(word) }
      let name = String(parts[1])
      if name.isEmpty { return nil }
      return switch parts[0] {
      case "id": .id(name)
      case "type": .type(name)
      case "text": .text(name)
      default: nil
      }
    }
  }

  private static var lintValue: ValueType<Lint> {
    let modes: [String: Lint] = ["strict": .strict, "report": .report, "off": .off]
    let names = ["strict", "report", "off"]
    return ValueType(
      placeholder: "RULES",
      expectation: "strict, report, off, or rules with commas between: " + Lint.Rule.list,
      completion: .choices(names + Lint.Rule.names),
      suggest: { Lint.Rule.listMeant(by: $0, or: names) }
    ) { word in
      modes[word] ?? Lint.Rule.read(word).map { .strict($0) }
    }
  }
}
