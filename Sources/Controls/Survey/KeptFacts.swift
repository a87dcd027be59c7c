import Foundation
package import SnaplineLayout
package import SnaplineScene
import SnaplineText

/// What the views of a tree know of themselves, where the tree takes one size after the other.
///
/// Views that kept their sizes know the same as before, and constraints with the constants that they had hold the
/// same views to each other.
package final class KeptFacts {
  private var facts = SceneFacts()
  private var views: [View] = []
  private var sizes: [CGSize] = []
  private var constraints: [(constraint: LayoutConstraint, constant: Double)] = []
  private var fits: [Label.Fit?] = []
  private var places: [ObjectIdentifier: Int] = [:]

  package init() {}

  /// How a text stands in its label.
  package func fit(of label: Label) -> Label.Fit {
    guard let place = places[ObjectIdentifier(label)] else { return label.fit }
    if let known = fits[place], known.size == label.bounds.size { return known }
    let fit = label.fit
    fits[place] = fit
    return fit
  }

  /// What views know that were just laid out, and had nothing else changed but their sizes since the last time.
  package func facts(of views: [View]) -> SceneFacts {
    guard isOf(views), hasSameConstraints else {
      begin(with: views)
      return facts
    }
    facts.drawnParts = Font.drawnParts
    for (place, view) in views.enumerated() where view.bounds.size != sizes[place] {
      sizes[place] = view.bounds.size
      facts.noteSize(of: view, at: place, fit)
    }
    return facts
  }

  private func begin(with views: [View]) {
    self.views = views
    places = views.places
    fits = Array(repeating: nil, count: views.count)
    sizes = views.map(\.bounds.size)
    constraints = views.flatMap { view in view.constraints.map { ($0, Double($0.constant)) } }
    facts = SceneFacts(of: views, fit: fit)
  }

  private func isOf(_ views: [View]) -> Bool {
    views.elementsEqual(self.views) { $0 === $1 }
  }

  private var hasSameConstraints: Bool {
    var next = 0
    for view in views {
      for constraint in view.constraints {
        guard next < constraints.count, constraints[next].constraint === constraint,
          constraints[next].constant == constraint.constant
        else { return false }
        next += 1
      }
    }
    return next == constraints.count
  }
}
