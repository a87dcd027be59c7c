/// What a command line asks for.
package enum Request: Sendable {
  case run(Invocation)
  /// Help for a command, or for the whole program.
  case help(Command?)
  /// Help for a word that is no command.
  case topic(String)
  case version
}

extension Program {
  /// Reads the words after the program's name.
  package func parse(_ words: [String]) throws(UsageError) -> Request {
    var parser = Parser(program: self, words: words)
    return try parser.request()
  }
}

/// One walk over the words of a command line.
private struct Parser {
  let program: Program
  private var rest: ArraySlice<String>
  private var command: Command?
  private var plain: [String] = []
  /// Options as they were met; those before the command's name are kept too.
  private var met: [(parameter: Parameter, value: String?)] = []

  init(program: Program, words: [String]) {
    self.program = program
    rest = words[...]
  }

  mutating func request() throws(UsageError) -> Request {
    if asksForHelp { return .help(namedCommand) }
    while let word = rest.popFirst() {
      if word == "--" {
        for word in rest { try take(word) }
        break
      }
      if word.hasPrefix("--") {
        try takeLong(word)
      } else if word.hasPrefix("-"), word != "-" {
        try takeShort(word)
      } else {
        try take(word)
      }
    }
    if met.contains(where: { $0.parameter.name == Program.versionFlag.parameter.name }) {
      return .version
    }
    guard let command else { return .help(nil) }
    return try complete(invocation(of: command))
  }

  /// Whether `--help` stands anywhere: who is lost among the options must not be sent back first.
  private var asksForHelp: Bool {
    rest.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  private var namedCommand: Command? {
    rest.lazy.compactMap { program.command(named: $0) }.first
  }

  private mutating func take(_ word: String) throws(UsageError) {
    if command != nil {
      plain.append(word)
    } else if let named = program.command(named: word) {
      command = named
    } else {
      throw .unknownCommand(word, known: program.listed.map(\.name))
    }
  }

  private mutating func takeLong(_ word: String) throws(UsageError) {
    let parts = word.dropFirst(2).split(
      separator: "=",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    let name = String(parts[0])
    guard let parameter = known.first(where: { $0.name == name }) else {
      throw unknown("--" + name)
    }
    let value = parts.count == 2 ? String(parts[1]) : nil
    if parameter.form == .flag {
      if let value { throw .unexpectedValue(value, flag: parameter.spelling) }
      met.append((parameter, nil))
    } else if let value {
      try meet(parameter, value)
    } else if let alone = parameter.valueAlone,
      !(rest.first.map { parameter.value?.accepts($0) ?? false } ?? false)
    {
      try meet(parameter, alone)
    } else {
      try meet(parameter, nextValue(for: parameter, written: parameter.spelling))
    }
  }

  /// Reads `-o value`, `-ovalue`, and several flags behind one dash.
  private mutating func takeShort(_ word: String) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let parameter = known.first(where: { $0.short == letter }) else {
        throw unknown(word.count == 2 ? word : "-\(letter)", in: word)
      }
      if parameter.form == .flag {
        met.append((parameter, nil))
        continue
      }
      if letters.isEmpty {
        try meet(parameter, nextValue(for: parameter, written: "-\(letter)"))
      } else {
        try meet(parameter, String(letters.first == "=" ? letters.dropFirst() : letters))
      }
      return
    }
  }

  private var known: [Parameter] { (command?.options ?? []) + program.common }

  /// The next word, unless it looks like an option: a forgotten value must not swallow one.
  private mutating func nextValue(
    for parameter: Parameter,
    written: String
  ) throws(UsageError) -> String {
    if let next = rest.first, !next.hasPrefix("-") || next == "-" || Double(next) != nil {
      rest.removeFirst()
      return next
    }
    throw .missingValue(
      option: written,
      expectation: parameter.value?.expectation ?? "",
      next: rest.first
    )
  }

  private mutating func meet(_ parameter: Parameter, _ value: String) throws(UsageError) {
    let earlier = met.first { $0.parameter.name == parameter.name }
    if !parameter.repeats, let first = earlier?.value {
      throw .givenTwice(parameter.spelling, first: first, second: value)
    }
    try check(value, fits: parameter)
    met.append((parameter, value))
  }

  private func check(_ word: String, fits parameter: Parameter) throws(UsageError) {
    guard let value = parameter.value, !value.accepts(word) else { return }
    var choices: [String] = []
    // A type that knows what may be meant knows too when nothing is.
    if value.suggest == nil, case .choices(let names) = value.completion { choices = names }
    throw .unfitting(
      word,
      for: parameter.spelling,
      expectation: value.expectation,
      choices: choices,
      likely: value.suggest?(word) ?? [],
      command: command?.name
    )
  }

  private func unknown(_ option: String, in word: String? = nil) -> UsageError {
    let name = String(option.drop { $0 == "-" })
    let owners = program.listed.filter { other in
      other.name != command?.name
        && other.options.contains { $0.name == name || $0.short.map(String.init) == name }
    }
    return .unknownOption(
      option,
      in: word,
      command: command?.name,
      known: known.map(\.spelling),
      owners: owners.map(\.name)
    )
  }

  private func invocation(of command: Command) throws(UsageError) -> Invocation {
    var invocation = Invocation(of: command)
    for (parameter, value) in met {
      if let rival = met.first(where: { $0.parameter.name == parameter.rival })?.parameter {
        throw .contradiction(
          "'\(parameter.spelling)' and '\(rival.spelling)' say the opposite of each other",
          remedy: "leave one of them out"
        )
      }
      invocation.add(value, to: parameter)
    }
    var words = plain[...]
    for argument in command.arguments {
      guard let first = words.first else {
        if argument.count?.needsOne == true {
          throw .missingArgument(argument.name, command: command.name)
        }
        break
      }
      for word in argument.repeats ? words : [first] {
        try check(word, fits: argument)
        invocation.add(word, to: argument)
        words.removeFirst()
      }
    }
    if let surplus = words.first { throw .surplusArgument(surplus, command: command.name) }
    return invocation
  }

  /// Turns the command `help` into the help it asks for.
  private func complete(_ invocation: Invocation) throws(UsageError) -> Request {
    guard invocation.command.name == "help" else { return .run(invocation) }
    let words = invocation[Program.topic] + invocation[Program.anyTopic]
    guard let topic = words.first else { return .help(nil) }
    if let command = program.command(named: topic) { return .help(command) }
    guard let topics = program.topics else {
      throw .unknownCommand(topic, known: program.listed.map(\.name))
    }
    guard topics.text(topic, 80, .none) != nil else {
      let known = topics.nearest(topic).map { [$0] }
      throw .unknownTopic(topic, known: known ?? program.listed.map(\.name) + topics.names())
    }
    return .topic(topic)
  }
}
