import Foundation
package import SnaplineLayout
import SnaplineScene

/// What the numbers of a frame rest on.
package struct WhyAnswer: Codable, Equatable {
  package struct Number: Codable, Equatable {
    package let path: String?
    package let attribute: String
    package let value: Double
    package let range: [Double]?
    package let isWhole: Bool
    package let steps: [Step]
    package let misses: [Miss]
  }

  package struct Step: Codable, Equatable {
    package let path: String?
    package let item: String
    package let attribute: String
    package let value: Double
    package let isFree: Bool
    package let parent: Int?
    package let constraints: [ConstraintAnswer]
  }

  package struct Miss: Codable, Equatable {
    package let constraint: ConstraintAnswer
    package let points: Double
    package let equation: String?
    package let obstacles: [ConstraintAnswer]
  }

  package var numbers: [Number]
}

extension WhyAnswer {
  /// Without attributes it is about the four numbers of a frame.
  package init(
    _ layout: some AskedLayout,
    node: Int,
    _ attributes: [LayoutConstraint.Attribute],
    _ words: some PlaceWords
  ) {
    let wanted = attributes.isEmpty ? [.left, .top, .width, .height] : attributes
    let own = layout.scene.tree.paths[node]
    let paths = layout.paths
    numbers = wanted.map { attribute in
      let (told, views) = layout.explained(layout.views[node], attribute)
      return Number(
        path: own,
        attribute: "\(attribute)",
        value: told.value - (told.steps.isEmpty ? layout.origin(of: node, attribute) : 0),
        range: told.range.map { [$0.lowerBound, $0.upperBound] },
        isWhole: told.isWhole,
        steps: zip(told.steps, views).map { step, view in
          Step(
            path: view.flatMap { paths[ObjectIdentifier($0)] },
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

extension AskedLayout {
  /// How far a root without constraints stands from the canvas, which begins at it.
  fileprivate func origin(of node: Int, _ attribute: LayoutConstraint.Attribute) -> Double {
    guard views[node] === canvas else { return 0 }
    return switch attribute {
    case .left, .right, .leading, .trailing, .centerX: canvas.frame.minX
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: canvas.frame.minY
    default: 0
    }
  }
}

extension LayoutConstraint.Attribute {
  /// The numbers of a view that can be asked for.
  package static let asked: [LayoutConstraint.Attribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    .lastBaseline, .firstBaseline,
  ]
}
