package import SnaplineEnvironment
package import SnaplineServing
internal import Synchronization

/// The files that pictures depend on, handed from the threads that draw to the one that watches.
package final class FollowedFiles: Sendable {
  private struct State {
    var paths: Set<String> = []
    /// The earliest time at which something was read since the watcher last asked.
    var begun: ChangeTime?
    var isNew = false
  }

  private let state = Mutex(State())
  /// Can be read once there is something new.
  private let ring: Bell

  package init() throws(ServerFault) { ring = try Bell() }

  /// Can be read once there is something new.
  package var bell: CInt { ring.file }

  /// Says what is to be watched, since a time before it was read.
  func follow(_ paths: Set<String>, readSince begun: ChangeTime) {
    let isNew = state.withLock { state in
      guard !paths.isSubset(of: state.paths) || !state.paths.isSubset(of: paths) else {
        return false
      }
      state.paths = paths
      state.begun = state.begun ?? begun
      state.isNew = true
      return true
    }
    if isNew { ring.ring() }
  }

  /// What is to be watched from now on; nothing where that is as before.
  package func take() -> (paths: Set<String>, begun: ChangeTime)? {
    ring.silence()
    return state.withLock { state in
      guard state.isNew, let begun = state.begun else { return nil }
      state.isNew = false
      state.begun = nil
      return (state.paths, begun)
    }
  }
}
