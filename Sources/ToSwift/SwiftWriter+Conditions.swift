import SnaplineDesigns
import SnaplineEnvironment

/// Conditions that the library's own say.
extension SwiftWriter {
  /// The one choice of a view that only switches constraints, which the helpers' `if` does; all others
  /// are written as they are answered.
  func switchedChoice(of view: SettledView) -> Values? {
    let choices = view.written.values.choices
    guard choices.count == 1, let choice = choices.first,
      let condition = choice[ConditionWords.condition], text(of: condition.condition) != nil
    else { return nil }
    let branches = [choice[ConditionWords.then], choice[ConditionWords.otherwise]].compactMap(
      \.self
    )
    let constraining = Set(
      KeyNames.placement + KeyNames.sizes + [ViewWords.constraints.name]
    )
    let isConstraining = branches.allSatisfy { branch in
      branch.values.choices.isEmpty
        && branch.values.keys.allSatisfy { constraining.contains($0.name) }
    }
    return isConstraining && !isArranged(view) ? choice : nil
  }

  private func isArranged(_ view: SettledView) -> Bool {
    guard let parent = index.parent(of: view.element.number) else { return false }
    return index.arranges(parent)
  }

  /// Writes a view's sizes, placement and equations as they hold under its condition.
  func writeSwitched(_ choice: Values, of view: SettledView, as name: String, in holder: Holder) {
    guard let condition = choice[ConditionWords.condition],
      let text = text(of: condition.condition)
    else { return }
    writtenConditions.insert(condition.span.range.lowerBound)
    let said = values(of: view.element)
    said.pass(KeyNames.placement + KeyNames.sizes + [ViewWords.constraints.name])
    func write(_ key: Key<Branch>) {
      var element = view.written
      if let branch = choice[key]?.values { element.values.replace(by: branch) }
      let values = SaidValues(element.values)
      writeAllSizes(of: element, values, as: name)
      writePlacement(of: element, values, as: name, in: holder)
      if let equations = values[ViewWords.constraints] {
        self.write(equations, by: name, superview: holder.variable)
      }
    }
    lines.open("View.if(\(text)) {")
    write(ConditionWords.then)
    lines.close("} else: {")
    lines.deepen()
    write(ConditionWords.otherwise)
    lines.close()
  }

  /// A condition in the helpers' words; nothing where only a design has it.
  func text(of condition: Condition) -> String? {
    switch condition {
    case .all(let parts): list(parts, ".all")
    case .any(let parts): list(parts, ".any")
    case .none(let parts):
      parts.count == 1 ? text(of: parts[0]).map { ".not(\($0))" } : list(parts, ".not")
    case .test(let test): text(of: test)
    }
  }

  private func list(_ parts: [Condition], _ word: String) -> String? {
    let texts = parts.compactMap(text)
    guard texts.count == parts.count else { return nil }
    return "\(word)(\(texts.joined(separator: ", ")))"
  }

  private func text(of test: ConditionTest) -> String? {
    switch test {
    case .trait(let trait, let named):
      return word(of: trait).flatMap { bound($0, to: named) }
    case .configuration(let name, let named):
      let state = "View.Condition.ConfigurationName(rawValue: \(SwiftText.string(name)))"
      return bound(".name(is: \(state))", to: named)
    case .textSize(let comparison, let size):
      let size = ".\(ContentSizeCategory.member(named: size.rawValue))"
      switch comparison {
      case .equal: return ".contentSizeCategory(is: \(size))"
      case .unequal: return ".contentSizeCategory(isNot: \(size))"
      case .atLeast: return ".contentSizeCategory(isAtLeast: \(size))"
      case .atMost: return ".contentSizeCategory(isAtMost: \(size))"
      case .more: return ".contentSizeCategory(isLargerThan: \(size))"
      case .less: return ".contentSizeCategory(isSmallerThan: \(size))"
      }
    case .sizes(.size(let named, let dimension), let comparison, .number(let number)):
      let side = ".\(dimension.rawValue)"
      let value = SwiftText.number(number)
      let size: String
      switch comparison {
      case .equal: size = "\(side)(is: .exactly(\(value)))"
      case .unequal: size = ".not(\(side)(is: .exactly(\(value))))"
      case .atLeast: size = "\(side)(is: .atLeast(\(value)))"
      case .less: size = ".not(\(side)(is: .atLeast(\(value))))"
      case .atMost: size = "\(side)(is: .atMost(\(value)))"
      case .more: size = ".not(\(side)(is: .atMost(\(value))))"
      }
      return bound(size, to: named)
    case .surroundings, .constant, .sizes: return nil
    }
  }

  private func bound(_ condition: String, to named: ViewReference?) -> String? {
    guard let named, named.name != "self" else { return condition }
    switch named.name {
    case "superview": return nil
    case "canvas": return ".view(canvas, is: \(condition))"
    default:
      guard index.named[named.name] != nil else { return nil }
      return ".view(\(variable(named.name)), is: \(condition))"
    }
  }

  private func word(of trait: TraitWord) -> String? {
    switch trait {
    case .verticallyCompact, .verticallyRegular, .horizontallyCompact, .horizontallyRegular,
      .phone, .pad, .mac, .tv, .carPlay, .light, .dark, .leftToRight, .rightToLeft, .hidden,
      .visible:
      ".\(trait.rawValue)"
    case .accessibilityText: ".contentSizeCategoryIsAccessibility"
    case .highContrast: ".trait(\\.accessibilityContrast, is: .high)"
    case .boldText: ".trait(\\.legibilityWeight, is: .bold)"
    case .always: ".alwaysTrue"
    case .never: ".alwaysFalse"
    // What the device and the page say is said once, and not by views.
    case .portrait, .landscape, .keyboard, .firstPage, .lastPage: nil
    }
  }
}
