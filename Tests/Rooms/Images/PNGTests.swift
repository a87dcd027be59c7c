import SnaplineEnvironment
import TestSupport
import Testing

import struct Foundation.Data

@testable import SnaplineImages

@Suite struct `A PNG file that we write` {
  @Test func `is read by libpng to the same pixels`() throws {
    for var seed in Seed.some(150) {
      let bitmap = Bitmap.random(&seed)
      for effort in [PNG.Effort.fast, .normal] {
        let file = try PNG.encode(bitmap, scale: 2, effort: effort)
        #expect(try thorough(file) == bitmap, "\(seed)")
        #expect(try quick(file) == bitmap, "\(seed)")
      }
      let taken = try PNG.encode(taking: bitmap, scale: 2, texts: [])
      #expect(try Data(taken) == PNG.encode(bitmap, scale: 2), "\(seed)")
    }
  }

  @Test func `takes a byte a pixel for grays and for few colours`() throws {
    func kind(_ colors: [[UInt8]]) throws -> UInt8 {
      let pixels = (0..<400).flatMap { colors[$0 % colors.count] }
      let bitmap = Bitmap(width: 20, height: 20, bytes: pixels)
      let file = try bitmap.png()
      #expect(try thorough(file) == bitmap)
      return file[25]
    }
    #expect(try kind([[9, 9, 9, 255], [200, 200, 200, 255]]) == 0)
    #expect(try kind([[9, 9, 8, 255], [200, 200, 200, 255]]) == 3)
    #expect(try kind([[9, 9, 9, 200], [0, 0, 0, 0], [255, 1, 2, 255]]) == 3)
    #expect(try kind((0..<100).map { [$0, 0, 0, 255] }) == 2)
    #expect(try kind((0..<100).map { [$0, 0, 0, 254] }) == 6)
  }

  @Test func `is exact at the most colours that a list may have, and at one more`() throws {
    for (count, kind) in [(256, UInt8(3)), (257, 2)] {
      let pixels = (0..<80 * 80).flatMap { place -> [UInt8] in
        let color = place % count
        return [UInt8(color & 255), UInt8(color >> 8), 7, 255]
      }
      let bitmap = Bitmap(width: 80, height: 80, bytes: pixels)
      let file = try bitmap.png()
      #expect(file[25] == kind)
      #expect(try thorough(file) == bitmap)
      #expect(try quick(file) == bitmap)
    }
  }

  @Test func `is filtered where it is a photograph, and nowhere else`() throws {
    for var seed in Seed.some(3) {
      let photograph = Bitmap.photograph(width: 220, height: 140, &seed)
      #expect(filter(of: photograph) == .adaptive, "\(seed)")
      let file = try photograph.png()
      #expect(try thorough(file) == photograph, "\(seed)")
      #expect(try quick(file) == photograph, "\(seed)")
    }
    // A diagonal gradient, and stripes in many colours.
    let gradient = Bitmap(width: 220, height: 140) { x, y in
      [(x + y) / 7, 20 + (x + y) / 9, 90 + (x + y) / 12]
    }
    let stripes = Bitmap(width: 220, height: 140) { x, y in [x * 7 % 256, x * 13 % 256, y / 40] }
    #expect(filter(of: gradient) == .none)
    #expect(filter(of: stripes) == .none)
    #expect(try thorough(gradient.png()) == gradient)
  }

  private func filter(of bitmap: Bitmap) -> PNGFilter {
    let stride = 1 + bitmap.width * 3
    var lines = [UInt8](repeating: 0, count: stride * bitmap.height)
    return unsafe lines.withUnsafeMutableBytes { lines in
      unsafe bitmap.bytes.withUnsafeBytes { pixels in
        for row in 0..<bitmap.height {
          unsafe PixelRow.dropAlpha(
            UnsafeRawBufferPointer(
              rebasing: pixels[row * bitmap.width * 4..<(row + 1) * bitmap.width * 4]
            ),
            into: UnsafeMutableRawBufferPointer(
              rebasing: lines[row * stride + 1..<(row + 1) * stride]
            )
          )
        }
      }
      var samples = RowSamples()
      return unsafe PNGFilter(lines, stride: stride, channels: 3, samples: &samples)
    }
  }

  @Test func `holds texts of any length`() throws {
    let bitmap = Bitmap(width: 2, height: 1, bytes: Array(repeating: 255, count: 8))
    let long = String(repeating: "länger als tausend ", count: 400)
    let file = try bitmap.png(texts: [PNG.Text("Short", "ä 日"), PNG.Text("Long one", long)])
    #expect(PNG.text("Short", in: file) == "ä 日")
    #expect(PNG.text("Long one", in: file) == long)
    #expect(PNG.text("Long one", in: file, atMost: 100) == nil)
    #expect(PNG.text("Other", in: file) == nil)
    #expect(file.count < 700)
    #expect(try thorough(file) == bitmap)
    for place in stride(from: 8, to: file.count, by: 3) {
      var damaged = file
      damaged[place] ^= 4
      #expect(PNG.text("Long one", in: damaged) == nil, "\(place)")
    }
  }

