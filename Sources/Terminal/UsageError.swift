package import SnaplineDiagnostics

/// What is wrong with a command line: the facts, from which messages are made.
package enum UsageError: Error, Hashable, Sendable {
  case unknownCommand(String, known: [String])
  /// A word that help doesn't explain.
  case unknownTopic(String, known: [String])
  /// An option that the command doesn't have; `in` is the whole word when it held several letters.
  case unknownOption(
    String,
    in: String?,
    command: String?,
    known: [String],
    owners: [String]
  )
  case missingValue(option: String, expectation: String, next: String?)
  case unexpectedValue(String, flag: String)
  case unfitting(
    String,
    for: String,
    expectation: String,
    choices: [String],
    likely: [String] = [],
    command: String?
  )
  case givenTwice(String, first: String, second: String)
  case missingArgument(String, command: String)
  case surplusArgument(String, command: String)
  /// Words that fit one by one, but not together: what is wrong, and what to do.
  case contradiction(String, remedy: String)
}

extension UsageError {
  /// The message for a person, who typed the name of `program`.
  package func diagnostic(of program: String) -> Diagnostic {
    let facts = facts(of: program)
    return Diagnostic(
      id: facts.id,
      severity: .error,
      subject: facts.subject,
      remedy: facts.remedy
    )
  }

  private func facts(of program: String) -> (id: String, subject: String, remedy: String) {
    switch self {
    case .unknownCommand(let name, let known):
      (
        "unknown-command", "\(program) has no command '\(name)'",
        suggestion(for: name, among: known) ?? "'\(program) help' lists the commands"
      )
    case .unknownTopic(let name, let known):
      (
        "unknown-topic", "'\(name.shortened)' is no command and no word of designs",
        suggestion(for: name, among: known)
          ?? "'\(program) help' lists the commands, '\(program) help words' the words"
      )
    case .unknownOption(let name, let word, let command, let known, let owners):
      (
        "unknown-option",
        "\(command.map { "\(program) \($0)" } ?? program) has no option '\(name)'",
        remedy(forOption: word ?? name, command, known, owners, program)
      )
    case .missingValue(let option, let expectation, let next):
      (
        "missing-value", "'\(option)' needs a value: \(expectation)",
        next.map { "if '\($0)' is the value, write \(joined(option, $0))" }
          ?? "write it behind '\(option)'"
      )
    case .unexpectedValue(let value, let flag):
      ("unexpected-value", "'\(flag)' takes no value, not '\(value)'", "write \(flag) alone")
    case .unfitting(let word, let name, let expectation, let choices, let likely, let command):
      (
        "wrong-value", "'\(name)' takes \(expectation), not '\(word.shortened)'",
        suggestion(among: likely) ?? suggestion(for: word, among: choices)
          ?? "'\(program) help\(command.map { " " + $0 } ?? "")' has examples"
      )
    case .givenTwice(let option, let first, let second):
      (
        "given-twice", "'\(option)' is given twice, as '\(first)' and as '\(second)'",
        "leave one of them out"
      )
    case .missingArgument(let name, let command):
      (
        "missing-argument", "\(program) \(command) needs \(name)",
        "'\(program) help \(command)' shows how"
      )
    case .surplusArgument(let word, let command):
      (
        "surplus-argument", "\(program) \(command) has no use for '\(word)'",
        "'\(program) help \(command)' shows what it takes"
      )
    case .contradiction(let subject, let remedy):
      ("contradiction", subject, remedy)
    }
  }

  private func remedy(
    forOption option: String,
    _ command: String?,
    _ known: [String],
    _ owners: [String],
    _ program: String
  ) -> String {
    if let owner = owners.first {
      return command == nil
        ? "write it behind the command: \(program) \(owner) \(option)"
        : "it belongs to \(program) " + owners.formatted(joinedBy: "and")
    }
    return suggestion(for: option, among: known)
      ?? "'\(program) help\(command.map { " " + $0 } ?? "")' lists the options"
  }

  /// `--output=-x`, or `-o-x` for a short one.
  private func joined(_ option: String, _ value: String) -> String {
    option.hasPrefix("--") ? "\(option)=\(value)" : option + value
  }
}

extension String {
  /// The beginning of a long word, which nobody reads to its end.
  fileprivate var shortened: String { count <= 60 ? self : prefix(59) + "…" }
}

/// "did you mean …?", for names that are near already.
private func suggestion(among likely: [String]) -> String? {
  likely.isEmpty ? nil : "did you mean \(likely.map { "'\($0)'" }.formatted(joinedBy: "or"))?"
}

/// "did you mean …?", for the nearest name or the only one that begins so.
private func suggestion(for word: String, among known: [String]) -> String? {
  let bare = String(word.drop { $0 == "-" })
  guard !bare.isEmpty else { return nil }
  let names = known.map { String($0.drop { $0 == "-" }) }
  let longer = names.filter { $0.hasPrefix(bare) }
  let near = nearestName(to: bare, among: names) ?? (longer.count == 1 ? longer[0] : nil)
  // A name that is right but for its dashes is not "near" itself.
  guard let name = names.contains(bare) ? bare : near,
    let index = names.firstIndex(of: name)
  else { return nil }
  return "did you mean '\(known[index])'?"
}
