/// Completions for fish.
struct FishCompletion {
  let program: Program

  var lines: [String] {
    ["# fish completion for \(program.name)", "complete -c \(program.name) -f"]
      + program.listed.map { command in
        line(["-n __fish_use_subcommand", "-a \(command.name)", described(command.summary)])
      }
      + program.common.map { line(words($0)) }
      + program.listed.flatMap(lines)
  }

  private func lines(for command: Command) -> [String] {
    let condition = "-n " + "__fish_seen_subcommand_from \(command.name)".singleQuoted
    return command.options.map { line([condition] + words($0)) }
      + command.arguments.flatMap { argument in
        offers(argument.value?.completion ?? .nothing).map { line([condition, $0]) }
      }
  }

  private func words(_ option: Parameter) -> [String] {
    var words = ["-l \(option.name)"]
    if let short = option.short { words.append("-s \(short)") }
    if let value = option.value {
      words.append("-r")
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
      return ["-a " + program.listed.map(\.name).joined(separator: " ").singleQuoted]
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
