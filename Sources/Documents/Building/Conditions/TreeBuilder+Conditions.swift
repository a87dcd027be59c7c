import SnaplineDesigns
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout

import struct Foundation.CGFloat

extension TreeBuilder {
  /// A design's condition in the helpers' words, about a view.
  ///
  /// Each test is the helpers' condition of its name. What surrounds all of the tree, such as its
  /// device, is answered already; what depends on views that aren't there yet is open.
  func condition(_ condition: Condition, of view: View?) -> View.Condition {
    let each = { (parts: [Condition]) in parts.map { self.condition($0, of: view) } }
    return switch condition {
    case .all(let parts): .all(each(parts))
    case .any(let parts): .any(each(parts))
    case .none(let parts): .not(each(parts))
    case .test(let test): self.condition(test, of: view)
    }
  }

  private func condition(_ test: ConditionTest, of view: View?) -> View.Condition {
    switch test {
    case .trait(let trait, let named): bound(condition(trait), to: named, from: view)
    case .configuration(let name, let named):
      bound(.name(is: .init(rawValue: name)), to: named, from: view)
    case .surroundings(let word, let name): condition(word, name)
    case .constant(let holds): Self.always(holds)
    case .textSize(let comparison, let size): comparison.condition(onTextSize: size.category)
    case .sizes(.number(let one), let comparison, .number(let other)):
      Self.always(comparison.holds(one, other))
    case .sizes(.size(let named, let dimension), let comparison, .number(let number)):
      bound(comparison.condition(on: dimension, number), to: named, from: view)
    case .sizes(.number(let number), let comparison, .size(let named, let dimension)):
      bound(comparison.turned.condition(on: dimension, number), to: named, from: view)
    case .sizes(.size(let one, let width), let comparison, .size(let other, let height)):
      .callback { [self] view in
        guard let one = pixels(one, width, from: view),
          let other = pixels(other, height, from: view)
        else { return false }
        return comparison.holds(one, other)
      }
    }
  }

  private static func always(_ answer: Bool) -> View.Condition {
    answer ? .alwaysTrue : .alwaysFalse
  }

  // MARK: Views

  /// The condition about the view that it names.
  private func bound(
    _ condition: View.Condition,
    to named: ViewReference?,
    from view: View?
  ) -> View.Condition {
    guard let named, named.name != "self" else { return condition }
    guard let found = self.view(named, from: view) else { return .callback { false } }
    return .view(found, is: condition)
  }

  private func view(_ named: ViewReference, from view: View?) -> View? {
    switch named.name {
    case "self": view
    case "superview": view?.superview
    case "canvas": canvas
    default: names.views[named.name]
    }
  }

  /// A side in whole pixels, so that no rounding decides.
  private func pixels(
    _ named: ViewReference,
    _ dimension: SizeValue.Dimension,
    from view: View
  ) -> Double? {
    guard let size = self.view(named, from: view)?.bounds.size else { return nil }
    return ((dimension == .width ? size.width : size.height) * scale).rounded()
  }

  // MARK: Words

  private func condition(_ word: SurroundingWord, _ name: String) -> View.Condition {
    let environment = canvas.environment
    switch word {
    case .locale:
      // A language alone stands for all its regions.
      let (locale, name) = (environment.locale.lowercased(), name.lowercased())
      return Self.always(locale == name || locale.hasPrefix(name + "-"))
    case .device:
      return Self.always(environment.device.map { $0.device == Device.named(name) } ?? false)
    case .idiom: return TraitWord(rawValue: name).map(condition) ?? .alwaysFalse
    }
  }

  private func condition(_ trait: TraitWord) -> View.Condition {
    switch trait {
    case .verticallyCompact: .verticallyCompact
    case .verticallyRegular: .verticallyRegular
    case .horizontallyCompact: .horizontallyCompact
    case .horizontallyRegular: .horizontallyRegular
    case .phone: .phone
    case .pad: .pad
    case .mac: .mac
    case .tv: .tv
    case .carPlay: .carPlay
    case .light: .light
    case .dark: .dark
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case .portrait: isHeld(.portrait)
    case .landscape: isHeld(.landscape)
    case .accessibilityText: .contentSizeCategoryIsAccessibility
    case .highContrast: .trait(\.accessibilityContrast, is: .high)
    case .boldText: .trait(\.legibilityWeight, is: .bold)
    case .keyboard: Self.always(canvas.environment.keyboardHeight > 0)
    case .hidden: .hidden
    case .visible: .visible
    // Without pages there is one, the first and the last.
    case .firstPage: Self.always(document.page?.isFirst ?? true)
    case .lastPage: Self.always(document.page?.isLast ?? true)
    case .always: .alwaysTrue
    case .never: .alwaysFalse
    }
  }

  /// How the device is held; without one the canvas says so.
  private func isHeld(_ orientation: Device.Orientation) -> View.Condition {
    if let device = canvas.environment.device {
      return Self.always(device.orientation == orientation)
    }
    return .view(
      canvas,
      matches: { canvas in
        (canvas.bounds.width > canvas.bounds.height) == (orientation == .landscape)
      }
    )
  }
}

extension Comparison {
  fileprivate func condition(
    on dimension: SizeValue.Dimension,
    _ number: Double
  ) -> View.Condition {
    let side = { (size: SizeConstrain<CGFloat>) -> View.Condition in
      dimension == .width ? .width(is: size) : .height(is: size)
    }
    let number = CGFloat(number)
    return choose(side(.exactly(number)), side(.atLeast(number)), side(.atMost(number)))
  }

  fileprivate func condition(onTextSize size: ContentSizeCategory) -> View.Condition {
    choose(
      .contentSizeCategory(is: size),
      .contentSizeCategory(isAtLeast: size),
      .contentSizeCategory(isAtMost: size)
    )
  }

  /// One of the comparisons that the helpers know, or its opposite.
  private func choose(
    _ exactly: View.Condition,
    _ atLeast: View.Condition,
    _ atMost: View.Condition
  ) -> View.Condition {
    switch self {
    case .equal: exactly
    case .unequal: exactly.isFalse
    case .atLeast: atLeast
    case .less: atLeast.isFalse
    case .atMost: atMost
    case .more: atMost.isFalse
    }
  }

  /// The same, read from the other side.
  fileprivate var turned: Comparison {
    switch self {
    case .equal, .unequal: self
    case .atLeast: .atMost
    case .atMost: .atLeast
    case .more: .less
    case .less: .more
    }
  }
}
