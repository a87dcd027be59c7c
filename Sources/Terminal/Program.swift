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
  /// What help explains besides commands.
  let topics: HelpTopics?

  package init(
    _ name: String,
    version: String,
    summary: String,
    discussion: [String] = [],
    examples: [Example] = [],
    environment: [Variable] = [],
    statuses: [ExitCode] = ExitCode.all,
    commands: [Command],
    topics: HelpTopics? = nil,
    @ParameterList common: () -> [Parameter] = { [] }
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
    self.environment = environment
    self.statuses = statuses
    self.topics = topics
    self.commands = commands + [Self.helpCommand(of: name, explaining: commands, topics)]
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

  static let anyTopic = Argument(
    "TOPIC",
    .command,
    count: .optional,
    "The command to explain, or another topic."
  )

  private static func helpCommand(
    of program: String,
    explaining commands: [Command],
    _ topics: HelpTopics?
  ) -> Command {
    let example = commands.first.map { Example("\(program) help \($0.name)", "explains it") }
    let examples = (example.map { [$0] } ?? []) + (topics?.examples ?? [])
    guard let topics else {
      return Command("help", "Explains a command, or lists them all.", examples: examples) { topic }
    }
    return Command(
      "help",
      "Explains a command or a word of designs, or lists all commands.",
      discussion: [topics.summary],
      examples: examples
    ) { anyTopic }
  }

  /// The commands that help and completions name.
  var listed: [Command] { commands.filter { !$0.isHidden } }

  /// What help explains.
  var helpWords: [String] { listed.map(\.name) + (topics?.names() ?? []) }

  func command(named name: String) -> Command? { commands.first { $0.name == name } }
}

/// Words that help explains besides commands.
package struct HelpTopics: Sendable {
  /// What they are and how they are listed, as a sentence.
  let summary: String
  let examples: [Example]
  /// All of them, for suggestions and for shells.
  let names: @Sendable () -> [String]
  /// What is to be told of one, on lines of a width; nothing where there is no such word.
  let text: @Sendable (String, Int, StreamStyle) -> String?
  /// The one that a word in parts was most likely meant for.
  let nearest: @Sendable (String) -> String?

  package init(
    _ summary: String,
    examples: [Example],
    names: @escaping @Sendable () -> [String],
    text: @escaping @Sendable (String, Int, StreamStyle) -> String?,
    nearest: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    (self.summary, self.examples, self.names) = (summary, examples, names)
    (self.text, self.nearest) = (text, nearest)
  }
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
