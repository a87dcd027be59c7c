import Foundation
import SnaplineDesigns
import SnaplineDiagnostics
import SnaplineInputs
import SnaplineLayout

extension TreeBuilder {
  /// What the design expects of its layout and doesn't have, a message for each line that doesn't hold.
  func unmetExpectations() -> [Diagnostic] {
    let expectations = document.values[DocumentWords.test]?.expectations ?? []
    return expectations.compactMap { expectation in
      let tolerance = expectation.tolerance ?? 0.5 / scale
      for relationship in expectation.equation.relationships {
        guard let found = measured(relationship) else {
          return .nothingToMeasure(expectation)
        }
        let excess = relationship.relation.excess(of: found.first, over: found.second)
        guard excess > tolerance + Self.noise || !excess.isFinite else { continue }
        return .unmet(expectation, relationship, found)
      }
      return nil
    }
  }

  /// What arithmetic of layout may be off by.
  private static let noise = 1e-6

  private func measured(_ relationship: Relationship) -> (first: Double, second: Double)? {
    guard let first = item(relationship.first.item, by: canvas, canvas).flatMap(MeasuredItem.init)
    else { return nil }
    guard let (secondItem, attribute) = relationship.second else {
      let value = first.value(of: relationship.first.attribute, in: first.view)
      return (value, relationship.constant)
    }
    guard let second = item(secondItem, by: canvas, canvas).flatMap(MeasuredItem.init) else {
      return nil
    }
    let container = first.view.container(with: second.view)
    let other = second.value(of: attribute, in: container)
    return (
      first.value(of: relationship.first.attribute, in: container),
      relationship.multiplier * other + relationship.constant
    )
  }
}

extension [Design.BuiltScene] {
  /// What the design expects and doesn't have: of each page that has the views, of which there must be one.
  func unmetExpectations() -> [Diagnostic] {
    let unmet = map { $0.builder.unmetExpectations() }
    return unmet.flatMap { page in
      page.filter { diagnostic in
        diagnostic.subject != Diagnostic.nothingMeasured
          || unmet.allSatisfy { $0.contains(diagnostic) }
      }
    }.withoutRepeats
  }
}

extension Equation.Relation {
  /// By how much two values miss the relation.
  fileprivate func excess(of one: Double, over other: Double) -> Double {
    switch self {
    case .equal: abs(one - other)
    case .greaterOrEqual: other - one
    case .lessOrEqual: one - other
    }
  }

  fileprivate var words: String {
    switch self {
    case .equal: "not"
    case .greaterOrEqual: "not at least"
    case .lessOrEqual: "not at most"
    }
  }
}

extension Diagnostic {
  fileprivate static func unmet(
    _ expectation: Expectation,
    _ relationship: Relationship,
    _ found: (first: Double, second: Double)
  ) -> Diagnostic {
    let name = relationship.first.item.name + "." + relationship.first.attribute.rawValue
    return Diagnostic(
      id: "unmet-expectation",
      severity: .error,
      subject: "\(name) is \(found.first.shown), \(relationship.relation.words) "
        + found.second.shown,
      cause: "the design expects \(expectation.text)",
      place: expectation.span.place,
      remedy: "mend the layout, or what is expected of it"
    )
  }

  fileprivate static let nothingMeasured = "nothing can be measured, as a view isn't there"

  fileprivate static func nothingToMeasure(_ expectation: Expectation) -> Diagnostic {
    Diagnostic(
      id: "unmet-expectation",
      severity: .error,
      subject: nothingMeasured,
      cause: "the design expects \(expectation.text)",
      place: expectation.span.place,
      remedy: "expect something of views that are there whatever the conditions are"
    )
  }
}

extension Double {
  /// The number with two digits behind the point at most.
  fileprivate var shown: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : String(rounded)
  }
}
