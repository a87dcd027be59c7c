import Foundation
import SnaplineTerminal
import TestSupport
import Testing

private let folder = ["a tree.ink", "b.oil", "c.txt", "sub/"]

struct Offer: CustomTestStringConvertible, Sendable {
  /// What stands on the line, the word to complete last.
  let line: String
  let offered: Set<String>
  var testDescription: String { line }

  static let all = [
    Offer(line: "pa", offered: ["paint"]),
    Offer(line: "", offered: ["paint", "hang", "help"]),
    Offer(line: "--mood sad ha", offered: ["hang"]),
    Offer(line: "paint --sc", offered: ["--scale"]),
    Offer(line: "paint --paper s", offered: ["smooth"]),
    Offer(line: "paint --paper ", offered: ["rough", "smooth"]),
    Offer(line: "hang --l", offered: ["--level"]),
    Offer(line: "help h", offered: ["hang", "help"]),
    Offer(line: "paint --mood sad --lay", offered: ["--layer"]),
    Offer(line: "paint --scale ", offered: []),
  ]
}

@Suite struct `Completions for bash` {
  /// Asks the script as bash itself does, with the line already cut into words.
  private func offers(_ words: [String]) throws -> Set<String> {
    try withFolder(of: folder) { folder in
      let script = """
        \(Easel.program.completions(for: .bash))
        COMP_WORDS=(easel \(words.map { "'\($0)'" }.joined(separator: " ")))
        COMP_CWORD=\(words.count)
        _easel
        printf '%s\\n' "${COMPREPLY[@]}"
        """
      let answer = try Child("bash", ["--norc", "-u"], input: script, folder: folder)
      let child = try #require(answer)
      return Set(child.output.split(separator: "\n").map(String.init))
    }
  }

  @Test(arguments: Offer.all)
  func `offer what may follow`(offer: Offer) throws {
    let words = offer.line.split(separator: " ", omittingEmptySubsequences: false)
    #expect(try offers(words.map(String.init)) == offer.offered)
  }

  @Test func `offer values behind an equals sign`() throws {
    try expectEqual(offers(["paint", "--paper", "=", "r"]), ["rough"])
    try expectEqual(offers(["paint", "--paper", "="]), ["rough", "smooth"])
  }

  @Test func `offer the files that fit, and folders`() throws {
    try expectEqual(offers(["paint", ""]), ["a tree.ink", "b.oil", "sub"])
    try expectEqual(offers(["paint", "a"]), ["a tree.ink"])
    try expectEqual(offers(["paint", "-o", ""]), ["a tree.ink", "b.oil", "c.txt", "sub"])
    try expectEqual(offers(["paint", "--", ""]), ["a tree.ink", "b.oil", "sub"])
  }

  @Test func `are registered`() throws {
    let script = Easel.program.completions(for: .bash) + "complete -p easel\n"
    let child = try #require(try Child("bash", ["--norc"], input: script))
    #expect(child.output == "complete -F _easel easel\n")
  }
}

@Suite(
  .enabled(if: Child.isInstalled("fish"), "fish is not installed")
) struct `Completions for fish` {
  private func offers(_ line: String) throws -> Set<String> {
    try withFolder(of: folder) { folder in
      let script = Easel.program.completions(for: .fish) + "complete -C 'easel \(line)'\n"
      let answer = try Child("fish", ["--no-config"], input: script, folder: folder)
      let child = try #require(answer)
      // Each line is an offer, a tab and its description.
      return Set(child.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) })
    }
  }

  @Test(arguments: Offer.all)
  func `offer what may follow`(offer: Offer) throws {
    #expect(try offers(offer.line) == offer.offered)
  }

  @Test func `offer the files that fit, and folders`() throws {
    try expectEqual(offers("paint b"), ["b.oil"])
    try expectEqual(offers("paint su"), ["sub/"])
    try expectEqual(offers("paint -o c"), ["c.txt"])
  }
}

@Suite(
  .enabled(if: Child.isInstalled("zsh"), "zsh is not installed")
) struct `Completions for zsh` {
  /// Types lines into an interactive zsh on a terminal of its own, and reads what it lists.
  private func offers(_ lines: [String]) throws -> [Set<String>] {
    try withFolder(of: folder) { folder in
      let script = folder.appendingPathComponent(".easel.zsh")
      try Easel.program.completions(for: .zsh).write(to: script, atomically: true, encoding: .utf8)
      let answer = try Child("zsh", ["-f", "-s"] + lines, input: Self.driver, folder: folder)
      let child = try #require(answer)
      return child.output.split(separator: "<>\n", omittingEmptySubsequences: false)
        .dropFirst()
        .map { Set($0.split(separator: "\n").map(String.init)) }
    }
  }

  /// Overrides `compadd`, by which all offers go, to print them between marks.
  private static let driver = #"""
    zmodload zsh/zpty
    zpty shell zsh -f -i
    feed() { zpty -w shell "$1" }
    feed 'PROMPT=; stty -echo; autoload -Uz compinit; compinit -D -u; source ./.easel.zsh'
    feed 'compadd() {
      if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then builtin compadd "$@"; return; fi
      local -a found; builtin compadd -A found "$@"
      print -rl -- "<"${^found}">"
      builtin compadd "$@"
    }'
    feed 'finish() { zle kill-buffer; print -r -- "<<END"">>" }; zle -N finish'
    feed 'bindkey "^G" finish; bindkey "^I" list-choices'
    feed 'print -r -- "<<END"">>"'
    zpty -r shell text '*<<END>>*'
    for line; do
      zpty -n -w shell "easel $line"$'\t\a'
      zpty -r shell text '*<<END>>*'
      print '<>'
      print -r -- "$text" | grep -o '<[^<>]*>' | tr -d '<>' | grep -v END | sort -u
    done
    """#

  @Test func `offer what may follow`() throws {
    let found = try offers(Offer.all.map(\.line))
    try #require(found.count == Offer.all.count)
    for (offer, found) in zip(Offer.all, found) {
      #expect(found == offer.offered, "\(offer.line)")
    }
  }

  @Test func `offer the files that fit, and folders`() throws {
    let found = try offers(["paint ", "paint --output=", "paint -- b"])
    expectEqual(found.first, ["a\\ tree.ink", "b.oil", "sub"])
    expectEqual(found.dropFirst().first, ["a\\ tree.ink", "b.oil", "c.txt", "sub"])
    expectEqual(found.last, ["b.oil"])
  }
}
