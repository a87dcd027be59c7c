internal import Dispatch
internal import Foundation
internal import Synchronization

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
    let jobs = max(1, min(ProcessInfo.processInfo.activeProcessorCount, items.count / 16))
    guard jobs > 1 else { return items.map(work) }
    let parts = Mutex<[[Made]]>(Array(repeating: [], count: jobs))
    DispatchQueue.concurrentPerform(iterations: jobs) { job in
      let part = items[items.count * job / jobs..<items.count * (job + 1) / jobs].map(work)
      parts.withLock { $0[job] = part }
    }
    return parts.withLock { $0.flatMap(\.self) }
  }
}
