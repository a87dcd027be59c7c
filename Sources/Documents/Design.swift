import SnaplineDesigns
public import SnaplineDiagnostics
public import SnaplineEnvironment
public import SnaplineInputs

public import struct Foundation.URL

/// A tree of views that a file describes, in YAML or JSON.
///
///     let design = try Design(contentsOf: "hello.yaml")
///     let scene = try design.drawing().scene
///
/// A design is read and checked once; it is a value, and every drawing of it is made anew.
public struct Design: Sendable {
  /// The name of the design in galleries and reports.
  public let name: String
  /// What it shows, if its author wrote that.
  public let about: String?
  /// The names of all its variants, the first one first; empty if it has only one picture.
  public let variants: [String]
  /// Which of them it is.
  let variant: String?
  /// Warnings; errors are thrown instead.
  public let diagnostics: [Diagnostic]
  /// The files that were read, the design itself first, as absolute paths.
  public let files: [String]
  /// The folders whose fonts may be read, with all folders in them, as absolute paths.
  public let fontFolders: [String]
  /// All files and folders that were read or looked for, there or not, as absolute paths: a change in one
  /// of them may change the picture.
  package let sought: Set<String>
  /// The environment of the design, with the settings of its file.
  public internal(set) var environment: Environment

  /// How large the canvas is.
  var size: CanvasSize
  /// What the design says to be covered of the canvas, where that holds.
  let covered: InsetsValue?
  /// What bars cover besides.
  let bars: BarsValue?
  var document: DesignDocument
  let source: SourceSet
  /// All of what was found, where ``diagnostics`` are as many as a person reads.
  var found: Findings

  /// Reads a file; the name's ending decides between JSON and YAML.
  public init(
    contentsOf path: String,
    environment: Environment = .current,
    overrides: DesignOverrides = DesignOverrides(),
    data: DesignData = DesignData()
  ) throws(DesignError) {
    let bytes = try DesignFile.bytes(of: path, most: environment.limits.documentBytes)
    try self.init(bytes, name: path, path: path, environment, overrides, data)
  }

  /// Reads a file; the name's ending decides between JSON and YAML.
  public init(
    contentsOf url: URL,
    environment: Environment = .current,
    overrides: DesignOverrides = DesignOverrides(),
    data: DesignData = DesignData()
  ) throws(DesignError) {
    try self.init(contentsOf: url.path, environment: environment, overrides: overrides, data: data)
  }

  /// Reads a text in YAML; `name` is its name in messages, and the text is JSON if the name ends so.
  public init(
    yaml text: String,
    named name: String = "design.yaml",
    environment: Environment = .current,
    overrides: DesignOverrides = DesignOverrides(),
    data: DesignData = DesignData()
  ) throws(DesignError) {
    try self.init(Array(text.utf8), name: name, path: nil, environment, overrides, data)
  }

  /// Reads bytes that came from somewhere else, such as standard input.
  public init(
    bytes: [UInt8],
    named name: String,
    environment: Environment = .current,
    overrides: DesignOverrides = DesignOverrides(),
    data: DesignData = DesignData()
  ) throws(DesignError) {
    try self.init(bytes, name: name, path: nil, environment, overrides, data)
  }

  /// Reads bytes that somebody else took from a file, beside which its other files lie.
  package init(
    bytes: [UInt8],
    from path: String,
    environment: Environment = .current,
    overrides: DesignOverrides = DesignOverrides(),
    data: DesignData = DesignData()
  ) throws(DesignError) {
    try self.init(bytes, name: path, path: path, environment, overrides, data)
  }

  /// Reads the bytes of a file that messages call by another name than its path.
  package init(
    bytes: [UInt8],
    named name: String,
    at path: String,
    environment: Environment,
    overrides: DesignOverrides,
    data: DesignData
  ) throws(DesignError) {
    try self.init(bytes, name: name, path: path, environment, overrides, data)
  }

  private init(
    _ bytes: [UInt8],
    name: String,
    path: String?,
    _ environment: Environment,
    _ overrides: DesignOverrides,
    _ data: DesignData
  ) throws(DesignError) {
    let parsed = ParsedDesign(bytes, name: name, path: path, environment: environment)
    try self.init(parsed, name: name, environment, overrides, data)
  }

  /// Fills and reads a design that was parsed before.
  init(
    _ parsed: ParsedDesign,
    name: String,
    _ environment: Environment,
    _ overrides: DesignOverrides,
    _ data: DesignData
  ) throws(DesignError) {
    let read = ReadDesign(
      parsed,
      environment: environment,
      given: data.given,
      overrides: overrides
    )
    try self.init(read, at: parsed.path, name: name, environment, overrides)
  }

  /// Takes a design that was read before, in the language and the variant that it is to have.
  init(
    _ read: ReadDesign,
    at path: String?,
    name: String,
    _ environment: Environment,
    _ overrides: DesignOverrides
  ) throws(DesignError) {
    let fonts = read.fonts
    var found = read.found
    found.diagnostics += overrides.remarks(in: name, environment)
    let diagnostics = found.shown(in: name)
    let sought = read.sought.union(path.map { [$0] } ?? [])
    func refusal(_ last: [Diagnostic] = []) -> DesignError {
      DesignError(diagnostics: diagnostics + last, files: sought)
    }
    guard let document = read.document, !found.hasErrors else {
      throw refusal()
    }
    let values = document.values
    self.name = values[DocumentWords.name]?.string ?? FileName(name).stem
    (variants, variant) = (read.variants, read.variant)
    about = values[DocumentWords.about]?.string
    self.diagnostics = diagnostics
    self.found = found
    files =
      (path.map { [$0] } ?? []) + read.parts + fonts.files + read.pictures
    fontFolders = fonts.folders
    self.sought = sought
    let device = document.canvas.heldDevice(under: overrides)
    let isTurned = overrides.orientation != nil && !document.canvas.isSheet
    if device == nil, isTurned || overrides.split != nil {
      throw refusal([.noDevice(to: overrides, in: name)])
    }
    if let device, overrides.asksForSplit, let reason = device.refusal {
      throw refusal([.noSplit(reason, in: name)])
    }
    let surroundings = values[DocumentWords.environment] ?? EnvironmentValue()
    var own = surroundings.applied(
      to: device.map(environment.on) ?? environment,
      under: overrides
    )
    own.fonts.files = fonts.files + own.fonts.files
    own.fonts.folders = fonts.folders + own.fonts.folders
    if let scale = document.canvas.scale, overrides.device == nil {
      own.traits.displayScale = scale
    }
    covered = overrides.device == nil ? surroundings.covered : nil
    own.cover(covered)
    bars = surroundings.bars
    bars?.cover(&own)
    let scale = own.traits.displayScale
    guard let keyboardHeight = surroundings.keyboardHeight(on: device, scale: scale) else {
      throw refusal([.noKeyboard(in: name)])
    }
    own.keyboardHeight = keyboardHeight
    size = document.canvas.size(on: device, under: overrides)
    self.environment = own
    self.document = document
    source = read.source
  }

  /// The names of a design's variants, the first one first.
  ///
  /// Empty if it has only one picture, or if its bytes can't be read.
  public static func variants(
    bytes: [UInt8],
    named name: String,
    environment: Environment = .current
  ) -> [String] {
    VariantNames.read(bytes, name: name, environment: environment)
  }

  /// The JSON Schema of designs, for editors; the same in every run.
  public static var schema: String { DesignSchema.text }
}
