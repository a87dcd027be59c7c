/// A pack in the format that POSIX calls pax, which every `tar` reads.
package struct TarPack: Pack {
  package init() {}

  package mutating func add(_ bytes: [UInt8], named name: String, to write: PackWriter) throws {
    let path = Array(name.utf8)
    if path.count > 100 || bytes.count > Self.mostInHeader || path.contains(where: { $0 > 0x7E }) {
      let records = Self.record("path", name) + Self.record("size", String(bytes.count))
      try write(Self.header(Array("pax/header".utf8), size: records.count, kind: "x"))
      try write(Self.padded(records))
    }
    let short = Array(path.prefix(100))
    try write(Self.header(short, size: min(bytes.count, Self.mostInHeader), kind: "0"))
    try write(bytes)
    let rest = bytes.count % Self.block
    if rest > 0 { try write([UInt8](repeating: 0, count: Self.block - rest)) }
  }

  package mutating func end(to write: PackWriter) throws {
    try write([UInt8](repeating: 0, count: 2 * Self.block))
  }

  private static let block = 512
  /// What eleven octal digits say.
  private static let mostInHeader = 0o77_777_777_777

  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    bytes + [UInt8](repeating: 0, count: (block - bytes.count % block) % block)
  }

  /// `LENGTH KEY=VALUE`, where the length counts itself.
  private static func record(_ key: String, _ value: String) -> [UInt8] {
    let rest = " \(key)=\(value)\n"
    var length = rest.utf8.count
    while String(length).utf8.count + rest.utf8.count != length {
      length = String(length).utf8.count + rest.utf8.count
    }
    return Array("\(length)\(rest)".utf8)
  }

  private static func header(_ name: [UInt8], size: Int, kind: Character) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: block)
    func put(_ bytes: some Collection<UInt8>, at place: Int) {
      header.replaceSubrange(place..<place + bytes.count, with: bytes)
    }
    func octal(_ value: Int, digits: Int) -> [UInt8] {
      let text = String(value, radix: 8)
      return Array((String(repeating: "0", count: digits - text.utf8.count) + text).utf8)
    }
    put(name, at: 0)
    put(octal(0o644, digits: 7), at: 100)
    put(octal(0, digits: 7), at: 108)
    put(octal(0, digits: 7), at: 116)
    put(octal(size, digits: 11), at: 124)
    put(octal(0, digits: 11), at: 136)
    put(Array("        ".utf8), at: 148)
    put(Array(String(kind).utf8), at: 156)
    put(Array("ustar\u{0}00".utf8), at: 257)
    let sum = header.reduce(0) { $0 + Int($1) }
    put(octal(sum, digits: 6) + [0, 0x20], at: 148)
    return header
  }
}
