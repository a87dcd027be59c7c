package import SnaplineDiagnostics
package import SnaplineEnvironment
import SnaplineInputs

/// A language with its region, such as `pt-BR`.
struct LocaleName: ScalarValue {
  var name: String

  static let meaning = "a language, with a region or without one"
  static let remedy = "write an identifier such as en-US"
  static let pattern = "[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*"

  static func mended(_ text: String) -> String? { text.replacing("_", with: "-") }

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> LocaleName? {
    let start = scanner.position
    let name = scanner.run { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
    guard let name, let tag = LanguageTag(name) else { return nil }
    if scanner.isAtEnd, let message = tag.complaint, message.severity == .error {
      throw Misread(message: message, range: start..<scanner.position)
    }
    return LocaleName(name: name)
  }
}

extension LanguageTag {
  private static let cause = "texts and dates are set like those of no language in particular"

  /// What is to be said of a tag that names nothing.
  var complaint: Message? {
    let remedy = "write the code of a language, such as en, ar or pt-BR"
    let meant = meant
    switch fault {
    case nil: return nil
    case .noLanguage(let word):
      return Message(
        "unknown-locale",
        "no language is called '\(word)'",
        cause: Self.cause,
        remedy: meant == nil ? remedy : nil,
        mended: meant
      ).warning()
    case .noScript(let word):
      return Message(
        "unknown-locale",
        "no script is called '\(word)'",
        cause: Self.cause,
        remedy: "write one such as Latn or Hans, or leave it out"
      ).warning()
    case .noRegion(let word):
      return Message(
        "unknown-locale",
        "no region is called '\(word)'",
        cause: Self.cause,
        mended: meant
      ).warning()
    case .pseudo(let name):
      return Message(
        "wrong-value",
        "'\(name)' is a language of trial texts, and nothing is set in it",
        mended: meant
      )
    case .littleKnown(let word):
      return Message(
        "unknown-locale",
        "nothing is known of a language '\(word)'",
        cause: Self.cause,
        remedy: meant.map { "did you mean '\($0)'?" } ?? remedy
      ).warning()
    }
  }
}

extension Message {
  /// A key where a language belongs, which can't be one.
  static func notLocale(_ key: String) -> Message {
    Message(
      "unknown-locale",
      "'\(key.shortened)' is no language",
      remedy: "write the code of a language, such as en, ar or pt-BR"
    )
  }
}

extension DesignOverrides {
  /// What is to be said of what a caller insists on.
  package func remarks(in file: String, _ environment: Environment) -> [Diagnostic] {
    guard var message = locale.flatMap(LanguageTag.init)?.complaint else { return [] }
    if environment.isStrict { message.severity = .error }
    return [message.diagnostic(at: Place(file: file))]
  }
}
