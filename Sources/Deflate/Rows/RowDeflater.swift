/// Where bytes are looked for that repeat others.
package enum Repetitions: Hashable {
  /// Anywhere before them, as in drawings.
  case anywhere
  /// In the pixel before alone: what is left of a photograph, after neighbours were subtracted, repeats
  /// next to nothing, and takes more bytes with what little could be found.
  case inRuns
}

/// Writes rows of pixels as a zlib stream.
///
/// libdeflate knows nothing of rows, and looks for repetitions at every byte. Of a large drawing that takes
/// more than twice as long as following its rows and its runs of one pixel, for more bytes.
@safe struct RowDeflater: ~Copyable {
  private var block: DeflateBlock
  private var writer: BitWriter
  private let room: Int
  /// Whether the stream ends with what is written here.
  private let isLast: Bool

  private init(
    _ block: consuming DeflateBlock,
    _ output: UnsafeMutableRawPointer,
    room: Int,
    isLast: Bool = true
  ) {
    self.block = block
    unsafe writer = BitWriter(output)
    self.room = room
    self.isLast = isLast
  }

  /// How many bytes and stretches a block has.
  ///
  /// Bytes without repetitions are of one kind all over, and the codes of each block take room.
  private static func most(_ repetitions: Repetitions) -> Int {
    repetitions == .anywhere ? 8_192 : 32_768
  }

  /// Returns the length of the stream; nothing where `output` has too little room.
  static func compress(
    _ lines: UnsafeRawBufferPointer,
    stride: Int,
    pixel: Int,
    finding repetitions: Repetitions,
    memory: SearchMemory,
    after trail: RowTrail? = nil,
    into output: UnsafeMutableRawBufferPointer
  ) -> Int? {
    let (head, tail) = (2, 4)
    guard lines.count < Int(Int32.max), output.count > head + tail,
      let start = unsafe lines.baseAddress?.assumingMemoryBound(to: UInt8.self),
      let target = output.baseAddress
    else { return nil }
    let block = unsafe DeflateBlock(
      memory,
      from: start,
      most: most(repetitions)
    )
    var deflater = unsafe RowDeflater(block, target + head, room: output.count - head - tail)
    let length: Int?
    if repetitions == .inRuns {
      length = unsafe deflater.writeRuns(start, lines.count, pixel: pixel)
    } else {
      length = unsafe deflater.writeAll(
        of: RepetitionSearch(start, lines.count, stride: stride, pixel: pixel, memory: memory),
        after: trail
      )
    }
    guard let length else { return nil }
    // Deflate in a window of 32 KB, at the usual level.
    unsafe output.storeBytes(of: UInt16(0x789C).bigEndian, as: UInt16.self)
    let sum = unsafe adler(lines).bigEndian
    unsafe output.storeBytes(of: sum, toByteOffset: head + length, as: UInt32.self)
    return head + length + tail
  }

  /// Writes a part of a stream that ends with a whole byte, without the stream's own head and checksum.
  ///
  /// Returns the length of the part; nothing where `output` has too little room.
  static func compressPart(
    _ lines: UnsafeRawBufferPointer,
    stride: Int,
    pixel: Int,
    memory: SearchMemory,
    isLast: Bool,
    into output: UnsafeMutableRawBufferPointer
  ) -> Int? {
    guard lines.count < Int(Int32.max), let target = output.baseAddress,
      let start = unsafe lines.baseAddress?.assumingMemoryBound(to: UInt8.self)
    else { return nil }
    let block = unsafe DeflateBlock(memory, from: start, most: most(.anywhere))
    let room = output.count
    var deflater = unsafe RowDeflater(block, target, room: room, isLast: isLast)
    return unsafe deflater.writeAll(
      of: RepetitionSearch(start, lines.count, stride: stride, pixel: pixel, memory: memory),
      after: nil
    )
  }

  /// Writes all that a search finds, after a trail or after none.
  private mutating func writeAll(of rows: consuming RepetitionSearch, after trail: RowTrail?)
    -> Int?
  {
    var search = rows
    guard let trail else {
      var steps = RowSteps()
      return writeAll(of: &search, after: &steps)
    }
    return trail.lend { writeAll(of: &search, after: &$0) }
  }

