package import SnaplineEnvironment

/// The names of a design's variants, without what is in them.
package enum VariantNames {
  /// Reads them from the bytes of a design; none where it has one picture, or can't be read.
  package static func read(_ bytes: [UInt8], name: String, environment: Environment) -> [String] {
    // Most designs have none, and needn't be taken apart twice.
    guard bytes.contains(word: Array("variants".utf8)) else { return [] }
    let reading = Reading(environment: environment)
    let source = Source(name: name, bytes: bytes)
    let node = reading.node(of: source, in: Language(fileName: name))
    guard let entry = node?.mapping?.first(where: { $0.key == "variants" }) else { return [] }
    return VariantTable(entry.value, in: reading).cells.map(\.fileName)
  }
}

extension [UInt8] {
  /// Whether a word stands anywhere in these bytes.
  fileprivate func contains(word: [UInt8]) -> Bool {
    guard let first = word.first else { return true }
    var start = startIndex
    while let place = self[start...].firstIndex(of: first) {
      if self[place...].starts(with: word) { return true }
      start = place + 1
    }
    return false
  }
}
