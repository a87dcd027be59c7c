/// A way to have a terminal draw a picture.
package enum TerminalProtocol: String, CaseIterable, Hashable, Sendable {
  /// Kitty's: PNG, with its transparency.
  case kitty
  /// iTerm's: a file as it is.
  case iterm
  /// DEC's: rows of six pixels, in at most 256 colours.
  case sixel
  /// Half blocks of 24-bit colour, which are text.
  case blocks
}
