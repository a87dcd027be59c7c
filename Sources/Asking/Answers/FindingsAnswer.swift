import Foundation
import SnaplineDiagnostics
import SnaplineGeometry
package import SnaplineLayout
import SnaplineScene

/// What is to be said of a layout besides its picture.
package struct FindingsAnswer: Codable, Equatable {
  package struct Conflict: Codable, Equatable {
    package let gaveWay: ConstraintAnswer
    package let because: String
    package let against: [ConstraintAnswer]
    package let points: Double
    package let remedy: String
    package let equation: String?
    package let paths: [String]
    /// The remedy as a change of a file.
    package let edit: FileEdit?
  }

  package struct Ambiguity: Codable, Equatable {
    package let path: String?
    package let item: String
    package let attribute: String
    package let values: [Double]
    package let frames: [[Double]]
    package let remedy: String
    package let equation: String?
    package let place: PlaceAnswer?
  }

  /// How far a constraint is from its limit, or by how much a wish is missed.
  package struct Slack: Codable, Equatable {
    package enum Kind: String, Codable { case inequality, wish }

    package let text: String
    package let room: Double
    package let place: PlaceAnswer?
    package let path: String?
    package let priority: Double
    package let kind: Kind
  }

  package var messages: [MessageAnswer] = []
  package var conflicts: [Conflict] = []
  package var ambiguities: [Ambiguity] = []
  package var slack: [Slack] = []

  package init() {}
}

extension FindingsAnswer {
  /// The closure says what a remedy of a constraint is as a change of a file; nothing where it is none.
  package init(
    _ layout: some AskedLayout,
    _ words: some PlaceWords,
    edit: (LayoutReason, _ equation: String) -> FileEdit? = { _, _ in nil }
  ) {
    let views = layout.viewsByLine
    conflicts = layout.contradictions.map { conflict in
      Conflict(
        gaveWay: words.constraint(conflict.reasons[0]),
        because: conflict.choice,
        against: conflict.reasons.dropFirst().map(words.constraint),
        points: Double(conflict.miss),
        remedy: conflict.remedy,
        equation: conflict.mended,
        paths: conflict.reasons.compactMap { reason in
          reason.place?.line.flatMap { views["\(reason.place?.file ?? ""):\($0)"] }
        },
        edit: conflict.mended.flatMap { edit(conflict.reasons[0], $0) }
      )
    }
    let tree = layout.scene.tree
    let paths = tree.paths
    let nodes = layout.views.places
    let open = layout.openNumbers
    ambiguities = zip(open.told, open.views).map { open, view in
      let node = view.flatMap { nodes[ObjectIdentifier($0)] }
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
    slack = Self.slack(in: layout, words)
  }

  /// Inequalities by the room that they leave, and equations that gave way.
  private static func slack(in layout: some AskedLayout, _ words: some PlaceWords) -> [Slack] {
    let paths = layout.paths
    return layout.canvas.constraintStates.filter { !$0.isEquation || $0.isMissed }.map { state in
      let reason = layout.told(state.reason)
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

extension AskedLayout {
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
