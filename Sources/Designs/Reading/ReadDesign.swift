package import SnaplineEnvironment
package import SnaplineInputs

/// What the bytes of a design say, and what is to be said of them.
package struct ReadDesign {
  package let source: SourceSet
  /// Nothing where the bytes are no design at all.
  package let document: DesignDocument?
  package let fonts: FontFiles
  /// The pictures that it names, as absolute paths.
  package let pictures: [String]
  /// The files that it is made of besides its own, as absolute paths.
  package let parts: [String]
  /// All files and folders that were looked for besides its own, there or not, as absolute paths.
  package let sought: Set<String>
  /// The names of the variants, as files have them; none where there is one picture.
  package let variants: [String]
  /// Which of them it is.
  package let variant: String?
  package let found: Findings

  /// Reads bytes that messages call by a name; files beside them are looked for beside the path.
  package init(
    _ bytes: [UInt8],
    name: String,
    path: String?,
    environment: Environment,
    given: GivenData = GivenData(),
    overrides: DesignOverrides = DesignOverrides()
  ) {
    let parsed = ParsedDesign(bytes, name: name, path: path, environment: environment)
    self.init(parsed, environment: environment, given: given, overrides: overrides)
  }

  /// Fills and reads what was parsed before.
  package init(
    _ parsed: ParsedDesign,
    environment: Environment,
    given: GivenData = GivenData(),
    overrides: DesignOverrides = DesignOverrides()
  ) {
    let reading = Reading(environment: environment)
    if let folder = parsed.folder { reading.folder = folder }
    reading.title = FileName(parsed.name).stem
    reading.linesRead = parsed.source.lineCount
    let filled = parsed.node(in: reading).map { node in
      reading.writtenNames.add(node)
      return DesignFilling.document(node, given: given, under: overrides, in: reading)
    }
    document = filled.flatMap { DesignDocument.read($0, in: reading) }
    fonts = FontFiles(document?.values[DocumentWords.fontFiles], in: reading)
    pictures = reading.pictures
    parts = reading.parts
    sought = reading.sought
    (variants, variant) = (reading.variants, reading.variant)
    found = reading.found
    source = SourceSet(main: parsed.source, parts: reading.sources)
  }
}
