import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineInputs
import SnaplineScene

/// Where a layout breaks along an axis.
struct BreaksAnswer: Encodable {
  struct Point: Encodable {
    let at: Double
    let kind: String
    let subject: String
    let path: String?
    let place: PlaceAnswer?
  }

  let axis: String
  let from: Double
  let to: Double
  let points: [Point]
  /// Whether the time ended before all of the axis was looked at.
  let isCut: Bool
}

/// What is changed to see where a layout breaks.
enum BreakAxis: String {
  case width, height
  case textSize = "text-size"
  case text
}

extension PreviewSession {
  /// For how long a layout may be looked at.
  private static let patience = Duration.seconds(5)

  func breaks(
    _ axis: BreakAxis,
    _ input: PreviewHost.Input,
    _ choices: PreviewChoices
  ) throws(DesignError) -> BreaksAnswer? {
    guard case .design(let design) = (try store.input(input, choices)).content else { return nil }
    let layout = try layout(input, choices)
    guard let live = layout.live else { return nil }
    var search = search(axis, design, live.scene.size, input, choices)
    let end = ContinuousClock.now + Self.patience
    search.goesOn = { ContinuousClock.now < end }
    let points = search.points()
    let words = words(layout.files)
    let tree = live.scene.tree.paths
    let places = live.places
    return BreaksAnswer(
      axis: axis.rawValue,
      from: search.range.lowerBound,
      to: search.range.upperBound,
      points: points.map { point in
        let place = point.problem.message.place
        let node = places.firstIndex {
          $0 != nil && $0?.file == place?.file && $0?.line == place?.line
        }
        return BreaksAnswer.Point(
          at: point.value,
          kind: point.problem.kind.rawValue,
          subject: point.problem.message.subject,
          path: node.map { tree[$0] },
          place: words.place(place)
        )
      },
      isCut: ContinuousClock.now >= end
    )
  }

  private func search(
    _ axis: BreakAxis,
    _ design: Design,
    _ size: CGSize,
    _ input: PreviewHost.Input,
    _ choices: PreviewChoices
  ) -> BreakSearch {
    let scale = choices.layoutScale.map { CGFloat($0) }
    let precision = 1 / (scale.map { Double($0) } ?? Double(design.environment.traits.displayScale))
    switch axis {
    case .width, .height:
      let own = Double(axis == .width ? size.width : size.height).rounded()
      return BreakSearch(
        start: own,
        range: min(40, own)...(own * 2.5).rounded(.up),
        step: max(4, (own / 24).rounded()),
        precision: precision
      ) { length in
        var size = size
        if axis == .width { size.width = length } else { size.height = length }
        return design.problems(size: size, scale: scale)
      }
    case .text:
      let given = chosenSize(choices, size)
      return BreakSearch(start: 100, range: 10...400, step: 10, precision: 1) { percent in
        design.problems(size: given, scale: scale, textLength: percent / 100)
      }
    case .textSize:
      let names = ContentSizeCategory.Name.allCases
      let category = design.environment.traits.preferredContentSizeCategory
      let own = names.firstIndex { $0.category == category } ?? 3
      let given = chosenSize(choices, size)
      return BreakSearch(
        start: Double(own),
        range: 0...Double(names.count - 1),
        step: 1,
        precision: 1
      ) { [store] number in
        var other = choices
        other.overrides.traits.preferredContentSizeCategory = names[Int(number)].category
        guard case .design(let design) = (try? store.input(input, other))?.content else {
          return []
        }
        return design.problems(size: given, scale: scale)
      }
    }
  }

  /// The size that was chosen; nothing where the canvas has its own.
  private func chosenSize(_ choices: PreviewChoices, _ size: CGSize) -> CGSize? {
    choices.width == nil && choices.height == nil ? nil : size
  }
}
