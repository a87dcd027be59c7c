internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplineLive
internal import SnaplineSnapshots
internal import SnaplineTerminal
internal import Synchronization

/// The Swift files of a run: each is compiled once, however many previews of it are asked for.
final class LiveFiles: Sendable {
  private struct Key: Hashable {
    var path: String
    var package: SwiftPackage?
  }

  private let known = Mutex<[Key: Result<LivePictures, LiveFault>]>([:])
  private let limits: LiveLimits

  init(_ limits: LiveLimits) { self.limits = limits }

  /// Those of the run that goes on.
  @TaskLocal static var current = LiveFiles(LiveLimits())

  /// What a file or the target of a package shows.
  func pictures(of listed: ListedDesign) throws(LiveFault) -> LivePictures {
    let key = Key(path: listed.path, package: listed.package)
    let result = known.withLock { known in
      if let result = known[key] { return result }
      let result = Result { () throws(LiveFault) in
        let toolkit = LiveOptions.toolkit
        let sources =
          try listed.package?.sources(with: toolkit)
          ?? SwiftSources(file: listed.path, named: listed.name)
        return try LivePictures(try LiveProgram.compiling(sources, with: toolkit), limits)
      }
      known[key] = result
      return result
    }
    return try result.get()
  }

  /// A target of the package in a folder, with the path of its manifest.
  static func target(
    _ name: String,
    of folder: String
  ) throws(Complaint) -> (path: String, target: SwiftPackage) {
    let manifest = join(folder, "Package.swift")
    guard FileKind(of: manifest, followingLinks: true) == .file, let path = realPath(manifest)
    else { throw Complaint(diagnostic: .noManifest(in: folder), status: .trouble) }
    return (path, SwiftPackage(folder: split(path).folder ?? "/", target: name))
  }
}

extension Diagnostic {
  /// Targets of a package that a command needs the names of.
  static func noTarget(
    of package: String,
    for command: String,
    wanted: String = "a target"
  ) -> Diagnostic {
    Diagnostic(
      id: "swift-package",
      severity: .error,
      subject: "--package wants \(wanted) of the package",
      place: Place(file: package),
      remedy:
        "write its name in place of a path: snapline \(command) --package \(package.inShell) Views"
    )
  }

  fileprivate static func noManifest(in package: String) -> Diagnostic {
    Diagnostic(
      id: "swift-package",
      severity: .error,
      subject: "there is no Package.swift in it",
      place: Place(file: package),
      remedy: "name the folder of a package"
    )
  }
}
