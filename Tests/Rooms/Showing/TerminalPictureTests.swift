import Foundation
import SnaplineImages
import SnaplineShowing
import Testing

@Suite struct `A picture in a terminal` {
  /// Four colours in corners, and a slope between them.
  private func picture(_ width: Int, _ height: Int) -> Bitmap {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        bytes += [UInt8(x * 255 / max(1, width - 1)), UInt8(y * 255 / max(1, height - 1)), 90, 255]
      }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  private func text(_ picture: TerminalPicture) -> String {
    String(decoding: picture.pieces.joined(), as: UTF8.self)
  }

  @Test func `is made smaller by the mean of what a pixel stands for`() {
    let small = picture(64, 48).shrunk(toWidth: 1, height: 1)
    for (level, mean) in zip(small.bytes, [127, 127, 90, 255]) {
      #expect(abs(Int(level) - mean) <= 1)
    }
    let plain = Bitmap(width: 31, height: 17, bytes: Array(repeating: 200, count: 31 * 17 * 4))
    for (width, height) in [(7, 5), (30, 16), (1, 17), (31, 1)] {
      let shrunk = plain.shrunk(toWidth: width, height: height)
      #expect(shrunk.bytes == Array(repeating: 200, count: width * height * 4))
    }
    let same = picture(9, 9)
    #expect(same.shrunk(toWidth: 9, height: 9) == same)
  }

  @Test(arguments: [true, false])
  func `says in half blocks each of its pixels`(isUnicode: Bool) throws {
    let picture = picture(40, 21)
    var screen = TerminalScreen(columns: 80, rows: 24)
    screen.cell = isUnicode ? .init(width: 10, height: 20) : .init(width: 10, height: 10)
    screen.isUnicode = isUnicode
    let text = text(try TerminalPicture(picture, by: .blocks, on: screen))
    let read = Cells(text)
    #expect(read.rows.allSatisfy { $0.count == 40 })
    var expected: [[RGBLevels?]] = (0..<21).map { y in
      (0..<40).map { x in
        let place = (y * 40 + x) * 4
        return RGBLevels(
          red: picture.bytes[place],
          green: picture.bytes[place + 1],
          blue: picture.bytes[place + 2]
        )
      }
    }
    if isUnicode { expected.append(Array(repeating: nil, count: 40)) }
    #expect((isUnicode ? read.pixels : read.uppers) == expected)
    #expect(isUnicode || text.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `is no wider than the terminal, and no higher than it may be`() throws {
    let screen = TerminalScreen(columns: 30, rows: 10)
    let wide = Cells(text(try TerminalPicture(picture(300, 100), by: .blocks, on: screen)))
    #expect(wide.rows.allSatisfy { $0.count == 30 })
    #expect(wide.rows.count == 5)
    let high = Cells(text(try TerminalPicture(picture(100, 300), by: .blocks, on: screen, rows: 6)))
    #expect(high.rows.count == 6)
    #expect(high.rows.allSatisfy { $0.count == 4 })
    // A small picture stays as small as it is.
    let icon = Cells(text(try TerminalPicture(picture(8, 8), by: .blocks, on: screen)))
    #expect(icon.rows.map(\.count) == [8, 8, 8, 8])
  }

  @Test func `lies on the terminal's own colour`() throws {
    let clear = Bitmap(width: 4, height: 2, bytes: Array(repeating: 0, count: 32))
    let ground = RGBLevels(red: 10, green: 200, blue: 30)
    let screen = TerminalScreen(columns: 80, rows: 24, background: ground)
    let read = Cells(text(try TerminalPicture(clear, by: .blocks, on: screen)))
    #expect(read.pixels.joined().allSatisfy { $0 == ground })
  }

  @Test func `is handed to Kitty as PNG, in pieces of 4,096 bytes`() throws {
    let picture = picture(200, 150)
    let screen = TerminalScreen(columns: 80, rows: 24)
    let text = text(try TerminalPicture(picture, by: .kitty, on: screen))
    let commands = text.matches(of: /\e_G([^;]*);([^\e]*)\e\\/)
    #expect(commands.allSatisfy { $0.2.utf8.count <= 4_096 })
    #expect(commands.first?.1.hasPrefix("a=T,f=100,q=2,m=") == true)
    #expect(commands.dropLast().allSatisfy { $0.1.contains("m=1") })
    #expect(commands.last?.1.contains("m=0") == true)
    let file = try #require(Data(base64Encoded: commands.map { String($0.2) }.joined()))
    #expect(try PNG.decode(file) == picture)
    #expect(text.hasSuffix("\u{1B}\\\n"))
  }

