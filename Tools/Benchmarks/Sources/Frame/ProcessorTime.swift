import Foundation

/// How long this thread worked on something, in microseconds.
///
/// What the machine does for others meanwhile doesn't count, but that it takes room in its caches.
public func processorMicroseconds(_ body: () -> Void) -> Double {
  let start = threadNanoseconds()
  body()
  return Double(threadNanoseconds() - start) / 1_000
}

private func threadNanoseconds() -> Int {
  var time = timespec()
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
