/// A program between the command and the terminal, such as tmux, that hands on what is put in an
/// envelope.
package struct Multiplexer: Hashable, Sendable {
  package init() {}

  /// A command to the terminal behind it, in tmux's envelope.
  func passing(_ command: String) -> String {
    "\u{1B}Ptmux;" + command.replacing("\u{1B}", with: "\u{1B}\u{1B}") + "\u{1B}\\"
  }
}
