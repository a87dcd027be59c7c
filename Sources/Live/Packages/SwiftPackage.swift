internal import Foundation
internal import SnaplineDiagnostics

/// A target of a package, to be compiled against the installed modules.
///
/// What it is built on in the same package is compiled with it; Snapline's products are those that are
/// installed. So nothing is fetched, and nothing is written into the package's own build folder.
package struct SwiftPackage: Hashable, Sendable {
  package let folder: String
  package let target: String

  package init(folder: String, target: String) {
    self.folder = URL(filePath: folder).standardizedFileURL.path
    self.target = target
  }

  /// What tells the package from others: the name of its folder, as Swift Package Manager has it.
  private var identity: String {
    let name = URL(filePath: folder).lastPathComponent.lowercased()
    return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  private var manifest: String { folder + "/Package.swift" }

  /// All that the target may depend on: the manifest, and every folder and Swift file below the sources.
  package var files: Set<String> {
    var files: Set = [manifest, folder + "/Sources"]
    let found = FileManager.default.enumerator(atPath: folder)
    while let path = found?.nextObject() as? String {
      let name = URL(filePath: path).lastPathComponent
      let isFolder = found?.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
      if name.hasPrefix(".") || name.hasSuffix(".snapshots") || name == "__Snapshots__" {
        if isFolder { found?.skipDescendants() }
      } else if isFolder || name.hasSuffix(".swift") {
        files.insert(folder + "/" + path)
      }
      if files.count > Self.most { break }
    }
    return files
  }

  /// Files of one package that are followed.
  private static let most = 5_000

  /// The sources of the target, with those that it is built on.
  package func sources(
    with toolkit: Toolkit?,
    variables: [String: String] = ProcessInfo.processInfo.environment
  ) throws(LiveFault) -> SwiftSources {
    guard let toolkit else { throw LiveFault([.noToolkit]) }
    guard let compiler = SwiftCompiler.onPath(variables["PATH"]) else {
      throw LiveFault([.noCompiler])
    }
    guard let cache = LiveCache(variables) else { throw LiveFault([.noCache]) }
    let description: PackageDescription = try told(
      "describe",
      "--type",
      "json",
      by: compiler,
      toolkit,
      cache
    )
    let settings: PackageSettings = try told("dump-package", by: compiler, toolkit, cache)
    guard let targets = description.targets(for: target) else {
      throw LiveFault([noTarget(among: description.targets.map(\.name))])
    }
    var built: [SwiftSources] = []
    for target in targets {
      if let product = target.productDependencies?.first(where: { !toolkit.has($0) }) {
        throw LiveFault([foreign(product, in: target.name)])
      }
      guard target.moduleType ?? "SwiftTarget" == "SwiftTarget" else {
        throw LiveFault([foreign(target.name, in: self.target)])
      }
      let home = folder + "/" + target.path
      var sources = SwiftSources(
        target.sources.map { (target.path + "/" + $0, home + "/" + $0) },
        module: target.c99name
      )
      sources.language = description.language
      sources.settings = settings.words(for: target.name)
      sources.resources = (target.resources ?? []).map(\.path)
      let bundle = sources.resources.isEmpty ? "UNAVAILABLE" : "AVAILABLE"
      sources.settings.flags += ["-D", "SWIFT_MODULE_RESOURCE_BUNDLE_" + bundle]
      sources.settings.flags += ["-package-name", identity]
      sources.bundle = "\(description.name)_\(target.name).resources"
      sources.below = built
      built.append(sources)
    }
    return built[built.count - 1]
  }

  /// What Swift Package Manager answers.
  private func told<Answer: Decodable>(
    _ question: String...,
    by compiler: SwiftCompiler,
    _ toolkit: Toolkit,
    _ cache: LiveCache
  ) throws(LiveFault) -> Answer {
    // Next to the compiler, and in a folder of its own: the package's may be locked by another build.
    let words =
      ["--package-path", folder, "--scratch-path", cache.folder + "/packages"] + question
    let program = compiler.packager
    do {
      let ran = try ProgramRun(program, words, by: toolkit.helper, seconds: 30).run()
      // What it says of the manifest stands before, and isn't JSON.
      let start = ran.output.firstIndex(of: UInt8(ascii: "{")) ?? ran.output.endIndex
      if ran.end == .status(0) {
        return try JSONDecoder().decode(Answer.self, from: Data(ran.output[start...]))
      }
      throw LiveFault([undescribed(String(decoding: ran.output, as: UTF8.self))])
    } catch let fault as LiveFault {
      throw fault
    } catch {
      throw LiveFault([undescribed("\(error)")])
    }
  }

  // MARK: What can be wrong

  private func undescribed(_ said: String) -> Diagnostic {
    let lines = said.split(separator: "\n").filter { $0.contains("error: ") }
    return Diagnostic(
      id: "swift-package",
      severity: .error,
      subject: "the package can't be read",
      cause: (lines.first ?? said.split(separator: "\n").first).map { String($0.prefix(300)) },
      place: Place(file: manifest),
      remedy: "look whether 'swift package describe' reads it"
    )
  }

  private func noTarget(among names: [String]) -> Diagnostic {
    Diagnostic(
      id: "swift-package",
      severity: .error,
      subject: "the package has no target '\(target)'",
      cause: names.isEmpty
        ? nil : "it has " + names.prefix(10).map { "'\($0)'" }.joined(separator: ", "),
      place: Place(file: manifest),
      remedy: nearestName(to: target, among: names).map { "write '\($0)'" }
    )
  }

  private func foreign(_ product: String, in target: String) -> Diagnostic {
    Diagnostic(
      id: "swift-package",
      severity: .error,
      subject: "'\(target)' takes '\(product)', which can't be shown live",
      cause: "targets of the same package in Swift and Snapline's products can be, and no others",
      place: Place(file: manifest),
      remedy: "move its views to a target without it"
    )
  }
}
