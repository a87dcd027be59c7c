/// What a terminal answered when it was asked what it can draw.
///
/// Whatever else comes, such as keys that were typed meanwhile, is passed over.
package struct TerminalAnswers: Hashable, Sendable {
  package private(set) var protocols: Set<TerminalProtocol> = []
  /// The pixels of a cell.
  package private(set) var cell: TerminalScreen.Cell?
  /// The pixels of the whole window's text.
  package private(set) var window: TerminalScreen.Cell?
  package private(set) var background: RGBLevels?
  /// What the terminal calls itself.
  package private(set) var name: String?
  /// Whether the last question was answered, which every terminal knows.
  package private(set) var isComplete = false

  /// What to ask, to be answered in this order: Kitty's protocol, the name, the sizes, the background, and
  /// last what kind of terminal it is.
  package static let questions =
    "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    + "\u{1B}[>q" + "\u{1B}[16t" + "\u{1B}[14t" + "\u{1B}]11;?\u{1B}\\" + "\u{1B}[c"

  /// More bytes than this no terminal answers.
  package static let most = 4_096

  package init(_ bytes: [UInt8]) {
    // A stray escape may stand before any answer.
    for part in bytes.split(separator: 0x1B, omittingEmptySubsequences: true) {
      let text = String(decoding: part, as: UTF8.self)
      switch text.first {
      case "_": readKitty(text)
      case "P": readName(text)
      case "]": readColor(text)
      case "[": readNumbers(text)
      default: continue
      }
    }
  }

  private mutating func readKitty(_ text: String) {
    if text.hasPrefix("_Gi=31"), text.hasSuffix(";OK") { protocols.insert(.kitty) }
  }

  private mutating func readName(_ text: String) {
    guard text.hasPrefix("P>|") else { return }
    let name = String(text.dropFirst(3).prefix(80))
    self.name = name
    if Self.isITerm(name) { protocols.insert(.iterm) }
  }

  /// Whether a terminal of this name draws files by iTerm's protocol.
  package static func isITerm(_ name: String) -> Bool {
    ["iterm", "wezterm", "mintty"].contains { name.lowercased().hasPrefix($0) }
  }

  private mutating func readColor(_ text: String) {
    guard
      let match = text.firstMatch(
        of: /^\]11;rgba?:([0-9a-fA-F]{2,4})\/([0-9a-fA-F]{2,4})\/([0-9a-fA-F]{2,4})/
      )
    else { return }
    func level(_ word: Substring) -> UInt8 { UInt8(word.prefix(2), radix: 16) ?? 0 }
    background = RGBLevels(red: level(match.1), green: level(match.2), blue: level(match.3))
  }

  private mutating func readNumbers(_ text: String) {
    let numbers = text.dropFirst().prefix { $0.isNumber || $0 == ";" || $0 == "?" }
    let words = numbers.drop { $0 == "?" }.split(separator: ";").map { Int($0) ?? -1 }
    switch text.dropFirst(1 + numbers.count).first {
    case "c" where numbers.hasPrefix("?"):
      isComplete = true
      // The first number is the kind of terminal, and the others are what it can.
      if words.dropFirst().contains(4) { protocols.insert(.sixel) }
    case "t" where words.count == 3:
      let size = TerminalScreen.Cell(width: Double(words[2]), height: Double(words[1]))
      if words[0] == 6, size.isLikely { cell = size }
      if words[0] == 4, size.width > 0, size.height > 0 { window = size }
    default: return
    }
  }
}
