import Foundation
import Frame

extension Benchmark {
  /// What reports cost beside the run that they tell of.
  static let reporters = Benchmark(
    "reporters",
    about: "reports of ten thousand results, a tenth of which fail, beside the run itself"
  ) { report in
    let sample = try RunSample(in: try Checkout.scratchFolder("reporters"))
    let run = try sample.measuredRun()
    let large = try sample.journal(of: cases, named: "large")
    let small = try sample.journal(of: 100, named: "small")
    var table = Table(["reporter", "ms", "of the run", "MiB", "of that of 100 cases"])
    var worst = Costs(milliseconds: 0, share: 0, peak: 0, growth: 0)
    for name in ["list", "line", "dot", "json", "ndjson", "junit", "github", "blob"] {
      report.say(name)
      let costs = try Costs(of: name, [large], beside: [small], run)
      table.add([name] + costs.cells)
      worst = worst.worse(costs)
    }
    report.say("merging")
    let merging = try Costs(
      of: "json",
      try sample.shards(of: cases, named: "large"),
      beside: try sample.shards(of: 100, named: "small"),
      run
    )
    table.add(["json of \(shardCount) shards"] + merging.cells)
    worst = worst.worse(merging)
    report.add(table)
    report.note(
      "the run is \(Int(run)) ms: a thousand designs against kept scenes, a hundred of which differ, "
        + "times ten; a report is timed with the start of its process"
    )
    report.figure("cases", cases)
    report.figure("failing", cases / 10)
    report.figure("write_vs_run", worst.share)
    report.figure("peak_mib", worst.peak)
    report.figure("peak_vs_100", worst.growth)
  }
}

private let cases = 10_000
private let shardCount = 10

/// What one report takes.
private struct Costs {
  var milliseconds: Double
  var share: Double
  var peak: Double
  var growth: Double

  init(milliseconds: Double, share: Double, peak: Double, growth: Double) {
    self.milliseconds = milliseconds
    self.share = share
    self.peak = peak
    self.growth = growth
  }

  init(of reporter: String, _ files: [String], beside small: [String], _ run: Double) throws {
    let folder = try Checkout.scratchFolder("reporters")
    let words = ["--reporter", "\(reporter)=\(folder)/report"]
    let command = try Command(Checkout.command, ["merge-reports"] + files + words)
    let timing = try takeTurns(rounds: 5, [{ try command.run(endingWith: [1]) }])
    milliseconds = timing[0].median
    share = milliseconds / run
    peak = try command.peakMemory(endingWith: [1])
    let little = try Command(Checkout.command, ["merge-reports"] + small + words)
    growth = peak / (try little.peakMemory(endingWith: [1]))
  }

  var cells: [String] { [milliseconds.short, share.short, peak.short, growth.short] }

  func worse(_ other: Costs) -> Costs {
    Costs(
      milliseconds: max(milliseconds, other.milliseconds),
      share: max(share, other.share),
      peak: max(peak, other.peak),
      growth: max(growth, other.growth)
    )
  }
}

/// A run of a thousand designs, of which a tenth differ, and larger and smaller ones made of its results.
private struct RunSample {
  private let folder: String
  private static let screens = 1_000

  init(in folder: String) throws {
    self.folder = folder
    let package = folder + "/screens"
    try? FileManager.default.removeItem(atPath: package)
    try FileManager.default.createDirectory(atPath: package, withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: package + "/Package.swift"))
    for place in 0..<Self.screens {
      try writeScreen(place, to: package, title: "Screen \(place)")
    }
    try command(["--record", "all"]).run()
    for place in stride(from: 0, to: Self.screens, by: 10) {
      try writeScreen(place, to: package, title: "Another \(place)")
    }
  }

  private func command(_ words: [String]) throws -> Command {
    // The results lie below the package in use.
    try Command(
      "sh",
      [
        "-c", "cd \"$1\" && shift && exec \"$@\"", "sh", folder + "/screens", Checkout.command,
        "test",
      ]
        + words,
      environment: ["HOME": folder]
    )
  }

  /// What ten such runs take, in milliseconds, which leave results.
  func measuredRun() throws -> Double {
    let test = try command(["--record", "never", "-q"])
    let timing = try takeTurns(rounds: 3, [{ try test.run(endingWith: [1]) }])
    return timing[0].median * Double(cases / Self.screens)
  }

  /// The lines that the run left: its header, its cases and its end.
  private func lines() throws -> [Substring] {
    let runs = folder + "/screens/.snapline/run"
    let names = try FileManager.default.contentsOfDirectory(atPath: runs)
    guard let name = names.first(where: { $0.hasPrefix("designs.") }) else {
      throw Unavailable("results", because: "the run left none in \(runs)")
    }
    return try String(contentsOfFile: "\(runs)/\(name)/results.ndjson", encoding: .utf8)
      .split(separator: "\n")
  }

  /// A file of so many results, a tenth of which fail.
  func journal(of count: Int, named name: String) throws -> String {
    let lines = try lines()
    let all = Array(lines.dropFirst().dropLast())
    var text = [String(lines[0])]
    for place in 0..<count {
      let part = "part\(place / all.count)/screen"
      text.append(String(all[place % all.count]).replacing("screen", with: part))
    }
    text.append(String(lines[lines.count - 1]))
    let path = "\(folder)/\(name).ndjson"
    try write(text, to: path)
    return path
  }

  /// The same results as blobs of as many shards.
  func shards(of count: Int, named name: String) throws -> [String] {
    let lines = try String(contentsOfFile: journal(of: count, named: name), encoding: .utf8)
      .split(separator: "\n").map(String.init)
    let all = Array(lines.dropFirst().dropLast())
    return try (1...shardCount).map { index in
      let head = lines[0].replacing(
        #""plan":"#,
        with: #""shard":{"count":\#(shardCount),"index":\#(index)},"plan":"#
      )
      let part = stride(from: index - 1, to: all.count, by: shardCount).map { all[$0] }
      let journal = "\(folder)/shard.ndjson"
      var shard = [head]
      shard += part
      shard.append(lines[lines.count - 1])
      try write(shard, to: journal)
      let blob = "\(folder)/\(name)-\(index).blob"
      try Command(Checkout.command, ["merge-reports", journal, "--reporter", "blob=" + blob])
        .run(endingWith: [0, 1, 2])
      return blob
    }
  }

  private func write(_ lines: [String], to path: String) throws {
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(filePath: path))
  }
}
