import Foundation
import Frame

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.count == 3, arguments[0] == "solver", arguments[1] == "--cases" {
  do {
    exit(try SolverCases.check(arguments[2]))
  } catch {
    FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
    exit(2)
  }
}
exit(
  run(
    [.start, .snapshots, .solver, .text],
    arguments: arguments,
    article: Checkout.performanceArticle
  )
)
