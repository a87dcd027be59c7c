/// One message to a person: what is wrong, why, where, and what to do.
///
/// Diagnostics are values made from facts; ``DiagnosticFormatter`` alone turns them into lines.
public struct Diagnostic: Hashable, Sendable, Error {
  public enum Severity: String, Hashable, Sendable, Comparable {
    case note, warning, error

    private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
    public static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }
  }

  /// A stable name of the kind of message, such as `unknown-key`; wording may change, it doesn't.
  public var id: String
  public var severity: Severity
  /// What is wrong, as a sentence without a full stop.
  public var subject: String
  /// Why it is wrong, where the subject alone doesn't say.
  public var cause: String?
  public var place: Place?
  /// What to do about it.
  public var remedy: String?
  /// Whether it is of the machine, and the same wherever it is met: a picture says it once.
  public var concernsMachine: Bool

  public init(
    id: String,
    severity: Severity,
    subject: String,
    cause: String? = nil,
    place: Place? = nil,
    remedy: String? = nil,
    concernsMachine: Bool = false
  ) {
    self.id = id
    self.severity = severity
    self.subject = subject
    self.cause = cause
    self.place = place
    self.remedy = remedy
    self.concernsMachine = concernsMachine
  }
}

/// Where a message points: a file, and where known a line, a column and the text of the line.
public struct Place: Hashable, Sendable {
  public var file: String
  /// Counted from 1.
  public var line: Int?
  /// Counted from 1, in characters a person sees.
  public var column: Int?
  /// How many characters the caret underlines.
  public var length: Int
  /// The line's text, shown above the caret.
  public var excerpt: String?

  public init(
    file: String,
    line: Int? = nil,
    column: Int? = nil,
    length: Int = 1,
    excerpt: String? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.length = length
    self.excerpt = excerpt
  }
}
