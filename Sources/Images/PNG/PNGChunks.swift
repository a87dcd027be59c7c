internal import SnaplineDeflate

/// The chunks of a file that is intact: every length and checksum holds, and nothing is left out.
///
/// A file is told block by block, so that it needn't be in memory. Nothing is read but what our own
/// reader understands; who hears that a file isn't whole asks libpng why.
struct PNGChunks {
  private(set) var width = 0
  private(set) var height = 0
  /// Bytes of a pixel: 1 for grays or numbers of colours, 3 for red, green and blue, 4 with alpha;
  /// nothing for every other kind.
  private(set) var channels: Int?
  /// Whether the pixels stand in seven passes, in place of rows from the top.
  private(set) var isInterlaced = false
  /// The colours that pixels are numbers of, where they are: each a straight pixel in memory's order.
  private(set) var palette: [UInt32] = []
  /// The compressed pixels, in one or more pieces.
  private(set) var pixelData: [Range<Int>] = []
  private(set) var hasTransparentColor = false
  /// How many bytes were taken.
  private(set) var count = 0

  private var isNumbered = false
  private var hasAlphas = false
  private var chunk = Chunk()
  private var piece = Piece(.signature, length: PNG.signature.count)

  init() {}

  /// The chunks of a whole file, or nothing where it isn't intact.
  init?(_ bytes: UnsafeRawBufferPointer) {
    unsafe take(bytes)
    guard isWhole else { return nil }
  }

  init?(_ file: FileBytes) {
    unsafe file.forEachBlock { unsafe take($0) }
    guard isWhole else { return nil }
  }

  /// Whether the end came, and all before it is in order.
  var isWhole: Bool { piece.kind == .end }

  /// Goes on with the next bytes of the file.
  mutating func take(_ block: UnsafeRawBufferPointer) {
    var place = 0
    while place < block.count, !piece.isLast {
      let end = min(place + piece.left, block.count)
      let part = unsafe UnsafeRawBufferPointer(rebasing: block[place..<end])
      if piece.kind == .data { unsafe chunk.sum = checksum(part, after: chunk.sum) }
      unsafe piece.take(part)
      count += part.count
      place = end
      // Data may have no bytes at all.
      while piece.left == 0, !piece.isLast { piece = next() ?? Piece(.fault) }
    }
  }

  /// What follows a piece that is complete, or nothing where it isn't in order.
  private mutating func next() -> Piece? {
    switch piece.kind {
    case .signature:
      return piece.bytes == PNG.signature ? Piece(.head, length: 8) : nil
    case .head:
      let isFirst = chunk.tag.isEmpty
      chunk = unsafe piece.bytes.withUnsafeBytes { unsafe Chunk(head: $0, start: count) }
      guard isFirst == (chunk.tag == "IHDR") else { return nil }
      return Piece(.data, length: chunk.data.count, isKept: chunk.isShort)
    case .data:
      guard understand(piece.bytes) else { return nil }
      return Piece(.sum, length: 4)
    case .sum:
      guard piece.bytes == bigEndian(chunk.sum) else { return nil }
      return chunk.tag == "IEND" ? Piece(.end) : Piece(.head, length: 8)
    case .end, .fault: return nil
    }
  }

  /// Whether the chunk may stand where it does, and holds what it should.
  private mutating func understand(_ bytes: [UInt8]) -> Bool {
    switch chunk.tag {
    case "IHDR": return readHeader(bytes)
    case "IDAT":
      // Pieces follow each other without a gap.
      if let last = pixelData.last, last.upperBound + 12 != chunk.data.lowerBound { return false }
      if isNumbered, palette.isEmpty { return false }
      pixelData.append(chunk.data)
    case "IEND": return chunk.data.isEmpty && !pixelData.isEmpty
    case "tRNS":
      if isNumbered { return readAlphas(bytes) }
      hasTransparentColor = true
    case "PLTE": return readPalette(bytes)
    default:
      // A capital first letter says that the picture can't be understood without the chunk.
      return chunk.tag.first?.isLowercase == true
    }
    return true
  }

  /// Whether the list of colours stands where it may; other kinds only suggest one.
  private mutating func readPalette(_ bytes: [UInt8]) -> Bool {
    guard let channels, pixelData.isEmpty else { return false }
    guard isNumbered else { return channels > 1 }
    guard palette.isEmpty, bytes.count == chunk.data.count, bytes.count.isMultiple(of: 3),
      (3...768).contains(bytes.count)
    else { return false }
    palette = stride(from: 0, to: bytes.count, by: 3).map { place in
      UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
        | 0xFF00_0000
    }
    return true
  }

  private mutating func readAlphas(_ bytes: [UInt8]) -> Bool {
    guard pixelData.isEmpty, !hasAlphas, !bytes.isEmpty, bytes.count == chunk.data.count,
      bytes.count <= palette.count
    else { return false }
    hasAlphas = true
    for (place, alpha) in bytes.enumerated() {
      palette[place] = palette[place] & 0xFF_FFFF | UInt32(alpha) << 24
    }
    return true
  }

  private mutating func readHeader(_ bytes: [UInt8]) -> Bool {
    guard bytes.count == 13 else { return false }
    width = Int(number(bytes[0..<4]))
    height = Int(number(bytes[4..<8]))
    let isPlain = bytes[8] == 8 && bytes[10..<12] == [0, 0] && bytes[12] <= 1
    isInterlaced = bytes[12] == 1
    channels = isPlain ? [0: 1, 2: 3, 3: 1, 6: 4][bytes[9]] : nil
    isNumbered = isPlain && bytes[9] == 3
    return width > 0 && height > 0 && width <= Int(Int32.max) && height <= Int(Int32.max)
  }
}

extension PNGChunks {
  private struct Chunk {
    var tag = ""
    var data = 0..<0
    /// The checksum of the tag and as much of the data as was taken.
    var sum: UInt32 = 0
    /// Whether the data is of a kind and length that we read.
    var isShort: Bool {
      data.count <= (tag == "PLTE" || tag == "tRNS" ? 768 : 13)
    }

    init() {}

    init(head: UnsafeRawBufferPointer, start: Int) {
      let tag = unsafe UnsafeRawBufferPointer(rebasing: head[4..<8])
      unsafe sum = checksum(tag)
      unsafe self.tag = String(decoding: tag, as: UTF8.self)
      data = unsafe start..<start + Int(number(head[0..<4]))
    }
  }

  /// What the file consists of: a signature, then of each chunk its head, data and sum.
  private struct Piece {
    enum Kind { case signature, head, data, sum, end, fault }

    let kind: Kind
    private(set) var left: Int
    /// What was taken of it, where somebody reads it.
    private(set) var bytes: [UInt8] = []
    private let isKept: Bool

    init(_ kind: Kind, length: Int = 0, isKept: Bool = true) {
      self.kind = kind
      left = length
      self.isKept = isKept
    }

    var isLast: Bool { kind == .end || kind == .fault }

    mutating func take(_ part: UnsafeRawBufferPointer) {
      left -= part.count
      if isKept { unsafe bytes.append(contentsOf: part) }
    }
  }
}

/// The number that bytes make, the highest first.
private func number(_ bytes: some Sequence<UInt8>) -> UInt32 {
  bytes.reduce(0) { $0 << 8 | UInt32($1) }
}
