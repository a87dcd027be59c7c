import SnaplineScene
import Synchronization

/// What pictures looked like before and after the last save, with what decided their frames.
final class ExplainedScenes: Sendable {
  struct Pair {
    var before: SceneDocument?
    var now: SceneDocument
    /// How often something had been saved when the second one was made.
    var generation: Int
  }

  private struct State {
    var pairs: [PreviewChoices: Pair] = [:]
    var order: [PreviewChoices] = []
  }

  /// Pictures beyond these are forgotten.
  private static let most = 16

  private let state = Mutex(State())

  func pair(_ choices: PreviewChoices) -> Pair? { state.withLock { $0.pairs[choices] } }

  /// Keeps a scene that was made after so many saves; the one before it stays beside it.
  func keep(_ scene: SceneDocument, of choices: PreviewChoices, generation: Int) {
    state.withLock { state in
      let last = state.pairs[choices]
      let before = last.map { $0.generation == generation ? $0.before : $0.now } ?? nil
      state.pairs[choices] = Pair(before: before, now: scene, generation: generation)
      state.order.removeAll { $0 == choices }
      state.order.append(choices)
      if state.order.count > Self.most { state.pairs[state.order.removeFirst()] = nil }
    }
  }
}
