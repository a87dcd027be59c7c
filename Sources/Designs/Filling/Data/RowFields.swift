import SnaplineData
import SnaplineDiagnostics

/// Compares the values of a row with those of the design, by which it also gives types to texts.
struct RowFields {
  let rules: RowRules
  let settings: [DataSetting]
  let reading: Reading
  /// Where the design has its data.
  let place: Span

  /// The row with its types; what is wrong with it is told.
  func checked(_ row: GivenData.Layer, against own: GivenData.Layer?) -> GivenData.Layer {
    guard let own else { return row }
    var checked = row
    if rules.areTexts { checked.values = typed(row.values, as: own.values, below: []) }
    if !rules.isLoose { compare(checked.values, with: own) }
    return checked
  }

  private static let mostUnknown = 20

  // MARK: Names

  private func compare(_ row: DataMapping, with own: GivenData.Layer) {
    compare(row, with: own.values, below: []) { path in
      GivenData([own]).span(of: path.joined(separator: ".")) ?? place
    }
  }

  private func compare(
    _ row: DataMapping,
    with known: DataMapping,
    below path: [String],
    placeOf: ([String]) -> Span
  ) {
    // Of a name that is misspelt the row's own is told. Whoever has many such has another table.
    let unknown = row.names.lazy.filter { known[$0] == nil }.prefix(Self.mostUnknown)
    let meant = Set(unknown.compactMap { nearestName(to: $0, among: known.names) })
    for name in known.names {
      let inner = path + [name]
      switch (row[name], known[name]) {
      case (nil, _) where !isSet(inner):
        if !meant.contains(name) { reading.report(.missingField(inner), at: placeOf(inner)) }
      case (.mapping(let values), .mapping(let samples)):
        compare(values, with: samples, below: inner, placeOf: placeOf)
      case (.list(let values), .list(let samples)): compare(values, with: samples, at: inner)
      default: break
      }
    }
    var told = 0
    for name in row.names
    where known[name] == nil && !(path.isEmpty && rules.usedNames.contains(name)) {
      told += 1
      guard told <= Self.mostUnknown else { break }
      reading.report(.unknownField(path + [name], among: known.names), at: place)
    }
  }

  /// Tells of names that no entry of the design's list has, of each once.
  ///
  /// A name that an entry lacks is told where the design shows it: no sample would be shown instead.
  private func compare(_ entries: [DataValue], with samples: [DataValue], at path: [String]) {
    let known = samples.reduce(into: DataMapping()) { known, sample in
      guard case .mapping(let values) = sample else { return }
      for name in values.names { known[name] = known[name] ?? values[name] }
    }
    guard !known.isEmpty else { return }
    var told: Set<String> = []
    for (number, entry) in entries.enumerated() {
      guard case .mapping(let values) = entry else { continue }
      for name in values.names {
        switch (values[name], known[name]) {
        case (_, nil):
          guard told.count < Self.mostUnknown, told.insert(name).inserted else { continue }
          let inner = path + [String(number), name]
          reading.report(.unknownField(inner, among: known.names), at: place)
        case (.list(let inner), .list(let own)):
          compare(inner, with: own, at: path + [String(number), name])
        default: break
        }
      }
    }
  }

  /// Whether the value is given to all rows.
  private func isSet(_ path: [String]) -> Bool {
    settings.contains { $0.path.starts(with: path) || path.starts(with: $0.path) }
  }

  // MARK: Types

  private func typed(_ row: DataMapping, as own: DataMapping, below path: [String]) -> DataMapping {
    DataMapping(
      row.names.compactMap { name in
        row[name].map { (name, typed($0, as: own[name], at: path + [name])) }
      }
    )
  }

  private func typed(_ value: DataValue, as sample: DataValue?, at path: [String]) -> DataValue {
    if case .mapping(let row) = value, case .mapping(let own)? = sample {
      return .mapping(typed(row, as: own, below: path))
    }
    guard case .text(let text) = value else { return value }
    let word = text.trimmingPrefix { $0.isWhitespace }
    let isEmpty = word.isEmpty
    switch sample {
    case nil, .null, .text: return value
    case .number:
      if isEmpty { return .null }
      if let number = DataReader.number(text.filter { !$0.isWhitespace }) { return .number(number) }
    case .boolean:
      switch text.lowercased() {
      case "": return .null
      case "true": return .boolean(true)
      case "false": return .boolean(false)
      default: break
      }
    case .list, .mapping: if isEmpty { return .null }
    }
    reading.report(.fieldKind(path, value, sample), at: place)
    return value
  }
}

extension Message {
  fileprivate static func missingField(_ path: [String]) -> Message {
    let name = path.joined(separator: ".").shortened
    return Message(
      "missing-field",
      "the row has no '\(name)'",
      cause: "the design's own value of it is a sample, and would be shown",
      remedy:
        "give it in the row, or to all rows: --set \(name)=…, or write --loose to take the sample"
    )
  }

  fileprivate static func unknownField(_ path: [String], among known: [String]) -> Message {
    let name = path.joined(separator: ".").shortened
    return Message(
      "unknown-field",
      "the row has '\(name)', which the design's data hasn't",
      remedy: nearestName(to: path.last ?? "", among: known).map { "did you mean '\($0)'?" }
        ?? "add it to the design's data, or write --loose to let rows have more than the design shows"
    )
  }

  fileprivate static func fieldKind(_ path: [String], _ value: DataValue, _ sample: DataValue?)
    -> Message
  {
    let name = path.joined(separator: ".").shortened
    let isNested =
      switch sample {
      case .list, .mapping: true
      default: false
      }
    return Message(
      "field-type",
      "'\(name)' is \(value.quoted), and the design's is \(sample?.kind ?? "nothing")",
      remedy: isNested
        ? "give rows in JSON, which holds such values"
        : "write \(sample?.kind ?? "nothing") into the row"
    )
  }
}
