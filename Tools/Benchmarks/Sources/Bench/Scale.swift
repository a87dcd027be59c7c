import Foundation
import Frame
import Snapline
import SnaplineDocuments

extension Benchmark {
  /// How the cost of ordinary designs grows with their rows.
  static let scale = Benchmark(
    "scale",
    about: "designs of 50 to 5,000 rows through the command, in milliseconds of the processor"
  ) { report in
    var figures = ScaleFigures()
    try measureFrames(&report, &figures)
    try measureEach(&report, &figures)
    try measurePictures(&report)
    try measureSearch(&report, &figures)
    report.word = "summary"
    report.figure("growth_max", figures.growth)
    report.figure("ambiguity_vs_layout_max", figures.search)
    report.figure("rows500_ms", figures.rows500)
    report.figure("rows5000_ms", figures.rows5000)
    report.figure("cards200_ms", figures.cards200)
  }
}

private struct ScaleFigures {
  var (growth, search) = (0.0, 0.0)
  var (rows500, rows5000, cards200) = (0.0, 0.0, 0.0)
}

private let sizes = [50, 100, 200, 500, 1000, 2000, 5000]

/// What the command takes for a design, at its least in a few runs: others only add to it.
private func milliseconds(_ shape: ScaleShape, rows: Int, format: String) throws -> Double {
  let folder = try Checkout.scratchFolder("scale")
  let (design, output) = (folder + "/design.yaml", folder + "/output." + format)
  try Data(shape.design(rows: rows).utf8).write(to: URL(filePath: design))
  var command = try Command(
    Checkout.command,
    ["render", design, "--format", format, "-o", output],
    environment: ["HOME": folder]
  )
  command.errors = folder + "/errors.txt"
  var (least, runs) = (Double.infinity, 0)
  while runs < 5, runs == 0 || least < 2000 {
    least = min(least, try command.processorMilliseconds())
    runs += 1
  }
  return least
}

/// The exponent of the growth between two sizes, without what a run takes for nothing.
private func exponent(from: (rows: Int, time: Double), to: (rows: Int, time: Double)) -> Double {
  log(to.time / from.time) / log(Double(to.rows) / Double(from.rows))
}

private func measureFrames(_ report: inout Report, _ figures: inout ScaleFigures) throws {
  var table = Table(["rows"] + sizes.map(String.init) + ["growth from 100"])
  for shape in ScaleShape.all {
    let idle = try milliseconds(shape, rows: 1, format: "json")
    var (cells, times): ([String], [(rows: Int, time: Double)]) = ([], [])
    for rows in sizes.map({ min($0, shape.most) }) {
      report.say("\(shape.name), \(rows)")
      let time = try milliseconds(shape, rows: rows, format: "json")
      cells.append(time.short)
      times.append((rows, max(time - idle, 1)))
      if shape.name == ScaleShape.scrolled.name, rows == 500 { figures.rows500 = time }
      if shape.name == ScaleShape.scrolled.name, rows == 5000 { figures.rows5000 = time }
    }
    let growth = exponent(from: times[1], to: times[times.count - 1])
    figures.growth = max(figures.growth, growth)
    table.add([shape.name] + cells + [growth.short])
  }
  figures.cards200 = try milliseconds(.cards, rows: 200, format: "json")
  report.add(table)
  report.note("each design is drawn as JSON; growth is without what one row takes")
}

/// Every number of rows from 100 to 200: none may cost far more than the one before.
private func measureEach(_ report: inout Report, _ figures: inout ScaleFigures) throws {
  report.say("\(ScaleShape.triples.name), each from 100 to 200")
  let times = try (100...200).map {
    try milliseconds(.triples, rows: $0, format: "json")
  }
  let worst = zip(times, times.dropFirst()).map { $1 / $0 }.max() ?? 1
  report.note(
    "\(ScaleShape.triples.name), every n from 100 to 200: \((times.min() ?? 0).short) to "
      + "\((times.max() ?? 0).short) ms, at most \(worst.short)× the n before"
  )
}

private func measurePictures(_ report: inout Report) throws {
  let sizes = [100, 1000]
  var table = Table(["PNG"] + sizes.map { "\($0) rows" })
  for shape in ScaleShape.all {
    report.say("\(shape.name) as PNG")
    table.add(
      [shape.name] + (try sizes.map { try milliseconds(shape, rows: $0, format: "png").short })
    )
  }
  report.add(table)
}

/// The search for what nothing decides, beside the layout that it looks at.
private func measureSearch(_ report: inout Report, _ figures: inout ScaleFigures) throws {
  let sizes = [100, 1000]
  var table = Table(["search for ambiguity / layout"] + sizes.map { "\($0) rows" } + ["told"])
  for shape in ScaleShape.all {
    report.say("the search in \(shape.name)")
    var (cells, told): ([String], Int) = ([], 0)
    for rows in sizes {
      let design = try Design(yaml: shape.design(rows: rows))
      var (layout, search) = (Double.infinity, Double.infinity)
      for _ in 0..<3 {
        let canvas = design.canvas()
        layout = min(layout, processorMicroseconds { canvas.layoutIfNeeded() })
        search = min(search, processorMicroseconds { told = canvas.ambiguities().count })
      }
      cells.append("\((search / layout).short)×")
      if told == 0 { figures.search = max(figures.search, search / layout) }
    }
    table.add([shape.name] + cells + ["\(told)"])
  }
  report.add(table)
}
