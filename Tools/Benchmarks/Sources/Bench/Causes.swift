import Foundation
import Frame
import SnaplineDocuments
import SnaplineScene
import TestSupport

extension Benchmark {
  /// Whether a failing snapshot names the edit that did it, and what knowing it costs.
  static let causes = Benchmark(
    "causes",
    about: "random edits of designs, and what baselines cost that know what decided their frames"
  ) { report in
    try measureNaming(into: &report)
    try measureGallery(into: &report)
    try measureKnowing(into: &report)
  }
}

// MARK: Naming

/// What a design's edit is called, in the results of `snapline test --json`.
private struct Results: Decodable {
  var results: [Case]

  struct Case: Decodable {
    var name: String
    var outcome: String
    var verdict: Verdict?
  }

  struct Verdict: Decodable { var causes: [Cause] }
  struct Cause: Decodable { var edits: [NamedEdit] }

  struct NamedEdit: Decodable {
    var property: String
    var old: String
    var new: String
    var line: Int?
  }
}

private let rounds = 12
private let designsInRound = 1_000
private let firstSeed: UInt64 = 20_261_123

/// Edits each of many random designs once, and reads which edits a whole run of `test` names.
private func measureNaming(into report: inout Report) throws {
  let folder = try Checkout.scratchFolder("causes") + "/designs"
  var counts = Counts()
  for round in 0..<rounds {
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: folder + "/Package.swift"))
    var edits: [String: RandomDesign.Edit] = [:]
    var edited: [String: String] = [:]
    for place in 0..<designsInRound {
      var seed = Seed(firstSeed &+ UInt64(round * designsInRound + place))
      let name = "design\(place).yaml"
      let yaml: String
      // A third are pages of rows, data and lists without names.
      if place % 6 == 5 {
        // Of components, data, texts of languages, templates and conditions.
        var shop = RandomShop(&seed)
        yaml = shop.yaml
        edits[name] = shop.edit(&seed)
        edited[name] = shop.yaml
      } else if place % 3 == 2 {
        var page = RandomPage(&seed)
        yaml = page.yaml
        edits[name] = page.edit(&seed)
        edited[name] = page.yaml
      } else {
        var design = RandomDesign(&seed, named: Double(seed.number(in: 0...1)))
        yaml = design.yaml
        edits[name] = design.edit(&seed)
        edited[name] = design.yaml
      }
      try Data(yaml.utf8).write(to: URL(filePath: "\(folder)/\(name)"))
    }
    try Command(Checkout.command, ["test", folder, "--record", "all"]).run()
    for (name, yaml) in edited { try Data(yaml.utf8).write(to: URL(filePath: "\(folder)/\(name)")) }
    let text = try Command(Checkout.command, ["test", folder, "--json"])
      .output(endingWith: [0, 1])
    let results = try JSONDecoder().decode(Results.self, from: Data(text.utf8)).results
    for result in results {
      let name = String(result.name.split(separator: "/").last ?? "")
      guard let edit = edits[name] else { continue }
      counts.add(result, edit)
    }
    Checkout.tell("\(counts.edits) edits that show, \(counts.first) named first")
  }
  var table = Table(["edits that show", "named first", "named", "with their line", "invented"])
  table.add(
    [counts.edits, counts.first, counts.named, counts.placed, counts.invented].map { "\($0)" }
  )
  report.add(table)
  report.note("the rest changed no frame, no text and no look")
  report.figure("edits", Double(counts.edits))
  report.figure("first", counts.share(counts.first))
  report.figure("named", counts.share(counts.named))
  report.figure("placed", counts.share(counts.placed))
  report.figure("invented", Double(counts.invented))
  report.figure("seed", Double(firstSeed))
}

private struct Counts {
  var edits = 0
  var first = 0
  var named = 0
  var placed = 0
  var invented = 0
  /// Cases of which nothing is named.
  var unexplained = 0

  mutating func add(_ result: Results.Case, _ edit: RandomDesign.Edit) {
    guard result.outcome != "same" else { return }
    edits += 1
    let found = result.verdict?.causes.flatMap(\.edits) ?? []
    let own = found.filter { isNamed(edit, by: $0) }
    if let leading = found.first, isNamed(edit, by: leading) { first += 1 }
    if !own.isEmpty { named += 1 }
    if own.contains(where: { $0.line != nil }) { placed += 1 }
    invented += found.count - own.count
  }

  mutating func add(_ result: Results.Case, _ edit: GalleryEdit) {
    guard let verdict = result.verdict, result.outcome != "same" else { return }
    edits += 1
    let found = verdict.causes.flatMap(\.edits)
    let own = found.filter { isNamed(edit, by: $0) }
    let isFirst = found.first.map { isNamed(edit, by: $0) } ?? false
    if isFirst { first += 1 }
    if !isFirst || found.count > own.count {
      let said = found.prefix(3).map { "\($0.property) \($0.old) → \($0.new)" }
      Checkout.tell(
        "\(result.name):\(edit.line) \(edit.old) → \(edit.new): \(said.joined(separator: "; "))"
      )
    }
    if !own.isEmpty { named += 1 }
    if found.isEmpty { unexplained += 1 }
    invented += found.count - own.count
  }

  private func isNamed(_ edit: GalleryEdit, by found: Results.NamedEdit) -> Bool {
    guard found.line == edit.line else { return false }
    return edit.kind == .word || (found.old.contains(edit.old) && found.new.contains(edit.new))
  }

