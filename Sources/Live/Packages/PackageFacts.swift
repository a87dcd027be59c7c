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
    let entries = package.entries.map(\.path).sorted()
    let manifests = entries.filter { $0.hasPrefix("Package") && !$0.contains("/") }
    let grounds = Grounds(
      packager: compiler.packager,
      names: entries,
      manifests: manifests.map { FileManager.default.contents(atPath: package.folder + "/" + $0) }
    )
    if let last = known.withLock({ $0[package.folder] }), last.grounds == grounds {
      return last.facts
    }
    let question = Question(package: package, packager: compiler.packager, toolkit, cache)
    let (description, warnings): (PackageDescription, [String]) =
      try question.answer(to: "describe", "--type", "json")
    let facts = PackageFacts(
      description: description,
      settings: try question.answer(to: "dump-package").answer,
      warnings: warnings
    )
    known.withLock { $0[package.folder] = (grounds, facts) }
    return facts
  }
}

/// How Swift Package Manager is asked about a package.
private struct Question {
  let package: SwiftPackage
  let packager: String
  let toolkit: Toolkit
  let cache: LiveCache

  init(package: SwiftPackage, packager: String, _ toolkit: Toolkit, _ cache: LiveCache) {
    (self.package, self.packager, self.toolkit, self.cache) = (package, packager, toolkit, cache)
  }

  func answer<Answer: Decodable>(
    to words: String...
  ) throws(LiveFault) -> (answer: Answer, warnings: [String]) {
    // The package's own build folder may be locked by another build, and a home may be read-only.
    let own = cache.folder + "/packages"
    var places = ["--package-path", package.folder, "--scratch-path", own]
    for kind in ["cache", "config", "security"] { places += ["--\(kind)-path", "\(own)/\(kind)"] }
    do {
      var run = ProgramRun(packager, places + words, by: toolkit.helper, seconds: 30)
      run.variables["CLANG_MODULE_CACHE_PATH"] = cache.modules
      let ran = try run.run()
      // Its warnings stand before the answer, whose brace may be at the end of their last line.
      let start = ran.output.firstRange(of: "{\n".utf8)?.lowerBound
      if ran.end == .status(0), let start {
        let answer = try JSONDecoder().decode(Answer.self, from: Data(ran.output[start...]))
        let warnings = String(decoding: ran.output[..<start], as: UTF8.self)
        return (answer, warnings.split(separator: "\n").map(String.init))
      }
      throw LiveFault(unreadable(ran.output))
    } catch let fault as LiveFault {
      throw fault
    } catch {
      throw LiveFault([unreadable("\(error)")])
    }
  }

  /// What is wrong with the manifest, in the compiler's words where it has some.
  private func unreadable(_ said: [UInt8]) -> [Diagnostic] {
    let manifest = SwiftSources([(package.manifest, package.manifest)], module: "Package")
    let messages = CompilerMessages(said, in: manifest)
    let own = messages.diagnostics.filter { $0.severity == .error }
    guard own.isEmpty else { return own }
    let errors = messages.ofOthers.filter { $0.severity == .error }.map(\.subject)
    // The line of the compiler that failed, and the end of the program that called it, tell no reason.
    let reason = errors.first { !$0.contains("(compiled with: ") && $0 != "fatalError" }
    let first = String(decoding: said.prefix(300), as: UTF8.self).split(separator: "\n").first
    return [unreadable(reason ?? first.map(String.init))]
  }

  private func unreadable(_ reason: String?) -> Diagnostic {
    Diagnostic(
      id: "swift-package",
      severity: .error,
      subject: "the package can't be read",
      cause: reason.map { String($0.prefix(300)) },
      place: Place(file: package.manifest),
      remedy: "look whether 'swift package describe' reads it"
    )
  }
}
