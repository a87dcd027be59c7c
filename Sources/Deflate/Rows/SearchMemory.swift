/// What a search for repetitions remembers, and where what it finds is gathered.
///
/// It is dear to make, and is used by one thread at a time.
@safe final class SearchMemory {
  static let bitsOfFour: UInt32 = 14
  static let bitsOfThree: UInt32 = 13

  /// The latest place of each hash of four bytes, and of three.
  let latestOfFour, latestOfThree: UnsafeMutablePointer<Int32>
  /// Of each place in the window the one before it that has the same hash of four bytes.
  let before: UnsafeMutablePointer<Int32>
  /// Of a block, and one more.
  let tokens: UnsafeMutablePointer<UInt32>

  init() {
    unsafe latestOfFour = .allocate(capacity: 1 << Self.bitsOfFour)
    unsafe latestOfThree = .allocate(capacity: 1 << Self.bitsOfThree)
    unsafe before = .allocate(capacity: DeflateBlock.window)
    unsafe tokens = .allocate(capacity: DeflateBlock.mostTokens + 1)
  }

  deinit {
    unsafe latestOfFour.deallocate()
    unsafe latestOfThree.deallocate()
    unsafe before.deallocate()
    unsafe tokens.deallocate()
  }

  /// Forgets all places.
  func clear() {
    unsafe latestOfFour.update(repeating: -1, count: 1 << Self.bitsOfFour)
    unsafe latestOfThree.update(repeating: -1, count: 1 << Self.bitsOfThree)
  }
}
