import Foundation
import Frame
import Snapline
import SnaplineDocuments

/// How unlike a group of pictures may be.
struct Limit {
  let title: String
  /// Levels of 255 that a channel may be off.
  let level: Int
  /// The part of pixels that may be off by more; nothing where it is only told.
  let share: Double?
  let allowsBlocks: Bool
}

let root = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL.path
let gallery = root + "/Snapshots/Gallery"
let folder = root + "/.build/judge"
try? FileManager.default.removeItem(atPath: folder)
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
let browser = Browser(folder: folder)
let viewer = DrawingViewer(folder: folder)
let scenes = try JudgedScene.all(
  in: String(contentsOfFile: root + "/Tools/Benchmarks/Fixtures/judge.txt", encoding: .utf8)
)
var isRight = true
var figures: [String] = []

/// Tells of a group, leaves its worst cases as pictures, and notes whether it keeps within its limit.
func judge(_ comparisons: [Comparison], _ limit: Limit, as name: String) throws {
  let worst = comparisons.sorted { ($0.share, $0.blocks) > ($1.share, $1.blocks) }
  let failures = worst.filter {
    limit.share.map { share in $0.share > share } ?? false || !limit.allowsBlocks && $0.blocks > 0
  }
  if !failures.isEmpty { isRight = false }
  print("\(limit.title): \(comparisons.count) pictures, \(failures.count) beyond the limit")
  for (place, comparison) in worst.prefix(max(5, failures.count)).enumerated() {
    let percent = (comparison.share * 1e5).rounded() / 1e3
    print("  \(comparison.name)  \(percent) %, \(comparison.blocks) blocks")
    guard place < 5 else { continue }
    let file = "\(folder)/\(name)-\(place + 1)-\(comparison.name).png"
    try comparison.picture.png().write(to: URL(filePath: file))
  }
  figures.append("\(name)=\(((worst.first?.share ?? 0) * 100).short)%")
}

func tile(_ content: String) -> Tile {
  Tile(content: content, width: JudgedScene.width, height: JudgedScene.height)
}

func inline(_ svg: String) -> String {
  "<img style=\"left:0;top:0;width:100%;height:100%\" src=\"data:image/svg+xml;base64,"
    + Data(svg.utf8).base64EncodedString() + "\">"
}

for scale in [1, 2] {
  let drawn = try scenes.map { try $0.scene(scale: Double(scale), folder: gallery) }
  let ours = try drawn.map { try $0.bitmap() }
  let pages = try browser.pictures(of: scenes.map { tile($0.page) }, scale: scale, base: gallery)
  let compared = scenes.indices.map {
    Comparison("\(scenes[$0].name)@\(scale)x", ours[$0], pages[$0], level: 24)
  }
  for leniency in [nil, "shadows", "pictures"] {
    let title = leniency.map { "HTML in Chromium at \(scale)x, \($0)" }
    try judge(
      zip(scenes, compared).filter { $0.0.leniency == leniency }.map(\.1),
      Limit(
        title: title ?? "HTML in Chromium at \(scale)x",
        level: 24,
        share: leniency == nil ? 0.003 : nil,
        allowsBlocks: leniency != nil
      ),
      as: "html\(scale)x" + (leniency.map { "_" + $0 } ?? "")
    )
  }
  let drawings = drawn.map { $0.svg() }
  let inRsvg = try drawings.map { try viewer.picture(of: $0, scale: scale) }
  let inBrowser = try browser.pictures(
    of: drawings.map { tile(inline($0)) },
    scale: scale,
    base: gallery
  )
  for (name, title, seen) in [
    ("svg\(scale)x_rsvg", "SVG in librsvg at \(scale)x", inRsvg),
    ("svg\(scale)x_chromium", "SVG in Chromium at \(scale)x", inBrowser),
  ] {
    let plain = scenes.indices.filter { scenes[$0].leniency == nil }
    try judge(
      plain.map { Comparison("\(scenes[$0].name)@\(scale)x", ours[$0], seen[$0], level: 32) },
      Limit(title: title, level: 32, share: 0.003, allowsBlocks: false),
      as: name
    )
  }
}

// Designs with text: their letters are shaped anew by the viewers.
let names = try FileManager.default.contentsOfDirectory(atPath: gallery)
  .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }.sorted()
let designs = try names.map { try Design(contentsOf: gallery + "/" + $0).drawing(scale: 2).scene }
let pictures = try designs.map { try $0.bitmap() }
let drawings = designs.map { $0.svg() }
let tiles = zip(designs, drawings).map {
  Tile(
    content: inline($1),
    width: Int($0.size.width.rounded(.up)),
    height: Int($0.size.height.rounded(.up))
  )
}
let seen = [
  (
    "gallery_rsvg", "designs as SVG in librsvg",
    try drawings.map { try viewer.picture(of: $0, scale: 2) }
  ),
  (
    "gallery_chromium", "designs as SVG in Chromium",
    try browser.pictures(of: tiles, scale: 2, base: gallery)
  ),
]
for (name, title, theirs) in seen {
  try judge(
    names.indices.map { Comparison(names[$0], pictures[$0], theirs[$0], level: 32) },
    Limit(title: title, level: 32, share: 0.025, allowsBlocks: true),
    as: name
  )
}
print("the worst cases are pictures in \(folder): ours, theirs, and in red where they differ")
print((["judge", "scenes=\(scenes.count)"] + figures).joined(separator: " "))
exit(isRight ? 0 : 1)
