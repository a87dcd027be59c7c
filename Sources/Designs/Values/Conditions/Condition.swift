package import SnaplineEnvironment

/// What must be so for a part of a design to hold: `dark and self.width >= 600`.
package indirect enum Condition: Sendable {
  case all([Condition])
  case any([Condition])
  /// None of them.
  case none([Condition])
  case test(ConditionTest)
}

/// One thing that a condition asks for.
package enum ConditionTest: Sendable {
  /// A trait of a view, or of the node itself.
  case trait(TraitWord, of: ViewReference?)
  case configuration(String, of: ViewReference?)
  case surroundings(SurroundingWord, is: String)
  case textSize(Comparison, ContentSizeCategory.Name)
  case sizes(Measure, Comparison, Measure)
  /// What data decided before the design was read.
  case constant(Bool)
}

/// A view that a condition names, or one of the words for the views around the node.
package struct ViewReference: Sendable {
  package var name: String
  /// Offsets of bytes in the text of the condition.
  var range: Range<Int>
  /// Where that is in the file.
  package var span: Span?

  /// Whether the name is a word of the format's.
  var isRelative: Bool { ["self", "superview", "canvas"].contains(name) }
}

/// A side of a comparison of sizes.
package enum Measure: Sendable {
  case number(Double)
  case size(ViewReference, SizeValue.Dimension)

  package var view: ViewReference? { if case .size(let view, _) = self { view } else { nil } }
}

package enum SurroundingWord: String, CaseIterable, Sendable {
  case locale, device, idiom
}

package enum TraitWord: String, CaseIterable, Sendable {
  case verticallyCompact, verticallyRegular, horizontallyCompact, horizontallyRegular
  case phone, pad, mac, tv, carPlay
  case light, dark, leftToRight, rightToLeft
  case portrait, landscape
  case accessibilityText, highContrast, boldText, keyboard
  case hidden, visible
  case firstPage, lastPage
  case always, never

  static let idioms: [TraitWord] = [.phone, .pad, .mac, .tv, .carPlay]
}

package enum Comparison: String, CaseIterable, Sendable {
  case equal = "=="
  case unequal = "!="
  case atLeast = ">="
  case atMost = "<="
  case more = ">"
  case less = "<"

  package func holds<Value: Comparable>(_ one: Value, _ other: Value) -> Bool {
    switch self {
    case .equal: one == other
    case .unequal: one != other
    case .atLeast: one >= other
    case .atMost: one <= other
    case .more: one > other
    case .less: one < other
    }
  }
}

extension Condition {
  /// Everything that it asks for, in the order of writing.
  var tests: [ConditionTest] {
    switch self {
    case .all(let parts), .any(let parts), .none(let parts): parts.flatMap(\.tests)
    case .test(let test): [test]
    }
  }
}

extension ConditionTest {
  /// The views that it names.
  package var views: [ViewReference] {
    switch self {
    case .trait(_, let view), .configuration(_, let view): [view].compactMap(\.self)
    case .sizes(let one, _, let other): [one.view, other.view].compactMap(\.self)
    case .surroundings, .textSize, .constant: []
    }
  }

  /// Whether only a tree of views can tell, so that it is asked of one.
  var needsViews: Bool {
    switch self {
    case .trait(let trait, let view): view != nil || trait == .hidden || trait == .visible
    case .configuration: true
    case .sizes(let one, _, let other): one.view != nil || other.view != nil
    case .surroundings, .textSize, .constant: false
    }
  }
}

extension Condition {
  /// The widths or heights of the canvas at which its answer may change.
  package func lengthsOfCanvas(_ dimension: SizeValue.Dimension) -> [Double] {
    tests.compactMap { test in
      guard case .sizes(let one, _, let other) = test else { return nil }
      switch (one, other) {
      case (.size(let view, dimension), .number(let length)),
        (.number(let length), .size(let view, dimension)):
        return view.name == "canvas" ? length : nil
      default: return nil
      }
    }
  }
}
