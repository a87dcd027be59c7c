import Foundation
import Frame
import Snapline

/// How unlike the pictures of a group may be.
struct Limit {
  /// The part of pixels that may differ; nothing where it is only told.
  var share: Double?
  /// Whether a square of four pixels may differ in each of them.
  var allowsBlocks = false

  func holds(for comparison: Comparison) -> Bool {
    (allowsBlocks || comparison.blocks == 0) && share.map { comparison.share <= $0 } ?? true
  }
}

/// Tells of groups of comparisons, and leaves the worst cases as pictures.
struct Judge {
  /// Where the pictures are left.
  let folder: String
  private(set) var isContent = true
  private(set) var figures: [String] = []

  init(folder: String) throws {
    self.folder = folder
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  mutating func judge(
    _ comparisons: [Comparison],
    _ limit: Limit,
    as name: String,
    _ title: String
  ) throws {
    let worst = comparisons.sorted { ($0.share, $0.blocks) > ($1.share, $1.blocks) }
    let failures = worst.count { !limit.holds(for: $0) }
    if failures > 0 { isContent = false }
    print("\(title): \(comparisons.count) pictures, \(failures) beyond the limit")
    for (place, comparison) in worst.prefix(max(5, failures)).enumerated() {
      let percent = (comparison.share * 1e5).rounded() / 1e3
      print("  \(comparison.name)  \(percent) %, \(comparison.blocks) blocks")
      guard place < 5 else { continue }
      let file = "\(folder)/\(name)-\(place + 1)-\(comparison.name).png"
      try comparison.picture.png().write(to: URL(filePath: file))
    }
    figures.append("\(name)=\(((worst.first?.share ?? 0) * 100).short)%")
  }
}

/// The pictures that are judged: scenes that are written down twice, and designs with text.
struct Cases {
  /// Where the pictures of scenes are.
  let folder: String
  let browser: Browser
  let viewer: DrawingViewer

  /// Scenes as pages in a browser, and as SVG in it and in librsvg.
  func judge(_ scenes: [JudgedScene], scale: Int, by judge: inout Judge) throws {
    let drawn = try scenes.map { try $0.scene(scale: Double(scale), folder: folder) }
    let ours = try drawn.map { try $0.bitmap() }
    func compared(with theirs: [Bitmap], level: Int, _ leniency: String?) -> [Comparison] {
      scenes.indices.filter { scenes[$0].leniency == leniency }.map {
        Comparison("\(scenes[$0].name)@\(scale)x", ours[$0], theirs[$0], level: level)
      }
    }
    // Where a curve covers a part of a pixel, Chromium is up to 49 levels from what that part is, and
    // at one pixel a point such pixels are many: so eight of its pixels each way are averaged there.
    let fineness = scale == 1 ? 8 : 1
    func pictures(_ contents: [String]) throws -> [Bitmap] {
      let tiles = contents.map { tile($0) }
      return try browser.pictures(of: tiles, scale: scale, fineness: fineness, base: folder)
    }
    let pages = try pictures(scenes.map(\.page))
    for leniency in [nil, "shadows", "pictures"] {
      try judge.judge(
        compared(with: pages, level: 24, leniency),
        leniency == nil ? Limit(share: 0.003) : Limit(allowsBlocks: true),
        as: (["html\(scale)x", leniency].compactMap(\.self)).joined(separator: "_"),
        (["HTML in Chromium at \(scale)x", leniency].compactMap(\.self)).joined(separator: ", ")
      )
    }
    let drawings = try drawn.map { try $0.svg() }
    try judge.judge(
      compared(with: drawings.map { try viewer.picture(of: $0, scale: scale) }, level: 32, nil),
      Limit(share: 0.0005),
      as: "svg\(scale)x_rsvg",
      "SVG in librsvg at \(scale)x"
    )
    // Chromium's own edges of curves are up to 70 levels from what their areas are.
    try judge.judge(
      compared(
        with: pictures(drawings.map { inline($0) }),
        level: 32,
        nil
      ),
      Limit(share: 0.005),
      as: "svg\(scale)x_chromium",
      "SVG in Chromium at \(scale)x"
    )
  }

  /// Whole designs as SVG: their letters are shaped anew by the viewers.
  func judge(_ designs: [(name: String, scene: Scene)], by judge: inout Judge) throws {
    let pictures = try designs.map { try $0.scene.bitmap().onWhite }
    let drawings = try designs.map { try $0.scene.svg() }
    func compared(with theirs: [Bitmap]) -> [Comparison] {
      designs.indices.map {
        Comparison(designs[$0].name, pictures[$0], theirs[$0], level: 32)
      }
    }
    let limit = Limit(share: 0.025, allowsBlocks: true)
    try judge.judge(
      compared(with: drawings.map { try viewer.picture(of: $0, scale: 2) }),
      limit,
      as: "designs_rsvg",
      "designs as SVG in librsvg"
    )
    let tiles = zip(designs, drawings).map { design, drawing in
      // A tile is whole points; its drawing may end in half a one.
      Tile(
        content: inline(drawing, design.scene.size),
        width: Int(design.scene.size.width.rounded(.up)),
        height: Int(design.scene.size.height.rounded(.up))
      )
    }
    try judge.judge(
      compared(
        with: zip(browser.pictures(of: tiles, scale: 2, base: folder), pictures).map {
          $0.crop(x: 0, y: 0, width: $1.width, height: $1.height)
        }
      ),
      limit,
      as: "designs_chromium",
      "designs as SVG in Chromium"
    )
  }

  private func tile(_ content: String) -> Tile {
    Tile(content: content, width: JudgedScene.width, height: JudgedScene.height)
  }

  private func inline(_ svg: String, _ size: CGSize? = nil) -> String {
    let sides = size.map { "width:\($0.width)px;height:\($0.height)px" } ?? "width:100%;height:100%"
    return "<img style=\"left:0;top:0;\(sides)\" src=\"data:image/svg+xml;base64,"
      + Data(svg.utf8).base64EncodedString() + "\">"
  }
}
