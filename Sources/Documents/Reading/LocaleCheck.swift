import SnaplineDiagnostics
import SnaplineEnvironment

extension Reading {
  /// Tells of a locale that a design says and that doesn't exist.
  func checkLocale(_ name: String, at span: Span) {
    guard let part = LanguageTag(name)?.unknownPart else { return }
    report(.unknownLocale(name, part).warning(), at: span)
  }
}

extension Diagnostic {
  /// The same of a locale that a caller insists on, which no line of a design says.
  static func unknownLocale(
    insistedOn name: String?,
    in file: String,
    isStrict: Bool
  ) -> Diagnostic? {
    guard let name, let part = LanguageTag(name)?.unknownPart else { return nil }
    let message = Message.unknownLocale(name, part)
    return Diagnostic(
      id: message.id,
      severity: isStrict ? .error : .warning,
      subject: message.subject,
      cause: message.cause,
      place: Place(file: file),
      remedy: message.remedy
    )
  }
}

extension Message {
  fileprivate static func unknownLocale(
    _ name: String,
    _ part: LanguageTag.UnknownPart
  ) -> Message {
    let (what, remedy) =
      switch part {
      case .language(let word):
        ("language '\(word)'", "write the code of one, such as en, ar or pt-BR")
      case .script(let word):
        ("script '\(word)'", "write one such as Latn or Hans, or leave it out")
      case .region(let word): ("region '\(word)'", "write one such as GB or BR, or leave it out")
      }
    return Message(
      "unknown-locale",
      "there is no \(what), which the locale '\(name)' names",
      cause: "texts and dates are set as in no language at all",
      remedy: remedy
    )
  }
}
