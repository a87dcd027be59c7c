internal import SnaplineData
internal import SnaplineDesigns
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineTerminal

/// The options of commands that draw row after row of one design.
enum RowOptions {
  static let loose = Flag(
    "loose",
    "Rows may lack values, for which the design's samples are shown, and may have others."
  )

  static let parameters: [Parameter] =
    [Render.format.parameter, Render.size.parameter, Render.scale.parameter]
    + [DataOptions.set.parameter] + CircumstanceOptions.parameters + OutputOptions.ofRows
    + [loose.parameter, Render.strict.parameter]

  /// The words that say the same to a worker, besides the format.
  static func words(of invocation: Invocation) -> [String] {
    let others = parameters.filter { $0.name != Render.format.parameter.name }
    return invocation.words(of: others)
  }

  /// What every row is drawn by.
  static func order(
    of template: DesignTemplate,
    _ invocation: Invocation,
    format: OutputFormat
  ) throws(UsageError) -> Order {
    Order(
      source: .template(template),
      format: format,
      size: invocation[Render.size],
      scale: invocation[Render.scale],
      overrides: CircumstanceOptions.overrides(of: invocation),
      options: try OutputOptions(invocation, for: format, toStandardOutput: false),
      joinsPages: true,
      isStrict: invocation[Render.strict]
    )
  }

  /// What is asked of rows whose pictures are named by a pattern.
  static func rules(of invocation: Invocation, name: String?) -> RowRules {
    let parts = name.flatMap { try? Template.parse($0) }?.parts ?? []
    let used = parts.compactMap { part in
      if case .placeholder(let placeholder) = part.piece { placeholder.path.first } else { nil }
    }
    return RowRules(isLoose: invocation[loose], usedNames: Set(used + ["id"]))
  }
}
