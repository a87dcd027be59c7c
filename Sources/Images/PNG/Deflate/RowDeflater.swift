/// Writes rows of pixels as a zlib stream.
///
/// libdeflate, which knows nothing of rows, looks for repetitions at every byte. Of a drawing that takes
/// nearly twice as long as following its rows and its runs of one pixel, and comes to about the same
/// size. What is left of a photograph's rows has next to nothing to find, and is smaller without.
@safe struct RowDeflater: ~Copyable {
  private var block: DeflateBlock
  private var writer: BitWriter
  private let room: Int

  private init(_ memory: SearchMemory, _ output: UnsafeMutableRawPointer, room: Int) {
    block = DeflateBlock(memory)
    unsafe writer = BitWriter(output)
    self.room = room
  }

  /// Returns the length of the stream; nothing where `output` has too little room.
  static func compress(
    _ lines: UnsafeRawBufferPointer,
    stride: Int,
    pixel: Int,
    areFiltered: Bool,
    memory: SearchMemory,
    into output: UnsafeMutableRawBufferPointer
  ) -> Int? {
    let (head, tail) = (2, 4)
    guard lines.count < Int(Int32.max), output.count > head + tail,
      let start = unsafe lines.baseAddress?.assumingMemoryBound(to: UInt8.self),
      let target = output.baseAddress
    else { return nil }
    var deflater = unsafe RowDeflater(memory, target + head, room: output.count - head - tail)
    let length =
      areFiltered
      ? unsafe deflater.writeRuns(start, lines.count, pixel: pixel)
      : unsafe deflater.writeAll(
        of: RepetitionSearch(start, lines.count, stride: stride, pixel: pixel, memory: memory)
      )
    guard let length else { return nil }
    // Deflate in a window of 32 KB, at the usual level.
    unsafe output.storeBytes(of: UInt16(0x789C).bigEndian, as: UInt16.self)
    unsafe output.storeBigEndian(adler(lines), at: head + length)
    return head + length + tail
  }

  /// All that stood before as far as it is found, each stretch only if the next place has none that
  /// is better.
  private mutating func writeAll(of rows: consuming RepetitionSearch) -> Int? {
    var search = rows
    // The stretch that begins at the place before.
    var pending = Stretch()
    let patience = 32
    var place = 0
    while place < search.count {
      let found =
        pending.length < patience
        ? search.stretch(at: place, beyond: max(2, pending.length &- 1)) : Stretch()
      if pending.length > 0, found.length == 0 || found.worth <= pending.worth &+ 2 {
        guard add(pending) else { return nil }
        place &-= 1
        search.pass(pending, at: place)
        place &+= pending.length
        pending = Stretch()
      } else {
        if pending.length > 0 || found.length == 0 {
          let byte = unsafe search.bytes[pending.length > 0 ? place &- 1 : place]
          guard add(byte) else { return nil }
        }
        pending = found
        place &+= 1
      }
    }
    guard pending.length == 0 || add(pending) else { return nil }
    return close()
  }

  /// Runs of one pixel, and every other byte by itself.
  private mutating func writeRuns(
    _ bytes: UnsafePointer<UInt8>,
    _ count: Int,
    pixel: Int
  ) -> Int? {
    var place = 0
    while place < count {
      let here = unsafe bytes + place
      if place >= pixel, place &+ 8 <= count,
        unsafe Repetition.eight(here) == Repetition.eight(here - pixel)
      {
        let length = unsafe Repetition.length(here - pixel, here, from: 8, most: count &- place)
        guard add(Stretch(length: length, distance: pixel)) else { return nil }
        place &+= length
      } else {
        guard add(unsafe here.pointee) else { return nil }
        place &+= 1
      }
    }
    return close()
  }

  @inline(__always)
  private mutating func add(_ byte: UInt8) -> Bool {
    block.add(byte)
    return !block.isFull || writeBlock(isLast: false)
  }

  private mutating func add(_ stretch: Stretch) -> Bool {
    let longest = DeflateBlock.longestStretch
    var rest = stretch.length
    while rest > 0 {
      // No less than three bytes may be left.
      let length = rest <= longest ? rest : min(longest, rest &- 3)
      block.add(length: length, distance: stretch.distance)
      rest &-= length
      guard !block.isFull || writeBlock(isLast: false) else { return false }
    }
    return true
  }

  private mutating func writeBlock(isLast: Bool) -> Bool {
    block.write(to: &writer, isLast: isLast, room: room - writer.length)
  }

  private mutating func close() -> Int? {
    guard writeBlock(isLast: true) else { return nil }
    writer.close()
    return writer.length
  }
}
