import SnaplineData
package import SnaplineDesigns
package import SnaplineDiagnostics
public import SnaplineEnvironment
public import SnaplineInputs

public import class Foundation.JSONEncoder

/// Values for the placeholders of a design, in place of the sample values in the design.
///
///     let data = try DesignData(["name": "Ada Okafor", "points": 12])
///     let design = try Design(contentsOf: "card.yaml", data: data)
///
/// Mappings are merged name by name, and everything else is replaced.
public struct DesignData: Sendable {
  package var given: GivenData

  /// No values: those of the design itself apply.
  public init() { given = GivenData() }

  package init(_ given: GivenData) { self.given = given }

  /// What is asked of these values as one row of many; nothing where they are those of one picture.
  package var row: RowRules? {
    get { given.row }
    set { given.row = newValue }
  }

  /// A value that encodes as a JSON object: a structure of one's own, or a dictionary.
  public init(
    _ value: some Encodable,
    encoder: JSONEncoder = JSONEncoder(),
    environment: Environment = .current
  ) throws {
    try self.init(
      bytes: [UInt8](encoder.encode(value)),
      named: "data.json",
      environment: environment
    )
  }

  /// A file in JSON or YAML with one mapping.
  public init(contentsOf path: String, environment: Environment = .current) throws(DesignError) {
    let bytes = try DesignFile.bytes(of: path, most: environment.limits.documentBytes)
    try self.init(bytes: bytes, named: path, environment: environment)
  }

  /// Bytes in JSON where the name ends so, else in YAML, with one mapping.
  public init(
    bytes: [UInt8],
    named name: String,
    environment: Environment = .current
  ) throws(DesignError) {
    let all = try Self.entries(bytes: bytes, named: name, environment: environment)
    guard all.count == 1, let first = all.first else {
      let diagnostic = Diagnostic(
        id: "wrong-type",
        severity: .error,
        subject: "data of one picture is one mapping, and this is a list of \(all.count)",
        place: Place(file: name),
        remedy: "draw one picture for each of DesignData.entries"
      )
      throw DesignError(diagnostics: [diagnostic])
    }
    self = first
  }

  /// The data of each picture: one for each entry of a list, or a single one for a mapping.
  public static func entries(
    bytes: [UInt8],
    named name: String,
    environment: Environment = .current
  ) throws(DesignError) -> [DesignData] {
    try read(bytes, named: name, environment: environment).entries
  }

  /// The data of each picture, whether the bytes have a list, and what is to be said of them.
  package static func read(
    _ bytes: [UInt8],
    named name: String,
    environment: Environment = .current
  ) throws(DesignError) -> (
    entries: [DesignData], isList: Bool, remarks: [Diagnostic]
  ) {
    let read = ReadData(bytes, name: name, environment: environment)
    guard !read.found.hasErrors else {
      throw DesignError(diagnostics: read.found.shown(in: name))
    }
    let remarks = read.found.shown(in: name)
    return (read.entries.map { DesignData(GivenData([$0])) }, read.isList, remarks)
  }

  /// These values, with others in their place.
  public func merged(with other: DesignData) -> DesignData {
    var merged = self
    merged.given.layers += other.given.layers
    merged.given.settings += other.given.settings
    return merged
  }

  /// Sets one value, as `snapline --set` does: `order.total=12`.
  ///
  /// - Returns: Whether the text is a path, an equals sign and a value.
  @discardableResult
  public mutating func set(_ text: String) -> Bool {
    guard let setting = DataSetting(text) else { return false }
    given.settings.append(setting)
    return true
  }
}

extension DesignData {
  /// The names of single values, which may stand in the name of a file.
  package var namesOfValues: [String] {
    given.layers.flatMap { layer in
      layer.values.names.filter { name in
        switch layer.values[name] {
        case .text, .number: true
        default: false
        }
      }
    }
  }
}

extension DesignData: Hashable {
  /// Whether both set the same values, wherever those were read.
  public static func == (one: DesignData, other: DesignData) -> Bool {
    one.given.layers.map(\.values) == other.given.layers.map(\.values)
      && one.given.settings == other.given.settings
  }

  public func hash(into hasher: inout Hasher) {
    for layer in given.layers { hasher.combine(layer.values) }
    hasher.combine(given.settings)
  }
}

extension DesignData {
  /// The name of a picture of these values, by a pattern such as `out/{{id}}.png`.
  ///
  /// `plain` makes a value fit for a file's name.
  package func name(by pattern: String, _ plain: (String) -> String) throws(DesignError) -> String {
    do throws(DataFault) {
      return try given.filled(pattern, by: DataSettings(), plain)
    } catch {
      throw Self.error(error, in: pattern)
    }
  }

  /// Refuses a pattern that makes a name of no data, as it isn't written as patterns are.
  package static func check(pattern: String) throws(DesignError) {
    do throws(DataFault) {
      _ = try Template.parse(pattern)
    } catch {
      throw Self.error(error, in: pattern)
    }
  }

  private static func error(_ fault: DataFault, in pattern: String) -> DesignError {
    let diagnostic = Diagnostic(
      id: fault.id,
      severity: .error,
      subject: fault.subject,
      cause: fault.cause,
      place: Place(file: pattern),
      remedy: fault.remedy
    )
    return DesignError(diagnostics: [diagnostic])
  }
}
