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

  var manifest: String { folder + "/Package.swift" }

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
    let facts = try PackageFacts.current(of: self, by: compiler, toolkit, cache)
    let description = facts.description
    guard let targets = description.targets(for: target) else {
      throw LiveFault([noTarget(by: facts)])
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
      sources.settings = facts.settings.words(for: target.name, in: description.language)
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

  // MARK: What can be wrong

  private func noTarget(by facts: PackageFacts) -> Diagnostic {
    // Such as that its folder isn't there.
    if let reason = facts.warnings.first(where: { $0.contains(" target \(target) ") }) {
      return Diagnostic(
        id: "swift-package",
        severity: .error,
        subject: "the target '\(target)' has no sources",
        cause: String(reason.trimmingPrefix("warning: ").prefix(300)),
        place: Place(file: manifest),
        remedy: "add a Swift file to it"
      )
    }
    let names = facts.description.targets.map(\.name)
    return Diagnostic(
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