  @Test func `has no alpha where nothing shines through`() throws {
    let opaque = Bitmap(width: 1, height: 2, bytes: [1, 2, 3, 255, 4, 5, 6, 255])
    #expect(try opaque.png()[25] == 2)
    let clear = Bitmap(width: 1, height: 2, bytes: [1, 2, 3, 255, 4, 5, 6, 254])
    #expect(try clear.png()[25] == 6)
  }

  @Test func `says its density and colour space`() throws {
    let file = try Bitmap(width: 1, height: 1, bytes: [0, 0, 0, 255]).png(scale: 2)
    // 144 pixels an inch are 5669 a metre.
    let density: [UInt8] = [
      0, 0, 0, 9, 0x70, 0x48, 0x59, 0x73, 0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1,
    ]
    #expect(file.range(of: Data(density)) != nil)
    #expect(file.range(of: Data("sRGB".utf8)) != nil)
  }

  @Test func `says nothing of its pixels but themselves`() throws {
    // What a file says of its own pixels could be said by whoever writes others.
    for var seed in Seed.some(40) {
      let file = try Bitmap.random(&seed).png()
      let kinds: Set = ["IHDR", "sRGB", "pHYs", "PLTE", "tRNS", "IDAT", "IEND"]
      #expect(chunkKinds(of: file).isSubset(of: kinds), "\(seed)")
    }
  }

  private func chunkKinds(of file: Data) -> Set<String> {
    var kinds: Set<String> = []
    var place = 8
    while place + 8 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      kinds.insert(String(decoding: file[place + 4..<place + 8], as: UTF8.self))
      place += length + 12
    }
    return kinds
  }

  @Test func `is checked block by block as it is whole`() throws {
    for var seed in Seed.some(40) {
      let file = try Bitmap.random(&seed).png()
      var damaged = file
      damaged[Int.random(in: 0..<file.count, using: &seed)] ^= 1
      let cut = file.prefix(Int.random(in: 0..<file.count, using: &seed))
      for (bytes, isIntact) in [(file, true), (damaged, false), (cut, false)] {
        var chunks = PNGChunks()
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
          let block = Array(rest.prefix(Int.random(in: 1...40, using: &seed)))
          rest = rest.dropFirst(block.count)
          unsafe block.withUnsafeBytes { unsafe chunks.take($0) }
        }
        #expect(chunks.isWhole == isIntact, "\(seed)")
        guard isIntact else { continue }
        let whole = unsafe Array(file).withUnsafeBytes { unsafe PNGChunks($0) }
        #expect(chunks.count == whole?.count && chunks.count == file.count, "\(seed)")
        #expect(chunks.pixelData == whole?.pixelData, "\(seed)")
      }
    }
  }

  @Test func `needs a pixel`() {
    #expect(throws: ImageError.noPixels) { try Bitmap(width: 0, height: 4, bytes: []).png() }
  }

  @Test func `has another hash with every other pixel`() {
    for var seed in Seed.some(40) {
      let bitmap = Bitmap.random(&seed)
      var other = bitmap
      let place = Int.random(in: 0..<bitmap.bytes.count, using: &seed)
      other.bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &seed)
      #expect(PixelHash(other) != PixelHash(bitmap), "\(seed)")
    }
  }

  @Test func `hashes differ with the size alone`() {
    let bytes = [UInt8](repeating: 0, count: 48)
    let hashes = [(3, 4), (4, 3), (12, 1), (1, 12)].map {
      PixelHash(Bitmap(width: $0, height: $1, bytes: bytes))
    }
    #expect(Set(hashes).count == 4)
  }
}

@Suite struct `Reading a PNG file` {
  @Test func `gives libpng's pixels for every filter`() throws {
    for var seed in Seed.some(120) {
      let file = TestFile.random(&seed)
      #expect(try quick(file.data) == thorough(file.data), "\(seed)")
      #expect(try quick(file.data) != nil, "\(seed)")
    }
  }

  @Test func `gives libpng's pixels for whatever our reader accepts`() throws {
    var accepted = 0
    for var seed in Seed.some(600) {
      let data = TestFile.odd(&seed)
      guard let ours = try? quick(data) else { continue }
      accepted += 1
      #expect(try ours == thorough(data), "\(seed)")
      #expect(try PNG.decode(data) == ours, "\(seed)")
    }
    // Neither everything nor nothing, so that the law says something.
    #expect(accepted > 50 && accepted < 400, "\(accepted)")
  }

  @Test func `understands interlaced files`() throws {
    for var seed in Seed.some(30) {
      var plain = TestFile(width: 11, height: 9, depth: 8, kind: 2)
      let pixels: [[UInt8]] = (0..<99).map { _ in
        (0..<3).map { _ in UInt8.random(in: 0...255, using: &seed) }
      }
      for row in 0..<9 {
        plain.lines.append(0)
        for column in 0..<11 { plain.lines += pixels[row * 11 + column] }
      }
      var interlaced = plain
      interlaced.isInterlaced = true
      interlaced.lines = []
      for (x, y, across, down) in [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] {
        for row in stride(from: y, to: 9, by: down) {
          interlaced.lines.append(0)
          for column in stride(from: x, to: 11, by: across) {
            interlaced.lines += pixels[row * 11 + column]
          }
        }
      }
      #expect(try PNG.decode(interlaced.data) == PNG.decode(plain.data), "\(seed)")
      #expect(try quick(interlaced.data) == nil)
    }
  }

