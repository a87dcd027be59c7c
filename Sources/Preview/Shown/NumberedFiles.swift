import Synchronization

/// Files by numbers that the server gives: no request names a path.
final class NumberedFiles: Sendable {
  private struct State {
    var paths: [String] = []
    var numbers: [String: Int] = [:]
  }

  private let state = Mutex(State())

  /// The number of a file, the same for as long as the server runs.
  func number(of path: String) -> Int {
    state.withLock { state in
      if let number = state.numbers[path] { return number }
      state.paths.append(path)
      state.numbers[path] = state.paths.count
      return state.paths.count
    }
  }

  func path(_ number: Int) -> String? {
    state.withLock { state in
      number > 0 && number <= state.paths.count ? state.paths[number - 1] : nil
    }
  }
}
