package import Foundation

/// JSON that stays text wherever it is put: in a page, in the log of a build, at a terminal.
package enum JSONText {
  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  package static func of(_ value: some Encodable) throws -> [UInt8] {
    inert(try encoder.encode(value))
  }

  /// The same value, with escapes for what acts elsewhere: what ends a script or begins a comment in a
  /// page, what begins a command in the log of a build, and marks that steer a terminal or turn the
  /// direction of what follows.
  ///
  /// These characters stand within texts alone.
  package static func inert(_ json: Data) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(json.count)
    let bytes = Array(json)
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "<") {
        text += escape(0x3C)
      } else if byte == UInt8(ascii: "#"), bytes[place...].starts(with: "##[".utf8) {
        text += escape(0x23)
      } else if byte == 0x7F {
        text += escape(0x7F)
      } else if byte == 0xC2, place + 1 < bytes.count, bytes[place + 1] < 0xA0 {
        text += escape(UInt16(bytes[place + 1]))
        place += 1
      } else if byte == 0xE2, place + 2 < bytes.count,
        let mark = turn(bytes[place + 1], bytes[place + 2])
      {
        text += escape(mark)
        place += 2
      } else {
        text.append(byte)
      }
      place += 1
    }
    return text
  }

  /// A mark of direction or an end of a line by the bytes behind its first.
  private static func turn(_ second: UInt8, _ third: UInt8) -> UInt16? {
    let code = 0x2000 | UInt16(second & 0x3F) << 6 | UInt16(third & 0x3F)
    switch code {
    case 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: return code
    default: return nil
    }
  }

  private static func escape(_ code: UInt16) -> [UInt8] {
    let digits = String(code, radix: 16)
    return Array("\\u".utf8) + Array(String(repeating: "0", count: 4 - digits.count).utf8)
      + Array(digits.utf8)
  }
}
