internal import SnaplineDeflate

/// A pack in the format of zip, whose files are stored as they are: pictures are compressed already.
///
/// What a zip lists at its end is kept in a file without a name meanwhile, and not in memory.
package struct ZipPack: Pack {
  private let list: UnnamedFile
  private var count: UInt64 = 0
  private var offset: UInt64 = 0

  package init() throws { list = try UnnamedFile() }

  package mutating func add(_ bytes: [UInt8], named name: String, to write: PackWriter) throws {
    let path = Array(name.utf8)
    let size = UInt64(bytes.count)
    // Sizes beyond 32 bits stand in a field of their own.
    let extra =
      size >= Self.large
      ? Self.number(1, 2) + Self.number(16, 2) + Self.number(size, 8) + Self.number(size, 8) : []
    let sizes = Self.number(min(size, Self.large), 4)
    let sum = unsafe bytes.withUnsafeBytes { unsafe checksum($0) }
    let common = Self.version + Self.number(UInt64(sum), 4) + sizes + sizes
    try write(
      Self.number(0x0403_4B50, 4) + common + Self.number(UInt64(path.count), 2)
        + Self.number(UInt64(extra.count), 2) + path + extra
    )
    try write(bytes)
    try note(path, common: common, size: size)
    offset += UInt64(30 + path.count + extra.count) + size
    count += 1
  }

  private func note(_ path: [UInt8], common: [UInt8], size: UInt64) throws {
    var extra: [UInt8] = []
    if size >= Self.large { extra += Self.number(size, 8) + Self.number(size, 8) }
    if offset >= Self.large { extra += Self.number(offset, 8) }
    if !extra.isEmpty { extra = Self.number(1, 2) + Self.number(UInt64(extra.count), 2) + extra }
    let lengths = Self.number(UInt64(path.count), 2) + Self.number(UInt64(extra.count), 2)
    try list.append(
      Self.number(0x0201_4B50, 4) + Self.number(Self.madeBy, 2) + common + lengths
        + Self.number(0, 6) + Self.number(0o100_644 << 16, 4)
        + Self.number(min(offset, Self.large), 4) + path + extra
    )
  }

  package mutating func end(to write: PackWriter) throws {
    let size = UInt64(try list.copy(to: write))
    if count >= Self.many || offset >= Self.large || size >= Self.large {
      try write(
        Self.number(0x0606_4B50, 4) + Self.number(44, 8) + Self.number(Self.madeBy, 2)
          + Self.number(45, 2) + Self.number(0, 8) + Self.number(count, 8) + Self.number(count, 8)
          + Self.number(size, 8) + Self.number(offset, 8)
      )
      try write(
        Self.number(0x0706_4B50, 4) + Self.number(0, 4) + Self.number(offset + size, 8)
          + Self.number(1, 4)
      )
    }
    let few = Self.number(min(count, Self.many), 2)
    try write(
      Self.number(0x0605_4B50, 4) + Self.number(0, 4) + few + few
        + Self.number(min(size, Self.large), 4) + Self.number(min(offset, Self.large), 4)
        + Self.number(0, 2)
    )
  }

  /// A field of four bytes that says so stands for what is too large for it, as does this one of two.
  private static let large: UInt64 = 0xFFFF_FFFF
  private static let many: UInt64 = 0xFFFF
  /// Unix, and the version that knows such fields.
  private static let madeBy: UInt64 = 0x032D

  /// The version that reads it, that names are UTF-8, that files are stored, and the first day that zip
  /// knows.
  private static let version: [UInt8] =
    number(45, 2) + number(0x0800, 2) + number(0, 2) + number(0, 2) + number(0x21, 2)

  /// A number in so many bytes, the lowest first.
  private static func number(_ value: UInt64, _ bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (UInt64($0) * 8)) }
  }
}
