import Foundation
import SnaplineImages

/// A picture in Kitty's protocol: PNG in Base64, in pieces.
struct KittyGraphics {
  /// The commands that hand the picture over, each to be sent as a whole.
  let commands: [String]
  /// What is printed where the picture is to be; nothing where the commands draw it.
  var cells = ""

  private static let mostInPiece = 4_096

  init(_ picture: Bitmap) throws(ImageError) {
    commands = try Self.commands(picture, "a=T,f=100,q=2")
  }

  /// A picture that stands for text, which a multiplexer moves like any other text.
  init(_ picture: Bitmap, columns: Int, rows: Int, number: UInt32) throws(ImageError) {
    let rows = min(rows, PlaceholderMarks.all.count)
    let columns = min(columns, PlaceholderMarks.all.count)
    let words = "a=T,U=1,f=100,q=2,i=\(number),c=\(columns),r=\(rows)"
    commands = try Self.commands(picture, words)
    let color = "\u{1B}[38;2;\(number >> 16 & 255);\(number >> 8 & 255);\(number & 255)m"
    for row in 0..<rows {
      cells += color
      for column in 0..<columns {
        cells.unicodeScalars += ["\u{10EEEE}", PlaceholderMarks.all[row]]
        cells.unicodeScalars.append(PlaceholderMarks.all[column])
      }
      cells += "\u{1B}[39m\n"
    }
  }

  private static func commands(_ picture: Bitmap, _ words: String) throws(ImageError) -> [String] {
    let file = try PNG.encode(picture, effort: .fast).base64EncodedString()
    var rest = Substring(file)
    var commands: [String] = []
    repeat {
      let piece = rest.prefix(mostInPiece)
      rest = rest[piece.endIndex...]
      let more = "m=\(rest.isEmpty ? 0 : 1)"
      let head = commands.isEmpty ? words + "," + more : more + ",q=2"
      commands.append("\u{1B}_G\(head);\(piece)\u{1B}\\")
    } while !rest.isEmpty
    return commands
  }
}

/// The marks above a character that number rows and columns of a picture which stands for text.
///
/// They are the marks of Unicode 6.0 that stand above a letter and are part of no other character, in
/// Unicode's order, as Kitty's documentation lists them.
enum PlaceholderMarks {
  static let all: [Unicode.Scalar] = (0x300...0x1D244).compactMap(Unicode.Scalar.init)
    .filter { scalar in
      let properties = scalar.properties
      guard properties.canonicalCombiningClass == .above,
        properties.generalCategory == .nonspacingMark,
        let age = properties.age, (age.major, age.minor) <= (6, 0)
      else { return false }
      return !joined.contains(scalar.value)
        && String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.elementsEqual([scalar]
        )
    }

  /// What is part of a letter with a mark that has a character of its own.
  private static let joined: Set<UInt32> = [
    0x300, 0x301, 0x302, 0x303, 0x304, 0x306, 0x307, 0x308, 0x309, 0x30A, 0x30B, 0x30C, 0x30F,
    0x311, 0x313, 0x314, 0x342, 0x653, 0x654,
  ]
}
