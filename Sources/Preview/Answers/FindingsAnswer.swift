import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene

/// What is to be said of a layout besides its picture.
struct FindingsAnswer: Encodable {
  struct Conflict: Encodable {
    let gaveWay: ConstraintAnswer
    let because: String
    let against: [ConstraintAnswer]
    let points: Double
    let remedy: String
    let equation: String?
    let paths: [String]
    /// The remedy as a change of a file.
    let edit: FileEdit?
  }

  struct Ambiguity: Encodable {
    let path: String?
    let item: String
    let attribute: String
    let values: [Double]
    let frames: [[Double]]
    let remedy: String
    let equation: String?
    let place: PlaceAnswer?
  }

  /// How far a constraint is from its limit, or by how much a wish is missed.
  struct Slack: Encodable {
    enum Kind: String, Encodable { case inequality, wish }

    let text: String
    let room: Double
    let place: PlaceAnswer?
    let path: String?
    let priority: Double
    let kind: Kind
  }

  var messages: [MessageAnswer] = []
  var conflicts: [Conflict] = []
  var ambiguities: [Ambiguity] = []
  var slack: [Slack] = []
}

extension FindingsAnswer {
  /// The closure says what an edit of a place is as a request; nothing where files can't be edited.
  init(
    _ live: LiveLayout,
    _ messages: [Diagnostic],
    _ words: AnswerWords,
    edit: (EditableValue.Target, String) -> FileEdit?
  ) {
    // Conflicts, and what nothing decides, are told by themselves.
    self.messages = messages.filter { $0.layoutFault?.isOfConstraints != true }
      .map(words.message)
    let views = live.viewsByLine
    conflicts = live.inspection.conflicts.map { found in
      let conflict = found.conflict
      return Conflict(
        gaveWay: words.constraint(conflict.reasons[0]),
        because: conflict.choice,
        against: conflict.reasons.dropFirst().map(words.constraint),
        points: Double(conflict.miss),
        remedy: conflict.remedy,
        equation: conflict.mended,
        paths: conflict.reasons.compactMap { reason in
          reason.place?.line.flatMap { views["\(reason.place?.file ?? ""):\($0)"] }
        },
        edit: conflict.mended.flatMap { live.change(of: conflict.reasons[0], to: $0) }
          .flatMap { edit($0.target, $0.text) }
      )
    }
    let known = live.viewsByItem
    let tree = live.scene.tree
    let paths = tree.paths
    ambiguities = live.inspection.ambiguities.map { open in
      let node = known[LiveLayout.Item(open.identifier, open.place)]
      let around = node.flatMap { tree.nodes[$0].parent }.map { tree.nodes[$0].frame }
      return Ambiguity(
        path: node.map { paths[$0] },
        item: open.item.unquoted,
        attribute: "\(open.attribute)",
        values: open.values.map { Double($0) },
        frames: open.frames.map { frame in
          [
            frame.minX + (around?.left ?? 0), frame.minY + (around?.top ?? 0), frame.width,
            frame.height,
          ].map { Double($0) }
        },
        remedy: open.remedy,
        equation: open.mended,
        place: words.place(open.place)
      )
    }
    slack = Self.slack(in: live, words)
  }

  /// Inequalities by the room that they leave, and equations that gave way.
  private static func slack(in live: LiveLayout, _ words: AnswerWords) -> [Slack] {
    let paths = live.paths
    return live.canvas.constraintStates.filter { !$0.isEquation || $0.isMissed }.map { state in
      let reason = live.told(state.reason)
      return Slack(
        text: reason.text.unquoted,
        room: state.isEquation ? -state.slack : state.slack,
        place: words.place(reason.place),
        path: state.view.flatMap { paths[ObjectIdentifier($0)] },
        priority: Double(reason.priority.rawValue),
        kind: state.isEquation ? .wish : .inequality
      )
    }.sorted { ($0.room, $0.text) < ($1.room, $1.text) }
  }
}

extension LiveLayout {
  /// The paths of views by the lines of the constraints that are about them.
  fileprivate var viewsByLine: [String: String] {
    let paths = paths
    var lines: [String: String] = [:]
    for state in canvas.constraintStates {
      let place = told(state.reason).place
      guard let place, let line = place.line, let view = state.view else { continue }
      lines["\(place.file):\(line)"] = paths[ObjectIdentifier(view)]
    }
    return lines
  }
}
