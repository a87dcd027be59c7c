import Foundation

/// How long this thread has been computing, in seconds: unlike time, the same on a busy machine.
public func processorTime() -> Double {
  var now = timespec()
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
  return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
}

/// How long this thread computes to do some work, in seconds.
public func processorTime(of work: () throws -> Void) rethrows -> Double {
  let start = processorTime()
  try work()
  return processorTime() - start
}
