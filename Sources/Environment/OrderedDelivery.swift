internal import Dispatch
internal import Synchronization

/// Does work on several threads and hands the results on in their order, each as soon as all before
/// it are there, so that few have to be kept.
package struct OrderedDelivery: Sendable {
  private let jobs: Int

  /// - Parameter jobs: How many threads there are at most; one is the thread that asks.
  package init(jobs: Int) { self.jobs = jobs }

  /// Does each piece of work on any thread, and hands its result to `deliver`.
  ///
  /// That takes one result at a time. The work ends early where it answers false, or throws.
  package func run<Result: Sendable, Failure: Error>(
    _ count: Int,
    work: @Sendable (Int) -> Result,
    deliver: (Int, Result) throws(Failure) -> Bool
  ) throws(Failure) {
    guard count > 0 else { return }
    let next = Atomic<Int>(0)
    let desk = Mutex(Desk<Result>())
    // While one piece takes long, no more than these are done ahead of it.
    let ahead = DispatchSemaphore(value: 0)
    for _ in 0..<max(64, jobs * 4) { ahead.signal() }
    // The closure stays within this call, and is called under the lock alone.
    nonisolated(unsafe) let deliver = deliver
    nonisolated(unsafe) var failure: Failure?
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, count))) { _ in
      while true {
        ahead.wait()
        let place = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard place < count else {
          ahead.signal()
          return
        }
        let result = work(place)
        desk.withLock { desk in
          desk.waiting[place] = result
          // What was begun has left files, so it is told even where the work ends early.
          while unsafe failure == nil, let ready = desk.waiting.removeValue(forKey: desk.delivered)
          {
            do throws(Failure) {
              if try unsafe !deliver(desk.delivered, ready) { desk.isOver = true }
            } catch {
              unsafe failure = error
              desk.isOver = true
            }
            desk.delivered += 1
            ahead.signal()
          }
          if desk.isOver {
            next.store(count, ordering: .relaxed)
            for _ in 0..<jobs { ahead.signal() }
          }
        }
      }
    }
    if let failure = unsafe failure { throw failure }
  }

  private struct Desk<Result: Sendable>: Sendable {
    var waiting: [Int: Result] = [:]
    var delivered = 0
    var isOver = false
  }
}
