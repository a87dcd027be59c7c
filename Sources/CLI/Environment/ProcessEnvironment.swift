internal import Foundation
internal import Glibc
internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplineTerminal
internal import SnaplineText

/// What the command takes from outside, and what it leaves there, so that the same design gives the
/// same picture everywhere.
enum ProcessEnvironment {
  /// The one variable that changes pictures, as fonts do that a machine of a build brings along.
  static let fonts = Variable(
    "SNAPLINE_FONTS",
    "Folders of fonts, with colons between, that come before those of the system."
  )

  /// Where packages put what pictures are made with.
  static let home = Variable(
    Installation.variable,
    "Folders with fonts, symbols and hyphenation in them, with colons between, in place of the system's."
  )

  /// Variables by which the libraries that draw would be steered from outside.
  private static let steering = [
    "FREETYPE_PROPERTIES", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT",
    "PANGOCAIRO_BACKEND", "PANGO_LANGUAGE", "HB_OPTIONS", "HB_SHAPER_LIST", "PIXMAN_DISABLE",
  ]

  /// Forgets what would steer the libraries, and tells of folders without a font where there is a console;
  /// must run before any of the libraries does.
  static func settle(for invocation: Invocation, on console: Console?) {
    for name in steering { unsafe unsetenv(name) }
    FontSystem.ignoreSystemFonts()
    guard let console else { return }
    let given = CircumstanceOptions.fontFolders(of: invocation).map { ($0, "--fonts") }
    for (folder, source) in given + fontFolders.map({ ($0, fonts.name) })
    where !FontSources.hasFont(inFolder: folder) {
      console.tell(noFont(in: folder, namedBy: source))
    }
    for folder in Installation.named
    where !Installation.parts.contains(where: {
      FileKind(of: "\(folder)/\($0)", followingLinks: true) == .folder
    }) {
      console.tell(noHome(folder))
    }
    for folder in CircumstanceOptions.allowedFolders(of: invocation)
    where FileKind(of: folder, followingLinks: true) != .folder {
      console.tell(noFolder(folder))
    }
  }

  /// What designs are drawn in.
  static func environment(for invocation: Invocation) -> Environment {
    var environment = Environment.current
    let given = CircumstanceOptions.fontFolders(of: invocation) + fontFolders
    environment.fonts.folders = given + environment.fonts.folders
    environment.allowedFolders = CircumstanceOptions.allowedFolders(of: invocation)
    return environment
  }

  private static var fontFolders: [String] {
    let value = ProcessInfo.processInfo.environment[fonts.name] ?? ""
    return value.split(separator: ":").map { URL(fileURLWithPath: String($0)).path }
  }

  private static func noFolder(_ folder: String) -> Diagnostic {
    Diagnostic(
      id: "missing-folder",
      severity: .warning,
      subject: "'\(folder)' is no folder",
      cause: "--allow names it, and nothing can be read from it",
      remedy: "name the folder that the files lie in"
    )
  }

  private static func noHome(_ folder: String) -> Diagnostic {
    let parts = Installation.parts.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      id: "missing-folder",
      severity: .warning,
      subject: "'\(folder)' has no folder of \(parts)",
      cause: "\(home.name) names it; fonts, symbols and hyphenation are taken from elsewhere",
      remedy: "name a folder that they lie in, or unset \(home.name)"
    )
  }

  private static func noFont(in folder: String, namedBy source: String) -> Diagnostic {
    Diagnostic(
      id: "no-font",
      severity: .warning,
      subject: "no font lies in '\(folder)'",
      cause: "\(source) names it",
      remedy: source == fonts.name
        ? "name folders that hold fonts, with colons between" : "name a folder that holds fonts"
    )
  }
}
