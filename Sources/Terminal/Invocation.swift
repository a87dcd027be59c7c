/// A command with the values that were given to it, all of them fitting their types.
package struct Invocation: Sendable {
  package let command: Command
  /// The words given for each parameter, by the parameter's name; none for a flag.
  private(set) var given: [String: [String]] = [:]

  init(of command: Command) { self.command = command }

  mutating func add(_ word: String?, to parameter: Parameter) {
    given[parameter.name, default: []] += word.map { [$0] } ?? []
  }

  package subscript(flag: Flag) -> Bool { given[flag.parameter.name] != nil }

  package subscript<Value>(option: Option<Value>) -> Value? {
    given[option.parameter.name]?.last.flatMap(option.type.read)
  }

  /// All values of an option that may be repeated.
  package func all<Value>(_ option: Option<Value>) -> [Value] {
    given[option.parameter.name, default: []].compactMap(option.type.read)
  }

  package subscript<Value>(argument: Argument<Value>) -> [Value] {
    given[argument.parameter.name, default: []].compactMap(argument.type.read)
  }

  /// Words that parse to this again.
  package var words: [String] {
    [command.name] + givenOptions + givenArguments
  }

  /// Words that give the same values to these of the parameters.
  package func words(of parameters: [Parameter]) -> [String] {
    let names = Set(parameters.map(\.name))
    return given.sorted { $0.key < $1.key }.filter { names.contains($0.key) }
      .flatMap { name, words in
        words.isEmpty ? ["--" + name] : words.map { "--\(name)=\($0)" }
      }
  }

  private var givenOptions: [String] {
    let arguments = command.arguments.map(\.name)
    return given.sorted { $0.key < $1.key }
      .filter { !arguments.contains($0.key) }
      .flatMap { name, words in
        words.isEmpty ? ["--" + name] : words.map { "--\(name)=\($0)" }
      }
  }

  private var givenArguments: [String] {
    let words = command.arguments.flatMap { given[$0.name, default: []] }
    return words.contains { $0.hasPrefix("-") && $0 != "-" } ? ["--"] + words : words
  }
}

extension Invocation: Hashable {
  package static func == (one: Invocation, other: Invocation) -> Bool {
    one.command.name == other.command.name && one.given == other.given
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(command.name)
    hasher.combine(given)
  }
}