  @Test func `understands files in several pieces, and chunks it doesn't know`() throws {
    var seed = Seed(5)
    var file = TestFile.random(&seed)
    file.pieces = 4
    file.extra = true
    #expect(try quick(file.data) == thorough(file.data))
    #expect(try quick(file.data) != nil)
  }

  @Test func `understands palettes, gray and sixteen bits`() throws {
    for (depth, kind, bytes) in [
      (1, 3, 1), (2, 3, 1), (4, 3, 1), (8, 3, 1), (1, 0, 1), (8, 0, 1), (16, 0, 2), (8, 4, 2),
      (16, 2, 6), (16, 6, 8),
    ] {
      var file = TestFile(width: 1, height: 3, depth: UInt8(depth), kind: UInt8(kind))
      let lines: [[UInt8]] = (0..<3).map { row in
        [0] + Array(repeating: depth == 8 && kind == 3 ? UInt8(row) : UInt8(row * 64), count: bytes)
      }
      file.lines = lines.flatMap { $0 }
      if kind == 3 { file.palette = [255, 0, 0, 0, 255, 0, 0, 0, 255] }
      let bitmap = try PNG.decode(file.data)
      #expect((bitmap.width, bitmap.height) == (1, 3), "\(depth) \(kind)")
      #expect(try bitmap == thorough(file.data), "\(depth) \(kind)")
      #expect(try (quick(file.data) != nil) == (depth == 8 && kind != 4), "\(depth) \(kind)")
    }
    var palette = TestFile(width: 2, height: 1, depth: 8, kind: 3)
    palette.lines = [0, 1, 0]
    palette.palette = [255, 0, 0, 0, 255, 0]
    try expectEqual(PNG.decode(palette.data).bytes, [0, 255, 0, 255, 255, 0, 0, 255])
  }

  @Test func `says what is wrong`() throws {
    var seed = Seed(1)
    let file = TestFile.random(&seed).data
    func failure(_ data: Data, _ limits: Limits = Limits()) -> ImageError? {
      do throws(ImageError) {
        _ = try Bitmap(decoding: data, limits: limits)
        return nil
      } catch {
        return error
      }
    }
    #expect(failure(Data()) == .empty)
    #expect(failure(Data("version https://git-lfs.github.com/spec/v1\noid".utf8)) == .gitLFSPointer)
    #expect(failure(Data("BM89a".utf8)) == .unknownFormat)
    for length in 1..<file.count - 12 {
      #expect(failure(file.prefix(length)) == .truncated, "\(length)")
    }
    var limits = Limits()
    limits.imageBytes = 10
    #expect(failure(file, limits) == .tooManyBytes(count: file.count, limit: 10))
    limits = Limits()
    limits.imagePixels = 0
    let size = try PNG.decode(file)
    #expect(
      failure(file, limits) == .tooManyPixels(width: size.width, height: size.height, limit: 0)
    )
    var broken = file
    broken[file.count - 16] ^= 255
    guard case .corrupt = failure(broken) else {
      Issue.record("\(String(describing: failure(broken)))")
      return
    }
  }

  @Test func `costs little where a small file claims to be huge`() throws {
    for kind: UInt8 in [2, 6, 0, 3] {
      var file = TestFile(width: 10_000, height: 9_999, depth: 8, kind: kind)
      file.lines = [0, 0, 0, 0]
      if kind == 3 { file.palette = [1, 2, 3] }
      #expect(throws: ImageError.self) { try PNG.decode(file.data) }
    }
  }
}

extension Bitmap {
  /// An opaque picture, by the levels of each pixel.
  fileprivate init(width: Int, height: Int, _ levels: (Int, Int) -> [Int]) {
    let pixels = (0..<width * height).flatMap { place -> [UInt8] in
      levels(place % width, place / width).map { UInt8(truncatingIfNeeded: $0) } + [255]
    }
    self.init(width: width, height: height, bytes: pixels)
  }
}

private func quick(_ data: Data) throws(ImageError) -> Bitmap? {
  try unsafe read(data) { reader, bytes throws(ImageError) in try unsafe reader.quick(bytes) }
}

private func thorough(_ data: Data) throws(ImageError) -> Bitmap {
  try unsafe read(data) { reader, bytes throws(ImageError) in try unsafe reader.thorough(bytes) }
}

private func read<Value>(
  _ data: Data,
  _ body: (PNGReader, UnsafeRawBufferPointer) throws(ImageError) -> Value
) throws(ImageError) -> Value {
  var result = Result<Value, ImageError>.failure(.empty)
  unsafe data.withUnsafeBytes { bytes in
    do throws(ImageError) {
      result = .success(try unsafe body(PNGReader(limits: Limits()), bytes))
    } catch {
      result = .failure(error)
    }
  }
  return try result.get()
}
