package import SnaplineEnvironment

/// The syntax of a design, read once for many fillings with data.
package struct ParsedDesign: Sendable {
  package let source: Source
  let name: String
  let path: String?
  /// Nothing where something is to be said of the syntax: each reading then says it anew.
  let node: Node?

  /// Reads bytes that messages call by a name; files beside them are looked for beside the path.
  package init(_ bytes: [UInt8], name: String, path: String?, environment: Environment) {
    let reading = Reading(environment: environment)
    let source = Source(name: name, bytes: bytes)
    let node = reading.node(of: source, in: Language(fileName: name))
    self.node = reading.hasFindings ? nil : node
    (self.source, self.name, self.path) = (source, name, path)
  }

  func node(in reading: Reading) -> Node? {
    node ?? reading.node(of: source, in: Language(fileName: name))
  }
}
