import Foundation
import Frame
import Snapline

extension Benchmark {
  /// What keeping pictures costs: a whole suite of designs, and two files alone.
  static let snapshots = Benchmark(
    "snapshots",
    about: "a thousand phone screens against their baselines, and pairs of pictures"
  ) { report in
    try report.attempt(measureComparing)
    try report.attempt(measureMemory)
    try report.attempt(measureSuite)
  }
}

// MARK: Pairs of pictures

private struct Size {
  let name: String
  let width: Int
  let height: Int
}

private let sizes = [
  Size(name: "800x600", width: 800, height: 600), Size(name: "1080p", width: 1920, height: 1080),
  Size(name: "4k", width: 3840, height: 2160),
]

private let kinds = ["same", "few", "heavy"]

/// Whole processes that compare two files, in turns with what others use for it.
private func measureComparing(into report: inout Report) throws {
  let folder = try Checkout.scratchFolder("snapshots")
  // ImageMagick writes its count to standard error, where it would stand among our own words.
  let magick = (try? Command("compare", [])).flatMap { found in
    try? Command("sh", ["-c", "exec \"$0\" -metric AE \"$1\" \"$2\" null: 2>&1", found.program])
  }
  let odiff = try? Command("odiff", [])
  var table = Table(["pair", "snapline diff, ms", "ImageMagick, ms", "ratio", "odiff, ms", "ratio"])
  for size in sizes {
    let pictures = try pictures(of: size, in: folder)
    for kind in kinds {
      let (old, new) = (pictures["base"] ?? "", pictures[kind] ?? "")
      let own = try Command(Checkout.command, ["diff", old, new])
      var subjects: [() throws -> Void] = [{ try own.run(endingWith: [0, 1]) }]
      if var magick {
        magick.arguments += [old, new]
        let command = magick
        subjects.append { try command.run(endingWith: [0, 1]) }
      }
      if var odiff {
        odiff.arguments = [old, new]
        let command = odiff
        subjects.append { try command.run(endingWith: [0, 21, 22]) }
      }
      let timings = try takeTurns(rounds: size.name == "4k" ? 11 : 21, subjects)
      var cells = ["\(size.name) \(kind)", timings[0].median.short]
      var next = 1
      for (peer, name) in [(magick, "imagemagick"), (odiff, "odiff")] {
        guard peer != nil else {
          cells += ["–", "–"]
          continue
        }
        let ratio = timings[0].ratio(to: timings[next])
        cells += [timings[next].median.short, ratio.description]
        if size.name == "4k" { report.figure("\(kind)4k_vs_\(name)", ratio.value) }
        next += 1
      }
      table.add(cells)
    }
  }
  report.add(table)
  if magick == nil { report.note("skipped: ImageMagick isn't installed") }
  if odiff == nil { report.note("skipped: odiff isn't installed") }
}

/// The most memory that the largest pictures take, with a picture of the difference and without.
private func measureMemory(into report: inout Report) throws {
  let folder = try Checkout.scratchFolder("snapshots")
  guard let size = sizes.last else { return }
  let pictures = try pictures(of: size, in: folder)
  var table = Table(["\(size.name) pair, largest memory", "MiB", "with -o, MiB"])
  var worst = 0.0
  for kind in kinds {
    let files = ["diff", pictures["base"] ?? "", pictures[kind] ?? ""]
    let plain = try Command(Checkout.command, files)
    let drawn = try Command(Checkout.command, files + ["-o", folder + "/difference.png"])
    let peaks = try [plain, drawn].map { try $0.peakMemory(endingWith: [0, 1]) }
    table.add([kind] + peaks.map(\.short))
    report.figure("peak_mib_\(kind)", peaks[0])
    report.figure("peak_mib_\(kind)_drawn", peaks[1])
    worst = max(worst, peaks[0], peaks[1])
  }
  report.add(table)
  report.figure("peak_mib", worst)
}

/// A page and copies of it: one like it, one with four small squares, one changed nearly all over.
private func pictures(of size: Size, in folder: String) throws -> [String: String] {
  var page = Page(width: size.width, height: size.height)
  var paths: [String: String] = [:]
  func write(_ name: String) throws {
    let path = "\(folder)/\(size.name)-\(name).png"
    try page.bitmap.png().write(to: URL(filePath: path))
    paths[name] = path
  }
  try write("base")
  try write("same")
  let base = page
  for place in 1...4 {
    let (x, y) = (size.width * place / 5, size.height * place / 5)
    page.fill(x..<x + 24, y..<y + 24, with: [200, 30, 60])
  }
  try write("few")
  page = base
  page.shift(by: 40)
  try write("heavy")
  return paths
}

