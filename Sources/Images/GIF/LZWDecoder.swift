/// Undoes the compression of GIF: codes of growing width, each a string seen before and one more.
struct LZWDecoder {
  private let data: [UInt8]
  private let clear: Int
  private let smallest: Int

  // The strings by their codes: each is another one with a byte behind it.
  private var before: [Int16]
  private var last: [UInt8]
  private var lengths: [Int32]
  private var count = 0

  // Where the next code is read.
  private var place = 0
  private var bits = 0
  private var bitCount = 0

  private static let most = 4_096

  init(codeSize: Int, data: [UInt8]) {
    self.data = data
    clear = 1 << codeSize
    smallest = codeSize + 1
    before = [Int16](repeating: -1, count: Self.most)
    last = [UInt8](repeating: 0, count: Self.most)
    lengths = [Int32](repeating: 1, count: Self.most)
    for code in 0..<min(clear, 256) { last[code] = UInt8(code) }
  }

  /// The bytes that the codes stand for, until they end, or make no sense, or are `most`.
  mutating func indices(atMost most: Int) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(most)
    var width = smallest
    var previous: Int?
    count = clear + 2
    while output.count < most, let code = next(width) {
      if code == clear {
        (count, width, previous) = (clear + 2, smallest, nil)
        continue
      }
      if code == clear + 1 { break }
      guard let known = previous else {
        guard code < clear else { break }
        output.append(last[code])
        previous = code
        continue
      }
      guard code < count || (code == count && count < Self.most) else { break }
      // The one code that may name the string that is just being made.
      let first = firstByte(of: code < count ? code : known)
      if count < Self.most {
        before[count] = Int16(known)
        last[count] = first
        lengths[count] = lengths[known] + 1
        count += 1
      }
      append(code, to: &output, atMost: most)
      if count == 1 << width, width < 12 { width += 1 }
      previous = code
    }
    return output
  }

  private mutating func next(_ width: Int) -> Int? {
    while bitCount < width {
      guard place < data.count else { return nil }
      bits |= Int(data[place]) << bitCount
      bitCount += 8
      place += 1
    }
    let code = bits & (1 << width - 1)
    bits >>= width
    bitCount -= width
    return code
  }

  private func firstByte(of code: Int) -> UInt8 {
    var code = code
    while code >= clear { code = Int(before[code]) }
    return last[code]
  }

  private func append(_ code: Int, to output: inout [UInt8], atMost most: Int) {
    let start = output.count
    let length = Int(lengths[code])
    for _ in 0..<length { output.append(0) }
    var (code, place) = (code, start + length - 1)
    while place >= start {
      output[place] = last[code]
      place -= 1
      if code >= clear { code = Int(before[code]) }
    }
    if output.count > most { output.removeLast(output.count - most) }
  }
}
