import SnaplineImages

/// A picture as text: each character is two pixels, one above the other.
///
/// The colour of the letters is that of the upper pixel, and the colour behind them that of the lower
/// one. Where the terminal has no half block, a cell is one pixel.
struct HalfBlocks {
  let text: String

  init(_ picture: Bitmap, on screen: TerminalScreen) {
    let levels = picture.levels(over: screen.background)
    func color(_ x: Int, _ y: Int) -> RGBLevels {
      let place = (y * picture.width + x) * 3
      return RGBLevels(red: levels[place], green: levels[place + 1], blue: levels[place + 2])
    }
    var text = ""
    let step = screen.isUnicode ? 2 : 1
    for y in stride(from: 0, to: picture.height, by: step) {
      var ink: RGBLevels?
      var ground: RGBLevels?
      for x in 0..<picture.width {
        let upper = color(x, y)
        // Below an odd last row there is nothing.
        let lower = y + step - 1 < picture.height ? color(x, y + step - 1) : nil
        guard let lower, lower != upper else {
          if let lower {
            if ground != lower { text += Self.code(48, lower) }
            ground = lower
            text += " "
          } else {
            if ground != nil { text += "\u{1B}[49m" }
            if ink != upper { text += Self.code(38, upper) }
            (ink, ground) = (upper, nil)
            text += "▀"
          }
          continue
        }
        if ink != upper { text += Self.code(38, upper) }
        if ground != lower { text += Self.code(48, lower) }
        (ink, ground) = (upper, lower)
        text += "▀"
      }
      text += "\u{1B}[0m\n"
    }
    self.text = text
  }

  private static func code(_ kind: Int, _ color: RGBLevels) -> String {
    "\u{1B}[\(kind);2;\(color.red);\(color.green);\(color.blue)m"
  }
}