/// Something like a screen: a ground, rows with blocks for words, and a picture with noise.
private struct Page {
  var bytes: [UInt8]
  let width: Int
  let height: Int

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    bytes = Array(repeating: 255, count: width * height * 4)
    for top in stride(from: 8, to: height - 40, by: 48) {
      fill(8..<width - 8, top..<top + 40, with: [240, 242, UInt8(230 + top % 20)])
      for word in stride(from: 20, to: width - 80, by: 72) {
        fill(word..<word + 20 + (word * 7 + top) % 44, top + 12..<top + 26, with: [60, 64, 70])
      }
    }
    var state: UInt32 = 1
    for row in height / 4..<height / 2 {
      for column in width / 2..<width * 3 / 4 {
        state = state &* 1_664_525 &+ 1_013_904_223
        bytes[(row * width + column) * 4] = UInt8(state >> 24)
      }
    }
  }

  var bitmap: Bitmap { Bitmap(width: width, height: height, bytes: bytes) }

  mutating func fill(_ columns: Range<Int>, _ rows: Range<Int>, with color: [UInt8]) {
    for row in rows {
      for column in columns {
        for part in 0..<3 { bytes[(row * width + column) * 4 + part] = color[part] }
      }
    }
  }

  /// Darkens all but a tenth of the rows.
  mutating func shift(by levels: UInt8) {
    for row in 0..<height where row % 10 != 0 {
      for place in row * width * 4..<(row + 1) * width * 4 where place % 4 != 3 {
        bytes[place] = bytes[place] > levels ? bytes[place] - levels : bytes[place] + levels
      }
    }
  }
}

// MARK: A suite

private let screens = 1000

/// A run of `test` over a thousand designs, on one thread and on two.
private func measureSuite(into report: inout Report) throws {
  let folder = try Checkout.scratchFolder("snapshots") + "/screens"
  try? FileManager.default.removeItem(atPath: folder)
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  try Data().write(to: URL(filePath: folder + "/Package.swift"))
  try Data("keep: both\n".utf8).write(to: URL(filePath: folder + "/.snapshots"))
  for place in 0..<screens { try writeScreen(place, to: folder, title: "Screen \(place)") }
  let environment = ["HOME": folder]
  func test(_ jobs: Int) throws -> Command {
    try Command(
      Checkout.command,
      ["test", folder, "--jobs", "\(jobs)"],
      environment: environment
    )
  }
  try Command(
    Checkout.command,
    ["test", folder, "--record", "all"],
    environment: environment
  ).run()
  var table = Table(["1,000 phone screens", "one thread, ms", "two threads, ms", "speedup"])
  let (one, two) = (try test(1), try test(2))
  let same = try takeTurns(rounds: 3, [{ try one.run() }, { try two.run() }])
  let speedup = same[0].ratio(to: same[1])
  table.add(["all same", same[0].median.short, same[1].median.short, speedup.description])
  for place in stride(from: 0, to: screens, by: 100) {
    try writeScreen(place, to: folder, title: "Another \(place)")
  }
  let few = try takeTurns(
    rounds: 3,
    [{ try one.run(endingWith: [1]) }, { try two.run(endingWith: [1]) }]
  )
  table.add([
    "1 % differ", few[0].median.short, few[1].median.short, few[0].ratio(to: few[1]).description,
  ])
  for place in 0..<screens { try writeScreen(place, to: folder, title: "Another \(place)") }
  let all = try takeTurns(
    rounds: 3,
    [{ try one.run(endingWith: [1]) }, { try two.run(endingWith: [1]) }]
  )
  let slowdown = all[0].ratio(to: same[0])
  let differSpeedup = all[0].ratio(to: all[1])
  table.add(["all differ", all[0].median.short, all[1].median.short, differSpeedup.description])
  report.add(table)
  report.note("each screen is read, laid out, painted, and compared by text and by pixels")
  report.figure("threads2_speedup", speedup.value)
  report.figure("differ_vs_same", slowdown.value)
  report.figure("threads2_differ_speedup", differSpeedup.value)
}

/// A title and eight rows of two labels and a square, 393 by 852 points at two pixels a point.
func writeScreen(_ place: Int, to folder: String, title: String) throws {
  var views = ["  - {id: title, label: \(title), font: largeTitle}"]
  var equations = [
    "  - title.leading == self.leading + 16", "  - title.top == self.top + 60",
  ]
  var above = "title"
  for row in 0..<8 {
    views += [
      "  - {id: icon\(row), background: systemBlue, cornerRadius: 8, width: 44, height: 44}",
      "  - {id: name\(row), label: Row \(row) of \(place), font: headline}",
      "  - {id: note\(row), label: Something to say about it, font: subheadline}",
    ]
    equations += [
      "  - icon\(row).leading == self.leading + 16", "  - icon\(row).top == \(above).bottom + 24",
      "  - name\(row).leading == note\(row).leading == icon\(row).trailing + 12",
      "  - name\(row).top == icon\(row).top", "  - note\(row).top == name\(row).bottom + 2",
    ]
    above = "icon\(row)"
  }
  let design = """
    version: 1
    canvas: {size: 393x852, background: systemBackground}
    view:
      filling: superview
      view:
    \(views.joined(separator: "\n"))
      constraints:
    \(equations.joined(separator: "\n"))

    """
  try Data(design.utf8).write(to: URL(filePath: "\(folder)/screen\(place).yaml"))
}