  /// All that stood before as far as it is found, each stretch only if the next place has none that
  /// is better.
  private mutating func writeAll(
    of search: inout RepetitionSearch,
    after steps: inout RowSteps
  ) -> Int? {
    // The stretch that begins at the place before.
    var pending = Stretch()
    let patience = 32
    guard var place = takeOver(&steps, &search, at: 0) else { return nil }
    while place < search.count {
      let found =
        pending.length < patience
        ? search.stretch(at: place, beyond: max(2, pending.length &- 1)) : Stretch()
      if pending.length > 0, found.length == 0 || found.worth <= pending.worth &+ 2 {
        guard add(pending) else { return nil }
        place &-= 1
        search.pass(pending, at: place)
        place &+= pending.length
        steps.note(pending, endingAt: place)
        guard let next = takeOver(&steps, &search, at: place) else { return nil }
        place = next
        pending = Stretch()
      } else {
        if pending.length > 0 || found.length == 0 {
          guard addByte() else { return nil }
        }
        pending = found
        place &+= 1
      }
    }
    guard pending.length == 0 || add(pending) else { return nil }
    return close()
  }

  /// Tells what comes next as it did in the latest rows; gives the place behind it.
  private mutating func takeOver(
    _ told: inout RowSteps,
    _ search: inout RepetitionSearch,
    at start: Int
  ) -> Int? {
    guard let (steps, isToEnd) = told.knownSteps() else { return start }
    var place = start
    for step in steps {
      guard addBytes(Int(step.bytes)), add(step.stretch) else { return nil }
      place &+= step.count
    }
    guard isToEnd else {
      search.recall(RowSteps.recent(of: steps), endingAt: place)
      return place
    }
    return addBytes(search.count &- place) ? search.count : nil
  }

  /// Runs of one pixel, and every other byte by itself.
  private mutating func writeRuns(
    _ bytes: UnsafePointer<UInt8>,
    _ count: Int,
    pixel: Int
  ) -> Int? {
    var place = 0
    while place < count {
      let run = unsafe Self.run(bytes, from: place, count, pixel: pixel)
      guard addBytes(run.lowerBound &- place) else { return nil }
      guard add(Stretch(length: run.count, distance: pixel)) else { return nil }
      place = run.upperBound
    }
    return close()
  }

  /// The first eight bytes or more from a place on that are like the pixel before; none at the end
  /// where there are no such.
  private static func run(
    _ bytes: UnsafePointer<UInt8>,
    from start: Int,
    _ count: Int,
    pixel: Int
  ) -> Range<Int> {
    let earliest = max(start, pixel)
    var place = earliest
    // Wherever eight bytes lie, four of them are one of the halves that are looked at.
    while place &+ 8 <= count {
      let here = unsafe bytes + place
      let difference = unsafe (Repetition.eight(here) ^ Repetition.eight(here - pixel)).littleEndian
      let isLow = difference &<< 32 == 0
      guard isLow || difference &>> 32 == 0 else {
        place &+= 8
        continue
      }
      let alike = isLow ? place : place &+ 4
      var first = alike
      while first > earliest, unsafe bytes[first &- 1] == bytes[first &- 1 &- pixel] { first &-= 1 }
      let run = unsafe bytes + first
      let known = alike &- first &+ 4
      let length = unsafe Repetition.length(run - pixel, run, from: known, most: count &- first)
      if length >= 8 { return first..<first &+ length }
      place = first &+ length
    }
    return count..<count
  }

  @inline(__always)
  private mutating func addByte() -> Bool {
    block.addBytes(1)
    return !block.isFull || writeBlock(isLast: false)
  }

  private mutating func addBytes(_ count: Int) -> Bool {
    var rest = count
    while rest > 0 {
      let some = min(rest, block.room)
      block.addBytes(some)
      rest &-= some
      guard !block.isFull || writeBlock(isLast: false) else { return false }
    }
    return true
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
    guard writeBlock(isLast: isLast) else { return nil }
    if !isLast {
      // A block of no bytes, which stands as it is, fills the byte.
      guard writer.length + 5 + BitWriter.spare <= room else { return nil }
      writer.write(0, 3)
      writer.close()
      writer.write(0xFFFF_0000, 32)
    }
    writer.close()
    return writer.length
  }
}
