import Foundation
public import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineSolver

extension View {
  /// Whether the constraints leave this view more than one frame; UIKit's, but outside a window too.
  public var hasAmbiguousLayout: Bool {
    guard let solver = node.engine?.solver else { return false }
    return Side.allCases.contains { solver.isAmbiguous($0.variable(of: node)) }
  }

  /// What nothing decides in this tree: for each such view and axis one message, with two places or
  /// lengths that would both do.
  ///
  /// Of views that only follow another one nothing is said. Looking costs far more than a pass.
  public func ambiguities() -> [Diagnostic] {
    layoutIfNeeded()
    guard let solver = node.engine?.solver else { return [] }
    var found: [Diagnostic] = []
    for view in subtree where view.node.isAttached && !view.isHidden && !view.isRoot {
      found += Side.allCases.compactMap { view.ambiguity(of: $0, solver) }
    }
    return found
  }

  private var isRoot: Bool { superview == nil }

  private func ambiguity(of side: Side, _ solver: Solver) -> Diagnostic? {
    let variable = side.variable(of: node)
    // Where no constraint settles it, it is the view itself that is free, and not what it follows.
    guard solver.isAmbiguous(variable), solver.why(variable, limit: 1).first?.isTied ?? true,
      let range = solver.freedom(of: variable)
    else { return nil }
    let now = solver.value(of: variable)
    let other = side.other(in: range, than: now)
    return Diagnostic(
      id: "ambiguous",
      severity: .warning,
      subject: "nothing says \(side.question(displayName))",
      cause: "its \(side.rawValue) may be \(Self.short(now)) as well as \(Self.short(other))",
      place: rare?.origin?.place,
      remedy: side.remedy
    )
  }

  private static func short(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// The four numbers of a frame.
  private enum Side: String, CaseIterable {
    case left, top, width, height

    func variable(of node: LayoutNode) -> Problem.Variable {
      switch self {
      case .left: node.left
      case .top: node.top
      case .width: node.width
      case .height: node.height
      }
    }

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
      case .top:
        "hold its top, its bottom or its centre, in a design also by "
          + "'vertically: center'"
      case .width: "give it a width, or hold both its leading and its trailing edge"
      case .height: "give it a height, or hold both its top and its bottom"
      }
    }

    /// Another value that would do, near enough to be imagined.
    func other(in range: ClosedRange<Double>, than now: Double) -> Double {
      let near = now + 100
      if range.contains(near) { return near }
      return range.upperBound > now + 1e-4 ? range.upperBound : range.lowerBound
    }
  }
}
