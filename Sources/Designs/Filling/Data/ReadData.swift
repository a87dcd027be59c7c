import SnaplineData
package import SnaplineEnvironment
import SnaplineInputs

/// What the bytes of a file of data say, and what is to be said of them.
package struct ReadData {
  /// The data of each picture: one, or one for each entry of a list.
  package private(set) var entries: [GivenData.Layer] = []
  /// Whether the file has a list, so that each entry is a picture of its own.
  package private(set) var isList = false
  package private(set) var found = Findings()

  /// Values of one file; a file of data is as long as a design, and may have more of them.
  private static let mostValues = 2_000_000

  /// Reads bytes that messages call by a name, which says by its ending whether they are JSON.
  package init(_ bytes: [UInt8], name: String, environment: Environment) {
    var environment = environment
    environment.limits.documentNodes = max(environment.limits.documentNodes, Self.mostValues)
    environment.limits.textBytes = max(environment.limits.textBytes, environment.limits.stringBytes)
    let reading = Reading(environment: environment)
    let source = Source(name: name, bytes: bytes)
    let isEmpty = bytes.allSatisfy { " \n\r\t".utf8.contains($0) }
    if isEmpty { reading.report(.noData, at: Span(source, 0..<0)) }
    if !isEmpty, let node = reading.node(of: source, in: Language(fileName: name)) {
      let reader = DataReader(reading: reading)
      if let list = node.list {
        isList = true
        entries = list.compactMap { Self.entry(of: $0, by: reader) }
      } else if let entry = Self.entry(of: node, by: reader) {
        entries = [entry]
      }
    }
    found = reading.found
  }

  private static func entry(of node: Node, by reader: DataReader) -> GivenData.Layer? {
    if node.isUnreadable { return nil }
    guard node.mapping != nil, case .mapping(let values) = reader.value(of: node) else {
      reader.reading.report(.entryKind(node.kind), at: node.span.prefix(1))
      return nil
    }
    return GivenData.Layer(values: values, node: node)
  }
}

extension Message {
  fileprivate static let noData = Message(
    "empty-file",
    "there is no data in this file",
    remedy: "write {\"name\": \"Ada\"}, or a list of such mappings for a picture each"
  )

  fileprivate static func entryKind(_ kind: String) -> Message {
    Message(
      "wrong-type",
      "data is a mapping from names to values, not \(kind)",
      remedy: "write {\"name\": \"Ada\"}, or a list of such mappings for a picture each"
    )
  }
}
