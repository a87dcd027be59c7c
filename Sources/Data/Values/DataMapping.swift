/// Values by their names, in the order in which they were written.
package struct DataMapping: Sendable, Hashable {
  package private(set) var names: [String]
  private var byName: [String: DataValue]

  /// Takes pairs in order; of two with one name the later one counts.
  package init(_ pairs: some Sequence<(String, DataValue)> = []) {
    (names, byName) = ([], [:])
    for (name, value) in pairs { self[name] = value }
  }

  package subscript(name: String) -> DataValue? {
    get { byName[name] }
    set {
      let isKnown = byName[name] != nil
      byName[name] = newValue
      if !isKnown, newValue != nil { names.append(name) }
      if isKnown, newValue == nil { names.removeAll { $0 == name } }
    }
  }

  package var isEmpty: Bool { names.isEmpty }

  package var values: some Sequence<DataValue> { names.lazy.compactMap { byName[$0] } }

  /// The values with others over them: mappings are joined name by name, all else is replaced.
  package func merged(with others: DataMapping) -> DataMapping {
    var merged = self
    for name in others.names {
      guard let other = others[name] else { continue }
      if case .mapping(let below) = merged[name], case .mapping(let above) = other {
        merged[name] = .mapping(below.merged(with: above))
      } else {
        merged[name] = other
      }
    }
    return merged
  }
}
