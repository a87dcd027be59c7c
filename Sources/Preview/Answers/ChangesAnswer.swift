import Dispatch
import Foundation
import SnaplineAsking
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineInputs
import SnaplineScene
import SnaplineSnapshots
import Synchronization

/// What the last save did to a picture.
struct ChangesAnswer: Encodable {
  struct Group: Encodable {
    let text: String
    let place: PlaceAnswer?
    let paths: [String]
  }

  struct Ghost: Encodable {
    let path: String
    let from: [Double]
    let to: [Double]
  }

  var groups: [Group] = []
  var ghosts: [Ghost] = []
}

extension ChangesAnswer {
  init(_ before: SceneDocument, _ now: SceneDocument, _ words: AnswerWords) {
    let found = FoundDifferences(baseline: before, scene: now)
    let paths = now.scene.tree.paths
    func path(_ difference: Difference) -> String? { difference.node.map { paths[$0] } }
    groups = found.causes.map { cause in
      let place = cause.edits.first?.place
      return Group(
        text: cause.text,
        place: words.place(place.map { Place(file: $0.file, line: $0.line) }),
        paths: cause.explained.compactMap { path(found.differences[$0]) }
      )
    }
    if groups.isEmpty {
      // A document that says nothing of its constraints still says what moved first.
      groups = found.differences.filter { $0.cause == nil }.map { difference in
        let words = difference.changes.map { "\($0.property) \($0.old) → \($0.new)" }
        return Group(
          text: "\(difference.subject): " + words.joined(separator: ", "),
          place: nil,
          paths: [path(difference)].compactMap(\.self)
        )
      }
    }
    ghosts = found.differences.compactMap { difference in
      guard let frames = difference.frames, let path = path(difference) else { return nil }
      return Ghost(path: path, from: frames.old.frame, to: frames.new.frame)
    }
  }
}

extension PreviewSession {
  /// Notes how a picture looks once nothing else was drawn for a while: what the next save does is told
  /// by how things were before it.
  func explainAtRest(_ input: PreviewHost.Input, _ choices: PreviewChoices) {
    let number = drawn.add(1, ordering: .relaxed).newValue
    findings.asyncAfter(deadline: .now() + Self.rest) { [self] in
      if drawn.load(ordering: .relaxed) == number { explain(input, choices) }
    }
  }

  /// Notes how a picture looks now, for when it is compared with the next one.
  func explain(_ input: PreviewHost.Input, _ choices: PreviewChoices) {
    let choices = choices.compared
    let generation = store.generation
    guard explained.pair(choices)?.generation != generation,
      let scene = try? explainedScene(input, choices)
    else { return }
    explained.keep(SceneDocument(scene: scene), of: choices, generation: generation)
  }

  private func explainedScene(
    _ input: PreviewHost.Input,
    _ choices: PreviewChoices
  ) throws -> Scene {
    let read = try store.input(input, choices)
    guard case .design(let design) = read.content else { return try read.layout(choices).scene }
    return try design.explainedDrawing(
      size: try read.size(choices),
      scale: choices.layoutScale.map { CGFloat($0) },
      isLive: true
    ).scene
  }

  func changes(_ input: PreviewHost.Input, _ choices: PreviewChoices) -> ChangesAnswer {
    explain(input, choices)
    guard let pair = explained.pair(choices.compared), let before = pair.before else {
      return ChangesAnswer()
    }
    return ChangesAnswer(before, pair.now, words([input.name: input.path]))
  }
}
