internal import Foundation
internal import SnaplineEnvironment

/// Some lines of a file, read together so that several processors may make something of them.
package enum Batches {
  /// The most bytes of a batch, unless one line alone has more.
  private static let bytes = 150_000

  /// Goes through items in order, so many at a time that few of them are in memory.
  static func forEach<Item>(
    next: () -> Item?,
    size: (Item) -> Int,
    _ body: ([Item]) throws -> Void
  ) rethrows {
    var (batch, total) = ([Item](), 0)
    while let item = next() {
      batch.append(item)
      total += size(item)
      guard total >= bytes else { continue }
      try body(batch)
      (batch, total) = ([], 0)
    }
    if !batch.isEmpty { try body(batch) }
  }

  /// What `work` makes of each item, in order, on all processors.
  package static func made<Item: Sendable, Made: Sendable>(
    of items: [Item],
    _ work: @Sendable (Item) -> Made
  ) -> [Made] {
    let processors = ProcessInfo.processInfo.activeProcessorCount
    return Parallel.map(items, jobs: min(processors, items.count / 16), work)
  }
}
