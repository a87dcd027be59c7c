internal import SnaplineDocuments
internal import SnaplineInputs
internal import SnaplineLint
internal import SnaplineTerminal

/// Which designs are looked at, and in which circumstances.
struct LintPlan: Sendable {
  let designs: [ListedDesign]
  let length: (axis: Sweep.Axis, range: ClosedRange<Int>)?
  private let names: [Sweep.Axis: [String]]
  private let overrides: DesignOverrides
  private let rules: Set<Lint.Rule>

  /// More would take hours, and nobody reads what they say.
  private static let mostSettings = 4_096

  init(_ invocation: Invocation, designs: [ListedDesign]) throws(Stop) {
    self.designs = designs
    overrides = Circumstances.overrides(of: invocation)
    rules = invocation[LintCommand.rules] ?? Set(Lint.Rule.allCases)
    var length: (axis: Sweep.Axis, range: ClosedRange<Int>)?
    var names: [Sweep.Axis: [String]] = [:]
    var axes: Set<Sweep.Axis> = []
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
    let count = names.values.reduce(1) { $0 * $1.count }
    guard count <= Self.mostSettings else {
      throw .usage(
        .contradiction(
          "these sweeps have \(count) combinations; \(Self.mostSettings) are looked at at most",
          remedy: "leave some of their values out"
        )
      )
    }
    (self.length, self.names) = (length, names)
  }

  /// The circumstances of one design besides the length, in the order of its variants and of the sweeps.
  func settings(of design: ListedDesign) -> [LintSetting] {
    let variants = design.variants(asked: overrides.variant).map(\.variant)
    var settings = variants.map { LintSetting(variant: $0) }
    func each(_ axis: Sweep.Axis, _ path: WritableKeyPath<LintSetting, String?>) {
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

  func cases(of design: ListedDesign) -> [LintCase] {
    settings(of: design).map {
      LintCase(design: design, setting: $0, length: length, overrides: overrides, rules: rules)
    }
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
