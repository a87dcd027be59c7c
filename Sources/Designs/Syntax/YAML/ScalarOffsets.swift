/// Finds the bytes behind offsets that libyaml counts in Unicode scalars.
struct ScalarOffsets {
  private let bytes: [UInt8]
  private let isPlain: Bool
  /// The place last asked for; the next is near it.
  private var scalar = 0
  private var byte = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isPlain = bytes.allSatisfy { $0 < 0x80 }
  }

  mutating func byte(at target: Int) -> Int {
    if isPlain { return min(target, bytes.count) }
    while scalar < target, byte < bytes.count {
      byte += 1
      while byte < bytes.count, bytes[byte] & 0xC0 == 0x80 { byte += 1 }
      scalar += 1
    }
    while scalar > target, byte > 0 {
      byte -= 1
      while byte > 0, bytes[byte] & 0xC0 == 0x80 { byte -= 1 }
      scalar -= 1
    }
    return byte
  }
}

/// Line breaks of YAML 1.1 that YAML 1.2 reads as ordinary characters.
///
/// libyaml still breaks lines at them. Three noncharacters stand in for them while it reads: one
/// scalar for one, so that no offset moves.
struct HiddenBreaks {
  let hidden: [UInt8]
  private let areThere: Bool

  /// Each break with what stands in for it.
  private static let pairs: [(UInt32, UInt32)] = [
    (0x85, 0xFDD0), (0x2028, 0xFDD1), (0x2029, 0xFDD2),
  ]

  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    areThere =
      bytes.contains { $0 >= 0x80 }
      && text.unicodeScalars.contains { scalar in Self.pairs.contains { $0.0 == scalar.value } }
    hidden = areThere ? Array(Self.replaced(text, forward: true).utf8) : bytes
  }

  func restored(_ text: String) -> String {
    areThere ? Self.replaced(text, forward: false) : text
  }

  private static func replaced(_ text: String, forward: Bool) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let pair = pairs.first { (forward ? $0.0 : $0.1) == scalar.value }
      let other = pair.flatMap { Unicode.Scalar(forward ? $0.1 : $0.0) }
      scalars.append(other ?? scalar)
    }
    return String(scalars)
  }
}
