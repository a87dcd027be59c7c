internal import Foundation
internal import Glibc
package import SnaplineDiagnostics

/// A Swift file that was compiled: a library that a helper loads, and that goes with the last reference.
package final class LiveProgram: Sendable {
  package let sources: SwiftSources
  /// What the compiler said that is no error.
  package let warnings: [Diagnostic]
  /// Those of them that tell how it differs from what its package builds.
  package var differences: [Diagnostic] { warnings.filter { $0.id == Diagnostic.settingsID } }
  let toolkit: Toolkit
  let compiler: SwiftCompiler
  /// The folder of this program alone.
  let folder: String
  let library: String

  private init(
    _ sources: SwiftSources,
    _ warnings: [Diagnostic],
    _ toolkit: Toolkit,
    _ compiler: SwiftCompiler,
    folder: String,
    library: String
  ) {
    (self.sources, self.warnings, self.toolkit) = (sources, warnings, toolkit)
    (self.compiler, self.folder, self.library) = (compiler, folder, library)
  }

  deinit { WorkFolders.remove(folder) }

  /// Compiles and links files, whose global `previews` is what is shown.
  ///
  /// `isStopped` is asked now and then whether anybody still wants it.
  package static func compiling(
    _ sources: SwiftSources,
    with toolkit: Toolkit?,
    variables: [String: String] = ProcessInfo.processInfo.environment,
    isStopped: () -> Bool = { false }
  ) throws(LiveFault) -> LiveProgram {
    guard let toolkit else { throw LiveFault([.noToolkit]) }
    guard let compiler = SwiftCompiler.onPath(variables["PATH"]) else {
      throw LiveFault([.noCompiler])
    }
    guard let cache = LiveCache(variables), let folder = cache.workFolder() else {
      throw LiveFault([.noCache])
    }
    do throws(LiveFault) {
      let work = Compilation(sources, toolkit, compiler, cache, folder)
      let warnings = try work.run(isStopped)
      return LiveProgram(
        sources,
        warnings,
        toolkit,
        compiler,
        folder: folder,
        library: work.library
      )
    } catch {
      WorkFolders.remove(folder)
      throw error
    }
  }
}
