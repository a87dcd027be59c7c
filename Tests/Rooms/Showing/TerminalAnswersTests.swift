import Foundation
import SnaplineShowing
import TestSupport
import Testing

@Suite struct `What a terminal answers` {
  private func answers(_ text: String) -> TerminalAnswers { TerminalAnswers(Array(text.utf8)) }

  @Test func `names Kitty's protocol, and the pixels of a cell`() {
    let kitty = answers(
      "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}P>|kitty(0.35.2)\u{1B}\\\u{1B}[6;36;17t\u{1B}[4;864;1360t"
        + "\u{1B}]11;rgb:1e1e/2020/ffff\u{1B}\\\u{1B}[?62;52;c"
    )
    #expect(kitty.protocols == [.kitty])
    #expect(kitty.name == "kitty(0.35.2)")
    #expect(kitty.cell == TerminalScreen.Cell(width: 17, height: 36))
    #expect(kitty.background == RGBLevels(red: 0x1E, green: 0x20, blue: 0xFF))
    #expect(kitty.isComplete)
  }

  @Test(arguments: ["iTerm2 3.5.2", "WezTerm 20240203-110809-5046fc22", "mintty 3.7.0"])
  func `names a terminal that draws files`(name: String) {
    let terminal = answers("\u{1B}P>|\(name)\u{1B}\\\u{1B}[?65;1;9c")
    #expect(terminal.protocols == [.iterm])
    #expect(terminal.isComplete)
  }

  @Test func `names Sixel where the kind of terminal has it`() {
    let xterm = answers("\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}]11;rgb:ff/ff/ff\u{07}\u{1B}[?63;1;4;9c")
    #expect(xterm.protocols == [.sixel])
    #expect(xterm.background == RGBLevels(red: 255, green: 255, blue: 255))
    // 4 as the kind itself is a VT132.
    #expect(answers("\u{1B}[?4;6c").protocols == [])
    #expect(answers("\u{1B}[?64;14;40c").protocols == [])
  }

  @Test func `is nothing where it refuses, or says what can't be`() {
    let terminal = answers("\u{1B}_Gi=31;ENOTSUPPORTED:no\u{1B}\\\u{1B}[6;0;9999t\u{1B}[?1;2c")
    #expect(terminal.protocols == [])
    #expect(terminal.cell == nil)
    #expect(terminal.isComplete)
  }

  @Test func `may be mixed with keys that were typed`() {
    let terminal = answers("ls\u{1B}[A\u{1B}_Gi=31;OK\u{1B}\\x\u{1B}[?62;4cy")
    #expect(terminal.protocols == [.kitty, .sixel])
  }

  @Test func `is read whatever it is`() {
    var random = SystemRandomNumberGenerator()
    let pieces: [[UInt8]] = [
      "\u{1B}", "_Gi=31;OK", "\\", "[?62;4c", "P>|", "]11;rgb:", "/", "t", "6;9;9",
    ]
    .map { Array($0.utf8) }
    for _ in 0..<2_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...20, using: &random) {
        bytes += pieces.randomElement(using: &random) ?? []
        if Bool.random(using: &random) { bytes.append(.random(in: 0...255, using: &random)) }
      }
      // A cell that is read is one that can be.
      #expect(TerminalAnswers(bytes).cell?.isLikely != false)
    }
  }
}