  func share(_ count: Int) -> Double { edits == 0 ? 0 : Double(count) / Double(edits) }

  private func isNamed(_ edit: RandomDesign.Edit, by found: Results.NamedEdit) -> Bool {
    found.property.contains(edit.property) && (edit.old ?? found.old) == found.old
      && (edit.new ?? found.new) == found.new
  }
}

// MARK: The gallery

private let galleryRounds = 40

/// Edits each design of the gallery once a round, and reads which edits a run names, with their lines.
///
/// Every other design was looked at while this was made; the others are measured apart.
private func measureGallery(into report: inout Report) throws {
  let folder = try Checkout.scratchFolder("causes") + "/gallery"
  let manager = FileManager.default
  try? manager.removeItem(atPath: folder)
  try manager.copyItem(atPath: Checkout.path("Snapshots/Gallery"), toPath: folder)
  try Data().write(to: URL(filePath: folder + "/Package.swift"))
  let names = try manager.contentsOfDirectory(atPath: folder).sorted()
  for name in names where name.hasSuffix(".snapshots") {
    try manager.removeItem(atPath: "\(folder)/\(name)")
  }
  var designs: [(name: String, text: String)] = []
  for name in names where name.hasSuffix(".yaml") {
    designs.append((name, try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)))
  }
  try Command(Checkout.command, ["test", folder, "--record", "all"]).run()
  var counts = [Counts(), Counts()]
  for round in 0..<galleryRounds {
    var edits: [String: (edit: GalleryEdit, side: Int)] = [:]
    for (place, design) in designs.enumerated() {
      var seed = Seed(firstSeed &+ UInt64(round * designs.count + place))
      guard let edit = GalleryEdit(of: design.text, &seed) else { continue }
      edits[design.name] = (edit, place % 2)
      try Data(edit.text.utf8).write(to: URL(filePath: "\(folder)/\(design.name)"))
    }
    let text = try Command(Checkout.command, ["test", folder, "--json"])
      .output(endingWith: [0, 1, 2])
    let results = try JSONDecoder().decode(Results.self, from: Data(text.utf8)).results
    for result in results {
      let file = result.name.prefix { $0 != " " }.split(separator: "/").last.map(String.init)
      guard let (edit, side) = edits[file ?? ""] else { continue }
      counts[side].add(result, edit)
    }
  }
  var table = Table([
    "designs", "edits that show", "named first", "named", "invented", "not explained",
  ])
  for (title, own) in zip(["looked at", "kept aside"], counts) {
    let numbers = [own.edits, own.first, own.named, own.invented, own.unexplained]
    table.add([title] + numbers.map { "\($0)" })
  }
  report.add(table)
  for (title, own) in zip(["gallery", "aside"], counts) {
    report.figure("\(title)_edits", Double(own.edits))
    report.figure("\(title)_first", own.share(own.first))
    report.figure("\(title)_named", own.share(own.named))
    report.figure("\(title)_invented", Double(own.invented))
  }
}

// MARK: Knowing

/// What a baseline that knows what decided its frames costs beside one that doesn't: its bytes, and the
/// time of a case that is the same.
private func measureKnowing(into report: inout Report) throws {
  let gallery = Checkout.path("Snapshots/Gallery")
  let names = try FileManager.default.contentsOfDirectory(atPath: gallery).sorted()
    .filter { $0.hasSuffix(".yaml") }
  var cases: [(path: String, plain: [UInt8], explained: [UInt8])] = []
  for name in names {
    let path = "\(gallery)/\(name)"
    let design = try Design(contentsOf: path)
    cases.append(
      (path, kept(try design.drawing().scene), kept(try design.explainedDrawing().scene))
    )
  }
  // Git compresses what it keeps; a working copy doesn't.
  let bytes = cases.reduce((plain: 0, explained: 0)) {
    ($0.plain + $1.plain.count, $0.explained + $1.explained.count)
  }
  var (plain, explained): ([Double], [Double]) = ([], [])
  for round in 0..<11 {
    for turn in 0..<2 {
      let isPlain = (round + turn) % 2 == 0
      let start = processorSeconds()
      for (path, before, after) in cases {
        let design = try Design(contentsOf: path)
        let scene = try isPlain ? design.drawing().scene : design.explainedDrawing().scene
        let document = SceneDocument(resolving: scene, notes: [:]) { _ in "" }
        guard try document.isKept(as: isPlain ? before : after) else { throw Unequal(path: path) }
      }
      let time = (processorSeconds() - start) * 1_000
      if isPlain { plain.append(time) } else { explained.append(time) }
    }
  }
  let (before, after) = (Timing(samples: plain), Timing(samples: explained))
  let ratio = after.ratio(to: before)
  var table = Table(["\(cases.count) designs of the gallery", "without", "with", "ratio"])
  let share = Double(bytes.explained) / Double(bytes.plain)
  table.add(["bytes", "\(bytes.plain)", "\(bytes.explained)", share.short])
  table.add([
    "a run that is the same, ms of processor", before.median.short, after.median.short,
    ratio.description,
  ])
  report.add(table)
  report.figure("bytes_vs_before", share)
  report.figure("same_vs_before", ratio.value)
}

private func kept(_ scene: Scene) -> [UInt8] {
  SceneDocument(resolving: scene, notes: [:]) { _ in "" }.utf8
}

private struct Unequal: Error, CustomStringConvertible {
  var path: String
  var description: String { "\(path) isn't the same twice" }
}
