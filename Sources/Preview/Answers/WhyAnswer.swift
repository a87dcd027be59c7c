import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineLayout
import SnaplineScene

struct ConstraintAnswer: Encodable {
  let text: String
  let name: String?
  let priority: Double
  let isWritten: Bool
  let purpose: String?
  let place: PlaceAnswer?
}

/// What the numbers of a frame rest on.
struct WhyAnswer: Encodable {
  struct Number: Encodable {
    let path: String?
    let attribute: String
    let value: Double
    let range: [Double]?
    let isWhole: Bool
    let steps: [Step]
    let misses: [Miss]
  }

  struct Step: Encodable {
    let path: String?
    let item: String
    let attribute: String
    let value: Double
    let isFree: Bool
    let parent: Int?
    let constraints: [ConstraintAnswer]
  }

  struct Miss: Encodable {
    let constraint: ConstraintAnswer
    let points: Double
    let equation: String?
    let obstacles: [ConstraintAnswer]
  }

  var numbers: [Number]
}

extension AnswerWords {
  func constraint(_ reason: LayoutReason) -> ConstraintAnswer {
    ConstraintAnswer(
      text: reason.text.unquoted,
      name: reason.identifier,
      priority: Double(reason.priority.rawValue),
      isWritten: reason.isWritten,
      purpose: reason.purpose,
      place: place(reason.place)
    )
  }
}

extension WhyAnswer {
  /// Without attributes it is about the four numbers of a frame.
  init(
    _ live: LiveLayout,
    node: Int,
    _ attributes: [LayoutConstraint.Attribute],
    _ words: AnswerWords
  ) {
    let wanted = attributes.isEmpty ? [.left, .top, .width, .height] : attributes
    let view = live.views[node]
    let paths = live.scene.tree.paths
    let known = live.viewsByItem
    numbers = wanted.map { attribute in
      let told = live.inspection.explanation(of: view, attribute)
      return Number(
        path: paths[node],
        attribute: "\(attribute)",
        value: told.value,
        range: told.range.map { [$0.lowerBound, $0.upperBound] },
        isWhole: told.isWhole,
        steps: told.steps.map { step in
          Step(
            path: known[LiveLayout.Item(step.identifier, step.place)].map { paths[$0] },
            item: step.item.unquoted,
            attribute: "\(step.attribute)",
            value: step.value,
            isFree: step.isFree,
            parent: step.parent,
            constraints: step.reasons.map(words.constraint)
          )
        },
        misses: told.misses.map { miss in
          Miss(
            constraint: words.constraint(miss.reason),
            points: miss.points,
            equation: miss.mended,
            obstacles: miss.obstacles.map(words.constraint)
          )
        }
      )
    }
  }
}

extension LiveLayout {
  /// What explanations call a view: its id, and where it stands written.
  struct Item: Hashable {
    let identifier: String?
    let file: String?
    let line: Int?

    init(_ identifier: String?, _ place: Place?) {
      self.identifier = identifier
      (file, line) = (place?.file, place?.line)
    }
  }

  /// The places in the tree of what explanations name; what several views share leads to none.
  var viewsByItem: [Item: Int] {
    var known: [Item: Int] = [:]
    var shared: Set<Item> = []
    for (node, place) in places.enumerated() where node == 0 || place != nil {
      let item = Item(views[node].accessibilityIdentifier, place)
      if known.updateValue(node, forKey: item) != nil { shared.insert(item) }
    }
    for item in shared { known[item] = nil }
    return known
  }
}

extension String {
  /// The words of a formula without the quotation marks around names.
  var unquoted: String { replacing("\"", with: "") }
}
