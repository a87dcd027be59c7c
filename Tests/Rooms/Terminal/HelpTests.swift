import TestSupport
import Testing

@testable import SnaplineTerminal

@Suite struct `Help` {
  @Test func `shows examples first, then every word`() {
    #expect(
      Easel.program.help() == """
        Paints sketches.

        Examples:
          easel paint tree.ink
              paints tree.png beside the sketch

        Usage:
          easel COMMAND …

        Commands:
          paint  Paints sketches on paper.
          hang   Hangs a painting.
          help   Explains a command, or lists them all.

        Options:
              --mood MOOD  For every command.
          -h, --help       Explains the command, examples first.
              --version    Prints the version.

        'easel help COMMAND' explains a command, examples first.

        """
    )
  }

  @Test func `of a command fits the width`() {
    let command = Easel.program.command(named: "paint")
    #expect(
      Easel.program.help(for: command, width: 60) == """
        Paints sketches on paper.

        Examples:
          easel paint tree.ink
              paints tree.png beside the sketch
          easel paint a.ink b.ink -o wall/
              paints two into a folder

        Usage:
          easel paint SKETCH… [-o FILE] [--paper KIND] [-s N]
          [-l NAME]… [-w] [-q]

        A sketch that can't be read is told of, and the others are
        painted.

        Arguments:
          SKETCH…  Sketches to paint.

        Options:
          -o, --output FILE  Where the painting goes.
              --paper KIND   What to paint on. One of rough and
                             smooth.
          -s, --scale N      How large: a sketch of [2] is 'twice'
                             as wide.
          -l, --layer NAME   Paints this layer; may be repeated.
          -w, --wet          Paints wet in wet.
          -q, --quick        Leaves the details out.
              --mood MOOD    For every command.
          -h, --help         Explains the command, examples first.
              --version      Prints the version.

        """
    )
  }

  @Test func `keeps quiet about hidden commands`() {
    #expect(!Easel.program.help().contains("probe"))
  }

  @Test func `says the same in colour`() {
    let plain = Easel.program.help(for: Easel.program.command(named: "paint"))
    let colored = Easel.program.help(
      for: Easel.program.command(named: "paint"),
      style: StreamStyle(isColored: true)
    )
    #expect(colored != plain)
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }
}

@Suite struct `Wrapping text` {
  @Test func `keeps within the width and loses no word`() {
    for var seed in Seed.some(200) {
      let words = (0..<30).map { _ in
        String(repeating: "m", count: .random(in: 1...15, using: &seed))
      }
      let width = Int.random(in: 30...90, using: &seed)
      let indent = Int.random(in: 0...8, using: &seed)
      let lines = LineWrapper(width: width).lines(words.joined(separator: " "), indent: indent)
      #expect(lines.allSatisfy { $0.count <= width }, "\(seed)")
      #expect(lines.flatMap { $0.split(separator: " ").map(String.init) } == words, "\(seed)")
    }
  }

  @Test func `leaves a word whole that is too long`() {
    let word = String(repeating: "m", count: 50)
    expectEqual(LineWrapper(width: 30).lines("a \(word) b"), ["a", word, "b"])
  }

  @Test func `puts a sentence below a name that is too long`() {
    let rows = LineWrapper(width: 40).rows([
      ("short", "One."), ("a-name-much-longer-than-that", "Two."),
    ])
    expectEqual(rows, ["  short  One.", "  a-name-much-longer-than-that", "         Two."])
  }
}
