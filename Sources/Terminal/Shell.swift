/// A shell that completions can be made for.
package enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

extension Program {
  /// A script that teaches a shell to complete this program's command lines.
  package func completions(for shell: Shell) -> String {
    let lines =
      switch shell {
      case .bash: BashCompletion(program: self).lines
      case .zsh: ZshCompletion(program: self).lines
      case .fish: FishCompletion(program: self).lines
      }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Parameter {
  /// The names as typed: `--output` and `-o`.
  var names: [String] { [spelling] + (short.map { ["-\($0)"] } ?? []) }
}

extension String {
  /// The text as one word of a shell, between single quotes.
  var singleQuoted: String { "'" + replacing("'", with: "'\\''") + "'" }
}
