import SnaplineData

/// The names that the samples of a design have at one place: in a list, those of all its entries.
final class SampleNames {
  /// In the order in which they are written.
  private(set) var names: [String] = []
  private var below: [String: SampleNames] = [:]
  /// What the entries have where a sample is a list.
  private(set) var entry: SampleNames?
  private var told: Set<String> = []

  /// Takes the names of one more sample.
  func add(_ sample: DataValue) {
    switch sample {
    case .mapping(let values):
      for name in values.names {
        guard let value = values[name] else { continue }
        let inner = below[name] ?? SampleNames()
        if below.updateValue(inner, forKey: name) == nil { names.append(name) }
        inner.add(value)
      }
    case .list(let entries):
      let inner = entry ?? SampleNames()
      entry = inner
      for entry in entries { inner.add(entry) }
    case .null, .boolean, .number, .text: break
    }
  }

  /// What the values of a name have; nothing where no sample has the name.
  subscript(name: String) -> SampleNames? { below[name] }

  /// Whether a name that no sample has is still to be told: each is told once, and of many some.
  func tells(_ name: String, atMost most: Int) -> Bool {
    told.count < most && told.insert(name).inserted
  }
}

extension DataMapping {
  /// Whether the values of a row have all names of the samples, and at every depth no others than those and
  /// the ones that are allowed.
  ///
  /// Nearly every row passes here, and nothing is allocated for it. Where this is false, a longer look may
  /// still find nothing wrong.
  func haveNames(of samples: DataMapping, besides others: Set<String> = []) -> Bool {
    guard samples.names.allSatisfy({ self[$0] != nil }) else { return false }
    return names.allSatisfy { name in
      guard let sample = samples[name] else { return others.contains(name) }
      switch (self[name], sample) {
      case (.mapping(let values)?, .mapping(let samples)): return values.haveNames(of: samples)
      case (.list(let entries)?, .list(let samples)):
        return entries.allSatisfy { $0.hasNames(ofEntries: samples) }
      default: return true
      }
    }
  }
}

extension DataValue {
  /// Whether an entry of a list has no name that the first samples of entries don't have, at every depth.
  ///
  /// Of each name only the first sample is looked at, so the time is linear in the entry's size.
  func hasNames(ofEntries samples: [DataValue]) -> Bool {
    switch (self, samples.first) {
    case (.mapping(let values), _):
      values.names.allSatisfy { name in
        guard let value = values[name], let sample = samples.sample(of: name) else { return false }
        return value.hasNames(of: sample)
      }
    case (.list, let first?): hasNames(of: first)
    case (.list, nil): false
    case (.null, _), (.boolean, _), (.number, _), (.text, _): true
    }
  }

  private func hasNames(of sample: DataValue) -> Bool {
    switch (self, sample) {
    case (.mapping(let values), .mapping(let samples)):
      values.names.allSatisfy { name in
        guard let value = values[name], let sample = samples[name] else { return false }
        return value.hasNames(of: sample)
      }
    case (.list(let entries), .list(let samples)):
      entries.allSatisfy { $0.hasNames(ofEntries: samples) }
    case (.mapping, _), (.list, _): false
    default: true
    }
  }
}

extension [DataValue] {
  /// More samples than this take a longer look.
  private static var mostAtOnce: Int { 8 }

  /// The value in the first entry that has one of that name.
  fileprivate func sample(of name: String) -> DataValue? {
    for case .mapping(let values) in prefix(Self.mostAtOnce) {
      if let value = values[name] { return value }
    }
    return nil
  }
}
