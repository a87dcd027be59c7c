import Foundation
import PackagePlugin

/// Rewrites the Swift files that a target's manifest excludes, so that files for a phone compile on Linux.
///
/// Each file has a command of its own: what didn't change isn't rewritten again.
@main
struct SnaplineForIOS: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let tool = try context.tool(named: "SnaplineRewritingTool").url
    let sources = try ExcludedSources(of: target)
    if sources.files.isEmpty {
      Diagnostics.warning(
        "SnaplineForIOS has nothing to rewrite in '\(target.name)': it rewrites the Swift files that "
          + "the target excludes, so list them, or their folders, in its 'exclude:'"
      )
    }
    // What the compiler would be told by `-default-isolation MainActor`.
    let swift = target as? SwiftSourceModuleTarget
    let isOnMainActor = swift?.compilationConditions.contains("SNAPLINE_MAIN_ACTOR") == true
    return sources.files.map { file in
      let output = context.pluginWorkDirectoryURL.appending(path: file.output)
      return .buildCommand(
        displayName: "Rewriting \(file.path)",
        executable: tool,
        arguments: [file.url.path, output.path] + (isOnMainActor ? ["--main-actor"] : []),
        inputFiles: [file.url],
        outputFiles: [output]
      )
    }
  }
}

/// The Swift files in a target's folder that aren't among its sources.
private struct ExcludedSources {
  struct File {
    let url: URL
    /// The place in the target's folder.
    let path: String
    /// The name of the rewritten file: files of one name in two folders stay apart, and none is called like a
    /// file, as the compiler warns of two places with one name.
    var output: String { "ios-" + path.replacing("-", with: "-_").replacing("/", with: "--") }
  }

  private(set) var files: [File] = []

  init(of target: any SourceModuleTarget) throws {
    let folder = target.directoryURL.standardizedFileURL
    let compiled = Set(target.sourceFiles.map { $0.url.standardizedFileURL.path })
    let left = try Self.pathsLeftOut(in: folder)
    let keys: [URLResourceKey] = [.isRegularFileKey]
    let found = FileManager.default.enumerator(
      at: folder,
      includingPropertiesForKeys: keys,
      options: [.skipsHiddenFiles]
    )
    let root = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    while let url = found?.nextObject() as? URL {
      let whole = url.standardizedFileURL.path
      guard url.pathExtension == "swift", whole.hasPrefix(root), !compiled.contains(whole) else {
        continue
      }
      let path = String(whole.dropFirst(root.count))
      guard path != "Package.swift", !path.hasPrefix("Package@") else { continue }
      guard !left.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) else { continue }
      files.append(File(url: url, path: path))
    }
    files.sort { $0.path < $1.path }
  }

  /// What `.snaplineignore` in the folder lists: files and folders that aren't for Linux, one a line.
  private static func pathsLeftOut(in folder: URL) throws -> [String] {
    let list = folder.appending(path: ".snaplineignore")
    guard FileManager.default.fileExists(atPath: list.path) else { return [] }
    return try String(contentsOf: list, encoding: .utf8).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
      .map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
  }
}
