import Foundation
import Frame

extension Benchmark {
  /// What the screens of a large storyboard cost, beside librsvg on the same pictures as SVG.
  static let interfaceBuilder = Benchmark(
    "interface-builder",
    about: "the largest storyboard of the corpus, all its scenes to PNG, as whole processes"
  ) { report in
    let storyboard = try largestStoryboard()
    let folder = try Checkout.scratchFolder("interface-builder")
    let home = ["HOME": folder]
    func render(_ format: String) throws -> Command {
      try Command(
        Checkout.command,
        ["render", storyboard, "--format", format, "-o", folder + "/\(format)/"],
        environment: home
      )
    }
    try render("svg").run()
    let drawings = try FileManager.default.contentsOfDirectory(atPath: folder + "/svg")
      .filter { $0.hasSuffix(".svg") }.sorted()
    let peers = try drawings.map { name in
      try Command(
        "rsvg-convert",
        [folder + "/svg/" + name, "--zoom", "2", "-o", folder + "/rsvg.png"],
        environment: home
      )
    }
    let own = try render("png")
    let timings = try takeTurns(
      rounds: 11,
      [{ try own.run() }, { for peer in peers { try peer.run() } }]
    )
    let ratio = timings[0].ratio(to: timings[1])
    var table = Table([
      "storyboard, whole process", "scenes", "Snapline, ms", "rsvg-convert, ms", "ratio",
    ])
    table.add([
      URL(fileURLWithPath: storyboard).lastPathComponent, "\(drawings.count)",
      timings[0].median.short, timings[1].median.short, ratio.description,
    ])
    report.add(table)
    report.figure("scenes_vs_rsvg", ratio.value)
  }
}

private func largestStoryboard() throws -> String {
  let shared = ProcessInfo.processInfo.environment["SNAPLINE_SHARED"] ?? "../shared"
  let folder = shared + "/xib/training"
  let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  let sizes = try files.filter { $0.hasSuffix(".storyboard") }.map { name in
    let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/" + name)
    return (name: folder + "/" + name, bytes: attributes[.size] as? Int ?? 0)
  }
  guard let largest = sizes.max(by: { ($0.bytes, $1.name) < ($1.bytes, $0.name) }) else {
    throw Unavailable("the corpus of storyboards", because: "there is none in \(folder)")
  }
  return largest.name
}
