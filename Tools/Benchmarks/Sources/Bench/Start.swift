import Foundation
import Frame
import Snapline

extension Benchmark {
  /// What a user waits for when a whole run does very little.
  static let start = Benchmark(
    "start",
    about: "whole processes, from start to exit"
  ) { report in
    try report.attempt(measureVersion)
    try report.attempt(measureHello)
  }
}

private let rounds = 101

/// `--version` against a C program that does nothing but load the same libraries.
private func measureVersion(into report: inout Report) throws {
  let libraries = try librariesOfCommand()
  let floor = try Command(emptyProgram(linkedTo: libraries), [])
  let command = try Command(Checkout.command, ["--version"])
  let timings = try takeTurns(rounds: rounds, [{ try command.run() }, { try floor.run() }])

  let ratio = timings[0].ratio(to: timings[1])
  var table = Table(["process", "ms", "against C"])
  table.add(["snapline --version", timings[0].median.short, ratio.description])
  table.add(["an empty C program", timings[1].median.short, "1"])
  report.add(table)
  report.note("both load \(libraries.joined(separator: ", "))")
  report.figure("version_vs_c", ratio.value)
}

/// A small design to PNG against a hand-written SVG of the same picture.
private func measureHello(into report: inout Report) throws {
  let folder = try Checkout.scratchFolder("start")
  let pictures = (ours: folder + "/snapline.png", theirs: folder + "/rsvg.png")
  for picture in [pictures.ours, pictures.theirs] {
    try? FileManager.default.removeItem(atPath: picture)
  }
  let design = Checkout.path("Snapshots/Gallery/hello.yaml")
  let command = try Command(
    Checkout.command,
    ["render", design, "-o", pictures.ours],
    environment: ["HOME": folder]
  )
  let peer = try Command(
    "rsvg-convert",
    [Checkout.fixture("hello.svg"), "-o", pictures.theirs],
    environment: [
      "HOME": folder,
      "FONTCONFIG_FILE": try fontConfiguration("all", FontSources.systemFolders, in: folder),
    ]
  )
  // Snapline opens a folder only when its fonts are wanted; this is what that alone would gain.
  var favoured = peer
  favoured.environment["FONTCONFIG_FILE"] = try fontConfiguration(
    "inter",
    FontSources.systemFolders.filter { $0.hasSuffix("inter") },
    in: folder
  )
  let timings = try takeTurns(
    rounds: rounds,
    [{ try command.run() }, { try peer.run() }, { try favoured.run() }]
  )
  let difference = try difference(pictures.ours, pictures.theirs)

  let ratios = [timings[1], timings[2]].map { timings[0].ratio(to: $0) }
  var table = Table(["process", "ms", "Snapline against it"])
  table.add(["snapline render hello.yaml", timings[0].median.short, "1"])
  table.add(["rsvg-convert hello.svg", timings[1].median.short, ratios[0].description])
  table.add([
    "rsvg-convert hello.svg, only Inter's folder", timings[2].median.short, ratios[1].description,
  ])
  report.add(table)
  report.note("the two pictures differ in \(difference.short) % of pixels")
  report.figure("hello_vs_rsvg", ratios[0].value)
  report.figure("hello_vs_rsvg_inter", ratios[1].value)
}

/// How many hundredths of the pixels differ, however little, between two pictures of one thing.
///
/// - Throws: ``Unlike`` when that is so much that they can't be called the same picture.
private func difference(_ ours: String, _ theirs: String) throws -> Double {
  let pictures = try [ours, theirs].map {
    try Bitmap(decoding: Data(contentsOf: URL(filePath: $0)))
  }
  let (one, other) = (pictures[0], pictures[1])
  guard one.width == other.width, one.height == other.height else {
    throw Unlike(reason: "one is \(one.width) wide, the other \(other.width)")
  }
  let pixels = one.bytes.count / 4
  let differing = (0..<pixels).count { pixel in
    one.bytes[pixel * 4..<pixel * 4 + 4] != other.bytes[pixel * 4..<pixel * 4 + 4]
  }
  let percent = Double(differing) / Double(pixels) * 100
  guard percent < 3 else { throw Unlike(reason: "\(percent.short) % of pixels differ") }
  return percent
}

private struct Unlike: Error, CustomStringConvertible {
  let reason: String

  var description: String { "the two pictures aren't alike: \(reason)" }
}

/// The shared C libraries that the command asks the loader for.
private func librariesOfCommand() throws -> [String] {
  try Command("readelf", ["--dynamic", Checkout.command]).output()
    .matches(of: /\(NEEDED\).*\[(.+)\]/)
    .map { String($0.1) }
    // Swift's own runtime wants it; a C program wouldn't.
    .filter { !$0.hasPrefix("libstdc++") }
}

private func emptyProgram(linkedTo libraries: [String]) throws -> String {
  let folder = try Checkout.scratchFolder("start")
  let source = folder + "/empty.c"
  try Data("int main(void) { return 0; }\n".utf8).write(to: URL(filePath: source))
  let program = folder + "/empty"
  let links = libraries.map { "-l:" + $0 }
  try Command("clang", ["-O2", source, "-o", program, "-Wl,--no-as-needed"] + links).run()
  return program
}

/// A private configuration with exactly these folders, and a cache of its own.
private func fontConfiguration(
  _ name: String,
  _ folders: [String],
  in scratch: String
) throws -> String {
  let folders = folders.map { "<dir>\($0)</dir>" }.joined(separator: "\n  ")
  let text = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      \(folders)
      <cachedir>\(scratch)/fonts</cachedir>
    </fontconfig>

    """
  let file = "\(scratch)/\(name).conf"
  try Data(text.utf8).write(to: URL(filePath: file))
  return file
}
