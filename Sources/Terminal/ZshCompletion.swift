/// Completions for zsh, to stand as `_program` in a folder of `fpath` or to be sourced.
struct ZshCompletion {
  let program: Program

  var lines: [String] {
    [
      "#compdef \(program.name)",
      "",
      "\(function)() {",
      "  local context state state_descr line curcontext=$curcontext",
      "  typeset -A opt_args",
      "  local -a commands=(",
    ] + program.listed.map { "    " + described($0).singleQuoted } + [
      "  )",
      // What follows the command is completed by the command's own rules alone.
      "  _arguments -C -s -S -A '-*' \\",
    ] + program.common.flatMap(specifications).map { "    \($0) \\" } + [
      "    '1:command:->command' \\",
      "    '*::argument:->argument' && return",
      "  case $state in",
      "    command) _describe -t commands command commands ;;",
      "    argument)",
      "      case $line[1] in",
    ] + program.listed.flatMap(lines) + [
      "      esac",
      "      ;;",
      "  esac",
      "}",
      "",
      // Autoloaded, the file is the function's body; sourced, it names the function.
      "if [[ $funcstack[1] == \(function) ]]; then",
      "  \(function) \"$@\"",
      "else",
      "  compdef \(function) \(program.name)",
      "fi",
    ]
  }

  private var function: String { "_" + program.name }

  private func described(_ command: Command) -> String {
    command.name.replacing(":", with: "\\:") + ":" + command.summary
  }

  private func lines(for command: Command) -> [String] {
    let specifications =
      (command.options + program.common).flatMap(specifications)
      + command.arguments.map(argument)
    return ["        \(command.name))", "          _arguments -s -S \\"]
      + specifications.dropLast().map { "            \($0) \\" }
      + specifications.suffix(1).map { "            \($0)" }
      + ["          ;;"]
  }

  /// One specification for each name of an option; they exclude each other unless it repeats.
  private func specifications(_ option: Parameter) -> [String] {
    let excluded = option.repeats ? "*" : "(" + option.names.joined(separator: " ") + ")"
    return option.names.map { name in
      let takes = option.value == nil ? "" : name.hasPrefix("--") ? "=" : "+"
      let value = option.value.map { ":\($0.placeholder):\(action($0.completion))" } ?? ""
      return "\(excluded)\(name)\(takes)[\(bracketed(option.summary))]\(value)".singleQuoted
    }
  }

  private func argument(_ argument: Parameter) -> String {
    let place = argument.repeats ? "*" : argument.count == .optional ? ":" : ""
    let action = action(argument.value?.completion ?? .nothing)
    return "\(place):\(argument.name):\(action)".singleQuoted
  }

  private func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: " "
    case .files(let extensions):
      extensions.isEmpty ? "_files" : "_files -g \"*.(\(extensions.joined(separator: "|")))(-.)\""
    case .choices(let names): "(" + names.joined(separator: " ") + ")"
    case .commands: "(" + program.helpWords.joined(separator: " ") + ")"
    }
  }

  /// The text with what means something inside `[…]` made plain.
  private func bracketed(_ text: String) -> String {
    var plain = ""
    for letter in text {
      if "[]\\:".contains(letter) { plain += "\\" }
      plain.append(letter)
    }
    return plain
  }
}
