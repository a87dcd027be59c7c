internal import Glibc
internal import SnaplineEnvironment
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// Why a command ended before it had a status of its own.
enum Stop: Error, Hashable {
  case usage(UsageError)
  case stream(Console.Failure)
}

/// The whole command, from the words behind its name to its exit status.
func run(arguments: [String]) -> Int32 {
  // A file beyond the size that is allowed is then a failed write, which can be told of.
  signal(SIGXFSZ, SIG_IGN)
  UnfinishedFile.removeAtSignals()
  do throws(Stop) {
    return try answer(arguments).number
  } catch {
    return status(after: error, on: Console(messages: messages(asked: arguments))).number
  }
}

/// The form that messages were asked for in, by words that may be wrong elsewhere.
private func messages(asked words: [String]) -> MessageForm {
  let option = "--messages"
  let values = zip(words, words.dropFirst()).filter { $0.0 == option }.map(\.1)
  let joined = words.filter { $0.hasPrefix(option + "=") }.map { $0.dropFirst(option.count + 1) }
  return (values + joined.map(String.init)).last.flatMap(MessageForm.init) ?? .text
}

private func status(after stop: Stop, on console: Console) -> ExitCode {
  switch stop {
  case .usage(let error):
    console.tell(error.diagnostic(of: CommandTable.program.name))
    return .usage
  case .stream(.closedPipe):
    return .closedPipe
  case .stream(.refused(let reason)):
    let complaint = Complaint.unwritable("standard output", reason: reason)
    console.tell(complaint.diagnostic)
    return complaint.status
  }
}

private func answer(_ arguments: [String]) throws(Stop) -> ExitCode {
  switch try request(arguments) {
  case .version:
    try Console().print("\(CommandTable.program.name) \(CommandTable.program.version)\n")
    return .success
  case .help(let command):
    let console = Console()
    let style = console.style(for: .output)
    try console.print(
      CommandTable.program.help(for: command, width: console.helpWidth, style: style)
    )
    return .success
  case .topic(let word):
    let console = Console()
    let style = console.style(for: .output)
    let text = CommandTable.program.help(topic: word, width: console.helpWidth, style: style)
    try console.print(text ?? "")
    return .success
  case .run(let invocation):
    let row = CommandTable.rows.first { $0.command.name == invocation.command.name }
    let console = Console(
      color: invocation[CommandTable.color] ?? .auto,
      messages: invocation[CommandTable.messages] ?? .text
    )
    let outcome: Result<ExitCode, Stop> = Environment.$current.withValue(
      ProcessEnvironment.environment(for: invocation)
    ) {
      do throws(Stop) {
        return .success(try row?.run(invocation, console) ?? .usage)
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }
}

private func request(_ arguments: [String]) throws(Stop) -> Request {
  do throws(UsageError) {
    return try CommandTable.program.parse(arguments)
  } catch {
    throw .usage(forgottenCommand(error) ?? error)
  }
}

/// What to say when a file stands where a command belongs.
private func forgottenCommand(_ error: UsageError) -> UsageError? {
  guard case .unknownCommand(let word, _) = error, FileIdentity(word) != nil else { return nil }
  return .contradiction(
    "\(CommandTable.program.name) has no command '\(word)'",
    remedy: "to draw it: \(CommandTable.program.name) \(Render.command.name) \(word)"
  )
}

extension Console {
  /// Writes lines for people, which quote names and texts of others; a tone says how what the first
  /// line is the heading of went.
  func printLines(_ text: String, headed tone: Tone? = nil) throws(Stop) {
    try print(style(for: .output).text(ofResult: text, headed: tone))
  }

  /// Writes a result.
  func print(_ text: String) throws(Stop) {
    try print(Array(text.utf8))
  }

  func print(_ bytes: [UInt8]) throws(Stop) {
    do throws(Failure) {
      try write(bytes, to: .output)
    } catch {
      throw .stream(error)
    }
  }
}
