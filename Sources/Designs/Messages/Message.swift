package import SnaplineDiagnostics

/// What a message says, apart from where.
package struct Message: Hashable {
  package var id: String
  package var severity = Diagnostic.Severity.error
  package var subject: String
  package var cause: String?
  var remedy: String?
  /// Whether it is true of whole files only: of a file that breaks off it says nothing.
  var needsWholeFile = false

  /// What to write in place of the faulty text, where that is known to the letter.
  var mended: String?

  /// The key and what its value is, where the value as a whole isn't that.
  var wanted: (key: String, meaning: String)? {
    get { wantedKey.flatMap { key in wantedMeaning.map { (key, $0) } } }
    set { (wantedKey, wantedMeaning) = (newValue?.key, newValue?.meaning) }
  }
  private var wantedKey: String?
  private var wantedMeaning: String?

  /// Says one more reason.
  mutating func add(cause: String) { self.cause = self.cause.map { $0 + "; " + cause } ?? cause }

  package init(
    _ id: String,
    _ subject: String,
    cause: String? = nil,
    remedy: String? = nil,
    mended: String? = nil
  ) {
    self.id = id
    self.subject = subject
    self.cause = cause
    self.remedy = remedy ?? mended.map { "write \($0)" }
    self.mended = mended
  }

  /// A message that tells of how a layout came out.
  package init(
    _ fault: LayoutFault,
    _ subject: String,
    cause: String? = nil,
    remedy: String? = nil
  ) {
    self.init(fault.rawValue, subject, cause: cause, remedy: remedy)
  }

  package func diagnostic(at place: Place) -> Diagnostic {
    Diagnostic(
      id: id,
      severity: severity,
      subject: subject,
      cause: cause,
      place: place,
      remedy: remedy
    )
  }

  package func warning() -> Message {
    var message = self
    message.severity = .warning
    return message
  }

  func ofWholeFiles() -> Message {
    var message = self
    message.needsWholeFile = true
    return message
  }
}
