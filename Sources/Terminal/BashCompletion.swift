/// Completions for bash, which needs no other package for them.
struct BashCompletion {
  let program: Program

  var lines: [String] {
    preamble + findCommand + ["  case $command in"] + program.listed.flatMap(lines) + [
      "    *)",
      "      words='\(words(program.listed.map(\.name)))'",
      "      [[ $current == -* ]] && words='\(words(program.common.flatMap(\.names)))'",
      "      ;;",
      "  esac",
      "  mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$current\")",
      "}",
      "complete -F \(function) \(program.name)",
    ]
  }

  private var function: String { "_" + program.name }

  private var preamble: [String] {
    """
    # bash completion for \(program.name)

    \(function)_files() {
      compopt -o filenames 2> /dev/null
      mapfile -t COMPREPLY < <(compgen -d -- "$current"; for end; do compgen -f -X "!*.$end" -- "$current"; done)
    }

    \(function)() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
      local command='' words='' plain='' index
      # bash makes a word of the = in --name=value.
      if [[ $current == = ]]; then
        current=''
      elif [[ $previous == = ]]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
      fi
    """.components
  }

  private var findCommand: [String] {
    """
      for ((index = 1; index < COMP_CWORD; index++)); do
        case ${COMP_WORDS[index]} in
          --) plain=yes ;;
    \(skipped)
          -*) ;;
          *) [[ $command ]] || command=${COMP_WORDS[index]} ;;
        esac
      done
      [[ $plain ]] && previous=''
    """.components + valueCases(program.common)
  }

  /// The branch for options whose value is no command.
  private var skipped: String {
    let names = program.common.filter { $0.value != nil }.flatMap(\.names)
    return names.isEmpty ? "" : "      \(names.joined(separator: "|"))) index=$((index + 1)) ;;"
  }

  private func lines(for command: Command) -> [String] {
    let options = command.options + program.common
    let argument = command.arguments.last?.value?.completion ?? .nothing
    return ["    \(command.name))"] + valueCases(command.options).map { "    " + $0 }
      + ["      if [[ $plain || $current != -* ]]; then"]
      + offer(argument).map { "        " + $0 }
      + [
        "        return", "      fi", "      words='\(words(options.flatMap(\.names)))'",
        "      ;;",
      ]
  }

  private func valueCases(_ options: [Parameter]) -> [String] {
    let cases = options.flatMap(valueCase)
    return cases.isEmpty ? [] : ["  case $previous in"] + cases + ["  esac"]
  }

  /// The branch that offers an option's values.
  private func valueCase(_ option: Parameter) -> [String] {
    guard let value = option.value else { return [] }
    return ["    \(option.names.joined(separator: "|")))"]
      + offer(value.completion).map { "      " + $0 }
      + ["      return", "      ;;"]
  }

  private func offer(_ completion: Completion) -> [String] {
    switch completion {
    case .nothing: []
    case .files(let extensions):
      extensions.isEmpty
        ? [
          "compopt -o filenames 2> /dev/null",
          "mapfile -t COMPREPLY < <(compgen -f -- \"$current\")",
        ]
        : ["\(function)_files \(extensions.joined(separator: " "))"]
    case .choices(let names): choose(names)
    case .commands: choose(program.helpWords)
    }
  }

  private func choose(_ names: [String]) -> [String] {
    ["mapfile -t COMPREPLY < <(compgen -W '\(words(names))' -- \"$current\")"]
  }

  private func words(_ names: [String]) -> String { names.joined(separator: " ") }
}

extension String {
  fileprivate var components: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
