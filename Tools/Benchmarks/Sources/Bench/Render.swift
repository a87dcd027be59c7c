import Foundation
import Frame
import LibPNG
import Snapline
import SnaplineDocuments

extension Benchmark {
  /// What pictures cost, beside programs that draw the same ones.
  static let render = Benchmark(
    "render",
    about: "a card of text and pictures on three grounds, large pictures, many cards, and files"
  ) { report in
    let cards = try Card.Ground.allCases.map { try Card($0) }
    try report.attempt { try measureProcesses(cards, &$0) }
    try report.attempt { try measureMemory(cards, &$0) }
    try report.attempt { try measureBulk(cards[0], &$0) }
    try report.attempt { try measureThreads(cards[0], &$0) }
    try report.attempt { try measureEncoding(cards, &$0) }
    try report.attempt { try measureDrawingSize(cards, &$0) }
    try report.attempt { try measureStages(cards, &$0) }
  }
}

// MARK: Whole processes

private struct Peers {
  let own, rsvg, chromium: Command
  let pictures: (own: String, rsvg: String, chromium: String)

  init(_ card: Card) throws {
    pictures = (card.path("own.png"), card.path("rsvg.png"), card.path("chromium.png"))
    let home = ["HOME": try Checkout.scratchFolder("render")]
    own = try Command(
      Checkout.command,
      ["render", card.path("card.yaml"), "-o", pictures.own],
      environment: home
    )
    rsvg = try Command(
      "rsvg-convert",
      [card.path("card.svg"), "-o", pictures.rsvg],
      environment: home
    )
    chromium = try Command(
      "chromium",
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        "--force-device-scale-factor=1", "--window-size=1200,630",
        "--screenshot=\(pictures.chromium)", "file://" + card.path("card.html"),
      ],
      environment: home
    )
  }
}

private func measureProcesses(_ cards: [Card], _ report: inout Report) throws {
  var table = Table([
    "card, whole process", "Snapline, ms", "rsvg-convert, ms", "ratio", "Chromium, ms", "ratio",
    "unlike rsvg, %", "unlike Chromium, %",
  ])
  var (worst, worstOfBrowser) = (0.0, 0.0)
  for card in cards {
    report.say("the \(card.ground.rawValue) card")
    let peers = try Peers(card)
    let timings = try takeTurns(rounds: 41, [{ try peers.own.run() }, { try peers.rsvg.run() }])
    let browser = try takeTurns(
      rounds: 11,
      [{ try peers.own.run() }, { try peers.chromium.run() }]
    )
    let ratios = (timings[0].ratio(to: timings[1]), browser[0].ratio(to: browser[1]))
    worst = max(worst, ratios.0.value)
    worstOfBrowser = max(worstOfBrowser, ratios.1.value)
    table.add([
      card.ground.rawValue, timings[0].median.short, timings[1].median.short,
      ratios.0.description, browser[1].median.short, ratios.1.description,
      try unlike(peers.pictures.own, peers.pictures.rsvg).short,
      try unlike(peers.pictures.own, peers.pictures.chromium).short,
    ])
  }
  report.add(table)
  report.figure("card_vs_rsvg", worst)
  report.figure("card_vs_chromium", worstOfBrowser)
}

/// How many hundredths of the pixels differ by more than 32 levels of 255.
private func unlike(_ ours: String, _ theirs: String) throws -> Double {
  let pictures = try [ours, theirs].map {
    try Bitmap(decoding: Data(contentsOf: URL(filePath: $0)))
  }
  let (one, other) = (pictures[0], pictures[1])
  guard one.width == other.width, one.height == other.height else { return 100 }
  let differing = (0..<one.width * one.height).count { pixel in
    (pixel * 4..<pixel * 4 + 3).contains {
      abs(Int(one.bytes[$0]) - Int(other.bytes[$0])) > 32
    }
  }
  return Double(differing) / Double(one.width * one.height) * 100
}

private func measureMemory(_ cards: [Card], _ report: inout Report) throws {
  var table = Table(["card, largest memory", "Snapline, MB", "rsvg-convert, MB", "ratio"])
  var worst = 0.0
  for card in cards {
    let peers = try Peers(card)
    let (own, rsvg) = (try peers.own.peakMemory(), try peers.rsvg.peakMemory())
    worst = max(worst, own / rsvg)
    table.add([card.ground.rawValue, own.short, rsvg.short, (own / rsvg).short])
  }
  report.add(table)
  report.figure("memory_vs_rsvg", worst)
}

