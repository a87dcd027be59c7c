/// Completions for fish.
struct FishCompletion {
  let program: Program

  var lines: [String] {
    ["# fish completion for \(program.name)", ""] + findCommand
      + ["", "complete -c \(program.name) -f"]
      + program.listed.map { command in
        line([condition(""), "-a \(command.name)", described(command.summary)])
      }
      + program.common.map { line(words($0)) }
      + program.listed.flatMap(lines)
  }

  private var function: String { "__" + program.name + "_command_is" }

  /// Whether the line holds the given command, or none; an option's value is no command.
  private var findCommand: [String] {
    let options = program.common.filter { $0.value != nil }.flatMap(\.names)
    let skip =
      options.isEmpty ? "" : "\n      case \(options.joined(separator: " "))\n        set skip yes"
    return """
      function \(function)
        set -l found
        set -l skip
        for word in (commandline -opc)[2..-1]
          if test -n "$skip"
            set skip
            continue
          end
          switch $word\(skip)
            case '-*'
            case '*'
              set found $word
              break
          end
        end
        test "$found" = "$argv[1]"
      end
      """.split(separator: "\n").map(String.init)
  }

  private func condition(_ command: String) -> String {
    "-n '" + function + (command.isEmpty ? "" : " " + command) + "'"
  }

  private func lines(for command: Command) -> [String] {
    let condition = condition(command.name)
    return command.options.map { line([condition] + words($0)) }
      + command.arguments.flatMap { argument in
        offers(argument.value?.completion ?? .nothing).map { line([condition, $0]) }
      }
  }

  private func words(_ option: Parameter) -> [String] {
    var words = ["-l \(option.name)"]
    if let short = option.short { words.append("-s \(short)") }
    if let value = option.value {
      if case .files = value.completion { words.append("-r") } else { words.append("-x") }
      words += offers(value.completion)
    }
    return words + [described(option.summary)]
  }

  private func offers(_ completion: Completion) -> [String] {
    switch completion {
    case .nothing: return []
    case .files(let extensions):
      guard !extensions.isEmpty else { return ["-F"] }
      let suffixes = extensions.map { "." + $0 }.joined(separator: " ")
      return [
        "-k -a " + "(for end in \(suffixes); __fish_complete_suffix $end; end)".singleQuoted
      ]
    case .choices(let names): return ["-a " + names.joined(separator: " ").singleQuoted]
    case .commands:
      return ["-a " + program.helpWords.joined(separator: " ").singleQuoted]
    }
  }

  private func described(_ summary: String) -> String {
    "-d '"
      + summary.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }

  private func line(_ words: [String]) -> String {
    (["complete -c \(program.name)"] + words).joined(separator: " ")
  }
}
