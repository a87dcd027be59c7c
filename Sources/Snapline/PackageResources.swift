import Foundation
import SnaplineEnvironment

/// The resources of the packages whose code runs in a test, as Swift Package Manager lays them beside the
/// program.
struct PackageResources {
  let folders: [String]
  /// Those that hold fonts.
  let fontFolders: [String]

  /// Beside the program that runs.
  static let ofTests = PackageResources(beside: Bundle.main.bundleURL.path)

  private static let fontEndings: Set = ["ttf", "otf", "ttc", "otc"]

  init(beside folder: String) {
    func names(_ path: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }
    // Snapline's own hold nothing that an app asks for.
    let bundles = names(folder).filter { $0.hasSuffix(".resources") && !$0.hasPrefix("Snapline_") }
      .map { folder + "/" + $0 }
    // What a manifest copies as a folder stays one.
    folders = bundles.flatMap { bundle in
      [bundle]
        + names(bundle).map { bundle + "/" + $0 }
        .filter {
          (try? URL(fileURLWithPath: $0).resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory
            ?? false
        }
    }
    fontFolders = folders.filter { path in
      names(path).contains {
        Self.fontEndings.contains(URL(fileURLWithPath: $0).pathExtension.lowercased())
      }
    }
  }

  /// Has pictures and fonts looked for here where the environment's own folders don't have them.
  func add(to environment: inout Environment) {
    if folders.isEmpty { return }
    func missing(_ added: [String], in own: [String]) -> [String] {
      added.filter { !own.contains($0) }
    }
    environment.imageFolders += missing(folders, in: environment.imageFolders)
    environment.fonts.folders += missing(fontFolders, in: environment.fonts.folders)
  }
}
