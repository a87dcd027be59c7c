internal import Dispatch
internal import Synchronization

/// Work on many items by several threads.
package enum Parallel {
  /// What `work` makes of each item, in order, by so many threads at most.
  package static func map<Item: Sendable, Made: Sendable>(
    _ items: [Item],
    jobs: Int,
    _ work: @Sendable (Item) -> Made
  ) -> [Made] {
    let jobs = min(jobs, items.count)
    guard jobs > 1 else { return items.map(work) }
    let parts = Mutex<[[Made]]>(Array(repeating: [], count: jobs))
    DispatchQueue.concurrentPerform(iterations: jobs) { job in
      let part = items[items.count * job / jobs..<items.count * (job + 1) / jobs].map(work)
      parts.withLock { $0[job] = part }
    }
    return parts.withLock { $0.flatMap(\.self) }
  }
}
