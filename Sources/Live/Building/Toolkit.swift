internal import Foundation
internal import Glibc

/// What Swift files are compiled against and shown with: modules, one library and a program.
///
/// `Tools/live` makes it of a build, and `Tools/install` puts it beside the command.
package struct Toolkit: Hashable, Sendable {
  /// The folder that holds it, from the root.
  package let folder: String
  /// What the compiler of its modules says of its version.
  package let compiler: String

  private init?(folder: String) {
    guard let version = try? String(contentsOfFile: folder + "/compiler", encoding: .utf8),
      let first = version.split(separator: "\n").first
    else { return nil }
    (self.folder, compiler) = (folder, String(first))
  }

  /// The variable that names a folder in place of those beside the program.
  package static let variable = "SNAPLINE_LIVE"

  /// The one that belongs to a program: where it was installed, or in the folder that it was built in.
  package static func beside(_ program: String?, named: String? = nil) -> Toolkit? {
    if let named, !named.isEmpty { return Toolkit(folder: URL(filePath: named).path) }
    guard let program else { return nil }
    let folder = URL(filePath: program).deletingLastPathComponent()
    let places = [folder.appending(path: "../lib/snapline/live"), folder.appending(path: "live")]
    return places.lazy.compactMap { Toolkit(folder: $0.standardizedFileURL.path) }.first
  }

  /// Whether a module is among those that may be imported.
  func has(_ module: String) -> Bool {
    unsafe access(modules + "/\(module).swiftmodule", R_OK) == 0
  }

  var modules: String { folder + "/modules" }
  /// Modules that stand for the C libraries, and are empty: no public declaration needs one of them.
  var libraries: String { folder + "/c/module.modulemap" }
  var headers: String { folder + "/c/include" }
  /// The program that draws, and that starts others within limits.
  var helper: String { folder + "/snapline-live" }
}
