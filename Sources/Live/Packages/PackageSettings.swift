internal import Foundation
internal import SnaplineDiagnostics

/// What a manifest says of how its targets are compiled, which Swift Package Manager tells apart from what they
/// are made of.
struct PackageSettings: Decodable {
  struct Target: Decodable {
    var name: String
    var settings: [Setting]?
  }

  struct Setting: Decodable {
    struct Condition: Decodable {
      var platformNames: [String]?
      var config: String?
      var traits: [String]?
    }

    /// What is set to what, such as `define` to a name.
    var kind: [String: Value]
    var condition: Condition?
    /// Whose setting it is, such as `swift`.
    var tool: String

    /// Whether it holds for what is shown: code for Linux, made to look for mistakes.
    var holdsHere: Bool {
      let platforms = condition?.platformNames ?? []
      return (platforms.isEmpty || platforms.contains("linux"))
        && condition?.config ?? "debug" == "debug"
    }

    /// Whether it depends on what a package is asked for by others.
    var isOfTraits: Bool { condition?.traits?.isEmpty == false }
  }

  /// The first of the words that a setting has; nothing where it isn't one word.
  struct Value: Decodable {
    var word: String?

    private enum CodingKeys: String, CodingKey { case word = "_0" }

    init(from decoder: any Decoder) throws {
      word = try? decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .word)
    }
  }

  var targets: [Target]

  /// The settings of a target in the words of the compiler, in the package's language mode or the target's own.
  func words(for target: String, in language: String) -> CompilerSettings {
    var words = CompilerSettings(flags: ["-D", "SWIFT_PACKAGE"], language: language)
    let settings = targets.first { $0.name == target }?.settings ?? []
    for setting in settings where setting.holdsHere {
      for (kind, value) in setting.kind {
        if setting.tool == "swift", !setting.isOfTraits {
          words.add(kind, value.word)
        } else if setting.tool == "swift" || setting.tool == "linker" {
          words.leaveOut(kind)
        }
      }
    }
    return words
  }
}

/// How a module is compiled.
struct CompilerSettings: Hashable {
  /// Words of the compiler.
  var flags: [String] = []
  /// The language mode.
  var language = "5"
  /// Settings of the manifest that are left out.
  private(set) var leftOut: [String] = []

  mutating func add(_ kind: String, _ word: String?) {
    if let word, !Self.isPlain(word) { return leaveOut(kind) }
    switch (kind, word) {
    case ("define", let word?): flags += ["-D", word]
    case ("enableUpcomingFeature", let word?): flags += ["-enable-upcoming-feature", word]
    case ("enableExperimentalFeature", let word?): flags += ["-enable-experimental-feature", word]
    case ("defaultIsolation", let word?): flags += ["-default-isolation", word]
    case ("strictMemorySafety", _): flags.append("-strict-memory-safety")
    case ("swiftLanguageMode", let word?): language = word
    // Whether a warning is an error is a matter of the package's own builds.
    case ("treatAllWarnings", _), ("treatWarning", _), ("disableWarning", _): break
    case ("defaultIsolation", nil): break
    default: leaveOut(kind)
    }
  }

  mutating func leaveOut(_ kind: String) { if !leftOut.contains(kind) { leftOut.append(kind) } }

  /// Whether a word can be none but a name: the compiler reads words out of a file that an `@` names.
  private static func isPlain(_ word: String) -> Bool {
    word.wholeMatch(of: /[A-Za-z0-9_][A-Za-z0-9_:=.]*/) != nil
  }
}

extension Diagnostic {
  static let settingsID = "swift-settings"

  /// Tells of settings of a manifest that a preview doesn't follow.
  static func leftOut(of module: SwiftSources) -> Diagnostic? {
    let names = module.settings.leftOut
    guard !names.isEmpty else { return nil }
    return Diagnostic(
      id: settingsID,
      severity: .warning,
      subject: "'\(module.module)' is compiled without " + names.joined(separator: " and "),
      cause: "a preview follows the settings of a manifest that need no other compiler",
      remedy: "look at what depends on it under 'swift test'"
    )
  }
}
