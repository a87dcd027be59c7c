import Foundation
import SnaplineDiagnostics
import SnaplineGeometry
package import SnaplineScene
import SnaplineSolver

extension SceneOrigins {
  /// The constraints that somebody wrote, of the views of a scene as they were just laid out.
  ///
  /// - Parameters:
  ///   - views: The views by their places in the scene's tree.
  ///   - isMeant: Whether a constraint is one to tell of.
  package init(of views: [View], where isMeant: (LayoutConstraint) -> Bool = { _ in true }) {
    self.init()
    guard let engine = views.first?.node.engine else { return }
    var nodes: [ObjectIdentifier: Int] = [:]
    for (place, view) in views.enumerated() { nodes[ObjectIdentifier(view.node)] = place }
    func side(_ operand: Operand) -> Side? {
      guard let node = operand.node else { return nil }
      let attribute = operand.attribute.word
      if let place = nodes[ObjectIdentifier(node)] {
        return Side(node: place, attribute: attribute)
      }
      guard let guide = node.guide, let owner = guide.owningView,
        let place = nodes[ObjectIdentifier(owner.node)]
      else { return nil }
      return Side(node: place, part: guide.partName, attribute: attribute)
    }
    for (place, view) in views.enumerated() {
      if let origin = view.writtenSource?.origin, !origin.isOurs {
        places[place] = Line(file: origin.file, number: Int(origin.line))
      }
      for constraint in view.heldSoFar where constraint.isWritten && isMeant(constraint) {
        guard !constraint.isOfDistances, let first = side(constraint.first) else { continue }
        let second = constraint.second
        let other = second.flatMap(side)
        guard second == nil || other != nil else { continue }
        var rule = Rule(first: first, relation: Relation(constraint.relation), second: other)
        rule.multiplier = constraint.multiplier
        rule.constant = constraint.constant
        rule.priority = Double(constraint.priority.rawValue)
        rule.hold = constraint.row.constraint.map { engine.solver.hold(of: $0) } ?? .tight
        rule.line = constraint.place.flatMap { place in
          place.line.map { Line(file: place.file, number: $0) }
        }
        rules.append(rule)
      }
    }
  }
}

extension LayoutConstraint.Attribute {
  /// What it is called in formulas.
  fileprivate var word: String { Self.words[self] ?? "\(self)" }

  // Looking a case's name up takes longer than all else that is noted of a constraint.
  private static let words = Dictionary(uniqueKeysWithValues: allCases.map { ($0, "\($0)") })
}

extension SceneOrigins.Relation {
  fileprivate init(_ relation: LayoutConstraint.Relation) {
    self =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .atMost
      case .greaterThanOrEqual: .atLeast
      }
  }
}

extension Solver {
  /// How a row stands to the answer, but for the noise of arithmetic.
  fileprivate func hold(of row: Problem.Constraint) -> SceneOrigins.Hold {
    let noise = 1e-3
    let slack = slack(of: row)
    return slack > noise ? .loose : slack < -noise ? .missed : .tight
  }
}

extension LayoutGuide {
  /// Which guide of its view it is.
  fileprivate var partName: String {
    switch derivation {
    case .margins: "layoutMargins"
    case .safeArea: "safeArea"
    case .readable: "readableContent"
    case .frame: "scrollFrame"
    case nil: identifier.isEmpty ? "guide" : identifier
    }
  }
}
