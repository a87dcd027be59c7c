internal import SnaplineDiagnostics
internal import SnaplineSnapshots

/// One fault of a design, with all circumstances in which it was found.
struct LintFault: Sendable {
  struct Occurrence: Hashable, Sendable {
    let setting: LintSetting
    /// The lengths that have it; none where no length is swept.
    let spans: [ClosedRange<Int>]
  }

  let design: ListedDesign
  let key: LintKey
  var sighting: LintSighting
  /// How many views at its line have it in the same circumstances.
  var views: Int
  var occurrences: [Occurrence]
  /// The path of its picture, where one was asked for.
  var picture: String?

  init(
    of design: ListedDesign,
    _ key: LintKey,
    _ sighting: LintSighting,
    _ occurrences: [Occurrence]
  ) {
    (self.design, self.key, self.sighting) = (design, key, sighting)
    (self.occurrences, views) = (occurrences, sighting.views)
  }

  /// Whether it is why the design can't be read: then it is no finding, and no baseline has it.
  var isUnread: Bool { occurrences.isEmpty }

  /// The message with the circumstances below it.
  func message(in plan: LintPlan) -> Diagnostic {
    var message = sighting.message
    var lines = views > 1 ? ["\(views) views at this line have it"] : []
    lines += LintWords(plan: plan, design: design).lines(of: occurrences)
    if let first = occurrences.first, !lines.isEmpty { lines += words(of: first, in: plan) }
    if let picture { lines.append("its picture is " + onOneLine(picture)) }
    lines.insert(contentsOf: [message.cause].compactMap(\.self), at: 0)
    message.cause = lines.isEmpty ? nil : lines.joined(separator: "\n")
    return message
  }

  /// In which of many circumstances the numbers of the message are right.
  private func words(of first: Occurrence, in plan: LintPlan) -> [String] {
    let isOne = occurrences.count == 1 && first.spans.count <= 1
    if isOne, first.spans.first.map({ $0.count == 1 }) ?? true { return [] }
    var parts: [String] = []
    if let axis = plan.length?.axis, let length = sighting.length {
      parts.append("\(axis.rawValue) \(length)")
    }
    if occurrences.count > 1 { parts += first.setting.words.map(\.value) }
    return parts.isEmpty ? [] : ["the numbers are those of " + parts.joined(separator: ", ")]
  }

  /// Views at one line that have a fault in the same circumstances are told together.
  static func together(_ faults: [LintFault]) -> [LintFault] {
    struct Identity: Hashable {
      let design: ListedDesign
      let id: String
      let place: Place?
      let occurrences: [Occurrence]
    }
    var places: [Identity: Int] = [:]
    var told: [LintFault] = []
    for fault in faults {
      let place = fault.sighting.message.place
      let identity = Identity(
        design: fault.design,
        id: fault.key.id,
        place: place,
        occurrences: fault.occurrences
      )
      if place?.line != nil, let known = places[identity] {
        told[known].views += fault.views
      } else {
        places[identity] = told.count
        told.append(fault)
      }
    }
    return told
  }
}
