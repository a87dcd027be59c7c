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
  let fonts = try fontConfiguration(in: folder)
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
    environment: ["HOME": folder, "FONTCONFIG_FILE": fonts]
  )
  let timings = try takeTurns(rounds: rounds, [{ try command.run() }, { try peer.run() }])
  try checkAlike(pictures.ours, pictures.theirs)

  let ratio = timings[0].ratio(to: timings[1])
  var table = Table(["process", "ms", "against rsvg-convert"])
  table.add(["snapline render hello.yaml", timings[0].median.short, ratio.description])
  table.add(["rsvg-convert hello.svg", timings[1].median.short, "1"])
  report.add(table)
  report.figure("hello_vs_rsvg", ratio.value)
}

/// Makes sure that both drew a picture: a process that does nothing is quick.
private func checkAlike(_ ours: String, _ theirs: String) throws {
  for picture in [ours, theirs] {
    let bytes = try Data(contentsOf: URL(filePath: picture))
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { throw NoPicture(path: picture) }
  }
}

private struct NoPicture: Error, CustomStringConvertible {
  let path: String

  var description: String { "\(path) is no PNG" }
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

/// A configuration with exactly the folders that Snapline looks into, and a cache of its own.
private func fontConfiguration(in folder: String) throws -> String {
  let folders = FontSources.systemFolders.map { "<dir>\($0)</dir>" }.joined(separator: "\n  ")
  let text = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      \(folders)
      <cachedir>\(folder)/fonts</cachedir>
    </fontconfig>

    """
  let file = folder + "/fonts.conf"
  try Data(text.utf8).write(to: URL(filePath: file))
  return file
}
