import Foundation

/// What figures must hold to: the file of limits, as `Tools/bench all` reads it.
struct Bars {
  private var bars: [String: Bar] = [:]

  private struct Bar {
    var isFloor: Bool
    var number: Double
    var isAim: Bool
    /// What the figure needs, which may be missing here.
    var need: String?
  }

  /// - Parameter file: A line for each figure: benchmark, figure, `<=` or `>=`, number or `-`, words.
  /// - Throws: Where the file can't be read, or a line says no limit.
  init(contentsOf file: String) throws {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count >= 4, ["<=", ">="].contains(words[2]) else {
        throw Unavailable("\(line)", because: "it is no limit")
      }
      guard words[3] != "-" else { continue }
      guard let number = Double(words[3]) else {
        throw Unavailable("\(line)", because: "its limit is no number")
      }
      let others = words.dropFirst(4).filter { $0 != "aim" }
      bars["\(words[0]) \(words[1])"] = Bar(
        isFloor: words[2] == ">=",
        number: number,
        isAim: words.dropFirst(4).contains("aim"),
        need: others.first
      )
    }
  }

  /// Which figures of a benchmark are beyond their limits, a sentence each.
  func broken(by figures: [(key: String, value: Double)], of benchmark: String) -> [String] {
    figures.compactMap { figure in
      guard let bar = bars["\(benchmark) \(figure.key)"], !bar.isAim else { return nil }
      if figure.value.isNaN, bar.need != nil { return nil }
      // What isn't a number holds to nothing.
      let holds = bar.isFloor ? figure.value >= bar.number : figure.value <= bar.number
      let side = bar.isFloor ? "at least" : "at most"
      return holds
        ? nil : "\(figure.key) is \(figure.value.short), and \(side) \(bar.number.short) is wanted"
    }
  }
}
