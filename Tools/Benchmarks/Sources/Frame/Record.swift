import Foundation

/// The documentation's article of measured figures, a section for each benchmark.
struct Record {
  let article: URL

  /// Replaces the benchmark's section, or adds one, keeping sections in alphabetical order.
  func write(_ report: Report, on date: Date = .now) throws {
    var sections = try String(contentsOf: article, encoding: .utf8)
      .split(separator: "\n### ", omittingEmptySubsequences: false)
      .map(String.init)
    let preface = sections.removeFirst()
    sections.removeAll { $0.hasPrefix(report.name + "\n") }
    sections.append(String(section(of: report, on: date).dropFirst("### ".count)))
    let parts = [preface] + sections.sorted()
    let text = parts.map { $0.trimmingCharacters(in: .newlines) }.joined(separator: "\n\n### ")
    try Data((text + "\n").utf8).write(to: article, options: .atomic)
  }

  private func section(of report: Report, on date: Date) -> String {
    let day = date.formatted(.iso8601.year().month().day())
    return report.markdown + "\n\nMeasured on \(day): \(Machine.description)."
  }
}
