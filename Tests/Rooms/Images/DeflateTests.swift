import CZlib
import TestSupport
import Testing

@testable import SnaplineDeflate

@Suite struct `A stream of rows` {
  /// What a zlib stream of the rows is; nothing where `room` bytes don't hold it.
  private func compressed(
    _ rows: [UInt8],
    stride: Int,
    pixel: Int,
    finding repetitions: Repetitions = .anywhere,
    memory: SearchMemory = SearchMemory(),
    after trail: RowTrail? = nil,
    room: Int? = nil
  ) -> [UInt8]? {
    var output = [UInt8](repeating: 0xA5, count: room ?? rows.count * 9 / 8 + 1_024)
    let length = unsafe rows.withUnsafeBytes { rows in
      unsafe output.withUnsafeMutableBytes { output in
        unsafe RowDeflater.compress(
          rows,
          stride: stride,
          pixel: pixel,
          finding: repetitions,
          memory: memory,
          after: trail,
          into: output
        )
      }
    }
    return length.map { Array(output[..<$0]) }
  }

  /// Bytes that repeat themselves near and far, by the pixel and beside it, or don't.
  private func repeating(_ count: Int, stride: Int, pixel: Int, _ seed: inout Seed) -> [UInt8] {
    var rows: [UInt8] = []
    while rows.count < count {
      let distances = [pixel, 1, stride, stride - pixel, 32_768, 32_769, rows.count]
      let distance = distances.randomElement(using: &seed) ?? 1
      let longest = [9, 70, 600, 5_000].randomElement(using: &seed) ?? 9
      let length = Int.random(in: 1...longest, using: &seed)
      if distance > 0, distance <= rows.count, Int.random(in: 0..<4, using: &seed) > 0 {
        for _ in 0..<length { rows.append(rows[rows.count - distance]) }
      } else {
        let levels = [2, 30, 256].randomElement(using: &seed) ?? 2
        for _ in 0..<length {
          rows.append(UInt8(truncatingIfNeeded: Int.random(in: 0..<levels, using: &seed)))
        }
      }
    }
    return Array(rows.prefix(count))
  }

