/// A command line, declared once: its parser, help, manual and completions are made from this.
package struct Program: Sendable {
  package let name: String
  package let version: String
  /// What the program is, as a sentence.
  package let summary: String
  /// Paragraphs for the manual.
  package let discussion: [String]
  package let commands: [Command]
  package let environment: [Variable]
  package let statuses: [ExitCode]
  package let examples: [Example]
  /// What may stand before and after any command's name.
  let common: [Parameter]

  package init(
    _ name: String,
    version: String,
    summary: String,
    discussion: [String] = [],
    examples: [Example] = [],
    environment: [Variable] = [],
    statuses: [ExitCode] = ExitCode.all,
    commands: [Command],
    @ParameterList common: () -> [Parameter] = { [] }
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
    self.environment = environment
    self.statuses = statuses
    self.commands = commands + [Self.helpCommand(of: name, explaining: commands)]
    self.common = common() + [Self.help.parameter, Self.versionFlag.parameter]
  }

  static let help = Flag("help", short: "h", "Explains the command, examples first.")
  static let versionFlag = Flag("version", "Prints the version.")
  static let topic = Argument(
    "COMMAND",
    .command,
    count: .optional,
    "The command to explain."
  )

  private static func helpCommand(
    of program: String,
    explaining commands: [Command]
  ) -> Command {
    let example = commands.first.map { Example("\(program) help \($0.name)", "explains it") }
    return Command(
      "help",
      "Explains a command, or lists them all.",
      examples: example.map { [$0] } ?? []
    ) { topic }
  }

  /// The commands that help and completions name.
  var listed: [Command] { commands.filter { !$0.isHidden } }

  func command(named name: String) -> Command? { commands.first { $0.name == name } }
}

/// One word that a program understands in the first place, and what may follow it.
package struct Command: Sendable {
  package let name: String
  /// What the command does, as a sentence.
  package let summary: String
  package let examples: [Example]
  /// Whether help and completions keep quiet about it.
  package let isHidden: Bool
  // Made when asked for: of all commands, a line needs one.
  private let makeDiscussion: @Sendable () -> [String]
  private let makeParameters: @Sendable () -> [Parameter]

  package init(
    _ name: String,
    _ summary: String,
    discussion: @autoclosure @escaping @Sendable () -> [String] = [],
    examples: [Example] = [],
    isHidden: Bool = false,
    @ParameterList parameters: @escaping @Sendable () -> [Parameter] = { [] }
  ) {
    self.name = name
    self.summary = summary
    makeDiscussion = discussion
    self.examples = examples
    self.isHidden = isHidden
    makeParameters = parameters
  }

  /// Paragraphs below the summary.
  package var discussion: [String] { makeDiscussion() }
  package var parameters: [Parameter] { makeParameters() }
  var arguments: [Parameter] { parameters.filter { $0.isArgument } }
  var options: [Parameter] { parameters.filter { !$0.isArgument } }
}

/// A line to type, and what comes of it.
package struct Example: Hashable, Sendable {
  package let line: String
  package let outcome: String

  package init(_ line: String, _ outcome: String) {
    self.line = line
    self.outcome = outcome
  }
}

/// An environment variable that the program heeds.
package struct Variable: Hashable, Sendable {
  package let name: String
  package let summary: String

  package init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
  }
}
