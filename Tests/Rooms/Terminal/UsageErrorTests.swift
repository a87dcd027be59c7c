import SnaplineDiagnostics
import SnaplineTerminal
import Testing

@Suite struct `A wrong command line` {
  struct Row: CustomTestStringConvertible, Sendable {
    let line: String
    let id: String
    let subject: String
    let remedy: String
    var testDescription: String { line }
  }

  @Test(arguments: [
    Row(
      line: "pint",
      id: "unknown-command",
      subject: "easel has no command 'pint'",
      remedy: "did you mean 'paint'?"
    ),
    Row(
      line: "sculpt",
      id: "unknown-command",
      subject: "easel has no command 'sculpt'",
      remedy: "'easel help' lists the commands"
    ),
    Row(
      line: "help pai",
      id: "unknown-command",
      subject: "easel has no command 'pai'",
      remedy: "did you mean 'paint'?"
    ),
    Row(
      line: "paint a.ink --scael 2",
      id: "unknown-option",
      subject: "easel paint has no option '--scael'",
      remedy: "did you mean '--scale'?"
    ),
    Row(
      line: "paint a.ink --out x",
      id: "unknown-option",
      subject: "easel paint has no option '--out'",
      remedy: "did you mean '--output'?"
    ),
    Row(
      line: "paint a.ink -scale=2",
      id: "wrong-value",
      subject: "'--scale' takes a number from 1 to 4, not 'cale=2'",
      remedy: "did you mean '2'?"
    ),
    Row(
      line: "paint a.ink -paper",
      id: "unknown-option",
      subject: "easel paint has no option '-p'",
      remedy: "did you mean '--paper'?"
    ),
    Row(
      line: "paint a.ink --oil",
      id: "unknown-option",
      subject: "easel paint has no option '--oil'",
      remedy: "'easel help paint' lists the options"
    ),
    Row(
      line: "paint a.ink --level",
      id: "unknown-option",
      subject: "easel paint has no option '--level'",
      remedy: "it belongs to easel hang"
    ),
    Row(
      line: "--wet paint a.ink",
      id: "unknown-option",
      subject: "easel has no option '--wet'",
      remedy: "write it behind the command: easel paint --wet"
    ),
    Row(
      line: "--bogus",
      id: "unknown-option",
      subject: "easel has no option '--bogus'",
      remedy: "'easel help' lists the options"
    ),
    Row(
      line: "paint a.ink --scale",
      id: "missing-value",
      subject: "'--scale' needs a value: a number from 1 to 4",
      remedy: "write it behind '--scale'"
    ),
    Row(
      line: "paint -o --wet a.ink",
      id: "missing-value",
      subject: "'-o' needs a value: a path",
      remedy: "if '--wet' is the value, write -o--wet"
    ),
    Row(
      line: "paint --output -w a.ink",
      id: "missing-value",
      subject: "'--output' needs a value: a path",
      remedy: "if '-w' is the value, write --output=-w"
    ),
    Row(
      line: "paint --wet=yes a.ink",
      id: "unexpected-value",
      subject: "'--wet' takes no value, not 'yes'",
      remedy: "write --wet alone"
    ),
    Row(
      line: "paint a.ink --scale 9",
      id: "wrong-value",
      subject: "'--scale' takes a number from 1 to 4, not '9'",
      remedy: "did you mean '4'?"
    ),
    Row(
      line: "paint a.ink --scale nan",
      id: "wrong-value",
      subject: "'--scale' takes a number from 1 to 4, not 'nan'",
      remedy: "'easel help paint' has examples"
    ),
    Row(
      line: "paint a.ink --scale -1",
      id: "wrong-value",
      subject: "'--scale' takes a number from 1 to 4, not '-1'",
      remedy: "did you mean '1'?"
    ),
    Row(
      line: "paint a.ink --paper smoth",
      id: "wrong-value",
      subject: "'--paper' takes rough or smooth, not 'smoth'",
      remedy: "did you mean 'smooth'?"
    ),
    Row(
      line: "paint a.ink --output=",
      id: "wrong-value",
      subject: "'--output' takes a path, not ''",
      remedy: "'easel help paint' has examples"
    ),
    Row(
      line: "paint a.ink -o x -o y",
      id: "given-twice",
      subject: "'--output' is given twice, as 'x' and as 'y'",
      remedy: "leave one of them out"
    ),
    Row(
      line: "paint",
      id: "missing-argument",
      subject: "easel paint needs SKETCH",
      remedy: "'easel help paint' shows how"
    ),
    Row(
      line: "hang oak north south",
      id: "surplus-argument",
      subject: "easel hang has no use for 'south'",
      remedy: "'easel help hang' shows what it takes"
    ),
  ])
  func `is told what is wrong and what to do`(row: Row) {
    guard case .failure(let error) = Easel.parse(row.line) else {
      Issue.record("\(row.line) is accepted")
      return
    }
    let diagnostic = error.diagnostic(of: "easel")
    #expect(diagnostic.id == row.id)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.subject == row.subject)
    #expect(diagnostic.remedy == row.remedy)
  }

  @Test func `can be one whose words fit alone but not together`() {
    let error = UsageError.contradiction("two walls for one nail", remedy: "choose a wall")
    #expect(error.diagnostic(of: "easel").subject == "two walls for one nail")
    #expect(error.diagnostic(of: "easel").remedy == "choose a wall")
  }
}
