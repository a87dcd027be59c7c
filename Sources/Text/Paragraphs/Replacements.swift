import SnaplineDiagnostics
import SnaplineEnvironment

/// What a text asked for and didn't get, each thing once, as messages to a person.
struct Replacements {
  private(set) var diagnostics: [Diagnostic] = []

  mutating func add(_ paragraph: ShapedParagraph) {
    for family in paragraph.missingFamilies { add(missingFamily(family)) }
    for scalar in paragraph.missingCharacters { add(missingCharacter(scalar)) }
  }

  mutating func addUnusableFonts() {
    add(
      Diagnostic(
        id: "unusable-fonts",
        severity: .error,
        subject: "the fonts of this environment can't be read",
        remedy: "check the folders and files that it names"
      )
    )
  }

  mutating func add(_ diagnostic: Diagnostic) {
    if diagnostics.count < Self.most, !diagnostics.contains(diagnostic) {
      diagnostics.append(diagnostic)
    }
  }

  /// More say nothing new.
  private static let most = 20

  private func missingFamily(_ family: ShapedParagraph.MissingFamily) -> Diagnostic {
    let package = FontCatalogue.package(with: family.asked)
    return Diagnostic(
      id: "missing-font",
      severity: .warning,
      subject: "there is no font '\(family.asked)'",
      cause: family.taken.isEmpty ? nil : "'\(family.taken)' is drawn in its place",
      remedy: package.map { "install it: " + Installation.system.remedy(for: $0) }
        ?? "install it, or name a font that is there"
    )
  }

  private func missingCharacter(_ scalar: Unicode.Scalar) -> Diagnostic {
    Diagnostic(
      id: "missing-glyph",
      severity: .warning,
      subject: "no font has the character \(scalar.codePoint)",
      cause: "a box is drawn in its place",
      remedy: "add a font that has it to the environment's fonts"
    )
  }
}
