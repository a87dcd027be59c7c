import SnaplineDiagnostics
import SnaplineLayout

/// What somebody asks of helpers that means nothing.
enum HelperMistake {
  case noSuperview(View)
  case nothingScrolls(View)
  case otherSuperview(View, added: View)
  case oscillating(View, states: [String])

  func diagnostic(in file: StaticString, line: UInt) -> Diagnostic {
    diagnostic(at: Place(file: file.description, line: Int(line), column: nil))
  }

  /// What is wrong, why, and what to do about it.
  func diagnostic(at place: Place?) -> Diagnostic {
    switch self {
    case .noSuperview(let view):
      Diagnostic(
        id: "no-superview",
        severity: .warning,
        subject: "\(view.displayName) is placed in its superview, and has none",
        cause: "what is placed against a superview needs one when the helper is called",
        place: place,
        remedy: "add it first, or place it by addSubview"
      )
    case .nothingScrolls(let view):
      Diagnostic(
        id: "nothing-scrolls",
        severity: .warning,
        subject: "\(view.displayName) doesn't scroll, and has no scroll content or frame",
        cause: "the view itself is taken for both",
        place: place,
        remedy: "add to a ScrollView, or write .superview"
      )
    case .otherSuperview(let view, let added):
      Diagnostic(
        id: "other-superview",
        severity: .warning,
        subject: "\(added.displayName) is in another superview already, and isn't added to"
          + " \(view.displayName)",
        cause: "both branches of an 'if' run, and a view has one superview",
        place: place,
        remedy: "add it to the same superview in both, and hold it by .relative(_:) in one"
      )
    case .oscillating(let view, let states):
      Diagnostic(
        id: "oscillating-condition",
        severity: .warning,
        subject: "the conditions of \(view.displayName) never settle: they alternate between "
          + states.joined(separator: " and "),
        cause: "the constraints that hold in each state bring about the other one",
        place: place,
        remedy: "let the condition ask for something that its own constraints don't change"
      )
    }
  }
}
