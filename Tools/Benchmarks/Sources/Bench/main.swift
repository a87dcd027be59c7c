import Foundation
import Frame

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "solver", let check = SolverChecks(Array(arguments.dropFirst())) {
  exit(check.run())
}
let isQuick = arguments == ["solver", "--quick"]
exit(
  run(
    [
      .start, .snapshots, .render, isQuick ? .quickSolver : .solver, .layout, .helpers, .containers,
      .text,
      .interfaceBuilder, .scale,
    ],
    arguments: isQuick ? ["solver"] : arguments,
    article: Checkout.performanceArticle
  )
)
