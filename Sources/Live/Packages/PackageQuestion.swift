internal import Foundation
internal import SnaplineDiagnostics

/// How Swift Package Manager is asked about a package.
struct PackageQuestion {
  private let package: SwiftPackage
  private let packager: String
  private let toolkit: Toolkit
  private let cache: LiveCache

  init(_ package: SwiftPackage, _ packager: String, _ toolkit: Toolkit, _ cache: LiveCache) {
    (self.package, self.packager) = (package, packager)
    (self.toolkit, self.cache) = (toolkit, cache)
  }

  /// Seconds of a processor that an answer may take.
  private static let patience = 30

  func answer<Answer: Decodable>(
    to words: String...
  ) throws(LiveFault) -> (answer: Answer, warnings: [String]) {
    // The package's own build folder may be locked by another build, and a home may be read-only.
    let own = cache.folder + "/packages"
    var places = ["--package-path", package.folder, "--scratch-path", own]
    for kind in ["cache", "config", "security"] { places += ["--\(kind)-path", "\(own)/\(kind)"] }
    var run = ProgramRun(packager, places + words, by: toolkit.helper, seconds: Self.patience)
    run.variables["CLANG_MODULE_CACHE_PATH"] = cache.modules
    do {
      let ran = try run.run()
      guard ran.end != nil else {
        let all = Self.patience * ProgramRun.waitsPerSecond
        let limits = "it may take \(Self.patience) s of a processor, and \(all) s in all"
        throw LiveFault([unreadable("Swift Package Manager took too long: " + limits)])
      }
      guard ran.end == .status(0), let said = Self.parts(of: ran.output) else {
        throw LiveFault(reasons(in: ran.output))
      }
      return (try JSONDecoder().decode(Answer.self, from: Data(said.json)), said.warnings)
    } catch let fault as LiveFault {
      throw fault
    } catch {
      throw LiveFault([unreadable("\(error)")])
    }
  }

  /// The warnings and the object behind them, whose brace may stand at the end of their last line.
  static func parts(of output: [UInt8]) -> (warnings: [String], json: ArraySlice<UInt8>)? {
    guard let start = output.firstRange(of: "{\n  \"".utf8)?.lowerBound else { return nil }
    let warnings = String(decoding: output[..<start], as: UTF8.self)
    return (warnings.split(separator: "\n").map(String.init), output[start...])
  }

  /// What is wrong with the manifest, in the compiler's words where it has some.
  private func reasons(in output: [UInt8]) -> [Diagnostic] {
    let manifests = SwiftSources(package.manifests.map { ($0, $0) }, module: "Package")
    let messages = CompilerMessages(output, in: manifests)
    let own = messages.diagnostics.filter { $0.severity == .error }
    guard own.isEmpty else { return own }
    let errors = messages.ofOthers.filter { $0.severity == .error }.map(\.subject)
    // The line of the compiler that failed, and the end of the program that called it, tell no reason.
    let reason = errors.first { !$0.contains("(compiled with: ") && $0 != "fatalError" }
    let first = String(decoding: output.prefix(300), as: UTF8.self).split(separator: "\n").first
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
