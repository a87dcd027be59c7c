import SnaplineDesigns
package import SnaplineDiagnostics
public import SnaplineEnvironment
public import SnaplineInputs

extension Design {
  /// The text of a design, or of another file in YAML or JSON, in the form that `snapline fmt` writes.
  ///
  /// Each level is indented by two spaces, and one space follows a colon. Lists begin below their keys,
  /// what is in brackets stays on one line if it has at most 100 characters, quotes are left out if a
  /// text needs none, and there is at most one empty line between two others. Comments stay with the
  /// lines that they belong to. Formatting the result again changes nothing. A file that can't be read is
  /// refused with a message.
  ///
  /// The name is what messages call the file; by its ending it is JSON or YAML.
  public static func formatted(
    bytes: [UInt8],
    named name: String,
    environment: Environment = .current
  ) throws(DesignError) -> [UInt8] {
    let formatting = formatting(bytes: bytes, named: name, environment: environment)
    guard let bytes = formatting.bytes else {
      throw DesignError(diagnostics: formatting.diagnostics)
    }
    return bytes
  }

  /// The same with what is to be said of the file, and whether it looks like a design.
  package static func formatting(
    bytes: [UInt8],
    named name: String,
    environment: Environment = .current
  ) -> (bytes: [UInt8]?, diagnostics: [Diagnostic], isDesign: Bool) {
    let formatted = FormattedText(bytes, name: name, environment: environment)
    return (formatted.bytes, formatted.found.shown(in: name), formatted.isDesign)
  }
}
