import SnaplineBulk
import SnaplineDesigns
import SnaplineDocuments

#if canImport(SnaplineCLI)
  @testable import SnaplineCLI
#endif

/// Any bytes as what a worker is asked, or as what one answers: what fuzzing feeds the protocol with.
enum WorkerInput {
  /// The first byte says which of both the rest is.
  static func run(_ bytes: [UInt8]) {
    let rest = bytes.dropFirst()
    guard bytes.first.map({ $0 % 2 == 0 }) == true else { return judge(answers: rest) }
    for line in rest.split(separator: 10, omittingEmptySubsequences: false) {
      judge(request: Array(line))
    }
  }

  private static let template = DesignTemplate(
    bytes: Array(
      """
      version: 1
      canvas: 200x100
      data: {id: A, name: Ada, points: 12, items: [{sum: 1}]}
      view:
        vstack:
        - label: "{{name | upper}}"
        - {label: "{{points | number}}", if: "{{points}} > 3"}
        - {each: item in items, label: "{{item.sum | currency(EUR)}}"}
      """.utf8
    ),
    named: "card.yaml"
  )

  /// A request fills the design, or is refused with a reason; the answer is one line, and is read as it was meant.
  private static func judge(request line: [UInt8]) {
    let rules = RowRules(areTexts: line.count % 2 == 0, isLoose: line.count % 3 == 0)
    do throws(RowRequest.Refusal) {
      let request = try RowRequest(line: line, rules: rules)
      _ = try? template.design(with: request.data)
      var answer = RowAnswer()
      (answer.bytes, answer.row, answer.id, answer.name) = (
        0, request.number, request.id, request.name
      )
      judge(answer: answer)
      precondition(RowRequest.id(in: line) == request.id, "the row has two names")
    } catch {
      precondition(!error.diagnostics.isEmpty, "it is refused without a word")
      var answer = RowAnswer(failing: error.diagnostics, row: error.number)
      answer.id = error.id
      judge(answer: answer)
    }
  }

  private static func judge(answer: RowAnswer) {
    let line = Array(answer.line().utf8)
    precondition(line.firstIndex(of: 10) == line.count - 1, "an answer isn't one line")
    guard case .answer(let read, line.count) = AnswerReader<RowAnswer>(line[...]) else {
      preconditionFailure("an answer isn't read")
    }
    precondition(read.row == answer.row && read.id == answer.id && read.name == answer.name)
    precondition(read.error == answer.error, "another error is read")
  }

  /// What a worker says is read the same, however much of it is there.
  private static func judge(answers bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while case .answer(let header, let length) = AnswerReader<RowAnswer>(rest) {
      precondition(
        length > header.byteCount && length <= rest.count,
        "an answer is longer than all"
      )
      for count in [length / 2, length - 1] {
        guard case .incomplete = AnswerReader<RowAnswer>(rest.prefix(count)) else {
          // Without all bytes behind it a line is a line.
          preconditionFailure("a part of an answer is one")
        }
      }
      rest = rest.dropFirst(length)
    }
  }
}
