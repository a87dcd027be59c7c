import Foundation
import SnaplineSolver

/// The four numbers of a frame.
enum Side: String, CaseIterable {
  case left, top, width, height

  var attribute: LayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .top: .top
    case .width: .width
    case .height: .height
    }
  }

  func variable(of node: LayoutNode) -> Problem.Variable {
    switch self {
    case .left: node.left
    case .top: node.top
    case .width: node.width
    case .height: node.height
    }
  }

  /// What isn't known where nothing decides the number.
  func question(_ name: String) -> String {
    switch self {
    case .left: "where \(name) is horizontally"
    case .top: "where \(name) is vertically"
    case .width: "how wide \(name) is"
    case .height: "how high \(name) is"
    }
  }

  var remedy: String {
    switch self {
    case .left:
      "hold its leading edge, its trailing edge or its centre, in a design also by "
        + "'horizontally: center'"
    case .top: "hold its top, its bottom or its centre, in a design also by 'vertically: center'"
    case .width: "give it a width, or hold both its leading and its trailing edge"
    case .height: "give it a height, or hold both its top and its bottom"
    }
  }

  /// A constraint that fixes the number at a value.
  func equation(_ node: LayoutNode, at value: Double) -> String {
    let name = node.displayName.asItem
    guard self == .left || self == .top, let around = node.parent else {
      return "\(name).\(rawValue) == \(Numeral.short(value))"
    }
    let distance = value == 0 ? "" : (value < 0 ? " - " : " + ") + Numeral.short(abs(value))
    return "\(name).\(rawValue) == \(around.displayName.asItem).\(rawValue)\(distance)"
  }
}
