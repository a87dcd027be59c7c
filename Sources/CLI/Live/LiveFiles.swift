internal import SnaplineEnvironment
internal import SnaplineLive
internal import Synchronization

/// The Swift files of a run: each is compiled once, however many previews of it are asked for.
final class LiveFiles: Sendable {
  private let known = Mutex<[String: Result<LivePictures, LiveFault>]>([:])
  private let limits: LiveLimits

  init(_ limits: LiveLimits) { self.limits = limits }

  /// Those of the run that goes on.
  @TaskLocal static var current = LiveFiles(LiveLimits())

  /// What a file shows, by its path.
  func pictures(of path: String, named name: String) throws(LiveFault) -> LivePictures {
    let result = known.withLock { known in
      if let result = known[path] { return result }
      let result = Result { () throws(LiveFault) in
        let sources = SwiftSources(file: path, named: name)
        let program = try LiveProgram.compiling(sources, with: LiveOptions.toolkit)
        return try LivePictures(program, limits)
      }
      known[path] = result
      return result
    }
    return try result.get()
  }
}
