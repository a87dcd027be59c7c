import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineInputs
import SnaplineToSwift

/// Writes every variant of designs as Swift, and a table of what was written.
struct Writer {
  let folder: String
  /// The names of designs that Swift has no words for.
  let refused: Set<String>
  var number = 0
  var rows: [String] = []
  var isRight = true

  mutating func write(_ path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let variants = Design.variants(bytes: bytes, named: path)
    for variant in variants.isEmpty ? [nil] : variants.map(Optional.some) {
      var overrides = DesignOverrides()
      overrides.variant = variant
      let label = "\(path)\(variant.map { " [\($0)]" } ?? "")"
      let design = try Design(contentsOf: path, overrides: overrides)
      number += 1
      let type = "Written\(number)"
      let place = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().path
      let source = WrittenSwift(
        try design.settled(),
        title: WrittenSwift.Title(
          file: path,
          name: design.name,
          about: design.about,
          folder: place,
          wayToFolder: way(to: place),
          variant: variant,
          type: type
        ),
        environment: design.environment,
        standard: .current
      )
      note(source, type, label, path, variant)
    }
  }

  private mutating func note(
    _ source: WrittenSwift,
    _ type: String,
    _ label: String,
    _ path: String,
    _ variant: String?
  ) {
    let isListed = refused.contains(URL(fileURLWithPath: path).lastPathComponent)
    guard let text = source.text else {
      if !isListed { isRight = false }
      for fault in source.faults.prefix(isListed ? 1 : 8) {
        print("refused: \(label): \(fault.subject) at line \(fault.place?.line ?? 0)")
      }
      return
    }
    if isListed {
      isRight = false
      print("written: \(label), which Tools/ToSwift/refused lists")
    }
    try? text.write(toFile: "\(folder)/\(type).swift", atomically: true, encoding: .utf8)
    let make = text.contains("func makePages") ? "\(type).makePages()" : "[\(type).makeView()]"
    let full = URL(fileURLWithPath: path).standardizedFileURL.path
    rows.append(
      "  Row(\"\(full)\", \"\(variant ?? "")\", \(type).size, \(type).environment) { \(make) },"
    )
  }

  /// The way from the written files to a design's folder.
  private func way(to place: String) -> String {
    let own = URL(fileURLWithPath: folder).standardizedFileURL.pathComponents
    let other = URL(fileURLWithPath: place).pathComponents
    let shared = zip(own, other).prefix { $0 == $1 }.count
    return (own.dropFirst(shared).map { _ in ".." } + other.dropFirst(shared))
      .joined(separator: "/")
  }

  func writeTable() throws {
    let text =
      "import Snapline\n\n@MainActor let table: [Row] = [\n" + rows.joined(separator: "\n")
      + "\n]\n"
    try text.write(toFile: folder + "/Table.swift", atomically: true, encoding: .utf8)
  }
}

let words = Array(CommandLine.arguments.dropFirst())
let list = (try? String(contentsOfFile: words[1], encoding: .utf8)) ?? ""
let refused = Set(
  list.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
)
var writer = Writer(folder: words[0], refused: refused)
for path in words.dropFirst(2) {
  do { try writer.write(path) } catch {
    writer.isRight = false
    print("unread: \(path): \(error)")
  }
}
try writer.writeTable()
print("written: \(writer.rows.count) of \(writer.number)")
exit(writer.isRight ? 0 : 1)
