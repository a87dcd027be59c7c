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
    if !rules.isLoose, !checked.values.haveNames(of: own.values, besides: rules.usedNames) {
      compare(checked.values, with: own)
    }
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

  /// Tells of names that no entry of the design's list has, at every depth, of each once.
  ///
  /// A name that an entry lacks is told where the design shows it: no sample would be shown instead.
  private func compare(_ entries: [DataValue], with samples: [DataValue], at path: [String]) {
    if entries.allSatisfy({ $0.hasNames(ofEntries: samples) }) { return }
    let known = SampleNames()
    known.add(.list(samples))
    var inner = path
    compare(.list(entries), with: known, at: &inner)
  }

  /// Goes as deep as a row goes, which the reader of rows limits.
  private func compare(_ value: DataValue, with known: SampleNames, at path: inout [String]) {
    switch value {
    case .mapping(let values) where !known.names.isEmpty:
      for name in values.names {
        guard let value = values[name] else { continue }
        path.append(name)
        if let inner = known[name] {
          compare(value, with: inner, at: &path)
        } else if known.tells(name, atMost: Self.mostUnknown) {
          reading.report(.unknownField(path, among: known.names), at: place)
        }
        path.removeLast()
      }
    case .list(let entries):
      guard let entry = known.entry else { return }
      for (number, value) in entries.enumerated() {
        path.append(String(number))
        compare(value, with: entry, at: &path)
        path.removeLast()
      }
    default: break
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
  /// A path in one line; of a long one its end, as that is the name that is meant.
  private static func told(_ path: [String]) -> String {
    var length = 0
    let end = path.reversed().prefix { name in
      length += name.utf8.count + 1
      return length <= 41
    }
    let names = path.suffix(max(1, end.count))
    return (names.count < path.count ? "…" : "") + names.joined(separator: ".").shortened
  }

  fileprivate static func missingField(_ path: [String]) -> Message {
    let name = told(path)
    return Message(
      "missing-field",
      "the row has no '\(name)'",
      cause: "the design's own value of it is a sample, and would be shown",
      remedy:
        "give it in the row, or to all rows: --set \(name)=…, or write --loose to take the sample"
    )
  }

  fileprivate static func unknownField(_ path: [String], among known: [String]) -> Message {
    let name = told(path)
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
    let name = told(path)
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
