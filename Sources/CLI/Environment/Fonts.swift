internal import Foundation
internal import SnaplineEnvironment
internal import SnaplineTerminal
internal import SnaplineText

/// `snapline fonts`: what texts can be drawn with.
enum Fonts {
  private static let missing = Flag("missing", "Lists only fonts that are missing.")
  private static let strict = Flag("strict", "Fails, with status 1, where something is missing.")
  private static let json = Flag("json", "Prints the list as JSON.")

  static let row: CommandRow = CommandRow(
    command: Command(
      "fonts",
      "Lists the fonts that designs are drawn with, and what is missing.",
      discussion: [
        "Fonts are read only from the folders of Debian's font packages, and from those that "
          + "\(ProcessEnvironment.fonts.name) names; the configuration of the user has no "
          + "effect. A design can bring its own with 'fontFiles'."
      ],
      examples: [
        Example("snapline fonts", "lists families with their weights"),
        Example("snapline fonts --missing", "names the packages to install"),
        Example("snapline fonts --json", "prints the same for programs"),
      ]
    ) {
      missing
      CircumstanceOptions.fonts
      strict
      json
    }
  ) { invocation, console throws(Stop) in
    ProcessEnvironment.settle(for: invocation, on: console)
    let catalogue = FontCatalogue(of: Environment.current.fonts)
    if invocation[json] {
      try console.print(FontReport(catalogue, onlyMissing: invocation[missing]).text)
    } else {
      try console.print(text(of: catalogue, onlyMissing: invocation[missing]))
    }
    return invocation[strict] && !catalogue.missing.isEmpty ? .failure : .success
  }

  private static func text(of catalogue: FontCatalogue, onlyMissing: Bool) -> String {
    var lines: [String] = []
    if !onlyMissing {
      let width = catalogue.families.reduce(0) { max($0, $1.name.count) }
      for family in catalogue.families {
        let name = family.name.padding(toLength: width, withPad: " ", startingAt: 0)
        let weights = family.weights.map(String.init).joined(separator: " ")
        lines.append(name + "  " + weights + (family.hasItalic ? " italic" : ""))
      }
    }
    for (package, needs) in Dictionary(grouping: catalogue.missing, by: \.package)
      .sorted(by: { $0.key < $1.key })
    {
      lines.append("missing: " + Installation.system.remedy(for: package))
      lines += needs.map { "  \($0.family), \($0.role)" }
    }
    if onlyMissing, lines.isEmpty { lines.append("nothing is missing") }
    return lines.map { $0 + "\n" }.joined()
  }
}

/// The list of fonts for programs.
private struct FontReport: Encodable {
  struct Family: Encodable {
    let name: String
    let weights: [Int]
    let italic: Bool
    let files: [String]
  }

  struct Missing: Encodable {
    let family: String
    let role: String
    let package: String
  }

  let schema = 1
  let tool = "snapline " + Release.version
  let families: [Family]
  let missing: [Missing]

  init(_ catalogue: FontCatalogue, onlyMissing: Bool) {
    families =
      onlyMissing
      ? []
      : catalogue.families.map {
        Family(name: $0.name, weights: $0.weights, italic: $0.hasItalic, files: $0.files)
      }
    missing = catalogue.missing.map {
      Missing(family: $0.family, role: $0.role, package: $0.package)
    }
  }

  var text: String { readableJSON }
}
