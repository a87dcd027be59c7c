import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineScene
import Synchronization

/// The patterns by which the words of a locale are parted, or why there are none.
struct Hyphenation: Sendable {
  var patterns: HyphenationPatterns?
  /// The file that the patterns lie in, or would; nothing where no package has patterns.
  var file: HyphenationFile?
  /// What to say where words can't be parted.
  var problem: Diagnostic?
}

/// The files of patterns in a folder.
struct HyphenationLibrary {
  let folder: String

  /// What there is for a locale: the patterns of its region come before those of its language.
  func hyphenation(for locale: String) -> Hyphenation {
    guard let names = HyphenationNames(locale) else { return Hyphenation() }
    var problem: Diagnostic?
    for name in names.all {
      switch Self.contents(of: path(of: name)) {
      case .usable(let patterns, let key):
        return Hyphenation(
          patterns: patterns,
          file: HyphenationFile(language: name, key: key)
        )
      case .unusable: problem = problem ?? unusable(path(of: name), locale)
      case .absent: break
      }
    }
    if problem == nil, let package = names.package {
      problem = missing(path(of: names.all[0]), package, locale)
    }
    let file = problem.map { _ in HyphenationFile(language: names.all[0], key: nil) }
    return Hyphenation(file: file, problem: problem)
  }

  private func path(of name: String) -> String { "\(folder)/hyph_\(name).dic" }

  private func missing(_ path: String, _ package: String, _ locale: String) -> Diagnostic {
    Diagnostic(
      id: "missing-hyphenation",
      severity: .warning,
      subject: "no word is parted at the end of a line in the language '\(locale)'",
      cause: "its patterns of hyphenation aren't there: \(path)",
      remedy: "install them: " + Installation.system.remedy(for: package),
      concernsMachine: true
    )
  }

  private func unusable(_ path: String, _ locale: String) -> Diagnostic {
    Diagnostic(
      id: "missing-hyphenation",
      severity: .warning,
      subject: "no word is parted at the end of a line in the language '\(locale)'",
      cause: "\(path) isn't in UTF-8 or ISO8859-1, as its first line would say, or can't be read",
      remedy: "write it in UTF-8, or ask for no hyphenation in this language",
      concernsMachine: true
    )
  }

  /// What a file holds.
  private enum Contents {
    case usable(HyphenationPatterns, key: String)
    case unusable, absent
  }

  private static let known = Mutex<[String: Contents]>([:])

  /// Read once a process.
  private static func contents(of path: String) -> Contents {
    known.withLock { known in
      if let read = known[path] { return read }
      let made = read(path)
      if known.count >= 32 { known.removeAll() }
      known[path] = made
      return made
    }
  }

  private static func read(_ path: String) -> Contents {
    guard OrdinaryFile.isThere(path) else { return .absent }
    guard let bytes = try? OrdinaryFile.bytes(at: path, most: 16_000_000),
      let patterns = HyphenationPatterns(file: bytes)
    else { return .unusable }
    return .usable(patterns, key: ContentKey(bytes).description)
  }
}
