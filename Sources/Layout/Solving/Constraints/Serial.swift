import Synchronization

/// Numbers in the order of making, across threads, that say which constraint is newer.
enum Serial {
  private static let last = Atomic<Int64>(0)

  static func next() -> Int64 { last.wrappingAdd(1, ordering: .relaxed).newValue }
}
