internal import SnaplineDocuments
internal import SnaplineInputs
internal import SnaplineLint
internal import SnaplineTerminal

/// Which designs are looked at, and in which circumstances.
struct LintPlan: Sendable {
  let designs: [ListedDesign]
  let length: (axis: LintSweep.Axis, range: ClosedRange<Int>)?
  private let names: [LintSweep.Axis: [String]]
  private let settings: [ListedDesign: [LintSetting]]
  private let overrides: DesignOverrides
  let rules: Set<Lint.Rule>

  init(_ invocation: Invocation, designs: [ListedDesign]) throws(Stop) {
    self.designs = designs
    overrides = CircumstanceOptions.overrides(of: invocation)
    rules = invocation[LintCommand.rules] ?? Set(Lint.Rule.allCases)
    var length: (axis: LintSweep.Axis, range: ClosedRange<Int>)?
    var names: [LintSweep.Axis: [String]] = [:]
    var axes: Set<LintSweep.Axis> = []
    for sweep in invocation.all(LintCommand.sweep) {
      guard axes.insert(sweep.axis).inserted else {
        throw .usage(
          .contradiction(
            "--sweep \(sweep.axis.rawValue) is given twice",
            remedy: "put all its values into one"
          )
        )
      }
      switch sweep.values {
      case .names(let values): names[sweep.axis] = values
      case .lengths(let range):
        if let length {
          throw .usage(
            .contradiction(
              "one length is swept at a time, not \(length.axis.rawValue) and \(sweep.axis.rawValue)",
              remedy: "run it once for each"
            )
          )
        }
        length = (sweep.axis, range)
      }
    }
    // A design takes no such language, so this is a sweep of one value.
    if invocation[LintCommand.locale] == PseudoLanguage.name {
      guard axes.insert(.locale).inserted else {
        throw .usage(
          .contradiction(
            "--locale \(PseudoLanguage.name) and --sweep locale are both given",
            remedy: "leave one out"
          )
        )
      }
      names[.locale] = [PseudoLanguage.name]
    }
    (self.length, self.names) = (length, names)
    let variant = overrides.variant
    settings = Dictionary(
      designs.map { ($0, Self.settings(of: $0, variant: variant, names)) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The circumstances of one design besides the length, in the order of its variants and of the sweeps.
  func settings(of design: ListedDesign) -> [LintSetting] { settings[design] ?? [] }

  func cases(of design: ListedDesign) -> [LintCase] {
    let settings = settings(of: design)
    let reading = SharedReading(of: design.source, uses: settings.count)
    return settings.map {
      LintCase(
        design: design,
        reading: reading,
        setting: $0,
        length: length,
        overrides: overrides,
        rules: rules,
        isEveryRule: rules.count == Lint.Rule.allCases.count
      )
    }
  }

  /// Whether findings of a rule, or of a warning by its name, are told.
  func looksFor(_ id: String) -> Bool {
    rules.count == Lint.Rule.allCases.count || Lint.Rule(rawValue: id).map(rules.contains) ?? false
  }

  private static func settings(
    of design: ListedDesign,
    variant: String?,
    _ names: [LintSweep.Axis: [String]]
  ) -> [LintSetting] {
    let variants = design.variants(asked: variant).map(\.variant)
    var settings = variants.map { LintSetting(variant: $0) }
    func each(_ axis: LintSweep.Axis, _ path: WritableKeyPath<LintSetting, String?>) {
      guard let values = names[axis] else { return }
      settings = settings.flatMap { setting in
        values.map { value in
          var setting = setting
          setting[keyPath: path] = value
          return setting
        }
      }
    }
    each(.textSize, \.textSize)
    each(.locale, \.locale)
    each(.appearance, \.appearance)
    return settings
  }

  /// What was swept, as the line said it.
  var sweeps: [String: [String]] {
    var sweeps: [String: [String]] = [:]
    for (axis, values) in names { sweeps[axis.rawValue] = values }
    if let length {
      sweeps[length.axis.rawValue] = ["\(length.range.lowerBound)", "\(length.range.upperBound)"]
    }
    return sweeps
  }
}
