import Foundation
import SnaplineEnvironment
import SnaplineLayout

@_implementationOnly import SnaplineHelpers

/// A condition that only a tree of views can answer, asked of one.
struct Question {
  /// Which condition of which element it is.
  struct Identity: Hashable {
    var element: Int
    var place: Int
  }

  /// A question before there is a view that it is about.
  struct Asked {
    var condition: ConditionValue
    var identity: Identity
  }

  let condition: ConditionValue
  let identity: Identity
  /// The view that is meant where none is named.
  let view: View

  init(_ asked: Asked, of view: View) {
    (condition, identity) = (asked.condition, asked.identity)
    self.view = view
  }
}

extension TreeBuilder {
  // MARK: What doesn't depend on the tree

  /// Whether a view is there at all, in a superview.
  func isThere(_ element: Element, in superview: View) -> Bool {
    guard let condition = element.values.existence else { return true }
    var asked: [Question.Asked] = []
    let answer = holds(condition, for: element, &asked)
    questions += asked.map { Question($0, of: superview) }
    return answer
  }

  /// The element with the keys of its branches that hold in place of its own, and what has to be asked
  /// of the tree.
  func settled(_ element: Element) -> (element: Element, asked: [Question.Asked]) {
    var (settled, asked) = (element, [Question.Asked]())
    settle(element.values, of: element, into: &settled.values, &asked)
    if let turn = settled.values[StackWords.adjusts]?.turn {
      if holds(turn.condition, for: element, &asked) {
        for word in StackTurn.replaced where turn.values.says(word.name) {
          settled.values.take(word.name, from: turn.values)
        }
      } else {
        settled.values.remove(StackWords.adjusts.name)
      }
    }
    return (settled, asked)
  }

  private func settle(
    _ written: Values,
    of element: Element,
    into values: inout Values,
    _ asked: inout [Question.Asked]
  ) {
    for choice in written.choices {
      guard let condition = choice[ConditionWords.condition] else { continue }
      let key =
        holds(condition, for: element, &asked) ? ConditionWords.then : ConditionWords.otherwise
      guard let branch = choice[key]?.values else { continue }
      values.replace(by: branch)
      settle(branch, of: element, into: &values, &asked)
    }
  }

  /// The answer to a condition: from what surrounds the view, or taken from what a tree told.
  private func holds(
    _ condition: ConditionValue,
    for element: Element,
    _ asked: inout [Question.Asked]
  ) -> Bool {
    if let answer = condition.condition.answer({ answer($0) }) { return answer }
    let identity = Question.Identity(
      element: element.number,
      place: condition.span.range.lowerBound
    )
    asked.append(Question.Asked(condition: condition, identity: identity))
    return answers.contains(identity)
  }

  /// The answer to a test, where no view is needed for it.
  private func answer(_ test: ConditionTest) -> Bool? {
    switch test {
    case .trait(let trait, of: nil): trait.holds(for: traits, in: canvas.environment)
    case .trait, .configuration: nil
    case .textSize(let comparison, let size):
      comparison.holds(traits.preferredContentSizeCategory, size.category)
    case .surroundings(let word, let name): word.holds(name, in: canvas.environment, traits)
    case .sizes(.number(let one), let comparison, .number(let other)):
      comparison.holds(one, other)
    case .sizes: nil
    }
  }

  // MARK: What the tree tells

  /// The questions that the tree, as it is laid out, answers with yes.
  var told: Set<Question.Identity> {
    Set(questions.filter { isSo($0.condition.condition, of: $0.view) }.map(\.identity))
  }

  private func isSo(_ condition: Condition, of view: View) -> Bool {
    condition.answer { test in
      switch test {
      case .trait(let trait, let named):
        self.view(named, of: view).map { isSo(trait, of: $0) } ?? false
      case .configuration(let name, let named):
        self.view(named, of: view)?.activeConditionalConstraintsConfigurationName.rawValue == name
      case .sizes(let one, let comparison, let other):
        compare(one, comparison, other, of: view)
      case .textSize, .surroundings: answer(test)
      }
    } ?? false
  }

  private func isSo(_ trait: TraitWord, of view: View) -> Bool {
    switch trait {
    case .hidden: view.isHidden
    case .visible: !view.isHidden
    // Without a device the canvas says how it is held.
    case .landscape where canvas.environment.device == nil: isCanvasWide
    case .portrait where canvas.environment.device == nil: !isCanvasWide
    default: trait.holds(for: view.traits, in: view.environment) ?? false
    }
  }

  private var isCanvasWide: Bool { canvas.bounds.width > canvas.bounds.height }

  /// Compares whole pixels, so that no rounding decides.
  private func compare(
    _ one: Measure,
    _ comparison: Comparison,
    _ other: Measure,
    of view: View
  ) -> Bool {
    guard let one = pixels(one, of: view), let other = pixels(other, of: view) else { return false }
    return comparison.holds(one, other)
  }

  private func pixels(_ measure: Measure, of view: View) -> Double? {
    switch measure {
    case .number(let value): return (value * scale).rounded()
    case .size(let named, let dimension):
      guard let size = self.view(named, of: view)?.bounds.size else { return nil }
      return ((dimension == .width ? size.width : size.height) * scale).rounded()
    }
  }

  private func view(_ named: ViewReference?, of view: View) -> View? {
    switch named?.name {
    case nil, "self": view
    case "superview": view.superview
    case "canvas": canvas
    case .some(let name): views[name]
    }
  }
}

extension TraitWord {
  /// The answer that traits and surroundings give; nothing where a view has to be asked.
  fileprivate func holds(for traits: Traits, in environment: Environment) -> Bool? {
    switch self {
    case .verticallyCompact: traits.verticalSizeClass == .compact
    case .verticallyRegular: traits.verticalSizeClass == .regular
    case .horizontallyCompact: traits.horizontalSizeClass == .compact
    case .horizontallyRegular: traits.horizontalSizeClass == .regular
    case .phone: traits.userInterfaceIdiom == .phone
    case .pad: traits.userInterfaceIdiom == .pad
    case .mac: traits.userInterfaceIdiom == .mac
    case .tv: traits.userInterfaceIdiom == .tv
    case .carPlay: traits.userInterfaceIdiom == .carPlay
    case .light: traits.userInterfaceStyle != .dark
    case .dark: traits.userInterfaceStyle == .dark
    case .leftToRight: traits.layoutDirection != .rightToLeft
    case .rightToLeft: traits.layoutDirection == .rightToLeft
    case .portrait: environment.device.map { $0.orientation == .portrait }
    case .landscape: environment.device.map { $0.orientation == .landscape }
    case .accessibilityText: traits.preferredContentSizeCategory.isAccessibilityCategory
    case .highContrast: traits.accessibilityContrast == .high
    case .boldText: traits.legibilityWeight == .bold
    case .keyboard: environment.keyboardHeight > 0
    case .hidden, .visible: nil
    case .always: true
    case .never: false
    }
  }
}

extension SurroundingWord {
  /// Whether it is called so; a language alone stands for all its regions.
  fileprivate func holds(_ name: String, in environment: Environment, _ traits: Traits) -> Bool {
    switch self {
    case .locale:
      let locale = environment.locale.lowercased()
      return locale == name.lowercased() || locale.hasPrefix(name.lowercased() + "-")
    case .device: return environment.device?.device.name == name
    case .idiom:
      return TraitWord(rawValue: name).flatMap { $0.holds(for: traits, in: environment) } ?? false
    }
  }
}
