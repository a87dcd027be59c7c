import Foundation

/// How long this thread has been computing, in seconds: unlike time, the same on a busy machine.
public func processorTime() -> Double {
  var now = timespec()
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
  return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
}

/// How many times as long work may take here: what a sanitizer watches is slow.
///
/// `Tools/sanitize` sets its options for each.
public let patience: Double =
  ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains { ProcessInfo.processInfo.environment[$0] != nil }
  ? 10 : 1

/// How long this thread computes to do some work, in seconds.
public func processorTime(of work: () throws -> Void) rethrows -> Double {
  let start = processorTime()
  try work()
  return processorTime() - start
}
