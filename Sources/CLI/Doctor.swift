internal import Foundation
internal import SnaplineEnvironment
internal import SnaplineImages
internal import SnaplineRendering
internal import SnaplineTerminal
internal import SnaplineText

/// `snapline doctor`: what pixels depend on here, and what is missing.
enum Doctor {
  private static let strict = Flag("strict", "Fails, with status 1, where something is missing.")
  private static let json = Flag("json", "Prints the same as JSON.")

  static let row: Row = Row(
    command: Command(
      "doctor",
      "Tells what pictures depend on here, and what is missing.",
      discussion: [
        "Where two machines print the same versions and font files, the same design has the same "
          + "pixels on both. A PNG file and a baseline say of themselves what they were made with."
      ],
      examples: [
        Example("snapline doctor", "shows versions, fonts and what to install"),
        Example("snapline doctor --strict", "fails in a build where something is missing"),
      ]
    ) {
      strict
      json
    }
  ) { invocation, console throws(Stop) in
    Surroundings.settle(on: console)
    let examination = Examination()
    try console.print(invocation[json] ? examination.json : examination.text)
    return invocation[strict] && !examination.missing.isEmpty ? .failure : .success
  }
}

/// What was found.
private struct Examination: Encodable {
  struct Library: Encodable {
    let name: String
    let role: String
    let package: String
    let installed: Bool
  }

  struct Missing: Encodable {
    let name: String
    let role: String
    let package: String
  }

  let schema = 1
  let versions: [String: String]
  let libraries: [Library]
  let families: Int
  let missing: [Missing]

  init() {
    var versions = RenderingLibraries.versions.merging(TextLibraries.versions) { own, _ in own }
    versions["snapline"] = Release.version
    self.versions = versions
    libraries = ImageLibrary.all.map {
      Library(name: $0.name, role: $0.role, package: $0.package, installed: $0.isInstalled)
    }
    let fonts = FontCatalogue(of: Environment.current.fonts)
    families = fonts.families.count
    missing =
      libraries.filter { !$0.installed }.map {
        Missing(name: $0.name, role: $0.role, package: $0.package)
      }
      + fonts.missing.map { Missing(name: $0.family, role: $0.role, package: $0.package) }
  }

  var text: String {
    var lines = versions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    lines.append("\(families) families of fonts: snapline fonts lists them")
    lines += libraries.map { "\($0.name) \($0.role)\($0.installed ? "" : ": missing")" }
    for (package, needs) in Dictionary(grouping: missing, by: \.package)
      .sorted(by: { $0.key < $1.key })
    {
      lines.append("missing: apt-get install \(package)")
      lines += needs.map { "  \($0.name), \($0.role)" }
    }
    if missing.isEmpty { lines.append("nothing is missing") }
    return lines.map { $0 + "\n" }.joined()
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Nothing in it can fail to encode: it holds texts, numbers and truths alone.
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