  @Test func `holds the rows, whatever repeats in them`() throws {
    let memory = SearchMemory()
    for var seed in Seed.some(150) {
      let pixel = [1, 3, 4].randomElement(using: &seed) ?? 1
      let stride =
        1 + pixel
        * Int.random(
          in: 1...([3, 90, 1_200, 14_000].randomElement(using: &seed) ?? 3),
          using: &seed
        )
      let count = Int.random(
        in: 1...([12, 300, 9_000, 120_000].randomElement(using: &seed) ?? 12),
        using: &seed
      )
      let rows = repeating(count, stride: stride, pixel: pixel, &seed)
      for repetitions in [Repetitions.anywhere, .inRuns] {
        let stream = try #require(
          compressed(rows, stride: stride, pixel: pixel, finding: repetitions, memory: memory)
        )
        let isHeld = Inflater.bytes(of: stream[...], atMost: 1 << 26) == rows
        #expect(isHeld, "\(seed)")
      }
    }
  }

  /// Rows of which some parts were written anew, by any bytes or by what stands elsewhere.
  private func edited(_ rows: [UInt8], _ seed: inout Seed) -> [UInt8] {
    var rows = rows
    for _ in 0..<Int.random(in: 0...3, using: &seed) {
      let start = Int.random(in: 0..<rows.count, using: &seed)
      let longest = [1, 40, 3_000, 50_000].randomElement(using: &seed) ?? 1
      let end = min(rows.count, start + Int.random(in: 1...longest, using: &seed))
      let source = Bool.random(using: &seed) ? Int.random(in: 0..<rows.count, using: &seed) : -1
      for place in start..<end {
        rows[place] =
          source < 0
          ? UInt8(truncatingIfNeeded: Int.random(in: 0..<4, using: &seed))
          : rows[(source + place - start) % rows.count]
      }
    }
    return rows
  }

  @Test func `is the same whatever is known of the rows before`() throws {
    for var seed in Seed.some(40) {
      let pixel = [1, 3, 4].randomElement(using: &seed) ?? 1
      let stride = 1 + pixel * Int.random(in: 1...900, using: &seed)
      let count = Int.random(
        in: 1...([9_000, 400_000].randomElement(using: &seed) ?? 1),
        using: &seed
      )
      let trail = RowTrail()
      var rows = repeating(count, stride: stride, pixel: pixel, &seed)
      var changes: [Range<Int>]? = nil
      for round in 0..<5 {
        // Some don't fit, and leave nothing to go by.
        let room = Int.random(in: 0..<8, using: &seed) == 0 ? rows.count / 9 : nil
        trail.begin(changing: changes)
        let known = compressed(rows, stride: stride, pixel: pixel, after: trail, room: room)
        let alone = compressed(rows, stride: stride, pixel: pixel, room: room)
        if known == nil { trail.forget() }
        #expect(known == alone, "\(seed), round \(round)")
        let before = rows
        rows = edited(rows, &seed)
        changes = lines(of: rows, unlike: before, stride: stride)
      }
    }
  }

  /// Which bytes of rows differ from others, as whole rows.
  private func lines(of rows: [UInt8], unlike others: [UInt8], stride: Int) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for start in Swift.stride(from: 0, to: rows.count, by: stride) {
      let line = start..<min(start + stride, rows.count)
      guard rows[line] != others[line] else { continue }
      if let last = found.last, last.upperBound == start {
        found[found.count - 1] = last.lowerBound..<line.upperBound
      } else {
        found.append(line)
      }
    }
    return found
  }

  @Test func `is the same of rows of which more is told than a trail keeps`() throws {
    var seed = Seed(5)
    let trail = RowTrail()
    var rows: [UInt8] = []
    // Many short stretches, with a byte of its own between two.
    while rows.count < 1_300_000 {
      rows += [UInt8(seed.number(in: 0...255)), 1, 2, 3, 4, 5]
    }
    for changes in [nil, [], [0..<6]] as [[Range<Int>]?] {
      if changes?.isEmpty == false { rows[1] = 9 }
      trail.begin(changing: changes)
      let known = compressed(rows, stride: 6, pixel: 1, after: trail)
      #expect(known == compressed(rows, stride: 6, pixel: 1))
    }
  }

  @Test func `is read by zlib, whatever repeats in it`() throws {
    for var seed in Seed.some(60) {
      let count = seed.number(in: 1...40_000)
      let stride = 1 + 3 * seed.number(in: 1...900)
      let rows = repeating(count, stride: stride, pixel: 3, &seed)
      for repetitions in [Repetitions.anywhere, .inRuns] {
        let stream = try #require(
          compressed(rows, stride: stride, pixel: 3, finding: repetitions)
        )
        var read = [UInt8](repeating: 0, count: rows.count)
        var length = UInt(rows.count)
        let status = unsafe uncompress(&read, &length, stream, UInt(stream.count))
        let isRead = status == Z_OK && length == rows.count && read == rows
        #expect(isRead, "\(seed)")
      }
    }
  }

  @Test func `is the same after other rows were written`() throws {
    let memory = SearchMemory()
    for var seed in Seed.some(20) {
      let rows = repeating(20_000, stride: 301, pixel: 3, &seed)
      let fresh = compressed(rows, stride: 301, pixel: 3)
      let isSame = compressed(rows, stride: 301, pixel: 3, memory: memory) == fresh
      #expect(isSame, "\(seed)")
    }
  }

  @Test func `is small where rows repeat, with a pixel or with what is above`() throws {
    var seed = Seed(3)
    let row = [0] + (0..<3_600).map { _ in UInt8.random(in: 0...255, using: &seed) }
    let alike = Array(repeatElement(row, count: 600).joined())
    #expect(try #require(compressed(alike, stride: 3_601, pixel: 3)).count < 3_601 + 14_000)
    let flat = [UInt8](repeating: 7, count: 3_601 * 600)
    #expect(try #require(compressed(flat, stride: 3_601, pixel: 3)).count < 3_000)
  }

  @Test func `never takes more room than there is`() throws {
    for var seed in Seed.some(20) {
      let rows = repeating(30_000, stride: 301, pixel: 3, &seed)
      let whole = try #require(compressed(rows, stride: 301, pixel: 3))
      for room in [0, 1, 6, 7, 100, whole.count / 2, whole.count - 1] {
        #expect(compressed(rows, stride: 301, pixel: 3, room: room) == nil, "\(seed), \(room)")
      }
      let isWhole = compressed(rows, stride: 301, pixel: 3, room: whole.count + 1_024) == whole
      #expect(isWhole, "\(seed)")
    }
  }
}

@Suite struct `A code of words of bits` {
  @Test func `has no word too long, none without bits, and no room left`() {
    for var seed in Seed.some(300) {
      let count = Int.random(in: 2...286, using: &seed)
      let steepness = Double.random(in: 0...2, using: &seed)
      var weight = 1.0
      let frequencies = (0..<count).map { _ -> UInt32 in
        weight = min(weight * (1 + steepness), 4e8)
        return Bool.random(using: &seed) ? UInt32(weight) : 0
      }
      for longest in [9, 15] {
        let code = HuffmanCode(frequencies, longest: longest)
        #expect(code.words.allSatisfy { $0.count <= longest }, "\(seed)")
        for (frequency, word) in zip(frequencies, code.words) where frequency > 0 {
          #expect(word.count > 0, "\(seed)")
        }
        // Kraft's sum of a code that reads every string of bits.
        let room = code.words.reduce(0) { $0 + ($1.count > 0 ? 1 << (longest - Int($1.count)) : 0) }
        #expect(room == 1 << longest, "\(seed)")
      }
    }
  }

  @Test func `is as short as the frequencies allow`() {
    for var seed in Seed.some(100) {
      let frequencies = (0..<60).map { _ in UInt32.random(in: 1...1_000, using: &seed) }
      let code = HuffmanCode(frequencies, longest: 15)
      // Joining the two lightest, again and again, until one is left: each time all below grow a bit.
      var weights = frequencies.map(Int.init)
      var least = 0
      while weights.count > 1 {
        weights.sort(by: >)
        let joined = weights.removeLast() + weights.removeLast()
        least += joined
        weights.append(joined)
      }
      #expect(code.size(frequencies) == least, "\(seed)")
    }
  }
}