// MARK: Many in one process

private func picture(_ card: Card, _ number: Int) throws -> Data {
  try card.design(number).drawing().scene.png()
}

private func measureBulk(_ card: Card, _ report: inout Report) throws {
  report.say("many cards, and CairoSVG")
  let python = Checkout.path(".build/bench-venv/bin/python")
  guard FileManager.default.isExecutableFile(atPath: python) else {
    throw Unavailable("CairoSVG", because: "Tools/setup bench installs it")
  }
  let count = 20
  let peer = try Command(
    python,
    [Checkout.fixture("cairosvg_bulk.py"), card.path("card.svg"), "\(count)"]
  )
  var (own, theirs): ([Double], [Double]) = ([], [])
  let clock = ContinuousClock()
  var number = 0
  for _ in 0..<3 {
    theirs += try peer.output().split(separator: " ").compactMap {
      Double($0.trimmingCharacters(in: .newlines))
    }
    for _ in 0..<count {
      number += 1
      let next = number
      own.append(try clock.measure { _ = try picture(card, next) } / .milliseconds(1))
    }
  }
  let timings = (Timing(samples: own), Timing(samples: theirs))
  let ratio = timings.0.median / timings.1.median
  var table = Table(["a \(card.ground.rawValue) card of many", "ms"])
  table.add(["Snapline, from the text of a design", timings.0.median.short])
  table.add(["CairoSVG, from the text of an SVG file", timings.1.median.short])
  report.add(table)
  report.figure("bulk_vs_cairosvg", ratio)
}

private func measureThreads(_ card: Card, _ report: inout Report) throws {
  report.say("a thousand cards on one thread and on two")
  let (rounds, share) = (5, 200)
  var lanes = [Lanes(1, of: rounds * share), Lanes(2, of: rounds * share)]
  _ = try picture(card, 0)
  for round in 0..<rounds {
    let numbers = round * share..<(round + 1) * share
    // In turns, each of them the first in every other round.
    for turn in lanes.indices {
      lanes[(round + turn) % lanes.count].draw(numbers) { try? picture(card, $0) }
    }
  }
  let (one, two) = (lanes[0], lanes[1])
  guard one.results.hashes == two.results.hashes else { throw DifferentFiles() }
  let speedup = one.timing.ratio(to: two.timing)
  var table = Table(["\(share) cards, \(rounds) times", "ms", "ratio", "ms of processors"])
  table.add(["on one thread", one.timing.median.short, "", one.processor.short])
  table.add([
    "on two threads, with the same bytes", two.timing.median.short, speedup.description,
    two.processor.short,
  ])
  report.add(table)
  report.figure("threads2_speedup", speedup.value)
  // Tells of waiting for one another, and stays the same while others use the machine.
  report.figure("threads2_work", two.processor / one.processor)
}

/// Threads that share some work, and how long they take.
private struct Lanes {
  let count: Int
  let results: Results
  private var samples: [Double] = []
  private var processors: [Double] = []

  init(_ count: Int, of cards: Int) {
    self.count = count
    results = Results(count: cards)
  }

  var timing: Timing { Timing(samples: samples) }
  var processor: Double { Timing(samples: processors).median }

  mutating func draw(_ numbers: Range<Int>, by picture: @Sendable (Int) -> Data?) {
    let (count, results) = (count, results)
    let before = processorSeconds()
    let duration = ContinuousClock().measure {
      DispatchQueue.concurrentPerform(iterations: count) { lane in
        for number in stride(from: numbers.lowerBound + lane, to: numbers.upperBound, by: count) {
          if let file = picture(number) { results.keep(file, of: number) }
        }
      }
    }
    samples.append(duration / .milliseconds(1))
    processors.append((processorSeconds() - before) * 1000)
  }
}

private struct DifferentFiles: Error, CustomStringConvertible {
  var description: String { "files differ with the number of threads" }
}

/// What became of each card, by any thread.
private final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private(set) var hashes: [PixelHash]

  init(count: Int) { hashes = Array(repeating: PixelHash(high: 0, low: 0), count: count) }

  func keep(_ file: Data, of number: Int) {
    // Bytes as pixels: a hash of the whole file.
    let padded = [UInt8](file) + [UInt8](repeating: 0, count: (4 - file.count % 4) % 4)
    let hash = PixelHash(Bitmap(width: padded.count / 4, height: 1, bytes: padded))
    lock.withLock { hashes[number] = hash }
  }
}

