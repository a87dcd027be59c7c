internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineLayout

/// What `explain` prints for programs.
struct ExplainReport: Encodable {
  /// A view, by what tells it from others.
  struct Item: Encodable {
    let id: String?
    let line: Int?
    let file: String?

    init(_ identifier: String?, _ place: Place?) {
      id = identifier
      line = place?.line
      file = place?.file
    }
  }

  struct Constraint: Encodable {
    let text: String
    let name: String?
    let priority: Float
    let isWritten: Bool
    let file: String?
    let line: Int?
    let column: Int?

    init(_ reason: LayoutReason) {
      text = reason.text
      name = reason.identifier
      priority = reason.priority.rawValue
      isWritten = reason.isWritten
      file = reason.place?.file
      line = reason.place?.line
      column = reason.place?.column
    }
  }

  struct Number: Encodable {
    let view: Item
    let attribute: String
    let value: Double
    /// The ends of the values that would do as well.
    let range: [Double]?
    let steps: [Step]
    let misses: [Miss]
    let isWhole: Bool
  }

  struct Step: Encodable {
    let view: Item
    let attribute: String
    let value: Double
    let isFree: Bool
    /// The place in the list of the step that rests on this one.
    let parent: Int?
    let constraints: [Constraint]
  }

  struct Miss: Encodable {
    let constraint: Constraint
    let points: Double
    /// The constraint as it would hold while all else stays.
    let equation: String?
    /// Those without which it would hold.
    let obstacles: [Constraint]
  }

  struct Conflict: Encodable {
    let gaveWay: Constraint
    let because: String
    let against: [Constraint]
    /// Views that would have to be smaller than nothing.
    let bounds: [String]
    let points: Double
    let remedy: String
    /// The constraint that the remedy would write.
    let equation: String?
  }

  struct Ambiguity: Encodable {
    let view: Item
    let attribute: String
    let values: [Double]
    /// Left, top, width and height of each frame that would do.
    let frames: [[Double]]
    let line: Int?
    let remedy: String
    /// The constraint that the remedy would write.
    let equation: String?
  }

  let schema = 1
  let tool = "snapline " + Release.version
  let design: String
  let numbers: [Number]
  let conflicts: [Conflict]
  let ambiguities: [Ambiguity]

  init(_ told: ExplainRun.Telling, of design: String) {
    self.design = design
    numbers = told.explanations.map(Number.init)
    conflicts = told.conflicts.map { Conflict($0.conflict) }
    ambiguities = told.ambiguities.map(Ambiguity.init)
  }

  var text: String { readableJSON }
}

extension ExplainReport.Number {
  init(_ explanation: LayoutExplanation) {
    view = ExplainReport.Item(explanation.identifier, explanation.place)
    attribute = "\(explanation.attribute)"
    value = explanation.value
    range = explanation.range.map { [$0.lowerBound, $0.upperBound] }
    steps = explanation.steps.map {
      ExplainReport.Step(
        view: ExplainReport.Item($0.identifier, $0.place),
        attribute: "\($0.attribute)",
        value: $0.value,
        isFree: $0.isFree,
        parent: $0.parent,
        constraints: $0.reasons.map(ExplainReport.Constraint.init)
      )
    }
    misses = explanation.misses.map {
      ExplainReport.Miss(
        constraint: ExplainReport.Constraint($0.reason),
        points: $0.points,
        equation: $0.mended,
        obstacles: $0.obstacles.map(ExplainReport.Constraint.init)
      )
    }
    isWhole = explanation.isWhole
  }
}

extension ExplainReport.Conflict {
  init(_ conflict: LayoutConflict) {
    gaveWay = ExplainReport.Constraint(conflict.reasons[0])
    because = conflict.choice
    against = conflict.reasons.dropFirst().map(ExplainReport.Constraint.init)
    bounds = conflict.bounds
    points = conflict.miss
    remedy = conflict.remedy
    equation = conflict.mended
  }
}

extension ExplainReport.Ambiguity {
  init(_ ambiguity: LayoutAmbiguity) {
    view = ExplainReport.Item(ambiguity.identifier, ambiguity.place)
    attribute = "\(ambiguity.attribute)"
    values = ambiguity.values.map { Double($0) }
    frames = ambiguity.frames.map { [$0.minX, $0.minY, $0.width, $0.height] }
    line = ambiguity.place?.line
    remedy = ambiguity.remedy
    equation = ambiguity.mended
  }
}
