import Foundation
package import SnaplineImages

/// A picture as a terminal takes it, in pieces that may be written one after the other.
package struct TerminalPicture: Sendable {
  package private(set) var pieces: [[UInt8]] = []

  /// What ends whatever a terminal reads in the middle of a picture.
  package static let end = Array("\u{1B}\\\u{1B}[0m".utf8)

  /// A picture for a screen, not wider than that and, where told so, not higher than some rows.
  package init(
    _ picture: Bitmap,
    by way: TerminalProtocol,
    on screen: TerminalScreen,
    rows: Int? = nil,
    through multiplexer: Multiplexer? = nil
  ) throws(ImageError) {
    guard picture.width > 0, picture.height > 0 else { return }
    let fitted = Self.fitted(picture, by: way, on: screen, rows: rows)
    try add(fitted, by: way, on: screen, through: multiplexer)
  }

  /// Pictures beside each other, each in its part of the screen's width.
  package init(
    beside pictures: [Bitmap],
    by way: TerminalProtocol,
    on screen: TerminalScreen,
    through multiplexer: Multiplexer? = nil
  ) throws(ImageError) {
    var part = screen
    part.columns = Self.columns(ofOneOf: pictures.count, on: screen)
    let unit = way == .blocks ? 1 : screen.cell.width
    let step = Double(part.columns + Self.gap) * unit
    let fitted = pictures.enumerated().map { place, picture in
      (Int(Double(place) * step), Self.fitted(picture, by: way, on: part, rows: nil))
    }
    guard let whole = Bitmap(beside: fitted) else { return }
    try add(whole, by: way, on: screen, through: multiplexer)
  }

  /// The columns between two pictures.
  package static let gap = 2

  /// The columns that each of some pictures has beside the others.
  package static func columns(ofOneOf count: Int, on screen: TerminalScreen) -> Int {
    max(1, (screen.columns - (count - 1) * gap) / max(1, count))
  }

  private mutating func add(
    _ fitted: Bitmap,
    by way: TerminalProtocol,
    on screen: TerminalScreen,
    through multiplexer: Multiplexer?
  ) throws(ImageError) {
    switch way {
    case .kitty where multiplexer != nil:
      let graphics = try KittyGraphics(
        fitted,
        columns: Int((Double(fitted.width) / screen.cell.width).rounded(.up)),
        rows: Int((Double(fitted.height) / screen.cell.height).rounded(.up)),
        number: UInt32.random(in: 0x1_0000...0xFF_FFFF)
      )
      for command in graphics.commands { add(multiplexer?.passing(command) ?? command) }
      add(graphics.cells)
    case .kitty:
      for command in try KittyGraphics(fitted).commands { add(command) }
      add("\n")
    case .iterm:
      let file = try PNG.encode(fitted, effort: .fast)
      let command =
        "\u{1B}]1337;File=inline=1;size=\(file.count);width=\(fitted.width)px;"
        + "height=\(fitted.height)px;preserveAspectRatio=1:\(file.base64EncodedString())\u{07}"
      add(multiplexer?.passing(command) ?? command)
      add("\n")
    case .sixel:
      add(try SixelGraphics.bytes(fitted, over: screen.background))
      add("\n")
    case .blocks:
      add(HalfBlocks(fitted, on: screen).text)
    }
  }

  private mutating func add(_ text: String) { add(Array(text.utf8)) }
  private mutating func add(_ bytes: [UInt8]) { pieces.append(bytes) }

  private static func fitted(
    _ picture: Bitmap,
    by way: TerminalProtocol,
    on screen: TerminalScreen,
    rows: Int?
  ) -> Bitmap {
    way == .blocks ? cells(picture, on: screen, rows) : pixels(picture, on: screen, rows)
  }

  /// The picture in no more pixels than the screen has beside each other; never in more than its own.
  private static func pixels(_ picture: Bitmap, on screen: TerminalScreen, _ rows: Int?) -> Bitmap {
    let high = rows.map { Double(max(1, $0)) * screen.cell.height } ?? .infinity
    let scale = min(1, screen.pixelWidth / Double(picture.width), high / Double(picture.height))
    return picture.shrunk(
      toWidth: max(1, Int(Double(picture.width) * scale)),
      height: max(1, Int(Double(picture.height) * scale))
    )
  }

  /// The picture in one pixel for each half of a cell, or for each cell where there are no halves.
  private static func cells(_ picture: Bitmap, on screen: TerminalScreen, _ rows: Int?) -> Bitmap {
    let parts = screen.isUnicode ? 2.0 : 1.0
    let aspect = screen.cell.width / (screen.cell.height / parts)
    let high = rows.map { Double(max(1, $0)) * parts } ?? .infinity
    let scale = min(
      1,
      Double(screen.columns) / Double(picture.width),
      high / (Double(picture.height) * aspect)
    )
    return picture.shrunk(
      toWidth: max(1, Int(Double(picture.width) * scale)),
      height: min(
        picture.height,
        max(1, Int((Double(picture.height) * scale * aspect).rounded()))
      )
    )
  }
}
