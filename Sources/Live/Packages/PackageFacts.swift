internal import Foundation
internal import SnaplineDiagnostics
internal import Synchronization

/// What Swift Package Manager says of a package.
struct PackageFacts: Sendable {
  let description: PackageDescription
  let settings: PackageSettings
  /// What it warns of.
  let warnings: [String]

  /// All that these facts depend on: they stay as they are while only the text of sources changes.
  private struct Grounds: Equatable {
    var packager: String
    var names: [String]
    var manifests: [Data?]
  }

  /// What was said last of packages, by their folders.
  private static let known = Mutex<[String: (grounds: Grounds, facts: PackageFacts)]>([:])

  /// The facts of a package as it is now.
  static func current(
    of package: SwiftPackage,
    by compiler: SwiftCompiler,
    _ toolkit: Toolkit,
    _ cache: LiveCache
  ) throws(LiveFault) -> PackageFacts {
    let grounds = package.names.map { names in
      Grounds(
        packager: compiler.packager,
        names: names,
        manifests: package.manifests.map { FileManager.default.contents(atPath: $0) }
      )
    }
    if let last = known.withLock({ $0[package.folder] }), last.grounds == grounds {
      return last.facts
    }
    let question = PackageQuestion(package, compiler.packager, toolkit, cache)
    let (description, warnings): (PackageDescription, [String]) =
      try question.answer(to: "describe", "--type", "json")
    let facts = PackageFacts(
      description: description,
      settings: try question.answer(to: "dump-package").answer,
      warnings: warnings
    )
    let kept = description.isSeen ? grounds.map { ($0, facts) } : nil
    known.withLock { $0[package.folder] = kept }
    return facts
  }
}

extension PackageDescription {
  /// Whether all that it is made of is among the names of the package.
  fileprivate var isSeen: Bool {
    targets.allSatisfy { target in
      let paths = [target.path] + (target.resources ?? []).map(\.path)
      return paths.allSatisfy { path in
        !path.split(separator: "/").contains { SwiftPackage.isPassedOver($0) }
      }
    }
  }
}
