import Foundation
import Frame

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "solver", let check = SolverChecks(Array(arguments.dropFirst())) {
  exit(check.run())
}
let isQuick = arguments.count == 2 && arguments[1] == "--quick"
let quick = isQuick ? [Benchmark.quickSolver, .quickScale].filter { $0.name == arguments[0] } : []
let all: [Benchmark] = [
  .start, .snapshots, .causes, .reporters, .data, .render, .solver, .layout, .helpers, .containers,
  .text,
  .interfaceBuilder, .scale,
]
exit(
  run(
    quick.isEmpty ? all : quick,
    arguments: quick.isEmpty ? arguments : [arguments[0]],
    article: Checkout.performanceArticle,
    limits: quick.isEmpty ? Checkout.path("Tools/Benchmarks/limits.tsv") : nil
  )
)
