import Foundation
import SnaplineDiagnostics

extension Mistake {
  /// The mistake in words, with what to do about it.
  var diagnostic: Diagnostic {
    switch self {
    case .noItem(let constraint):
      about(
        constraint,
        "no-item",
        "\(constraint.formula) names a view or guide that is gone, or nothing",
        remedy: "keep the items alive until the constraint is active"
      )
    case .noCommonAncestor(let constraint):
      about(
        constraint,
        "no-common-ancestor",
        "\(constraint.formula) names items of different trees",
        cause: "a constraint needs a view above both of its items",
        remedy: constraint.origin?.helper == nil
          ? "add both views to one tree before you activate it"
          : "add the other view first, or make both calls in one View.batchConstraints { … }"
      )
    case .locationAlone(let constraint):
      about(
        constraint,
        "location-alone",
        "\(constraint.formula) compares a position with a constant alone",
        cause: "positions are compared in pairs",
        remedy: "name a second item, and a multiplier other than 0"
      )
    case .impossiblePair(let constraint):
      about(
        constraint,
        "impossible-pair",
        "\(constraint.formula) pairs attributes that can't be compared",
        cause: "a position goes with a position of the same axis, a size with a size",
        remedy: "compare attributes of one kind"
      )
    case .mixedSides(let constraint):
      about(
        constraint,
        "mixed-sides",
        "\(constraint.formula) mixes leading or trailing with left or right",
        cause: "the one pair follows the direction of reading, the other doesn't",
        remedy: "use leading and trailing for both items, or for neither"
      )
    case .notFinite(let part, let constraint, let value):
      about(
        constraint,
        "not-finite",
        "the \(part) of \(constraint.formula) can't be \(value)",
        remedy: "give a finite number"
      )
    case .tooLarge(let constraint):
      about(
        constraint,
        "too-large",
        "\(constraint.formula) holds a number that is too large to reckon with",
        cause: "no number of a constraint counts for more than 1000000000",
        remedy: "give a smaller number"
      )
    case .illegalPriority(let priority, let constraint):
      about(
        constraint,
        "illegal-priority",
        "\(priority.rawValue) is no priority for \(constraint.formula)",
        cause: "a priority is greater than 0 and at most 1000; "
          + "it keeps \(constraint.priority.number)",
        remedy: "give such a number"
      )
    case .requiredChanged(let priority, let constraint):
      about(
        constraint,
        "required-changed",
        "\(constraint.formula) is active, and can't go from @\(constraint.priority.number)"
          + " to @\(priority.number)",
        cause: "an active constraint stays required, or stays optional",
        remedy: "deactivate it first, or use 999 where it may give way"
      )
    case .cycle(let view):
      Diagnostic(
        id: "view-cycle",
        severity: .warning,
        subject: "\(view.displayName) can't be added to itself or to a view inside it",
        remedy: "take the view out of the other one first"
      )
    case .notFiniteNumber(let part, let view):
      Diagnostic(
        id: "not-finite",
        severity: .warning,
        subject: "the \(part) of \(view.displayName) can't hold a number that isn't finite",
        cause: "what it was before stays",
        remedy: "give finite numbers"
      )
    case .illegalContentPriority(let priority, let view):
      Diagnostic(
        id: "illegal-priority",
        severity: .warning,
        subject: "\(priority.rawValue) is no priority for the content of \(view.displayName)",
        cause: "a priority is greater than 0 and at most 1000",
        remedy: "give such a number"
      )
    case .visualFormat(let error): error.diagnostic
    case .neverSettles(let view):
      Diagnostic(
        id: "never-settles",
        severity: .warning,
        subject: "the layout of \(view.displayName) never settles",
        cause: "each pass asks for another one; the last one is kept",
        remedy: "don't call setNeedsLayout or change constraints on every layoutSubviews"
      )
    case .contentNeverSettles(let view):
      Diagnostic(
        id: "content-never-settles",
        severity: .warning,
        subject: "the size of \(view.displayName) never settles",
        cause: "its height for a width asks for another width; the last one is kept",
        remedy: "give it a width or a height that doesn't follow from the other"
      )
    }
  }

  private func about(
    _ constraint: LayoutConstraint,
    _ id: String,
    _ subject: String,
    cause: String? = nil,
    remedy: String
  ) -> Diagnostic {
    Diagnostic(
      id: id,
      severity: .warning,
      subject: subject,
      cause: cause,
      place: constraint.place,
      remedy: remedy
    )
  }
}

extension Origin {
  var place: Place {
    Place(file: file, line: Int(line), column: column == 0 ? nil : Int(column))
  }
}

extension LayoutPriority {
  /// The number as people write it: without a fraction where there is none.
  var number: String {
    rawValue == rawValue.rounded() && abs(rawValue) < 1e6 ? "\(Int(rawValue))" : "\(rawValue)"
  }
}
