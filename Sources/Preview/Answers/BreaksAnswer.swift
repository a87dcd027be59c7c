import Foundation
import SnaplineAsking
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineInputs
import SnaplineScene

/// Where a layout breaks along an axis.
struct BreaksAnswer: Encodable {
  struct Point: Encodable {
    let at: Double
    /// Whether it is there at the size that is shown, up to this value.
    let here: Bool
    /// The nearest value at which it isn't; the same where it never ends.
    let lastGood: Double
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
  func breaks(
    _ axis: BreakAxis,
    _ input: PreviewHost.Input,
    _ choices: PreviewChoices
  ) throws(DesignError) -> BreaksAnswer {
    let read = try store.input(input, choices)
    let layout = try layout(input, choices)
    let apart = try read.apart(host.limits, seconds: host.patience)
    defer { apart.stop() }
    var own = layout.scene.size
    if choices.width != nil || choices.height != nil, axis == .width || axis == .height {
      var natural = choices
      (natural.width, natural.height) = (nil, nil)
      own = try self.layout(input, natural).scene.size
    }
    var search = search(axis, apart, layout, own, input, choices)
    let end = ContinuousClock.now + .seconds(host.patience)
    search.goesOn = { ContinuousClock.now < end && !apart.isStopped() }
    let points = search.points()
    let words = words(layout.files)
    let tree = layout.scene.tree.paths
    let places = layout.asked.places
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
          here: point.isHere,
          lastGood: point.lastGood,
          kind: point.problem.kind.rawValue,
          subject: point.problem.message.subject,
          path: node.map { tree[$0] }
            ?? point.problem.view.flatMap { tree.contains($0) ? $0 : nil },
          place: words.place(place)
        )
      },
      isCut: !search.goesOn()
    )
  }

  private func search(
    _ axis: BreakAxis,
    _ read: ReadInput,
    _ layout: ShownLayout,
    _ own: CGSize,
    _ input: PreviewHost.Input,
    _ choices: PreviewChoices
  ) -> BreakSearch {
    let size = layout.scene.size
    // The canvas has its own size where none was chosen.
    let given = choices.width == nil && choices.height == nil ? nil : size
    switch axis {
    case .width, .height:
      // From the size that is shown; what is looked at is as wide where a side was pulled as where none was.
      let lengths = [size, own].map { Double(axis == .width ? $0.width : $0.height).rounded() }
      let (start, longest) = (lengths[0], max(lengths[0], lengths[1]))
      return BreakSearch(
        start: start,
        range: min(40, start)...(longest * 2.5).rounded(.up),
        step: max(4, (longest / 24).rounded()),
        precision: 1 / (choices.layoutScale ?? Double(layout.scene.scale))
      ) { length in
        var size = size
        if axis == .width { size.width = length } else { size.height = length }
        return read.problems(choices, size: size)
      }
    case .text:
      let percent = (choices.textLength * 100).rounded()
      return BreakSearch(
        start: percent,
        range: min(10, percent)...max(400, percent),
        step: 10,
        precision: 1
      ) { percent in
        var longer = choices
        longer.textLength = percent / 100
        return read.problems(longer, size: given)
      }
    case .textSize:
      let names = ContentSizeCategory.Name.allCases
      let category = layout.environment.traits.preferredContentSizeCategory
      let own = names.firstIndex { $0.category == category } ?? 3
      return BreakSearch(
        start: Double(own),
        range: 0...Double(names.count - 1),
        step: 1,
        precision: 1
      ) { [store] number in
        var other = choices
        other.overrides.traits.preferredContentSizeCategory = names[Int(number)].category
        // A design is read for a text size; code is only asked with another one.
        let input = read.isSwift ? read : try? store.input(input, other)
        return input?.problems(other, size: given) ?? []
      }
    }
  }
}
