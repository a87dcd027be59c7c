import Foundation

/// A picture in Sixel, as a terminal reads it.
struct Sixels {
  private(set) var width = 0
  private(set) var height = 0
  /// How many colours it has.
  private(set) var colors = 0
  /// Red, green and blue of each pixel, row by row.
  private(set) var pixels: [[Int]] = []

  struct Fault: Error { var text: String }

  init(_ text: String) throws {
    guard let start = text.firstMatch(of: /\ePq|\eP[0-9;]*q/), let end = text.range(of: "\u{1B}\\")
    else { throw Fault(text: String(text.prefix(40))) }
    var rest = text[start.range.upperBound..<end.lowerBound]
    var palette: [Int: [Int]] = [:]
    var color: [Int] = [0, 0, 0]
    var (x, y) = (0, 0)
    func numbers() -> [Int] {
      let word = rest.prefix { $0.isNumber || $0 == ";" }
      rest = rest.dropFirst(word.count)
      return word.split(separator: ";").compactMap { Int($0) }
    }
    func draw(_ character: Character, _ count: Int) throws {
      guard let value = character.asciiValue, (63...126).contains(value) else {
        throw Fault(text: "\(character)")
      }
      for column in x..<x + count where column < width {
        for bit in 0..<6 where (value - 63) >> bit & 1 == 1 && y + bit < height {
          pixels[(y + bit) * width + column] = color
        }
      }
      x += count
    }
    while let first = rest.first {
      rest.removeFirst()
      switch first {
      case "\"":
        let sizes = numbers()
        (width, height) = (sizes[2], sizes[3])
        pixels = Array(repeating: [-1, -1, -1], count: width * height)
      case "#":
        let words = numbers()
        if words.count == 5 { palette[words[0]] = words[2...].map { ($0 * 255 + 50) / 100 } }
        color = palette[words[0]] ?? [0, 0, 0]
      case "!":
        let count = numbers().first ?? 1
        let character = rest.removeFirst()
        try draw(character, count)
      case "$": x = 0
      case "-": (x, y) = (0, y + 6)
      case "\n": continue
      default: try draw(first, 1)
      }
    }
    colors = palette.count
  }
}
