internal import SnaplineTerminal

/// `snapline completions`: scripts that teach a shell the command line.
enum Completions {
  private static let shell = Argument("SHELL", .oneOf("SHELL", Shell.self), "The shell.")

  static let row: CommandRow = CommandRow(
    command: Command(
      "completions",
      "Prints a script that completes command lines in a shell.",
      examples: [
        Example(
          "snapline completions bash > ~/.local/share/bash-completion/completions/snapline",
          "teaches bash"
        ),
        Example("snapline completions zsh > ~/.zfunc/_snapline", "teaches zsh"),
        Example(
          "snapline completions fish > ~/.config/fish/completions/snapline.fish",
          "teaches fish"
        ),
      ]
    ) { shell }
  ) { invocation, console throws(Stop) in
    for shell in invocation[shell] {
      try console.print(CommandTable.program.completions(for: shell))
    }
    return .success
  }
}
