import Synchronization

/// Numbers in the order of making, across threads, that say which constraint is newer.
enum Serial {
  private static let last = Atomic<Int64>(0)

  static func next() -> Int64 { last.wrappingAdd(1, ordering: .relaxed).newValue }

  /// The first of so many numbers, which follow one another.
  static func next(_ count: Int) -> Int64 {
    last.wrappingAdd(Int64(count), ordering: .relaxed).oldValue + 1
  }
}
