import SnaplineDiagnostics
import SnaplineTerminal
import TestSupport
import Testing

@Suite struct `A command line` {
  @Test(arguments: [
    "paint a.ink --output out.png --scale 2",
    "paint --output=out.png --scale=2 a.ink",
    "paint -o out.png -s 2 a.ink",
    "paint -oout.png -s2 a.ink",
    "paint -o=out.png -s=2 a.ink",
    "paint --output=out.png -s 2.0 -- a.ink",
  ])
  func `takes values in every usual way`(line: String) throws {
    let invocation = try #require(Easel.invocation(line))
    #expect(invocation.command.name == "paint")
    expectEqual(invocation[Easel.inputs], ["a.ink"])
    #expect(invocation[Easel.output] == "out.png")
    #expect(invocation[Easel.scale] == 2)
    #expect(!invocation[Easel.wet])
  }

  @Test func `reads several flags behind one dash, a value last`() throws {
    let invocation = try #require(Easel.invocation("paint -wqo out.png a.ink b.ink"))
    #expect(invocation[Easel.wet] && invocation[Easel.quick])
    #expect(invocation[Easel.output] == "out.png")
    expectEqual(invocation[Easel.inputs], ["a.ink", "b.ink"])
  }

  @Test func `keeps the values of a repeated option in order`() throws {
    let invocation = try #require(Easel.invocation("paint -l sky a.ink --layer=sea -lland"))
    expectEqual(invocation.all(Easel.layers), ["sky", "sea", "land"])
  }

  @Test func `takes a lone dash as a value and all behind two dashes as plain`() throws {
    let invocation = try #require(Easel.invocation("paint - -o - -- --wet -x"))
    expectEqual(invocation[Easel.inputs], ["-", "--wet", "-x"])
    #expect(invocation[Easel.output] == "-")
    #expect(!invocation[Easel.wet])
  }

  @Test func `accepts common options before and after the command`() throws {
    for line in ["--mood calm hang oak", "hang --mood calm oak", "hang oak --mood=calm"] {
      #expect(Easel.invocation(line)?[Easel.mood] == "calm", "\(line)")
    }
  }

  @Test func `keeps empty values, which = alone can say`() throws {
    expectEqual(Easel.invocation("paint a.ink --layer=")?.all(Easel.layers), [""])
  }

  @Test func `fills arguments in order`() throws {
    let both = try #require(Easel.invocation("hang oak north"))
    #expect(both[Easel.frame] == ["oak"] && both[Easel.wall] == ["north"])
    let one = try #require(Easel.invocation("hang oak"))
    expectEqual(one[Easel.wall], [])
  }

  @Test(arguments: ["--help", "-h", "help", "", "--help --bogus"])
  func `offers help for the whole program`(line: String) {
    guard case .success(.help(nil)) = Easel.parse(line) else {
      Issue.record("\(line) isn't understood as a call for help")
      return
    }
  }

  @Test(arguments: [
    "help paint", "paint --help", "paint -h", "--help paint", "paint --bogus --help",
    "help help paint --help",
  ])
  func `offers help for a command, whatever else is wrong`(line: String) {
    guard case .success(.help(let command?)) = Easel.parse(line) else {
      Issue.record("\(line) isn't understood as a call for help")
      return
    }
    #expect(command.name == (line.hasPrefix("help help") ? "help" : "paint"))
  }

  @Test func `leaves --help behind two dashes alone`() {
    expectEqual(Easel.invocation("paint -- --help")?[Easel.inputs], ["--help"])
  }

  @Test(arguments: ["--version", "--version paint", "paint --version"])
  func `tells the version`(line: String) {
    guard case .success(.version) = Easel.parse(line) else {
      Issue.record("\(line) isn't understood as a question for the version")
      return
    }
  }

  @Test func `reads back what it prints`() throws {
    for var seed in Seed.some(300) {
      let words = randomWords(&seed)
      guard case .run(let invocation) = try Easel.program.parse(words) else {
        Issue.record("\(words) \(seed)")
        return
      }
      guard case .run(let again) = try Easel.program.parse(invocation.words) else {
        Issue.record("\(invocation.words) \(seed)")
        return
      }
      #expect(again == invocation, "\(words) \(seed)")
      #expect(again.words == invocation.words, "\(words) \(seed)")
    }
  }

  @Test func `does the same whatever the order of options`() throws {
    for var seed in Seed.some(100) {
      let options = ["-w", "--scale=3", "--layer=sky", "--paper=rough", "-oout.png", "--mood=calm"]
      let words = ["paint", "a.ink"] + options.shuffled(using: &seed)
      guard case .run(let invocation) = try Easel.program.parse(words) else { continue }
      let canonical = [
        "paint", "--layer=sky", "--mood=calm", "--output=out.png", "--paper=rough", "--scale=3",
        "--wet", "a.ink",
      ]
      #expect(invocation.words == canonical, "\(seed)")
    }
  }

  @Test func `survives any words`() {
    let pieces = [
      "-", "--", "=", "paint", "hang", "help", "-o", "-s", "--scale", "4", "-1", "é", "", "--=",
      "--wet", "-w", "\u{0}", "🖼️", "--output", "probe", "nan", "--mood",
    ]
    for var seed in Seed.some(500) {
      let words = (0..<Int.random(in: 0...6, using: &seed)).map { _ in
        (0..<Int.random(in: 1...2, using: &seed))
          .map { _ in pieces.randomElement(using: &seed) ?? "" }
          .joined()
      }
      do throws(UsageError) {
        _ = try Easel.program.parse(words)
      } catch {
        let message = error.diagnostic(of: "easel")
        #expect(!message.subject.isEmpty && message.remedy?.isEmpty == false, "\(words) \(seed)")
      }
    }
  }

  /// Words of one command, with values that are awkward to print.
  private func randomWords(_ seed: inout Seed) -> [String] {
    let awkward = ["-", "--", "-x", "--wet", "a b", "", "=", "-1", "é", "'", "paint"]
    var words = ["paint"]
    if Bool.random(using: &seed) { words.append("-w") }
    if Bool.random(using: &seed) { words.append("--scale=\(Int.random(in: 1...4, using: &seed))") }
    for _ in 0..<Int.random(in: 0...3, using: &seed) {
      words.append("--layer=" + (awkward.randomElement(using: &seed) ?? ""))
    }
    words.append("--")
    let inputs = awkward.filter { !$0.isEmpty }
    for _ in 0..<Int.random(in: 1...3, using: &seed) {
      words.append(inputs.randomElement(using: &seed) ?? "a")
    }
    return words
  }
}
