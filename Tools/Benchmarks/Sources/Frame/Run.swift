import Foundation

/// Runs the benchmarks that the arguments name, or all.
///
/// - Parameters:
///   - benchmarks: All there are.
///   - arguments: Names, and `--record` to write the figures into the documentation.
///   - article: The article that holds them.
///   - limits: The file of what figures must hold to, or nothing where no figure counts.
/// - Returns: The exit code, which is 1 where a figure is beyond its limit.
public func run(
  _ benchmarks: [Benchmark],
  arguments: [String],
  article: String,
  limits: String?
) -> Int32 {
  let options = arguments.filter { $0.hasPrefix("-") }
  let names = arguments.filter { !$0.hasPrefix("-") }
  guard options.allSatisfy({ $0 == "--record" }) else {
    complain("takes names and --record, not \(options.joined(separator: " "))")
    return 64
  }
  for name in names where !benchmarks.contains(where: { $0.name == name }) {
    complain("there is no '\(name)'; there are \(benchmarks.map(\.name).joined(separator: ", "))")
    return 69
  }
  var status: Int32 = 0
  for benchmark in benchmarks where names.isEmpty || names.contains(benchmark.name) {
    do {
      let report = try benchmark.run()
      print(report.text, report.line, separator: "\n\n")
      let failures =
        try limits.map {
          try Bars(contentsOf: $0).broken(by: report.numbers, of: benchmark.name)
        } ?? []
      for failure in failures { complain("\(benchmark.name): \(failure)") }
      if !failures.isEmpty { status = 1 }
      if !options.isEmpty { try Record(article: URL(filePath: article)).write(report) }
    } catch {
      complain("\(benchmark.name): \(error)")
      status = 1
    }
  }
  return status
}

private func complain(_ sentence: String) {
  FileHandle.standardError.write(Data("bench: \(sentence)\n".utf8))
}
