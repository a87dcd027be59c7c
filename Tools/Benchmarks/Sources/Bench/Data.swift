import Foundation
import Frame

extension Benchmark {
  /// What data costs beside the same designs written out.
  static let data = Benchmark(
    "data",
    about: "a thousand cards filled with data, beside a thousand designs that say the same"
  ) { report in
    let cards = try FilledCards(in: try Checkout.scratchFolder("data"))
    report.say("drawing \(count) cards, filled and written out")
    var filled: [Double] = []
    var written: [Double] = []
    for _ in 0..<3 {
      filled.append(try cards.filled.processorMilliseconds())
      written.append(try cards.written.processorMilliseconds())
    }
    try cards.compare()
    let ratio = filled.median / written.median
    let peak = try cards.filled.peakMemory(rounds: 1)
    report.say("lists of \(entries / 4) and of \(entries) entries")
    let growth = try cards.growth()
    var table = Table(["\(count) cards of 1200 by 630 points", "ms of the processor a card", "MiB"])
    let each = (filled.median / Double(count), written.median / Double(count))
    table.add(["one design and \(count) rows of JSON", each.0.short, peak.short])
    table.add(["\(count) designs", each.1.short, ""])
    report.add(table)
    report.note(
      "a list of \(entries) entries takes \(growth.milliseconds.short) ms; the pictures are the same"
    )
    report.note(
      "the processor's time grows by n^\(growth.ofTime.short): the work that it does, counted in "
        + "instructions, by n^\(growth.ofWork.short)"
    )
    report.figure("card_vs_written", ratio)
    report.figure("peak_mib", peak)
    report.figure("each\(entries)_growth", growth.ofWork)
    report.figure("each\(entries)_time_growth", growth.ofTime)
  }
}

private let count = 1_000
private let entries = 5_000

extension [Double] {
  fileprivate var median: Double { sorted()[count / 2] }
}

/// The designs and the data of a run.
private struct FilledCards {
  let filled: Command
  let written: Command
  private let folder: String

  init(in folder: String) throws {
    self.folder = folder
    for name in ["designs", "filled", "written"] {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)",
        withIntermediateDirectories: true
      )
    }
    let cards = (0..<count).map(FilledCard.init)
    let rows = cards.map(\.json).joined(separator: ",\n")
    try "[\(rows)]".write(toFile: "\(folder)/rows.json", atomically: true, encoding: .utf8)
    try FilledCard.template.write(toFile: "\(folder)/card.yaml", atomically: true, encoding: .utf8)
    for card in cards {
      let path = "\(folder)/designs/\(card.id).yaml"
      try card.design.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let line = ["\(folder)/card.yaml", "--data", "\(folder)/rows.json"]
    filled = try Command(
      Checkout.command,
      ["render"] + line + ["-o", "\(folder)/filled/{{id}}.png"]
    )
    let designs = cards.map { "\(folder)/designs/\($0.id).yaml" }
    written = try Command(Checkout.command, ["render"] + designs + ["-o", "\(folder)/written/"])
  }

  /// Makes sure that both ways gave the same bytes.
  func compare() throws {
    for card in (0..<count).map(FilledCard.init) {
      let one = FileManager.default.contents(atPath: "\(folder)/filled/\(card.id).png")
      let other = FileManager.default.contents(atPath: "\(folder)/written/\(card.id).png")
      guard let one, one == other else {
        throw Unavailable("the same pictures", because: "\(card.id).png isn't the same in both")
      }
    }
  }

  /// How a list's instructions and its time grow with its length, as powers, less what a list of one
  /// takes.
  ///
  /// What is measured in instructions is the same in each run; time also grows with what no longer has
  /// room in the processor's caches.
  func growth() throws -> (ofWork: Double, ofTime: Double, milliseconds: Double) {
    func command(_ length: Int) throws -> Command {
      let path = "\(folder)/list-\(length).json"
      let names = (0..<length).map { "{\"name\": \"Nr. \($0)\", \"price\": \($0)}" }
      try "{\"items\": [\(names.joined(separator: ","))]}"
        .write(toFile: path, atomically: true, encoding: .utf8)
      let design = "\(folder)/list.yaml"
      try Self.list.write(toFile: design, atomically: true, encoding: .utf8)
      return try Command(
        Checkout.command,
        ["render", design, "--data", path, "-o", "\(folder)/list.png"]
      )
    }
    func power(_ costs: [Double]) -> Double {
      log2((costs[2] - costs[0]) / (costs[1] - costs[0])) / 2
    }
    let commands = try [1, entries / 4, entries].map(command)
    let times = try commands.map { command in
      try (0..<3).map { _ in try command.processorMilliseconds() }.median
    }
    return (power(try commands.map { try $0.instructions() }), power(times), times[2])
  }

  private static let list = """
    canvas: {size: 300x300, scale: 1}
    view:
      vscroll:
        vstack:
        - each: item, n in items
          hstack:
          - label: "{{n | plus(1)}}. {{item.name}}"
          - {label: "{{item.price | currency(EUR)}}", alignment: right}

    """
}

/// A card of twenty views.
private struct FilledCard {
  let number: Int

  init(_ number: Int) { self.number = number }

  var id: String { "card-\(number)" }
  private var name: String { ["Amina", "Bo", "Chidi", "Dunya", "Emre"][number % 5] + " \(number)" }
  private var price: String { "\(number % 90 + 10).\(number % 10)0" }
  private var tags: [String] { ["red", "spring \(number % 7)", "new"] }

  var json: String {
    let list = tags.map { "\"\($0)\"" }.joined(separator: ", ")
    return "{\"id\": \"\(id)\", \"name\": \"\(name)\", \"price\": \(price), \"tags\": [\(list)]}"
  }

  static var template: String {
    body(
      name: "{{name}}",
      price: "{{price | currency(EUR)}}",
      tags: """
            - each: tag in tags
              label: "{{tag}}"
              background: secondarySystemBackground
              cornerRadius: 6
        """
    )
  }

  var design: String {
    Self.body(
      name: name,
      price: "€\(price)",
      tags: tags.map {
        """
            - label: "\($0)"
              background: secondarySystemBackground
              cornerRadius: 6
        """
      }.joined(separator: "\n")
    )
  }

  private static func body(name: String, price: String, tags: String) -> String {
    let rows = (1...5).map { row in
      """
        - hstack:
          - {label: "Row \(row)", color: secondaryLabel}
          - {label: "\(name)", alignment: right}
          spacing: 8
      """
    }
    return """
      canvas: {size: 1200x630, scale: 1}
      view:
        vstack:
        - {label: "\(name)", font: largeTitle}
        - {label: "\(price)", font: title1, color: systemBlue}
        - hstack:
      \(tags)
          spacing: 8
          distribution: fillEqually
      \(rows.joined(separator: "\n"))
        spacing: 12
        margins: 48
        filling: superview

      """
  }
}