// MARK: Files

private func measureEncoding(_ cards: [Card], _ report: inout Report) throws {
  report.say("PNG files, and libpng")
  var table = Table(["PNG of", "Snapline, ms", "libpng, ms", "ratio", "bytes", "libpng's", "ratio"])
  var worst: [Bool: (time: Double, bytes: Double)] = [:]
  var pictures = try cards.map { card in
    (
      name: card.ground.rawValue + " card", isPhoto: card.ground == .photo,
      bitmap: try card.design().drawing().scene.bitmap()
    )
  }
  let mail = try Design(contentsOf: Checkout.path("Snapshots/Gallery/mail.yaml"))
  pictures.append(("phone screen", false, try mail.drawing(scale: 3).scene.bitmap()))
  for picture in pictures {
    let bitmap = picture.bitmap
    var (own, theirs) = (0, 0)
    let timings = try takeTurns(
      rounds: 15,
      [
        { own = try PNG.encode(bitmap).count },
        {
          theirs = unsafe libpng_write(bitmap.bytes, Int32(bitmap.width), Int32(bitmap.height))
        },
      ]
    )
    let time = timings[0].ratio(to: timings[1])
    let bytes = Double(own) / Double(theirs)
    let before = worst[picture.isPhoto] ?? (0, 0)
    worst[picture.isPhoto] = (max(before.time, time.value), max(before.bytes, bytes))
    table.add([
      picture.name, timings[0].median.short, timings[1].median.short, time.description, "\(own)",
      "\(theirs)", bytes.short,
    ])
  }
  report.add(table)
  if let interface = worst[false] {
    report.figure("png_vs_libpng", interface.time)
    report.figure("png_bytes_vs_libpng", interface.bytes)
  }
  if let photo = worst[true] {
    report.figure("photo_vs_libpng", photo.time)
    report.figure("photo_bytes_vs_libpng", photo.bytes)
  }
}

private func measureDrawingSize(_ cards: [Card], _ report: inout Report) throws {
  var table = Table(["SVG of", "bytes", "Cairo's", "ratio"])
  var worst = 0.0
  // A photograph's own bytes would be all that is compared.
  for card in cards where card.ground != .photo {
    let drawing = card.path("cairo.svg")
    try Command("rsvg-convert", ["-f", "svg", card.path("card.svg"), "-o", drawing]).run()
    let theirs = try Data(contentsOf: URL(filePath: drawing)).count
    let own = try card.design().drawing().scene.svg().utf8.count
    worst = max(worst, Double(own) / Double(theirs))
    table.add([
      card.ground.rawValue + " card", "\(own)", "\(theirs)", (Double(own) / Double(theirs)).short,
    ])
  }
  report.add(table)
  report.figure("svg_bytes_vs_cairo", worst)
}

// MARK: Where the time goes

private func measureStages(_ cards: [Card], _ report: inout Report) throws {
  report.say("where the time goes")
  var table = Table([
    "in one process, ms", "pixels", "read and laid out", "painted", "encoded", "scene as SVG",
  ])
  let mail = Checkout.path("Snapshots/Gallery/mail.yaml")
  var subjects = cards.map {
    (name: $0.ground.rawValue + " card", path: $0.path("card.yaml"), scale: 1.0)
  }
  subjects.append(("phone screen at 3x", mail, 3))
  subjects.append(("poster of 4096 pixels", cards[0].path("card.yaml"), 4096.0 / 1200))
  for subject in subjects {
    func drawing() throws -> Scene {
      try Design(contentsOf: subject.path).drawing(scale: subject.scale).scene
    }
    let scene = try drawing()
    let bitmap = try scene.bitmap()
    let timings = try takeTurns(
      rounds: 9,
      [
        { _ = try drawing() }, { _ = try scene.bitmap() }, { _ = try PNG.encode(bitmap) },
        { _ = try scene.svg() },
      ]
    )
    table.add(
      [subject.name, "\(bitmap.width) × \(bitmap.height)"] + timings.map(\.minimum.short)
    )
  }
  report.add(table)
}
