import Foundation
import Frame
import Snapline

/// What is to be shown, and where on a page.
struct Tile {
  let content: String
  let width, height: Int
}

/// Chromium without a window.
struct Browser {
  let folder: String

  /// How many pixels the tiles of a page may have together, which takes up to twice as many.
  private static let largestPage = 40_000_000

  /// Pictures of what a round's cases have in a page, each as large as our own.
  func pictures(of round: Round, content: (Case) throws -> String) throws -> [Bitmap] {
    let tiles = try round.cases.map { one in
      // A tile is whole points; a drawing may end half a point earlier.
      Tile(
        content: try content(one),
        width: Int(one.scene.size.width.rounded(.up)),
        height: Int(one.scene.size.height.rounded(.up))
      )
    }
    let shown = try pictures(of: tiles, scale: round.scale, fineness: round.fineness)
    return zip(shown, round.cases).map {
      $0.crop(x: 0, y: 0, width: $1.ours.width, height: $1.ours.height)
    }
  }

  /// Pictures of all tiles, from as few pages as pictures may be large.
  ///
  /// - Parameters:
  ///   - tiles: What is shown, with files that are in the folder.
  ///   - scale: Pixels for each point.
  ///   - fineness: How many of the browser's pixels, across and down, each pixel is the average of.
  /// - Returns: A picture of each tile.
  /// - Throws: Where Chromium fails, or its picture can't be read.
  private func pictures(of tiles: [Tile], scale: Int, fineness: Int) throws -> [Bitmap] {
    let fine = scale * fineness
    let area = tiles.reduce(0) { $0 + $1.width * $1.height } * fine * fine
    if tiles.count > 1, area > Self.largestPage {
      let halves = [tiles.prefix(tiles.count / 2), tiles.suffix(tiles.count - tiles.count / 2)]
      return try halves.flatMap {
        try pictures(of: Array($0), scale: scale, fineness: fineness)
      }
    }
    let gap = 8
    let width = max(1_024, tiles.map(\.width).max() ?? 0)
    var places: [(x: Int, y: Int)] = []
    var (x, y, rowHeight) = (0, 0, 0)
    for tile in tiles {
      if x + tile.width > width { (x, y, rowHeight) = (0, y + rowHeight + gap, 0) }
      places.append((x, y))
      x += tile.width + gap
      rowHeight = max(rowHeight, tile.height)
    }
    let height = y + rowHeight
    let sections = zip(tiles, places).map { tile, place in
      "<section style=\"left:\(place.x)px;top:\(place.y)px;width:\(tile.width)px;"
        + "height:\(tile.height)px\">\(tile.content)</section>"
    }
    let page = """
      <!DOCTYPE html><meta charset="utf-8"><base href="file://\(folder)/">
      <style>
        body { margin: 0; background: #fff }
        section { position: absolute; overflow: hidden; background: #fff }
        i, div, img, svg { position: absolute; display: block; box-sizing: border-box }
        b { flex: 1 } u { width: 20px; flex: none; background: #369 } s { flex: none }
      </style>
      \(sections.joined(separator: "\n"))
      """
    let (file, picture) = (folder + "/page.html", folder + "/page.png")
    try Data(page.utf8).write(to: URL(filePath: file))
    var chromium = try Command(
      "chromium",
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        "--allow-file-access-from-files", "--force-color-profile=srgb",
        "--font-render-hinting=none",
        "--force-device-scale-factor=\(fine)", "--window-size=\(width),\(height)",
        "--screenshot=\(picture)", "file://" + file,
      ],
      environment: ["HOME": folder]
    )
    chromium.errors = folder + "/chromium.log"
    try chromium.run()
    let all = try Bitmap(decoding: Data(contentsOf: URL(filePath: picture)))
    return zip(tiles, places).map { tile, place in
      all.crop(
        x: place.x * fine,
        y: place.y * fine,
        width: tile.width * fine,
        height: tile.height * fine
      ).averaged(by: fineness)
    }
  }
}

/// librsvg's own command.
struct DrawingViewer {
  let folder: String

  func picture(of svg: String, scale: Int) throws -> Bitmap {
    let (file, picture) = (folder + "/viewed.svg", folder + "/viewed.png")
    try Data(svg.utf8).write(to: URL(filePath: file))
    try Command(
      "rsvg-convert",
      ["--zoom", "\(scale)", "--background-color", "white", file, "-o", picture]
    ).run()
    return try Bitmap(decoding: Data(contentsOf: URL(filePath: picture)))
  }
}

/// One of Poppler's commands.
struct DocumentViewer {
  let program: String
  let folder: String

  /// The picture of a document's first page, each pixel the average of `fineness` across and down.
  func picture(of document: Data, scale: Int, fineness: Int) throws -> Bitmap {
    let (file, picture) = (folder + "/viewed.pdf", folder + "/viewed")
    try document.write(to: URL(filePath: file))
    try Command(
      program,
      ["-png", "-singlefile", "-r", "\(72 * scale * fineness)", file, picture]
    ).run()
    return try Bitmap(decoding: Data(contentsOf: URL(filePath: picture + ".png")))
      .averaged(by: fineness)
  }
}
