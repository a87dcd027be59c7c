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

  /// Pictures of all tiles, from as few pages as pictures may be large.
  ///
  /// - Parameters:
  ///   - tiles: What is shown.
  ///   - scale: Pixels for each point.
  ///   - fineness: How many of the browser's pixels, across and down, each pixel is the average of.
  ///   - base: Where the files that tiles name are.
  /// - Returns: A picture of each tile.
  /// - Throws: Where Chromium fails, or its picture can't be read.
  func pictures(of tiles: [Tile], scale: Int, fineness: Int = 1, base: String) throws -> [Bitmap] {
    let fine = scale * fineness
    let area = tiles.reduce(0) { $0 + $1.width * $1.height } * fine * fine
    if tiles.count > 1, area > Self.largestPage {
      let halves = [tiles.prefix(tiles.count / 2), tiles.suffix(tiles.count - tiles.count / 2)]
      return try halves.flatMap {
        try pictures(of: Array($0), scale: scale, fineness: fineness, base: base)
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
      <!DOCTYPE html><meta charset="utf-8"><base href="file://\(base)/">
      <style>
        body { margin: 0; background: #fff }
        section { position: absolute; overflow: hidden; background: #fff }
        i, div, img { position: absolute; display: block; box-sizing: border-box }
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
