package import SnaplineEnvironment
package import SnaplineInputs

/// The syntax of a design, read once for many fillings with data.
package struct ParsedDesign: Sendable {
  package let source: Source
  let name: String
  /// The path from the root, where the design is a file.
  package let path: String?
  /// The folder of that file.
  let folder: String?
  /// Nothing where something is to be said of the syntax: each reading then says it anew.
  let node: Node?
  /// Reads bytes that messages call by a name; files beside them are looked for beside the path.
  package init(_ bytes: [UInt8], name: String, path: String?, environment: Environment) {
    let reading = Reading(environment: environment)
    let absolute = path.map { FileName($0).absolute }
    let source = Source(name: name, bytes: bytes, path: absolute)
    let node = reading.node(of: source, in: Language(fileName: name))
    self.node = reading.hasFindings ? nil : node
    (self.source, self.name) = (source, name)
    (self.path, folder) = (absolute, absolute.map { FileName($0).folder })
  }

  /// The names at the top; nothing where the file can't be read, or holds none.
  package var keys: Set<String>? { node?.mapping.map { Set($0.map(\.key)) } }

  /// The data that it is filled with where this is given, as far as it can be had; what is wrong with it
  /// is told when it is drawn.
  package func data(
    given: GivenData,
    under overrides: DesignOverrides,
    environment: Environment
  ) -> GivenData {
    let reading = Reading(environment: environment)
    if let folder { reading.folder = folder }
    guard let node = node(in: reading) else { return given }
    return DesignFilling.data(of: node, given: given, under: overrides, in: reading)
  }

  func node(in reading: Reading) -> Node? {
    node ?? reading.node(of: source, in: Language(fileName: name))
  }
}
