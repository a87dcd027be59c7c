package import SnaplineDesigns
import SnaplineDiagnostics
public import SnaplineEnvironment
public import SnaplineInputs

/// A design that is read once and filled with many rows of data.
///
///     let template = try DesignTemplate(contentsOf: "badge.yaml")
///     for row in try DesignData.entries(bytes: people, named: "people.json") {
///       let scene = try template.design(with: row).drawing().scene
///     }
///
/// Each design is equal to the one that is read with that data by itself.
public struct DesignTemplate: Sendable {
  /// The name of the design in messages.
  public let name: String
  /// The design's text.
  package let bytes: [UInt8]
  let environment: Environment
  let parsed: ParsedDesign

  /// Reads a file; the name's ending decides between JSON and YAML.
  public init(contentsOf path: String, environment: Environment = .current) throws(DesignError) {
    let bytes = try DesignFile.bytes(of: path, most: environment.limits.documentBytes)
    self.init(bytes, name: path, path: path, environment)
  }

  /// Takes bytes that came from somewhere else; the name's ending decides between JSON and YAML.
  public init(bytes: [UInt8], named name: String, environment: Environment = .current) {
    self.init(bytes, name: name, path: nil, environment)
  }

  private init(_ bytes: [UInt8], name: String, path: String?, _ environment: Environment) {
    (self.name, self.bytes, self.environment) = (name, bytes, environment)
    parsed = ParsedDesign(bytes, name: name, path: path, environment: environment)
  }

  /// The design with values in place.
  public func design(
    with data: DesignData = DesignData(),
    overrides: DesignOverrides = DesignOverrides()
  ) throws(DesignError) -> Design {
    try Design(parsed, name: name, environment, overrides, data)
  }

  /// What the design says in the language and the variant of circumstances, and with no data but its own.
  ///
  /// In circumstances that are others in nothing else it says the same.
  package func read(under overrides: DesignOverrides) -> ReadDesign {
    ReadDesign(parsed, environment: environment, overrides: overrides)
  }

  /// The design as it was read.
  package func design(
    _ read: ReadDesign,
    under overrides: DesignOverrides
  ) throws(DesignError) -> Design {
    try Design(read, at: parsed.path, name: name, environment, overrides)
  }

  /// The name of a picture by a pattern such as `out/{{id}}.png`, from the data that the picture is drawn
  /// with: the design's own with `data` over it.
  ///
  /// `plain` makes a value fit for a file's name.
  package func name(
    by pattern: String,
    of data: DesignData,
    under overrides: DesignOverrides,
    _ plain: (String) -> String
  ) throws(DesignError) -> String {
    let whole = parsed.data(given: data.given, under: overrides, environment: environment)
    return try DesignData(whole).name(by: pattern, plain)
  }

  /// The pictures that the design names, whatever it is filled with.
  package var pictureNames: PictureNames { parsed.pictureNames }

  /// What is wrong with the design, whatever it is filled with; what is missing in its samples isn't.
  package func fault(under overrides: DesignOverrides) -> DesignError? {
    do throws(DesignError) {
      _ = try design(overrides: overrides)
      return nil
    } catch {
      let errors = error.diagnostics.filter { $0.severity == .error }
      return errors.allSatisfy { $0.id.hasPrefix("missing-") } ? nil : error
    }
  }
}

extension DesignTemplate: Hashable {
  /// Whether both have the same bytes and the same place.
  public static func == (one: DesignTemplate, other: DesignTemplate) -> Bool {
    one.parsed.path == other.parsed.path && one.name == other.name && one.bytes == other.bytes
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(parsed.path)
    hasher.combine(name)
  }
}
