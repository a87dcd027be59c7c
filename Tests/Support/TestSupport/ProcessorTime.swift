import Foundation

/// How long this thread has been computing, in seconds: unlike time, the same on a busy machine.
public func processorTime() -> Double {
  var now = timespec()
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
  return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
}

/// How long this thread computes to do some work, in seconds: about what it takes where no sanitizer
/// watches.
public func processorTime(of work: () throws -> Void) rethrows -> Double {
  let start = processorTime()
  try work()
  return (processorTime() - start) / slowdown
}

/// How many times longer the code of these tests takes under a sanitizer, roughly.
private let slowdown: Double = isLoaded("__tsan_init") ? 8 : isLoaded("__asan_init") ? 4 : 1

/// Whether a sanitizer watches, which takes memory of its own.
public let isWatched = slowdown > 1

private func isLoaded(_ symbol: String) -> Bool { unsafe dlsym(nil, symbol) != nil }
