import Foundation
package import SnaplineEnvironment
import SnaplineGeometry
package import SnaplineLayout

extension View.Condition {
  /// Whether it is so of a view, or of the view that it is bound to.
  package func holds(for view: View) -> Bool {
    switch test {
    case .size(let axis, let size): size.holds(for: view, on: axis)
    case .name(let name): view.activeConditionalConstraintsConfigurationName == name
    case .traits(let test): test.holds(view.traits)
    case .hidden(let isHidden): view.isHidden == isHidden
    case .callback(let evaluator): evaluator(view)
    case .always(let answer): answer
    case .all(let conditions): conditions.allSatisfy { $0.holds(for: view) }
    case .any(let conditions): conditions.contains { $0.holds(for: view) }
    case .none(let conditions): !conditions.contains { $0.holds(for: view) }
    case .bound(let bound, let condition): bound.view.map { condition.holds(for: $0) } ?? false
    }
  }

  /// The answer, as far as the traits of a place decide on it.
  package func holds(for traits: Traits) -> Bool? {
    switch test {
    case .traits(let test): test.holds(traits)
    case .always(let answer): answer
    case .all(let conditions): Self.holdsForAny(conditions.map(\.isFalse), traits).map { !$0 }
    case .any(let conditions): Self.holdsForAny(conditions, traits)
    case .none(let conditions): Self.holdsForAny(conditions, traits).map { !$0 }
    case .size, .name, .hidden, .callback, .bound: nil
    }
  }

  private static func holdsForAny(_ conditions: [Self], _ traits: Traits) -> Bool? {
    let answers = conditions.map { $0.holds(for: traits) }
    return answers.contains(true) ? true : answers.contains(nil) ? nil : false
  }

  /// Notes what of which views the answer depends on.
  func note(_ view: View, in needs: inout ConditionNeeds) {
    switch test {
    case .size: needs.note(.bounds, of: view)
    case .name: needs.note(.name, of: view)
    case .traits(let test):
      needs.note(.traits, of: view)
      if test.asksCode { needs.asksCode = true }
    case .hidden: needs.note(.hidden, of: view)
    case .callback:
      needs.note(.all, of: view)
      needs.asksCode = true
    case .always: break
    case .all(let conditions), .any(let conditions), .none(let conditions):
      for condition in conditions { condition.note(view, in: &needs) }
    case .bound(let bound, let condition): condition.note(bound.view ?? view, in: &needs)
    }
  }

  /// The condition as messages tell it.
  var words: String {
    switch test {
    case .size(let axis, let size): "\(axis == .horizontal ? "width" : "height") \(size.words)"
    case .name(let name): "configuration \(name.rawValue)"
    case .traits(let test): test.words
    case .hidden(let isHidden): isHidden ? "hidden" : "visible"
    case .callback: "a callback"
    case .always(let answer): answer ? "always" : "never"
    case .all(let conditions): Self.words(conditions, " and ")
    case .any(let conditions): Self.words(conditions, " or ")
    case .none(let conditions): "not " + Self.words(conditions, " or ")
    case .bound(let bound, let condition): "\(bound.name) \(condition.words)"
    }
  }

  private static func words(_ conditions: [Self], _ separator: String) -> String {
    let words = conditions.map(\.words).joined(separator: separator)
    return conditions.count == 1 ? words : "(\(words))"
  }
}

extension SizeConstrain<CGFloat> {
  /// Compares whole pixels; factor and summand are those of what is measured.
  fileprivate func holds(for view: View, on axis: Axis) -> Bool {
    let size = view.bounds.size
    let measured = axis == .horizontal ? size.width : size.height
    let scale = max(view.traits.displayScale, 1)
    let (one, other) = (
      ((measured * multiplier + constant) * scale).rounded(), (value * scale).rounded()
    )
    return switch type {
    case .atLeast: one >= other
    case .exactly: one == other
    case .atMost: one <= other
    }
  }

  fileprivate var words: String {
    let number = value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
    return switch type {
    case .atLeast: "at least \(number)"
    case .exactly: "exactly \(number)"
    case .atMost: "at most \(number)"
    }
  }
}