  @Test func `is handed to iTerm as PNG`() throws {
    let picture = picture(200, 150)
    let screen = TerminalScreen(columns: 10, rows: 24)
    let text = text(try TerminalPicture(picture, by: .iterm, on: screen))
    let match = try #require(text.wholeMatch(of: /\e\]1337;File=([^:]*):([^\u{07}]*)\u{07}\n/))
    let file = try #require(Data(base64Encoded: String(match.2)))
    #expect(match.1 == "inline=1;size=\(file.count);width=100px;height=75px;preserveAspectRatio=1")
    #expect(try PNG.decode(file) == picture.shrunk(toWidth: 100, height: 75))
  }

  @Test(.enabled(if: SixelGraphics.isThere))
  func `is drawn in Sixel with no more than 256 colours, near its own`() throws {
    let picture = picture(120, 90)
    let screen = TerminalScreen(columns: 80, rows: 24)
    let read = try Sixels(text(try TerminalPicture(picture, by: .sixel, on: screen)))
    #expect((read.width, read.height) == (120, 90))
    #expect(read.colors <= 256)
    var error = 0
    for (place, levels) in read.pixels.enumerated() {
      for (channel, level) in levels.enumerated() {
        error += abs(level - Int(picture.bytes[place * 4 + channel]))
      }
    }
    #expect(error / (120 * 90 * 3) <= 8, "\(error / (120 * 90 * 3))")
  }

  @Test(.enabled(if: SixelGraphics.isThere))
  func `keeps few colours in Sixel as they are`() throws {
    let colors: [[UInt8]] = [
      [255, 255, 255, 255], [0, 0, 0, 255], [255, 0, 0, 255], [0, 122, 255, 255],
    ]
    let bytes = (0..<40 * 30).flatMap { colors[($0 / 7) % 4] }
    let picture = Bitmap(width: 40, height: 30, bytes: bytes)
    let screen = TerminalScreen(columns: 80, rows: 24)
    let read = try Sixels(text(try TerminalPicture(picture, by: .sixel, on: screen)))
    // The format has hundredths.
    for (place, levels) in read.pixels.enumerated() {
      for (channel, level) in levels.enumerated() {
        #expect(abs(level - Int(bytes[place * 4 + channel])) <= 2)
      }
    }
  }

  @Test func `passes through tmux in an envelope, as text that it can move`() throws {
    let screen = TerminalScreen(columns: 80, rows: 24)
    let text = text(
      try TerminalPicture(picture(100, 60), by: .kitty, on: screen, through: Multiplexer())
    )
    #expect(text.hasPrefix("\u{1B}Ptmux;\u{1B}\u{1B}_Ga=T,U=1,f=100,q=2,i="))
    #expect(text.contains("c=10,r=3"))
    let rows = text.split(separator: "\n").suffix(3)
    #expect(rows.allSatisfy { $0.unicodeScalars.count { $0 == "\u{10EEEE}" } == 10 })
    let marks = rows.map { $0.unicodeScalars.drop { $0 != "\u{10EEEE}" }.dropFirst().prefix(2) }
    #expect(
      marks.map(Array.init) == [
        ["\u{305}", "\u{305}"], ["\u{30D}", "\u{305}"], ["\u{30E}", "\u{305}"],
      ]
    )
  }

  @Test func `stands beside others, each in its part`() throws {
    let screen = TerminalScreen(columns: 64, rows: 24)
    let pictures = [picture(400, 100), picture(200, 100), picture(10, 10)]
    let read = Cells(text(try TerminalPicture(beside: pictures, by: .blocks, on: screen)))
    // Three parts of 20 columns, two between them; the last picture has ten pixels.
    #expect(read.rows.allSatisfy { $0.count == 54 })
    #expect(read.rows.count == 5)
    if SixelGraphics.isThere {
      let sixels = try Sixels(text(try TerminalPicture(beside: pictures, by: .sixel, on: screen)))
      #expect(sixels.width == 450)
      #expect(sixels.height == 100)
    }
  }
}
