import SnaplineDesigns

/// What a view says, of which each key that is asked for counts as written.
///
/// So a key that no writer asks for is found where it stands, and not left out in silence.
final class SaidValues {
  let values: Values
  private(set) var asked: Set<String> = []

  init(_ values: Values) { self.values = values }

  subscript<Value>(key: Key<Value>) -> Value? {
    asked.insert(key.name)
    return values[key]
  }

  func says<Value>(_ key: Key<Value>) -> Bool {
    asked.insert(key.name)
    return values.says(key.name)
  }

  /// Counts keys as written whose meaning is in what is written otherwise.
  func pass(_ names: [String]) { asked.formUnion(names) }

  /// The keys that nobody asked for, in the order of the file.
  var unasked: [(name: String, span: Span)] {
    values.keys.filter { !asked.contains($0.name) }
      .sorted { $0.span.range.lowerBound < $1.span.range.lowerBound }
  }
}
