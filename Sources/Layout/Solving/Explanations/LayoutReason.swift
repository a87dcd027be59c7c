public import SnaplineDiagnostics

/// A constraint in messages, which somebody wrote or the system made for a view's content or frame.
public struct LayoutReason: Hashable, Sendable {
  /// The constraint in words, such as `"title".leading == "card".leading + 8 @750`.
  public var text: String
  /// The name that the author gave the constraint.
  public let identifier: String?
  public let priority: LayoutPriority
  /// Where the constraint is written, or where its view is written if the system made it.
  public var place: Place?
  /// Whether somebody wrote it.
  public let isWritten: Bool
  /// Why a view's class or a helper made the constraint, such as `as "buttons" keeps its spacing` or `to
  /// fill`; nothing for others.
  public var purpose: String?

  init(_ constraint: LayoutConstraint) {
    text = constraint.formula
    identifier = constraint.identifier
    priority = constraint.priority
    place = constraint.place
    isWritten = constraint.isWritten
    purpose = constraint.helper?.purpose
    if let role = constraint.role, let maker = constraint.holder {
      place = maker.writtenSource?.origin.place
      purpose = "as \(maker.displayName) \(role.inWords)"
    } else if let maker = constraint.maker {
      place = maker.writtenSource?.origin.place
      purpose = "inside \(maker.displayName)"
    }
  }

  init(derived text: String, of view: View, priority: LayoutPriority) {
    self.text = text
    identifier = nil
    self.priority = priority
    place = view.writtenSource?.origin.place
    isWritten = false
  }

  /// A reason that nobody can be named for, such as that of a view which is gone.
  init(unknownWith priority: LayoutPriority) {
    text = "a constraint of the system"
    identifier = nil
    self.priority = priority
    isWritten = false
  }
}

extension LayoutReason {
  /// The reason with its name and its place.
  public var line: String { named + (place.map { " (\($0.words))" } ?? "") }

  /// The same, with the line alone for a place, of what somebody wrote.
  var inWords: String {
    guard isWritten, let place, let line = place.line else { return named }
    return named + " (\(place.file):\(line))"
  }

  /// The reason with the author's name for it.
  var named: String {
    text + (identifier.map { " " + $0.inQuotes("'") } ?? "") + (purpose.map { ", " + $0 } ?? "")
  }
}

extension Place {
  /// Such as `card.yaml:12:5`.
  fileprivate var words: String {
    ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
  }
}
